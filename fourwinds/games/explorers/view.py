"""From a position to what a seat may know, and back to some position that fits it."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from fourwinds.core.cells import SQUARES, Cells, cells_of
from fourwinds.core.messages import Config
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers import scoring
from fourwinds.games.explorers.chart import (
    chart_of,
    marked_around,
    quadrant_squares,
    tile_of,
)
from fourwinds.games.explorers.edition import VILLAGE_SQUARE, editions
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.seen import BoardView, DecisionView, ExplorersView, GoalView, LimitsView, MapView
from fourwinds.games.explorers.state import (
    BATCH_ORDER,
    BONUS_TERRAIN,
    CARD,
    FIRST_PLAYER,
    GOAL_DRAW,
    LAYOUT,
    MODE,
    OVER,
    PICK_SIDE,
    PLACE,
    PLACING,
    PROVISIONS_OPEN,
    SETUP,
    START_TERRAIN,
    START_VILLAGE,
    Board,
)
from fourwinds.games.explorers.terms import (
    APPLE,
    CARD_NAMES,
    CARDS,
    GOAL_OF,
    GOALS,
    OBJECT_LETTERS,
    OBJECTS,
    PROVISIONS,
    QUADRANTS,
    SIDE_NAMES,
    TERRAIN_BIT,
    TERRAIN_LETTERS,
    TERRAINS,
    terrains_of,
)
from fourwinds.games.explorers.variants import Variant

STEPS: Final = ("start", "mode", "place", "order", "bonus", "done")
WITH_TURN: Final = (SETUP, CARD, PLACING, OVER)
"""The phases in which a seat has a turn to look at: its own, or the one that has just ended."""
PHASES: Final = ("first", "layout", "goals", "village", "setup", "card", "pick", "place", "over")


def view(state: Explorers, seat: int) -> ExplorersView:
    """What the seat may know: in a turn its own marks, of the others only who is still busy (R 6.4)."""
    variant = state.variant
    return ExplorersView(
        seat=seat,
        players=variant.players,
        edition=variant.edition.id,
        rules=variant.rules,
        options=variant.config.options,
        limits=_limits_view(variant),
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn_number,
        first=state.first,
        active=state.active,
        asked=[i for i in range(variant.players) if state.asked >> i & 1],
        map=_map_view(variant.edition.id, tuple(state.layout)),
        village=state.village,
        goals=[_goal_view(state, number) for number in range(len(state.goals))],
        drawn=[CARD_NAMES[card] for i, card in enumerate(variant.edition.cards) if state.drawn >> i & 1],
        card=[SIDE_NAMES[side] for side in CARDS[state.card]] if state.card >= 0 else [],
        card_xs=state.xs_of_card(seat),
        picked=SIDE_NAMES[state.picked] if state.picked >= 0 else "",
        temple_heads=state.temple_heads,
        temple_points=variant.temple_points,
        temple_bonus=variant.temple_bonus,
        boards=[_board_view(state, board) for board in state.shown],
        decision=_decision_view(state, seat) if seat >= 0 and state.phase in WITH_TURN else None,
    )


def _board_view(state: Explorers, board: Board) -> BoardView:
    chart = state.chart
    assert chart is not None
    return BoardView(
        marks=board.marks.squares(),
        keys=board.keys,
        keys_used=board.keys_used,
        scrolls=board.scrolls,
        scrolls_used=board.scrolls_used,
        gems=board.gems,
        open=_open_provisions(state, board),
        ticked=board.ticked,
        columns=board.columns,
        points=board.points,
        temples=board.temples,
        races=board.races,
        villages=[marked_around(board.marks, village) for village in chart.villages],
        sheet=scoring.sheet(state.variant, chart, board, state.goals),
    )


def _open_provisions(state: Explorers, board: Board) -> list[str]:
    if state.phase == OVER:
        return []
    if state.phase == SETUP and not state.variant.setup_objects:
        bits = PROVISIONS_OPEN
    else:
        bits = state.variant.provisions.open(state.round, board.ticked)
    return [OBJECTS[kind] for kind in PROVISIONS if bits >> (kind - APPLE) & 1]


def _limits_view(variant: Variant) -> LimitsView:
    edition = variant.edition
    gems = len(variant.gem_scores) - 1
    return LimitsView(edition.rounds, edition.turns, edition.key_track, edition.scroll_track, gems)


def _decision_view(state: Explorers, seat: int) -> DecisionView:
    board = state.boards[seat]
    return DecisionView(
        board=_board_view(state, board),
        step=STEPS[board.step],
        took=act.NOTATION.notate(board.took) if board.took >= 0 else "",
        left=board.left,
        allowed=[TERRAINS[terrain] for terrain in terrains_of(board.allowed)],
        horse=board.horse,
        bonus=board.bonus,
        batches=[QUADRANTS[quadrant] for quadrant in board.batches],
        fresh=state.fresh_marks(seat).squares(),
    )


def _goal_view(state: Explorers, number: int) -> GoalView:
    goal, head = state.goals[number], state.race_heads[number]
    race = state.variant.edition.goals[goal].kind == "race"
    values = scoring.goal_values(state.variant, goal)
    return GoalView(GOALS[goal], head, values[head:] if race else values, scoring.goal_help(goal, values))


@lru_cache(maxsize=256)
def _map_view(edition: str, layout: tuple[tuple[int, int], ...]) -> MapView:
    tiles = [tile_of(edition, number, turns, q) for q, (number, turns) in enumerate(layout)]
    terrain, objects = ["?"] * SQUARES, ["."] * SQUARES
    for quadrant, tile in enumerate(tiles):
        ground = [letter for row in tile.terrain for letter in row]
        things = [letter for row in tile.objects for letter in row]
        for number, square in enumerate(quadrant_squares(quadrant)):
            terrain[square] = TERRAIN_LETTERS[ground[number]] if ground[number] != VILLAGE_SQUARE else "V"
            objects[square] = OBJECT_LETTERS[things[number]]
    return MapView(
        tiles=[number for number, _ in layout],
        turns=[turns for _, turns in layout],
        terrain="".join(terrain),
        objects="".join(objects),
        villages=[tile.village for tile in tiles] if len(tiles) == 4 else [],
        temples=[tile.temple for tile in tiles] if len(tiles) == 4 else [],
    )


def imagine(seen: ExplorersView, rng: Random) -> Explorers:
    """A position with this view: the others' hidden turns are played at random."""
    state = _public(seen)
    state.shown = [_board(state, board) for board in seen.boards]
    state.boards = [board.copy() for board in state.shown]
    state.before = state.shown
    if state.phase == SETUP:
        state.ask_start()
    elif state.phase == PLACING:
        state.begin_placing(None)
    else:
        _ask_again(state)
        if seen.decision is not None:
            _recall(state, seen.seat, seen.decision)
        return state
    if seen.decision is not None:
        _resume(state, seen.seat, seen.decision)
    for seat in range(seen.players):
        while seat not in seen.asked and state.asked >> seat & 1:
            legal = state.legal(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))])
    return state


