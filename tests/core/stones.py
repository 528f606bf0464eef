"""A tiny game whose rules have two versions: a heap of stones, and two players who take some of them in turn.

By rules 1 a player takes one or two, and who takes the last one loses. By rules 2 it may be three, and who takes the
last one wins, unless the option `last` says otherwise; so what is usual for it has changed too. The advisor knows how
to win by either.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from fourwinds.core.messages import Config, Event, Option, Outcome, Text, Unusable
from fourwinds.core.observation import Observation
from fourwinds.core.protocol import CHANCE, Advisor, State, Turn
from tests.server.toy import Toy, ToyGame

WORDS = ("take 1", "take 2", "take 3", "heap 7", "heap 8", "heap 9")
TAKES, HEAPS = [0, 1, 2], [3, 4, 5]
LEAST_HEAP = 7


@dataclass
class StonesView:
    """What everybody knows, the version of the rules included."""

    seat: int
    rules: int
    last: str
    heap: int
    asked: int


@dataclass
class Taken(Event):
    """Stones that somebody took."""

    stones: int

    def text(self) -> Text:
        return Text("taken", {"stones": self.stones})


class Stones(Toy):
    """A position: the version, the heap (-1 before it is made) and who is asked."""

    def __init__(self, rules: int, last: str) -> None:
        super().__init__()
        self.rules = rules
        self.last = last
        self.heap = -1
        self.asked = 0

    def copy(self) -> Stones:
        other = Stones(self.rules, self.last)
        other.heap, other.asked = self.heap, self.asked
        return other

    def turn(self) -> Turn:
        if self.heap < 0:
            return Turn((CHANCE,))
        return Turn((self.asked,) if self.heap else ())

    def legal(self, seat: int) -> list[int]:
        if seat not in self.turn().waiting:
            return []
        most = 3 if self.rules >= 2 else 2
        return HEAPS if seat == CHANCE else TAKES[: min(most, self.heap)]

    def besides(self, seat: int) -> list[int]:
        return []

    def weights(self) -> Any:
        return None

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        if seat == CHANCE:
            self.heap = LEAST_HEAP + HEAPS.index(action)
            return
        self.heap -= action + 1
        self.asked = 1 - seat
        if events is not None:
            events.append(Taken(None, action + 1))

    def outcome(self) -> Outcome | None:
        if self.heap:
            return None
        winner = 1 - self.asked if self.last == "wins" else self.asked
        scores = [int(seat == winner) for seat in (0, 1)]
        return Outcome(scores, [2 - score for score in scores], [[], []])

    def view(self, seat: int) -> Any:
        return StonesView(seat, self.rules, self.last, self.heap, self.asked)

    def observe(self, seat: int, row: Observation) -> None:
        row.number("heap", max(self.heap, 0), 9)
        row.flag("asked", self.asked == seat)

    def closing(self, seat: int) -> Text:
        return Text("closing")

    def fingerprint(self) -> str:
        return f"{self.heap} {self.asked}"

    def final(self, seat: int, action: int) -> bool:
        return False


class Counting(Advisor):
    """Leaves a heap that is lost for the other."""

    def rate(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Stones)
        left = [state.heap - action - 1 for action in state.legal(seat)]
        whole = 4 if state.rules >= 2 else 3
        return [float(heap % whole == (state.last == "loses")) for heap in left]


class StonesGame(ToyGame):
    """The game as a program knows it whose newest rules are of this version."""

    def __init__(self, newest: int) -> None:
        super().__init__()
        self.id = "stones"
        self.rules = newest
        self.options = (Option("last", ("wins", "loses"), "wins" if newest >= 2 else "loses"),)
        self.actions = len(WORDS)
        self.bound = 11

    def new(self, config: Config) -> State:
        return Stones(config.rules, config.options["last"])

    def usual(self, option: Option, rules: int) -> str:
        return "wins" if rules >= 2 else "loses"

    def imagine(self, view: Any, rng: Random) -> State:
        state = Stones(view.rules, view.last)
        state.heap, state.asked = view.heap, view.asked
        return state

    def notate(self, action: int) -> str:
        return WORDS[action]

    def parse(self, text: str) -> int:
        if text not in WORDS:
            raise Unusable(f"unknown action '{text}'")
        return WORDS.index(text)

    def advisor(self) -> Advisor:
        return Counting()
