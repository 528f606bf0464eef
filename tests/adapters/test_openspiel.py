"""The games in OpenSpiel: its own simulation tests, its playthroughs, and its search bots."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from fourwinds.adapters.openspiel import PREFIX, Position, SpielGame
from fourwinds.core import registry
from fourwinds.core.messages import Unusable
from tests.adapters.playthroughs import FOLDER, generated, stored
from tests.adapters.playthroughs import GAMES as PLAYTHROUGHS
from tests.adapters.tables import GAMES

on_every_game = pytest.mark.parametrize("game", GAMES)
TABLES = (
    "explorers(players=1)",
    "explorers(players=2,achievements=_2,layout=intro)",
    "explorers(players=4,provisions=expert,villages=expert,achievements=race_3_keys+none_gem,layout=intro)",
    "exploriana(players=1,society=legend)",
    "exploriana(players=3,relics=true,draft=true)",
    "exploiters(players=2,max_turns=200)",
    "exploiters(players=3,max_turns=200,maps=memory)",
    "expedition(players=2,turn_cap=100)",
)


def loaded(text: str) -> Any:
    return pyspiel.load_game(PREFIX + text)


def after_chance(game: Any, rng: Random, moves: int) -> Any:
    """A position in which a player is asked, after some random moves."""
    state = game.new_initial_state()
    while state.is_chance_node() or moves > 0:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
    return state


@pytest.mark.parametrize("table", TABLES)
def test_random_simulations(table: str) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


@on_every_game
def test_playthrough(game: str) -> None:
    assert generated(game) == stored(game).read_text("utf-8")


def test_every_game_has_a_playthrough() -> None:
    assert sorted(PLAYTHROUGHS) == sorted(GAMES) == sorted(path.stem for path in FOLDER.glob("*.txt"))


@on_every_game
def test_chance_is_explicit_and_complete(game: str) -> None:
    rng = Random(1)
    state = loaded(game).new_initial_state()
    seen = 0
    while not state.is_terminal():
        if state.is_chance_node():
            seen += 1
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            assert list(outcomes) == sorted(set(outcomes))
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert seen
    assert sum(state.returns()) == pytest.approx(0.0) or state.num_players() == 1


@on_every_game
def test_copies_and_stored_positions_are_independent_and_the_same(game: str) -> None:
    state = after_chance(loaded(game), Random(2), 20)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    again = pyspiel.deserialize_game_and_state(text)[1]
    copy = state.clone()
    before = [state.information_state_string(player) for player in range(state.num_players())]
    for other in (copy, again):
        assert [other.information_state_string(player) for player in range(state.num_players())] == before
        assert other.legal_actions() == state.legal_actions()
    copy.apply_action(copy.legal_actions()[0])
    assert [state.information_state_string(player) for player in range(state.num_players())] == before


@on_every_game
def test_a_resampled_position_cannot_be_told_apart(game: str) -> None:
    rng = Random(3)
    for moves in (0, 10, 40):
        state = after_chance(loaded(game), rng, moves)
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == player


@on_every_game
def test_a_resampled_position_can_be_stored(game: str) -> None:
    rng = Random(4)
    state = after_chance(loaded(game), rng, 15)
    other = state.resample_from_infostate(state.current_player(), rng.random)
    for _ in range(10):
        if other.is_chance_node():
            other.apply_action(rng.choice([outcome for outcome, _ in other.chance_outcomes()]))
        else:
            other.apply_action(rng.choice(other.legal_actions()))
    position: Position = pickle.loads(pickle.dumps(other.position))
    assert position.state.fingerprint() == other.position.state.fingerprint()
    assert deepcopy(position).state.fingerprint() == position.state.fingerprint()


@pytest.mark.parametrize(
    "table",
    ["explorers(players=2,layout=intro)", "exploriana", "exploiters(max_turns=200)", "expedition(turn_cap=100)"],
)
def test_search_bots_play(table: str) -> None:
    game = loaded(table)
    luck = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bots = [
        mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=luck),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=luck),
    ]
    state = after_chance(game, Random(5), 3)
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


@on_every_game
def test_tensors_are_those_of_the_learners(game: str) -> None:
    spiel: SpielGame = loaded(game)
    state = after_chance(spiel, Random(6), 5)
    for player in range(state.num_players()):
        tensor = np.array(state.observation_tensor(player), np.float32)
        assert np.array_equal(tensor, spiel.table.observation(state.position.state, player))
        assert tensor.shape == tuple(spiel.observation_tensor_shape())


@on_every_game
def test_parameters_are_players_options_and_reward(game: str) -> None:
    rules = registry.find(game)
    parameters = set(loaded(game).get_parameters())
    assert parameters == {"players", "edition", "rules", "reward", *(option.id for option in rules.options)}
    most = loaded(f"{game}(players={rules.players[-1]},reward=score)")
    assert most.num_players() == rules.players[-1]
    assert most.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(Unusable, match="unknown reward"):
        loaded("explorers(reward=money)")
    with pytest.raises(Unusable, match="not one of"):
        loaded("explorers(layout=flat)")
    with pytest.raises(pyspiel.SpielError):
        loaded("explorers(colour=red)")
