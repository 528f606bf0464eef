"""How a game will end for a seat, estimated as a sum over traits of a position.

Each trait has a weight that changes evenly from the beginning of a game to its end. A game names its traits, and its
settings: kinds of games with weights of their own. `fourwinds fit` finds the weights.
"""

from __future__ import annotations

from fourwinds.core.weights import ESTIMATE, Given


def names(setting: str, traits: tuple[str, ...]) -> list[str]:
    """The weights of a setting, in the order of `timed`."""
    return [f"{ESTIMATE}{setting}.{trait}.{when}" for when in ("early", "late") for trait in traits]


def timed(traits: list[float], time: float) -> list[float]:
    """All traits, once as weighed early and once as weighed late; `time` is the share of the game still to come."""
    return [trait * time for trait in traits] + [trait * (1.0 - time) for trait in traits]


class Estimate:
    """The weights of one setting."""

    def __init__(self, given: Given, setting: str, traits: tuple[str, ...]) -> None:
        weights = [given.take(name) for name in names(setting, traits)]
        self.early: list[float] = weights[: len(traits)]
        self.late: list[float] = weights[len(traits) :]
        self.fitted = any(weights)
        self._at: dict[float, list[float]] = {}

    def weight(self, trait: int, time: float) -> float:
        """What a trait counts with so much of the game still to come."""
        late = self.late[trait]
        return late + (self.early[trait] - late) * time

    def at(self, time: float) -> list[float]:
        """What every trait counts at a time; kept, for games that know few times."""
        found = self._at.get(time)
        if found is None:
            found = [self.weight(trait, time) for trait in range(len(self.late))]
            self._at[time] = found
        return found

    def foretell(self, now: float, traits: list[float], time: float) -> float:
        """What somebody will come to who has so much now."""
        total = now
        for number, trait in enumerate(traits):
            if trait != 0.0:
                total += trait * self.weight(number, time)
        return total
