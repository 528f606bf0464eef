"""What happens to the cards of a region: drawing (R 5.6), the end of a turn (R 6.20), becoming lost (R 6.24)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from fourwinds.core.deck import BIT, numbered
from fourwinds.core.messages import Event, Text
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import events as tell
from fourwinds.games.exploriana.missions import Claims
from fourwinds.games.exploriana.region import NONE, Region
from fourwinds.games.exploriana.state import OVERFLOW, REFILL
from fourwinds.games.exploriana.terms import CARDS, HAZARDS, REGION_OF, REGIONS, RIVAL_PAWN, ROW_OPEN, SOCIETY_PAWN
from fourwinds.games.exploriana.variants import LOST_SET

REVEALS: Final = numbered(act.REVEAL)


class Field(Claims):
    """A position, with what happens in a region."""

    # 5.6, 5.7 Drawing

    def draw(self, phase: int, events: list[Event] | None) -> None:
        """Waits for the top card of the region, from the reserve if the deck is empty."""
        region = self.region()
        self.need_deck(region, events)
        self.ask_chance(phase, region.offered(REVEALS))

    def need_deck(self, region: Region, events: list[Event] | None) -> None:
        """R 5.7: an empty deck is replaced by the reserve."""
        if region.need_deck() and events is not None:
            events.append(tell.ReserveMoved(None, REGIONS[self.here]))

    def turn_over(self, region: Region, card: int, events: list[Event] | None) -> None:
        """The card on top goes face up to the right end of the display."""
        region.draw(card)
        region.show(card)
        if self.secrets:
            self.show_all(BIT[card])
        if events is not None:
            hazard = Text(f"exploriana-hazard-{HAZARDS[self.variant.edition.hazard[card]]}")
            where = REGIONS[REGION_OF[card]]
            events.append(tell.CardTurned(None, where, CARDS[card], hazard))

    def is_lost_set(self, region: Region) -> bool:
        """R 5.5."""
        return LOST_SET[region.hazards(self.variant.weight)]

    # 6.20 End of a turn

    def end_turn(self, events: list[Event] | None) -> None:
        """R 6.20 to R 6.22: the guide comes back; perhaps an unknown explorer is lost; refill."""
        region = self.region()
        self.exploring = False
        region.guide = NONE
        region.ignored = NONE
        if self.is_lost_set(region):
            if events is not None:
                events.append(tell.UnknownLost(None, REGIONS[self.here]))
            self.somebody_lost(events)
        else:
            self.refill(events)

    def refill(self, events: list[Event] | None) -> None:
        """R 6.22: at least two cards, as long as there are any; then the next pawn."""
        region = self.region()
        if len(region.display) < ROW_OPEN and region.drawable:
            self.draw(REFILL, events)
        else:
            self.pawn_back(events)

    def refilled(self, card: int, events: list[Event] | None) -> None:
        """A card of the refill."""
        self.turn_over(self.region(), card, events)
        self.refill(events)

    def pawn_back(self, events: list[Event] | None) -> None:
        """The pawn leaves the board."""
        region = self.region()
        pawns = region.pawns[:]
        pawns[self.space] = NONE
        region.pawns = pawns
        self.space += 1
        self.next_pawn(events)

    @abstractmethod
    def next_pawn(self, events: list[Event] | None) -> None:
        """R 6.8: the turn of the next pawn."""

    # 6.24 Becoming lost

    def become_lost(self, events: list[Event] | None) -> None:
        """R 6.24: no picks, all cards go back into the deck."""
        self.exploring = False
        if events is not None:
            events.append(self._lost_event())
        self.somebody_lost(events)

    def _lost_event(self) -> Event:
        pawn, where = self.pawn(), REGIONS[self.here]
        if pawn >= SOCIETY_PAWN:
            return tell.SocietyLost(None, where)
        if pawn >= RIVAL_PAWN:
            return tell.RivalLost(None, pawn - RIVAL_PAWN, where)
        return tell.Lost(None, pawn, where)

    def somebody_lost(self, events: list[Event] | None) -> None:
        """R 6.25, R 6.26: a token, or instead the top card of the deck, which is removed."""
        region = self.region()
        if self.place_token(region):
            self._gather(region)
            self.refill(events)
        elif region.deck > 0:
            self.ask_chance(OVERFLOW, region.offered(REVEALS))
        else:
            self._gather(region)
            self.ask_chance(OVERFLOW, region.offered(REVEALS))

    def overflowed(self, card: int, events: list[Event] | None) -> None:
        """R 6.26: the removed card is shown. Afterwards the display is shuffled in, unless that is done."""
        region = self.region()
        self.remove_top(region, card, events)
        self._gather(region)
        self.refill(events)

    def remove_top(self, region: Region, card: int, events: list[Event] | None) -> None:
        """The top card of the deck leaves the game for all to see."""
        region.draw(card)
        region.removed |= BIT[card]
        self.show_all(BIT[card])
        if events is not None:
            events.append(tell.CardRemoved(None, REGIONS[self.here], CARDS[card]))

    def place_token(self, region: Region) -> bool:
        """R 6.25: a token that nobody has seen on the topmost free space, if that is possible."""
        if self.supply == 0 or len(region.lost) >= len(self.variant.board.rewards[self.here]):
            return False
        self.supply -= 1
        region.lost = [*region.lost, 0]
        return True

    def _gather(self, region: Region) -> None:
        """The display is shuffled into the deck, the guide comes back."""
        region.guide = NONE
        region.ignored = NONE
        cards = region.shown
        if cards:
            region.leave(cards)
            region.shuffle(cards)
