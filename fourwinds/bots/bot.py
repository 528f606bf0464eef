"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from fourwinds.core.protocol import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Plays one seat. All it ever sees is that seat's view, and all its luck comes from its seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)

    @abstractmethod
    def choose(self, view: Any) -> int:
        """A legal action for `view.seat`."""
