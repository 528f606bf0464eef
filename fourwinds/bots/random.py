"""The random bot: any legal action, all equally likely."""

from __future__ import annotations

from typing import Any

from fourwinds.bots.bot import Bot


class RandomBot(Bot):
    """Knows what is allowed and nothing else."""

    def choose(self, view: Any) -> int:
        legal = self.game.imagine(view, self.rng).legal(view.seat)
        return legal[int(self.rng.random() * len(legal))]
