"""Why an action is refused, with the number of the rule."""

from __future__ import annotations

from fourwinds.core.cells import NEIGHBOURS
from fourwinds.core.messages import Refusal, Text
from fourwinds.core.protocol import CHANCE
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers.chart import Chart
from fourwinds.games.explorers.edition import VILLAGE_SQUARE
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.state import (
    BATCH_ORDER,
    BONUS_TERRAIN,
    CARD,
    LAYOUT,
    MODE,
    PICK_SIDE,
    PLACE,
    PLACING,
    SETUP,
    START_TERRAIN,
    START_VILLAGE,
    Board,
)
from fourwinds.games.explorers.terms import (
    ANY_TERRAIN,
    CARDS,
    OBJECTS,
    SIDE_OF,
    TEMPLE,
    TERRAIN_BIT,
)


def _no(rule: str, name: str, args: dict[str, int | str | Text] | None = None) -> Refusal:
    return Refusal(rule, Text(f"explorers-refuse-{name}", args or {}))


def explain(state: Explorers, seat: int, action: int) -> Refusal | None:
    """The reason, or nothing if the action is legal."""
    if action in state.legal(seat):
        return None
    if not 0 <= action < act.ACTIONS:
        return _no("", "unknown")
    if seat == CHANCE or action >= act.FIRST:
        return _chance(state, seat, action)
    if action < act.START:
        return _mark(state, seat, action)
    if action < act.PICK:
        return _start(state, seat, action - act.START)
    if action < act.TAKE:
        return _no("6.2", "not-on-card") if state.phase == PICK_SIDE else _no("6.3", "pick-later")
    if action < act.BATCH:
        return _mode(state, seat, action)
    if action < act.STOP:
        return _end_of_turn_choice(state, seat, action)
    if action == act.STOP:
        return _stop(state, seat)
    return _lay(state, action)


def _chance(state: Explorers, seat: int, action: int) -> Refusal:
    if seat != CHANCE:
        return _no("6.2" if action >= act.DRAW else "5.4" if action >= act.GOAL else "5.2", "chance-decides")
    if state.phase == CARD and action >= act.DRAW:
        return _no("6.1", "card-gone")
    rule = "5.2" if act.FIRST <= action < act.GOAL else "5.4" if act.GOAL <= action < act.DRAW else "5.3"
    return _no(rule, "chance-other")


def _mark(state: Explorers, seat: int, square: int) -> Refusal:
    """R 7.1 to R 7.5 in their order."""
    if state.phase not in (PLACING, SETUP):
        return _no("6.3" if state.phase == PICK_SIDE else "5.7", "not-placing")
    board, chart = state.boards[seat], state.chart
    assert chart is not None
    if board.step == MODE:
        return _no(_rule_of_modes(state, seat), "mode-first")
    if board.step == START_TERRAIN:
        return _no("5.7", "start-first")
    if board.step != PLACE:
        return _no("9.1", "bonus-first")
    return _square(state, board, chart, square)


def _rule_of_modes(state: Explorers, seat: int) -> str:
    if state.variant.solo:
        return "11.2"
    if state.active < 0:
        return "6.10"
    return "6.5" if seat == state.active else "6.6"


def _square(state: Explorers, board: Board, chart: Chart, square: int) -> Refusal:
    if chart.terrain[square] == VILLAGE_SQUARE:
        return _no("7.1", "village")
    if board.marks.has(square):
        return _no("7.1", "marked")
    if not any(board.marks.has(near) for near in NEIGHBOURS[square]):
        return _no("7.2", "not-beside")
    allowed = ANY_TERRAIN if board.horse else board.allowed
    if not allowed & TERRAIN_BIT[chart.terrain[square]]:
        terrain = act.terrain_text(chart.terrain[square])
        return _no("7.3", "terrain", {"terrain": terrain, "side": act.side_text(SIDE_OF[allowed])})
    if chart.objects[square] == TEMPLE:
        setup = state.phase == SETUP and not state.variant.setup_objects
        return _no("3.8", "setup-temple") if setup else _no("7.4", "key")
    return _no("7.5", "provision", {"object": Text(f"explorers-object-{OBJECTS[chart.objects[square]]}")})


def _start(state: Explorers, seat: int, terrain: int) -> Refusal:
    if state.phase != SETUP or state.boards[seat].step != START_TERRAIN:
        return _no("5.7", "start-once")
    return _no("5.7", "start-no-square", {"terrain": act.terrain_text(terrain)})


def _mode(state: Explorers, seat: int, action: int) -> Refusal:
    """R 6.5 to R 6.7."""
    scroll = action >= act.SCROLL_FOR
    if state.phase != PLACING:
        return _no("6.4", "mode-later")
    board = state.boards[seat]
    if board.step != MODE:
        return _no("6.7", "scroll-late") if scroll else _no("6.4", "mode-taken")
    if scroll:
        if board.scrolls <= board.scrolls_used:
            return _no("6.7", "no-scroll")
        return _no("6.7", "scroll-no-square", {"terrain": act.terrain_text(action - act.SCROLL_FOR)})
    if action - act.TAKE not in CARDS[state.card]:
        return _no("6.2", "not-on-card")
    return _no("6.5", "active-side", {"side": act.side_text(state.picked)})


def _end_of_turn_choice(state: Explorers, seat: int, action: int) -> Refusal:
    if action >= act.VILLAGE:
        return _no("5.5", "village-far" if state.phase == START_VILLAGE else "village-later")
    if state.phase in (PLACING, SETUP):
        step = state.boards[seat].step
        if action >= act.BONUS and step == BONUS_TERRAIN:
            return _no("9.1", "bonus-no-square", {"terrain": act.terrain_text(action - act.BONUS)})
        if action < act.BONUS and step == BATCH_ORDER:
            return _no("9.1", "no-batch")
    return _no("9.1", "bonus-later")


def _stop(state: Explorers, seat: int) -> Refusal:
    if state.variant.forced:
        return _no("7.6", "forced")
    return _no("7.9", "nothing-to-stop")


def _lay(state: Explorers, action: int) -> Refusal:
    if state.phase != LAYOUT:
        return _no("5.3", "map-laid")
    quadrant, tile, _ = act.laid(action)
    if quadrant != len(state.layout):
        return _no("5.3", "quadrant-order", {"quadrant": act.quadrant_text(len(state.layout))})
    return _no("5.3", "tile-used", {"tile": tile})
