"""Bots: they get views, never positions."""

from __future__ import annotations

import re
from typing import Final

from fourwinds.bots.bot import Bot, Opinion
from fourwinds.bots.cadet import CadetBot
from fourwinds.bots.driver import decide
from fourwinds.bots.greedy import GreedyBot
from fourwinds.bots.random import RandomBot
from fourwinds.bots.search import Budget, SearchBot
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import Game

LEVELS: Final = ("cadet", "mate", "captain", "admiral")
HINT_BOT: Final = "pilot"
"""Answers whoever asks for a hint: the admiral, but within a second."""
NAMES: Final = (*LEVELS, "greedy", "random")
COUNTED: Final = re.compile(r"search-([1-9][0-9]{0,5})")

__all__ = ["HINT_BOT", "LEVELS", "NAMES", "Bot", "Opinion", "decide", "make"]


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of that name; the same seed and views give the same choices, unless it thinks by the clock.

    `search-400` thinks like the upper levels, but counts 400 imagined games instead of seconds.
    """
    counted = COUNTED.fullmatch(name)
    if counted:
        return SearchBot(game, seed, Budget(games=int(counted[1])))
    budgets = _budgets(game)
    if name in budgets:
        return SearchBot(game, seed, budgets[name])
    plain = {"cadet": CadetBot, "greedy": GreedyBot, "random": RandomBot}
    if name not in plain:
        raise Unusable(f"unknown bot '{name}'; known: {', '.join(NAMES)}, search-N")
    return plain[name](game, seed)


def _budgets(game: Game) -> dict[str, Budget]:
    """How much those that search may think about a decision."""
    mate, captain, admiral = game.efforts()
    return {
        "mate": Budget(0.3, mate),
        "captain": Budget(1.0, captain),
        "admiral": Budget(3.0, admiral),
        HINT_BOT: Budget(1.0, admiral),
    }
