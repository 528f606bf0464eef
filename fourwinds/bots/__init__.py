"""Bots: they get views, never positions."""

from __future__ import annotations

from typing import Final

from fourwinds.bots.bot import Bot
from fourwinds.bots.greedy import GreedyBot
from fourwinds.bots.random import RandomBot
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import Game

NAMES: Final = ("random", "greedy")

__all__ = ["NAMES", "Bot", "make"]


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of that name; the same seed and views give the same choices."""
    if name == "random":
        return RandomBot(game, seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    raise Unusable(f"unknown bot '{name}'; known: {', '.join(NAMES)}")
