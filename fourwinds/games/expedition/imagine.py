"""From what a seat knows back to some position that fits it.

The hidden cards are dealt out at random within the clues of the view. A place that an arrow has reached without
anybody scoring it is not in a hand that does not hold it back, so its card is rather put elsewhere; a travelled
card that still falls to a hand in the basic game is held there.
"""

from __future__ import annotations

from random import Random
from typing import Final

from fourwinds.core.cells import NOTHING, Cells, cells_of
from fourwinds.core.messages import Config
from fourwinds.core.protocol import PUBLIC
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition.edition import editions
from fourwinds.games.expedition.knowledge import IN_DECK, IN_DISCARDS, IN_HAND, IN_SLOT, ZONES, Knowledge
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.seen import ExpeditionView, PlayerView, TrailView
from fourwinds.games.expedition.state import NO_SLOT, UNKNOWN, Player, Slot, Trail
from fourwinds.games.expedition.table import NOBODY
from fourwinds.games.expedition.terms import (
    CHANGE_OF_PLANS,
    CHART_ROOM,
    COLOURS,
    DEAL,
    ENDS,
    EVENT,
    FIRST_EVENT,
    FIRST_PLAYER,
    MARKET,
    OVER,
    PENALTY,
    PHASES,
    REDRAW,
    REVEAL,
    SECRET,
    SOURCES,
    STALL_CARDS,
    TICKET,
    TOKENS,
)
from fourwinds.games.expedition.variants import Variant
from fourwinds.games.expedition.world import CARDS, SEGMENTS, SPACE_OF, TAIL

TRIES: Final = 300


def imagine(seen: ExpeditionView, rng: Random) -> Expedition:
    """A position with this view."""
    state = _public(seen)
    guess = _Guess(seen, state)
    for _ in range(TRIES):
        guess.deal(rng)
        if _can_go_on(state, seen):
            break
    _remember(state, seen)
    _ask_again(state, seen)
    return state


# What everybody sees


def _public(seen: ExpeditionView) -> Expedition:
    variant = Variant(Config(seen.players, seen.options, seen.edition, seen.rules), editions()[seen.edition])
    state = Expedition(variant)
    state.phase = PHASES.index(seen.phase)
    state.first, state.active = seen.first, seen.active
    state.turns, state.last_round, state.end = seen.turn, seen.last_round, ENDS.index(seen.end)
    state.trails = [_trail(state, number, trail) for number, trail in enumerate(seen.trails)]
    state.seats = [_player(player) for player in seen.seats]
    state.visited = _cells(seen.clues.visited)
    state.supply = seen.supply
    state.spent = variant.edition.tickets - seen.supply - sum(player.tickets for player in seen.seats)
    state.shown_discards = _cards(seen.deck.discards)
    state.public = [SPACE_OF[card.place] if card else -1 for card in seen.public]
    state.stalls = [STALL_CARDS.index(card) if card else -1 for card in seen.market]
    state.event_deck = _event_deck(seen)
    _turn(state, seen)
    return state


def _cards(names: list[str]) -> list[int]:
    return [SPACE_OF[name] for name in names]


def _cells(names: list[str]) -> Cells:
    return cells_of(_cards(names))


def _trail(state: Expedition, number: int, seen: TrailView) -> Trail:
    trail = Trail(number, state.variant.edition.arrows)
    for arrow in seen.arrows:
        code = 2 * SEGMENTS.index(arrow.segment)
        trail.push(code if TAIL[code] == SPACE_OF[arrow.tail] else code + 1, arrow.branch)
    trail.loops = seen.loops
    trail.head = SPACE_OF[seen.head]
    trail.find_exits()
    return trail


def _player(seen: PlayerView) -> Player:
    player = Player()
    player.tokens = _cells(seen.tokens)
    player.tickets, player.points, player.claims = seen.tickets, seen.points, seen.claims
    player.area = [4 * SPACE_OF[card.place] + SOURCES.index(card.source) for card in seen.area]
    player.stalls = sum(1 << STALL_CARDS.index(card) for card in (*seen.explorers, *seen.saved))
    player.laid, player.paid = seen.laid, seen.paid
    return player


