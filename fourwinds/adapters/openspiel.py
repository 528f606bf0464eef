"""The games as OpenSpiel games: `pyspiel.load_game("fourwinds_explorers(players=3,villages=expert)")`.

Importing this module registers every game there is. Chance nodes are explicit. Seats that a game waits for
together act one after the other without seeing each other. The information state of a player is its view.
Names in a list are joined by `+` instead of a comma: `achievements=race_3_keys+none_gem`. A number among words
has an underscore before it, because OpenSpiel wants a parameter to be of one type: `first_player=_0`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from fourwinds.adapters.arrays import ArrayTable, as_dictionary, asked
from fourwinds.core import registry
from fourwinds.core.learning import REWARDS, rewards
from fourwinds.core.messages import Option, Unusable
from fourwinds.core.protocol import CHANCE, Game, State
from fourwinds.texts import Texts

PREFIX: Final = "fourwinds_"
USUAL: Final = "usual"
"""The value of an option that is not chosen."""
MOST_POINTS: Final = 1000.0
SEEDS: Final = 1 << 53


def game_type(game: Game, zero_sum: bool = False) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=Texts("en").word(f"{game.id}-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            "edition": USUAL,
            "rules": game.rules,
            "reward": REWARDS[0],
            **{option.id: default(option) for option in game.options},
        },
    )


def default(option: Option) -> bool | int | str:
    """Yes or no for options of that kind, a number for options that are nothing but numbers, a word for others."""
    if set(option.values) == {"true", "false"}:
        return option.default == "true"
    numbers = not option.items and all(value.isdecimal() for value in option.values)
    return int(option.default) if numbers else USUAL


def value_of(parameter: Any) -> str:
    """The value of an option as our games know it."""
    if isinstance(parameter, bool):
        return "true" if parameter else "false"
    return str(parameter).removeprefix("_").replace("+", ",")


class SpielGame(pyspiel.Game):
    """One of our games with its parameters; `rules` is set by a class of its own for each game."""

    rules: Game

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.rules
        chosen = {name: value_of(value) for name, value in params.items() if value != USUAL}
        players = int(chosen.pop("players", game.players[0]))
        self.reward = chosen.pop("reward", REWARDS[0])
        edition = chosen.pop("edition", "")
        version = int(chosen.pop("rules", game.rules))
        if self.reward not in REWARDS:
            raise Unusable(f"unknown reward '{self.reward}'; known: {', '.join(REWARDS)}")
        self.table = ArrayTable(game, players, chosen, edition, version)
        zero_sum = self.reward == "rank" and players > 1
        least, most = {"rank": (-1.0, 1.0), "win": (0.0, 1.0), "score": (-MOST_POINTS, MOST_POINTS)}[self.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.actions,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=game.bound,
        )
        super().__init__(game_type(game, zero_sum), info, dict(params))

    def new_initial_state(self) -> SpielState:
        """The position before the first action."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more actions than its bound, chance included."""
        return self.table.game.bound

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a player sees: as a string its view, as a tensor the numbers for learners, which have no past."""
        if params:
            raise ValueError(f"observations take no parameters, but got {params}")
        if iig_obs_type is None:
            return Observer(self.table, tensor=True)
        own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.table, not iig_obs_type.perfect_recall) if own and iig_obs_type.public_info else None


@lru_cache(maxsize=16)
def _table(game: str, players: int, options: tuple[tuple[str, str], ...], edition: str, rules: int) -> ArrayTable:
    return ArrayTable(registry.find(game), players, dict(options), edition, rules)


class Position:
    """A position with where it came from, so that it can be copied cheaply and stored without its inside.

    It is the fold of its log, on top of the first position or of one imagined from a view by a seed.
    """

    def __init__(self, table: ArrayTable, view: Any = None, seed: int = 0) -> None:
        self.table = table
        self.view = view
        self.seed = seed
        self.log: list[tuple[int, int]] = []
        game = table.game
        self.state: State = game.new(table.config) if view is None else game.imagine(view, Random(seed))
        self.said: dict[int, str] = {}
        """Views in words by player, as long as nobody acts."""

    def play(self, seat: int, action: int) -> None:
        """Plays a legal action."""
        self.state.apply(seat, action)
        self.log.append((seat, action))
        self.said = {}

    def words(self, player: int) -> str:
        """The view of a player, always written in the same way."""
        if player not in self.said:
            self.said[player] = json.dumps(as_dictionary(self.state, player), separators=(",", ":"))
        return self.said[player]

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        other = Position.__new__(Position)
        other.table, other.view, other.seed = self.table, self.view, self.seed
        other.log, other.state, other.said = self.log[:], self.state.copy(), {}
        return other

    def __getstate__(self) -> dict[str, Any]:
        config = self.table.config
        table = (self.table.game.id, config.players, tuple(config.options.items()), config.edition, config.rules)
        return {"table": table, "view": self.view, "seed": self.seed, "log": self.log}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__init__(_table(*stored["table"]), stored["view"], stored["seed"])  # type: ignore[misc]
        for seat, action in stored["log"]:
            self.play(seat, action)


class SpielState(pyspiel.State):
    """A position as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.table)

    def current_player(self) -> int:
        """Whose decision it is; of several that are waited for the first."""
        waiting = self.position.state.turn().waiting
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waiting[0] == CHANCE else waiting[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.position.state.turn().waiting

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.table.indices(self.position.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen, and how likely."""
        state, game = self.position.state, self.position.table.game
        outcomes = state.legal(CHANCE)
        weights = state.weights() or [1] * len(outcomes)
        total = sum(weights)
        likely = [(game.index(action), weight / total) for action, weight in zip(outcomes, weights, strict=True)]
        return sorted(likely)

    def _apply_action(self, action: int) -> None:
        self.position.play(asked(self.position.state), self.position.table.game.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.table.game
        return game.notate(game.action(action))

    def returns(self) -> list[float]:
        """The rewards at the end, nothing before."""
        outcome = self.position.state.outcome()
        game: SpielGame = self.get_game()
        return rewards(outcome, game.reward) if outcome else [0.0] * self.position.table.config.players

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another position that the player could be in for all it knows; `sampler` gives numbers from 0 to 1."""
        game: SpielGame = self.get_game()
        other = game.new_initial_state()
        other.position = Position(game.table, self.position.state.view(player), int(sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        state = self.position.state
        return f"{self.position.table.game.id}, {len(self.position.log)} actions\n{state.fingerprint()}"


class Observer:
    """What one player sees, see `SpielGame.make_py_observer`."""

    def __init__(self, table: ArrayTable, tensor: bool) -> None:
        self.table = table
        self.tensor: NDArray[np.float32] | None = np.zeros(table.size, np.float32) if tensor else None
        self.dict: dict[str, NDArray[np.float32]] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes the numbers for learners into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = self.table.observation(state.position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view in words."""
        return state.position.words(player)


def register() -> None:
    """Makes all games known to OpenSpiel."""
    for game in registry.games().values():
        pyspiel.register_game(game_type(game), type(f"{game.id.title()}Game", (SpielGame,), {"rules": game}))


register()
