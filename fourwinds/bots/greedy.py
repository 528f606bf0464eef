"""The greedy bot: what looks best right now to the game's own advisor."""

from __future__ import annotations

from typing import Any

from fourwinds.bots.bot import Bot
from fourwinds.core.protocol import Game


class GreedyBot(Bot):
    """Looks no further than the advisor does; equal ratings are decided by its seed."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.advisor = game.advisor()

    def beside(self, view: Any) -> int:
        return self.advisor.beside(self.game.imagine(view, self.rng), view.seat)

    def choose(self, view: Any) -> int:
        state = self.game.imagine(view, self.rng)
        ratings = self.advisor.rate(state, view.seat)
        top = max(ratings)
        best = [action for action, rating in zip(state.legal(view.seat), ratings, strict=True) if rating == top]
        return best[int(self.rng.random() * len(best))]
