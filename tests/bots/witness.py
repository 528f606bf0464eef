"""A game whose advisor remembers where imagined games were judged."""

from __future__ import annotations

from random import Random
from typing import Any

from fourwinds.core.protocol import Advisor, Game, Policy, State
from tests.server.toy import ToyGame


class Witness(Advisor):
    """Says what another advisor says."""

    def __init__(self, advisor: Advisor) -> None:
        self._advisor = advisor
        self.judged: list[State] = []

    def rate(self, state: State, seat: int) -> list[float]:
        return self._advisor.rate(state, seat)

    def policy(self, state: State) -> Policy:
        return self._advisor.policy(state)

    def horizon(self, state: State) -> int:
        return self._advisor.horizon(state)

    def can_judge(self, state: State) -> bool:
        return self._advisor.can_judge(state)

    def judge(self, state: State) -> list[float]:
        self.judged.append(state.copy())
        return self._advisor.judge(state)


class Witnessed(ToyGame):
    """As much of a game as the search needs."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self.witness = Witness(game.advisor())

    def imagine(self, view: Any, rng: Random) -> State:
        return self._game.imagine(view, rng)

    def advisor(self) -> Advisor:
        return self.witness
