"""What holds after every step of every game, and that each module alone brings a game to its end (S45)."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.bots import make
from fourwinds.core.match import Match
from fourwinds.core.messages import Event
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE
from fourwinds.core.registry import find
from fourwinds.games.expedition.events import (
    ArrowPlaced,
    ArrowRemoved,
    CardScored,
    LastRound,
    PointsChanged,
    TurnBegun,
)
from fourwinds.games.expedition.knowledge import IN_DECK, IN_DISCARDS, IN_HAND, IN_SLOT, ZONES
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.state import UNKNOWN
from fourwinds.games.expedition.terms import COLOURS, OVER, REDRAW, SOURCE_POINTS
from fourwinds.games.expedition.world import CARDS, SEGMENTS, SPACES, TAIL, TIP
from tests.laws.tables import sampled_options

from .story import ADVANCED, choices, table

GAME = find("expedition")
TABLES = [(players, number) for players in GAME.players for number in range(3)]


def options_of(players: int, number: int) -> dict[str, str]:
    """All advanced modules, or some options."""
    if number == 0:
        return {**ADVANCED, "reshuffle_discards": "true"}
    return sampled_options(GAME, players, Random(10 * players + number))


def choose(rng: Random, words: list[str]) -> str:
    """Anything, but rarely a hold order, and rather something that uses the modules."""
    for kinds, chance in (
        (("keep", "give", "under", "take", "lift", "token", "play", "peek", "claim", "buy"), 0.4),
        (("arrow", "end"), 0.6),
    ):
        liked = [choice for choice in words if choice.startswith(kinds)]
        if liked and rng.random() < chance:
            return rng.choice(liked)
    quiet = [choice for choice in words if not choice.startswith(("hold", "release"))]
    return rng.choice(quiet if quiet and rng.random() < 0.95 else words)


class Watcher:
    """Keeps books of its own from what everybody is told."""

    def __init__(self, players: int) -> None:
        self.stacks: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.heads: dict[str, list[str]] = {colour: ["start"] for colour in COLOURS}
        self.points = [0] * players
        self.scored: list[list[str]] = [[] for _ in range(players)]
        self.last_rounds = 0
        self.turn_begun = False

    def hear(self, events: list[Event]) -> None:
        self.turn_begun = False
        for event in events:
            if isinstance(event, ArrowPlaced):
                self.stacks[event.colour].append(event.segment)
                self.heads[event.colour].append(event.tip)
            elif isinstance(event, ArrowRemoved):
                assert self.stacks[event.colour].pop() == event.segment
                self.heads[event.colour].pop()
            elif isinstance(event, CardScored):
                self.points[event.seat] += event.points
                self.scored[event.seat].append(event.card)
            elif isinstance(event, PointsChanged):
                self.points[event.seat] += event.points
            elif isinstance(event, LastRound):
                self.last_rounds += 1
            elif isinstance(event, TurnBegun):
                self.turn_begun = True


def check_cards(state: Expedition) -> None:
    """Each card in exactly one zone; what nobody has seen is in the rest of the deck or in an unseen slot."""
    cards = state.pool.squares() + state.bottom + state.shown_discards
    for player in state.seats:
        hand = player.hand.squares()
        assert len(hand) == player.size
        assert set(player.held.squares()) <= set(hand)
        cards += hand + player.discards.squares() + [code >> 2 for code in player.area]
    cards += [card for card in state.public if card >= 0]
    cards += [slot.card for slot in state.slots if slot.card >= 0]
    if not (state.phase == REDRAW and state.asked >= 0):
        cards += state.drawn
    assert sorted(cards) == list(range(CARDS))
    unseen = [slot for slot in state.slots if slot.card == UNKNOWN]
    assert len(state.pool.squares()) == state.rest + len(unseen)
    for slot in unseen:
        assert slot.pool.meets(state.pool)
    assert len(state.bottom) == len(state.bottom_known)


def zones(state: Expedition) -> dict[int, int]:
    """Where the cards lie that somebody has seen and that are not open to all."""
    found = dict.fromkeys(state.bottom, IN_DECK)
    for seat, player in enumerate(state.seats):
        found |= dict.fromkeys(player.hand.squares(), IN_HAND + seat)
        found |= dict.fromkeys(player.discards.squares(), IN_DISCARDS + seat)
    return found | {slot.card: IN_SLOT + number for number, slot in enumerate(state.slots) if slot.card >= 0}


def check_knowledge(state: Expedition) -> None:
    """Nobody thinks a card cannot be where it is, and everybody knows the own hand and discards."""
    know = state.know
    for card, zone in zones(state).items():
        for viewer in range(know.viewers):
            assert know.knows(viewer, card) or know.may[viewer * ZONES + zone].has(card)
        assert zone >= IN_DECK or know.knows(zone % IN_DISCARDS, card)


def check_arrows(state: Expedition, watcher: Watcher) -> None:
    """Stacks, heads and supplies agree; no colour is twice on a segment."""
    for trail, colour in zip(state.trails, COLOURS, strict=True):
        arrows = trail.arrows()
        segments = [SEGMENTS[arrow.code >> 1] for arrow in arrows]
        assert segments == watcher.stacks[colour]
        assert len(set(segments)) == len(segments)
        assert len(arrows) + trail.left == 45
        assert sorted(trail.used.squares()) == sorted(arrow.code >> 1 for arrow in arrows)
        ends = {TAIL[arrow.code] for arrow in arrows} | {TIP[arrow.code] for arrow in arrows}
        assert set(trail.touched.squares()) == ends
        reached, head = {"start"}, "start"
        for arrow in arrows:
            tail, tip = SPACES[TAIL[arrow.code]], SPACES[TIP[arrow.code]]
            assert (tail in reached) if arrow.branch else (tail == head)
            assert arrow.closes == (tip in reached)
            assert not (arrow.branch and arrow.closes)
            reached.add(tip)
            head = tip
        assert SPACES[trail.head] == head or state.branch == trail.colour


def check_scores(state: Expedition, watcher: Watcher) -> None:
    """Points are what the events told, and what lies in the areas."""
    for seat, player in enumerate(state.seats):
        assert player.points == watcher.points[seat]
        assert [code >> 2 for code in player.area] == [SPACES.index(card) for card in watcher.scored[seat]]
        assert player.points == player.claims + sum(SOURCE_POINTS[code & 3] for code in player.area)
        tokens = len(player.tokens.squares())
        important = len([code for code in player.area if code & 3 == 1])
        assert tokens + important <= 4
    assert watcher.last_rounds <= 1
    assert state.last_round == (watcher.last_rounds == 1)


def check_end(state: Expedition) -> None:
    """The final scores by the formula of 11.3."""
    outcome = state.outcome()
    assert outcome is not None
    assert state.end
    for seat, player in enumerate(state.seats):
        penalty = player.size + len(player.tokens.squares())
        bonus = sum(line.points for line in outcome.sheets[seat] if line.key.startswith("expedition-card-x"))
        cancelled = min(2, penalty) if player.owns(16) else 0
        assert outcome.scores[seat] == player.points + bonus - penalty + cancelled
        if not state.variant.rule_1:
            assert not [card for card in player.hand.squares() if state.travelled(card)]


def check(state: Expedition, watcher: Watcher) -> None:
    """All of it."""
    check_cards(state)
    check_arrows(state, watcher)
    check_scores(state, watcher)
    tickets = sum(player.tickets for player in state.seats)
    assert tickets + state.supply + state.spent == 30
    assert min([state.supply, state.spent, *(player.tickets for player in state.seats)]) >= 0
    if watcher.turn_begun and state.phase != OVER:
        check_knowledge(state)
        assert state.spent == 0
        assert [trail.loops for trail in state.trails] == [0, 0, 0]
        for trail in state.trails:
            assert trail.exits or trail.left == 0, "no dead end at the start of a turn"


@pytest.mark.parametrize(("players", "number"), TABLES)
def test_every_step_of_a_random_game(players: int, number: int) -> None:
    options = options_of(players, number)
    match = Match.new("expedition", players, options)
    rng = Random(f"{players}/{number}")
    watcher = Watcher(players)
    while not match.over:
        events: list[Event] = []
        [seat] = match.state.turn().waiting
        if seat == CHANCE:
            match.play(CHANCE, draw(match.state, rng), events)
        else:
            match.play(seat, choose(rng, sorted(choices(match))), events)
        watcher.hear(events)
        check(table(match), watcher)
    check_end(table(match))


@pytest.mark.parametrize("module", ["new_rule_1", "new_rule_2", "market", "secret"])
def test_s45_modules_alone(module: str) -> None:
    match = Match.new("expedition", 2, {module: "true"})
    rng = Random(module)
    bots = [make("greedy", GAME, seat) for seat in range(2)]
    match.settle(rng)
    while not match.over:
        [seat] = match.state.turn().waiting
        match.play(seat, bots[seat].choose(match.state.view(seat)))
        match.settle(rng)
    check_end(table(match))
    assert table(match).end in (1, 2)
