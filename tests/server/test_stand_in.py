"""A bot plays for somebody who is away, until they are back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourwinds.core.record import loads
from fourwinds.server.room import GRACE, LONGER

from .gate import GatedPool
from .hands import Hands
from .house import House, run, serving, wait_for
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


async def alone(house: House, table: dict[str, Any], seat: int = 1) -> None:
    """Until nobody of the seat is here."""
    await asyncio.to_thread(wait_for, lambda: not house.lobby.rooms[table["table"]].here(seat))


async def left_to(host: Player, clock: Hands, bot: str) -> None:
    """The guest has gone for a while, and the host lets a bot play."""
    await seen(host, 1, here=False)
    clock.wait(GRACE)
    await host.send(standing(bot))
    await seen(host, 1, stand_in=bot)


def told(player: Player) -> list[str]:
    """What was told at the table besides the game, oldest first."""
    return [line["text"]["key"] for line in player.table["events"] if line["text"]["key"].startswith("news-")]


def test_a_bot_takes_over_until_the_person_is_back(tmp_path: Path) -> None:
    database, clock = tmp_path / "tables.db", Hands()

    async def story(house: House) -> None:
        table, host_keys, guest_keys = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            async with Player(house.address, table["table"], guest_keys) as guest:
                await guest.act(1, guest.choices(1)[0])
                await seen(host, 1, here=True)
                await host.send(standing("cadet"))
                assert (await host.until("fault"))["error"] == "fault-still-here"
            await left_to(host, clock, "cadet")
            while 1 in host.table["waiting"]:
                await host.hear()
            with closing(sqlite3.connect(database)) as db:
                assert db.execute("SELECT steps FROM drafts WHERE seat = 1").fetchall() == [("",)]
                assert db.execute("SELECT DISTINCT bot FROM log WHERE seat = 1").fetchall() == [("cadet",)]
            async with Player(house.address, table["table"], guest_keys) as guest:
                await back(host, guest)

    async def back(host: Player, guest: Player) -> None:
        assert told(guest) == ["news-sits-down", "news-stands-in", "news-plays-again"]
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
        with closing(sqlite3.connect(database)) as db:
            assert db.execute("SELECT bot FROM log WHERE seat = 0").fetchall() != [("cadet",)]

    with serving(database, clock=clock) as house:
        run(story(house))


def test_the_record_says_who_was_stood_in_for(tmp_path: Path) -> None:
    clock = Hands()

    async def story(house: House) -> None:
        table, host_keys, guest_keys = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            async with Player(house.address, table["table"], guest_keys):
                await seen(host, 1, here=True)
            await left_to(host, clock, "cadet")
            await host.finish(Random(1))
        told = loads(house.get(f"/api/tables/{table['table']}/record", table["host"]).text)
        assert told.about is not None
        assert told.about.stand_ins == ["", "cadet"]
        assert told.seats == ["guest", "guest"]

    with serving(tmp_path / "tables.db", clock=clock) as house:
        run(story(house))


def test_the_bot_does_nothing_when_the_person_is_back_before_it_has_thought(tmp_path: Path) -> None:
    pool, clock = GatedPool(), Hands()

    async def story(house: House) -> None:
        table, host_keys, guest_keys = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            async with Player(house.address, table["table"], guest_keys) as guest:
                await guest.act(1, guest.choices(1)[0])
                await seen(host, 1, here=True)
                step = guest.view(1)
            await left_to(host, clock, "mate")
            async with Player(house.address, table["table"], guest_keys) as guest:
                assert guest.view(1) == step
                pool.open(house)
                await guest.act(1, guest.choices(1)[0])
                assert guest.view(1)["step"] == 2
                assert pool.asked == ["mate"]
                assert 1 in host.table["waiting"]

    with serving(tmp_path / "tables.db", pool=pool, clock=clock) as house:
        run(story(house))


def test_there_is_a_grace_for_the_host_and_a_longer_one_for_the_others(tmp_path: Path) -> None:
    """Whoever watches may never do it; the host's own seat can be stood in for too."""
    clock = Hands()

    async def story(house: House) -> None:
        table = house.open("me", "link", "link", layout="intro", first_player="0")
        host_keys, guest_keys = [table["host"], *secrets(table, 0)], secrets(table, 1)
        async with Player(house.address, table["table"], guest_keys) as guest:
            host = Player(house.address, table["table"], host_keys)
            await host.connect()
            await seen(host, 2, here=False)
            assert host.table["people"][2]["patience"] == GRACE
            clock.wait(GRACE - 1)
            await host.send(standing("cadet", 2))
            assert (await host.until("fault"))["error"] == "fault-too-early"
            clock.wait(1)
            await host.send(standing("cadet", 2))
            await seen(guest, 2, stand_in="cadet")
            await host.close()
            await alone(house, table, 0)
            await seen(guest, 0, here=False, patience=LONGER * GRACE)
            clock.wait(LONGER * GRACE - 1)
            await guest.send(standing("cadet", 0))
            assert (await guest.until("fault"))["error"] == "fault-too-early"
            async with Player(house.address, table["table"], [table["watch"]]) as watcher:
                assert {person["patience"] for person in watcher.table["people"]} == {None}
            clock.wait(1)
            await guest.send(standing("cadet", 0))
            await seen(guest, 0, stand_in="cadet")

    with serving(tmp_path / "tables.db", clock=clock) as house:
        run(story(house))


