"""Many games at once: the same games as one by one, whoever plays them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from fourwinds.adapters.batch import Batch
from fourwinds.core import registry
from fourwinds.core.learning import rewards
from fourwinds.core.messages import Unusable
from fourwinds.core.playout import settle
from tests.adapters.tables import GAMES, arguments

on_every_game = pytest.mark.parametrize("game", GAMES)
LANES = 6


def picked(batch: Batch, step: int) -> NDArray[np.int64]:
    """Some legal action in every game, always the same ones."""
    chosen = [np.flatnonzero(mask) for mask in batch.masks]
    return np.array([legal[(7 * step + lane) % len(legal)] for lane, legal in enumerate(chosen)])


@on_every_game
@pytest.mark.parametrize("seed", [1, 7])
def test_games_side_by_side_are_games_one_by_one(game: str, seed: int) -> None:
    players, options = arguments(game, seed)
    rules = registry.find(game)
    batch = Batch(game, LANES, players, seed=seed, reward="score", **options)
    rngs = [Random(f"{seed}/{lane}") for lane in range(LANES)]
    states = [rules.new(batch.table.config) for _ in range(LANES)]
    for state, rng in zip(states, rngs, strict=True):
        settle(state, rng)
    ends = 0
    for step in range(rules.bound):
        actions = picked(batch, step)
        for lane, state in enumerate(states):
            seat = state.turn().waiting[0]
            assert batch.seats[lane] == seat
            seen = batch.observations[lane] * batch.scale
            assert np.array_equal(seen, batch.table.observation(state, seat))
            assert np.array_equal(batch.masks[lane], batch.table.mask(state, seat))
            state.apply(seat, rules.action(int(actions[lane])))
            settle(state, rngs[lane])
        given, ended = batch.step(actions)
        for lane, state in enumerate(states):
            outcome = state.outcome()
            assert ended[lane] == (outcome is not None)
            assert given[lane].tolist() == (rewards(outcome, "score") if outcome else [0.0] * players)
            if outcome:
                ends += 1
                states[lane] = rules.new(batch.table.config)
                settle(states[lane], rngs[lane])
        if ends > LANES or step > 300:
            break
    assert batch.observations.dtype == np.uint8
    assert (batch.observations * batch.scale).max() <= 1.0


@on_every_game
def test_workers_play_the_same_games(game: str) -> None:
    with Batch(game, 5, seed=3, workers=2) as many, Batch(game, 5, seed=3) as one:
        for step in range(60):
            for field in ("observations", "masks", "seats"):
                assert np.array_equal(getattr(many, field), getattr(one, field))
            actions = picked(one, step)
            for given, wanted in zip(many.step(actions), one.step(actions), strict=True):
                assert np.array_equal(given, wanted)


@pytest.mark.parametrize("workers", [0, 2])
def test_an_action_that_is_not_legal_changes_nothing(workers: int) -> None:
    with Batch("explorers", 4, players=1, seed=1, layout="intro", workers=workers) as batch:
        before = batch.observations.copy()
        wrong = picked(batch, 0)
        wrong[0] = np.flatnonzero(~batch.masks[0])[0]
        with pytest.raises(ValueError, match="game 0: seat 0 may not"):
            batch.step(wrong)
        assert np.array_equal(batch.observations, before)
        batch.step(picked(batch, 0))


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(Unusable, match="3 workers for 2 games"):
        Batch("explorers", 2, workers=3)
    with pytest.raises(Unusable, match="unknown reward"):
        Batch("explorers", 2, reward="money")
    with pytest.raises(Unusable, match="unknown game"):
        Batch("chess", 2)
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        Batch("explorers", 2).step(np.array([0]))
