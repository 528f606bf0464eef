"""What a seat of Expedition may know, as numbers for learners. Cards and locations have the same numbers."""

from __future__ import annotations

from typing import Final

from fourwinds.core.cells import NOTHING, Cells, cells_of
from fourwinds.core.observation import COMMON, Observation
from fourwinds.games.expedition.knowledge import IN_DECK, IN_HAND, IN_SLOT, ZONES
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.state import EMPTY, NO_SLOT, Trail, common
from fourwinds.games.expedition.terms import COLOURS, PHASES, STALL_CARDS
from fourwinds.games.expedition.view import drawn_in_hand
from fourwinds.games.expedition.world import CARDS, SEGMENTS, SPACES

COUNT: Final = 100
SECRETS: Final = 2
ZERO_POINTS: Final = 100
"""Points may fall below nothing, so they are counted from here."""
WHOLE: Final = 255
"""The clock is told in parts of this."""


def observe(state: Expedition, seat: int, row: Observation) -> None:
    """The table, the expeditions, cards on the table, what is pending, the own cards, then every player."""
    _table(state, seat, row)
    for trail in state.trails:
        _trail(trail, row)
    _open_cards(state, seat, row)
    _turn(state, row)
    _pending(state, row)
    row.owner = 0
    _own(state, seat, row)
    for owner in range(state.variant.players):
        row.owner = owner
        _player(state, seat, (seat + owner) % state.variant.players, row)
    row.owner = COMMON


def _table(state: Expedition, seat: int, row: Observation) -> None:
    players = state.variant.players
    row.one_of("phase", state.phase, len(PHASES))
    row.one_of("first", (state.first - seat) % players, players)
    row.one_of("active", (state.active - seat) % players if state.active >= 0 else -1, players)
    row.one_of("asked", (state.asked - seat) % players if state.asked >= 0 else -1, players)
    row.number("turns, of 255 parts", state.turns * WHOLE // (state.variant.turn_cap + 1), WHOLE)
    row.flag("last round", state.last_round)
    row.number("tickets in the supply", state.supply, 200)
    row.number("deck", state.deck_size(), COUNT)


def _trail(trail: Trail, row: Observation) -> None:
    """An expedition: for each segment when its arrow was laid, counted from 1, and which way it points."""
    laid = bytearray(len(SEGMENTS))
    against: list[int] = []
    branches: list[int] = []
    for number, arrow in enumerate(trail.arrows()):
        laid[arrow.code >> 1] = number + 1
        if arrow.code & 1:
            against.append(arrow.code >> 1)
        if arrow.branch:
            branches.append(arrow.code >> 1)
    row.block("arrow: when", bytes(laid), COUNT)
    row.cells("arrow: against the file's order", cells_of(against), len(SEGMENTS))
    row.cells("arrow: branch", cells_of(branches), len(SEGMENTS))
    row.cells("touched", trail.touched, len(SPACES))
    row.one_of("head", trail.head, len(SPACES))
    row.number("arrows left", trail.left, COUNT)
    row.number("loops this turn", trail.loops, COUNT)


def _open_cards(state: Expedition, seat: int, row: Observation) -> None:
    variant, players = state.variant, state.variant.players
    row.cells("public", cells_of([card for card in state.public if card >= 0]), CARDS)
    row.cells("face-up discards", cells_of(state.shown_discards), CARDS)
    row.cells("ever visited", state.visited, CARDS)
    for number in range(SECRETS if variant.secret else 0):
        slot = state.slots[number] if number < len(state.slots) else NO_SLOT
        known = slot.card >= 0 and state.know.knows(seat, slot.card)
        row.flag("secret lies there", slot.card != EMPTY)
        row.one_of("secret", slot.card if known else -1, CARDS)
        row.numbers("peeked", [slot.markers >> (seat + owner) % players & 1 for owner in range(players)], 1)
    if variant.market:
        row.numbers("market", [1 if card in state.stalls else 0 for card in range(len(STALL_CARDS))], 1)


def _turn(state: Expedition, row: Observation) -> None:
    row.flag("main action done", state.main_done)
    row.number("ticket limit", state.ticket_limit, COUNT)
    row.flag("bought", state.bought)
    row.flag("late scored", state.late_scored)
    row.one_of("tip", state.tip, len(SPACES))
    row.flag("claimed", state.claimed)


def _pending(state: Expedition, row: Observation) -> None:
    row.one_of("must branch", state.branch, len(COLOURS))
    row.one_of("banned", state.banned, len(SEGMENTS))
    row.number("bonus arrows", state.bonus, COUNT)
    row.one_of("event", state.event, len(STALL_CARDS))
    row.flag("sorting", state.sorting)
    row.number("event arrows", state.winds, COUNT)
    row.one_of("event colour", state.winds_colour, len(COLOURS))
    row.number("to draw", state.to_draw, COUNT)
    row.cells("picked", cells_of(state.picked), CARDS)
    row.one_of("slot", state.slot, SECRETS)
    row.flag("claiming", state.claiming)
    row.one_of("lifted", state.lifted, CARDS)


def _own(state: Expedition, seat: int, row: Observation) -> None:
    """The own cards and orders, and where hidden cards may be for all that the seat knows."""
    player, active = state.seats[seat], seat == state.active
    row.cells("cards", player.hand, CARDS)
    row.cells("held", player.held, CARDS)
    row.flag("last held", player.hold_last)
    row.cells("orders changed", state.changed if active else NOTHING, CARDS)
    row.flag("order for the last changed", active and state.changed_last)
    row.cells("drawn", cells_of(state.drawn) if active else NOTHING, CARDS)
    row.one_of("keeping", state.swap if active else -1, CARDS)
    row.cells("discards", player.discards, CARDS)
    row.cells("may be in the deck", _may_be(state, seat, IN_DECK), CARDS)
    for number in range(SECRETS if state.variant.secret else 0):
        row.cells("may be a secret", _may_be(state, seat, IN_SLOT + number), CARDS)


def _may_be(state: Expedition, seat: int, zone: int) -> Cells:
    """The cards that may be in a zone, without those whose place the seat knows."""
    return state.know.may[seat * ZONES + zone].minus(state.know.located[seat])


def _player(state: Expedition, seat: int, number: int, row: Observation) -> None:
    player = state.seats[number]
    row.number("hand", player.size, COUNT)
    if number != seat:
        row.cells("known in hand", common(_hand(state, number), state.know.located[seat]), CARDS)
        row.cells("may be in hand", _may_be(state, seat, IN_HAND + number), CARDS)
    row.number("tickets", player.tickets, COUNT)
    row.number(f"points + {ZERO_POINTS}", player.points + ZERO_POINTS, 255)
    row.cells("tokens", player.tokens, CARDS)
    row.cells("scored", cells_of([card >> 2 for card in player.area]), CARDS)
    row.flags("cards of the market", player.stalls, len(STALL_CARDS))
    row.number("face-down discards", len(player.discards.squares()), COUNT)
    row.number("arrows this turn", player.laid, COUNT)
    row.number("tickets this turn", player.paid, COUNT)


def _hand(state: Expedition, number: int) -> Cells:
    """The hand, with cards drawn in an exchange."""
    hand = state.seats[number].hand
    exchanging = number == state.active and drawn_in_hand(state)
    return hand.union(cells_of(state.drawn)) if exchanging else hand
