"""Two matches that differ only in what a seat may not know send that seat, and spectators, the same bytes."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from .house import House, run, serving, wait_for
from .player import Player, secrets

KEPT = ("tables", "log", "drafts")


@dataclass
class Twin:
    """One of the two matches: its server and three devices."""

    house: House
    database: Path
    table: dict[str, Any]
    zero: Player
    one: Player
    watch: Player
    signals: int = 0

    async def reconnect(self) -> None:
        for player in (self.zero, self.one, self.watch):
            await player.close()
        room = self.house.lobby.rooms.get(self.table["table"])
        await asyncio.to_thread(wait_for, lambda: room is None or not room.devices)
        for player in (self.zero, self.one, self.watch):
            player.heard.clear()
            await player.connect()
        await self.settled()

    async def settled(self) -> None:
        """Until all three have heard everything: a rename of a seat is told to all."""
        self.signals += 1
        name = f"Zero {self.signals}"
        await self.zero.send({"type": "rename", "seat": 0, "name": name, "colour": "teal"})
        for player in (self.zero, self.one, self.watch):
            while player.table["people"][0]["name"] != name:
                await player.hear()


async def seated(stack: AsyncExitStack, house: House, database: Path, options: dict[str, str]) -> Twin:
    table = house.open("me", "link", **options)
    keys = (secrets(table, 0), secrets(table, 1), [table["watch"]])
    zero, one, watch = [await stack.enter_async_context(Player(house.address, table["table"], key)) for key in keys]
    one.tag = "one"
    return Twin(house, database, table, zero, one, watch)


def copy(twin: Twin, other: Twin) -> None:
    """Makes the other match the same as this one, in its store and in its memory."""
    lobby = other.house.lobby
    other.house.inside(lobby.unload(lobby.rooms[other.table["table"]]))
    with closing(sqlite3.connect(twin.database)) as source, closing(sqlite3.connect(other.database)) as target:
        target.execute("PRAGMA foreign_keys=OFF")
        for name in KEPT:
            rows = source.execute(f"SELECT * FROM {name}").fetchall()
            target.execute(f"DELETE FROM {name}")
            target.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(rows[0]))})", rows)
        target.commit()


async def draft(player: Player, seat: int, rng: Random) -> int:
    """A whole turn by lot, not yet committed; how many steps it has."""
    while not player.view(seat)["complete"]:
        assert (await player.act(seat, rng.choice(player.choices(seat))))["type"] == "done"
    steps: int = player.view(seat)["step"]
    return steps


async def decide_openly(twins: list[Twin], rng: Random) -> None:
    """The same single decisions in both matches, until both seats are in their hidden turns."""
    while not twins[0].zero.table["over"] and len(twins[0].zero.table["waiting"]) < 2:
        pick = rng.random()
        for twin in twins:
            seat = twin.zero.table["waiting"][0]
            player = twin.one if seat else twin.zero
            choices = player.choices(seat)
            assert (await player.act(seat, choices[int(pick * len(choices))]))["type"] == "done"
            await twin.settled()


def compare(twins: list[Twin]) -> None:
    """Seat 1 and the spectator heard the same in both matches."""
    assert twins[0].one.heard == twins[1].one.heard
    assert twins[0].watch.heard == twins[1].watch.heard


async def play_turn(twins: list[Twin], hidden: list[Random], seed: int) -> tuple[list[int], list[str]]:
    """Seat 0 acts differently in the two matches, seat 1 the same; returns the steps and marks of seat 0."""
    steps = []
    for twin, rng in zip(twins, hidden, strict=True):
        steps.append(await draft(twin.zero, 0, rng))
        assert (await twin.zero.move("commit", 0))["type"] == "done"
        await twin.settled()
        await draft(twin.one, 1, Random(seed))
        await twin.settled()
    compare(twins)
    return steps, [str(twin.zero.view(0)["view"]["decision"]["fresh"]) for twin in twins]


def test_a_whole_game(tmp_path: Path) -> None:
    options = {"temples": "expert", "layout": "random", "first_player": "0", "achievements": "3", "gemstones": "expert"}
    files = [tmp_path / "a.db", tmp_path / "b.db"]

    async def story(houses: list[House]) -> None:
        async with AsyncExitStack() as stack:
            twins = [await seated(stack, h, f, options) for h, f in zip(houses, files, strict=True)]
            assert twins[0].table["host"] == twins[1].table["host"]
            hidden, openly = [Random(1), Random(2)], Random(3)
            different = longer = turns = 0
            while True:
                for twin in twins:
                    await twin.reconnect()
                await decide_openly(twins, openly)
                if twins[0].zero.table["over"]:
                    break
                turns += 1
                steps, marks = await play_turn(twins, hidden, turns)
                different += marks[0] != marks[1]
                longer += steps[0] != steps[1]
                copy(twins[0], twins[1])
                for twin in twins:
                    await twin.reconnect()
                    await twin.one.move("commit", 1)
                    await twin.settled()
                compare(twins)
            assert turns == 29
            assert different > 20
            assert longer > 3

    with (
        serving(files[0], rng=Random(9), clock=lambda: 0.0) as one,
        serving(files[1], rng=Random(9), clock=lambda: 0.0) as other,
    ):
        run(story([one, other]))
