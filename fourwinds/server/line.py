"""Who is next when bots of many tables want to think and there are only so many workers.

Addresses take turns, and at each address its tables. No address has all workers, so that the next one
finds some free. Tables where nobody is come last, one at a time, and leave as many free.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fourwinds.server.limits import Tally

REMEMBERED: Final = 10_000
"""Addresses and tables of which it is known when they were last served."""


@dataclass(frozen=True)
class Asker:
    """A table whose bot is to think, and from which address somebody waits for it; from none if nobody does."""

    table: str = ""
    address: Callable[[], str] = str


class Place:
    """One who stands in the line."""

    def __init__(self, asker: Asker, turn: asyncio.Future[None]) -> None:
        self.asker = asker
        self.turn = turn
        self.address = ""


class Line:
    """Hands out places for thinking."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._kept = max(1, places // 4) if places > 1 else 0
        self._share = places - self._kept
        self._waiting: list[Place] = []
        self._thinking = Tally()
        self._served: dict[str, int] = {}
        self._count = 0

    async def enter(self, asker: Asker) -> Place:
        """Waits for a place."""
        place = Place(asker, asyncio.get_running_loop().create_future())
        self._waiting.append(place)
        self.look()
        try:
            await place.turn
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            else:
                self.leave(place)
            raise
        return place

    def leave(self, place: Place) -> None:
        """Gives the place to whoever is next."""
        self._free += 1
        self._thinking.less(place.address)
        self.look()

    def look(self) -> None:
        """Calls those who are next; also when somebody has come to a table that waits."""
        while self._free and (place := self._next()) is not None:
            self._waiting.remove(place)
            self._free -= 1
            self._thinking.more(place.address)
            self._serve(place.address)
            self._serve(place.asker.table)
            place.turn.set_result(None)

    def _next(self) -> Place | None:
        for place in self._waiting:
            place.address = place.asker.address()
        return min(filter(self._may_think, self._waiting), key=self._rank, default=None)

    def _may_think(self, place: Place) -> bool:
        own, left = self._thinking.of(place.address), self._thinking.of("")
        if not place.address:
            return left == 0 and self._free > self._kept
        return own == 0 or own + left < self._share

    def _rank(self, place: Place) -> tuple[bool, int, int]:
        """Who was served longest ago; among equals whoever came first."""
        served = self._served.get
        return not place.address, served(place.address, 0), served(place.asker.table, 0)

    def _serve(self, name: str) -> None:
        self._count += 1
        self._served.pop(name, None)
        self._served[name] = self._count
        if len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
