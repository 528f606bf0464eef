"""Cards out of the deck: what nobody has seen is decided by chance when somebody looks.

The deck is a rest in unknown order on top of a known bottom (R 12.3). A face-down slot that nobody has peeked
at is some card out of those that lay in the deck when it was filled; the odds of every draw respect that.
"""

from __future__ import annotations

from fourwinds.core.cells import NOTHING, Cells, both_without, cells_of
from fourwinds.core.messages import Event
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition import events as tell
from fourwinds.games.expedition.knowledge import IN_DECK, IN_HAND, IN_SLOT
from fourwinds.games.expedition.state import NO_SLOT, ONE, UNKNOWN, Slot, common
from fourwinds.games.expedition.table import Table
from fourwinds.games.expedition.terms import DRAW, FIRST_EVENT, REFILL, SECRET, STALL, STALL_CARDS


class Dealing(Table):
    """Draws, refills, and the chance behind them."""

    # The odds

    def ask_card(self, kind: int) -> None:
        """Asks chance for the top card of the rest: an action of this kind."""
        self.asked = -1
        cards = self.pool.squares()
        pools = self._unseen_pools()
        if pools:
            self._weigh(kind, cards, _ways_in_deck(cards, pools))
        else:
            self.choices = [kind + card for card in cards]
            self.odds = None

    def _ask_secret(self, slot: int) -> None:
        """Asks chance what lies in a slot that nobody has seen."""
        self.asked = -1
        own = both_without(self.slots[slot].pool, self.pool, NOTHING)
        other = self.slots[1 - slot]
        if other.card == UNKNOWN:
            self._weigh(act.SECRET, own, _ways_in_deck(own, [common(other.pool, self.pool)]))
        else:
            self.choices = [act.SECRET + card for card in own]
            self.odds = None

    def _weigh(self, kind: int, cards: list[int], ways: list[int]) -> None:
        self.choices = [kind + cards[i] for i in range(len(cards)) if ways[i] > 0]
        self.odds = [way for way in ways if way > 0]

    def _unseen_pools(self) -> list[Cells]:
        """What each slot with an unseen card may hold."""
        return [common(slot.pool, self.pool) for slot in self.slots if slot.card == UNKNOWN]

    # The deck

    def _top_is_known(self, events: list[Event] | None) -> bool:
        """Whether the top card is one of the known bottom; an empty deck takes the discards in (R 3.10)."""
        if self.rest == 0 and not self.bottom and self.variant.reshuffle:
            self._shuffle_discards(events)
        return self.rest == 0

    def _shuffle_discards(self, events: list[Event] | None) -> None:
        back = cells_of(self.shown_discards)
        for player in self.seats:
            back = back.union(player.discards)
            player.discards = NOTHING
        self.shown_discards = []
        self.know.shuffle_discards()
        self._return(back)
        if events is not None and self.rest:
            events.append(tell.DiscardsShuffled(None, self.rest))

    def _return(self, cards: Cells) -> None:
        """Cards are shuffled into the rest; no slot can hold them."""
        self.pool = self.pool.union(cards)
        self.rest += len(cards.squares())
        self.slots = [Slot(slot.card, slot.markers, slot.pool.minus(cards)) for slot in self.slots]

    def _leave_deck(self, zone: int, card: int, seers: int) -> None:
        """A card goes from the deck to a hidden zone, seen by these viewers (a sum of bits) and by who knew it."""
        if self.rest == 0:
            seers |= self.bottom_known[0]
        self.forget_deck(zone, seers, self.pool)
        if card >= 0:
            self.know.see(card, seers)
        self._take_top(card)

    def _take_top(self, card: int) -> None:
        """The top card is taken off; it leaves the pool once somebody has seen it."""
        if self.rest == 0:
            self.bottom = self.bottom[1:]
            self.bottom_known = self.bottom_known[1:]
            return
        self.rest -= 1
        if card >= 0:
            self.pool = self.pool.minus(ONE[card])

    def forget_deck(self, zone: int, seers: int, content: Cells) -> None:
        """Who did not see it no longer knows which cards of this content stayed in the deck, but for a known bottom."""
        know = self.know
        if not self.bottom:
            know.move(IN_DECK, zone, content, know.everybody & ~seers)
            return
        for viewer in range(know.viewers):
            if not seers >> viewer & 1:
                hidden = [card for i, card in enumerate(self.bottom) if not self.bottom_known[i] >> viewer & 1]
                know.move(IN_DECK, zone, content.union(cells_of(hidden)), 1 << viewer)

    # Cards for a player to choose from: an exchange, a redraw, a look

    def draw_next(self, events: list[Event] | None) -> bool:
        """Takes the next card that is to be drawn; returns whether chance must say which."""
        if self._top_is_known(events):
            if not self.bottom:
                self.to_draw = 0
                return False
            self.take_drawn(self.bottom[0], events)
            return False
        self.phase = DRAW
        self.ask_card(act.DRAW)
        return True

    def take_drawn(self, card: int, events: list[Event] | None) -> None:
        """The active player sees the card; it counts as in his hand, or still in the deck if he only looks."""
        self.to_draw -= 1
        self.drawn = [*self.drawn, card]
        seat = self.active
        if self.event >= 0:
            self._take_top(card)
            self.know.see(card, 1 << seat)
        else:
            self._leave_deck(IN_HAND + seat, card, 1 << seat)
        if events is not None:
            events.append(tell.CardDrawn(seat, act.place_text(card)))

    # The public row

    def refill_next(self, events: list[Event] | None) -> bool:
        """Fills the next empty place of the row (R 10.1); returns whether chance must say with what."""
        if self._top_is_known(events):
            if self.bottom:
                self.lay_public(self.bottom[0], events)
            else:
                self.refills = []
            return False
        self.phase = REFILL
        self.ask_card(act.REVEAL)
        return True

    def lay_public(self, card: int, events: list[Event] | None) -> None:
        """A card is laid open; it is not scored by arrows that are already there."""
        self._take_top(card)
        self.know.see(card, self.know.everybody)
        public = self.public[:]
        public[self.refills[0]] = card
        self.public = public
        self.refills = self.refills[1:]
        if events is not None:
            events.append(tell.PublicRevealed(None, act.place_text(card)))

    # The secret slots

    def lay_secret(self, slot: int, events: list[Event] | None) -> None:
        """R 12.10: a slot is filled face down, if there is a card."""
        self.know.clear(IN_SLOT + slot)
        self.set_slot(slot, NO_SLOT)
        if not self._top_is_known(events):
            self.set_slot(slot, Slot(UNKNOWN, 0, self.pool))
            self._leave_deck(IN_SLOT + slot, UNKNOWN, 0)
        elif self.bottom:
            card = self.bottom[0]
            self.set_slot(slot, Slot(card, 0, NOTHING))
            self._leave_deck(IN_SLOT + slot, card, 0)
        else:
            return
        if events is not None:
            events.append(tell.SecretLaid(None, slot))

    def set_slot(self, number: int, slot: Slot) -> None:
        """Lays a card, known or not, into a secret slot."""
        slots = self.slots[:]
        slots[number] = slot
        self.slots = slots

    def turn_up_secret(self) -> bool:
        """Asks chance what lies in the slot that is looked at, unless somebody has seen it before."""
        if self.slots[self.slot].card != UNKNOWN:
            return False
        self.phase = SECRET
        self._ask_secret(self.slot)
        return True

    def identify_secret(self, card: int) -> None:
        """Chance has said what lies in the slot."""
        self.set_slot(self.slot, Slot(card, self.slots[self.slot].markers, NOTHING))
        self.pool = self.pool.minus(ONE[card])

    # The market

    def fill_stall(self) -> bool:
        """R 12.3: the top event card fills the slot; returns whether chance must say which."""
        if not self.event_deck:
            self.stall = -1
            return False
        self.phase = STALL
        self.asked = -1
        self.odds = None
        events = range(FIRST_EVENT, len(STALL_CARDS))
        self.choices = [act.STALL + card for card in events if self.event_deck >> card & 1]
        return True

    def lay_stall(self, card: int, events: list[Event] | None) -> None:
        """A card of the market is laid open."""
        stalls = self.stalls[:]
        stalls[self.stall] = card
        self.stalls = stalls
        self.event_deck &= ~(1 << card)
        self.stall = -1
        if events is not None:
            events.append(tell.StallFilled(None, act.card_text(card)))


def _ways_in_deck(cards: list[int], pools: list[Cells]) -> list[int]:
    """For each card, in how many of the ways to fill one or two unseen slots it is left out of them."""
    one, ones = pools[0], len(pools[0].squares())
    if len(pools) == 1:
        return [ones - 1 if one.has(card) else ones for card in cards]
    other, others = pools[1], len(pools[1].squares())
    all_ways = ones * others - len(both_without(one, other, NOTHING))
    found: list[int] = []
    for card in cards:
        in_one, in_other = one.has(card), other.has(card)
        ways = all_ways
        if in_one:
            ways -= others - 1 if in_other else others
        if in_other:
            ways -= ones - 1 if in_one else ones
        found.append(ways)
    return found
