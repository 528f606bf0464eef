"""What a seat of Explorers may know, as numbers for learners."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fourwinds.core.cells import SQUARES, Cells
from fourwinds.core.observation import COMMON, Observation
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers.chart import Chart
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.state import CARD, OVER, PLACING, SETUP, Board
from fourwinds.games.explorers.terms import CARDS, GOALS, OBJECTS, SIDES, TERRAINS

PHASES: Final = OVER + 1
STEPS: Final = 6
ROUNDS: Final = 8
TRACK: Final = 30
GOALS_AT_MOST: Final = 3
ZERO_POINTS: Final = 100
"""Points may fall below nothing, so they are counted from here."""
NO_BOARD: Final = Board(Cells(), Cells())
NO_MAP: Final = bytes((len(TERRAINS) + len(OBJECTS)) * SQUARES)


def observe(state: Explorers, seat: int, row: Observation) -> None:
    """The table, the map, the own turn, then every board, the own one as it is now."""
    _table(state, seat, row)
    row.block("map", NO_MAP if state.chart is None else map_planes(state.chart), 1)
    own = state.boards[seat] if has_turn(state) else NO_BOARD
    row.owner = 0
    _turn(state, own, row)
    for owner in range(state.variant.players):
        row.owner = owner
        if not state.shown:
            _board(NO_BOARD, row)
        elif owner == 0 and has_turn(state):
            _board(own, row)
        else:
            _board(state.shown[(seat + owner) % state.variant.players], row)
    row.owner = COMMON


def has_turn(state: Explorers) -> bool:
    """Whether a seat has a turn to look at: its own, or the one that has just ended."""
    return state.phase == SETUP or state.phase == CARD or state.phase == PLACING or state.phase == OVER


def _table(state: Explorers, seat: int, row: Observation) -> None:
    variant = state.variant
    players = variant.players
    row.one_of("phase", state.phase, PHASES)
    row.one_of("round", state.round - 1, ROUNDS)
    row.number("turn", state.turn_number, TRACK)
    row.one_of("first", (state.first - seat) % players, players)
    row.one_of("active", (state.active - seat) % players if state.active >= 0 else -1, players)
    row.numbers("asked", [state.asked >> (seat + owner) % players & 1 for owner in range(players)], 1)
    for quadrant in range(4):
        tile, turns = state.layout[quadrant] if quadrant < len(state.layout) else (0, -1)
        row.one_of("tile", tile - 1, 8)
        row.one_of("tile turned", turns, 4)
    for number in range(GOALS_AT_MOST):
        known = number < len(state.goals)
        row.one_of("achievement", state.goals[number] if known else -1, len(GOALS))
        row.number("places taken of it", state.race_heads[number] if known else 0, 8)
    row.numbers("places taken of temples", state.temple_heads, 8)
    row.flags("cards drawn", state.drawn, len(variant.edition.cards))
    one, other = CARDS[state.card] if state.card >= 0 else (-1, -1)
    row.one_of("card", one, len(SIDES))
    row.one_of("card behind", other, len(SIDES))
    row.one_of("picked", state.picked, len(SIDES))


@lru_cache(maxsize=256)
def map_planes(chart: Chart) -> bytes:
    """Squares of each terrain, villages, then squares with each object."""
    planes = [[chart.terrain[square] == kind for square in range(SQUARES)] for kind in range(len(TERRAINS))]
    planes += [[square in chart.villages for square in range(SQUARES)]]
    planes += [[chart.objects[square] == kind for square in range(SQUARES)] for kind in range(1, len(OBJECTS))]
    return b"".join([bytes(plane) for plane in planes])


def _turn(state: Explorers, board: Board, row: Observation) -> None:
    row.one_of("step", board.step if has_turn(state) else -1, STEPS)
    row.one_of("taken", board.took - act.TAKE, act.BATCH - act.TAKE)
    row.number("Xs left", board.left, TRACK)
    row.flags("terrains allowed", board.allowed, len(TERRAINS))
    row.flag("horse", board.horse)
    row.flag("bonus", board.bonus)
    row.numbers("batches", [_times(quadrant, board.batches) for quadrant in range(4)], 8)
    row.one_of("next batch", board.batches[0] if board.batches else -1, 4)


def _times(wanted: int, numbers: list[int]) -> int:
    times = 0
    for number in numbers:
        if number == wanted:
            times += 1
    return times


def _board(board: Board, row: Observation) -> None:
    row.cells("marks", board.marks, SQUARES)
    row.number("keys", board.keys, TRACK)
    row.number("keys used", board.keys_used, TRACK)
    row.number("scrolls", board.scrolls, TRACK)
    row.number("scrolls used", board.scrolls_used, TRACK)
    row.number("gems", board.gems, TRACK)
    row.numbers("provisions this round", board.ticked, TRACK)
    row.numbers("temple places", [place + 1 for place in board.temples], 8)
    places = [place + 1 for place in board.races]
    row.numbers("achievement places", places + [0] * (GOALS_AT_MOST - len(places)), 8)
    points = ZERO_POINTS
    for scored in board.points:
        points += scored
    row.number(f"points + {ZERO_POINTS}", points, 255)
