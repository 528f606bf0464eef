"""How many tables there can be: so many a day from one address, and those that nobody touched go again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourwinds.server import pruner
from fourwinds.server.limits import DAY, Gate, Limits
from fourwinds.server.problems import Refuse
from fourwinds.server.store import prune as store_prune

from .house import House, run, serving, wait_for
from .player import Player, secrets

WISH = {"game": "explorers", "seats": [{"kind": "me"}]}


class Clock:
    """Goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[House]:
    with serving(tmp_path / "tables.db", clock=clock, idle_seconds=0.04) as house:
        yield house


def names(tmp_path: Path) -> set[str]:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        return {name for (name,) in db.execute("SELECT id FROM tables")}


def leftovers(tmp_path: Path) -> list[str]:
    """What belongs to no table."""
    with closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        children = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        children = [child for child in children if "tbl TEXT" in _form(db, child)]
        assert {"seats", "keys", "log", "drafts", "chat"} <= set(children)
        query = "SELECT COUNT(*) FROM {} WHERE tbl NOT IN (SELECT id FROM tables)"
        return [child for child in children if db.execute(query.format(child)).fetchone()[0]]


def _form(db: sqlite3.Connection, table: str) -> str:
    return str(db.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0])


def pruned(house: House, days: float) -> None:
    """All tables are gone through once."""
    after = house.inside(pruner.step(house.lobby, days, ""))
    while after:
        after = house.inside(pruner.step(house.lobby, days, after))


def unloaded(house: House, clock: Clock) -> None:
    """Everybody has left, the bots have moved, and forty days have passed."""
    wait_for(lambda: all(room.idle for room in house.lobby.rooms.values()))
    clock.now += 40 * DAY
    wait_for(lambda: not house.lobby.rooms)


async def touched(house: House, how: str) -> dict[str, Any]:
    table = house.open("me", "bot:random", layout="random")
    async with Player(house.address, table["table"], secrets(table, 0)) as player:
        if how == "moved":
            while player.table["v"] < 6:
                if not await player.step(Random(1)):
                    await player.hear()
        elif how == "began":
            while not player.view(0)["step"]:
                await player.act(0, player.choices(0)[0])
        elif how == "said":
            await player.send({"type": "say", "seat": 0, "text": "I am here"})
            await player.until("said")
    return table


def test_only_what_nobody_touched_goes(house: House, tmp_path: Path, clock: Clock) -> None:
    async def story() -> None:
        untouched = [house.invite("me", "link")["table"] for _ in range(3)]
        seen = (await touched(house, "seen"))["table"]
        kept = {(await touched(house, how))["table"] for how in ("moved", "began", "said")}
        kept.add(house.open("me", "link")["table"])
        bots = house.open("bot:random", "bot:random", layout="random")
        async with Player(house.address, bots["table"], [bots["watch"]]) as watcher:
            while watcher.table["v"] < 4:
                await watcher.hear()
        await asyncio.to_thread(unloaded, house, clock)
        fresh = house.open("me")["table"]
        assert names(tmp_path) == {*untouched, seen, *kept, bots["table"], fresh}
        await asyncio.to_thread(pruned, house, 30)
        assert names(tmp_path) == {*kept, fresh}
        assert leftovers(tmp_path) == []

    run(story())


def test_a_table_where_somebody_is_stays(house: House, tmp_path: Path, clock: Clock) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            clock.now += 40 * DAY
            await asyncio.to_thread(pruned, house, 30)
            assert (await player.act(0, player.choices(0)[0]))["type"] == "done"

    run(story())


def test_small_steps(house: House, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_prune, "STEP", 4)
    tables = sorted(house.open("me")["table"] for _ in range(10))
    clock.now += 2 * DAY
    after = house.inside(pruner.step(house.lobby, 1, ""))
    assert (after, names(tmp_path)) == (tables[3], set(tables[4:]))
    after = house.inside(pruner.step(house.lobby, 1, after))
    assert house.inside(pruner.step(house.lobby, 1, after)) == ""
    assert names(tmp_path) == set()


def test_again_after_the_next_table_was_pruned(house: House, tmp_path: Path, clock: Clock) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        path = f"/api/tables/{table['table']}/again"
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await player.finish(Random(1))
        later = house.post(path, {}, table["host"]).json()["table"]
        await asyncio.to_thread(unloaded, house, clock)
        await asyncio.to_thread(pruned, house, 30)
        assert names(tmp_path) == {table["table"]}
        again = house.post(path, {}, table["host"]).json()["table"]
        assert again != later
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            assert (await player.until("moved"))["table"] == again

    run(story())


def test_it_happens_by_itself(tmp_path: Path, clock: Clock) -> None:
    with serving(tmp_path / "tables.db", clock=clock) as house:
        house.open("me")
    clock.now += 40 * DAY
    with serving(tmp_path / "tables.db", clock=clock, prune_days=30):
        wait_for(lambda: not names(tmp_path))


def test_tables_of_one_address_a_day(tmp_path: Path) -> None:
    def opened(house: House, address: str) -> tuple[int, str]:
        answer = house.post("/api/tables", WISH, **{"X-Forwarded-For": address})
        return answer.status_code, answer.json().get("error", "")

    with serving(tmp_path / "tables.db", limits=Limits(tables_a_day=3)) as house:
        assert [opened(house, f"2001:db8::{number}") for number in range(3)] == [(201, "")] * 3
        assert opened(house, "2001:db8::4") == (429, "problem-tables-a-day")
        assert opened(house, "2001:db8:0:1::1") == (201, "")
        assert opened(house, "192.0.2.1") == (201, "")


def test_tables_of_the_next_day(clock: Clock) -> None:
    gate = Gate(Limits(tables_a_day=500), clock)
    for _ in range(500):
        gate.opens("192.0.2.1")
        clock.now += 1.0
    for _ in range(2):  # some seconds have passed
        gate.opens("192.0.2.1")
    with pytest.raises(Refuse, match="today"):
        gate.opens("192.0.2.1")
    clock.now += DAY
    for _ in range(500):
        gate.opens("192.0.2.1")
        clock.now += 1.0
