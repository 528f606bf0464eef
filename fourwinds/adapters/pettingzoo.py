"""The games as PettingZoo environments: `explorers_v1.env(players=2, achievements="2")`.

Every game there is has an entry for each version of its rules, named after both. Agents are called
`player_0`, `player_1`, ... One agent acts at a time; where a game waits for several seats at once they
act one after the other, and none sees what the others chose. Chance is drawn by the environment.
What a seat may do at any time besides what it is asked for, such as to resign, is left out.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from fourwinds.adapters.arrays import ArrayTable, as_dictionary, asked
from fourwinds.core import registry
from fourwinds.core.learning import REWARDS, rewards
from fourwinds.core.match import refusal
from fourwinds.core.messages import Unusable
from fourwinds.core.playout import settle
from fourwinds.core.protocol import Game, State
from fourwinds.texts import Texts

Row: TypeAlias = dict[str, Any]
"""What an agent sees: `observation` and `action_mask`."""
RENDER_MODES: Final = ("ansi", "human")


class Environment:
    """What both kinds of environments have in common."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        *,
        edition: str = "",
        rules: int | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
        views: bool = True,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        if reward not in REWARDS:
            raise Unusable(f"unknown reward '{reward}'; known: {', '.join(REWARDS)}")
        self.table = ArrayTable(game, players, options, edition, rules)
        self.reward = reward
        self.max_cycles = max_cycles
        self.views = views
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.id}_v{self.table.config.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.config.players)]
        self.agents: list[str] = []
        self.rng = Random()
        self.position: State = game.new(self.table.config)
        self._rows = {agent: self._row_space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(game.actions) for agent in self.possible_agents}

    def _row_space(self) -> spaces.Dict:
        seen = spaces.Box(0.0, 1.0, (self.table.size,), np.float32)
        mask = spaces.Box(0, 1, (self.table.game.actions,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of `observe`, the same object every time."""
        return self._rows[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions, the same object every time."""
        return self._actions[agent]

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed the luck goes on where it was."""
        if seed is not None:
            self.rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.position = self.table.game.new(self.table.config)
        settle(self.position, self.rng)

    def seat(self, agent: str) -> int:
        """The number of an agent's seat."""
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Row:
        """What the agent may know and, if it is asked, do."""
        seat = self.seat(agent)
        return {
            "observation": self.table.observation(self.position, seat),
            "action_mask": self.table.mask(self.position, seat),
        }

    def info(self, agent: str, mask: Any) -> dict[str, Any]:
        """The mask once more, and the view as a dictionary, if views are wanted."""
        view = {"view": as_dictionary(self.position, self.seat(agent))} if self.views else {}
        return {"action_mask": mask, **view}

    def final_rewards(self) -> dict[str, float]:
        """The rewards of a game that is over, nothing for each as long as it is not."""
        outcome = self.position.outcome()
        given = rewards(outcome, self.reward) if outcome else [0.0] * len(self.possible_agents)
        return dict(zip(self.possible_agents, given, strict=True))

    def render(self) -> str | None:
        """The table in words: returned in mode `ansi`, printed in mode `human`."""
        if self.render_mode == "human":
            print(self._words())
        return self._words() if self.render_mode == "ansi" else None

    def _words(self) -> str:
        texts, game, seat = Texts("en"), self.table.game, asked(self.position)
        outcome = self.position.outcome()
        if outcome is not None:
            scores = [f"player_{number} {score}" for number, score in enumerate(outcome.scores)]
            return f"{game.id}: over. {', '.join(scores)}"
        legal = [game.notate(action) for action in self.position.legal(seat)]
        prompt = texts.say(self.position.prompt(seat))
        return f"{game.id}: player_{seat}: {prompt}\n{self.position.fingerprint()}\n{', '.join(legal)}"

    def close(self) -> None:
        """Nothing is held open."""


class TurnEnvironment(Environment, AECEnv):
    """A game in which one agent acts at a time. An action that is not legal raises `ValueError` with the reason.

    With `max_cycles` the game is cut off after so many actions for each player on average.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.acted = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game."""
        self.begin(seed)
        self.acted = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Plays the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None, "an agent that is still in the game has to act"
        self._play(self.seat(agent), int(action))
        self.infos[agent] = {}
        over = self.position.outcome() is not None
        cut = not over and self.max_cycles is not None and self.acted >= self.max_cycles * len(self.agents)
        self.rewards = self.final_rewards()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _play(self, seat: int, index: int) -> None:
        game = self.table.game
        action = game.action(index)
        reason = refusal(game, self.position, seat, action)
        if reason is not None:
            raise ValueError(f"{game.notate(action)}: {Texts('en').refusal(reason)}")
        self.position.apply(seat, action)
        self.acted += 1
        settle(self.position, self.rng)

    def _select(self) -> None:
        """The next agent to act; when the game is over or cut off each of them steps out in turn."""
        seat = max(0, asked(self.position))
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = self.info(agent, self.table.mask(self.position, seat))


class ParallelEnvironment(Environment, ParallelEnv):
    """A game in which all agents act at once. Only those count that the game waits for; the mask of others is empty.

    An action that is not legal is replaced by one drawn from the legal ones, and `infos` says so. With
    `max_cycles` the game is cut off after so many steps.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Row], dict[str, dict[str, Any]]]:
        """Begins a new game."""
        self.begin(seed)
        self.cycles = 0
        return self._rows_and_infos({})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Row], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Plays the actions of all agents that the game waits for."""
        replaced = {agent: self._play(agent, actions[agent]) for agent in self._waited_for() if agent in actions}
        settle(self.position, self.rng)
        self.cycles += 1
        agents = self.agents
        over = self.position.outcome() is not None
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rows, infos = self._rows_and_infos(replaced)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        given = self.final_rewards()
        return rows, given, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _waited_for(self) -> list[str]:
        return [self.possible_agents[seat] for seat in self.position.turn().waiting]

    def _play(self, agent: str, index: int) -> bool:
        """Plays an action, or a legal one instead; says whether it had to."""
        seat, game = self.seat(agent), self.table.game
        legal = self.position.legal(seat)
        action = game.action(int(index))
        fine = action in legal
        self.position.apply(seat, action if fine else self.rng.choice(legal))
        return not fine

    def _rows_and_infos(self, replaced: dict[str, bool]) -> tuple[dict[str, Row], dict[str, dict[str, Any]]]:
        rows = {agent: self.observe(agent) for agent in self.agents}
        infos = {
            agent: {**self.info(agent, rows[agent]["action_mask"]), "replaced": replaced.get(agent, False)}
            for agent in self.agents
        }
        return rows, infos


class Environments:
    """The environments of one game by one version of its rules.

    The arguments are the players, the game's options and those of `Environment`.
    """

    def __init__(self, game: Game, rules: int) -> None:
        self.game = game
        self.rules = rules

    def raw_env(self, players: int | None = None, **arguments: Any) -> TurnEnvironment:
        """One agent at a time, without PettingZoo's checks of the order of calls."""
        return TurnEnvironment(self.game, players, rules=self.rules, **arguments)

    def env(self, players: int | None = None, **arguments: Any) -> Any:
        """One agent at a time."""
        return wrappers.OrderEnforcingWrapper(self.raw_env(players, **arguments))

    def parallel_env(self, players: int | None = None, **arguments: Any) -> ParallelEnvironment:
        """All agents at once."""
        return ParallelEnvironment(self.game, players, rules=self.rules, **arguments)


@cache
def environments() -> dict[str, Environments]:
    """The environments of all games, by the game's id and the version of the rules."""
    return {
        f"{name}_v{version}": Environments(game, version)
        for name, game in registry.games().items()
        for version in range(1, game.rules + 1)
    }


def __getattr__(name: str) -> Environments:
    """`explorers_v1` and so on, for every game there is."""
    if name not in environments():
        raise AttributeError(f"no environment '{name}'; there are {', '.join(environments())}")
    return environments()[name]
