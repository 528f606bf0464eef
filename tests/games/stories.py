"""Telling a game as a story, in lines of a record: `0 mark h7`, chance as `* draw E1`."""

from __future__ import annotations

from fourwinds.core.match import Match
from fourwinds.core.messages import Event
from fourwinds.core.protocol import CHANCE


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