def _event_deck(seen: ExpeditionView) -> int:
    """The event cards that have not been seen yet; they are there once the market is."""
    if not seen.market:
        return 0
    gone = {*seen.market, *seen.deck.events_gone, *(card for player in seen.seats for card in player.saved)}
    return sum(1 << number for number in range(FIRST_EVENT, len(STALL_CARDS)) if STALL_CARDS[number] not in gone)


def _turn(state: Expedition, seen: ExpeditionView) -> None:
    turn, pending = seen.turn_so_far, seen.pending
    state.main_done, state.ticket_limit, state.bought = turn.main_done, turn.ticket_limit, turn.bought
    state.late_scored, state.claimed = turn.late_scored, turn.claimed
    state.tip = SPACE_OF[turn.tip] if turn.tip else -1
    state.ticketing = state.phase == TICKET
    state.penalty = state.phase == PENALTY
    state.branch = COLOURS.index(pending.branch) if pending.branch else -1
    state.banned = SEGMENTS.index(pending.banned) if pending.banned else -1
    state.bonus = pending.bonus
    state.event = STALL_CARDS.index(pending.event) if pending.event else -1
    state.winds = pending.event_left
    state.winds_colour = COLOURS.index(pending.event_colour) if pending.event_colour else -1
    state.to_draw = pending.to_draw
    state.sorting = pending.step == "order"
    state.picked = _cards(pending.picked)
    state.lifted = SPACE_OF[pending.lifted] if pending.lifted else -1
    state.slot, state.claiming = pending.slot, pending.claiming
    state.refills, state.stall = pending.refills, pending.stall


# What is hidden


class _Guess:
    """Deals the hidden cards out, time and again, into the zones where the seat thinks they may be."""

    def __init__(self, seen: ExpeditionView, state: Expedition) -> None:
        self.seen = seen
        self.state = state
        self.may = [int(clue, 16) for clue in seen.clues.own[:ZONES]]
        known = int(seen.clues.own[ZONES], 16)
        self.lost = [card for card in range(CARDS) if not known >> card & 1]
        self.drawn_by_other = seen.pending.drawn_count if seen.active != seen.seat else 0
        self.in_hand = state.event != CHART_ROOM and state.phase != REDRAW
        self.room = self._rooms()
        self.zone_of: dict[int, int] = {}

    def _rooms(self) -> list[int]:
        """How many cards that the seat cannot place are in each zone."""
        seen, room = self.seen, [0] * ZONES
        for seat, player in enumerate(seen.seats):
            if seat != seen.seat:
                room[IN_HAND + seat] = player.hand - len(player.known)
                room[IN_DISCARDS + seat] = player.discards
        for number, secret in enumerate(seen.secrets):
            room[IN_SLOT + number] = 1 if secret.present and secret.card is None else 0
        known = len([card for card in seen.deck.bottom if card.place])
        room[IN_DECK] = seen.deck.cards - known - len(seen.deck.seen)
        room[IN_HAND + seen.active if self.in_hand else IN_DECK] += self.drawn_by_other
        return room

    def deal(self, rng: Random) -> None:
        """Every card finds a zone, then the zones are laid out."""
        left = self.room[:]
        self.zone_of = {}
        for card in self._in_order(rng):
            zone = self._some_zone(card, left, rng)
            if zone < 0:
                zone = self._make_room(card, left, rng)
            left[zone] -= 1
            self.zone_of[card] = zone
        _lay_out(self.seen, self.state, self._contents(), self.drawn_by_other, rng)

    def _in_order(self, rng: Random) -> list[int]:
        """First the cards that fit in few zones, then those that hands would have scored."""
        cards = self.lost[:]
        rng.shuffle(cards)
        visited = self.state.visited
        cards.sort(key=lambda card: (self._zones(card) if self._zones(card) < 3 else 3, not visited.has(card)))
        return cards

    def _zones(self, card: int) -> int:
        return len([zone for zone in range(ZONES) if self.room[zone] and self.may[zone] >> card & 1])

    def _some_zone(self, card: int, left: list[int], rng: Random) -> int:
        """A zone with room, by how much it has; -1 if there is none."""
        zones = [zone for zone in range(ZONES) if left[zone] and self.may[zone] >> card & 1]
        if self.state.visited.has(card):
            zones = [zone for zone in zones if zone >= IN_DISCARDS] or zones
        total = sum(left[zone] for zone in zones)
        pick = int(rng.random() * total)
        for zone in zones:
            pick -= left[zone]
            if pick < 0:
                return zone
        return -1

    def _make_room(self, card: int, left: list[int], rng: Random) -> int:
        """Moves other cards on until one of the card's zones has room."""
        came: dict[int, tuple[int, int]] = {}
        queue = [zone for zone in range(ZONES) if self.may[zone] >> card & 1 and self.room[zone]]
        firsts = set(queue)
        for zone in queue:
            for other, home in self.zone_of.items():
                if home != zone:
                    continue
                for target in range(ZONES):
                    if self.may[target] >> other & 1 and self.room[target] and target not in firsts | set(came):
                        came[target] = (zone, other)
                        queue.append(target)
                        if left[target]:
                            return self._shift(target, came, left)
        raise AssertionError("no position fits the view")

    def _shift(self, target: int, came: dict[int, tuple[int, int]], left: list[int]) -> int:
        while target in came:
            zone, other = came[target]
            self.zone_of[other] = target
            left[target] -= 1
            left[zone] += 1
            target = zone
        return target

    def _contents(self) -> list[list[int]]:
        contents: list[list[int]] = [[] for _ in range(ZONES)]
        for card, zone in self.zone_of.items():
            contents[zone].append(card)
        return contents


