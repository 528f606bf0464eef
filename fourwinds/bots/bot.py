"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from fourwinds.core.protocol import Game


class Opinion:
    """What a bot thinks of an action: how many imagined games it tried it in, and what it would bring on average."""

    def __init__(self, action: int, games: int, wins: float, score: float) -> None:
        self.action = action
        self.games = games
        self.wins = wins
        """The seat's share of the victory."""
        self.score = score
        """Its points, as far as the games went to their end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Plays one seat. All it ever sees is that seat's view, and all its luck comes from its seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)

    @abstractmethod
    def choose(self, view: Any) -> int:
        """A legal action for `view.seat`."""

    def beside(self, view: Any) -> int:
        """One of `besides(view.seat)` that it wants to do now, or -1."""
        return -1

    def think(self, view: Any) -> list[Opinion]:
        """The actions it thought about, best first."""
        return [Opinion(self.choose(view), 0, 0.0, 0.0)]
