"""How far to push: what a turn is worth if it is played well from here on, worked out card by card.

Cards that would bring about the same are taken together, so that three cards ahead are looked at in no time.
"""

from __future__ import annotations

from typing import Final

from fourwinds.core.deck import members, set_of
from fourwinds.games.exploriana.odds import Outlook
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.terms import FULL, TYPE_OF
from fourwinds.games.exploriana.variants import LOST_SET
from fourwinds.games.exploriana.worth import Judge

STEP: Final = 1.5
"""Cards whose worth lies within such a step are taken together."""
AHEAD: Final = 2
"""So many cards are looked ahead; what comes after them counts for nothing."""


class Kind:
    """Cards that are alike: their hazard, whether they are animals, their worth, and how likely one is next."""

    def __init__(self, weight: int, animal: bool) -> None:
        self.weight = weight
        self.animal = animal
        self.worth = 0.0
        self.chance = 0.0
        self.cards = 0


class Sight:
    """What lies open: hazards counted as in `LOST_SET`, cards, and the best picks."""

    def __init__(self, hazards: int, cards: int, animals: float, best: float, second: float, rescue: float) -> None:
        self.hazards = hazards
        self.cards = cards
        self.animals = animals
        self.best = best
        self.second = second
        self.rescue = rescue

    def one_pick(self) -> float:
        """The best single pick."""
        return max(max(self.animals, self.best), self.rescue)

    def two_picks(self) -> float:
        """The best two."""
        top = max(self.best, self.animals)
        next_ = max(min(self.best, self.animals), self.second)
        return top + max(next_, self.rescue)

    def picks_with(self, kind: Kind) -> float:
        """The best that can be picked with one more card; the same as with a sight of it, but quicker."""
        animals, best, second = self.animals, self.best, self.second
        if kind.animal:
            animals += kind.worth
        elif kind.worth > best:
            best, second = kind.worth, best
        elif kind.worth > second:
            second = kind.worth
        top = animals if animals > best else best
        rescue = self.rescue
        if self.cards + 1 < FULL:
            return top if top > rescue else rescue
        next_ = best if animals > best else animals
        if second > next_:
            next_ = second
        return top + (next_ if next_ > rescue else rescue)

    def with_card(self, kind: Kind) -> Sight:
        """The same with one more card."""
        hazards, cards = self.hazards + kind.weight, self.cards + 1
        if kind.animal:
            return Sight(hazards, cards, self.animals + kind.worth, self.best, self.second, self.rescue)
        if kind.worth > self.best:
            return Sight(hazards, cards, self.animals, kind.worth, self.best, self.rescue)
        return Sight(hazards, cards, self.animals, self.best, max(self.second, kind.worth), self.rescue)


