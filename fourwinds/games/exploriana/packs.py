"""A whole draft that fits what one seat has seen of it (R 10.3), for imagined positions."""

from __future__ import annotations

from random import Random

from fourwinds.games.exploriana.seen import ExplorianaView
from fourwinds.games.exploriana.terms import COPIES, EXPLORER_CARD_OF


class Slot:
    """A pick that the seat did not see: who made it, and out of which cards; a list may be shared by several slots."""

    def __init__(self, seat: int, pack: int, step: int, cards: list[int]) -> None:
        self.seat = seat
        self.pack = pack
        self.step = step
        self.cards = cards
        self.card = -1


class Draft:
    """All packs of a draft, numbered by the seat that begins with them, and who took what at which step."""

    def __init__(self, view: ExplorianaView, size: int, rng: Random) -> None:
        draft = view.draft
        assert draft is not None
        self.players = view.players
        self.size = size
        self.rng = rng
        self.seat = view.seat
        self.seen = [[EXPLORER_CARD_OF[card] for card in pack] for pack in draft.packs]
        self.own = [EXPLORER_CARD_OF[card] for card in draft.picks]
        known = {card for pack in self.seen for card in pack}
        self.pool = [card for card in range(24) if card not in known]
        rng.shuffle(self.pool)
        drafting = view.phase == "draft"
        self.steps = draft.step + 1 if drafting else size
        self.busy = view.asked if drafting else []
        self.slots: list[Slot] = []
        self.initial: list[list[int]] = []
        for pack in range(self.players):
            self._reconstruct(pack)
        self._choose([seat.used for seat in view.seats])
        self._fill()
        self.taken = [self._taken(seat) for seat in range(self.players)]
        """What each seat has taken, step by step."""

    def holder(self, pack: int, step: int) -> int:
        """Packs go to the left."""
        return (pack + step) % self.players

    def made(self, pack: int) -> int:
        """How many cards have been taken from a pack."""
        last = self.steps - 1
        return last if self.holder(pack, last) in self.busy else self.steps

    def _reconstruct(self, pack: int) -> None:
        """The packs that the seat saw, and between them picks it did not see."""
        sights = [step for step in range(len(self.seen)) if self.holder(pack, step) == self.seat]
        made = self.made(pack)
        first = sights[0] if sights else self.size
        before = [Slot(self.holder(pack, step), pack, step, self.pool) for step in range(min(first, made))]
        self.slots += before
        for number, step in enumerate(sights):
            last = number + 1 == len(sights)
            later = made if last else sights[number + 1]
            left = [card for card in self.seen[step] if step >= len(self.own) or card != self.own[step]]
            gone = [card for card in left if last or card not in self.seen[later]]
            self.rng.shuffle(gone)
            self.slots += [Slot(self.holder(pack, other), pack, other, gone) for other in range(step + 1, later)]
        self.initial.append(list(self.seen[first]) if sights else [])

    def _choose(self, used: list[list[str]]) -> None:
        """Gives each player the explorers that he has used since, in some way that is possible."""
        wanted = [(seat, kind) for seat in range(self.players) if seat != self.seat for kind in used[seat]]
        self._match(wanted)

    def _match(self, wanted: list[tuple[int, str]]) -> bool:
        if not wanted:
            return True
        seat, kind = wanted[0]
        copies = [EXPLORER_CARD_OF[f"{kind}-{copy}"] for copy in (1, 2)]
        options = [slot for slot in self.slots if slot.seat == seat and slot.card < 0]
        self.rng.shuffle(options)
        for slot in options:
            for card in copies:
                if card in slot.cards:
                    slot.cards.remove(card)
                    slot.card = card
                    if self._match(wanted[1:]):
                        return True
                    slot.card = -1
                    slot.cards.append(card)
        return False

    def _fill(self) -> None:
        """All other picks by chance, then what is left in packs nobody has seen."""
        for slot in self.slots:
            if slot.card < 0:
                slot.card = slot.cards.pop()
        for pack, cards in enumerate(self.initial):
            cards += [slot.card for slot in self.slots if slot.pack == pack and slot.card not in cards]
            while len(cards) < self.size:
                cards.append(self.pool.pop())

    def _taken(self, seat: int) -> list[int]:
        if seat == self.seat:
            return list(self.own)
        own = sorted([(slot.step, slot.card) for slot in self.slots if slot.seat == seat])
        return [card for _, card in own]

    def held(self, seat: int) -> list[list[int]]:
        """The packs a seat has held, step by step."""
        return [self._at((seat - step) % self.players, step) for step in range(self.steps)]

    def _at(self, pack: int, step: int) -> list[int]:
        gone = [self.taken[self.holder(pack, other)][other] for other in range(step)]
        return [card for card in self.initial[pack] if card not in gone]


def used_cards(kinds: list[int], taken: list[int]) -> list[int]:
    """The cards among those taken that have been used, by their kinds."""
    left = sorted(taken)
    found: list[int] = []
    for kind in kinds:
        card = next(card for card in left if card // COPIES == kind)
        left.remove(card)
        found.append(card)
    return found
