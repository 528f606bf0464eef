"""Seats as records write them, and as people call them."""

from __future__ import annotations

from typing import Final

from rich.text import Text as Styled

from fourwinds.core.match import Match
from fourwinds.texts import Texts

GUEST: Final = "guest"
"""Somebody without a name."""

BOT: Final = "bot:"
"""How a bot's seat begins."""

SIGNS: Final = "■★▲◆●✚"
COLORS: Final = ("#9db8ff", "#e39ad0", "#a0cf72", "#f0b54a", "#7fd6d6", "#e88a7a")
"""What tells the seats apart where there is no room for names: a sign, and a colour besides."""


def player(names: list[str], seat: int) -> Styled:
    """A player's name behind its sign."""
    return Styled(f"{SIGNS[seat]} {names[seat]}", COLORS[seat])


def colored(words: str, names: list[str]) -> Styled:
    """A sentence with the names in the colours of their seats."""
    line = Styled(words)
    for name, color in zip(names, COLORS, strict=False):
        line.highlight_words([name], color)
    return line


def sign(seat: int) -> Styled:
    """The sign alone."""
    return Styled(SIGNS[seat], COLORS[seat])


def names_at(texts: Texts, match: Match) -> list[str]:
    """How the seats of a match are called: as they were at the table where it was played, if the record says so."""
    usual = seat_names(texts, match.seats)
    shown = match.about.names if match.about and match.about.names else usual
    return [name or other for name, other in zip(shown, usual, strict=True)]


def stand_ins(texts: Texts, names: list[str], match: Match) -> list[str]:
    """For whom which bots have played, a sentence each."""
    found = zip(names, match.about.stand_ins, strict=False) if match.about else ()
    return [
        texts.word(
            "cli-stood-in", name=name, bots=texts.join([_spoken(texts, BOT + bot.strip()) for bot in bots.split(",")])
        )
        for name, bots in found
        if bots
    ]


def seat_names(texts: Texts, seated: list[str]) -> list[str]:
    """How the seats are called; guests and bots are numbered where that tells them apart."""
    found: list[str] = []
    for seat, name in enumerate(seated):
        if name == GUEST:
            found.append(texts.word("seat-name", number=seat + 1))
        elif seated.count(name) > 1:
            found.append(f"{_spoken(texts, name)} {seat + 1}")
        else:
            found.append(_spoken(texts, name))
    return found


def _spoken(texts: Texts, name: str) -> str:
    key = f"bot-{name.removeprefix(BOT)}"
    return texts.word(key) if name.startswith(BOT) and texts.has(key) else name
