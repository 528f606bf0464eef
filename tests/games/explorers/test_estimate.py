"""The estimate of Explorers: the same whether a turn is foreseen or has been played."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.core import registry
from fourwinds.core.playout import draw, settle
from fourwinds.core.protocol import CHANCE, Game
from fourwinds.games.explorers.bot import Planning, Scout
from fourwinds.games.explorers.estimate import TRAITS, before_this_turn, points, traits
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.state import CARD
from fourwinds.games.explorers.surroundings import distances, surroundings_of


def begun(players: int, seed: int, **options: str) -> tuple[Explorers, Random]:
    """A game that waits for the first decision of its first turn, or for its setup."""
    game = registry.find("explorers")
    state, rng = game.new(registry.configure(game, players, {"layout": "random", **options})), Random(seed)
    settle(state, rng)
    assert isinstance(state, Explorers)
    return state, rng


def expected(state: Explorers, seat: int, weights: dict[str, float]) -> float:
    """Points and traits times weights, all written out."""
    wanted = [weights[name] for name in registry.find("explorers").estimated(state.variant.config)]
    return points(state, state.boards[seat]) + sum(w * t for w, t in zip(wanted, traits(state, seat), strict=True))


@pytest.mark.parametrize("seed", range(4))
def test_foreseen_as_played(seed: int) -> None:
    """For every first decision of a turn the plan is worth what the position after it is."""
    game = registry.find("explorers")
    scout = game.advisor()
    assert isinstance(scout, Scout)
    state, rng = begun(1, seed)
    compared = 0
    while state.turn().waiting:
        legal = state.legal(0)
        if len(legal) > 1 and state.boards and state.boards[0].marks.squares() and rng.random() < 0.3:
            surroundings = surroundings_of(state.variant.edition.id, tuple(state.layout))
            nearness = distances(state.boards[0], surroundings)
            planning = Planning(scout, state, 0, surroundings, nearness)
            action = rng.choice(legal)
            plan: list[int] = []
            worth = planning.turn(state, action, nearness[:], plan)
            after = state.copy()
            for step in [action, *plan]:
                after.apply(0, step)
            if after.turn().waiting:
                assert after.phase == CARD
                assert worth == pytest.approx(expected(after, 0, game.weights()))
            else:
                assert worth == after.outcome().scores[0]  # type: ignore[union-attr]
            compared += 1
        state.apply(0, rng.choice(legal))
        settle(state, rng)
    assert compared > 10


def test_at_a_table_a_turn_is_foreseen_before_the_others_have_played() -> None:
    game = registry.find("explorers")
    scout = game.advisor()
    assert isinstance(scout, Scout)
    state, rng = begun(2, 3)
    compared = 0
    while state.turn().waiting:
        seat = state.turn().waiting[0]
        if len(state.legal(seat)) > 1 and state.boards and state.boards[seat].marks.squares():
            surroundings = surroundings_of(state.variant.edition.id, tuple(state.layout))
            nearness = distances(state.boards[seat], surroundings)
            action = rng.choice(state.legal(seat))
            plan: list[int] = []
            worth = Planning(scout, state, seat, surroundings, nearness).turn(state, action, nearness[:], plan)
            heads, after = state.temple_heads, state.copy()
            for step in [action, *plan]:
                after.apply(seat, step)
            policy = scout.policy(after)
            while after.turn().waiting and after.turn().waiting[0] >= 0 and after.turn_number == state.turn_number:
                other = after.turn().waiting[0]
                after.apply(other, policy.choose(after, other))
            if after.phase == CARD and after.temple_heads == heads:
                assert worth == pytest.approx(expected(after, seat, game.weights()))
                compared += 1
        state.apply(seat, rng.choice(state.legal(seat)))
        settle(state, rng)
    assert compared > 10


@pytest.mark.parametrize("players", [1, 2, 4])
def test_judged_when_everybody_has_finished_the_turn(players: int) -> None:
    """By points, traits and weights."""
    scout = registry.find("explorers").advisor()
    weights = registry.find("explorers").weights()
    state, rng = begun(players, 5)
    between = 0
    while state.turn().waiting:
        seat = state.turn().waiting[0]
        if seat == CHANCE:
            assert scout.can_judge(state) == (state.phase == CARD)
            if scout.can_judge(state):
                foreseen = [expected(state, other, weights) for other in range(players)]
                assert scout.judge(state) == pytest.approx(foreseen)
                between += 1
            state.apply(CHANCE, draw(state, rng))
        else:
            assert not scout.can_judge(state)
            state.apply(seat, rng.choice(state.legal(seat)))
    assert between == state.variant.edition.rounds * state.variant.edition.turns


def test_the_time_runs_from_the_first_turn_to_the_last() -> None:
    state, rng = begun(1, 1)
    times: list[float] = []
    while state.turn().waiting:
        state.apply(0, rng.choice(state.legal(0)))
        if state.phase == CARD and state.turn().waiting:
            times.append(before_this_turn(state, state.boards[0]).time)
        settle(state, rng)
    turns = state.variant.edition.rounds * state.variant.edition.turns
    assert times[-1] == pytest.approx(1 / turns)
    assert times == sorted(times, reverse=True)


@pytest.mark.parametrize("options", [{"villages": "expert"}, {"gemstones": "expert"}, {"achievements": "1"}])
def test_other_games_are_played_without_an_estimate(options: dict[str, str]) -> None:
    game: Game = registry.find("explorers")
    assert game.estimated(registry.configure(game, 1, options)) == []
    assert len(game.estimated(registry.configure(game, 1, {}))) == 2 * len(TRAITS)
    state, rng = begun(1, 2, **options)
    while not (state.boards and state.phase == CARD):
        state.apply(0, state.legal(0)[0])
        if state.phase != CARD:
            settle(state, rng)
    assert game.advisor().traits(state, 0) is None
    assert game.advisor().horizon(state) == 0


@pytest.mark.parametrize("options", [{}, {"provisions": "expert", "temples": "expert", "achievements": "2"}])
@pytest.mark.parametrize("players", [1, 3])
def test_a_plan_that_is_remembered_is_the_one_that_would_be_made(players: int, options: dict[str, str]) -> None:
    """Whatever else has changed since, also when the others have done something else."""
    game = registry.find("explorers")
    state, rng = begun(players, 8, **options)
    while state.phase < CARD or state.round < 2:
        step(state, rng)
    knowing = game.advisor()
    assert isinstance(knowing, Scout)
    asked = 0
    for _ in range(6):
        imagined = state.copy()
        luck = Random(rng.randrange(2))
        for _ in range(40 * players):
            waiting = imagined.turn().waiting
            if waiting and waiting[0] != CHANCE:
                seat = waiting[0]
                chosen = knowing.policy(imagined).choose(imagined, seat)
                assert chosen == game.advisor().policy(imagined).choose(imagined, seat)
                asked += len(imagined.legal(seat)) > 1
                imagined.apply(seat, chosen if luck.random() < 0.98 else rng.choice(imagined.legal(seat)))
            elif waiting:
                imagined.apply(CHANCE, draw(imagined, luck))
    assert 0 < len(knowing.plans) < 0.8 * asked


def step(state: Explorers, rng: Random) -> None:
    """Anything that is possible."""
    seat = state.turn().waiting[0]
    state.apply(seat, draw(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
