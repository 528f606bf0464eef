"""A bot plays for somebody who left, until the seat is given back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from .gate import GatedPool
from .house import House, run, serving
from .player import Message, Player, secrets


def two(house: House) -> tuple[dict[str, Any], list[str], list[str]]:
    """A table with the keys of its host, who plays, and of a guest."""
    table = house.open("me", {"kind": "link", "name": "Bob"}, layout="intro", first_player="0")
    return table, [table["host"], *secrets(table, 0)], secrets(table, 1)


def standing(bot: str, seat: int = 1) -> Message:
    return {"type": "stand_in", "seat": seat, "bot": bot}


async def seen(player: Player, seat: int, **fields: object) -> None:
    """Until the table says this about who sits on a seat."""
    while any(player.table["people"][seat][name] != value for name, value in fields.items()):
        await player.hear()


async def left_to(host: Player, bot: str) -> None:
    """The guest has gone, and the host lets a bot play."""
    await seen(host, 1, here=False)
    await host.send(standing(bot))
    await seen(host, 1, stand_in=bot)


def test_a_bot_takes_over_and_gives_back(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def story(house: House) -> None:
        table, host_keys, guest_keys = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            async with Player(house.address, table["table"], guest_keys) as guest:
                await guest.act(1, guest.choices(1)[0])
                await seen(host, 1, here=True)
                await host.send(standing("random"))
                assert (await host.until("fault"))["error"] == "fault-still-here"
            await left_to(host, "random")
            while 1 in host.table["waiting"]:
                await host.hear()
            with closing(sqlite3.connect(database)) as db:
                assert db.execute("SELECT steps FROM drafts WHERE seat = 1").fetchall() == [("",)]
            assert house.lobby.rooms[table["table"]].kept.play.match.seats == ["guest", "guest"]
            async with Player(house.address, table["table"], guest_keys) as guest:
                await back(house, host, guest)

    async def back(house: House, host: Player, guest: Player) -> None:
        assert guest.table["people"][1]["stand_in"] == "random"
        assert (guest.choices(1), guest.view(1)["besides"]) == ([], [])
        await guest.send(standing(""))
        for player in (host, guest):
            await seen(player, 1, stand_in="", here=True)
        while not host.view(0)["complete"]:
            await host.act(0, host.choices(0)[0])
        await host.move("commit", 0)
        while not guest.choices(1):
            if not host.choices(0):
                await guest.hear()
            else:
                await host.act(0, host.choices(0)[0])
        assert (await guest.act(1, guest.choices(1)[0]))["type"] == "done"

    with serving(database) as house:
        run(story(house))


def test_while_a_bot_plays_the_person_does_not(tmp_path: Path) -> None:
    pool = GatedPool()

    async def story(house: House) -> None:
        table, host_keys, guest_keys = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            async with Player(house.address, table["table"], guest_keys) as guest:
                await guest.act(1, guest.choices(1)[0])
                step = guest.view(1)
            await left_to(host, "greedy")
            async with Player(house.address, table["table"], guest_keys) as guest:
                for kind in ("act", "hint"):
                    fields = {"action": step["choices"][0]["action"]} if kind == "act" else {}
                    answer = await guest.ask({**guest.message(kind, 1, **fields), "step": 1})
                    assert answer["refusal"]["text"]["key"] == "refuse-stood-in"
                await given_back(house, host, guest, step)

    async def given_back(house: House, host: Player, guest: Player, step: Message) -> None:
        """Before the bot has thought: the person's own steps are still there, and the bot does nothing."""
        await host.send(standing(""))
        await seen(guest, 1, stand_in="")
        assert guest.view(1) == step
        pool.open(house)
        await guest.act(1, guest.choices(1)[0])
        assert guest.view(1)["step"] == 2
        assert pool.asked == ["greedy"]
        assert 1 in host.table["waiting"]

    with serving(tmp_path / "tables.db", pool=pool) as house:
        run(story(house))


def test_another_bot_may_take_over_from_the_first(tmp_path: Path) -> None:
    pool = GatedPool()

    async def story(house: House) -> None:
        table, host_keys, _ = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            await left_to(host, "greedy")
            await left_to(host, "random")
            pool.open(house)
            while 1 in host.table["waiting"]:
                await host.hear()
            assert pool.asked == ["greedy", "random"]

    with serving(tmp_path / "tables.db", pool=pool) as house:
        run(story(house))


def test_a_stand_in_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def before(house: House) -> tuple[dict[str, Any], list[str], list[str]]:
        table, host_keys, guest_keys = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            await left_to(host, "random")
        return table, host_keys, guest_keys

    async def after(house: House, table: dict[str, Any], host_keys: list[str], guest_keys: list[str]) -> None:
        lines = house.post("/api/mine", {"secrets": guest_keys}).json()
        assert (lines[0]["waiting"], lines[0]["mine"]) == ([0, 1], False)
        async with Player(house.address, table["table"], host_keys) as host:
            assert host.table["people"][1]["stand_in"] == "random"
            while 1 in host.table["waiting"]:
                await host.hear()

    with serving(database, pool=GatedPool()) as house:
        left = run(before(house))
    with serving(database) as house:
        run(after(house, *left))


@pytest.mark.parametrize(
    ("who", "message", "error"),
    [
        ("guest", standing("random", 0), "fault-not-your-seat"),
        ("guest", standing("", 0), "fault-not-your-seat"),
        ("guest", standing("random", 1), "fault-not-your-seat"),
        ("watch", standing("", 1), "fault-not-your-seat"),
        ("host", standing("random", 9), "fault-not-your-seat"),
        ("host", standing("random", -1), "fault-not-your-seat"),
        ("host", standing("nobody", 1), "fault-stand-in"),
        ("host", standing("random", 2), "fault-stand-in"),
        ("host", standing("random", 0), "fault-still-here"),
    ],
)
def test_who_may_not(tmp_path: Path, who: str, message: Message, error: str) -> None:
    async def story(house: House) -> None:
        table = house.open("me", "link", "bot:random", layout="intro", first_player="0")
        host = [table["host"], *secrets(table, 0)]
        keys = {"host": host, "guest": secrets(table, 1), "watch": [table["watch"]]}[who]
        async with Player(house.address, table["table"], keys) as player:
            await player.send(message)
            assert (await player.until("fault"))["error"] == error
            assert [person["stand_in"] for person in player.table["people"]] == ["", "", ""]

    with serving(tmp_path / "tables.db") as house:
        run(story(house))
