"""A disk that takes nothing: players are told, nothing is lost, reading goes on, and so does the game afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from fourwinds.server import room
from fourwinds.server.store import Entry, SqliteStore, Unwritable, writer
from fourwinds.server.store.base import ChatLine

from .gate import GatedPool
from .house import House, run, serving, wait_for
from .player import Player, secrets
from .test_store import row


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another program writes to the file and takes its time."""
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")


def test_reading_does_not_wait_for_whoever_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.0)

    async def story() -> None:
        store = SqliteStore(str(tmp_path / "a.db"))
        await store.create(row("one"), [], Entry(0, -1, ["* first 0"]))
        with held(tmp_path / "a.db"):
            found = await store.table("one")
            assert found is not None
            assert await store.log("one") == [Entry(0, -1, ["* first 0"])]
            assert await store.find(["digest"]) == []
            with pytest.raises(Unwritable, match="locked"):
                await store.link("one", "two")
        await store.link("one", "two")
        found = await store.table("one")
        assert found is not None
        assert found.next == "two"
        await store.close()

    run(story())


def test_a_full_disk(tmp_path: Path) -> None:
    """What fits no longer is refused alone, and everything is as it was."""

    async def story() -> None:
        store = SqliteStore(str(tmp_path / "a.db"))
        await store.create(row("one"), [], Entry(0, -1, ["* first 0"]))
        await store._writer.run(lambda db: db.execute("PRAGMA max_page_count = 1"))
        with pytest.raises(Unwritable, match="full"):
            await store.say("one", ChatLine(0, "Ann", "x" * 100_000))
        assert await store.chat("one", 10) == []
        await store._writer.run(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
        await store.say("one", ChatLine(0, "Ann", "x" * 100_000))
        assert len(await store.chat("one", 10)) == 1
        await store.close()

    run(story())


def test_players_are_told_that_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.0)

    async def story(house: House) -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            seen = player.table["seats"]
            move = player.message("act", 0, action=player.choices(0)[0])
            with held(tmp_path / "tables.db"):
                assert (await player.ask(move))["error"] == "fault-unwritable"
                assert (await player.until("table"))["seats"] == seen
                answer = house.post("/api/tables", {"game": "explorers", "seats": [{"kind": "me"}]})
                assert (answer.status_code, answer.json()["error"]) == (503, "problem-unwritable")
                assert len(house.post("/api/mine", {"secrets": secrets(table, 0)}).json()) == 1
                async with Player(house.address, table["table"], secrets(table, 0)) as late:
                    assert late.table["seats"] == seen
            assert (await player.ask(move))["type"] == "done"

    with serving(tmp_path / "tables.db") as house:
        run(story(house))


@pytest.mark.parametrize("rest", [3600.0, 0.0])
def test_a_bot_rests_before_it_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rest: float) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.0)
    monkeypatch.setattr(room, "REST", rest)
    pool = GatedPool()

    async def story(house: House) -> None:
        table = house.open("me", "bot:random", layout="intro", first_player="1")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            with held(tmp_path / "tables.db"):
                await asyncio.to_thread(wait_for, lambda: pool.asked)
                pool.open(house)
                assert (await player.until("table"))["fresh"], "the turn could not be written"
            if rest:
                assert (await player.act(0, player.choices(0)[0]))["type"] == "done"
                assert pool.asked == ["random"]
            while not rest and 1 in player.table["waiting"]:
                await player.hear()

    with serving(tmp_path / "tables.db", pool=pool) as house:
        run(story(house))
