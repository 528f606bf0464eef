"""Finds the games: every package below `fourwinds.games` that offers a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache

import fourwinds.games
from fourwinds.core.messages import Config, Unusable
from fourwinds.core.protocol import Game


@lru_cache(maxsize=1)
def games() -> dict[str, Game]:
    """All games by their id, in alphabetical order."""
    names = sorted(info.name for info in pkgutil.iter_modules(fourwinds.games.__path__) if info.ispkg)
    return {name: importlib.import_module(f"fourwinds.games.{name}").GAME for name in names}


def find(game_id: str) -> Game:
    """The game of that id."""
    known = games()
    if game_id not in known:
        raise Unusable(f"unknown game '{game_id}'; known: {', '.join(known)}")
    return known[game_id]


def defaults(game: Game, players: int, rules: int) -> dict[str, str]:
    """Every option with its usual value at a table of that size by that version of the rules."""
    return {o.id: o.solo if players == 1 and o.solo else game.usual(o, rules) for o in game.options}


def configure(
    game: Game, players: int, options: dict[str, str] | None = None, edition: str = "", rules: int | None = None
) -> Config:
    """A checked configuration; options that are not named take their defaults, and the rules are the newest."""
    known_players(game, players)
    version = game.rules if rules is None else known_rules(game, rules)
    chosen = defaults(game, players, version)
    known = {option.id: option for option in game.options}
    for name, value in (options or {}).items():
        if name not in known:
            raise Unusable(f"unknown option '{name}'; known: {', '.join(known)}")
        fault = known[name].fault(value)
        if fault:
            raise Unusable(fault)
        chosen[name] = value
    edition = known_edition(game, edition or game.editions()[0])
    config = Config(players, chosen, edition, version)
    fault = game.config_fault(config)
    if fault:
        raise Unusable(fault)
    return config


def known_players(game: Game, players: int) -> int:
    """A number of players that the game is for."""
    if players not in game.players:
        raise Unusable(f"{game.id} is for {game.players[0]} to {game.players[-1]} players, not {players}")
    return players


def known_edition(game: Game, edition: str) -> str:
    """An edition that can be played."""
    if edition not in game.editions():
        raise Unusable(f"unknown edition '{edition[:40]}'; known: {', '.join(game.editions())}")
    return edition


def known_rules(game: Game, version: int) -> int:
    """A version of a game's rules that can be played."""
    if version < 1:
        raise Unusable(f"{version} is not a version of the rules of {game.id}; they begin with 1")
    if version > game.rules:
        raise Unusable(f"rules {version} of {game.id} are newer than this program knows ({game.rules})")
    return version
