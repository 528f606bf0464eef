"""The people at a table: their names as they may be shown, and whether they are here."""

from __future__ import annotations

from typing import cast

from fourwinds.server.store.base import SeatRow
from fourwinds.server.wire import Colour, Person


def cleaned(text: str) -> str:
    """Text of a guest in one line, without control characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def person(row: SeatRow, here: bool) -> Person:
    """Who sits on a seat."""
    return Person(row.name, cast("Colour", row.colour), row.bot, here, row.stand_in)
