"""The store in one SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from contextlib import closing
from functools import partial
from typing import Any, Final

import msgspec

from fourwinds.core.messages import Text, Unusable
from fourwinds.server.store.base import (
    Change,
    ChatLine,
    Conflict,
    Cut,
    Draft,
    Entry,
    Key,
    News,
    SeatRow,
    Store,
    TableRow,
    inviting,
)
from fourwinds.server.store.prune import prune
from fourwinds.server.store.writer import Reader, Writer

SCHEMA: Final = 3
TABLES: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, root TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
    edition TEXT NOT NULL, digest TEXT NOT NULL, deal TEXT NOT NULL, next TEXT NOT NULL, ply INTEGER NOT NULL,
    version INTEGER NOT NULL, waiting TEXT NOT NULL, over INTEGER NOT NULL, changed REAL NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats (
    tbl TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    colour TEXT NOT NULL, bot TEXT NOT NULL, issue INTEGER NOT NULL, stand_in TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tbl, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keys (
    tbl TEXT NOT NULL REFERENCES tables(id), role INTEGER NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (tbl, role)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS keys_by_digest ON keys (digest);
CREATE TABLE IF NOT EXISTS log (
    tbl TEXT NOT NULL REFERENCES tables(id), ply INTEGER NOT NULL, seat INTEGER NOT NULL, lines TEXT NOT NULL,
    bot TEXT NOT NULL DEFAULT '', PRIMARY KEY (tbl, ply)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS drafts (
    tbl TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, steps TEXT NOT NULL, moves TEXT NOT NULL,
    PRIMARY KEY (tbl, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
    number INTEGER PRIMARY KEY, tbl TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL,
    name TEXT NOT NULL, text TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS chat_by_table ON chat (tbl, number);
CREATE TABLE IF NOT EXISTS broken (
    number INTEGER PRIMARY KEY, tbl TEXT NOT NULL REFERENCES tables(id), ply INTEGER NOT NULL, seat INTEGER NOT NULL,
    lines TEXT NOT NULL, moved REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS news (
    number INTEGER PRIMARY KEY, tbl TEXT NOT NULL REFERENCES tables(id), ply INTEGER NOT NULL, text TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS news_by_table ON news (tbl, number);
"""
CHANGES: Final = {
    2: "ALTER TABLE seats ADD COLUMN stand_in TEXT NOT NULL DEFAULT ''",
    # What the host had sent to a friend was the key to the seat. It is an invitation from here on.
    3: f"""ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
           ALTER TABLE log ADD COLUMN bot TEXT NOT NULL DEFAULT '';
           UPDATE keys SET role = {inviting(0)} - role WHERE EXISTS
               (SELECT 1 FROM seats WHERE seats.tbl = keys.tbl AND seat = role AND kind = 'link')""",
}
"""How a file of an earlier program gets each later form."""
COLUMNS: Final = (
    "id, root, game, rules, options, edition, digest, deal, next, ply, version, waiting, over, changed, closed"
)


