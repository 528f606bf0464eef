"""The store: the optimistic lock, group commit, and files that cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from fourwinds.core.messages import Text, Unusable
from fourwinds.server.store import Change, Conflict, Cut, Draft, Entry, Key, News, SeatRow, SqliteStore, TableRow

from .house import run

SEATS = [
    SeatRow("me", "Ann", "moss", ""),
    SeatRow("link", "Cid", "plum", ""),
    SeatRow("bot", "Bob", "teal", "greedy"),
]


def row(name: str) -> TableRow:
    return TableRow(name, name, "explorers", 1, {"layout": "intro"}, "house-1", "abc", SEATS, ply=1, waiting=[0])


def change(name: str, ply: int, *lines: str) -> Change:
    return Change(name, ply, 0, list(lines), {0: Draft([], ["m1"])}, 2, [1], False, 5.0)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "a.db"))
        await store.create(row("one"), [Key("digest", "one", 0)], Entry(0, -1, ["* first 0"]))
        await store.save_draft("one", 1, 0, Draft(["start water", "~mark h7"], ["m0"]))
        assert await store.drafts("one") == {0: Draft(["start water", "~mark h7"], ["m0"])}
        await store.append(change("one", 1, "0 start water", "0 mark h7"))
        assert await store.log("one") == [Entry(0, -1, ["* first 0"]), Entry(1, 0, ["0 start water", "0 mark h7"])]
        assert await store.drafts("one") == {0: Draft([], ["m1"])}
        found = await store.table("one")
        assert found is not None
        assert (found.ply, found.version, found.waiting, found.changed, found.seats) == (3, 2, [1], 5.0, SEATS)
        assert [(key.role, table.id) for key, table in await store.find(["digest", "other"])] == [(0, "one")]
        assert await store.table("two") is None
        await store.close()

    run(story())


def test_only_the_expected_ply_is_written(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "a.db"))
        await store.create(row("one"), [], Entry(0, -1, ["* first 0"]))
        with pytest.raises(Conflict):
            await store.append(change("one", 2, "0 start water"))
        with pytest.raises(Conflict):
            await store.save_draft("one", 0, 0, Draft([], []))
        assert await store.drafts("one") == {}
        assert len(await store.log("one")) == 1
        await store.close()

    run(story())


def test_the_end_of_a_log_goes_elsewhere_and_play_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "a.db"))
        await store.create(row("one"), [], Entry(0, -1, ["* first 0"]))
        await store.append(change("one", 1, "0 a", "0 b"))
        await store.append(change("one", 3, "0 c"))
        with pytest.raises(Conflict):
            await store.cut(Cut("one", 3, 1, 1, [0], 6.0))
        assert len(await store.log("one")) == 3
        await store.cut(Cut("one", 4, 1, 1, [0], 6.0))
        assert await store.log("one") == [Entry(0, -1, ["* first 0"])]
        assert await store.drafts("one") == {}
        found = await store.table("one")
        assert found is not None
        assert (found.ply, found.version, found.waiting, found.changed) == (1, 1, [0], 6.0)
        await store.append(change("one", 1, "0 d"))
        await store.close()
        with sqlite3.connect(tmp_path / "a.db") as db:
            tail = db.execute("SELECT tbl, ply, seat, lines, moved FROM broken ORDER BY number").fetchall()
        assert tail == [("one", 1, 0, "0 a\n0 b", 6.0), ("one", 3, 0, "0 c", 6.0)]

    run(story())


def test_many_tables_in_one_commit_and_one_failure_among_them(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "a.db"))
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(store.create(row(name), [], Entry(0, -1, ["* x"])) for name in names))
        changes = [change(name, 7 if name == "t9" else 1, "0 y") for name in names]
        results = await asyncio.gather(*(store.append(each) for each in changes), return_exceptions=True)
        assert [name for name, result in zip(names, results, strict=True) if result is not None] == ["t9"]
        lengths = [len(await store.log(name)) for name in names]
        assert lengths.count(2) == 49
        await store.close()

    run(story())


def test_a_file_of_a_later_program(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.db") as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(Unusable, match="form 99"):
        SqliteStore(str(tmp_path / "a.db"))


FORMS = {
    1: "ALTER TABLE seats DROP COLUMN stand_in",
    2: "ALTER TABLE tables DROP COLUMN closed; ALTER TABLE log DROP COLUMN bot; DROP TABLE news",
}
"""What each earlier form of the file did not have yet."""


@pytest.mark.parametrize("form", FORMS)
def test_a_file_of_an_earlier_program(tmp_path: Path, form: int) -> None:
    path = tmp_path / "a.db"

    async def before() -> None:
        store = SqliteStore(str(path))
        await store.create(row("one"), [Key("digest", "one", 0), Key("link", "one", 1)], Entry(0, -1, ["* first 0"]))
        await store.close()
        with sqlite3.connect(path) as db:
            for missing in range(form, max(FORMS) + 1):
                db.executescript(FORMS[missing])
            db.execute(f"PRAGMA user_version = {form}")

    async def after() -> None:
        store = SqliteStore(str(path))
        found = await store.table("one")
        assert found is not None
        assert found.seats == SEATS
        assert [(key.role, key.digest) for key in await store.keys("one")] == [(-4, "link"), (0, "digest")]
        await store.reseat("one", 0, replace(SEATS[0], stand_in="mate"), [], News(1, Text("news-leaves")))
        await store.close()
        again = SqliteStore(str(path))
        kept = await again.table("one")
        assert kept is not None
        assert [seat.player for seat in kept.seats] == ["mate", "", "greedy"]
        assert await again.news("one") == [News(1, Text("news-leaves"))]
        assert [key.role for key in await again.keys("one")] == [-4]
        await again.close()

    run(before())
    with sqlite3.connect(path) as db:
        old = list(db.iterdump())
    run(after())
    with sqlite3.connect(f"{path}.form{form}") as copy:
        assert list(copy.iterdump()) == old


def test_the_file_syncs_fully(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "a.db"))
        modes = await store._writer.run(
            lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        )
        assert modes == ["wal", 2]
        await store.close()

    run(story())
