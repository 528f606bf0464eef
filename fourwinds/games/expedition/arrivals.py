"""Scoring during play, in the order of R 10: arrivals, late scoring, holding back."""

from __future__ import annotations

from fourwinds.core.messages import Event
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition import events as tell
from fourwinds.games.expedition.setup import Setup
from fourwinds.games.expedition.state import ONE
from fourwinds.games.expedition.terms import (
    FROM_HAND,
    FROM_IMPORTANT,
    FROM_PUBLIC,
    FROM_SECRET,
    SOURCES,
)
from fourwinds.games.expedition.world import CARD_NAMES


class Arrivals(Setup):
    """Where a card is when an arrow reaches its location, and who scores it."""

    # R 10.1 Arrival

    def arrive(self, place: int, events: list[Event] | None) -> None:
        """An arrow of the active player has reached a location."""
        for seat in range(len(self.seats)):
            if self.seats[seat].hand.has(place):
                if not self.seats[seat].keeps_back(place):
                    self.score_from_hand(seat, place, events)
                return
        if place in self.public:
            self.score_public(place, events)
            return
        for number in range(len(self.slots)):
            slot = self.slots[number]
            if slot.card == place and slot.markers >> self.active & 1:
                self.claimed = True
                self.score_secret(number, events)

    def score_from_hand(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 10.1: 2 points with the own token, which leaves the map, otherwise 1; the last card ends the game."""
        player = self.seats[seat]
        important = player.tokens.has(card)
        if important:
            player.tokens = player.tokens.minus(ONE[card])
        player.lose(card)
        self._score(seat, card, FROM_IMPORTANT if important else FROM_HAND, events)
        if player.size == 0 and not self.last_round and not self.end:
            self.last_round = True
            if events is not None:
                events.append(tell.LastRound(None, seat))

    def score_public(self, card: int, events: list[Event] | None) -> None:
        """R 10.1: the active player takes the card; its place in the row is filled again."""
        slot = self.public.index(card)
        public = self.public[:]
        public[slot] = -1
        self.public = public
        self.refills = [*self.refills, slot]
        self._score(self.active, card, FROM_PUBLIC, events)

    def score_secret(self, number: int, events: list[Event] | None) -> None:
        """R 12.9: the active player takes the card, and another is laid face down."""
        card = self.slots[number].card
        if events is not None:
            events.append(tell.Claimed(None, self.active, number, "right", act.place_text(card)))
        self._score(self.active, card, FROM_SECRET, events)
        self.lay_secret(number, events)

    def _score(self, seat: int, card: int, source: int, events: list[Event] | None) -> None:
        points = self.seats[seat].score(card, source)
        self.know.see(card, self.know.everybody)
        if events is not None:
            name, place = CARD_NAMES[card], act.place_text(card)
            events.append(tell.CardScored(None, seat, name, SOURCES[source], points, place))

    # R 10.2 Late scoring

    def score_late(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 10.3, R 12.1: the own turn's late scoring."""
        self.late_scored = True
        self.score_from_hand(seat, card, events)

    def score_if_travelled(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 10.2: at once in the basic game, unless it is held back; under new rule 1 it waits."""
        player = self.seats[seat]
        if not self.variant.rule_1 and self.travelled(card) and not player.keeps_back(card):
            self.score_from_hand(seat, card, events)

    def score_at_turn_end(self, events: list[Event] | None) -> None:
        """R 12.1: the best unheld travelled card, Important first, then the lowest."""
        seat = self.active
        player = self.seats[seat]
        if not self.variant.rule_1 or self.late_scored:
            return
        best = -1
        for card in player.hand.squares():
            better = best < 0 or (player.tokens.has(card) and not player.tokens.has(best))
            if better and self.travelled(card) and not player.keeps_back(card):
                best = card
        if best >= 0:
            self.score_late(seat, best, events)

    def score_what_is_left(self, events: list[Event] | None) -> None:
        """R 10.3, R 11.3: at the end of the basic game all travelled cards still in hand are scored."""
        if self.variant.rule_1:
            return
        for seat in range(len(self.seats)):
            for card in self.seats[seat].hand.squares():
                if self.travelled(card):
                    self.score_from_hand(seat, card, events)

    # R 10.3 Holding back

    def change_order(self, action: int, events: list[Event] | None) -> None:
        """R 10.3: a hold order of the active player, seen by nobody else; releasing a travelled card scores it."""
        held = action < act.RELEASE
        card = action - (act.HOLD if held else act.RELEASE)
        if card == act.LAST:
            self._hold_last(held, events)
        else:
            self._hold(card, held, events)

    def _hold(self, card: int, held: bool, events: list[Event] | None) -> None:
        seat = self.active
        player = self.seats[seat]
        player.held = player.held.union(ONE[card]) if held else player.held.minus(ONE[card])
        self.changed = self.changed.union(ONE[card])
        if events is not None:
            events.append(tell.HoldChanged(seat, 1 if held else 0, act.place_text(card)))
        if not held:
            self.score_if_travelled(seat, card, events)

    def _hold_last(self, held: bool, events: list[Event] | None) -> None:
        seat = self.active
        player = self.seats[seat]
        player.hold_last = held
        self.changed_last = True
        if events is not None:
            events.append(tell.LastHoldChanged(seat, 1 if held else 0))
        if not held and player.size == 1:
            self.score_if_travelled(seat, player.hand.squares()[0], events)