class SqliteStore(Store):
    """A file in write-ahead mode with full syncs; one thread writes, another one reads."""

    def __init__(self, path: str) -> None:
        try:
            _prepare(path)
            self._writer = Writer(path)
            self._reader = Reader(path)
        except sqlite3.Error as error:
            raise Unusable(f"the database {path} cannot be used: {error}") from error

    async def create(self, table: TableRow, keys: list[Key], entry: Entry) -> None:
        """Writes a new table."""
        await self._writer.run(partial(_create, table, keys, entry))

    async def append(self, change: Change) -> None:
        """Appends to the log under the optimistic lock."""
        await self._writer.run(partial(_append, change))

    async def cut(self, cut: Cut) -> None:
        """Moves the end of a log to `broken`."""
        await self._writer.run(partial(_cut, cut))

    async def save_draft(self, table: str, expected_ply: int, seat: int, draft: Draft) -> None:
        """Keeps a seat's tentative steps."""
        await self._writer.run(partial(_save_draft, table, expected_ply, seat, draft))

    async def table(self, table: str) -> TableRow | None:
        """One table."""
        return await self._reader.run(partial(_table, table))

    async def log(self, table: str) -> list[Entry]:
        """All commits of a table."""
        rows = await self._all("SELECT ply, seat, lines, bot FROM log WHERE tbl = ? ORDER BY ply", table)
        return [Entry(ply, seat, lines.splitlines(), bot) for ply, seat, lines, bot in rows]

    async def drafts(self, table: str) -> dict[int, Draft]:
        """The drafts of a table."""
        rows = await self._all("SELECT seat, steps, moves FROM drafts WHERE tbl = ?", table)
        return {seat: Draft(steps.splitlines(), _list(moves)) for seat, steps, moves in rows}

    async def keys(self, table: str) -> list[Key]:
        """What opens a table."""
        rows = await self._all("SELECT digest, tbl, role FROM keys WHERE tbl = ?", table)
        return [Key(*row) for row in rows]

    async def find(self, digests: list[str]) -> list[tuple[Key, TableRow]]:
        """The tables that these secrets open."""
        return await self._reader.run(partial(_find, digests))

    async def reseat(self, table: str, seat: int, row: SeatRow, keys: list[Key], news: News | None) -> None:
        """A seat with its keys as they are from here on."""
        await self._writer.run(partial(_reseat, table, seat, row, keys, news))

    async def rename(self, table: str, seat: int, name: str, colour: str) -> None:
        """A seat's new name and colour."""
        await self._do("UPDATE seats SET name = ?, colour = ? WHERE tbl = ? AND seat = ?", name, colour, table, seat)

    async def end(self, table: str, news: News) -> None:
        """Closes a table."""
        await self._writer.run(partial(_end, table, news))

    async def tell(self, table: str, news: News) -> None:
        """Keeps some news."""
        await self._writer.run(partial(_tell, table, news))

    async def news(self, table: str) -> list[News]:
        """All news of a table."""
        rows = await self._all("SELECT ply, text FROM news WHERE tbl = ? ORDER BY number", table)
        return [News(ply, msgspec.json.decode(text, type=Text)) for ply, text in rows]

    async def link(self, table: str, successor: str) -> None:
        """Remembers where the same people went on."""
        await self._do("UPDATE tables SET next = ? WHERE id = ?", successor, table)

    async def say(self, table: str, line: ChatLine) -> None:
        """Keeps a line of chat."""
        insert = "INSERT INTO chat (tbl, seat, name, text) VALUES (?, ?, ?, ?)"
        await self._do(insert, table, line.seat, line.name, line.text)

    async def chat(self, table: str, last: int) -> list[ChatLine]:
        """The last lines of chat."""
        query = "SELECT seat, name, text FROM chat WHERE tbl = ? ORDER BY number DESC LIMIT ?"
        return [ChatLine(*row) for row in reversed(await self._all(query, table, last))]

    async def prune(self, after: str, before: float, spared: Collection[str]) -> tuple[str, list[str]]:
        """Removes some untouched tables."""
        return await self._writer.run(partial(prune, after, before, spared))

    async def close(self) -> None:
        """Ends both threads."""
        await self._reader.close()
        await self._writer.close()

    async def _all(self, query: str, *args: str | int) -> list[Any]:
        return await self._reader.run(lambda db: db.execute(query, args).fetchall())

    async def _do(self, statement: str, *args: str | int) -> None:
        await self._writer.run(lambda db: db.execute(statement, args))


def _prepare(path: str) -> None:
    """Makes the tables, brings those of an earlier program up to date, or refuses a file of a later one."""
    with closing(sqlite3.connect(path)) as db:
        found = int(db.execute("PRAGMA user_version").fetchone()[0])
        if found > SCHEMA:
            raise Unusable(f"the database has form {found}; this program knows forms up to {SCHEMA}")
        if 0 < found < SCHEMA:
            _copy(db, f"{path}.form{found}")
        changes = [CHANGES[form] for form in range(found + 1, SCHEMA + 1) if found]
        form = f"PRAGMA user_version = {SCHEMA}"
        db.executescript(";\n".join(("BEGIN", *changes, TABLES, form, "COMMIT")))


def _copy(db: sqlite3.Connection, path: str) -> None:
    """The file as it was, for whoever wants to go back to the earlier program."""
    with closing(sqlite3.connect(path)) as copy:
        db.backup(copy)


def _list(text: str) -> list[Any]:
    return list(msgspec.json.decode(text))


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _create(table: TableRow, keys: list[Key], entry: Entry, db: sqlite3.Connection) -> None:
    t = table
    row = (t.id, t.root, t.game, t.rules, _text(t.options), t.edition, t.digest, t.deal, t.next)
    row2 = (t.ply, t.version, _text(t.waiting), t.over, t.changed, t.closed)
    db.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join('?' * 15)})", row + row2)
    seats = [(t.id, seat, s.kind, s.name, s.colour, s.bot, s.issue, s.stand_in) for seat, s in enumerate(t.seats)]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", seats)
    _put_keys(db, keys)
    if entry.lines:
        _log(db, t.id, entry)


def _append(change: Change, db: sqlite3.Connection) -> None:
    c = change
    update = """UPDATE tables SET ply = ply + ?, version = ?, waiting = ?, over = ?, changed = ?
                WHERE id = ? AND ply = ?"""
    values = (len(c.lines), c.version, _text(c.waiting), c.over, c.changed, c.table, c.expected_ply)
    if db.execute(update, values).rowcount != 1:
        raise Conflict(f"table {c.table} is no longer at ply {c.expected_ply}")
    _log(db, c.table, Entry(c.expected_ply, c.seat, c.lines, c.bot))
    for seat, draft in c.drafts.items():
        _put_draft(db, c.table, seat, draft)


