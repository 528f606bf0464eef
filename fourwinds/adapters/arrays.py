"""A table whose observations, masks and actions are NumPy arrays and dense numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fourwinds.core import registry
from fourwinds.core.learning import features, observation
from fourwinds.core.protocol import CHANCE, Game, State


class ArrayTable:
    """A game with fixed players and options, seen by learners."""

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: dict[str, str],
        edition: str = "",
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.config = registry.configure(game, players or game.players[0], options, edition, rules)
        self.features = features(game, self.config)
        self.size = sum(feature.size for feature in self.features)
        most = [feature.most for feature in self.features for _ in range(feature.size)]
        self.scale: NDArray[np.float32] = np.divide(1.0, most, dtype=np.float32)

    def observation(self, state: State, seat: int) -> NDArray[np.float32]:
        """What the seat may know, every number scaled to 0 up to 1."""
        return np.frombuffer(observation(state, seat), np.uint8) * self.scale

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """A one for every action that the seat may do now."""
        mask = np.zeros(self.game.actions, np.int8)
        mask[self.indices(state, seat)] = 1
        return mask

    def indices(self, state: State, seat: int) -> list[int]:
        """The numbers of the legal actions, ascending."""
        return sorted(self.game.index(action) for action in state.legal(seat))


def asked(state: State) -> int:
    """The seat that acts next: of several the first, `CHANCE`, or -2 when the game is over."""
    waiting = state.turn().waiting
    return waiting[0] if waiting else CHANCE - 1


def as_dictionary(state: State, seat: int) -> dict[str, Any]:
    """The view of a seat as plain data."""
    view: dict[str, Any] = _plain(state.view(seat))
    return view


def _plain(value: Any) -> Any:
    """Dataclasses as dictionaries, everything copied; several times faster than `dataclasses.asdict`."""
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    if isinstance(value, dict):
        return {name: _plain(inner) for name, inner in value.items()}
    if value is None or isinstance(value, int | str | float):
        return value
    return {name: _plain(inner) for name, inner in vars(value).items()}
