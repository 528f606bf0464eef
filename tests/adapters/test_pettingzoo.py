"""PettingZoo's own tests on every environment, over many seeds and options."""

from __future__ import annotations

from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec, wrappers

from fourwinds.adapters import pettingzoo
from fourwinds.adapters.pettingzoo import Environments, ParallelEnvironment, TurnEnvironment
from fourwinds.core import registry
from fourwinds.core.messages import Unusable
from fourwinds.core.playout import settle
from tests.adapters.tables import GAMES, SEEDS, arguments

on_every_game = pytest.mark.parametrize("game", GAMES)
on_every_seed = pytest.mark.parametrize("seed", range(SEEDS))
# What the tests say about every environment whose observations hold a mask, their own board games included.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


class SeededTurns(TurnEnvironment):
    """Takes another seed than the test thinks, and acts by it."""

    def __init__(self, own: int, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.own = own

    def begin(self, seed: int | None) -> None:
        super().begin(self.own + (seed or 0))
        for number, agent in enumerate(self.possible_agents):
            self.action_space(agent).seed(self.own + number)


class SeededTogether(ParallelEnvironment):
    """The same for all at once."""

    def __init__(self, own: int, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.own = own

    def begin(self, seed: int | None) -> None:
        super().begin(self.own + (seed or 0))
        for number, agent in enumerate(self.possible_agents):
            self.action_space(agent).seed(self.own + number)


def turns(game: str, seed: int, **more: Any) -> Any:
    players, options = arguments(game, seed)
    return wrappers.OrderEnforcingWrapper(SeededTurns(seed, registry.find(game), players, **options, **more))


def together(game: str, seed: int, **more: Any) -> SeededTogether:
    players, options = arguments(game, seed)
    return SeededTogether(seed, registry.find(game), players, **options, **more)


@on_every_seed
@on_every_game
def test_api(game: str, seed: int) -> None:
    api_test(turns(game, seed, views=seed % 10 == 0), num_cycles=100)


@on_every_seed
@on_every_game
def test_seed(game: str, seed: int) -> None:
    seed_test(partial(turns, game, seed, views=seed % 10 == 0), num_cycles=50)


@on_every_seed
@on_every_game
def test_render(game: str, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(turns, game, seed, views=False))
    assert capsys.readouterr().out.startswith(f"{game}: player_")


@on_every_seed
@on_every_game
def test_parallel_api(game: str, seed: int) -> None:
    parallel_api_test(together(game, seed, views=seed % 10 == 0), num_cycles=100)


@on_every_seed
@on_every_game
def test_parallel_seed(game: str, seed: int) -> None:
    parallel_seed_test(partial(together, game, seed, views=seed % 10 == 0))


@on_every_seed
@on_every_game
def test_max_cycles(game: str, seed: int) -> None:
    """Its agents act without looking at the mask, and each of them in every cycle."""
    parallel = partial(together, game, seed, views=False)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel,
            env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)),
        )
    )


# What PettingZoo does not test


@on_every_game
def test_a_game_is_played_to_its_end_with_its_rewards(game: str) -> None:
    for mode in ("rank", "win", "score"):
        env = turns(game, 1, views=False, reward=mode)
        env.reset()
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            row, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            assert not truncated
            env.step(None if terminated else env.action_space(agent).sample(row["action_mask"]))
        outcome = env.unwrapped.position.outcome()
        if mode == "score":
            assert list(total.values()) == outcome.scores
        elif mode == "win":
            assert sum(total.values()) == pytest.approx(1.0 if outcome.won else 0.0)
            assert all(share == 0 or rank == 1 for share, rank in zip(total.values(), outcome.ranks, strict=True))
        else:
            assert sum(total.values()) == pytest.approx(0.0)
            order = np.argsort(outcome.ranks, kind="stable")
            shares = [list(total.values())[seat] for seat in order]
            assert shares == sorted(shares, reverse=True)


@on_every_game
def test_the_view_in_infos_is_that_of_the_agent_alone(game: str) -> None:
    env = turns(game, 1)
    env.reset()
    for agent in env.agent_iter(30):
        row, _, terminated, _, info = env.last()
        assert info["view"]["seat"] == env.unwrapped.seat(agent)
        assert np.array_equal(info["action_mask"], row["action_mask"])
        env.step(None if terminated else env.action_space(agent).sample(row["action_mask"]))


