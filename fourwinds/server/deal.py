"""The chance of a table: drawn by lot, or dealt as it fell at an earlier table."""

from __future__ import annotations

from collections import deque
from random import Random

from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE, Game, State


class Deal:
    """Where chance comes from. Old outcomes are used kind by kind in their order as far as they are still legal."""

    def __init__(self, game: Game, rng: Random, old: list[int] | None = None) -> None:
        self._game = game
        self.rng = rng
        self._old: dict[str, deque[int]] = {}
        for outcome in old or []:
            self._old.setdefault(self._kind(outcome), deque()).append(outcome)

    def outcome(self, state: State) -> int:
        """What chance does now."""
        legal = state.legal(CHANCE)
        queue = self._old.get(self._kind(legal[0]))
        if queue and queue[0] in legal:
            return queue[0]
        return draw(state, self.rng)

    def passed(self, outcome: int) -> None:
        """Notes that chance has acted, so that the next old outcome of the kind is due."""
        queue = self._old.get(self._kind(outcome))
        if queue:
            queue.popleft()

    def _kind(self, outcome: int) -> str:
        return self._game.notate(outcome).partition(" ")[0]
