"""The search overrules the advisor where imagined games show it is wrong, and knows nothing it may not know."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.bots.cadet import CadetBot
from fourwinds.bots.greedy import GreedyBot
from fourwinds.bots.search import Budget, SearchBot, likely
from fourwinds.core import registry
from fourwinds.core.match import Match
from tests.bots.alone import Seen
from tests.bots.coin import TOSS, CoinGame
from tests.bots.doors import DoorsGame
from tests.bots.wager import DICE, GUESS, SURE, Purist, WagerGame
from tests.bots.witness import Witnessed


def chosen(right: int, seed: int, games: int = 200) -> int:
    game = WagerGame(right)
    return SearchBot(game, seed, Budget(games=games)).choose(game.begun().view(0))


@pytest.mark.parametrize("seed", range(20))
def test_what_is_sure_beats_a_guess_at_a_hidden_coin(seed: int) -> None:
    """With 6 for a right guess, 3 on average: only somebody who knew the coin would guess."""
    assert chosen(6, seed) == SURE


@pytest.mark.parametrize("seed", range(20))
def test_a_guess_that_pays_is_taken(seed: int) -> None:
    assert chosen(20, seed) == GUESS


@pytest.mark.parametrize("seed", range(20))
def test_what_is_ruled_out_is_not_tried_however_well_it_pays(seed: int) -> None:
    game = WagerGame(20, Purist())
    view = game.begun().view(0)
    assert {opinion.action for opinion in SearchBot(game, seed, Budget(games=200)).think(view)} == {SURE, DICE}
    cadet = CadetBot(game, seed)
    assert {cadet.choose(view) for _ in range(50)} == {SURE, DICE}


def test_opinions_say_what_was_tried_and_what_it_brought() -> None:
    game = WagerGame(6)
    best, *others = SearchBot(game, 1, Budget(games=300)).think(game.begun().view(0))
    assert (best.action, best.score) == (SURE, 4.0)
    assert {other.action for other in others} == {GUESS, DICE}
    assert sum(opinion.games for opinion in [best, *others]) <= 300
    for other in others:
        assert 0.5 < other.score < 4.0


def test_what_comes_to_the_same_thing_is_told_together() -> None:
    opinions = SearchBot(DoorsGame([9, 3, 9, 5]), 1, Budget(games=200)).think(Seen())
    assert [opinion.action for opinion in opinions] == [0, 2, 3, 1]
    first, twin, *_ = opinions
    assert first.score == twin.score
    assert first.games > twin.games


@pytest.mark.parametrize("seed", range(5))
def test_who_leaves_the_race_early_is_told_as_if_it_had_met_the_same_luck(seed: int) -> None:
    """The die of a world falls alike behind all doors, so only what else lies there makes a difference."""
    sums = [door * 7 % 20 for door in range(20)]
    first, *others = SearchBot(DoorsGame(sums), seed, Budget(games=1000)).think(Seen())
    assert first.games > others[-1].games
    assert [sums[other.action] for other in others] == list(range(18, -1, -1))
    for other in others:
        assert first.score - other.score == pytest.approx(19 - sums[other.action])


def test_a_single_action_needs_no_thought() -> None:
    game = WagerGame(6)
    state = game.begun()
    state.apply(0, GUESS)
    (opinion,) = SearchBot(game, 1, Budget(games=1)).think(state.view(0))[:1]
    assert opinion.games == 0


@pytest.mark.parametrize("seed", range(5))
def test_who_thinks_long_looks_at_many(seed: int) -> None:
    """The best door is only the nineteenth in the advisor's eyes."""
    game = DoorsGame([60 if door == 18 else door * 7 % 40 for door in range(40)])
    opinions = SearchBot(game, seed, Budget(games=1000)).think(Seen())
    assert opinions[0].action == 18
    assert {opinion.action for opinion in opinions} == set(range(24))
    assert sum(opinion.games for opinion in opinions) <= 1000
    games = [opinion.games for opinion in opinions]
    assert games[6:] == [6] * 18
    assert min(games[:6]) > 6
    shallow = SearchBot(game, seed, Budget(games=60)).think(Seen())
    assert {opinion.action for opinion in shallow} == {0, 1, 2}


@pytest.mark.parametrize("seed", range(5))
def test_what_luck_shows_is_used(seed: int) -> None:
    """Whoever planned a call before the coin falls would be right only half of the time."""
    best, *_ = SearchBot(CoinGame(), seed, Budget(games=1000)).think(Seen())
    assert (best.action, best.score) == (TOSS, 10.0)


def test_who_has_time_for_few_games_looks_at_few() -> None:
    opinions = SearchBot(DoorsGame([5] * 40, seconds=0.005), 1, Budget(0.1, 1000)).think(Seen())
    assert len(opinions) == 6


def test_the_clock_ends_the_thinking() -> None:
    game = WagerGame(6)
    opinions = SearchBot(game, 1, Budget(1e-9)).think(game.begun().view(0))
    assert opinions[0].action == DICE
    assert sum(opinion.games for opinion in opinions) <= 3


@pytest.mark.parametrize("game", registry.games())
def test_imagined_games_are_judged_where_the_advisor_can(game: str) -> None:
    rules, rng = registry.find(game), Random(5)
    witnessed = Witnessed(rules)
    match, quick = Match.new(game, 3), GreedyBot(rules, 1)
    match.settle(rng)
    for number in range(60):
        seat = match.state.turn().waiting[0]
        view = match.state.view(seat)
        if number % 5 == 0:
            SearchBot(witnessed, number, Budget(games=8)).think(view)
        match.play(seat, quick.choose(view))
        match.settle(rng)
    judged = witnessed.witness.judged
    assert len(judged) > 20
    assert all(witnessed.witness.can_judge(state) for state in judged)


def test_equals_are_equally_likely_to_win() -> None:
    for players in (1, 2, 3, 6):
        assert likely([7.0] * players, 0) == pytest.approx(1 / players)


def test_the_chances_of_all_add_up_and_follow_the_prospects() -> None:
    chances = [likely([30.0, 24.0, 24.0, -5.0], seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] == chances[2] > chances[3]
    assert likely([6.6, 0.0], 0) == pytest.approx(0.75, abs=0.01)
    assert 0.0 < likely([0.0, 1e9], 0) < 1e-9
