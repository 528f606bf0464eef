"""What single seats know about hidden cards: places in a deck, and a card that somebody's Scholar has taken.

Nothing here is ever changed: a change makes a new object, so that copies of a position share the old ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fourwinds.core.deck import BIT

NO_CARDS: Final[list[i64]] = [0]


@mypyc_attr(acyclic=True)
class Lore:
    """What one seat knows about a region's deck beyond what everybody knows (R 11.4).

    `blocks` gives the places that somebody has looked at, from the top down and then those at the bottom, a
    block number each; `cards` says which cards the seat knows to lie within a block, in any order. Nothing is
    known of block 0. `within` are cards the seat has seen in the deck, wherever they are in it now.
    """

    def __init__(self, blocks: list[int], cards: list[i64], within: i64) -> None:
        self.blocks = blocks
        self.cards = cards
        self.within: i64 = within

    def opened(self, at: int) -> Lore:
        """One more place, which somebody is about to look at."""
        return Lore([*self.blocks[:at], 0, *self.blocks[at:]], self.cards, self.within)

    def learnt(self, at: int, card: int) -> Lore:
        """The seat sees the card at a place."""
        blocks, cards = self.blocks[:], self.cards[:]
        cards[blocks[at]] &= ~BIT[card]
        blocks[at] = len(cards)
        cards.append(BIT[card])
        return tidy(blocks, cards, self.within)

    def moved(self, at: int) -> Lore:
        """The card at a place goes to the bottom for all to see."""
        return Lore([*self.blocks[:at], *self.blocks[at + 1 :], self.blocks[at]], self.cards, self.within)

    def ordered(self, order: list[int]) -> Lore:
        """The seat itself puts the top cards into a new order: the place each comes from."""
        return Lore([self.blocks[at] for at in order] + self.blocks[len(order) :], self.cards, self.within)

    def mixed(self, places: int) -> Lore:
        """Somebody else puts the top cards into an order this seat does not see."""
        old = self.blocks[:places]
        known: i64 = 0
        for block in set(old):
            known |= self.cards[block]
        if known == 0:
            return self
        blocks = self.blocks[:]
        for at in range(len(blocks)):
            if at < places or (blocks[at] and blocks[at] in old):
                blocks[at] = len(self.cards)
        return tidy(blocks, [*self.cards, known], self.within)

    def drawn(self, card: int) -> Lore:
        """The first of these places has been turned up for all to see."""
        blocks, cards = self.blocks[1:], self.cards[:]
        cards[self.blocks[0]] &= ~BIT[card]
        return tidy(blocks, cards, self.within)

    def known(self) -> i64:
        """All cards with a known block."""
        found: i64 = 0
        for cards in self.cards:
            found |= cards
        return found

    def shuffled(self) -> Lore:
        """Places are forgotten; that those cards are in the deck is not."""
        return Lore([], NO_CARDS, self.within | self.known())

    def seeing(self, deck: i64) -> Lore:
        """The seat has seen that all these cards are in the deck."""
        return Lore(self.blocks, self.cards, self.within | deck)


def tidy(blocks: list[int], cards: list[i64], within: i64) -> Lore:
    """Blocks numbered in the order of their places, those without a known card as block 0."""
    numbers = [0] * len(cards)
    kept: list[i64] = [0]
    for at in range(len(blocks)):
        block = blocks[at]
        if cards[block] and not numbers[block]:
            numbers[block] = len(kept)
            kept.append(cards[block])
        blocks[at] = numbers[block]
    return Lore(blocks, kept, within)


NO_LORE: Final = Lore([], NO_CARDS, 0)


@mypyc_attr(acyclic=True)
class Secret:
    """A card that a Scholar has taken and nobody else has seen; `may_be` says by observer what it may be for them."""

    def __init__(self, owner: int, region: int, card: int, may_be: list[i64]) -> None:
        self.owner = owner
        self.region = region
        self.card = card
        self.may_be = may_be

    def seen_elsewhere(self, cards: i64) -> Secret:
        """Everybody sees these cards somewhere else."""
        return Secret(self.owner, self.region, self.card, [possible & ~cards for possible in self.may_be])

    def excluded(self, observer: int, cards: i64) -> Secret:
        """One seat sees these cards somewhere else."""
        may_be = self.may_be[:]
        may_be[observer] &= ~cards
        return Secret(self.owner, self.region, self.card, may_be)
