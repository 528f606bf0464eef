"""The market (R 12.3): buying, and what the event cards do (R 12.6)."""

from __future__ import annotations

from fourwinds.core.cells import cells_of
from fourwinds.core.messages import Event
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition import events as tell
from fourwinds.games.expedition.knowledge import IN_DECK, IN_HAND
from fourwinds.games.expedition.secrets import Secrets
from fourwinds.games.expedition.state import ONE
from fourwinds.games.expedition.terms import (
    BELATED_REPORT,
    CHANGE_OF_PLANS,
    CHART_ROOM,
    FAIR_WINDS,
    FIRST_EVENT,
    FRIENDLY_PORT,
    LETTERS_OF_CREDIT,
    LOST_BEARINGS,
    NEW_COMMISSION,
    ROYAL_PATRON,
    SAVED,
)
from fourwinds.games.expedition.world import DIRECTED


def price(card: int) -> int:
    """R 9.4: 2 tickets for an explorer, 1 for an event."""
    return 2 if card < FIRST_EVENT else 1


class Market(Secrets):
    """Explorer and event cards."""

    def purchases(self, tickets: int) -> list[int]:
        """What the active player may buy with so many tickets: one card a turn."""
        if self.bought:
            return []
        affordable = [card for card in self.stalls if card >= 0 and price(card) <= tickets]
        affordable.sort()
        return [act.BUY + card for card in affordable]

    def buy(self, card: int, events: list[Event] | None) -> None:
        """R 12.3: the slot is filled with an event card; an immediate event acts at once."""
        player = self.seats[self.active]
        self.bought = True
        self.stall = self.stalls.index(card)
        stalls = self.stalls[:]
        stalls[self.stall] = -1
        self.stalls = stalls
        if events is not None:
            events.append(tell.Bought(None, self.active, act.card_text(card)))
        if card < FIRST_EVENT or card in SAVED:
            player.stalls |= 1 << card
        elif card == ROYAL_PATRON:
            self.gain_tickets(self.variant.edition.patron, events)
        else:
            self._begin_event(card)

    def _begin_event(self, card: int) -> None:
        self.event = card
        if card == FAIR_WINDS:
            self.winds = self.variant.edition.winds
            self.winds_colour = -1
        elif card == CHART_ROOM:
            self.to_draw = self.variant.edition.charts

    def plays(self) -> list[int]:
        """The saved events that the active player may play with nothing pending."""
        player = self.seats[self.active]
        found: list[int] = []
        if player.stalls < 1 << FIRST_EVENT:
            return found
        if player.owns(FRIENDLY_PORT) and self.tip >= 0:
            found.append(act.PLAY + FRIENDLY_PORT - FIRST_EVENT)
        if player.owns(LOST_BEARINGS) and self.removals():
            found.append(act.PLAY + LOST_BEARINGS - FIRST_EVENT)
        if player.owns(LETTERS_OF_CREDIT):
            found.append(act.PLAY + LETTERS_OF_CREDIT - FIRST_EVENT)
        if player.owns(BELATED_REPORT) and self.reportable():
            found.append(act.PLAY + BELATED_REPORT - FIRST_EVENT)
        return found

    def port_plays(self) -> list[int]:
        """Friendly Port may be played right after an own arrow onto a location, whatever is pending."""
        if self.tip >= 0 and self.seats[self.active].owns(FRIENDLY_PORT):
            return [act.PLAY + FRIENDLY_PORT - FIRST_EVENT]
        return []

    def reportable(self) -> list[int]:
        """The public cards whose location is travelled, ascending."""
        return sorted([card for card in self.public if card >= 0 and self.travelled(card)])

    def play(self, card: int, events: list[Event] | None) -> None:
        """R 12.3: a saved event is used up."""
        self.seats[self.active].stalls &= ~(1 << card)
        if events is not None:
            events.append(tell.EventPlayed(None, self.active, act.card_text(card)))
        if card == FRIENDLY_PORT:
            self.gain_bonus(events)
        elif card == LETTERS_OF_CREDIT:
            self.ticket_limit = self.variant.edition.credit
        else:
            self.event = card

    # Asking within an event

    def event_choices(self) -> list[int]:
        """What the active player may do within the event; nothing if it is over."""
        if self.event == FAIR_WINDS:
            return self._wind_choices()
        if self.event == CHART_ROOM:
            return self._chart_choices()
        if self.event == NEW_COMMISSION:
            return self._commission_choices()
        if self.event == CHANGE_OF_PLANS:
            return self._plan_choices()
        if self.event == LOST_BEARINGS:
            return self.removals()
        return [act.TAKE + card for card in self.reportable()]

    # v01 Fair Winds

    def _wind_choices(self) -> list[int]:
        """The second arrow in another colour than the first; new rule 2 applies."""
        if self.winds == 0:
            return []
        arrows = self.placements(True)
        if self.winds_colour >= 0:
            arrows = [action for action in arrows if action // DIRECTED != self.winds_colour]
        return [*arrows, act.DECLINE]

    # v03 Chart Room

    def _chart_choices(self) -> list[int]:
        """First a card to keep, then one to give for it, then the order of those that go under the deck."""
        if self.swap >= 0:
            return [act.GIVE + card for card in self.seats[self.active].hand.squares()]
        if self.sorting:
            return [act.UNDER + card for card in sorted(self.drawn)] if len(self.drawn) > 1 else []
        if not self.drawn:
            return []
        if self.seats[self.active].size == 0:
            self.sorting = True
            return self._chart_choices()
        return [act.DECLINE, *[act.KEEP + card for card in sorted(self.drawn)]]

    def swap_for(self, card: int, events: list[Event] | None) -> None:
        """A hand card goes to the cards left over, the one chosen comes into the hand."""
        seat = self.active
        player = self.seats[seat]
        unseen = self.everybody_but(seat)
        self.know.move(IN_HAND + seat, IN_DECK, player.hand, unseen)
        self.forget_deck(IN_HAND + seat, 1 << seat, self.pool.union(cells_of(self.drawn)))
        player.lose(card)
        player.gain(self.swap)
        kept = self.swap
        self.drawn = [card if other == kept else other for other in self.drawn]
        self.swap = -1
        self.sorting = True
        self.score_if_travelled(seat, kept, events)

    def put_under(self, card: int) -> None:
        """A card goes to the bottom of the deck; only the active player knows which."""
        self.drawn = [other for other in self.drawn if other != card]
        self.bottom = [*self.bottom, card]
        self.bottom_known = [*self.bottom_known, 1 << self.active]

    # v04 New Commission

    def _commission_choices(self) -> list[int]:
        left = sorted([card for card in self.public if card >= 0 and card not in self.picked])
        if not left or len(self.picked) == self.variant.edition.commission:
            return []
        return [act.DONE, *[act.UNDER + card for card in left]]

    def replace_public(self, events: list[Event] | None) -> None:
        """The chosen cards go under the deck in their order, then the row is filled in the order of its slots."""
        public = self.public[:]
        for card in self.picked:
            public[public.index(card)] = -1
            self.bottom = [*self.bottom, card]
            self.bottom_known = [*self.bottom_known, self.know.everybody]
            if events is not None:
                events.append(tell.PutUnder(None, self.active, act.place_text(card)))
        if self.picked:
            self.refills = [slot for slot in range(len(public)) if public[slot] < 0]
        self.public = public
        self.picked = []

    # v05 Change of Plans

    def _plan_choices(self) -> list[int]:
        """A token to lift, if it has somewhere to go, then the place where it goes."""
        if self.lifted >= 0:
            return [act.TOKEN + card for card in self.plan_targets(self.lifted)]
        lifts = [act.LIFT + card for card in self.seats[self.active].tokens.squares() if self.plan_targets(card)]
        return [act.DECLINE, *lifts] if lifts else []

    def plan_targets(self, lifted: int) -> list[int]:
        """Other cards of the own hand, under the rules of the set-up, and not travelled."""
        tokens = self.seats[self.active].tokens.minus(ONE[lifted])
        targets = self.token_targets(self.active, tokens, 1)
        return [card for card in targets if card != lifted and not self.travelled(card)]

    def move_token(self, card: int, events: list[Event] | None) -> None:
        """The lifted token goes to the location of another card, which everybody now knows."""
        player = self.seats[self.active]
        player.tokens = player.tokens.union(ONE[card])
        self.lifted = -1
        self.know.see(card, self.know.everybody)
        if events is not None:
            events.append(tell.TokenPlaced(None, self.active, act.place_text(card)))

    def end_event(self, events: list[Event] | None) -> None:
        """The event is over; what is left of it is put away."""
        event = self.event
        self.event = -1
        if event == CHART_ROOM:
            for card in self.drawn:
                self.put_under(card)
            self.sorting = False
        elif event == NEW_COMMISSION:
            self.replace_public(events)
        self.drawn = []
        self.winds = 0
