"""Arguments that several commands share, and their checks."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from typing import Any, Final, NoReturn

from fourwinds.arena.engines import ENGINES
from fourwinds.core import registry
from fourwinds.core.messages import Config, Preset, Unusable
from fourwinds.core.protocol import Game

LANGUAGES: Final = ("en", "de", "fr", "it")
Commands = Any
"""What argparse gives for `add_subparsers`; its class has no public name."""


class Parser(ArgumentParser):
    """An argument parser whose complaints are one line, like all others."""

    def __init__(self, **settings: Any) -> None:
        """Takes what `ArgumentParser` takes."""
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Raises `Unusable` instead of printing the usage."""
        raise Unusable(f"{message}; see {self.prog} --help")


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """A type of argument: whole numbers between two bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise ArgumentTypeError(f"'{text[:40]}' is not a whole number") from None
        if number < least or (most is not None and number > most):
            bounds = f"at least {least}" if most is None else f"from {least} to {most}"
            raise ArgumentTypeError(f"{number} is not {bounds}")
        return number

    return read


def names(text: str) -> list[str]:
    """A type of argument: a comma list of names."""
    found = [name.strip() for name in text.split(",")]
    if "" in found:
        raise ArgumentTypeError(f"'{text[:40]}' has an empty name")
    return found


def numbers(text: str) -> list[int]:
    """A type of argument: a comma list of whole numbers, such as seats, which count from 0."""
    found = [whole(0)(name) for name in names(text)]
    if len(set(found)) < len(found):
        raise ArgumentTypeError(f"'{text[:40]}' has a number twice")
    return sorted(found)


def option(text: str) -> tuple[str, str]:
    """A type of argument: `name=value`."""
    name, equals, value = text.partition("=")
    if not equals or not name or not value:
        raise ArgumentTypeError(f"'{text[:40]}' is not of the form name=value")
    return name, value


def add_table(parser: ArgumentParser) -> None:
    """The arguments that say what is played."""
    add_game(parser)
    parser.add_argument("--players", type=int, metavar="N", help="how many players")


def add_game(parser: ArgumentParser) -> None:
    """The same without the number of players."""
    parser.add_argument("game", metavar="GAME", help="which game; `fourwinds games` lists them")
    parser.add_argument("--preset", metavar="P", help="a named set of options")
    parser.add_argument(
        "--option", type=option, action="append", default=[], metavar="NAME=VALUE", help="one option; may be repeated"
    )
    parser.add_argument("--edition", default="", metavar="E", help="the set of components")
    parser.add_argument("--rules", type=int, metavar="N", help="an older version of the rules (the newest)")


def add_run(parser: ArgumentParser) -> None:
    """The arguments of many games between bots."""
    parser.add_argument("--games", type=whole(1, 10_000_000), default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=whole(0), default=0, metavar="S", help="the same seed gives the same games (0)")
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="how many at a time (1)")
    parser.add_argument(
        "--engine", choices=ENGINES, default=ENGINES[0], help="processes of this machine, or a Ray cluster"
    )


def add_language(parser: ArgumentParser) -> None:
    """The language of sentences; usually that of the terminal."""
    parser.add_argument("--language", choices=LANGUAGES, default=_usual_language(), help="language of the texts")


def add_color(parser: ArgumentParser) -> None:
    """Colours or none; usually as the terminal can."""
    parser.add_argument("--color", dest="color", action="store_true", default=None, help="always use colours")
    parser.add_argument("--no-color", dest="color", action="store_false", help="never use colours")


def _usual_language() -> str:
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]


def table(args: Namespace, usual_players: int) -> tuple[Game, Config]:
    """The game and its checked configuration; a preset stands below the options named."""
    game = registry.find(args.game)
    preset = find_preset(game, args.preset)
    options = dict(preset.options) if preset else {}
    for name, values in named_options(args).items():
        if len(values) > 1:
            raise Unusable(f"option '{name}' is given twice")
        options[name] = values[0]
    players = args.players
    if players is None:
        players = preset.players if preset else usual_players
    return game, registry.configure(game, players, options, args.edition, args.rules)


def named_options(args: Namespace) -> dict[str, list[str]]:
    """The options given, each with all its values."""
    found: dict[str, list[str]] = {}
    for name, value in args.option:
        found.setdefault(name, []).append(value)
    return found


def find_preset(game: Game, name: str | None) -> Preset | None:
    """The preset of that name, if one is named."""
    if name is None:
        return None
    for preset in game.presets:
        if preset.id == name:
            return preset
    raise Unusable(f"unknown preset '{name}'; known: {', '.join(preset.id for preset in game.presets)}")