def _lay_out(
    seen: ExpeditionView, state: Expedition, contents: list[list[int]], drawn_by_other: int, rng: Random
) -> None:
    """Fills hands, discards, slots and deck."""
    for seat, player in enumerate(state.seats):
        cards = contents[IN_HAND + seat] + _cards(seen.seats[seat].known)
        if seat == seen.seat:
            cards = [SPACE_OF[own.card.place] for own in seen.hand]
            player.discards = _cells(seen.deck.own_discards)
        else:
            player.discards = cells_of(contents[IN_DISCARDS + seat])
        player.hand, player.size = cells_of(cards), len(cards)
    deck = contents[IN_DECK] + _cards(seen.deck.seen)
    rng.shuffle(deck)
    state.drawn = [SPACE_OF[card.place] for card in seen.pending.drawn]
    state.swap = SPACE_OF[seen.pending.keeping] if seen.pending.keeping else -1
    if drawn_by_other:
        _draw_for_other(seen, state, deck, drawn_by_other)
    state.bottom = [SPACE_OF[card.place] if card.place else deck.pop() for card in seen.deck.bottom]
    _lay_slots(seen, state, contents)
    unseen = [contents[IN_SLOT + i][0] for i, slot in enumerate(state.slots) if slot.card == UNKNOWN]
    state.pool = cells_of(deck + unseen)
    state.rest = len(deck)
    for number, slot in enumerate(state.slots):
        if slot.card == UNKNOWN:
            may = int(seen.clues.own[IN_SLOT + number], 16)
            pool = cells_of([card for card in deck + unseen if may >> card & 1])
            state.set_slot(number, Slot(UNKNOWN, slot.markers, pool))


def _draw_for_other(seen: ExpeditionView, state: Expedition, deck: list[int], count: int) -> None:
    """Somebody else has cards before him to choose from."""
    if state.event == CHART_ROOM or state.phase == REDRAW:
        state.drawn = [deck.pop() for _ in range(count)]
        if seen.pending.step == "give":
            state.swap = state.drawn[0]
        return
    player = state.seats[seen.active]
    state.drawn = player.hand.squares()[:count]
    for card in state.drawn:
        player.lose(card)


