"""Why an action is refused, with the number of the rule."""

from __future__ import annotations

from typing import Final

from fourwinds.core.messages import Refusal, Text
from fourwinds.core.protocol import CHANCE
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition.market import price
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.state import EMPTY
from fourwinds.games.expedition.terms import (
    BELATED_REPORT,
    BONUS,
    BRANCH,
    CHANGE_OF_PLANS,
    CHART_ROOM,
    DEAL,
    DRAW,
    EVENT,
    FAIR_WINDS,
    FIRST_EVENT,
    FRIENDLY_PORT,
    KEEP,
    LOST_BEARINGS,
    MARKET,
    NEW_COMMISSION,
    PENALTY,
    RED,
    REDRAW,
    REFILL,
    REVEAL,
    SAVED,
    SEALED_ORDERS,
    SECRET,
    STALL,
    TICKET,
    TOKENS,
    TURN,
)
from fourwinds.games.expedition.world import CARDS, DIRECTED, KIND, TAIL, TIP

SET_UP_PHASES: Final = (REDRAW, TOKENS)


def _no(rule: str, name: str, args: dict[str, int | str | Text] | None = None) -> Refusal:
    return Refusal(rule, Text(f"expedition-refuse-{name}", args or {}))


def explain(state: Expedition, seat: int, action: int) -> Refusal | None:
    """The reason, or nothing if the action is legal."""
    if action in state.legal(seat):
        return None
    if not 0 <= action < act.ACTIONS:
        return _no("", "unknown")
    if seat == CHANCE or action >= act.FIRST:
        return _chance(state, seat, action)
    if state.phase in SET_UP_PHASES:
        return _set_up(state, seat, action)
    return _pending(state, action) or _turn(state, seat, action)


def _chance(state: Expedition, seat: int, action: int) -> Refusal:
    if seat != CHANCE:
        return _no("13.5", "chance-decides")
    kinds = {
        DEAL: act.DEAL,
        REDRAW: act.DEAL,
        REVEAL: act.REVEAL,
        REFILL: act.REVEAL,
        DRAW: act.DRAW,
        SECRET: act.SECRET,
    }
    kind = kinds.get(state.phase, -1)
    if 0 <= kind <= action < kind + CARDS:
        return _no("1.3", "card-gone")
    if state.phase in (MARKET, STALL) and action >= act.STALL:
        return _no("12.3", "stall-gone")
    return _no("13.5", "chance-other")


# R 4 Set-up


def _set_up(state: Expedition, seat: int, action: int) -> Refusal:
    if state.phase == REDRAW:
        if act.ASIDE <= action < act.HOLD:
            return _no("4.5", "not-in-hand", {"place": act.place_text(action - act.ASIDE)})
        return _no("4.5", "redraw-one") if action == act.DONE else _no("4.5", "redraw-first")
    if act.TOKEN <= action < act.LIFT:
        return _token(state, seat, action - act.TOKEN)
    if act.HOLD <= action < act.SCORE:
        return _order(state, seat, action)
    return _no("4.6", "tokens-first")


def _token(state: Expedition, seat: int, card: int) -> Refusal:
    player = state.seats[seat]
    place = act.place_text(card)
    if not player.hand.has(card):
        return _no("4.6", "not-in-hand", {"place": place})
    if state.variant.edition.near.has(card):
        return _no("4.6", "near-start", {"place": place})
    if player.tokens.has(card):
        return _no("4.6", "token-twice", {"place": place})
    if state.variant.neighbours[card].meets(player.tokens):
        return _no("4.6", "token-neighbour", {"place": place})
    if state.phase == EVENT:
        return _no("12.6", "token-travelled" if state.travelled(card) else "token-same", {"place": place})
    return _no("4.6", "token-strands", {"place": place})


# What must be worked off first


