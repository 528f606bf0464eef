"""What holds in every game: the invariants of the specification, and odds worked out a second time."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from fourwinds.core.deck import members, set_of
from fourwinds.core.messages import Event
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana.region import Region
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.seen import ExplorianaView, RegionView
from fourwinds.games.exploriana.terms import CARDS, COPIES, EXPLORERS, REGIONS, TOKEN_VALUES
from tests.laws.tables import Table, all_tables, random_action

from .story import HAZARD_OF

TABLES = [table for table in all_tables() if table.game == "exploriana"]
ROUNDS = {1: 8, 2: 8, 3: 6, 4: 5, 5: 4}
PAWNS = {1: 0, 2: 6, 3: 6, 4: 8, 5: 10}
SOCIETY = {"novice": 4, "standard": 5, "expert": 5, "legend": 6}
BETWEEN_TURNS = ("TurnBegun", "RivalTurnBegun", "SocietyTurnBegun", "RoundBegun")


# Everything in exactly one place


def check_cards(state: Exploriana) -> None:
    """The 63 cards; those nobody has looked at share the places that are left in deck and reserve."""
    places: list[int] = []
    for region in state.regions:
        hidden = members(region.pool) + region.top + region.bottom
        assert len(hidden) == region.deck + region.reserve
        places += hidden + region.display + members(region.removed)
        assert region.shown == set_of(region.display)
        assert region.sure & ~region.pool == 0 == region.kept & ~region.pool
        assert region.sure & region.kept == 0
        assert len(members(region.sure)) <= region.free()
        assert len(members(region.kept)) <= region.reserve
        assert len(region.seen_by) == len(region.top) + len(region.bottom)
    for player in state.players:
        places += members(player.cards)
    assert sorted(places) == list(range(63))
    assert all(state.players[secret.owner].cards & set_of([secret.card]) for secret in state.secrets)


def check_explorers(state: Exploriana) -> None:
    """The 24 explorer cards: unseen, in the row, in a pack, in a hand, or used, of which only the kind is noted."""
    cards = members(state.explorers) + state.row
    for player in state.players:
        cards += members(player.hand)
    if state.packs and state.view(PUBLIC).phase in ("packs", "draft"):
        cards += [card for packs in state.packs for card in members(packs[-1])]
    assert len(cards) == len(set(cards))
    kinds = Counter(card // COPIES for card in cards)
    kinds.update(kind for player in state.players for kind in player.used)
    assert kinds == Counter(dict.fromkeys(range(len(EXPLORERS)), 2))
    assert 0 <= state.explorer_deck <= len(members(state.explorers))
    assert len(state.row) == len(state.row_coins)


def check_missions(state: Exploriana, view: ExplorianaView) -> None:
    """The 15 missions: in the deck, at its bottom, drawn by an Entrepreneur, open or completed."""
    drawn = state.drawn if view.phase in ("draw-missions", "entrepreneur") else []
    deck = members(state.missions) + drawn
    players = state.players
    places = deck + [m for player in players for m in members(player.open) + members(player.done)]
    below = [m for player in players for m in members(player.aside)]
    assert sorted(places + below) == list(range(15))
    assert state.mission_deck == len(deck) + len(below)


def check_tokens(state: Exploriana) -> None:
    """The 18 tokens; the values nobody has seen are those of the supply and of the tokens without a known one."""
    laid = [token for region in state.regions for token in region.lost]
    laid += [token for player in state.players for token in player.tokens]
    assert state.supply + len(laid) == 18
    known = Counter(token % 8 for token in laid if token % 8)
    assert [known[value] + left for value, left in zip(TOKEN_VALUES, state.values, strict=True)] == [6, 6, 6]
    assert sum(state.values) == state.supply + sum(1 for token in laid if token % 8 == 0)
    assert all(bool(token % 8) == bool(token // 8) for token in laid)


# What a table may look like


def lost_set(hazards: list[str]) -> bool:
    counts = [hazards.count(kind) for kind in "WAR"]
    return min(counts) > 0 or max(counts) >= 3


def check_between_turns(view: ExplorianaView) -> None:
    for region in view.regions:
        assert not lost_set([HAZARD_OF[card] for card in region.display])
        assert len(region.display) <= 4
        assert len(region.display) >= 2 or (region.deck == 0 and region.reserve_used)
        assert (region.guide, region.ignored) == ("", "")


def check_view(view: ExplorianaView) -> None:
    for region in view.regions:
        assert len(region.display) <= 5
        tokens = [space.token for space in region.lost]
        assert tokens == sorted(tokens, reverse=True), "no gaps"
        assert len(region.pawns) <= region.spaces
        assert region.reserve_used <= (region.reserve == 0)
    for seat in view.seats:
        assert seat.coins >= 0
    if view.stage in ("setup", "draft", "recruit", "over"):
        assert not [pawn for region in view.regions for pawn in region.pawns]
        assert not [region.guide for region in view.regions if region.guide]


def check_sent(view: ExplorianaView, table: Table) -> None:
    """All pawns stand on the boards from the top down."""
    for region in view.regions:
        assert [pawn.space for pawn in region.pawns] == list(range(len(region.pawns)))
    society = view.options["society"]
    expected = SOCIETY[society] if table.players == 1 else PAWNS[table.players]
    assert sum(len(region.pawns) for region in view.regions) == expected


def check_progress(before: ExplorianaView, now: ExplorianaView) -> None:
    """What never goes back."""
    for old, new in zip(before.seats, now.seats, strict=True):
        assert new.renown >= old.renown
        assert set(new.done) >= set(old.done)
        assert len(new.tokens) >= len(old.tokens)
    for here, there in zip(before.regions, now.regions, strict=True):
        assert there.reserve_used >= here.reserve_used
        assert set(there.removed) >= set(here.removed)
        assert here.relic < 0 or there.relic == here.relic
        if here.reserve_used:
            assert now.round == before.round, "a moved reserve ends the game"


# The odds, worked out a second time from what everybody has seen


class Watcher:
    """Somebody who watches and notes which cards were shuffled into a deck before everybody's eyes."""

    def __init__(self, view: ExplorianaView) -> None:
        self.back: list[set[str]] = [set(), set(), set()]
        self.display = [set(region.display) for region in view.regions]

    def watch(self, view: ExplorianaView, words: str) -> None:
        """A card that is turned over and loses the pawn goes into the deck at once."""
        verb, _, card = words.partition(" ")
        turned = {card} if verb in ("reveal", "release") else set()
        owned = collected(view)
        for number, region in enumerate(view.regions):
            now = set(region.display)
            seen = self.display[number] | {name for name in turned if name.startswith(region.id)}
            self.back[number] = (self.back[number] | seen) - owned - set(region.removed) - now
            self.display[number] = now

    def chances(self, view: ExplorianaView, number: int) -> dict[str, Fraction]:
        """How likely each card is the next one, if no Scholar has taken a card unseen."""
        region, back = view.regions[number], self.back[number]
        here = {card for card in CARDS if card.startswith(region.id)}
        others = here - set(region.display) - set(region.removed) - collected(view) - back
        deck, reserve = region.deck, region.reserve
        if deck == 0:
            assert (len(others), back) == (reserve, set())
            return {card: Fraction(1, reserve) for card in others}
        assert len(others) + len(back) == deck + reserve
        found = {card: Fraction(1, deck) for card in back}
        for card in others:
            found[card] = Fraction(deck - len(back), deck * len(others))
        return {card: chance for card, chance in found.items() if chance}