def _public(seen: ExplorersView) -> Explorers:
    variant = Variant(Config(seen.players, seen.options, seen.edition, seen.rules), editions()[seen.edition])
    state = Explorers(variant)
    state.phase = PHASES.index(seen.phase)
    state.first = seen.first
    state.layout = list(zip(seen.map.tiles, seen.map.turns, strict=True))
    if len(state.layout) == 4:
        state.chart = chart_of(seen.edition, tuple(state.layout))
    state.round = seen.round
    state.turn_number = seen.turn
    state.active = seen.active
    state.village = seen.village
    state.goals = [GOAL_OF[goal.id] for goal in seen.goals]
    state.race_heads = [goal.head for goal in seen.goals]
    state.temple_heads = seen.temple_heads
    names = [CARD_NAMES[card] for card in variant.edition.cards]
    state.drawn = sum(1 << names.index(name) for name in seen.drawn)
    state.card = CARD_NAMES.index("-".join(seen.card)) if seen.card else -1
    state.picked = SIDE_NAMES.index(seen.picked) if seen.picked else -1
    return state


def _ask_again(state: Explorers) -> None:
    if state.phase == FIRST_PLAYER:
        state.begin()
    elif state.phase == LAYOUT:
        state.ask_tile()
    elif state.phase == GOAL_DRAW:
        state.ask_goal()
    elif state.phase == START_VILLAGE:
        state.ask_village()
    elif state.phase == CARD:
        state.ask_card()
    elif state.phase == PICK_SIDE:
        state.ask_side()


def _board(state: Explorers, seen: BoardView) -> Board:
    chart = state.chart
    assert chart is not None
    board = Board(Cells(), Cells())
    for square in seen.marks:
        board.put(chart, square)
    board.keys, board.keys_used = seen.keys, seen.keys_used
    board.scrolls, board.scrolls_used = seen.scrolls, seen.scrolls_used
    board.gems = seen.gems
    board.ticked = seen.ticked
    board.columns = seen.columns
    board.points = seen.points
    board.temples = seen.temples
    board.races = seen.races
    state.reopen(board)
    return board


def _recall(state: Explorers, seat: int, seen: DecisionView) -> None:
    """Puts back what the seat did in the turn that has just ended."""
    state.before = [board.copy() for board in state.shown]
    state.before[seat].marks = state.boards[seat].marks.minus(cells_of(seen.fresh))
    _put_back(state.boards[seat], seen)


def _resume(state: Explorers, seat: int, seen: DecisionView) -> None:
    """Puts the seat where it stood within its turn."""
    step = STEPS.index(seen.step)
    if step in (START_TERRAIN, MODE):
        return
    board = _board(state, seen.board)
    state.boards[seat] = board
    board.step = step
    _put_back(board, seen)
    if step == PLACE:
        state.go_on(seat, board, None)
    elif step == BATCH_ORDER:
        state.ask_batch(board)
    elif step == BONUS_TERRAIN:
        state.choose_batch(board, board.batches[0])
    else:
        state.asked &= ~(1 << seat)


def _put_back(board: Board, seen: DecisionView) -> None:
    board.took = act.NOTATION.parse(seen.took) if seen.took else -1
    board.left = seen.left
    board.allowed = sum(TERRAIN_BIT[TERRAINS.index(terrain)] for terrain in seen.allowed)
    board.horse = seen.horse
    board.bonus = seen.bonus
    board.batches = [QUADRANTS.index(quadrant) for quadrant in seen.batches]
