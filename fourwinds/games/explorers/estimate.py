"""The points a board will have at the end, estimated from what it has and what lies near.

A sum over traits, each with a weight that changes evenly from the first turn to the last. The weights are found by
`fourwinds fit`, apart for a game alone and at a table, with the base sides and without achievements; other games
are played without an estimate.
"""

from __future__ import annotations

from typing import Final

from fourwinds.core.estimate import Estimate, timed
from fourwinds.games.explorers.chart import marked_around
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.scoring import temple_points, village_points
from fourwinds.games.explorers.state import Board
from fourwinds.games.explorers.surroundings import SIGHT, VILLAGE_SIDE, Surroundings, distances, surroundings_of
from fourwinds.games.explorers.terms import APPLE, OBJECTS, PROVISIONS
from fourwinds.games.explorers.variants import Variant

SETTINGS: Final = ("solo", "table")
NO_SETTING: Final = -1
HAD: Final = (
    *("always", "halfway", "rounds", "day"),
    *("ticked", "ticked.day", "ticked.points"),
    *("gems", "gems.rounds", "gems.points"),
    *("temples", "temples.left", "keys", "keys.temples", "scrolls"),
    *("sides.1", "sides.2", "sides.3", "sides.4"),
)
TICKED: Final = VILLAGE_SIDE + 1
"""Provisions of a kind that was ticked this round are targets of another kind, the first of them."""
NOTHING: Final = [0, 0, 0]
LYING: Final = (*OBJECTS[1:], "village", *(f"{OBJECTS[kind]}.ticked" for kind in PROVISIONS))
TRAITS: Final = (*HAD, *(f"{kind}.{steps}" for kind in LYING for steps in range(1, SIGHT + 1)))


def setting_of(variant: Variant) -> int:
    """For which estimate a game was made, or none."""
    options = variant.config.options
    expert = [side for side in ("villages", "gemstones", "temples", "provisions") if options[side] == "expert"]
    if expert or variant.goals_named or variant.goals_drawn:
        return NO_SETTING
    return 0 if variant.solo else 1


class Moment:
    """A time between two turns."""

    def __init__(self, variant: Variant, rounds_left: int, turns_left: int) -> None:
        turns, rounds = variant.edition.turns, variant.edition.rounds
        self.rounds_left = rounds_left
        """Rounds that will still score."""
        self.day = turns_left / turns
        """The share of the round that is still to come."""
        self.time = ((rounds_left - 1) * turns + turns_left) / (rounds * turns)
        """The share of the game."""


def after_this_turn(state: Explorers, board: Board) -> Moment:
    """The end of the turn that is being played."""
    edition = state.variant.edition
    rounds_left = edition.rounds - len(board.points) // 2
    if state.turn_number == edition.turns:
        return Moment(state.variant, rounds_left - 1, edition.turns)
    return Moment(state.variant, rounds_left, edition.turns - state.turn_number)


def before_this_turn(state: Explorers, board: Board) -> Moment:
    """Now, while the next card is waited for."""
    edition = state.variant.edition
    return Moment(state.variant, edition.rounds - len(board.points) // 2, edition.turns - state.turn_number + 1)


def points(state: Explorers, board: Board) -> float:
    """What the board has scored."""
    variant, chart = state.variant, state.chart
    assert chart is not None
    total = 0.0
    for of_round in board.points:
        total += of_round
    for of_village in village_points(variant, chart, board):
        total += of_village
    for quadrant in range(4):
        total += temple_points(variant, board, quadrant)
    return total


def had(state: Explorers, board: Board, moment: Moment, ticked: list[int]) -> list[float]:
    """The traits of what a board has, in the order of `HAD`."""
    variant, chart = state.variant, state.chart
    assert chart is not None
    sides = [0.0] * 5
    for village in chart.villages:
        sides[marked_around(board.marks, village)] += 1.0
    closed = waiting = 0
    for quadrant in range(4):
        if board.temples[quadrant] < 0:
            closed += 1
            waiting += variant.temple_points[min(state.temple_heads[quadrant], len(variant.temple_points) - 1)]
    kinds = 0.0
    for count in ticked:
        if count:
            kinds += 1.0
    keys = board.keys - board.keys_used
    rounds = moment.rounds_left
    return [
        1.0,
        moment.time * (1.0 - moment.time),
        float(rounds),
        moment.day,
        kinds,
        kinds * moment.day,
        float(variant.provisions.score(state.round, ticked)),
        float(board.gems),
        float(board.gems * rounds),
        float(variant.gem_scores[board.gems] * rounds),
        4.0 - closed,
        float(waiting),
        float(keys),
        float(min(keys, closed) * waiting),
        float(board.scrolls - board.scrolls_used),
        sides[1],
        sides[2],
        sides[3],
        sides[4],
    ]


class Prospect:
    """The estimate for one board after this turn, to compare all that can be done in it."""

    def __init__(self, estimate: Estimate, state: Explorers, seat: int, surroundings: Surroundings) -> None:
        board = state.boards[seat]
        self.seat = seat
        self.numbers = surroundings.numbers
        self.rounds = len(board.points)
        self.last = state.turn_number == state.variant.edition.turns
        moment = self.moment = after_this_turn(state, board)
        self.weights = estimate.at(moment.time)

    def value(self, state: Explorers, nearness: list[int]) -> float:
        """What it will come to if the turn ends so."""
        board, variant = state.boards[self.seat], state.variant
        total = points(state, board)
        ticked = board.ticked
        if self.last:
            if len(board.points) == self.rounds:
                total += variant.provisions.score(state.round, ticked) + variant.gem_scores[board.gems]
            ticked = NOTHING
        if self.moment.rounds_left == 0:
            return total
        weights = self.weights
        for number, trait in enumerate(had(state, board, self.moment, ticked)):
            total += weights[number] * trait
        for kind in range(1, VILLAGE_SIDE + 1):
            before = len(HAD) + (lying_as(kind, ticked) - 1) * SIGHT - 1
            for number in self.numbers[kind]:
                steps = nearness[number]
                if 0 < steps <= SIGHT:
                    total += weights[before + steps]
        return total


def lying_as(kind: int, ticked: list[int]) -> int:
    """The kind of a target, which depends on what was ticked."""
    if APPLE <= kind < APPLE + 3 and ticked[kind - APPLE]:
        return kind - APPLE + TICKED
    return kind


def lying(state: Explorers, board: Board) -> list[float]:
    """How many targets of each kind lie how far from the marks, in the order of `LYING`."""
    surroundings = surroundings_of(state.variant.edition.id, tuple(state.layout))
    counts = [0.0] * (len(LYING) * SIGHT)
    for number, steps in enumerate(distances(board, surroundings)):
        if 0 < steps <= SIGHT:
            counts[(lying_as(surroundings.kinds[number], board.ticked) - 1) * SIGHT + steps - 1] += 1.0
    return counts


def traits(state: Explorers, seat: int) -> list[float]:
    """All traits of a board while the next card is waited for, once as weighed early and once as weighed late."""
    board = state.boards[seat]
    moment = before_this_turn(state, board)
    return timed(had(state, board, moment, board.ticked) + lying(state, board), moment.time)


def expected_points(estimate: Estimate, state: Explorers, seat: int) -> float:
    """What a board will come to, while the next card is waited for."""
    board = state.boards[seat]
    moment = before_this_turn(state, board)
    now = had(state, board, moment, board.ticked) + lying(state, board)
    return estimate.foretell(points(state, board), now, moment.time)
