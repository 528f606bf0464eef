"""Set-up, in the order of R 4: First Player, hands, public and secret destinations, market, redraw, tokens."""

from __future__ import annotations

from typing import Final

from fourwinds.core.cells import NOTHING, Cells, cells_of
from fourwinds.core.messages import Event
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition import events as tell
from fourwinds.games.expedition.dealing import Dealing
from fourwinds.games.expedition.knowledge import IN_DECK, IN_HAND, IN_SLOT, Knowledge
from fourwinds.games.expedition.state import ONE, UNKNOWN, Player, Slot, Trail
from fourwinds.games.expedition.terms import (
    DEAL,
    EXPLORERS,
    FIRST_EVENT,
    FIRST_PLAYER,
    MARKET,
    REDRAW,
    REVEAL,
    STALL_CARDS,
    TOKENS,
)
from fourwinds.games.expedition.world import CARDS

ALL_CARDS: Final = cells_of(list(range(CARDS)))
STALLS: Final = 6


class Setup(Dealing):
    """A position, as far as it is built up before the first turn."""

    def begin(self) -> None:
        """Lays everything out and asks for the First Player, unless that is settled."""
        variant = self.variant
        edition = variant.edition
        self.trails = [Trail(colour, edition.arrows) for colour in range(3)]
        self.seats = [Player() for _ in range(variant.players)]
        for player in self.seats:
            player.tickets = edition.tickets_each
        self.supply = edition.tickets - edition.tickets_each * variant.players
        self.pool = ALL_CARDS
        self.rest = CARDS
        self.know = Knowledge(variant.players + 1)
        self.know.fill(IN_DECK, ALL_CARDS)
        for seat in range(variant.players):
            self.know.fill(IN_HAND + seat, ALL_CARDS)
        if variant.first_player == "random":
            self.ask_first()
        else:
            self._begin_deal(int(variant.first_player), None)

    def ask_first(self) -> None:
        """R 3.2: any seat."""
        self.phase = FIRST_PLAYER
        self.asked = -1
        self.odds = None
        self.choices = [act.FIRST + seat for seat in range(self.variant.players)]

    def choose_first(self, seat: int, events: list[Event] | None) -> None:
        """Chance has named the First Player."""
        if events is not None:
            events.append(tell.FirstPlayerChosen(None, seat))
        self._begin_deal(seat, events)

    # R 4.1 Hands

    def _begin_deal(self, first: int, events: list[Event] | None) -> None:
        self.first = first
        self.active = first
        self.phase = DEAL
        self.ask_card(act.DEAL)

    def deal(self, card: int, events: list[Event] | None) -> None:
        """R 4.1: one hand after the other, from the First Player on."""
        seat = self.active
        player = self.seats[seat]
        player.gain(card)
        self.pool = self.pool.minus(ONE[card])
        self.rest -= 1
        self.know.see(card, 1 << seat)
        if events is not None:
            events.append(tell.Dealt(seat, seat, act.place_text(card)))
        if player.size == self.variant.hand:
            self.active = self.next_seat(seat)
            if self.active == self.first:
                self.begin_public(events)
                return
        self.ask_card(act.DEAL)

    def next_seat(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % self.variant.players

    # R 4.3 Public destinations

    def begin_public(self, events: list[Event] | None) -> None:
        """R 4.3: six cards, the last two face down with secret destinations."""
        self.phase = REVEAL
        self.public = [-1] * self.variant.row
        self.refills = list(range(self.variant.row))
        self.ask_card(act.REVEAL)

    def reveal(self, card: int, events: list[Event] | None) -> None:
        """A card near Start is set aside for all to see and goes back into the deck."""
        if not self.variant.edition.near.has(card):
            self.lay_public(card, events)
        else:
            self.know.see(card, self.know.everybody)
            self.picked = [*self.picked, card]
            if events is not None:
                events.append(tell.NearCardSetAside(None, act.place_text(card)))
        if self.refills:
            self.ask_reveal()
            return
        self.picked = []
        if self.variant.secret:
            self._lay_secrets(events)
        self._begin_market(events)

    def ask_reveal(self) -> None:
        """The cards set aside are not drawn again."""
        self.ask_card(act.REVEAL)
        aside = [act.REVEAL + card for card in self.picked]
        self.choices = [action for action in self.choices if action not in aside]

    def _lay_secrets(self, events: list[Event] | None) -> None:
        """R 12.4: nobody sees them, but they are no cards near Start."""
        far = self.pool.minus(self.variant.edition.near)
        self.slots = [Slot(UNKNOWN, 0, far), Slot(UNKNOWN, 0, far)]
        self.rest -= 2
        for slot in range(2):
            self.know.fill(IN_SLOT + slot, ALL_CARDS.minus(self.variant.edition.near))
            if events is not None:
                events.append(tell.SecretLaid(None, slot))

    # R 4.4 Market

    def _begin_market(self, events: list[Event] | None) -> None:
        if not self.variant.market:
            self.begin_redraw(self.first, events)
            return
        self.event_deck = sum([1 << card for card in range(FIRST_EVENT, len(STALL_CARDS))])
        self.stalls = [-1] * STALLS
        self.stall = 0
        self.ask_market()

    def ask_market(self) -> None:
        """R 4.4: six of the seven explorers."""
        self.phase = MARKET
        self.asked = -1
        self.odds = None
        self.choices = [act.STALL + card for card in range(len(EXPLORERS)) if card not in self.stalls]

    def open_market(self, card: int, events: list[Event] | None) -> None:
        """An explorer is laid into the next slot."""
        slot = self.stall
        self.lay_stall(card, events)
        if slot + 1 < STALLS:
            self.stall = slot + 1
            self.ask_market()
        else:
            self.begin_redraw(self.first, events)

    # R 4.5 Redraw

    def begin_redraw(self, seat: int, events: list[Event] | None) -> None:
        """R 4.5: whoever cannot place four tokens exchanges cards; then the next, and the tokens when all have."""
        self.active = seat
        while self.can_place(seat, NOTHING, self.variant.edition.important):
            self.active = self.next_seat(self.active)
            seat = self.active
            if seat == self.first:
                self._begin_tokens()
                return
        self.ask_redraw()

    def ask_redraw(self) -> None:
        """One card after the other, at least one."""
        self.phase = REDRAW
        self.asked = self.active
        self.odds = None
        left = self.seats[self.active].hand.minus(cells_of(self.drawn))
        self.choices = [act.DONE] if self.drawn else []
        self.choices += [act.ASIDE + card for card in left.squares()]

    def set_aside(self, card: int) -> None:
        """A card is chosen to be replaced; nobody sees it."""
        self.drawn = [*self.drawn, card]
        self.ask_redraw()

    def redraw(self, events: list[Event] | None) -> None:
        """As many cards are drawn as were set aside, which are then shuffled in."""
        seat = self.active
        player = self.seats[seat]
        self.to_draw = len(self.drawn)
        for card in self.drawn:
            player.lose(card)
        self.know.move(IN_HAND + seat, IN_DECK, NOTHING, self.everybody_but(seat))
        if events is not None:
            events.append(tell.Redrawn(None, seat, self.to_draw))
        self.ask_redrawn()

    def ask_redrawn(self) -> None:
        """Chance draws from the deck without the cards set aside."""
        self.ask_card(act.DEAL)

    def take_redrawn(self, card: int, events: list[Event] | None) -> None:
        """A new card; with the last of them, those set aside go back."""
        seat = self.active
        self.to_draw -= 1
        self._leave_deck(IN_HAND + seat, card, 1 << seat)
        self.seats[seat].gain(card)
        if events is not None:
            events.append(tell.Dealt(seat, seat, act.place_text(card)))
        if self.to_draw:
            self.ask_redrawn()
            return
        self._return(cells_of(self.drawn))
        self.drawn = []
        self.begin_redraw(seat, events)

    # R 4.6 Important destinations

    def can_place(self, seat: int, tokens: Cells, wanted: int) -> bool:
        """Whether the hand allows so many more tokens beside those."""
        left = self.seats[seat].hand.minus(self.variant.edition.near).minus(tokens)
        for card in tokens.squares():
            left = left.minus(self.variant.neighbours[card])
        return self._fits(left.squares(), 0, NOTHING, wanted)

    def _fits(self, cards: list[int], start: int, barred: Cells, wanted: int) -> bool:
        """Whether so many of the cards from `start` on can be chosen, no two of them neighbours."""
        if wanted <= 0:
            return True
        for number in range(start, len(cards) - wanted + 1):
            card = cards[number]
            beside = barred.union(self.variant.neighbours[card])
            if not barred.has(card) and self._fits(cards, number + 1, beside, wanted - 1):
                return True
        return False

    def token_targets(self, seat: int, tokens: Cells, wanted: int) -> list[int]:
        """Where the seat may put a token beside those, so that so many can be placed in all."""
        neighbours = self.variant.neighbours
        left = self.seats[seat].hand.minus(self.variant.edition.near).minus(tokens)
        found: list[int] = []
        for card in left.squares():
            if not neighbours[card].meets(tokens) and self.can_place(seat, tokens.union(ONE[card]), wanted - 1):
                found.append(card)
        return found

    def _begin_tokens(self) -> None:
        self.active = (self.first - 1) % self.variant.players if self.variant.last_begins else self.first
        self.begin_visit()

    def begin_visit(self) -> None:
        """A player's turn to place one token."""
        self.changed = NOTHING
        self.changed_last = False
        self.ask_token()

    def ask_token(self) -> None:
        """R 4.6: a location of the own hand, such that the other tokens still fit; hold orders may be given too."""
        seat = self.active
        self.phase = TOKENS
        self.asked = seat
        self.odds = None
        tokens = self.seats[seat].tokens
        wanted = self.variant.edition.important - len(tokens.squares())
        self.choices = [act.TOKEN + card for card in self.token_targets(seat, tokens, wanted)]
        self.add_orders(self.choices)

    def add_orders(self, found: list[int]) -> None:
        """R 10.3: the own hold orders that may still be changed in this turn."""
        player = self.seats[self.active]
        open_cards = player.hand.minus(self.changed)
        for card in open_cards.minus(player.held).squares():
            found.append(act.HOLD + card)
        if not self.changed_last and not player.hold_last:
            found.append(act.HOLD + act.LAST)
        for card in open_cards.minus(open_cards.minus(player.held)).squares():
            found.append(act.RELEASE + card)
        if not self.changed_last and player.hold_last:
            found.append(act.RELEASE + act.LAST)

    def place_token(self, card: int, events: list[Event] | None) -> None:
        """R 4.6: everybody sees the card; then the seat to the right, four times round."""
        seat = self.active
        player = self.seats[seat]
        player.tokens = player.tokens.union(ONE[card])
        self.know.see(card, self.know.everybody)
        if events is not None:
            events.append(tell.TokenPlaced(None, seat, act.place_text(card)))
        self.active = (seat - 1) % self.variant.players
        if len(self.seats[self.active].tokens.squares()) < self.variant.edition.important:
            self.begin_visit()
        else:
            self.begin_turn(self.first, events)
            self.go_on(events)

    def begin_turn(self, seat: int, events: list[Event] | None) -> None:
        """R 5: the seat is active, with nothing done yet."""
        edition = self.variant.edition
        self.active = seat
        self.main_done = False
        self.ticket_limit = edition.ticket_limit
        self.bought = False
        self.late_scored = False
        self.changed = NOTHING
        self.changed_last = False
        self.seats[seat].laid = 0
        self.seats[seat].paid = 0
        for trail in self.trails:
            trail.loops = 0
        if events is not None:
            events.append(tell.TurnBegun(None, seat, self.turns + 1))
