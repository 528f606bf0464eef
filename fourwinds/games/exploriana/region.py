"""A region: its display, pawns and lost explorers, and a deck of which only what somebody knows is in the position.

Cards that nobody has seen have no place: they are a pool, and chance says which of them a draw or a look shows
(R 11.1). Of the pool, `sure` must be in the deck and `kept` in the reserve, because somebody knows it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fourwinds.core.deck import BIT, count, listed, set_of
from fourwinds.games.exploriana.lore import NO_LORE, Lore

NONE: Final = -1
NOTHING: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Region:
    """One region. Its lists are replaced, never changed, so copies share them."""

    def __init__(self, cards: i64, deck: int, reserve: int) -> None:
        self.deck = deck
        self.reserve = reserve
        self.moved = False
        """Whether the reserve has become the deck."""
        self.pool: i64 = cards
        self.sure: i64 = 0
        self.kept: i64 = 0
        self.back: i64 = 0
        """Cards shuffled into the deck for all to see, and not drawn since."""
        self.top: list[int] = NOTHING
        self.bottom: list[int] = NOTHING
        """Cards at the top and at the bottom of the deck that somebody has looked at."""
        self.seen_by: list[int] = NOTHING
        """For those places the seats, as bits, that have looked at the card and followed it since."""
        self.lore: list[Lore] = []
        """By seat; empty as long as nobody has looked into this deck."""
        self.readers = 0
        """The seats, as bits, that have looked through the whole deck beside its reserve."""
        self.display: list[int] = NOTHING
        self.shown: i64 = 0
        self.pawns: list[int] = NOTHING
        self.lost: list[int] = NOTHING
        self.guide = NONE
        self.ignored = NONE
        self.removed: i64 = 0

    def copy(self) -> Region:
        """An independent region."""
        other = Region(self.pool, self.deck, self.reserve)
        other.moved = self.moved
        other.sure = self.sure
        other.kept = self.kept
        other.back = self.back
        other.top = self.top
        other.bottom = self.bottom
        other.seen_by = self.seen_by
        other.lore = self.lore
        other.readers = self.readers
        other.display = self.display
        other.shown = self.shown
        other.pawns = self.pawns
        other.lost = self.lost
        other.guide = self.guide
        other.ignored = self.ignored
        other.removed = self.removed
        return other

    # The deck

    @property
    def drawable(self) -> bool:
        """Whether a card can be drawn, if need be from the reserve (R 5.7)."""
        return self.deck > 0 or self.reserve > 0

    def need_deck(self) -> bool:
        """Makes the reserve the deck if that is needed; says whether it was (R 5.7)."""
        if self.deck > 0:
            return False
        self.deck = self.reserve
        self.reserve = 0
        self.moved = True
        self.sure = self.pool
        self.kept = 0
        self.readers = 0
        return True

    def free(self) -> int:
        """How many cards of the deck lie between those that somebody has looked at."""
        return self.deck - len(self.top) - len(self.bottom)

    def offered(self, numbers: list[list[Any]]) -> list[int]:
        """The cards that may lie on top of the deck, as actions; only one if somebody has looked at it."""
        found: list[int] = []
        if self.top:
            listed(BIT[self.top[0]], numbers, found)
        else:
            self.offered_beyond(numbers, found)
        return found

    def offered_beyond(self, numbers: list[list[Any]], found: list[int]) -> None:
        """The cards that may lie right below the top cards that somebody has looked at."""
        free = self.free()
        if free == 0:
            listed(BIT[self.bottom[0]], numbers, found)
        elif free == int(count(self.sure)):
            listed(self.sure, numbers, found)
        else:
            listed(self.pool & ~self.kept, numbers, found)

    def weights(self, beyond: bool) -> list[int] | None:
        """How likely those are: a card that is sure to be in the deck, against one that may be in the reserve."""
        free = self.free()
        if (self.top and not beyond) or free == 0:
            return None
        sure = int(count(self.sure))
        rest = self.pool & ~self.kept & ~self.sure
        unsure = int(count(rest))
        if unsure == 0 or sure == 0 or free == sure:
            return None
        found: list[int] = []
        left = self.pool & ~self.kept
        low: i64 = left & -left
        while left != 0:
            found.append(unsure if self.sure & low else free - sure)
            left &= ~low
            low = left & -left
        return found

    def draw(self, card: int) -> None:
        """Takes the top card off the deck; everybody sees it."""
        bit = BIT[card]
        if self.top:
            self.top = self.top[1:]
            self._follow(card)
        elif self.free() > 0:
            self.pool &= ~bit
            self.sure &= ~bit
        else:
            self.bottom = self.bottom[1:]
            self._follow(card)
        self.deck -= 1
        self.back &= ~bit

    def _follow(self, card: int) -> None:
        self.seen_by = self.seen_by[1:]
        self.lore = [lore.drawn(card) for lore in self.lore]

    def shuffle(self, cards: i64) -> None:
        """Puts cards that everybody sees into the deck and shuffles it."""
        self.pool |= cards
        self.sure |= cards
        self.back |= cards
        self.deck += int(count(cards))
        if self.seen_by:
            self.scatter()

    def scatter(self) -> None:
        """Shuffles the deck: nobody knows a place any longer (R 11.4)."""
        looked = set_of(self.top) | set_of(self.bottom)
        self.pool |= looked
        self.sure |= looked
        self.top = NOTHING
        self.bottom = NOTHING
        self.seen_by = NOTHING
        self.lore = [lore.shuffled() for lore in self.lore]

    def deck_cards(self) -> i64:
        """All cards of the deck, once it is settled which ones are in the reserve."""
        return (self.pool & ~self.kept) | set_of(self.top) | set_of(self.bottom)

    def take_out(self, card: int) -> None:
        """Takes a card from anywhere in the deck and shuffles the rest (R 7.14)."""
        if self.seen_by:
            self.scatter()
        self.pool &= ~BIT[card]
        self.sure &= ~BIT[card]
        self.deck -= 1

    # Looking

    def begin_lore(self, seats: int) -> None:
        """From now on it matters who knows what."""
        if not self.lore:
            self.lore = [NO_LORE] * seats

    def look(self, seat: int, at: int, card: int) -> None:
        """A seat looks at the card at a place counted from the top."""
        if at == len(self.top):
            self._open(card)
        lore = self.lore[:]
        lore[seat] = lore[seat].learnt(at, card)
        self.lore = lore
        seen_by = self.seen_by[:]
        seen_by[at] |= int(BIT[seat])
        self.seen_by = seen_by

    def _open(self, card: int) -> None:
        """Fixes the card below those at the top that somebody has looked at."""
        at = len(self.top)
        if self.free() > 0:
            self.pool &= ~BIT[card]
            self.sure &= ~BIT[card]
            self.seen_by = [*self.seen_by[:at], 0, *self.seen_by[at:]]
            self.lore = [lore.opened(at) for lore in self.lore]
        else:
            self.bottom = self.bottom[1:]
        self.top = [*self.top, card]

    def put_under(self, at: int) -> None:
        """The card at a place goes to the bottom; everybody sees which place that was."""
        self.bottom = [*self.bottom, self.top[at]]
        self.top = [*self.top[:at], *self.top[at + 1 :]]
        self.seen_by = [*self.seen_by[:at], *self.seen_by[at + 1 :], self.seen_by[at]]
        self.lore = [lore.moved(at) for lore in self.lore]

    def put_one_under(self, seat: int, at: int) -> None:
        """One of the top two cards goes to the bottom; only the seat knows which (R 7.7)."""
        self._hide_order(seat, 2)
        self.put_under(at)

    def put_back(self, seat: int, order: list[int]) -> None:
        """The top cards in a new order, the place each comes from; only the seat knows it (R 7.13)."""
        self._hide_order(seat, len(order))
        lore = self.lore[:]
        lore[seat] = lore[seat].ordered(order)
        self.lore = lore
        self.top = [self.top[at] for at in order] + self.top[len(order) :]

    def _hide_order(self, seat: int, places: int) -> None:
        lore = [known.mixed(places) for known in self.lore]
        lore[seat] = self.lore[seat]
        self.lore = lore
        self.seen_by = [int(BIT[seat])] * places + self.seen_by[places:]

    # The display

    def show(self, card: int) -> None:
        """Lays a card at the right end of the display."""
        self.display = [*self.display, card]
        self.shown |= BIT[card]

    def leave(self, cards: i64) -> None:
        """These cards leave the display; a guide on one of them is gone too (R 12.22)."""
        self.display = [card for card in self.display if not cards & BIT[card]]
        self.shown &= ~cards
        if self.guide >= 0 and cards & BIT[self.guide]:
            self.guide = NONE

    def hazards(self, weight: list[int]) -> int:
        """The visible hazards, counted as in `LOST_SET` (R 5.4)."""
        total = 0
        for card in self.display:
            if card != self.guide and card != self.ignored:
                total += weight[card]
        return total

    def uncovered(self, weight: list[int]) -> int:
        """The same with a hazard that a Medic ignores (R 8.7)."""
        return self.hazards(weight) + (weight[self.ignored] if self.ignored in self.display else 0)
