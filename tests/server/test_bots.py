"""Bots think in worker processes, within their time, and no table waits for another's."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fourwinds.core.match import Match
from fourwinds.server import bots
from fourwinds.server.bots import BotPool
from fourwinds.server.line import Asker
from fourwinds.server.worker import Job, answer, think

from .house import PATIENCE, House, run, serving, wait_for
from .player import Player, secrets

TELLS_ITS_PATH = """
import json, os, sys
print("ready", flush=True)
for line in sys.stdin:
    path = os.environ["PYTHONPATH"].split(os.pathsep)[0]
    print(json.dumps({"actions": [path, str(os.getpid())]}), flush=True)
"""
ANYBODY = Asker("table", lambda: "somewhere")
SLOW = (sys.executable, "-m", "tests.server.odd_worker")


def job(bot: str = "greedy", seat: int = 0) -> Job:
    """A bot's hidden turn in a game for two."""
    match = Match.new("explorers", 2, {"layout": "intro", "first_player": "0"})
    match.settle(Random(1))
    lines = [match.line(who, action) for who, action in match.log]
    return Job("explorers", match.config, lines, seat, bot, 7)


def quietly() -> None:
    """Gives no sign of life."""


def pids(pool: BotPool) -> list[int]:
    return [worker.pid for worker in pool.workers if worker.pid]


def test_a_bot_plays_its_seats_turn_and_no_more() -> None:
    signs: list[int] = []
    words = think(job(), lambda: signs.append(1)).actions
    assert words[0].startswith("start")
    assert len([word for word in words if word.startswith("mark")]) >= 3
    assert think(job(), quietly).actions == words
    assert len(signs) == len(words) - 1


def test_a_bots_mistake_is_told() -> None:
    assert answer(msgspec.json.encode(job("nobody")), quietly).error.startswith("Unusable")
    assert answer(b"{}", quietly).error


def test_workers_come_from_where_the_server_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fourwinds").mkdir()
    (tmp_path / "fourwinds" / "__init__.py").write_text("raise SystemExit('the wrong one')\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)

    async def story() -> None:
        pool = BotPool(most=1)
        assert await pool.think(job(), ANYBODY)
        await pool.close()

    run(story())


def test_a_lost_worker_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        pool = BotPool(most=1)
        words = await pool.think(job(), ANYBODY)
        first = pids(pool)
        thinking = asyncio.create_task(pool.think(job(), ANYBODY))
        os.kill(first[0], signal.SIGKILL)
        assert await thinking == words
        assert pids(pool) != first
        await pool.close()
        assert pids(pool) == []

    run(story())


def test_a_bot_without_an_answer_gives_up_in_its_time() -> None:
    async def story() -> None:
        pool = BotPool(most=1, seconds=1.0, command=(*SLOW, "3600"))
        assert (await pool.think(job(), ANYBODY)).actions == []
        pool.seconds = PATIENCE
        assert (await pool.think(job("random"), ANYBODY)).actions
        await pool.close()

    run(story())


def test_every_decision_of_a_turn_has_the_whole_time(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float] = []
    usual = bots._line

    async def line(process: Process, seconds: float) -> bytes:
        limits.append(seconds)
        return await usual(process, seconds)

    async def story() -> None:
        pool = BotPool(most=1, seconds=45.0)
        words = (await pool.think(job(), ANYBODY)).actions
        await pool.close()
        assert limits == [bots.START_SECONDS] + [45.0] * len(words)

    monkeypatch.setattr(bots, "_line", line)
    run(story())


def test_no_worker_at_all() -> None:
    async def story() -> None:
        pool = BotPool(most=1, command=(sys.executable, "-c", "raise SystemExit"))
        assert (await pool.think(job(), ANYBODY)).actions == []
        await pool.close()

    run(story())


def test_a_game_goes_on_when_workers_are_killed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = house.open("me", "bot:greedy", "bot:random", layout="random")
        pool = house.lobby.services.pool
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            rng, kills = Random(1), 0
            while not player.table["over"] and player.table["v"] < 40:
                if not await player.step(rng):
                    if kills < 3 and pids(pool):
                        os.kill(pids(pool)[0], signal.SIGKILL)
                        kills += 1
                    await player.hear()
            assert kills == 3

    with serving(tmp_path / "tables.db") as house:
        run(story(house))


def test_a_table_whose_bots_cannot_think_goes_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = house.open("me", "bot:greedy", layout="intro", first_player="1")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            while 1 in player.table["waiting"]:
                await player.hear()

    pool = BotPool(command=(sys.executable, "-c", "raise SystemExit"))
    with serving(tmp_path / "tables.db", pool=pool) as house:
        run(story(house))


def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        slow = [house.open("me", "bot:greedy", layout="intro", first_player="1") for _ in range(2)]
        sleepers = [Player(house.address, table["table"], secrets(table, 0)) for table in slow]
        for sleeper in sleepers:
            await sleeper.connect()
        quick = house.open("me", "bot:random", layout="intro", first_player="1")
        async with Player(house.address, quick["table"], secrets(quick, 0)) as player:
            await play(player, 20)
        for sleeper in sleepers:
            assert 1 in sleeper.table["waiting"]
            await sleeper.close()

    async def play(player: Player, version: int) -> None:
        rng = Random(1)
        while player.table["v"] < version:
            if not await player.step(rng):
                await player.hear()

    with serving(tmp_path / "tables.db", pool=BotPool(most=4, seconds=3600, command=(*SLOW, "3600"))) as house:
        run(story(house))


def test_closing_the_server_ends_the_workers(tmp_path: Path) -> None:
    found: list[int] = []

    async def story(house: House) -> None:
        table = house.open("me", "bot:greedy", layout="intro", first_player="1")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            while 1 in player.table["waiting"]:
                await player.hear()
        found.extend(pids(house.lobby.services.pool))

    with serving(tmp_path / "tables.db") as house:
        run(story(house))
    assert found
    wait_for(lambda: not any(alive(pid) for pid in found))


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("fields", [{"kind": "bot", "bot": "nobody"}, {"kind": "bot"}])
def test_an_unknown_bot_is_refused(tmp_path: Path, fields: dict[str, Any]) -> None:
    with serving(tmp_path / "tables.db") as house:
        answer = house.post("/api/tables", {"game": "explorers", "seats": [{"kind": "me"}, fields]})
        assert answer.status_code == 422
        assert answer.json()["error"] == "problem-unknown-bot"


def test_idle_workers_are_retired_when_the_engines_have_been_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = tmp_path / "fourwinds.pth"
    paths.write_text(f"{tmp_path}/checkout\n", "utf-8")
    monkeypatch.setenv(bots.PATHS, str(paths))

    async def story() -> None:
        pool = BotPool(most=1, command=(sys.executable, "-P", "-c", TELLS_ITS_PATH))
        first = (await pool.think(job(), ANYBODY)).actions
        assert (await pool.think(job(), ANYBODY)).actions == first
        paths.write_text(f"{tmp_path}/built\n{tmp_path}/checkout\n", "utf-8")
        second = (await pool.think(job(), ANYBODY)).actions
        assert (first[0], second[0]) == (f"{tmp_path}/checkout", f"{tmp_path}/built")
        assert first[1] != second[1]
        await pool.close()

    run(story())
