"""What one player has: the marks, the tracks, and what is being decided right now."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from fourwinds.core.cells import BIT, NEIGHBOURS, SIDE
from fourwinds.games.explorers.chart import Chart
from fourwinds.games.explorers.terms import GEM, HORSE, KEY, PLAIN, SCROLL

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

# Objects that can always be marked; temples and provisions are opened by `Board.open`.
ALWAYS_OPEN: Final = 16 << PLAIN | 16 << KEY | 16 << SCROLL | 16 << HORSE | 16 << GEM


class Board:
    """A player's board. Lists other than `rows` and `frontier` are replaced, never changed, so copies share them."""

    def __init__(self) -> None:
        self.rows: list[int] = []
        self.frontier: list[int] = []
        self.open = ALWAYS_OPEN
        self.keys = 0
        self.keys_used = 0
        self.scrolls = 0
        self.scrolls_used = 0
        self.gems = 0
        self.ticked: list[int] = NO_TICKS
        self.points: list[int] = []
        self.temples: list[int] = NO_TEMPLES
        self.races: list[int] = []
        self.step = DONE
        self.took = -1
        self.left = 0
        self.allowed = 0
        self.horse = False
        self.batches: list[int] = []
        self.choices: list[int] = []

    def copy(self) -> Board:
        """An independent board."""
        other = Board()
        other.rows = self.rows[:]
        other.frontier = self.frontier[:]
        other.open = self.open
        other.keys = self.keys
        other.keys_used = self.keys_used
        other.scrolls = self.scrolls
        other.scrolls_used = self.scrolls_used
        other.gems = self.gems
        other.ticked = self.ticked
        other.points = self.points
        other.temples = self.temples
        other.races = self.races
        other.step = self.step
        other.took = self.took
        other.left = self.left
        other.allowed = self.allowed
        other.horse = self.horse
        other.batches = self.batches
        other.choices = self.choices
        return other

    def put(self, chart: Chart, square: int) -> None:
        """Marks a square and keeps the frontier: the unmarked squares beside the marks, villages left out."""
        rows, frontier = self.rows, self.frontier
        rows[square >> 4] |= BIT[square & 15]
        at = bisect_left(frontier, square)
        if at < len(frontier) and frontier[at] == square:
            del frontier[at]
        for near in NEIGHBOURS[square]:
            if not rows[near >> 4] & BIT[near & 15] and chart.needs[near]:
                at = bisect_left(frontier, near)
                if at == len(frontier) or frontier[at] != near:
                    frontier.insert(at, near)

    def squares(self, chart: Chart, terrains: int) -> list[int]:
        """The squares that may be marked on these terrains (R 7.1 to R 7.5)."""
        grants = terrains | self.open
        needs = chart.needs
        found: list[int] = []
        for square in self.frontier:
            need = needs[square]
            if need & grants == need:
                found.append(square)
        return found

    def any_square(self, chart: Chart, terrains: int) -> bool:
        """Whether there is such a square."""
        grants = terrains | self.open
        needs = chart.needs
        for square in self.frontier:
            need = needs[square]
            if need & grants == need:
                return True
        return False

    def has(self, square: int) -> bool:
        """Whether the square is marked."""
        return self.rows[square >> 4] & BIT[square & 15] != 0


NO_TICKS: Final = [0, 0, 0]
NO_TEMPLES: Final = [-1, -1, -1, -1]
NO_ROWS: Final = [0] * SIDE
