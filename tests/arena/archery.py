"""A tiny game whose best weights are known: everybody aims once, and the wind adds luck that is the same for all.

The mark is at 25. The advisor shoots at ten times its weight `aim`; its weight `hat` means nothing. If it has an
estimate, it goes by that: 114.5 points on average, and one less for each step from the mark.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from fourwinds.core.messages import Config, Event, Outcome
from fourwinds.core.protocol import CHANCE, Advisor, Game, State, Turn
from fourwinds.core.weights import Given
from tests.server.toy import Toy, ToyGame

MARK = 25
SHOTS = list(range(60))
WINDS = list(range(100, 130))
ESTIMATED = ["estimate.hit", "estimate.step"]
SPOILT = {"aim": 1.2, "hat": 0.5, "estimate.hit": 0.0, "estimate.step": 0.0}


@dataclass
class ArcheryView:
    """What everybody knows."""

    seat: int
    players: int
    shots: list[int]


class Archery(Toy):
    """A position: the shots, and the wind after the last."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.players = players
        self.shots: list[int] = []
        self.wind = -1

    def copy(self) -> Archery:
        other = Archery(self.players)
        other.shots, other.wind = self.shots[:], self.wind
        return other

    def turn(self) -> Turn:
        if self.wind >= 0:
            return Turn(())
        return Turn((len(self.shots) if len(self.shots) < self.players else CHANCE,))

    def legal(self, seat: int) -> list[int]:
        return WINDS if seat == CHANCE else SHOTS

    def besides(self, seat: int) -> list[int]:
        return []

    def weights(self) -> Any:
        return None

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        if seat == CHANCE:
            self.wind = action - WINDS[0]
        else:
            self.shots.append(action)

    def outcome(self) -> Outcome | None:
        if self.wind < 0:
            return None
        scores = [100 - abs(shot - MARK) + self.wind for shot in self.shots]
        return Outcome(scores, [1 + len([s for s in scores if s > own]) for own in scores], [[] for _ in scores])

    def view(self, seat: int) -> Any:
        return ArcheryView(seat, self.players, self.shots[:])


class Archer(Advisor):
    """Shoots where its weights say."""

    def __init__(self, weights: dict[str, float]) -> None:
        given = Given(weights)
        self.aim, self.hat = given.take("aim"), given.take("hat")
        self.estimate = [given.take(name) for name in ESTIMATED]
        given.end()

    def rate(self, state: State, seat: int) -> list[float]:
        if any(self.estimate):
            return [self.estimate[0] + self.estimate[1] * abs(shot - MARK) for shot in SHOTS]
        return [-abs(shot - 10 * self.aim) for shot in SHOTS]

    def traits(self, state: State, seat: int) -> tuple[float, list[float]] | None:
        assert isinstance(state, Archery)
        if state.wind >= 0 or len(state.shots) < state.players:
            return None
        return 0.0, [1.0, float(abs(state.shots[seat] - MARK))]


class ArcheryGame(ToyGame):
    """The game with its advisor's weights."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.id, self.players = "archery", (1, 2, 3)
        self._weights = weights

    def new(self, config: Config) -> State:
        return Archery(config.players)

    def imagine(self, view: Any, rng: Random) -> State:
        state = Archery(view.players)
        state.shots = view.shots[:]
        return state

    def advisor(self) -> Advisor:
        return Archer(self._weights)

    def weights(self) -> dict[str, float]:
        return self._weights

    def estimated(self, config: Config) -> list[str]:
        return ESTIMATED

    def tuned(self, weights: dict[str, float]) -> Game:
        Archer(weights)
        return ArcheryGame(weights)
