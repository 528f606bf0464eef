"""Plays games by lot beside their second referees, over all options and player counts.

    python -m tests.games.referees --games 1000
    python -m tests.games.referees --game expedition --games 5000 --seed 3

A difference is told with the table on which it was met and ends the run; its seed plays the same game again.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Final

from rich.progress import track

from fourwinds.core import registry
from fourwinds.core.match import Match
from tests.games.expedition.test_referee import play as play_expedition
from tests.games.exploiters.test_invariants import play as play_exploiters
from tests.games.explorers.referee import Referee as ExplorersReferee
from tests.games.explorers.test_invariants import play as play_explorers
from tests.games.exploriana.test_referee import play as play_exploriana
from tests.laws.tables import sampled_options

PLAYS: Final[dict[str, Callable[[Match, Random], object]]] = {
    "expedition": play_expedition,
    "exploiters": play_exploiters,
    "exploriana": play_exploriana,
    "explorers": lambda match, rng: play_explorers(
        match, ExplorersReferee(match.config.players, match.config.options), rng
    ),
}


def follow(game_id: str, number: int, seed: int) -> int:
    """One game by lot; returns how many actions it had."""
    game = registry.find(game_id)
    rng = Random(f"{game_id} {seed} {number}")
    players = rng.choice(game.players)
    options = sampled_options(game, players, rng)
    match = Match.new(game_id, players, options)
    try:
        PLAYS[game_id](match, rng)
    except AssertionError as error:
        raise SystemExit(f"{game_id}, seed {seed}, game {number}, {players} players, {options}:\n{error}") from error
    return match.ply


def main() -> None:
    """Plays as many games as wanted and counts their actions."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(PLAYS), action="append", help="only this game; may be given again")
    parser.add_argument("--games", type=int, default=100, help="how many of each")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for game in arguments.game or sorted(PLAYS):
        numbers = track(range(arguments.games), description=game)
        actions = sum(follow(game, number, arguments.seed) for number in numbers)
        print(f"{game}: {arguments.games} games, {actions} actions, no difference")


if __name__ == "__main__":
    main()
