"""What the table waits for, in one sentence for each seat."""

from __future__ import annotations

from fourwinds.core.messages import Text
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.state import (
    BATCH_ORDER,
    BONUS_TERRAIN,
    LAYOUT,
    MODE,
    OVER,
    PICK_SIDE,
    START_TERRAIN,
    START_VILLAGE,
    Board,
)
from fourwinds.games.explorers.terms import CARDS, SIDE_OF


def prompt(state: Explorers, seat: int) -> Text:
    """The sentence above the board."""
    if state.phase == OVER:
        return Text("explorers-prompt-over")
    if not state.asked:
        return Text("explorers-prompt-chance")
    if seat < 0 or not state.asked >> seat & 1:
        busy = [str(i) for i in range(state.variant.players) if state.asked >> i & 1]
        return Text("explorers-prompt-wait", {"seats": ",".join(busy), "count": len(busy)})
    if state.phase == LAYOUT:
        return Text("explorers-prompt-layout", {"quadrant": act.quadrant_text(len(state.layout))})
    if state.phase == START_VILLAGE:
        return Text("explorers-prompt-village")
    if state.phase == PICK_SIDE:
        return Text("explorers-prompt-pick", {"card": act.card_text(state.card)})
    return _turn_prompt(state, seat, state.boards[seat])


def _turn_prompt(state: Explorers, seat: int, board: Board) -> Text:
    if board.step == START_TERRAIN:
        return Text("explorers-prompt-start", {"xs": state.variant.edition.xs_setup})
    if board.step == MODE:
        return _mode_prompt(state, seat)
    if board.step == BATCH_ORDER:
        return Text("explorers-prompt-order")
    if board.step == BONUS_TERRAIN:
        xs = state.variant.temple_bonus[state.temple_heads[board.batches[0]]]
        return Text("explorers-prompt-bonus", {"xs": xs})
    if board.horse:
        return Text("explorers-prompt-horse")
    return Text("explorers-prompt-place", {"xs": board.left, "side": act.side_text(SIDE_OF[board.allowed])})


def _mode_prompt(state: Explorers, seat: int) -> Text:
    edition = state.variant.edition
    board = state.boards[seat]
    scrolls = board.scrolls - board.scrolls_used
    if seat == state.active:
        side = act.side_text(state.picked)
        return Text("explorers-prompt-active", {"xs": edition.xs_full, "side": side, "scrolls": scrolls})
    args: dict[str, int | str | Text] = {"scrolls": scrolls}
    for name, side_number in zip(("one", "other"), CARDS[state.card], strict=True):
        args[name] = act.side_text(side_number)
        args[f"{name}_xs"] = state.xs_for(side_number)
    return Text("explorers-prompt-mode", args)
