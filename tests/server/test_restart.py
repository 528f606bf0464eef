"""What survives: a restart in mid-turn, an unloaded table, a failing job, and kill -9 at any moment."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fourwinds.core.match import Match
from fourwinds.core.protocol import CHANCE, State
from fourwinds.core.record import loads
from fourwinds.games.explorers.edition import editions
from fourwinds.server.room import BROKEN

from .house import PATIENCE, House, Process, run, serving, wait_for
from .player import Message, Player, secrets

SOLO, PAIRS = 70, 35
KILLS = 12
MOVES = (20, 420)
"""From one kill to the next; the games have more than 5,000."""
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


def test_a_restart_in_mid_turn(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def before(house: House) -> tuple[dict[str, Any], Message, Message]:
        table = house.open("me", "bot:random", layout="intro", first_player="1")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await player.act(0, player.choices(0)[0])
            await player.act(0, player.choices(0)[0])
            while len(player.table["waiting"]) > 1:
                await player.hear()
            return table, player.table, player.message("undo", 0, to=1)

    async def after(house: House, table: dict[str, Any], seen: Message, undo: Message) -> None:
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            assert player.table["seats"] == seen["seats"]
            assert player.table["v"] == seen["v"]
            assert (await player.ask(undo))["step"] == 1
            await player.until("table")
            await player.finish(Random(1))

    with serving(database) as house:
        left = run(before(house))
    with serving(database) as house:
        run(after(house, *left))


def test_a_bot_that_is_to_move_moves_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as house:
        table = house.open("me", "bot:greedy", layout="choose", first_player="1")

    async def story(house: House) -> None:
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            while player.table["waiting"] != [0, 1] and not player.choices(0):
                await player.hear()

    with serving(database) as house:
        run(story(house))


def test_quiet_tables_are_unloaded_and_come_back(tmp_path: Path) -> None:
    """When the same look sends a table away where nobody is, one where somebody is stays."""
    now = [0.0]

    async def story(house: House) -> None:
        table, left = house.open("me", layout="random"), house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await player.act(0, player.choices(0)[0])
            seen = player.table["seats"]
            async with Player(house.address, left["table"], secrets(left, 0)):
                assert len(house.lobby.rooms) == 2
            await asyncio.to_thread(wait_for, lambda: house.lobby.rooms[left["table"]].idle)
            now[0] += 1000.0
            await asyncio.to_thread(wait_for, lambda: left["table"] not in house.lobby.rooms)
            assert table["table"] in house.lobby.rooms
        await asyncio.to_thread(wait_for, lambda: house.lobby.rooms[table["table"]].idle)
        now[0] += 1000.0
        await asyncio.to_thread(wait_for, lambda: not house.lobby.rooms)
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            assert player.table["seats"] == seen

    with serving(tmp_path / "tables.db", idle_seconds=0.04, clock=lambda: now[0]) as house:
        run(story(house))


def test_a_failing_job_restores_the_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody else writes to the log behind the room's back."""
    database = tmp_path / "tables.db"

    async def story(house: House) -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            with sqlite3.connect(database) as db:
                line, ply = f"0 {player.choices(0)[0]}", "(SELECT ply FROM tables)"
                db.execute(f"INSERT INTO log (tbl, ply, seat, lines) VALUES (?, {ply}, 0, ?)", (table["table"], line))
                db.execute("UPDATE tables SET ply = ply + 1")
            fault = await player.ask(player.message("act", 0, action=player.choices(0)[0]))
            assert (fault["type"], fault["error"]) == ("fault", "fault-internal")
            assert "Traceback" not in str(fault)
            assert "Conflict" in caplog.text
            version = player.table["v"]
            while not player.table["fresh"] or len(player.heard) < 3:
                await player.hear()
            assert (player.table["v"], player.table["broken"]) == (version + 1, False)
            await player.finish(Random(1))

    with serving(database) as house:
        run(story(house))


