"""Actions and searches per CPU second of uniformly random play, of many games at once and of the search bot.

`python bench/speed.py 1.5` prints them for this build as JSON, each measured for so many CPU seconds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any, TypeVar

from fourwinds.bots import make
from fourwinds.bots.search import Budget, SearchBot
from fourwinds.core import match, registry
from fourwinds.core.learning import Lanes
from fourwinds.core.messages import Config
from fourwinds.core.playout import playout, settle
from fourwinds.core.protocol import Game, State

ROUNDS = 3
BUDGET, ASKED = 0.1, 0.1
"""Seconds for a decision whose end is checked, and how many of a game's decisions are."""
LANES = 64
THOUGHTS = 32
"""Imagined games that the search bot may use for one decision."""
WAYS = {"explorers": {", one map": {"layout": "intro"}, ", new maps": {"layout": "random"}}}
"""Ways to play a game that differ in speed."""
Position = TypeVar("Position")


class Stopwatch:
    """Measures everything for the same number of CPU seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def rate(self, play: Callable[[Random], int]) -> float:
        """The best of a few rounds, since other work on the machine only ever slows one down."""
        best = 0.0
        for seed in range(ROUNDS):
            rng, actions, begun = Random(seed), 0, process_time()
            while process_time() - begun < self.seconds / ROUNDS:
                actions += play(rng)
            best = max(best, actions / (process_time() - begun))
        return best

    def rates(
        self,
        new: Callable[[Random], Position],
        copy: Callable[[Position], Position] | None,
        play: Callable[[Position, Random], int],
    ) -> dict[str, float]:
        """Actions a second over whole games, and searches a second: copies of one position played to their end."""
        found = {"actions": self.rate(lambda rng: play(new(rng), rng))}
        if copy is not None:
            found["searches"] = self._searches(new(Random(1)), copy, play)
        return found

    def _searches(
        self, root: Position, copy: Callable[[Position], Position], play: Callable[[Position, Random], int]
    ) -> float:
        def search(rng: Random) -> int:
            play(copy(root), rng)
            return 1

        return self.rate(search)


def driven(state: State, rng: Random) -> int:
    """One random game through the public interface, from interpreted Python."""
    random, actions = rng.random, 0
    while waiting := state.turn().waiting:
        legal = state.legal(waiting[0])
        state.apply(waiting[0], legal[int(random() * len(legal))])
        actions += 1
    return actions


def side_by_side(watch: Stopwatch, game: Game, config: Config) -> dict[str, float]:
    """Steps a second of many games at once, with the observation and the mask of every step."""
    lanes = Lanes(game, config, 0, LANES, 1, "rank")
    observations, masks = bytearray(LANES * lanes.size), bytearray(LANES * lanes.actions)
    ended = bytearray(LANES)

    def step(rng: Random) -> int:
        legal = [state.legal(seat) for state, seat in zip(lanes.states, lanes.seats, strict=True)]
        lanes.step([game.index(actions[int(rng.random() * len(actions))]) for actions in legal], ended)
        lanes.look(observations, masks)
        return LANES

    return {"actions": watch.rate(step)}


def thinking(watch: Stopwatch, game: Game, config: Config) -> dict[str, float]:
    """Games a second that the search bot imagines about the first decision in which there is a choice."""
    rng, state = Random(1), game.new(config)
    settle(state, rng)
    while len(state.legal(state.turn().waiting[0])) == 1:
        state.apply(state.turn().waiting[0], state.legal(state.turn().waiting[0])[0])
        settle(state, rng)
    view = state.view(state.turn().waiting[0])

    def think(rng: Random) -> int:
        bot = make(f"search-{THOUGHTS}", game, int(rng.random() * 1e9))
        return sum(opinion.games for opinion in bot.think(view))

    return {"searches": watch.rate(think)}


def copy_cost(state: State) -> float:
    """Microseconds for one copy of a position in the middle of a game."""
    rng = Random(1)
    for _ in range(250):
        seat = state.turn().waiting[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.random() * len(legal))])
    copies, best = 20000, 1e9
    for _ in range(ROUNDS):
        begun = process_time()
        for _ in range(copies):
            state.copy()
        best = min(best, (process_time() - begun) / copies * 1e6)
    return best


def overrun(game: Game, config: Config) -> float:
    """By how many milliseconds at most the search bot exceeds a budget, at decisions throughout a game."""
    rng, state, worst = Random(1), game.new(config), 0.0
    bot, quick = SearchBot(game, 1, Budget(BUDGET)), make("greedy", game, 1)
    settle(state, rng)
    while waiting := state.turn().waiting:
        view = state.view(waiting[0])
        if rng.random() < ASKED and len(state.legal(waiting[0])) > 1:
            begun = perf_counter()
            bot.think(view)
            worst = max(worst, perf_counter() - begun - BUDGET)
        state.apply(waiting[0], quick.choose(view))
        settle(state, rng)
    return 1000 * worst


def measure(watch: Stopwatch, game: Game, players: int, options: dict[str, str]) -> dict[str, dict[str, float]]:
    """All rates of one game at one table size."""
    config = registry.configure(game, players, options)

    def new(rng: Random) -> State:
        return game.new(config)

    return {
        "driven": watch.rates(new, lambda state: state.copy(), driven),
        "inside": watch.rates(new, lambda state: state.copy(), playout),
        "batch": side_by_side(watch, game, config),
        "thinking": thinking(watch, game, config),
    }


def measure_all(watch: Stopwatch) -> dict[str, Any]:
    """All games, at their smallest and at the usual table of four."""
    tables: dict[str, dict[str, dict[str, float]]] = {}
    copies: dict[str, float] = {}
    late: dict[str, float] = {}
    for name, game in registry.games().items():
        for players in sorted({game.players[0], min(4, game.players[-1])}):
            seats = f"{players} players" if players > 1 else "solo"
            for way, options in WAYS.get(name, {"": {}}).items():
                tables[f"{name}, {seats}{way}"] = measure(watch, game, players, options)
        config = registry.configure(game, min(4, game.players[-1]))
        state = game.new(config)
        settle(state, Random(1))
        copies[name] = copy_cost(state)
        late[name] = overrun(game, config)
    build = "interpreted" if match.__file__.endswith(".py") else "compiled"
    return {"build": build, "tables": tables, "copies": copies, "late": late}


if __name__ == "__main__":
    json.dump(measure_all(Stopwatch(float(sys.argv[1]))), sys.stdout)
