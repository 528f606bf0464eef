"""An action of a seat with what was said about it and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from fourwinds.core.messages import Event, Text
from fourwinds.core.protocol import Game, State


class Deed:
    """An action, played on a copy of the position."""

    def __init__(self, game: Game, state: State, seat: int, action: int) -> None:
        self.seat = seat
        self.words = game.notate(action)
        self.said = list(said(game.gives(state, seat, action)))
        self.news = state.final(seat, action)
        """Whether it shows the seat something new, so that more may come of it than could be said."""
        self.start = state
        self.before: Any = state.view(seat)
        self.events: list[Event] = []
        self.end = state.copy()
        """The position it leads to."""
        self.end.apply(seat, action, self.events)
        self.after: Any = self.end.view(seat)

    def total(self, key: str, number: str) -> int:
        """The sum of a number over all that was said with this text."""
        return sum(int(str(text.args[number])) for text in self.said if text.key == key)

    def legal(self, game: Game) -> list[str]:
        """What the seat may do afterwards, in words."""
        return [game.notate(action) for action in self.end.legal(self.seat)]

    def __repr__(self) -> str:
        return f"{self.words} of seat {self.seat}: {self.said or 'nothing said'}; {self.events}"


Kept = dict[str, Callable[[Deed, Text], bool]]


def said(text: Text | None) -> Iterator[Text]:
    """The promises of a text: itself, or those that it joins."""
    if text is not None:
        if "-gives-" in text.key:
            yield text
        for part in text.args.values():
            if isinstance(part, Text):
                yield from said(part)
