"""`fourwinds games`: what can be played, with options, presets and editions."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console

from fourwinds.cli.arguments import Commands
from fourwinds.cli.screen import plain_table, screen
from fourwinds.core import registry
from fourwinds.core.messages import Option
from fourwinds.core.protocol import Game
from fourwinds.texts import Texts


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("games", help="list the games, or one game's options, presets and editions")
    parser.add_argument("game", nargs="?", metavar="GAME", help="only this one, in detail")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Lists the games, or shows one."""
    console, texts = screen(), Texts("en")
    if args.game is None:
        _list(console, texts)
    else:
        _show(console, texts, registry.find(args.game))
    return 0


def _list(console: Console, texts: Texts) -> None:
    table = plain_table()
    for heading in ("game", "players", "what", "options"):
        table.add_column(heading, overflow="fold")
    for game in registry.games().values():
        options = ", ".join(option.id for option in game.options)
        table.add_row(game.id, players(game), texts.word(f"{game.id}-tagline"), options)
    console.print(table)
    console.print("\nOne game in detail: fourwinds games GAME", style="dim")


def players(game: Game) -> str:
    """The player counts: `1 to 4`."""
    first, last = game.players[0], game.players[-1]
    return str(first) if first == last else f"{first} to {last}"


def _show(console: Console, texts: Texts, game: Game) -> None:
    name = texts.word(f"{game.id}-name")
    console.print(f"{name} ({game.id}), {players(game)} players, rules version {game.rules}", style="bold")
    console.print(texts.word(f"{game.id}-about"))
    console.print()
    _options(console, texts, game)
    console.print()
    _presets(console, texts, game)
    console.print()
    editions = [f"{edition} ({game.edition_hash(edition)})" for edition in game.editions()]
    console.print(f"Editions: {', '.join(editions)}")


def _options(console: Console, texts: Texts, game: Game) -> None:
    table = plain_table("Options")
    table.add_column("option")
    table.add_column("values", max_width=24)
    table.add_column("default", max_width=15)
    table.add_column("meaning")
    for option in game.options:
        default = f"{option.default} (solo: {option.solo})" if option.solo else option.default
        meaning = texts.word(f"{game.id}-option-{option.id}.help")
        table.add_row(option.id, values(option), default, meaning)
    console.print(table)
    for option in game.options:
        if option.items:
            console.print(f"\nNames for {option.id}: {', '.join(option.items)}")


def values(option: Option) -> str:
    """What an option can be."""
    names = f" or up to {option.most} names" if option.items else ""
    return " | ".join(option.values) + names


def _presets(console: Console, texts: Texts, game: Game) -> None:
    table = plain_table("Presets")
    table.add_column("preset")
    table.add_column("players", justify="right")
    table.add_column("meaning")
    table.add_column("options")
    for preset in game.presets:
        options = " ".join(f"{name}={value}" for name, value in preset.options.items())
        table.add_row(preset.id, str(preset.players), texts.word(f"{game.id}-preset-{preset.id}.help"), options)
    console.print(table)
