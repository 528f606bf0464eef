"""Bots' time is shared: addresses take turns, then tables; nobody's tables stop another's, and empty ones wait."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from websockets.asyncio.client import connect

from fourwinds.server.bots import BotPool
from fourwinds.server.line import Asker, Line

from .gate import GatedPool
from .house import House, run, serving, wait_for
from .player import Player, secrets

SLEEPING = (sys.executable, "-m", "tests.server.odd_worker", "3600")
"""Greedy bots that never answer."""


class Queue:
    """A line in which those who are called note it and think until they are told to stop."""

    def __init__(self, places: int) -> None:
        self.line = Line(places)
        self.called: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def join(self, table: str, address: str | Callable[[], str]) -> None:
        where = (lambda: address) if isinstance(address, str) else address
        self._ends[table] = asyncio.Event()
        self._tasks[table] = asyncio.create_task(self._stand(table, Asker(table, where)))
        await asyncio.sleep(0)

    async def _stand(self, table: str, asker: Asker) -> None:
        place = await self.line.enter(asker)
        self.called.append(table)
        try:
            await self._ends[table].wait()
        finally:
            self.line.leave(place)

    async def end(self, table: str) -> None:
        self._ends[table].set()
        await self._tasks[table]
        await asyncio.sleep(0)

    async def cancel(self, table: str) -> None:
        self._tasks[table].cancel()
        await asyncio.gather(self._tasks[table], return_exceptions=True)
        await asyncio.sleep(0)


def test_addresses_take_turns() -> None:
    async def story() -> None:
        queue = Queue(1)
        for number in range(40):
            await queue.join(f"a{number}", "a")
        await queue.join("b0", "b")
        await queue.join("c0", "c")
        await queue.join("b1", "b")
        for table in ("a0", "b0", "c0", "a1", "b1", "a2"):
            assert queue.called[-1] == table
            await queue.end(table)

    run(story())


def test_tables_of_an_address_take_turns() -> None:
    """One that asks again at once does not go before one that waits."""

    async def story() -> None:
        queue = Queue(1)
        await queue.join("quick", "a")
        await queue.join("other", "a")
        await queue.end("quick")
        await queue.join("quick", "a")
        await queue.end("other")
        await queue.join("other", "a")
        assert queue.called == ["quick", "other", "quick"]

    run(story())


def test_no_address_has_all_places() -> None:
    async def story() -> None:
        queue = Queue(4)
        for number in range(10):
            await queue.join(f"a{number}", "a")
        assert queue.called == ["a0", "a1", "a2"]
        await queue.join("b", "b")
        assert queue.called[-1] == "b"
        await queue.end("a0")
        assert queue.called[-1] == "a3"

    run(story())


def test_where_nobody_is_one_bot_thinks_at_a_time_and_last() -> None:
    async def story() -> None:
        queue, here = Queue(4), dict.fromkeys(["e0", "e1", "e2"], "")
        for table in here:
            await queue.join(table, lambda table=table: here[table])  # type: ignore[misc]
        assert queue.called == ["e0"]
        here["e2"] = "a"
        queue.line.look()
        await asyncio.sleep(0)
        assert queue.called == ["e0", "e2"], "somebody has come"
        await queue.join("b", "b")
        await queue.join("c", "c")
        await queue.join("d", "d")
        await queue.end("e0")
        assert queue.called == ["e0", "e2", "b", "c", "d"]
        await queue.end("b")
        assert queue.called[-1] == "d", "one place stays free for whoever comes next"
        await queue.end("c")
        assert queue.called[-1] == "e1"

    run(story())


def test_whoever_gives_up_leaves_no_gap() -> None:
    async def story() -> None:
        queue = Queue(1)
        for table in "xyz":
            await queue.join(table, table)
        await queue.cancel("y")
        await queue.cancel("x")
        assert queue.called == ["x", "z"]

    run(story())


def test_one_visitor_does_not_starve_the_others(tmp_path: Path) -> None:
    """Somebody opens tables whose bots think for ever, stays at some and leaves others; another one plays on."""

    async def visit(house: House, stay: bool) -> list[object]:
        table = house.open("me", "bot:greedy", "bot:greedy", layout="intro", first_player="1")
        url = f"ws://{house.address}/api/tables/{table['table']}/play"
        line = await connect(url, additional_headers={"X-Forwarded-For": "192.0.2.1"}, proxy=None)
        await line.send(json.dumps({"type": "hello", "secrets": secrets(table, 0)}))
        await line.recv()
        if stay:
            return [line]
        await line.close()
        return []

    async def story(house: House) -> None:
        lines = [line for number in range(8) for line in await visit(house, number < 4)]
        table = house.open("me", "bot:random", layout="intro", first_player="1")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            rng = Random(1)
            while player.table["v"] < 20:
                if not await player.step(rng):
                    await player.hear()
        assert len(lines) == 4

    with serving(tmp_path / "tables.db", pool=BotPool(most=4, seconds=3600, command=SLEEPING)) as house:
        run(story(house))


def test_bots_alone_do_not_play_on_for_nobody(tmp_path: Path) -> None:
    pool = GatedPool()

    async def story(house: House) -> None:
        table = house.open("bot:random", "bot:random", layout="random")
        async with Player(house.address, table["table"], [table["watch"]]) as watcher:
            await asyncio.to_thread(wait_for, lambda: pool.asked)
            first = watcher.table["v"]
        room = house.lobby.rooms[table["table"]]
        await asyncio.to_thread(wait_for, lambda: not room.devices)
        pool.open(house)
        await asyncio.to_thread(wait_for, lambda: room.idle)
        assert not room.kept.play.match.over
        assert len(pool.asked) <= 2, "those who thought already may finish, nobody else begins"
        async with Player(house.address, table["table"], [table["watch"]]) as watcher:
            while watcher.table["v"] < first + 10:
                await watcher.hear()

    with serving(tmp_path / "tables.db", pool=pool) as house:
        run(story(house))


def test_a_game_goes_on_to_the_turn_of_a_person_who_has_left(tmp_path: Path) -> None:
    pool = GatedPool()

    async def story(house: House) -> None:
        table = house.open("me", "bot:random", layout="intro", first_player="1")
        async with Player(house.address, table["table"], secrets(table, 0)):
            await asyncio.to_thread(wait_for, lambda: pool.asked)
        room = house.lobby.rooms[table["table"]]
        await asyncio.to_thread(wait_for, lambda: not room.devices)
        pool.open(house)
        await asyncio.to_thread(wait_for, lambda: room.idle)
        line = house.post("/api/mine", {"secrets": secrets(table, 0)}).json()[0]
        assert (line["waiting"], line["mine"]) == ([0], True)

    with serving(tmp_path / "tables.db", pool=pool) as house:
        run(story(house))
