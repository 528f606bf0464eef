"""Finished games, seen again at any ply."""

from __future__ import annotations

from typing import Final

from fourwinds.core.match import Match
from fourwinds.core.messages import Event
from fourwinds.core.protocol import CHANCE, PUBLIC, State
from fourwinds.server.wire import LogLine, Position, SeatView

EVERY: Final = 20
"""Plies between two positions that are kept."""


class Replays:
    """The positions of a finished match; some are kept so that a slider answers at once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._kept: list[State] = []
        turns = _Turns(match.config.players)
        for ply, state, _ in match.replayed():
            if ply % EVERY == 0:
                self._kept.append(state.copy())
            if ply < match.ply:
                turns.next(state, match.log[ply][0], ply + 1)
        self._ends = [*turns.ends, match.ply]

    def position(self, name: str, seat: int | None, ply: int) -> Position:
        """The position after `ply` actions, as the seat saw it, and what the last of them did."""
        eyes = PUBLIC if seat is None else seat
        state, events = self._at(ply)
        view = SeatView(seat, state.view(eyes), state.prompt(eyes), [], [], 0, False, None)
        told = [_line(ply, event) for event in events if event.only in (None, seat)]
        return Position(name, ply, self._ends, view, told)

    def _at(self, ply: int) -> tuple[State, list[Event]]:
        kept = max(ply - 1, 0) // EVERY
        plies = self._match.replayed(self._kept[kept].copy(), kept * EVERY)
        return next((state, events) for number, state, events in plies if number == ply)


def _line(ply: int, event: Event) -> LogLine:
    return LogLine(ply, event.text(), type(event).__name__, event.facts())


class _Turns:
    """Finds where turns end: with the last action of a seat before none of those in the turn is asked any more.

    A turn of several at the same time, or of one who plays alone, ends when luck decides how to go on.
    """

    def __init__(self, players: int) -> None:
        self.ends: list[int] = []
        self._alone = players == 1
        self._in_turn: set[int] = set()
        self._acted = 0

    def next(self, state: State, actor: int, ply: int) -> None:
        """Takes note of who is asked before the action that makes this ply."""
        asked = set(state.turn().waiting)
        if self._acted and self._over(asked):
            self.ends.append(self._acted)
            self._in_turn, self._acted = set(), 0
        self._in_turn |= asked - {CHANCE}
        if actor != CHANCE:
            self._acted = ply

    def _over(self, asked: set[int]) -> bool:
        if CHANCE in asked:
            return self._alone or len(self._in_turn) > 1
        return asked.isdisjoint(self._in_turn)
