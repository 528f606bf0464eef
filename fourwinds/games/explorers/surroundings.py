"""What lies around on a map: the squares worth reaching, and how far they are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from fourwinds.core.cells import NEIGHBOURS, SQUARES
from fourwinds.games.explorers.chart import Chart, chart_of, quadrant_of
from fourwinds.games.explorers.edition import VILLAGE_SQUARE
from fourwinds.games.explorers.state import Board
from fourwinds.games.explorers.terms import TEMPLE

SIGHT: Final = 6
"""How far away things are seen."""
UNSEEN: Final = SIGHT + 1
CLOSE: Final = 4
"""What is farther away changes little about where to go next."""
VILLAGE_SIDE: Final = TEMPLE + 1
"""The kind of a target that lies beside a village."""
STEP_BITS: Final = 3
IN_STEPS: Final = 7
"""A target in sight is noted as its number and, in the lowest bits, its distance."""


class Surroundings:
    """The targets of a map: the squares worth reaching, and which of them are in sight from every square."""

    def __init__(self, chart: Chart) -> None:
        objects = [square for square in range(SQUARES) if chart.objects[square]]
        sides = [(square, q) for q, village in enumerate(chart.villages) for square in NEIGHBOURS[village]]
        self.squares = objects + [square for square, _ in sides]
        self.kinds = [chart.objects[square] for square in objects] + [VILLAGE_SIDE] * len(sides)
        self.quadrants = [quadrant_of(square) for square in objects] + [quadrant for _, quadrant in sides]
        self.around: list[list[int]] = [[] for _ in range(SQUARES)]
        self.close: list[list[int]] = [[] for _ in range(SQUARES)]
        self.numbers = [[n for n, k in enumerate(self.kinds) if k == kind] for kind in range(VILLAGE_SIDE + 1)]
        self.temples = [next(n for n in self.numbers[TEMPLE] if self.quadrants[n] == q) for q in range(4)]
        self.village_sides = [[n for n in self.numbers[VILLAGE_SIDE] if self.quadrants[n] == q] for q in range(4)]
        for number in range(len(self.squares)):
            self._look_around(chart, number)

    def _look_around(self, chart: Chart, number: int) -> None:
        """Notes the target at all squares from where it is in sight, villages walked around."""
        ring, seen = [self.squares[number]], {self.squares[number]}
        for steps in range(SIGHT + 1):
            ahead: list[int] = []
            for here in ring:
                self.around[here].append(number << STEP_BITS | steps)
                if steps <= CLOSE:
                    self.close[here].append(number << STEP_BITS | steps)
                for near in NEIGHBOURS[here]:
                    if near not in seen and chart.terrain[near] != VILLAGE_SQUARE:
                        seen.add(near)
                        ahead.append(near)
            ring = ahead


@lru_cache(maxsize=64)
def surroundings_of(edition: str, layout: tuple[tuple[int, int], ...]) -> Surroundings:
    """The targets of a finished map."""
    return Surroundings(chart_of(edition, layout))


def come_nearer(nearness: list[int], around: list[int]) -> None:
    """Notes the distances after one more mark."""
    for note in around:
        code: i64 = note
        steps = code & IN_STEPS
        number = code >> STEP_BITS
        if steps < nearness[number]:
            nearness[number] = steps


def distances(board: Board, surroundings: Surroundings) -> list[int]:
    """How far each target is from the nearest mark."""
    nearness = [UNSEEN] * len(surroundings.squares)
    for mark in board.marks.squares():
        come_nearer(nearness, surroundings.around[mark])
    return nearness
