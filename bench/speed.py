"""Actions per CPU second of uniformly random whole games, and the cost of a copy."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time

from fourwinds.core import match, registry
from fourwinds.core.playout import playout
from fourwinds.core.protocol import Game, State

SECONDS = 2.0
WAYS = {"explorers": {", one map": {"layout": "intro"}, ", new maps": {"layout": "random"}}}
"""Ways to play a game that differ in speed."""
ROUNDS = 3


def rate(play: Callable[[Random], int]) -> float:
    """The best of a few rounds, since other work on the machine only ever slows one down."""
    best = 0.0
    for seed in range(ROUNDS):
        rng, actions, begun = Random(seed), 0, process_time()
        while process_time() - begun < SECONDS / ROUNDS:
            actions += play(rng)
        best = max(best, actions / (process_time() - begun))
    return best


def driven(state: State, rng: Random) -> int:
    """One random game through the public interface, from interpreted Python."""
    random, actions = rng.random, 0
    while waiting := state.turn().waiting:
        legal = state.legal(waiting[0])
        state.apply(waiting[0], legal[int(random() * len(legal))])
        actions += 1
    return actions


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


def measure(game: Game, players: int, options: dict[str, str]) -> dict[str, float]:
    """Both rates of one game at one table size."""
    config = registry.configure(game, players, options)
    return {
        "inside": rate(lambda rng: playout(game.new(config), rng)),
        "driven": rate(lambda rng: driven(game.new(config), rng)),
    }


def measure_all() -> dict[str, object]:
    """All games, at their smallest and at the usual table of four."""
    tables: dict[str, dict[str, float]] = {}
    copies: dict[str, float] = {}
    for name, game in registry.games().items():
        for players in sorted({game.players[0], min(4, game.players[-1])}):
            seats = f"{players} players" if players > 1 else "solo"
            for way, options in WAYS.get(name, {"": {}}).items():
                tables[f"{name}, {seats}{way}"] = measure(game, players, options)
        config = registry.configure(game, min(4, game.players[-1]))
        copies[name] = copy_cost(game.new(config))
    build = "interpreted" if match.__file__.endswith(".py") else "compiled"
    return {"build": build, "tables": tables, "copies": copies}


if __name__ == "__main__":
    json.dump(measure_all(), sys.stdout)