def _log(db: sqlite3.Connection, table: str, entry: Entry) -> None:
    row = (table, entry.ply, entry.seat, "\n".join(entry.lines), entry.bot)
    db.execute("INSERT INTO log (tbl, ply, seat, lines, bot) VALUES (?, ?, ?, ?, ?)", row)


def _cut(cut: Cut, db: sqlite3.Connection) -> None:
    update = "UPDATE tables SET ply = ?, version = ?, waiting = ?, changed = ? WHERE id = ? AND ply = ?"
    values = (cut.ply, cut.version, _text(cut.waiting), cut.changed, cut.table, cut.expected_ply)
    if db.execute(update, values).rowcount != 1:
        raise Conflict(f"table {cut.table} is no longer at ply {cut.expected_ply}")
    keep = "INSERT INTO broken (tbl, ply, seat, lines, moved) SELECT tbl, ply, seat, lines, ? FROM log"
    db.execute(f"{keep} WHERE tbl = ? AND ply >= ? ORDER BY ply", (cut.changed, cut.table, cut.ply))
    db.execute("DELETE FROM log WHERE tbl = ? AND ply >= ?", (cut.table, cut.ply))
    db.execute("DELETE FROM drafts WHERE tbl = ?", (cut.table,))


def _save_draft(table: str, expected_ply: int, seat: int, draft: Draft, db: sqlite3.Connection) -> None:
    found = db.execute("SELECT 1 FROM tables WHERE id = ? AND ply = ?", (table, expected_ply)).fetchone()
    if found is None:
        raise Conflict(f"table {table} is no longer at ply {expected_ply}")
    _put_draft(db, table, seat, draft)


def _put_draft(db: sqlite3.Connection, table: str, seat: int, draft: Draft) -> None:
    row = (table, seat, "\n".join(draft.steps), _text(draft.moves))
    db.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", row)


def _table(table: str, db: sqlite3.Connection) -> TableRow | None:
    row = db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
    return None if row is None else _row(row, db)


def _row(row: tuple[Any, ...], db: sqlite3.Connection) -> TableRow:
    query = "SELECT kind, name, colour, bot, issue, stand_in FROM seats WHERE tbl = ? ORDER BY seat"
    seats = [SeatRow(*seat) for seat in db.execute(query, (row[0],))]
    ident, root, game, rules, options, edition, digest, deal, successor, *summary = row
    ply, version, waiting, over, changed, closed = summary
    return TableRow(
        ident,
        root,
        game,
        rules,
        msgspec.json.decode(options),
        edition,
        digest,
        seats,
        deal=deal,
        next=successor,
        ply=ply,
        version=version,
        waiting=_list(waiting),
        over=bool(over),
        changed=changed,
        closed=bool(closed),
    )


def _find(digests: list[str], db: sqlite3.Connection) -> list[tuple[Key, TableRow]]:
    marks = ", ".join("?" * len(digests))
    keys = [Key(*row) for row in db.execute(f"SELECT digest, tbl, role FROM keys WHERE digest IN ({marks})", digests)]
    rows = [(key, _table(key.table, db)) for key in keys]
    found = [(key, row) for key, row in rows if row is not None]
    return sorted(found, key=lambda pair: pair[1].changed, reverse=True)


def _reseat(table: str, seat: int, row: SeatRow, keys: list[Key], news: News | None, db: sqlite3.Connection) -> None:
    update = "UPDATE seats SET kind = ?, name = ?, colour = ?, issue = ?, stand_in = ? WHERE tbl = ? AND seat = ?"
    db.execute(update, (row.kind, row.name, row.colour, row.issue, row.stand_in, table, seat))
    db.execute("DELETE FROM keys WHERE tbl = ? AND role IN (?, ?)", (table, seat, inviting(seat)))
    _put_keys(db, keys)
    if news is not None:
        _tell(table, news, db)


def _put_keys(db: sqlite3.Connection, keys: list[Key]) -> None:
    db.executemany("INSERT INTO keys (tbl, role, digest) VALUES (?, ?, ?)", [(k.table, k.role, k.digest) for k in keys])


def _end(table: str, news: News, db: sqlite3.Connection) -> None:
    db.execute("UPDATE tables SET closed = 1 WHERE id = ?", (table,))
    _tell(table, news, db)


def _tell(table: str, news: News, db: sqlite3.Connection) -> None:
    db.execute("INSERT INTO news (tbl, ply, text) VALUES (?, ?, ?)", (table, news.ply, _text(news.text)))
