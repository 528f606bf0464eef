"""The tables the adapters are tried on: many seeds, each with players and options of its own."""

from __future__ import annotations

from random import Random
from typing import Any

from fourwinds.core import registry
from tests.laws.tables import sampled_options

SEEDS = 50
GAMES = tuple(registry.games())


def arguments(game_id: str, seed: int) -> tuple[int, dict[str, Any]]:
    """Players and options for a seed: the usual ones at first, then samples of all of them."""
    game = registry.find(game_id)
    players = game.players[seed % len(game.players)]
    usual = seed < len(game.players)
    return players, {} if usual else sampled_options(game, players, Random(f"{game_id}/{seed}"))
