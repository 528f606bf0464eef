"""A tiny game for the search: one seat and many doors, and behind each of them a sum and a die.

The advisor believes in the first doors. Looking behind one may take its time.
"""

from __future__ import annotations

from random import Random
from time import sleep
from typing import Any

from fourwinds.core.messages import Event
from fourwinds.core.protocol import CHANCE, Advisor, State, Turn
from tests.bots.alone import Alone
from tests.server.toy import ToyGame

ROLLS = [100, 101, 102, 103]


class Doors(Alone):
    """A position: what lies behind the doors, which of them was opened, and what that brought."""

    def __init__(self, behind: list[int], seconds: float) -> None:
        super().__init__()
        self.behind = behind
        self.seconds = seconds
        self.opened = -1

    def copy(self) -> Doors:
        other = Doors(self.behind, self.seconds)
        other.opened, other.points = self.opened, self.points
        return other

    def turn(self) -> Turn:
        if self.points >= 0:
            return Turn(())
        return Turn((0,) if self.opened < 0 else (CHANCE,))

    def legal(self, seat: int) -> list[int]:
        return ROLLS if seat == CHANCE else list(range(len(self.behind)))

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        if seat == CHANCE:
            sleep(self.seconds)
            self.points = self.behind[self.opened] + action - ROLLS[0]
        else:
            self.opened = action

    def fingerprint(self) -> str:
        return f"{self.opened} {self.points}"


class Hasty(Advisor):
    """Takes the first door."""

    def rate(self, state: State, seat: int) -> list[float]:
        return [-float(door) for door in state.legal(seat)]


class DoorsGame(ToyGame):
    """The game with what lies behind its doors."""

    def __init__(self, behind: list[int], seconds: float = 0.0) -> None:
        super().__init__()
        self.id = "doors"
        self.start = Doors(behind, seconds)

    def imagine(self, view: Any, rng: Random) -> State:
        return self.start.copy()

    def advisor(self) -> Advisor:
        return Hasty()
