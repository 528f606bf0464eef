"""Telling a game as a story, in lines of a record: `0 mark h7`, chance as `* draw E1`."""

from __future__ import annotations

from fourwinds.core.match import Match
from fourwinds.core.messages import Event
from fourwinds.core.protocol import CHANCE
from fourwinds.texts import Texts

ENGLISH = Texts("en")


def fork(match: Match) -> Match:
    """An independent copy of a match, to try something else."""
    other = Match(match.game, match.config, list(match.seats))
    other.state = match.state.copy()
    other.log = list(match.log)
    return other


def tell(match: Match, story: str) -> list[Event]:
    """Plays the lines of a story, or what `;` parts; every one must be allowed. Returns what happened."""
    events: list[Event] = []
    for line in story.replace(";", "\n").splitlines():
        who, _, words = line.strip().partition(" ")
        if words:
            match.play(CHANCE if who == "*" else int(who), words, events)
    return events


def promised(match: Match, seat: int, words: str) -> str:
    """What the seat reads that an action would bring; it is still to be done."""
    action = match.game.parse(words)
    assert action in match.state.legal(seat)
    text = match.game.gives(match.state, seat, action)
    return ENGLISH.say(text) if text is not None else ""