def collected(view: ExplorianaView) -> set[str]:
    owners = [*view.seats, view.society] if view.society is not None else view.seats
    return {card for owner in owners for card in owner.collection}


def has_secret(view: ExplorianaView, region: str) -> bool:
    return any(secret.region == region for seat in view.seats for secret in seat.secrets)


def check_odds(view: ExplorianaView, watcher: Watcher, number: int) -> None:
    region = view.regions[number]
    if region.odds is None:
        assert len(region.display) == 5 or (region.deck == 0 and region.reserve == 0)
        return
    shown = {entry.card: entry.chance for entry in region.odds.cards}
    assert sum(shown.values()) == pytest.approx(1, abs=0.003)
    assert set(shown) <= set(region.unseen)
    assert region.odds.reserve == (region.deck == 0)
    visible = visible_hazards(region)
    assert region.odds.hazards == [visible.count(kind) for kind in "WAR"]
    assert [entry.loses for entry in region.odds.cards] == [
        lost_set([*visible, HAZARD_OF[entry.card]]) for entry in region.odds.cards
    ]
    if has_secret(view, region.id):
        return
    expected = watcher.chances(view, number)
    assert shown == {card: pytest.approx(float(chance), abs=0.00006) for card, chance in expected.items()}
    risk = sum(chance for card, chance in expected.items() if lost_set([*visible, HAZARD_OF[card]]))
    assert region.odds.risk == pytest.approx(float(risk), abs=0.00006)


def visible_hazards(region: RegionView) -> list[str]:
    return [HAZARD_OF[card] for card in region.display if card not in (region.guide, region.ignored)]


def check_luck(state: Exploriana, view: ExplorianaView, watcher: Watcher) -> None:
    """If nobody has looked into a deck, chance draws with the odds that everybody sees."""
    legal = state.legal(CHANCE)
    if not legal or not act.REVEAL <= legal[0] < act.LOOK:
        return
    number = REGIONS.index(CARDS[legal[0] - act.REVEAL][:2])
    region: Region = state.regions[number]
    if region.lore:
        return
    weights = state.weights() or [1] * len(legal)
    drawn = {CARDS[action - act.REVEAL]: Fraction(w, sum(weights)) for action, w in zip(legal, weights, strict=True)}
    assert drawn == watcher.chances(view, number)


# Playing


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_invariants_hold_after_every_step(table: Table) -> None:
    rng = Random(table.seed)
    state = table.new()
    assert isinstance(state, Exploriana)
    view = state.view(PUBLIC)
    watcher = Watcher(view)
    while state.turn().waiting:
        events: list[Event] = []
        seat = rng.choice(state.turn().waiting)
        action = random_action(state, seat, rng)
        state.apply(seat, action, events)
        before, view = view, state.view(PUBLIC)
        watcher.watch(view, act.NOTATION.notate(action))
        check_cards(state)
        check_explorers(state)
        check_missions(state, view)
        check_tokens(state)
        check_view(view)
        check_progress(before, view)
        if view.stage != "over":
            for number in range(len(REGIONS)):
                check_odds(view, watcher, number)
            check_luck(state, view, watcher)
        if events and type(events[-1]).__name__ in BETWEEN_TURNS:
            check_between_turns(view)
        if before.stage == "send" and view.stage == "explore":
            check_sent(view, table)
    assert view.round <= (30 if view.options["draft"] == "true" else ROUNDS[table.players])
    check_ending(view)


def check_ending(view: ExplorianaView) -> None:
    """Some deck is empty, or a reserve was moved."""
    explorers = view.options["draft"] == "false" and view.explorer_deck == 0
    assert explorers or any(region.deck == 0 or region.reserve_used for region in view.regions)
