"""Who may know where a card lies.

For every seat, and last for the public: the cards whose place it knows for sure, and for all others in which
hidden zones they may be. A card that moves unseen may be in the new zone whenever it could be in the old one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fourwinds.core.cells import NOTHING, Cells, any_both_without
from fourwinds.games.expedition.state import ONE, common

# The hidden zones: hands by seat, face-down discards by seat, the deck, the two secret slots.
IN_HAND: Final = 0
IN_DISCARDS: Final = 6
IN_DECK: Final = 12
IN_SLOT: Final = 13
ZONES: Final = 15


@mypyc_attr(acyclic=True)
class Knowledge:
    """The memory of everybody. Its lists are replaced, never changed, so copies share them."""

    def __init__(self, viewers: int) -> None:
        self.viewers = viewers
        self.everybody = (1 << viewers) - 1
        self.located: list[Cells] = [NOTHING] * viewers
        self.may: list[Cells] = [NOTHING] * (viewers * ZONES)

    def copy(self) -> Knowledge:
        """An independent memory."""
        other = Knowledge(0)
        other.viewers = self.viewers
        other.everybody = self.everybody
        other.located = self.located
        other.may = self.may
        return other

    def knows(self, viewer: int, card: int) -> bool:
        """Whether the viewer knows for sure where the card lies."""
        return self.located[viewer].has(card)

    def see(self, card: int, seers: int) -> None:
        """The seers, a sum of bits, now know where the card lies."""
        located = self.located[:]
        for viewer in range(self.viewers):
            if seers >> viewer & 1:
                located[viewer] = located[viewer].union(ONE[card])
        self.located = located

    def move(self, before: int, after: int, content: Cells, unseen_by: int) -> None:
        """Some card goes from a zone with that content to another, not seen by these viewers, a sum of bits."""
        for viewer in range(self.viewers):
            if unseen_by >> viewer & 1:
                if self.located[viewer].meets(content):
                    self._lose_sight(viewer, before, content)
                self._spread(viewer, before, after)

    def _lose_sight(self, viewer: int, zone: int, content: Cells) -> None:
        """What was known to be in the zone may have been the card that went."""
        lost = common(content, self.located[viewer])
        located, may = self.located[:], self.may[:]
        located[viewer] = located[viewer].minus(lost)
        for number in range(viewer * ZONES, viewer * ZONES + ZONES):
            may[number] = may[number].minus(lost)
        may[viewer * ZONES + zone] = may[viewer * ZONES + zone].union(lost)
        self.located, self.may = located, may

    def _spread(self, viewer: int, before: int, after: int) -> None:
        first = viewer * ZONES
        old, new = self.may[first + before], self.may[first + after]
        if any_both_without(old, old, new):
            may = self.may[:]
            may[first + after] = new.union(old)
            self.may = may

    def clear(self, zone: int) -> None:
        """The zone is empty now."""
        may = self.may[:]
        for viewer in range(self.viewers):
            may[viewer * ZONES + zone] = NOTHING
        self.may = may

    def fill(self, zone: int, cards: Cells) -> None:
        """Any of these cards may be in the zone, for all that anybody knows."""
        may = self.may[:]
        for viewer in range(self.viewers):
            may[viewer * ZONES + zone] = cards
        self.may = may

    def shuffle_discards(self) -> None:
        """All face-down discards go into the deck."""
        may = self.may[:]
        for viewer in range(self.viewers):
            first = viewer * ZONES
            deck = may[first + IN_DECK]
            for zone in range(IN_DISCARDS, IN_DECK):
                deck = deck.union(may[first + zone])
                may[first + zone] = NOTHING
            may[first + IN_DECK] = deck
        self.may = may