def _pending(state: Expedition, action: int) -> Refusal | None:
    """A pending decision that stands before everything else."""
    phase = state.phase
    if phase == PENALTY:
        return _no("12.9", "penalty-own" if act.LIFT <= action < act.ASIDE else "penalty-first")
    if phase == KEEP:
        return _no("9.3", "keep-drawn" if act.KEEP <= action < act.GIVE else "keep-first")
    if phase == BRANCH and action >= act.TICKET and not _after_arrow(action):
        return _no("7.3", "branch-first", {"colour": act.colour_text(state.branch)})
    if phase == BONUS and action >= act.TICKET and not (_after_arrow(action) or act.PEEK <= action < act.CLAIM):
        return _no("8.1", "bonus-first")
    if phase == TICKET and action >= act.TICKET and not _after_arrow(action):
        return _no("9.1", "ticket-first")
    return _in_event(state, action) if phase == EVENT else None


def _after_arrow(action: int) -> bool:
    """Whether the action may follow an arrow whatever is pending: a claim, or Friendly Port."""
    return act.CLAIM <= action < act.BUY or action == act.PLAY + FRIENDLY_PORT - FIRST_EVENT


def _in_event(state: Expedition, action: int) -> Refusal | None:
    event = state.event
    if event == FAIR_WINDS and (action < act.TICKET or _after_arrow(action)):
        return None
    if event == CHANGE_OF_PLANS and act.TOKEN <= action < act.ASIDE:
        if action >= act.LIFT:
            return _no("12.6", "lift-twice" if state.lifted >= 0 else "lift-own")
        return None if state.lifted >= 0 else _no("12.6", "lift-before")
    if event == CHART_ROOM and act.KEEP <= action < act.TAKE:
        return _no("12.6", "chart-step")
    if event == NEW_COMMISSION and act.UNDER <= action < act.TAKE:
        return _no("12.6", "commission-card")
    if event == LOST_BEARINGS and act.REMOVE <= action < act.EXCHANGE:
        return None
    if event == BELATED_REPORT and act.TAKE <= action < act.TOKEN:
        return _no("12.6", "report-card")
    return _no("12.6", "event-first", {"card": act.card_text(event)})


# R 5 to R 12 The turn


def _turn(state: Expedition, seat: int, action: int) -> Refusal:
    if action < act.TICKET:
        return _arrow(state, action)
    if action < act.EXCHANGE:
        return _button(state, seat, action)
    if action < act.KEEP:
        return _exchange(state, seat, action - act.EXCHANGE)
    if action < act.TOKEN:
        return _no("9.3", "nothing-to-choose")
    if action < act.ASIDE:
        return _token(state, seat, action - act.TOKEN) if state.phase == EVENT else _no("4.6", "tokens-stay")
    if action < act.HOLD:
        return _no("4.5", "redraw-over")
    if action < act.SCORE:
        return _order(state, seat, action)
    if action < act.PEEK:
        return _score(state, seat, action - act.SCORE)
    if action < act.BUY:
        return _secret(state, seat, action)
    return _market(state, seat, action)


