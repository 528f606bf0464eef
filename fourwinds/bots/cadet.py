"""The cadet: knows what is good, and often does the second best."""

from __future__ import annotations

from typing import Any, Final

from fourwinds.bots.greedy import GreedyBot
from fourwinds.core.protocol import considered

SLIP: Final = 0.4
"""How often the next best is taken instead, and the one after it, and so on."""


class CadetBot(GreedyBot):
    """The easiest level: plausible, and beatable by a child."""

    def choose(self, view: Any) -> int:
        state = self.game.imagine(view, self.rng)
        legal, ratings = state.legal(view.seat), self.advisor.rate(state, view.seat)
        order = sorted([(-rating, self.rng.random(), number) for number, rating in enumerate(ratings)])
        rank, last = 0, considered(ratings) - 1
        while rank < last and self.rng.random() < SLIP:
            rank += 1
        return legal[order[rank][2]]
