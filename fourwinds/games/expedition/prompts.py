"""What the table waits for, in one sentence for each seat."""

from __future__ import annotations

from fourwinds.core.messages import Text
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.terms import (
    BELATED_REPORT,
    BONUS,
    BRANCH,
    CHANGE_OF_PLANS,
    CHART_ROOM,
    FAIR_WINDS,
    KEEP,
    LOST_BEARINGS,
    OVER,
    PENALTY,
    REDRAW,
    TICKET,
    TOKENS,
)


def prompt(state: Expedition, seat: int) -> Text:
    """The sentence above the board."""
    if state.phase == OVER:
        return Text("expedition-prompt-over")
    if state.asked < 0:
        return Text("expedition-prompt-chance")
    if seat != state.asked:
        return Text("expedition-prompt-wait", {"seats": str(state.asked), "count": 1})
    if state.phase == REDRAW:
        return Text("expedition-prompt-redraw", {"cards": len(state.drawn)})
    if state.phase == TOKENS:
        left = state.variant.edition.important - len(state.seats[seat].tokens.squares())
        return Text("expedition-prompt-tokens", {"left": left})
    if state.phase == TICKET:
        return Text("expedition-prompt-ticket")
    if state.phase == BRANCH:
        return Text("expedition-prompt-branch", {"colour": act.colour_text(state.branch)})
    return _step_prompt(state, seat)


def _step_prompt(state: Expedition, seat: int) -> Text:
    if state.phase == BONUS:
        return Text("expedition-prompt-bonus-peek" if state.peeks() else "expedition-prompt-bonus")
    if state.phase == KEEP:
        return Text("expedition-prompt-keep")
    if state.phase == PENALTY:
        return Text("expedition-prompt-penalty")
    return _event_prompt(state) if state.event >= 0 else _turn_prompt(state, seat)


def _event_prompt(state: Expedition) -> Text:
    if state.event == FAIR_WINDS:
        return Text("expedition-prompt-winds", {"arrows": state.winds})
    if state.event == CHART_ROOM:
        if state.sorting:
            return Text("expedition-prompt-order")
        return Text("expedition-prompt-give" if state.swap >= 0 else "expedition-prompt-look")
    if state.event == CHANGE_OF_PLANS:
        return Text("expedition-prompt-move" if state.lifted >= 0 else "expedition-prompt-lift")
    if state.event == LOST_BEARINGS:
        return Text("expedition-prompt-bearings")
    if state.event == BELATED_REPORT:
        return Text("expedition-prompt-report")
    return Text("expedition-prompt-commission", {"left": state.variant.edition.commission - len(state.picked)})


def _turn_prompt(state: Expedition, seat: int) -> Text:
    player = state.seats[seat]
    tickets = min(player.tickets, state.ticket_limit - player.paid)
    if state.main_done:
        return Text("expedition-prompt-go-on", {"tickets": tickets})
    return Text("expedition-prompt-turn", {"tickets": tickets})