def _lay_slots(seen: ExpeditionView, state: Expedition, contents: list[list[int]]) -> None:
    state.slots = []
    for number, secret in enumerate(seen.secrets):
        markers = sum(1 << seat for seat in secret.markers)
        if not secret.present:
            state.slots.append(NO_SLOT)
        elif secret.card is not None:
            state.slots.append(Slot(SPACE_OF[secret.card.place], markers, NOTHING))
        elif markers and not (state.phase == SECRET and seen.pending.slot == number):
            state.slots.append(Slot(contents[IN_SLOT + number][0], markers, NOTHING))
        else:
            state.slots.append(Slot(UNKNOWN, markers, NOTHING))


def _can_go_on(state: Expedition, seen: ExpeditionView) -> bool:
    """Whether the hands of the others allow what their owners are about to do."""
    for seat in _with_fitting_hands(state):
        tokens = state.seats[seat].tokens
        wanted = state.variant.edition.important - len(tokens.squares())
        if seat != seen.seat and not state.can_place(seat, tokens, wanted):
            return False
    return state.phase != EVENT or state.event != CHANGE_OF_PLANS or bool(state.event_choices())


def _with_fitting_hands(state: Expedition) -> list[int]:
    """The seats that place tokens without a redraw: all once they begin, before that those that were checked."""
    if state.phase == TOKENS:
        return list(range(len(state.seats)))
    checked: list[int] = []
    seat = state.first
    while state.phase == REDRAW and seat != state.active:
        checked.append(seat)
        seat = state.next_seat(seat)
    return checked


# Orders and memory


def _remember(state: Expedition, seen: ExpeditionView) -> None:
    """The own orders; the others hold what they would have scored, and remember what all do and what they see."""
    for seat, player in enumerate(state.seats):
        if seat != seen.seat and not state.variant.rule_1:
            player.held = cells_of([card for card in player.hand.squares() if state.travelled(card)])
    if seen.orders is not None:
        own = state.seats[seen.seat]
        own.held, own.hold_last = _cells(seen.orders.cards), seen.orders.last
        state.changed = _cells([name for name in seen.orders.changed if name != "last"])
        state.changed_last = "last" in seen.orders.changed
    state.know = _memory(state, seen)
    everybody = state.know.everybody
    state.bottom_known = [everybody if card.by < 0 else 1 << card.by for card in seen.deck.bottom]


def _memory(state: Expedition, seen: ExpeditionView) -> Knowledge:
    know = Knowledge(seen.players + 1)
    viewer = seen.players if seen.seat == PUBLIC else seen.seat
    know.located = [_unpacked(seen.clues.common[ZONES])] * know.viewers
    know.may = [_unpacked(clue) for clue in seen.clues.common[:ZONES]] * know.viewers
    for seat, player in enumerate(state.seats):
        known = know.located[seat].union(player.hand).union(player.discards)
        known = known.union(
            cells_of([slot.card for slot in state.slots if slot.markers >> seat & 1 and slot.card >= 0])
        )
        if seat == state.active:
            known = known.union(cells_of(state.drawn))
        known = known.union(
            cells_of([card for card, put in zip(state.bottom, seen.deck.bottom, strict=True) if put.by == seat])
        )
        know.located[seat] = known
    know.located[viewer] = _unpacked(seen.clues.own[ZONES])
    know.may[viewer * ZONES : viewer * ZONES + ZONES] = [_unpacked(clue) for clue in seen.clues.own[:ZONES]]
    return know


def _unpacked(clue: str) -> Cells:
    cards = int(clue, 16)
    return cells_of([card for card in range(CARDS) if cards >> card & 1])


# Asking again


def _ask_again(state: Expedition, seen: ExpeditionView) -> None:
    """Puts the question that the view shows."""
    if state.phase == OVER:
        state.asked = NOBODY
    elif state.phase == FIRST_PLAYER:
        state.ask_first()
    elif state.phase == DEAL:
        state.ask_card(act.DEAL)
    elif state.phase == REVEAL:
        state.ask_reveal()
    elif state.phase == MARKET:
        state.ask_market()
    elif state.phase == REDRAW:
        if seen.asked:
            state.ask_redraw()
        else:
            state.ask_redrawn()
    elif state.phase == TOKENS:
        state.ask_token()
    else:
        state.go_on(None)