def test_another_bot_may_take_over_from_the_first(tmp_path: Path) -> None:
    pool, clock = GatedPool(), Hands()

    async def story(house: House) -> None:
        table, host_keys, _ = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            await left_to(host, clock, "mate")
            await left_to(host, clock, "cadet")
            pool.open(house)
            while 1 in host.table["waiting"]:
                await host.hear()
            assert pool.asked == ["mate", "cadet"]

    with serving(tmp_path / "tables.db", pool=pool, clock=clock) as house:
        run(story(house))


def test_the_host_lets_no_bot_play_any_more(tmp_path: Path) -> None:
    clock = Hands()

    async def story(house: House) -> None:
        table, host_keys, _ = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            await left_to(host, clock, "mate")
            await host.send(standing(""))
            await seen(host, 1, stand_in="")

    with serving(tmp_path / "tables.db", pool=GatedPool(), clock=clock) as house:
        run(story(house))


def test_a_stand_in_survives_a_restart(tmp_path: Path) -> None:
    database, clock = tmp_path / "tables.db", Hands()

    async def before(house: House) -> tuple[dict[str, Any], list[str], list[str]]:
        table, host_keys, guest_keys = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            await left_to(host, clock, "cadet")
        return table, host_keys, guest_keys

    async def after(house: House, table: dict[str, Any], host_keys: list[str], guest_keys: list[str]) -> None:
        lines = house.post("/api/mine", {"secrets": guest_keys}).json()
        assert (lines[0]["waiting"], lines[0]["mine"]) == ([0, 1], False)
        async with Player(house.address, table["table"], host_keys) as host:
            assert host.table["people"][1]["stand_in"] == "cadet"
            assert told(host) == ["news-sits-down", "news-stands-in"]
            while 1 in host.table["waiting"]:
                await host.hear()

    with serving(database, pool=GatedPool(), clock=clock) as house:
        left = run(before(house))
    with serving(database) as house:
        run(after(house, *left))


def test_the_end_the_replay_and_the_record_say_who_played_for_whom(tmp_path: Path) -> None:
    clock, database = Hands(), tmp_path / "tables.db"

    async def story(house: House) -> dict[str, Any]:
        table, host_keys, guest_keys = two(house)
        async with Player(house.address, table["table"], host_keys) as host:
            await left_to(host, clock, "cadet")
            assert host.table["stood_in"] == []
            while 1 in host.table["waiting"]:
                await host.hear()
            async with Player(house.address, table["table"], guest_keys) as guest:
                await asyncio.gather(host.finish(Random(1)), guest.finish(Random(2)))
            await check(host)
        return table

    async def check(player: Player) -> None:
        assert player.table["stood_in"] == [{"seat": 1, "bot": "cadet", "moves": 1}]
        with closing(sqlite3.connect(database)) as db:
            (ply,) = db.execute("SELECT ply FROM log WHERE bot = 'cadet'").fetchone()
        shown = [await replayed(player, at) for at in (ply, ply + 1)]
        assert [[line["text"]["args"].get("name") for line in lines] for lines in shown] == [[], ["Bob"]]

    async def replayed(player: Player, ply: int) -> list[Message]:
        position = await player.ask({"type": "replay", "id": f"p{ply}", "seat": None, "ply": ply})
        return [line for line in position["events"] if line["text"]["key"] == "news-by-bot"]

    with serving(database, clock=clock) as house:
        table = run(story(house))
    with serving(database, clock=clock) as house:
        path = f"/api/tables/{table['table']}/record"
        head = house.get(path, table["watch"]).text.splitlines()[:12]
        assert {"stand-ins: - | cadet", "names: Guest | Bob"} <= set(head)
        without = house.get(f"{path}?names=no", table["watch"]).text.splitlines()[:12]
        assert "stand-ins: - | cadet" in without
        assert not any("Bob" in line for line in without)


@pytest.mark.parametrize(
    ("who", "message", "error"),
    [
        ("guest", standing("", 0), "fault-not-your-seat"),
        ("guest", standing("", 1), "fault-not-your-seat"),
        ("guest", standing("cadet", 1), "fault-still-here"),
        ("watch", standing("cadet", 1), "fault-not-your-seat"),
        ("watch", standing("", 1), "fault-not-your-seat"),
        ("host", standing("cadet", 9), "fault-not-your-seat"),
        ("host", standing("cadet", -1), "fault-not-your-seat"),
        ("host", standing("nobody", 1), "fault-stand-in"),
        ("host", standing("random", 1), "fault-stand-in"),
        ("host", standing("greedy", 1), "fault-stand-in"),
        ("host", standing("cadet", 2), "fault-stand-in"),
        ("host", standing("cadet", 0), "fault-still-here"),
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

    with serving(tmp_path / "tables.db", grace=0.0) as house:
        run(story(house))