class Push:
    """The turn of a pawn in a region, as the seat sees it."""

    def __init__(self, state: Exploriana, region: int, judge: Judge) -> None:
        self.judge = judge
        self.state = state
        self.number = region
        here = state.regions[region]
        self.here = here
        self.saved = 0.0
        """What is left of a turn that would be lost, with a Navigator."""
        self.kinds: list[Kind] = []
        self.left = AHEAD
        """How many cards are still looked ahead."""
        if here.drawable:
            self._sort(Outlook(state, region, judge.seat).chances())
        self.sight = self.look(here.display, here.guide)

    def _sort(self, chances: list[float]) -> None:
        table: dict[tuple[int, bool, int], Kind] = {}
        for card, chance in enumerate(chances):
            if chance > 0.0:
                animal, worth = TYPE_OF[card] == 0, self.judge.card(card)
                key = (self.state.variant.weight[card], animal, int(worth / STEP))
                kind = table.get(key)
                if kind is None:
                    kind = Kind(key[0], animal)
                    table[key] = kind
                kind.worth += worth * chance
                kind.chance += chance
                kind.cards += 1
        self.kinds = list(table.values())
        for kind in self.kinds:
            kind.worth /= kind.chance

    def look(self, display: list[int], covered: int) -> Sight:
        """These cards as a sight."""
        judge, state = self.judge, self.state
        animals = [card for card in display if TYPE_OF[card] == 0]
        hazards = sum([state.variant.weight[card] for card in display if card != covered])
        others = sorted([judge.card(card) for card in display if TYPE_OF[card] != 0])
        return Sight(
            hazards,
            len(display),
            judge.gain(set_of(animals), 0, 0, 0) if animals else 0.0,
            others[-1] if others else 0.0,
            others[-2] if len(others) > 1 else 0.0,
            self._rescue(),
        )

    def _rescue(self) -> float:
        lost = self.here.lost
        if not lost or self.state.rescued:
            return 0.0
        reward = self.state.variant.board.rewards[self.number][len(lost) - 1]
        return max(self.judge.gain(0, reward, 0, 1), self.judge.gain(0, 0, reward, 1))

    def best(self, sight: Sight) -> float:
        """The worth of the turn from here on: stop, or go on as long as that is better."""
        if sight.cards >= FULL:
            return sight.two_picks()
        stop = sight.one_pick()
        return max(stop, self.explore(sight)) if self.left > 0 else stop

    def doomed(self) -> bool:
        """Whether every card that may come next makes a lost set."""
        hazards = self.sight.hazards
        return all(LOST_SET[hazards + kind.weight] for kind in self.kinds)

    def explore(self, sight: Sight) -> float:
        """The worth of turning over a card now."""
        if self.left == 1:
            return self._last(sight, None, 0.0)
        total = 0.0
        self.left -= 1
        for kind in self.kinds:
            if kind.chance <= 0.0:
                continue
            if LOST_SET[sight.hazards + kind.weight]:
                total += kind.chance * self.saved
            else:
                total += kind.chance * self._after(sight.with_card(kind), kind)
        self.left += 1
        return total

    def _last(self, sight: Sight, gone: Kind | None, part: float) -> float:
        """The same for the last card that is looked at, after one of a kind that made up such a part: then a pick."""
        total = 0.0
        hazards, saved = sight.hazards, self.saved
        for kind in self.kinds:
            chance = kind.chance - part if kind is gone else kind.chance
            if chance > 0.0:
                total += chance * (saved if LOST_SET[hazards + kind.weight] else sight.picks_with(kind))
        return total / (1.0 - part)

    def _after(self, sight: Sight, kind: Kind) -> float:
        """One card of a kind is gone; the others become likelier."""
        part = kind.chance / kind.cards
        if sight.cards >= FULL or part >= 1.0 or self.left <= 0:
            return sight.two_picks() if sight.cards >= FULL else sight.one_pick()
        if self.left == 1:
            return max(sight.one_pick(), self._last(sight, kind, part))
        old = [(other, other.chance) for other in self.kinds]
        kind.chance -= part
        kind.cards -= 1
        for other in self.kinds:
            other.chance /= 1.0 - part
        worth = self.best(sight)
        kind.cards += 1
        for other, chance in old:
            other.chance = chance
        return worth

    def treated(self) -> float:
        """The worth of a Medic: one card without risk, then picks."""
        total = 0.0
        for kind in self.kinds:
            after = self.sight.with_card(kind)
            total += kind.chance * (after.two_picks() if after.cards >= FULL else after.one_pick())
        return total

    def foreseen(self, now: float) -> float:
        """The worth of the turn if the next card is known, and may be sent away."""
        total = 0.0
        for kind in self.kinds:
            if LOST_SET[self.sight.hazards + kind.weight]:
                total += kind.chance * now
            else:
                total += kind.chance * max(now, self._after(self.sight.with_card(kind), kind))
        return total

    def studied(self) -> float:
        """The worth of the best card that is likely to be in the deck."""
        best = 0.0
        for card in members(self.state.unseen(self.number, self.judge.seat)):
            best = max(best, self.judge.card(card))
        cards = self.here.deck + self.here.reserve
        return best * (0.5 + 0.5 * (self.here.deck or self.here.reserve) / cards)
