"""The next card of a region as somebody knows it (R 11.6): never from the real deck, always from what was seen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourwinds.core.deck import BIT, count, members
from fourwinds.games.exploriana.region import Region
from fourwinds.games.exploriana.seen import ChanceView, CoverView, OddsView
from fourwinds.games.exploriana.state import Position
from fourwinds.games.exploriana.terms import CARDS
from fourwinds.games.exploriana.variants import LOST_SET

DIGITS: Final = 4


class Guess:
    """One way in which Scholars may have taken cards, and how likely it is compared with others."""

    def __init__(self, weight: float, cards: list[int]) -> None:
        self.weight = weight
        self.cards = cards


def guesses(within: i64, unsure: i64, places: int, secrets: list[i64]) -> list[Guess]:
    """All ways to give each secret one of its cards so that the cards known to be in the deck fit into it.

    `within` cards are in the deck or a secret, `unsure` ones may be in the reserve as well.
    """
    found = [Guess(1.0, [])]
    share = _share(within, unsure, places + len(secrets))
    for possible in secrets:
        found = [
            Guess(guess.weight * (1.0 if within & BIT[card] else share), [*guess.cards, card])
            for guess in found
            for card in members(possible & (within | unsure))
            if card not in guess.cards
        ]
    fitting = [guess for guess in found if int(count(within & ~_set(guess.cards))) <= places and guess.weight > 0.0]
    return fitting or found


def _set(cards: list[int]) -> i64:
    found: i64 = 0
    for card in cards:
        found |= BIT[card]
    return found


def _share(within: i64, unsure: i64, places: int) -> float:
    """How likely a card that may be in the reserve is in the deck."""
    others = int(count(unsure))
    left = places - int(count(within))
    return min(1.0, max(0, left) / others) if others else 0.0


class Outlook:
    """What an observer knows about the next card of a region, as a chance for each card."""

    def __init__(self, position: Position, region: int, observer: int) -> None:
        here = position.regions[region]
        self.unseen: i64 = position.unseen(region, observer)
        self.within: i64 = self.unseen if here.deck == 0 else position.in_deck(region, observer)
        self.places = here.deck or here.reserve
        self.secrets: list[i64] = [
            secret.may_be[observer]
            for secret in position.secrets
            if secret.region == region and secret.owner != observer
        ]
        self.block: i64 = 0
        self.block_size = 0
        self.known: i64 = 0
        if here.lore and observer < position.variant.players:
            self._recall(here, observer)

    def _recall(self, here: Region, observer: int) -> None:
        lore = here.lore[observer]
        self.known = lore.known()
        if lore.blocks and (here.top or here.free() == 0):
            block = lore.blocks[0]
            self.block = lore.cards[block]
            self.block_size = len([other for other in lore.blocks if other == block]) if block else 0

    def chances(self) -> list[float]:
        """By card."""
        found = [0.0] * len(CARDS)
        share = 1.0
        if self.block:
            for card in members(self.block):
                found[card] = 1.0 / self.block_size
            share = (self.block_size - int(count(self.block))) / self.block_size
        if share > 0.0:
            self._spread(found, share, self.within & ~self.known, self.places - int(count(self.known)))
        return found

    def chances_with(self, card: int) -> list[float]:
        """By card, after a card of the display has been shuffled into the deck."""
        found = [0.0] * len(CARDS)
        self._spread(found, 1.0, self.within | BIT[card], self.places + 1)
        return found

    def _spread(self, found: list[float], share: float, within: i64, places: int) -> None:
        """R 11.6: cards sure to be in the deck, and those that may be in the reserve."""
        unsure = self.unseen & ~self.within
        ways = guesses(within, unsure, places, self.secrets)
        total = sum([way.weight for way in ways])
        for way in ways:
            taken = _set(way.cards)
            part = share * (way.weight / total if total > 0.0 else 1.0 / len(ways))
            _deal(found, part, within & ~taken, unsure & ~taken, places)


def _deal(found: list[float], part: float, within: i64, unsure: i64, places: int) -> None:
    if places <= 0:
        return
    for card in members(within):
        found[card] += part / places
    rest = part * _share(within, unsure, places) / places
    for card in members(unsure):
        found[card] += rest


def risk(chances: list[float], weight: list[int], total: int) -> float:
    """How likely the next card makes a lost set with hazards counted as in `LOST_SET`."""
    found = 0.0
    for card in range(len(chances)):
        if chances[card] > 0.0 and LOST_SET[total + weight[card]]:
            found += chances[card]
    return found


def odds(position: Position, region: int, observer: int) -> OddsView | None:
    """The odds of a region for an observer; nothing if no card can be drawn."""
    here, weight = position.regions[region], position.variant.weight
    if not here.drawable or len(here.display) >= 5:
        return None
    outlook = Outlook(position, region, observer)
    chances, total = outlook.chances(), here.hazards(weight)
    covers: list[CoverView] = []
    for card in here.display:
        if weight[card] and card != here.guide and card != here.ignored:
            without = total - weight[card]
            covered = risk(chances, weight, without)
            returned = risk(outlook.chances_with(card), weight, without)
            covers.append(CoverView(CARDS[card], round(covered, DIGITS), round(returned, DIGITS)))
    return OddsView(
        risk=round(risk(chances, weight, total), DIGITS),
        hazards=[total & 15, total >> 4 & 15, total >> 8],
        reserve=here.deck == 0,
        cards=[
            ChanceView(CARDS[card], round(chances[card], DIGITS), LOST_SET[total + weight[card]])
            for card in range(len(CARDS))
            if chances[card] > 0.0
        ],
        covers=covers,
    )
