"""Removes tables that were opened and never touched."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from typing import Final

STEP: Final = 100
"""Tables that are looked at in one transaction."""
UNTOUCHED: Final = """
    NOT EXISTS (SELECT 1 FROM log JOIN seats USING (tbl, seat) WHERE log.tbl = tables.id AND seats.bot = '')
    AND NOT EXISTS (SELECT 1 FROM drafts WHERE tbl = tables.id AND steps != '')
    AND NOT EXISTS (SELECT 1 FROM chat WHERE tbl = tables.id)
    AND NOT EXISTS (SELECT 1 FROM news WHERE tbl = tables.id)
"""
"""No person has moved, begun a move, said anything, or sat down as a guest."""


def prune(after: str, before: float, spared: Collection[str], db: sqlite3.Connection) -> tuple[str, list[str]]:
    """Looks at the next tables behind one; the last of them, or nothing behind the end, and those that are gone now."""
    query = f"SELECT id, changed < ? AND {UNTOUCHED} FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    rows = db.execute(query, (before, after, STEP)).fetchall()
    gone = [table for table, untouched in rows if untouched and table not in spared]
    if gone:
        _remove(gone, db)
    return rows[-1][0] if len(rows) == STEP else "", gone


def _remove(tables: list[str], db: sqlite3.Connection) -> None:
    """Deletes tables with all that belongs to them."""
    names = [(table,) for table in tables]
    db.executemany("UPDATE tables SET next = '' WHERE next = ?", names)
    for child in _children(db):
        db.executemany(f"DELETE FROM {child} WHERE tbl = ?", names)
    db.executemany("DELETE FROM tables WHERE id = ?", names)


def _children(db: sqlite3.Connection) -> list[str]:
    """What refers to tables, whatever later forms of the file add."""
    query = """SELECT t.name FROM sqlite_master t, pragma_foreign_key_list(t.name) f
               WHERE t.type = 'table' AND f."table" = 'tables'"""
    return [name for (name,) in db.execute(query).fetchall()]
