"""Everything hidden, dealt anew so that it fits what a seat may know: cards, tokens, hands and missions."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from fourwinds.core.deck import BIT, count, members, set_of
from fourwinds.core.protocol import PUBLIC
from fourwinds.games.exploriana.lore import NO_CARDS, Lore, Secret, tidy
from fourwinds.games.exploriana.missions import types_in
from fourwinds.games.exploriana.odds import Guess, guesses
from fourwinds.games.exploriana.packs import Draft, used_cards
from fourwinds.games.exploriana.region import NONE, Region
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.seen import ExplorianaView, RegionView
from fourwinds.games.exploriana.state import DRAFT, PACKS, TOKEN_SEEN
from fourwinds.games.exploriana.terms import CARD_OF, EXPLORER_CARD_OF, MISSION_OF, TOKEN_VALUES
from fourwinds.games.exploriana.variants import ALL_EXPLORERS, ALL_MISSIONS, KIND_CARDS, REGION_CARDS


def cards_of(ids: list[str]) -> i64:
    """The set of cards with these ids."""
    return set_of([CARD_OF[card] for card in ids])


# Regions


class Deal:
    """Deals the hidden cards of a region: to Scholars, to places that were looked at, to deck and reserve."""

    def __init__(self, state: Exploriana, view: ExplorianaView, number: int, seen: RegionView, rng: Random) -> None:
        self.state = state
        self.view = view
        self.number = number
        self.seen = seen
        self.rng = rng
        self.region: Region = state.regions[number]
        known: i64 = 0
        for block in seen.known:
            known |= cards_of(block.cards)
        self.unseen: i64 = cards_of(seen.unseen)
        self.within: i64 = cards_of(seen.in_deck)
        self.sure: i64 = self.within & ~known
        """Cards without a place that must be in the deck."""
        self.unsure: i64 = self.unseen & ~self.within
        self.free = seen.deck - int(count(known))
        self._secrets()
        self._places()
        self._rest()
        if seen.looks or seen.readers or self.within & ~self.region.back:
            self._lore()

    def _secrets(self) -> None:
        """The cards that Scholars of others have taken."""
        for owner, player in enumerate(self.view.seats):
            for secret in player.secrets:
                if secret.card and secret.region == self.seen.id:
                    self._keep(owner, CARD_OF[secret.card], cards_of(secret.may_be))
        hidden = [
            (owner, secret)
            for owner, player in enumerate(self.view.seats)
            for secret in player.secrets
            if not secret.card and secret.region == self.seen.id
        ]
        if not hidden:
            return
        masks = [cards_of(secret.may_be) for _, secret in hidden]
        ways = guesses(self.sure, self.unsure, self.free, masks)
        ways = [guess for guess in ways if self._unclaimed([owner for owner, _ in hidden], guess)] or ways
        way = ways[_weighted([guess.weight for guess in ways], self.rng)]
        for (owner, _), card, mask in zip(hidden, way.cards, masks, strict=True):
            self._keep(owner, card, mask)
            self.state.players[owner].cards |= BIT[card]
            self.sure &= ~BIT[card]
            self.unsure &= ~BIT[card]

    def _unclaimed(self, owners: list[int], guess: Guess) -> bool:
        """Nobody would have got a relic by it that still lies there, unless players take them when they like."""
        state = self.state
        if state.variant.manual or not state.relics or state.relics[self.number] != NONE:
            return True
        for owner in owners:
            taken = set_of([card for other, card in zip(owners, guess.cards, strict=True) if other == owner])
            cards = (state.players[owner].cards | taken) & REGION_CARDS[self.number]
            if types_in(cards) >= state.variant.table.relic_types:
                return False
        return True

    def _keep(self, owner: int, card: int, may_be: i64) -> None:
        secret = Secret(owner, self.number, card, [may_be] * self.state.variant.observers)
        self.state.secrets = [*self.state.secrets, secret]

    def _places(self) -> None:
        """The cards at places that somebody has looked at, those the seat knows first."""
        spots = [NONE] * len(self.seen.looks)
        for block in self.seen.known:
            places = [self._spot(place) for place in block.places]
            self.rng.shuffle(places)
            for place, name in zip(places, block.cards, strict=False):
                spots[place] = CARD_OF[name]
        for at in range(len(spots)):
            if spots[at] == NONE:
                spots[at] = self._drawn()
        tops = len([look for look in self.seen.looks if look.place >= 0])
        self.region.top = spots[:tops]
        self.region.bottom = spots[tops:]
        self.region.seen_by = [sum([1 << seat for seat in look.seats]) for look in self.seen.looks]

    def _spot(self, place: int) -> int:
        return place if place >= 0 else len(self.seen.looks) + place

    def _drawn(self) -> int:
        """A card of the deck, as likely as the seat thinks."""
        sure, unsure = members(self.sure), members(self.unsure)
        known = self.rng.random() * self.free < len(sure)
        cards = sure if known or not unsure else unsure
        card = cards[int(self.rng.random() * len(cards))]
        self.sure &= ~BIT[card]
        self.unsure &= ~BIT[card]
        self.free -= 1
        return card

    def _rest(self) -> None:
        """What has no place; if somebody has read the deck, the reserve is settled."""
        region = self.region
        region.pool = self.sure | self.unsure
        region.sure = region.pool if region.reserve == 0 else self.sure
        region.kept = 0
        if region.readers:
            region.kept = set_of(self.rng.sample(members(self.unsure), region.reserve))
            region.sure = region.pool & ~region.kept

    def _lore(self) -> None:
        """What each seat knows of this deck."""
        region = self.region
        deck = region.deck_cards()
        spots = region.top + region.bottom
        lore: list[Lore] = []
        for seat in range(self.state.variant.players):
            if seat == self.view.seat:
                lore.append(self._own_lore())
                continue
            saw = [region.seen_by[at] >> seat & 1 for at in range(len(spots))]
            cards: list[i64] = [0, *[BIT[card] for card in spots]]
            blocks = [at + 1 if saw[at] else 0 for at in range(len(spots))]
            lore.append(tidy(blocks, cards, deck if region.readers >> seat & 1 else 0))
        region.lore = lore

    def _own_lore(self) -> Lore:
        blocks = [0] * len(self.seen.looks)
        cards: list[i64] = NO_CARDS[:]
        for block in self.seen.known:
            for place in block.places:
                blocks[self._spot(place)] = len(cards)
            cards.append(cards_of(block.cards))
        return Lore(blocks, cards, self.within)


def _weighted(weights: list[float], rng: Random) -> int:
    left = rng.random() * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return number
    return len(weights) - 1


# Tokens, explorers, missions


def deal_tokens(state: Exploriana, view: ExplorianaView, rng: Random) -> None:
    """Values that somebody else has seen."""
    spaces = [space for region in view.regions for space in region.lost if space.token]
    owners = [*view.seats, view.society] if view.society is not None else view.seats
    known = [space.value for space in spaces] + [value for owner in owners for value in owner.tokens]
    state.values = [
        count_ - known.count(value) for value, count_ in zip(TOKEN_VALUES, state.variant.edition.tokens, strict=True)
    ]
    for number, region in enumerate(state.regions):
        lost = [space for space in view.regions[number].lost if space.token]
        region.lost = [_token(state, space.value, space.seen_by, rng) for space in lost]
    for number, owner in enumerate(owners):
        pairs = zip(owner.tokens, owner.tokens_seen_by, strict=True)
        state.players[number].tokens = [_token(state, value, seen_by, rng) for value, seen_by in pairs]


def _token(state: Exploriana, value: int, seen_by: list[int], rng: Random) -> int:
    if not seen_by:
        return 0
    if not value:
        number = _weighted([float(left) for left in state.values], rng)
        value = TOKEN_VALUES[number]
        state.values = [left - (at == number) for at, left in enumerate(state.values)]
    seats = [state.variant.players if seat == PUBLIC else seat for seat in seen_by]
    return value + TOKEN_SEEN * sum([1 << seat for seat in seats])


def deal_explorers(state: Exploriana, view: ExplorianaView, rng: Random) -> None:
    """Hands and packs of a draft; otherwise only which cards nobody has seen."""
    if view.draft is not None:
        _deal_packs(state, view, rng)
        return
    left: i64 = ALL_EXPLORERS & ~set_of(state.row)
    for player in state.players:
        left &= ~player.hand
    for player in state.players:
        for kind in player.used:
            copies = left & KIND_CARDS[kind]
            left &= ~(copies & -copies)
    state.explorers = left


def _deal_packs(state: Exploriana, view: ExplorianaView, rng: Random) -> None:
    players, size = state.variant.players, state.variant.table.draft
    assert view.draft is not None
    if state.phase == PACKS:
        own = [EXPLORER_CARD_OF[card] for pack in view.draft.packs for card in pack]
        others = [card for card in range(24) if card not in own]
        rng.shuffle(others)
        dealt = [size - state.queue.count(seat) for seat in range(players)]
        hands = [own if seat == view.seat else [others.pop() for _ in range(dealt[seat])] for seat in range(players)]
        state.packs = [[set_of(hand)] for hand in hands]
        state.taken = [[] for _ in hands]
        state.explorers = set_of(others)
        return
    draft = Draft(view, size, rng)
    state.taken = [draft.taken[seat] for seat in range(players)]
    state.packs = [[set_of(pack) for pack in draft.held(seat)] for seat in range(players)]
    state.explorers = set_of(draft.pool)
    for seat, player in enumerate(state.players):
        if seat != view.seat:
            finished = state.taken[seat][: len(state.packs[seat]) - 1] if state.phase == DRAFT else state.taken[seat]
            player.hand = set_of(finished) & ~set_of(used_cards(player.used, finished))


def deal_missions(state: Exploriana, view: ExplorianaView, rng: Random) -> None:
    """Missions of others: with automatic missions none that is fulfilled already, if possible."""
    left = ALL_MISSIONS
    for player in state.players:
        left &= ~player.open & ~player.done & ~player.aside
    looking = view.looking
    if looking is not None:
        left &= ~set_of([MISSION_OF[mission] for mission in looking.missions])
    pool = members(left)
    rng.shuffle(pool)
    for seat, seen in enumerate(view.seats):
        if seat == view.seat:
            continue
        player = state.players[seat]
        for _ in range(seen.missions):
            fits = [m for m in pool if state.variant.manual or not state.fulfilled(seat, m)]
            mission = (fits or pool)[0]
            pool.remove(mission)
            player.open |= BIT[mission]
        for _ in range(seen.set_aside_count):
            player.aside |= BIT[pool.pop()]
    if looking is not None and looking.explorer == "entrepreneur":
        drawn = [MISSION_OF[mission] for mission in looking.missions]
        while len(drawn) < looking.drawn:
            drawn.append(pool.pop())
        state.drawn = drawn
    state.missions = set_of(pool)
