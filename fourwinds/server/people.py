"""The people at a table: their names as they may be shown, and whether they are here."""

from __future__ import annotations

from collections import Counter
from typing import cast
from unicodedata import normalize

from fourwinds.server.store.base import Entry, SeatRow
from fourwinds.server.wire import Colour, Person, StoodIn


def cleaned(text: str) -> str:
    """Text of a guest in one line, without control characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def told_apart(rows: list[SeatRow]) -> list[str]:
    """The names as everybody is shown them: the second Anna of a table is Anna 2."""
    names: list[str] = []
    for row in rows:
        name, number = row.name, 1
        while any(_alike(name) == _alike(other) for other in names):
            number += 1
            name = f"{row.name} {number}"
        names.append(name)
    return names


def person(row: SeatRow, name: str, taken: bool, here: bool, patience: int | None) -> Person:
    """Who sits on a seat."""
    return Person(name, cast("Colour", row.colour), row.bot, taken, here, row.stand_in, patience)


def stood_in(commits: list[Entry]) -> list[StoodIn]:
    """Which bots played for whom, and how often."""
    counts = Counter((commit.seat, commit.bot) for commit in commits)
    return [StoodIn(seat, bot, moves) for (seat, bot), moves in sorted(counts.items())]


def _alike(name: str) -> str:
    return normalize("NFKC", name).casefold()
