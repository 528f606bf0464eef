"""A tiny game for the search: one seat, a coin that falls openly, and a call after it.

`sure` brings 6. `toss` lets the coin fall for all to see; then `head` or `tail` is called: right 10, wrong 0. The
advisor always calls right, but believes in what is sure.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fourwinds.core.messages import Event
from fourwinds.core.protocol import CHANCE, Advisor, State, Turn
from tests.bots.alone import Alone
from tests.server.toy import ToyGame

SURE, TOSS, HEAD, TAIL = range(4)


class Coin(Alone):
    """A position: whether the coin was tossed, how it fell, and what was won."""

    def __init__(self) -> None:
        super().__init__()
        self.tossed = False
        self.fallen = -1

    def copy(self) -> Coin:
        other = Coin()
        other.tossed, other.fallen, other.points = self.tossed, self.fallen, self.points
        return other

    def turn(self) -> Turn:
        if self.points >= 0:
            return Turn(())
        return Turn((CHANCE,) if self.tossed and self.fallen < 0 else (0,))

    def legal(self, seat: int) -> list[int]:
        return [HEAD, TAIL] if self.tossed else [SURE, TOSS]

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        if seat == CHANCE:
            self.fallen = action
        elif action == TOSS:
            self.tossed = True
        else:
            self.points = 6 if action == SURE else 10 * (action == self.fallen)

    def fingerprint(self) -> str:
        return f"{self.tossed} {self.fallen} {self.points}"


class Watchful(Advisor):
    """Calls what fell."""

    def rate(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Coin)
        return [float(action in (SURE, state.fallen)) for action in state.legal(seat)]


class CoinGame(ToyGame):
    """The game from its beginning."""

    def imagine(self, view: Any, rng: Random) -> State:
        return Coin()

    def advisor(self) -> Advisor:
        return Watchful()
