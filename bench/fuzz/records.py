"""Golden records with a few lines changed: each is loaded, or refused with a line and a reason."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from bench.fuzz.lot import ODD_WORDS, Lot, changed_text, one
from fourwinds.core import record
from fourwinds.core.messages import Unusable

GOLDEN: Final = Path(__file__).parents[2] / "tests" / "games"
ACTIONS: Final = (10, 60, 400)
"""How much of a record is used; most faults show early, and long games take long."""
MOST_CHANGES: Final = 3
ABOUT: Final = (
    *("names: Ann | Bob", "names: Ann", "stand-ins: - | mate", "date: 2026-11-18", "date: today", "program: fourwinds"),
    *("result: 1 (1) | 0 (2)", "result:", "names:"),
)


@cache
def golden() -> list[list[str]]:
    """The lines of all golden records."""
    return [path.read_text("utf-8").splitlines() for path in sorted(GOLDEN.glob("*/golden/*.record"))]


def made(lot: Lot) -> str:
    """A record that is not quite right."""
    lines = one(lot, golden())[: len(record.HEAD) + one(lot, ACTIONS)]
    lines = [*lines, "end"] if lot(4) else lines
    if not lot(4):
        lines.insert(lot(len(record.HEAD) + 2), one(lot, ABOUT))
    for _ in range(1 + lot(MOST_CHANGES)):
        lines = _changed(lot, lines)
    text = "\n".join(lines)
    return text if lot(8) else changed_text(lot, text)


def _changed(lot: Lot, lines: list[str]) -> list[str]:
    """The lines with one of them gone, doubled, changed, or replaced by one of another record."""
    if not lines:
        return [one(lot, ODD_WORDS)]
    at = lot(len(lines))
    before, line, after = lines[:at], lines[at], lines[at + 1 :]
    kind = lot(6)
    if kind == 0:
        return before + after
    if kind == 1:
        return [*before, line, *one(lot, (before, after, lines))[:1], *after]
    if kind == 2:
        return [*before, one(lot, one(lot, golden())), *after]
    if kind == 3:
        return [*before, changed_text(lot, line), *after]
    words = line.split(" ")
    words[lot(len(words))] = one(lot, ODD_WORDS) if lot(2) else one(lot, one(lot, one(lot, golden())).split(" "))
    return [*before, " ".join(words), *after]


def tried(text: str) -> bool:
    """Whether the record could be loaded; anything but a clear refusal is a fault."""
    try:
        match = record.loads(text)
    except Unusable as error:
        reason = str(error)
        assert reason.startswith("line "), reason
        assert len(reason.splitlines()) == 1, reason
        return False
    again = record.loads(record.dumps(match))
    assert (again.config, again.log, again.seats) == (match.config, match.log, match.seats)
    assert again.about == match.about
    return True
