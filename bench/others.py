"""Games of others driven from Python in the same way, for comparison.

Every entry plays uniformly random legal actions to the end. A search copies the first position in the way
the library offers and plays the copy to its end, which is what a tree search does at each leaf. OpenSpiel
also has a tree search of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from bench.speed import THOUGHTS, Stopwatch

OPENSPIEL = ("connect_four", "hearts", "backgammon", "gin_rummy")


class Other(ABC):
    """A game of others."""

    copied = True
    """Whether a position can be copied."""
    thinks = False
    """Whether the library has a tree search for it."""

    @abstractmethod
    def new(self, rng: Random) -> Any:
        """The first position."""

    def copy(self, position: Any) -> Any:
        """The same position again."""
        return position.copy()

    @abstractmethod
    def play(self, position: Any, rng: Random) -> int:
        """Plays a position to its end; returns how many actions that took."""

    def think(self, rng: Random) -> int:
        """One decision of the library's tree search; returns how many games it imagined."""
        raise NotImplementedError


class Spiel(Other):
    """A game of OpenSpiel, written in C++, and so is its Monte Carlo tree search with random playouts."""

    thinks = True

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)

    def new(self, rng: Random) -> Any:
        return self.game.new_initial_state()

    def copy(self, position: Any) -> Any:
        return position.clone()

    def play(self, position: Any, rng: Random) -> int:
        state, random, actions = position, rng.random, 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            actions += 1
        return actions

    def think(self, rng: Random) -> int:
        import pyspiel

        state, seed = self.new(rng), int(rng.random() * 1e9)
        while state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        playouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        limits = {"max_simulations": THOUGHTS, "max_memory_mb": 100}
        bot = pyspiel.MCTSBot(self.game, playouts, uct_c=2.0, **limits, solve=False, seed=seed, verbose=False)
        return int(bot.mcts_search(state).explore_count)


class Zoo(Other):
    """Connect four of PettingZoo, written in Python and NumPy. It cannot be copied, so nothing can be searched."""

    copied = False

    def new(self, rng: Random) -> Any:
        from pettingzoo.classic import connect_four_v3

        env = connect_four_v3.raw_env()
        env.reset(seed=rng.randrange(1 << 30))
        return env

    def play(self, position: Any, rng: Random) -> int:
        env, random, actions = position, rng.random, 0
        while not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
            legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            actions += 1
        return actions


class Cards(Other):
    """Gin rummy of RLCard, written in Python. Its environment cannot be copied either."""

    copied = False

    def __init__(self) -> None:
        import rlcard

        self.env = rlcard.make("gin-rummy")

    def new(self, rng: Random) -> Any:
        self.env.seed(rng.randrange(1 << 30))
        self.env.reset()
        return self.env

    def play(self, position: Any, rng: Random) -> int:
        env, random, actions = position, rng.random, 0
        while not env.is_over():
            legal = list(env.get_state(env.get_player_id())["legal_actions"])
            env.step(legal[int(random() * len(legal))])
            actions += 1
        return actions


class Settlers(Other):
    """Four random players of catanatron, written in Python; at most 1000 turns, its own limit."""

    def new(self, rng: Random) -> Any:
        from catanatron import Color, Game, RandomPlayer

        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(colour) for colour in colours], seed=rng.randrange(1 << 30))

    def play(self, position: Any, rng: Random) -> int:
        game, random, actions = position, rng.random, 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            legal = game.state.playable_actions
            game.execute(legal[int(random() * len(legal))], validate_action=False)
            actions += 1
        return actions


class Chess(Other):
    """python-chess, written in Python over masks."""

    def new(self, rng: Random) -> Any:
        import chess

        return chess.Board()

    def copy(self, position: Any) -> Any:
        return position.copy(stack=False)

    def play(self, position: Any, rng: Random) -> int:
        board, random, actions = position, rng.random, 0
        while not board.is_game_over(claim_draw=False):
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            actions += 1
        return actions


OTHERS: dict[str, Callable[[], Other]] = {
    **{f"OpenSpiel {name}": partial(Spiel, name) for name in OPENSPIEL},
    "PettingZoo connect_four": Zoo,
    "RLCard gin-rummy": Cards,
    "catanatron, 4 players": Settlers,
    "python-chess": Chess,
}


def measure(watch: Stopwatch) -> dict[str, dict[str, dict[str, float]]]:
    """Rates by game and way to play; those that are not installed are left out."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for name, make in OTHERS.items():
        try:
            other = make()
            other.new(Random(0))
        except ImportError:
            continue
        found[name] = {"driven": watch.rates(other.new, other.copy if other.copied else None, other.play)}
        if other.thinks:
            found[name]["mcts"] = {"searches": watch.rate(other.think)}
    return found
