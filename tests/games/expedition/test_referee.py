"""Agreement with a second referee at every step, over all options and player counts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fourwinds.core.match import Match
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE
from fourwinds.games.expedition.seen import ExpeditionView
from tests.laws.tables import sampled_options

from .referee import Arrow, Player, Referee
from .story import ADVANCED, choices, ranks, scores, seen
from .test_invariants import GAME, choose

TABLES = [(players, number) for players in GAME.players for number in range(3)]


def check_choices(match: Match, referee: Referee) -> None:
    """The same seat is asked, and may do the same."""
    asked = referee.waiting()
    assert match.state.turn().waiting == (() if asked is None else (asked,))
    if asked is not None and asked != CHANCE:
        assert choices(match) == referee.allowed()


def check_player(view: ExpeditionView, own: Player) -> None:
    """Hand, orders and all that lies before a player."""
    shown, orders = view.seats[view.seat], view.orders
    assert orders is not None
    assert {held.card.place for held in view.hand} == own.hand
    assert (set(orders.cards), orders.last) == (own.held, own.hold_last)
    assert (shown.points, shown.tickets, set(shown.tokens)) == (own.points, own.tickets, own.tokens)
    assert [(scored.place, scored.source) for scored in shown.area] == own.area
    assert {*shown.explorers, *shown.saved} == own.stalls


def check_table(public: ExpeditionView, referee: Referee) -> None:
    """Arrows, cards on the table, the deck and the market."""
    for trail in public.trails:
        laid = [Arrow(arrow.tail, arrow.tip, arrow.branch) for arrow in trail.arrows]
        assert laid == referee.arrows[trail.colour]
    assert (public.first, public.active, public.turn) == (referee.first, referee.active, referee.turns - 1)
    assert ["" if card is None else card.place for card in public.public] == referee.public
    assert public.market == referee.market
    assert [set(slot.markers) for slot in public.secrets] == referee.markers
    assert [slot.present for slot in public.secrets] == [bool(card) for card in referee.secret]
    assert (public.supply, public.deck.cards) == (referee.supply, referee.left())
    assert public.last_round == referee.last_round


def check_end(match: Match, referee: Referee) -> None:
    """How it ended and for whom."""
    assert seen(match).end == referee.end
    assert (scores(match), ranks(match)) == (referee.scores(), referee.ranks())


def play(match: Match, rng: Random) -> Counter[str]:
    """Plays to the end and compares everything on the way; returns how often each kind of action was played."""
    referee = Referee(match.config.players, match.config.options)
    verbs: Counter[str] = Counter()
    while not match.over:
        check_choices(match, referee)
        [seat] = match.state.turn().waiting
        words = match.game.notate(draw(match.state, rng)) if seat == CHANCE else choose(rng, sorted(choices(match)))
        match.play(seat, words)
        referee.follow(seat, words)
        verbs[words if words.startswith(("buy", "play")) else words.split()[0]] += 1
        if referee.settled():
            check_table(seen(match), referee)
            for number, own in enumerate(referee.seats):
                check_player(seen(match, number), own)
    check_choices(match, referee)
    check_end(match, referee)
    return verbs


@pytest.mark.parametrize(("players", "number"), TABLES)
def test_random_games(players: int, number: int) -> None:
    rng = Random(f"{players} {number}")
    options = ADVANCED if number == 0 else sampled_options(GAME, players, rng)
    play(Match.new("expedition", players, options), rng)


def test_everything_happens() -> None:
    """Every kind of action and every card of the market is met."""
    verbs: Counter[str] = Counter()
    for seed in range(6):
        options = {**ADVANCED, "reshuffle_discards": "true", "turn_cap": "300"}
        verbs += play(Match.new("expedition", 2, options), Random(seed))
    spoken = "arrow claim decline done end exchange give hold keep lift peek remove score take ticket token under"
    bought = [f"buy v{number:02}" for number in range(1, 11)] + [f"buy x{number}" for number in range(1, 8)]
    played = [f"play v{number:02}" for number in range(6, 10)]
    assert [name for name in [*spoken.split(), *bought, *played] if not verbs[name]] == []
