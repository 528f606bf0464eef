"""What one player has: the marks, the tracks, and what is being decided right now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fourwinds.core.cells import Cells, any_both_without, both_without
from fourwinds.games.explorers.chart import Chart

# The phases of a game, in their order.
FIRST_PLAYER: Final = 0
LAYOUT: Final = 1
GOAL_DRAW: Final = 2
START_VILLAGE: Final = 3
SETUP: Final = 4
CARD: Final = 5
PICK_SIDE: Final = 6
PLACING: Final = 7
OVER: Final = 8

# What a player is asked for.
START_TERRAIN: Final = 0
MODE: Final = 1
PLACE: Final = 2
BATCH_ORDER: Final = 3
BONUS_TERRAIN: Final = 4
DONE: Final = 5

# What may be open to a player besides what always is, see `Chart.closed`.
PROVISIONS_OPEN: Final = 7
TEMPLES_OPEN: Final = 8


@mypyc_attr(acyclic=True)
class Board:
    """A player's board. Its lists are replaced, never changed, so copies share them.

    `edge` are the unmarked squares beside the marks, villages left out.
    """

    def __init__(self, marks: Cells, edge: Cells) -> None:
        self.marks = marks
        self.edge = edge
        self.open = 0
        self.keys = 0
        self.keys_used = 0
        self.scrolls = 0
        self.scrolls_used = 0
        self.gems = 0
        self.ticked: list[int] = NO_TICKS
        self.columns: list[list[int]] = []
        self.points: list[int] = []
        self.temples: list[int] = NO_TEMPLES
        self.races: list[int] = []
        self.step = DONE
        self.took = -1
        self.left = 0
        self.allowed = 0
        self.horse = False
        self.bonus = False
        self.batches: list[int] = []
        self.choices: list[int] = []

    def copy(self) -> Board:
        """An independent board."""
        other = Board(self.marks.copy(), self.edge.copy())
        other.open = self.open
        other.keys = self.keys
        other.keys_used = self.keys_used
        other.scrolls = self.scrolls
        other.scrolls_used = self.scrolls_used
        other.gems = self.gems
        other.ticked = self.ticked
        other.columns = self.columns
        other.points = self.points
        other.temples = self.temples
        other.races = self.races
        other.step = self.step
        other.took = self.took
        other.left = self.left
        other.allowed = self.allowed
        other.horse = self.horse
        other.bonus = self.bonus
        other.batches = self.batches
        other.choices = self.choices
        return other

    def put(self, chart: Chart, square: int) -> None:
        """Marks a square and keeps the edge."""
        self.marks.add(square)
        self.edge.spread(square, chart.land, self.marks)

    def squares(self, chart: Chart, terrains: int) -> list[int]:
        """The squares that may be marked on these terrains (R 7.1 to R 7.5)."""
        return both_without(self.edge, chart.ground[terrains], chart.closed[self.open])

    def any_square(self, chart: Chart, terrains: int) -> bool:
        """Whether there is such a square."""
        return any_both_without(self.edge, chart.ground[terrains], chart.closed[self.open])


NO_TICKS: Final = [0, 0, 0]
NO_TEMPLES: Final = [-1, -1, -1, -1]
