"""Secret destinations (R 12.7 to R 12.10): peek, claim, penalty."""

from __future__ import annotations

from fourwinds.core.messages import Event
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition import events as tell
from fourwinds.games.expedition.journey import Journey
from fourwinds.games.expedition.state import EMPTY, ONE, Slot


class Secrets(Journey):
    """The face-down cards of the row."""

    def peeks(self) -> list[int]:
        """The slots the active player may look at in place of a bonus arrow."""
        bit = 1 << self.active
        return [
            act.PEEK + number
            for number in range(len(self.slots))
            if self.slots[number].card != EMPTY and not self.slots[number].markers & bit
        ]

    def claims(self) -> list[int]:
        """R 12.8: one claim for each own arrow that has just reached a location."""
        if self.tip < 0 or self.claimed:
            return []
        return [act.CLAIM + number for number in range(len(self.slots)) if self.slots[number].card != EMPTY]

    def peek(self, number: int, events: list[Event] | None) -> None:
        """A look in place of a bonus arrow; a marker shows who has looked."""
        self.bonus -= 1
        self.slot = number
        self.claiming = False
        slot = self.slots[number]
        self.set_slot(number, Slot(slot.card, slot.markers | 1 << self.active, slot.pool))
        if events is not None:
            events.append(tell.Peeked(None, self.active, number))

    def claim(self, number: int) -> None:
        """The card will be turned over, peeked at or not."""
        self.claimed = True
        self.slot = number
        self.claiming = True

    def look_at_secret(self, events: list[Event] | None) -> None:
        """The slot's card is known now: to the one who peeks, or to all after a claim."""
        number, card = self.slot, self.slots[self.slot].card
        self.slot = -1
        if self.claiming:
            self._resolve_claim(number, card, events)
            return
        self.know.see(card, 1 << self.active)
        if events is not None:
            events.append(tell.CardDrawn(self.active, act.place_text(card)))

    def _resolve_claim(self, number: int, card: int, events: list[Event] | None) -> None:
        """The tip just reached: 2 points; the head of any expedition: nothing; else a penalty."""
        if card == self.tip:
            self.score_secret(number, events)
            return
        self.know.see(card, self.know.everybody)
        elsewhere = self.stands_at(card)
        if events is not None:
            result = "elsewhere" if elsewhere else "wrong"
            events.append(tell.Claimed(None, self.active, number, result, act.place_text(card)))
        if not elsewhere:
            self._punish(self.slots[number].markers, events)
        self.shown_discards = [*self.shown_discards, card]
        self.lay_secret(number, events)

    def _punish(self, markers: int, events: list[Event] | None) -> None:
        """A point back, or a token off the map; the others with a marker on the card gain a point."""
        player = self.seats[self.active]
        if player.points > 0:
            self._change_points(self.active, -1, events)
        elif player.tokens.squares():
            self.penalty = True
        for seat in range(len(self.seats)):
            if markers >> seat & 1 and seat != self.active:
                self._change_points(seat, 1, events)

    def _change_points(self, seat: int, points: int, events: list[Event] | None) -> None:
        self.seats[seat].points += points
        self.seats[seat].claims += points
        if events is not None:
            events.append(tell.PointsChanged(None, seat, points))

    def lift_token(self, card: int, events: list[Event] | None) -> None:
        """A token of the active player leaves the map."""
        player = self.seats[self.active]
        player.tokens = player.tokens.minus(ONE[card])
        if events is not None:
            events.append(tell.TokenLifted(None, self.active, act.place_text(card)))
