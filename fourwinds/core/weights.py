"""The numbers that an advisor goes by: data in `weights.json` beside the game's `bot.py`, so that they can be tuned."""

from __future__ import annotations

import json
from importlib.resources import files
from math import isfinite
from typing import Final

from fourwinds.core.messages import Unusable

ESTIMATE: Final = "estimate."
"""So begin the names of weights that belong together; `fourwinds fit` finds them all at once."""


def packaged(game: str) -> dict[str, float]:
    """The weights of a game as they come with it."""
    return read((files(f"fourwinds.games.{game}") / "weights.json").read_text("utf-8"))


def read(text: str) -> dict[str, float]:
    """Weights by name out of a file's text, or `Unusable` with the reason."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Unusable(f"not JSON: {error}") from error
    if not isinstance(data, dict):
        raise Unusable("not an object of weights by name")
    for name, value in data.items():
        if type(value) not in (int, float) or not isfinite(value):
            raise Unusable(f"weight '{name}' is not a number")
    return {name: float(value) for name, value in data.items()}


def single(weights: dict[str, float]) -> list[str]:
    """The names of those that stand for themselves, and can be changed one by one."""
    return [name for name, value in weights.items() if value and not name.startswith(ESTIMATE)]


def write(weights: dict[str, float]) -> str:
    """The text of such a file."""
    return json.dumps(weights, indent=1) + "\n"


class Given:
    """Weights that are handed out one by one: none may be missing, and none may be left."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._left = dict(weights)

    def take(self, name: str) -> float:
        """The weight of that name."""
        if name not in self._left:
            raise Unusable(f"there is no weight '{name}'")
        return self._left.pop(name)

    def each(self, name: str, parts: tuple[str, ...]) -> list[float]:
        """The weights `name.part`, in the order of the parts."""
        return [self.take(f"{name}.{part}") for part in parts]

    def end(self) -> None:
        """Refuses weights that nobody asked for."""
        for name in self._left:
            raise Unusable(f"unknown weight '{name}'")
