"""A tiny game for the search: one seat, three things to do, and a hidden coin that it must not know.

The coin is tossed first, in secret. `sure` brings 4. `guess` then calls `head` or `tail`: right 10, wrong 0;
who knew the coin would always guess, who does not know it and is cautious gets 4 and not 5 on average.
`dice` rolls 0 to 3. The advisor believes in the dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from fourwinds.core.messages import Event
from fourwinds.core.protocol import CHANCE, RULED_OUT, Advisor, State, Turn
from tests.bots.alone import Alone
from tests.server.toy import ToyGame

SURE, GUESS, DICE, HEAD, TAIL = range(5)
HEADS_UP, TAILS_UP = 10, 11
ROLLS = [20, 21, 22, 23]


@dataclass
class WagerView:
    """What the player knows: what it did, and whether the coin was tossed."""

    seat: int
    done: list[int]


class Wager(Alone):
    """A position: the coin, what was done, and what it brought."""

    def __init__(self, right: int = 10) -> None:
        super().__init__()
        self.right = right
        self.coin = -1
        self.done: list[int] = []

    def copy(self) -> Wager:
        other = Wager(self.right)
        other.coin, other.done, other.points = self.coin, self.done[:], self.points
        return other

    def turn(self) -> Turn:
        if self.points >= 0:
            return Turn(())
        return Turn((CHANCE,) if self.coin < 0 or self.done == [DICE] else (0,))

    def legal(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return [HEADS_UP, TAILS_UP] if self.coin < 0 else ROLLS
        return [HEAD, TAIL] if self.done else [SURE, GUESS, DICE]

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        if action in (HEADS_UP, TAILS_UP):
            self.coin = action
            return
        if action in ROLLS:
            self.points = action - ROLLS[0]
            return
        self.done.append(action)
        if action == SURE:
            self.points = 4
        elif action in (HEAD, TAIL):
            self.points = self.right if (action == HEAD) == (self.coin == HEADS_UP) else 0

    def fingerprint(self) -> str:
        return f"{self.coin} {self.done} {self.points}"

    def view(self, seat: int) -> Any:
        return WagerView(seat, self.done[:])


class Gambler(Advisor):
    """Believes in the dice, and otherwise in what comes first."""

    def rate(self, state: State, seat: int) -> list[float]:
        return [float(action == DICE) for action in state.legal(seat)]


class Purist(Advisor):
    """Would roll the dice rather than guess, whatever it may bring."""

    def rate(self, state: State, seat: int) -> list[float]:
        return [RULED_OUT if action == GUESS else float(action == DICE) for action in state.legal(seat)]


class WagerGame(ToyGame):
    """The game with its reward for a right guess."""

    def __init__(self, right: int = 10, advisor: Advisor | None = None) -> None:
        super().__init__()
        self.id = "wager"
        self.right = right
        self._advisor = advisor or Gambler()

    def begun(self) -> Wager:
        """A position in which the player is asked."""
        state = Wager(self.right)
        state.apply(CHANCE, HEADS_UP)
        return state

    def imagine(self, view: Any, rng: Random) -> State:
        state = Wager(self.right)
        state.apply(CHANCE, rng.choice([HEADS_UP, TAILS_UP]))
        state.done = view.done[:]
        return state

    def advisor(self) -> Advisor:
        return self._advisor
