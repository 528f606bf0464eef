"""What a seat of Explorers may know, as plain data for bots, screens and the wire."""

from __future__ import annotations

from dataclasses import dataclass

from fourwinds.core.messages import Line, Text


@dataclass
class BoardView:
    """A player's board. Squares are 16*row + column, `temples` and `races` the places taken in the lists, or -1."""

    marks: list[int]
    keys: int
    keys_used: int
    scrolls: int
    scrolls_used: int
    gems: int
    open: list[str]
    """Provisions that may still be marked this round."""
    ticked: list[int]
    columns: list[list[int]]
    """What was ticked in the rounds before."""
    points: list[int]
    temples: list[int]
    races: list[int]
    villages: list[int]
    sheet: list[Line]


@dataclass
class DecisionView:
    """Where the seat stands in its own turn: its board with the fresh marks, Xs left, terrains allowed, batches."""

    board: BoardView
    step: str
    took: str
    left: int
    allowed: list[str]
    horse: bool
    bonus: bool
    batches: list[str]
    fresh: list[int]


@dataclass
class GoalView:
    """An achievement in play, with what it asks for and is worth in words.

    `values` are those of a race that are still open, what a count brings from one on, or the points of one that is
    fulfilled or not; there are none if every X is a point.
    """

    id: str
    head: int
    values: list[int]
    help: Text


@dataclass
class MapView:
    """The map: one letter a square, row by row; `?` where no tile lies yet and `V` for a village."""

    tiles: list[int]
    turns: list[int]
    terrain: str
    objects: str
    villages: list[int]
    temples: list[int]


@dataclass
class LimitsView:
    """The lengths of the game and of the tracks."""

    rounds: int
    turns: int
    keys: int
    scrolls: int
    gems: int


@dataclass
class ExplorersView:
    """Everything a seat may know. `boards` are as the turn began; the seat's own marks since are in `decision`."""

    seat: int
    players: int
    edition: str
    rules: int
    options: dict[str, str]
    limits: LimitsView
    phase: str
    round: int
    turn: int
    first: int
    active: int
    asked: list[int]
    map: MapView
    village: int
    goals: list[GoalView]
    drawn: list[str]
    card: list[str]
    card_xs: list[int]
    """Xs that each side of the card gives: before the pick to the active player, then to this seat."""
    picked: str
    temple_heads: list[int]
    temple_points: list[int]
    temple_bonus: list[int]
    boards: list[BoardView]
    decision: DecisionView | None
