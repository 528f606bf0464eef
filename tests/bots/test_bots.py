"""Bots play legally from views alone, repeat themselves for a seed, and the greedy one plays well."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from fourwinds import Match, Unusable
from fourwinds.bots import HINT_BOT, LEVELS, NAMES, make
from fourwinds.core import registry

PLAYED = ("cadet", "greedy", "random", "search-6")
"""Every kind of bot; the upper levels are the counted search with a clock."""
TABLES = [(game, players) for game, rules in registry.games().items() for players in rules.players]


def finished(game: str, names: list[str], seed: int, options: dict[str, str] | None = None) -> Match:
    match = Match.new(game, len(names), options)
    bots = [make(name, match.game, 10 * seed + seat) for seat, name in enumerate(names)]
    rng = Random(seed)
    while not match.over:
        match.settle(rng)
        for seat in match.state.turn().waiting[:1]:
            match.play(seat, bots[seat].choose(match.state.view(seat)))
    return match


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_bot_plays_whole_games(game: str, players: int, name: str) -> None:
    assert finished(game, [name] * players, 5).over


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("game", registry.games())
def test_the_same_seed_plays_the_same_game(game: str, name: str) -> None:
    players = registry.find(game).players[-1]
    one, other = finished(game, [name] * players, 6), finished(game, [name] * players, 6)
    assert one.log == other.log
    assert one.log != finished(game, [name] * players, 7).log


def begun(game: str) -> tuple[Match, int]:
    """A new match for two, and who is asked first."""
    match = Match.new(game, 2)
    match.settle(Random(3))
    return match, match.state.turn().waiting[0]


@pytest.mark.parametrize("name", [*NAMES, HINT_BOT])
@pytest.mark.parametrize("game", registry.games())
def test_every_bot_answers(game: str, name: str) -> None:
    match, seat = begun(game)
    opinions = make(name, match.game, 1).think(match.state.view(seat))
    assert opinions[0].action in match.state.legal(seat)


@pytest.mark.parametrize("game", registry.games())
def test_a_level_imagines_no_more_games_than_its_game_allows(game: str) -> None:
    match, seat = begun(game)
    for name, effort in zip(LEVELS[1:], match.game.efforts(), strict=True):
        opinions = make(name, match.game, 1).think(match.state.view(seat))
        assert 0 < sum(opinion.games for opinion in opinions) <= effort


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(Unusable, match="unknown bot 'genius'"):
        make("genius", registry.find("explorers"), 1)


def scores(game: str, names: list[str], games: int, options: dict[str, str]) -> list[list[int]]:
    outcomes = [finished(game, names, seed, options).state.outcome() for seed in range(games)]
    return [outcome.scores for outcome in outcomes if outcome is not None]


def test_greedy_explores_sensibly_alone() -> None:
    """Base rules, random maps: the goal is a mean of 95; a random bot has about 35."""
    assert mean(score for (score,) in scores("explorers", ["greedy"], 40, {"layout": "random"})) >= 95


def test_greedy_beats_random_at_explorers() -> None:
    results = scores("explorers", ["random", "greedy", "random"], 12, {"layout": "random"})
    assert all(greedy > max(one, other) for one, greedy, other in results)


def test_the_cadet_is_no_match_for_the_greedy_bot() -> None:
    """Beatable, and yet far from random play."""
    results = scores("explorers", ["random", "cadet", "greedy"], 12, {"layout": "random"})
    assert all(rookie > other for other, rookie, _ in results)
    assert sum(best > rookie for _, rookie, best in results) >= 10
