"""The record of a table as it is handed out: with who played, when, and how it ended."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from fourwinds import __version__
from fourwinds.core.messages import About
from fourwinds.core.record import dumps
from fourwinds.server.kept import Kept
from fourwinds.server.people import told_apart

PROGRAM: Final = f"fourwinds {__version__}"


def record_of(kept: Kept, names: bool) -> str:
    """The record of a table; its names are those that everybody was shown, or none."""
    row, match = kept.row, kept.play.match
    shown = told_apart(row.seats) if names else []
    date = datetime.fromtimestamp(row.changed, UTC).date().isoformat()
    match.about = About(shown, [_stand_ins(kept, seat) for seat in range(len(row.seats))], date, PROGRAM)
    return dumps(match)


def _stand_ins(kept: Kept, seat: int) -> str:
    """The bots that played for somebody who was away, in their order."""
    return ", ".join(dict.fromkeys(entry.bot for entry in kept.stood_in if entry.seat == seat))
