"""Where tables are kept. A store holds configurations and lines of text, never pickles."""

from fourwinds.server.store.base import (
    Change,
    Conflict,
    Cut,
    Draft,
    Entry,
    Key,
    News,
    SeatRow,
    Store,
    TableRow,
    Unwritable,
)
from fourwinds.server.store.sqlite import SqliteStore

__all__ = [
    "Change",
    "Conflict",
    "Cut",
    "Draft",
    "Entry",
    "Key",
    "News",
    "SeatRow",
    "SqliteStore",
    "Store",
    "TableRow",
    "Unwritable",
]