def _arrow(state: Expedition, action: int) -> Refusal:
    """R 6 and R 7 in their order."""
    trail, code = state.trails[action // DIRECTED], action % DIRECTED
    args: dict[str, int | str | Text] = {"colour": act.colour_text(trail.colour), "place": act.place_text(TIP[code])}
    if state.phase == BRANCH:
        return _branch(state, action, args)
    if state.phase == TURN and state.main_done:
        return _no("5.1", "main-done")
    if trail.left == 0:
        return _no("6.1", "over", args)
    if TAIL[code] != trail.head:
        return _no("5.1", "not-at-head", {**args, "place": act.place_text(trail.head)})
    if trail.used.has(code >> 1):
        return _no("6.2", "parallel", args)
    if trail.loops and trail.touched.has(TIP[code]):
        return _no("6.3", "second-loop", args)
    if KIND[TIP[code]] == RED and state.variant.rule_2:
        return _no("12.2", "ticket-red")
    return _no("12.6", "same-colour", args)


def _branch(state: Expedition, action: int, args: dict[str, int | str | Text]) -> Refusal:
    trail, code = state.trails[action // DIRECTED], action % DIRECTED
    if trail.colour != state.branch:
        return _no("7.3", "branch-first", {"colour": act.colour_text(state.branch)})
    if trail.used.has(code >> 1):
        return _no("7.3", "parallel", args)
    if trail.touched.has(TIP[code]):
        return _no("7.3", "branch-loops", args)
    if code >> 1 == state.banned and trail.touched.has(TAIL[code]):
        return _no("7.6", "branch-same", args)
    return _no("7.3", "branch-off", {**args, "place": act.place_text(TAIL[code])})


def _tickets(state: Expedition, seat: int, price_: int) -> Refusal | None:
    player = state.seats[seat]
    if player.paid + price_ > state.ticket_limit:
        return _no("9.5", "ticket-limit", {"limit": state.ticket_limit})
    if player.tickets < price_:
        return _no("9.5", "no-ticket", {"tickets": price_})
    return None


def _button(state: Expedition, seat: int, action: int) -> Refusal:
    if action == act.END:
        return _no("5.1", "arrow-owed")
    if action in (act.DECLINE, act.DONE):
        return _no("8.1", "nothing-to-decline")
    if action == act.TICKET:
        return _tickets(state, seat, 1) or _no("9.1", "no-placement")
    free = state.phase == EVENT
    return (None if free else _tickets(state, seat, 1)) or _removal(state, action - act.REMOVE)


def _removal(state: Expedition, colour: int) -> Refusal:
    trail = state.trails[colour]
    args: dict[str, int | str | Text] = {"colour": act.colour_text(colour)}
    if trail.top is None:
        return _no("9.2", "not-started", args)
    return _no("9.2", "remove-over", args) if trail.left == 0 else _no("7.6", "remove-branch", args)


def _exchange(state: Expedition, seat: int, card: int) -> Refusal:
    if not state.seats[seat].hand.has(card):
        return _no("9.3", "not-in-hand", {"place": act.place_text(card)})
    return _tickets(state, seat, 1) or _no("9.3", "deck-empty")


def _order(state: Expedition, seat: int, action: int) -> Refusal:
    """R 10.3."""
    player = state.seats[seat]
    release = action >= act.RELEASE
    card = action - (act.RELEASE if release else act.HOLD)
    if state.phase not in (TURN, TOKENS):
        return _no("10.3", "order-later")
    if card == act.LAST:
        return _no("10.3", "order-changed" if state.changed_last else "order-same")
    if not player.hand.has(card):
        return _no("10.3", "not-in-hand", {"place": act.place_text(card)})
    return _no("10.3", "order-changed" if state.changed.has(card) else "order-same")


def _score(state: Expedition, seat: int, card: int) -> Refusal:
    if not state.seats[seat].hand.has(card):
        return _no("10.3", "not-in-hand", {"place": act.place_text(card)})
    if not state.travelled(card):
        return _no("10.2", "not-travelled", {"place": act.place_text(card)})
    return _no("12.1", "one-late") if state.phase == TURN else _no("10.3", "order-later")


def _secret(state: Expedition, seat: int, action: int) -> Refusal:
    if not state.variant.secret:
        return _no("12.4", "no-secrets")
    slot = state.slots[(action - act.PEEK) % 2]
    if slot.card == EMPTY:
        return _no("12.10", "slot-empty")
    if action < act.CLAIM:
        return _no("12.7", "peeked" if state.phase == BONUS else "peek-bonus")
    return _no("12.8", "claimed" if state.tip >= 0 and state.claimed else "claim-late")


def _market(state: Expedition, seat: int, action: int) -> Refusal:
    if not state.variant.market:
        return _no("12.3", "no-market")
    if action < act.PLAY:
        card = action - act.BUY
        if card not in state.stalls:
            return _no("12.3", "not-for-sale", {"card": act.card_text(card)})
        if state.bought:
            return _no("12.3", "one-purchase")
        return _tickets(state, seat, price(card)) or _no("12.3", "buy-later")
    return _play(state, seat, action - act.PLAY + FIRST_EVENT)


def _play(state: Expedition, seat: int, card: int) -> Refusal:
    args: dict[str, int | str | Text] = {"card": act.card_text(card)}
    if card not in SAVED:
        return _no("12.6", "event-at-once", args)
    if not state.seats[seat].owns(card):
        return _no("12.6", "event-not-yours", args)
    if card == SEALED_ORDERS:
        return _no("12.6", "event-at-end", args)
    if card == FRIENDLY_PORT:
        return _no("12.6", "port-late", args)
    return _no("12.6", "event-nothing", args)
