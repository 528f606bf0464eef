"""A tiny game for the tentative turn: secrets, looks that cannot be taken back, forced steps, a seat that may act.

Two seats, waited for together. Each says `a` or `b` in secret, then `next` (forced), then looks at a
hidden coin (`look`, final) or not (`skip`), then says `end`. Seat 1 may ring a bell while seat 0 is waited for,
and each may nod once at any time, besides all that.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from fourwinds.core.messages import Config, Event, Finding, Outcome, Refusal, Text
from fourwinds.core.observation import Observation
from fourwinds.core.protocol import Advisor, Game, State, Turn

WORDS = ("a", "b", "next", "look", "skip", "end", "bell", "nod")
A, B, NEXT, LOOK, SKIP, END, BELL, NOD = range(8)
CHOICES = ([A, B], [NEXT], [LOOK, SKIP], [END])


@dataclass
class ToyView:
    """What a seat may know: its own words, how often the bell rang, and who is busy; all words when all are done."""

    seat: int
    said: list[list[str]]
    bells: int
    busy: list[int]
    nodded: list[bool]


@dataclass
class Did(Event):
    """Something a seat did."""

    word: str

    def text(self) -> Text:
        return Text("did", {"word": self.word})


class Toy(State):
    """A position of the toy."""

    def __init__(self) -> None:
        self.said: list[list[int]] = [[], []]
        self.bells = 0
        self.nodded = [False, False]

    def copy(self) -> Toy:
        other = Toy()
        other.said = [said[:] for said in self.said]
        other.bells = self.bells
        other.nodded = self.nodded[:]
        return other

    def turn(self) -> Turn:
        waiting = tuple(seat for seat in (0, 1) if len(self.said[seat]) < 4)
        return Turn(waiting, (1,) if waiting == (0,) and self.bells < 2 else ())

    def legal(self, seat: int) -> list[int]:
        turn = self.turn()
        if seat in turn.waiting:
            return CHOICES[len(self.said[seat])]
        return [BELL] if seat in turn.may else []

    def besides(self, seat: int) -> list[int]:
        return [NOD] if seat >= 0 and self.turn().waiting and not self.nodded[seat] else []

    def weights(self) -> list[int]:
        return []

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        public = action in (BELL, NOD)
        if action == BELL:
            self.bells += 1
        elif action == NOD:
            self.nodded[seat] = True
        else:
            self.said[seat].append(action)
        if events is not None:
            events.append(Did(None if public else seat, WORDS[action]))

    def outcome(self) -> Outcome | None:
        return None if self.turn().waiting else Outcome([0, 0], [1, 1], [[], []])

    def view(self, seat: int) -> Any:
        busy = list(self.turn().waiting)
        said = [[WORDS[word] for word in own] if who == seat or not busy else [] for who, own in enumerate(self.said)]
        return ToyView(seat, said, self.bells, busy, self.nodded[:])

    def observe(self, seat: int, row: Observation) -> None:
        row.number("words", len(self.said[seat]), 4)

    def prompt(self, seat: int) -> Text:
        return Text("prompt")

    def closing(self, seat: int) -> Text:
        return Text("closing", {"words": len(self.said[seat])})

    def fingerprint(self) -> str:
        return str(self.said)

    def final(self, seat: int, action: int) -> bool:
        return action == LOOK


class ToyGame(Game):
    """The toy's rules, as far as they are used."""

    def __init__(self) -> None:
        self.id = "toy"
        self.rules = 1
        self.players = (2,)
        self.options = ()
        self.presets = ()
        self.actions = len(WORDS)
        self.bound = 10

    def editions(self) -> tuple[str, ...]:
        return ("toy",)

    def edition_hash(self, edition: str) -> str:
        return "00000000"

    def check_edition(self, data: object) -> list[Finding]:
        return []

    def new(self, config: Config) -> State:
        return Toy()

    def imagine(self, view: Any, rng: Random) -> State:
        raise NotImplementedError

    def notate(self, action: int) -> str:
        return WORDS[action]

    def parse(self, text: str) -> int:
        return WORDS.index(text)

    def explain(self, state: State, seat: int, action: int) -> Refusal | None:
        return None if action in state.legal(seat) else Refusal("1", Text("no"))

    def describe(self, action: int) -> Text:
        return Text(WORDS[action])

    def place(self, action: int) -> str:
        return ""

    def advisor(self) -> Advisor:
        raise NotImplementedError
