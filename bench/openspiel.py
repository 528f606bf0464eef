"""OpenSpiel's games driven from Python in the same way, for comparison."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from bench.speed import rate

GAMES = ("connect_four", "hearts")


def driven(game: Any, rng: Random) -> int:
    """One random game through pyspiel."""
    state, random, actions = game.new_initial_state(), rng.random, 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        actions += 1
    return actions


def measure() -> dict[str, float]:
    """Actions per CPU second by game; nothing where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {name: rate(partial(driven, pyspiel.load_game(name))) for name in GAMES}
