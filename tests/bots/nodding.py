"""The toy as a bot plays it that nods as soon as it may, besides its turn, and counts how often it has to imagine."""

from __future__ import annotations

from random import Random
from typing import Any

from fourwinds.core.messages import Config
from fourwinds.core.protocol import Advisor, State
from tests.server.toy import NOD, WORDS, Toy, ToyGame


class Polite(Advisor):
    """Nods; what it says does not matter."""

    def rate(self, state: State, seat: int) -> list[float]:
        return [0.0] * len(state.legal(seat))

    def beside(self, state: State, seat: int) -> int:
        return NOD


class NoddingGame(ToyGame):
    """The toy with an advisor."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "nodding"
        self.imagined = 0

    def new(self, config: Config) -> State:
        return Toy()

    def imagine(self, view: Any, rng: Random) -> State:
        self.imagined += 1
        state = Toy()
        state.nodded, state.bells = view.nodded[:], view.bells
        for seat, said in enumerate(view.said):
            state.said[seat] = [WORDS.index(word) for word in said] or [0] * 4 * (seat not in view.busy)
        return state

    def advisor(self) -> Advisor:
        return Polite()