def test_a_game_that_fails_does_not_end_the_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that raises: the device is cut off, and served again when the fault is gone."""

    def broken(self: State, seat: int) -> None:
        raise RuntimeError("a fault in the rules")

    async def story(house: House) -> None:
        table = house.open("me", layout="random")
        player = Player(house.address, table["table"], secrets(table, 0))
        async with player:
            message = player.message("act", 0, action=player.choices(0)[0])
            with monkeypatch.context() as patch:
                patch.setattr("fourwinds.games.explorers.rules.Explorers.view", broken)
                await player.send(message)
                await player.socket.wait_closed()
                with pytest.raises(ConnectionClosed):
                    await player.connect()
            await player.connect()
            assert player.view(0)["step"] == 1, "it had been kept before it failed"
            await player.finish(Random(1))

    with serving(tmp_path / "tables.db") as house:
        run(story(house))


def test_a_table_that_cannot_be_restored_cuts_all_off_and_is_there_when_they_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("nothing can be read")

    async def story(house: House) -> None:
        table = house.open("me", layout="random")
        player = Player(house.address, table["table"], secrets(table, 0))
        async with player:
            with monkeypatch.context() as patch:
                patch.setattr("fourwinds.server.room.RESTORING", (0.0, 0.0))
                patch.setattr("fourwinds.server.room.load", fails)
                patch.setattr("fourwinds.server.room.Room.keep", fails)
                await player.send(player.message("act", 0, action=player.choices(0)[0]))
                await player.socket.wait_closed()
                assert player.socket.close_code == BROKEN
                with pytest.raises(ConnectionClosed):
                    await player.connect()
                assert "fault-cannot-open" in player.heard[-1]
            await player.connect()
            await player.finish(Random(1))

    with serving(tmp_path / "tables.db") as house:
        run(story(house))


def test_a_table_of_another_edition_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as house:
        table = house.open("me", layout="random")
    with sqlite3.connect(database) as db:
        db.execute("UPDATE tables SET digest = 'ffffffff'")

    async def story(house: House) -> None:
        player = Player(house.address, table["table"], secrets(table, 0))
        with pytest.raises(ConnectionClosed) as closed:
            await player.connect()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        assert "problem-cannot-load" in player.heard[0]

    with serving(database) as house:
        run(story(house))
        assert house.get(f"/api/tables/{table['table']}/record", table["watch"]).status_code == 409


class Survivor:
    """A player who comes back after every kill and sends an unanswered move again."""

    def __init__(self, house: House, table: dict[str, Any], seat: int, rng: Random, up: asyncio.Event) -> None:
        self.up = up
        self.player = Player(house.address, table["table"], secrets(table, seat))
        self.seat = seat
        self.rng = rng
        self.pending: Message | None = None
        self.played: list[str] = []
        self.done: Message = {"v": -1, "step": 0}
        self.answers = 0
        self.losses = 0

    async def live(self) -> None:
        while not self.player.table.get("over"):
            await self.up.wait()
            try:
                await asyncio.wait_for(self.player.connect(), PATIENCE)
                self.check()
                await self.play()
            except LOST:
                self.losses += 1
                await asyncio.sleep(self.rng.random() / 10)
            finally:
                await self.player.close()
        # A kill may come between the move that ends the game and its acknowledgement.
        if self.pending is not None and self.pending["type"] == "act":
            self.played.append(self.pending["action"])

    def check(self) -> None:
        """Every acknowledged move is there, and at most the one under way besides."""
        version, step = self.player.table["v"], self.player.view(self.seat)["step"]
        assert version >= self.done["v"]
        if version == self.done["v"]:
            assert step >= self.done["step"]

    async def play(self) -> None:
        player = self.player
        while not player.table["over"]:
            self.pending = self.pending or self.wish()
            if self.pending is None:
                await player.hear()
                continue
            answer = await player.ask(self.pending)
            assert answer["type"] == "done", answer
            self.done = answer
            self.answers += 1
            if self.pending["type"] == "act":
                self.played.append(self.pending["action"])
            self.pending = None
            await player.catch_up(answer, self.seat)

    def wish(self) -> Message | None:
        view = self.player.view(self.seat)
        if view["complete"]:
            return self.player.message("commit", self.seat)
        if view["choices"]:
            return self.player.message("act", self.seat, action=self.rng.choice(view["choices"])["action"])
        return None


def verify(record: str, survivors: list[Survivor]) -> None:
    """The record holds exactly what was played, in order; whatever else it holds was the only choice."""
    match = loads(record)
    assert match.over
    left = {survivor.seat: list(survivor.played) for survivor in survivors}
    again = Match(match.game, match.config, match.seats)
    for seat, action in match.log:
        if seat != CHANCE:
            if left[seat] and left[seat][0] == match.game.notate(action):
                left[seat].pop(0)
            else:
                assert len(again.state.legal(seat)) == 1
        again.play(seat, action)
    assert not any(left.values())


async def kill_now_and_then(process: Process, survivors: list[Survivor], rng: Random, up: asyncio.Event) -> None:
    """Moves are counted, not seconds, so that a quick machine does not end the games before."""
    for _ in range(KILLS):
        due = sum(survivor.answers for survivor in survivors) + rng.randrange(*MOVES)
        while sum(survivor.answers for survivor in survivors) < due:
            await asyncio.sleep(rng.random() / 100)
        up.clear()
        await asyncio.to_thread(process.kill)
        await asyncio.to_thread(process.start)
        up.set()


@pytest.fixture
def short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An edition with one round instead of four, known here and to the processes started here."""
    folder = tmp_path / "editions"
    folder.mkdir()
    data = json.loads((files("fourwinds.games.explorers") / "data" / "house-1.json").read_text("utf-8"))
    kinds = data["provisions_expert_kind"][:1]
    data |= {"edition": "short", "rounds": 1, "provisions_expert_kind": kinds}
    (folder / "short.json").write_text(json.dumps(data))
    monkeypatch.setenv("FOURWINDS_EDITIONS", str(folder))
    editions.cache_clear()
    yield "short"
    monkeypatch.undo()
    editions.cache_clear()


def test_kill_9_at_random_moments_in_a_hundred_games(tmp_path: Path, short: str) -> None:
    process = Process(tmp_path / "tables.db")
    house = process.start()
    rng = Random(7)

    async def story() -> None:
        up = asyncio.Event()
        up.set()
        solos = [house.open("me", edition=short, layout="random") for _ in range(SOLO)]
        pairs = [house.open("me", "link", edition=short, layout="random") for _ in range(PAIRS)]
        tables = solos + pairs
        players = [[Survivor(house, t, key["seat"], Random(rng.random()), up) for key in t["seats"]] for t in tables]
        everybody = [survivor for seated in players for survivor in seated]
        kills = kill_now_and_then(process, everybody, rng, up)
        await asyncio.gather(kills, *(survivor.live() for survivor in everybody))
        assert sum(survivor.losses for survivor in everybody) > 100
        async with httpx.AsyncClient(base_url=house.url) as client:
            for table, seated in zip(tables, players, strict=True):
                headers = {"Authorization": f"Bearer {table['watch']}"}
                verify((await client.get(f"/api/tables/{table['table']}/record", headers=headers)).text, seated)

    try:
        run(story(), 2 * PATIENCE)
    finally:
        process.kill()