@pytest.mark.parametrize(("game", "options"), [("explorers", {}), ("exploriana", {"draft": "true"})])
def test_seats_asked_together_do_not_see_each_other(game: str, options: dict[str, str]) -> None:
    """The observation of whoever acts second is the same whatever the first one chose."""
    env = TurnEnvironment(registry.find(game), 4, views=False, **options)
    env.reset(seed=1)
    rng = Random(1)
    tried = 0
    while len(env.position.turn().waiting) > 1 or not tried:
        waiting = env.position.turn().waiting
        if len(waiting) > 1:
            tried += 1
            assert _seen_by_the_second(env) == 1
        env.step(rng.choice(env.table.indices(env.position, waiting[0])))
    assert tried >= 3


def _seen_by_the_second(env: TurnEnvironment) -> int:
    """How many different things it sees while the table waits for the same seats."""
    before = env.position
    first, second = before.turn().waiting[:2]
    seen: dict[tuple[int, ...], set[bytes]] = {}
    for action in before.legal(first):
        env.position = before.copy()
        env.position.apply(first, action)
        row = env.observe(f"player_{second}")["observation"].tobytes()
        seen.setdefault(env.position.turn().waiting, set()).add(row)
    env.position = before
    return max(len(rows) for rows in seen.values())


@on_every_game
def test_an_action_that_is_not_legal_is_refused_with_the_reason(game: str) -> None:
    env = turns(game, 1)
    env.reset()
    illegal = int(np.argmin(env.observe(env.agent_selection)["action_mask"]))
    with pytest.raises(ValueError, match=": "):
        env.step(illegal)
    both = together(game, 1)
    rows, infos = both.reset()
    asked = [agent for agent, row in rows.items() if row["action_mask"].any()]
    assert asked
    assert not any(info["replaced"] for info in infos.values())
    infos = both.step({agent: int(np.argmin(rows[agent]["action_mask"])) for agent in both.agents})[-1]
    assert [agent for agent in infos if infos[agent]["replaced"]] == asked


@on_every_game
def test_a_game_can_be_cut_off(game: str) -> None:
    env = turns(game, 1, views=False, max_cycles=3)
    env.reset()
    steps = 0
    for agent in env.agent_iter():
        row, _, terminated, truncated, _ = env.last()
        assert not terminated
        steps += not truncated
        env.step(None if truncated else env.action_space(agent).sample(row["action_mask"]))
    assert steps == 3 * len(env.possible_agents)


def test_every_game_is_offered_by_name() -> None:
    for game in registry.games().values():
        for version in range(1, game.rules + 1):
            found = getattr(pettingzoo, f"{game.id}_v{version}")
            assert isinstance(found, Environments)
            assert str(found.env()) == f"{game.id}_v{version}"
    with pytest.raises(AttributeError, match="explorers_v1"):
        _ = pettingzoo.chess_v1


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(Unusable, match="players"):
        pettingzoo.explorers_v1.env(players=9)
    with pytest.raises(Unusable, match="unknown option"):
        pettingzoo.explorers_v1.env(colour="red")
    with pytest.raises(Unusable, match="unknown reward"):
        pettingzoo.explorers_v1.env(reward="money")


def test_no_option_is_hidden_by_an_argument() -> None:
    taken = {"game", "players", "edition", "rules", "reward", "max_cycles", "views", "render_mode"}
    for game in registry.games().values():
        assert not taken & {option.id for option in game.options}


def test_chance_goes_on_between_games() -> None:
    env = pettingzoo.explorers_v1.env(players=1, layout="intro", views=False)
    env.reset(seed=5)
    first = env.observe("player_0")["observation"]
    again = pettingzoo.explorers_v1.raw_env(players=1, layout="intro", views=False)
    again.reset(seed=5)
    assert np.array_equal(first, again.observe("player_0")["observation"])
    rng = Random(5)
    state = again.table.game.new(again.table.config)
    settle(state, rng)
    assert np.array_equal(first, again.table.observation(state, 0))
