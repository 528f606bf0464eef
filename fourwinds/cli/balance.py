"""`fourwinds balance`: what many games between equals tell about a game and its variants, as a page to read."""

from __future__ import annotations

import sys
from argparse import Namespace
from itertools import product
from pathlib import Path
from shlex import join

from fourwinds.arena.balance import balance
from fourwinds.arena.jobs import Job, check_bots
from fourwinds.arena.report import Table, page
from fourwinds.arena.results import Kept, complete
from fourwinds.bots import NAMES
from fourwinds.cli.arguments import Commands, add_game, add_run, find_preset, named_options, names, numbers
from fourwinds.cli.files import check_target, write_text
from fourwinds.cli.screen import progress, screen
from fourwinds.cli.signals import hang_up_is_interrupt
from fourwinds.core import registry
from fourwinds.texts import Texts


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("balance", help="find out how fair, long and varied a game is; an HTML page")
    add_game(parser)
    parser.add_argument("--players", type=numbers, metavar="N,N", help="player counts; usually all of the game's")
    parser.add_argument(
        "--bots",
        type=names,
        default=["greedy"],
        metavar="NAMES",
        help=f"one for all seats, or more: {', '.join(NAMES)}",
    )
    add_run(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="the page (balance-GAME.html); games go beside it")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Plays what is missing and writes the page, also after an interrupt."""
    wanted = _jobs(args)
    out = args.out or Path(f"balance-{args.game}.html")
    check_target(out)
    kept = Kept(out.with_name(f"{out.name}.games.jsonl"))
    total = args.games * len(wanted)
    left = sum(len(kept.missing(job, args.games)) for job in wanted.values())
    try:
        with hang_up_is_interrupt(), progress(total, total - left) as advance:
            complete(kept, list(wanted.values()), args.games, args.jobs, args.engine, advance)
    except KeyboardInterrupt:
        write_text(out, _page(args, wanted, kept))
        left = sum(len(kept.missing(job, args.games)) for job in wanted.values())
        screen(error=True).print(f"stopped, {left} of {total} games left; the same command goes on")
        raise
    write_text(out, _page(args, wanted, kept))
    screen().print(f"{out}: {len(wanted)} tables, {args.games} games each", soft_wrap=True)
    return 0


def _jobs(args: Namespace) -> dict[str, Job]:
    """A table for every player count and every choice of the options that are given several values, by name."""
    game = registry.find(args.game)
    check_bots(args.bots, args.game)
    preset = find_preset(game, args.preset)
    given = named_options(args)
    found: dict[str, Job] = {}
    for chosen in product(*given.values()):
        options = dict(zip(given, chosen, strict=True))
        for players in args.players or game.players:
            all_options = (preset.options if preset else {}) | options
            config = registry.configure(game, players, all_options, args.edition, args.rules)
            name = ", ".join([f"{players} player{'s'[: players > 1]}", *(f"{k}={v}" for k, v in options.items())])
            found[name] = Job(game.id, config, args.bots, args.seed, rotated=True)
    return found


def _page(args: Namespace, wanted: dict[str, Job], kept: Kept) -> str:
    texts = Texts("en")
    tables: list[Table] = []
    for name, job in wanted.items():
        games = kept.games(job, args.games)
        tables.append(Table(name, args.games, balance(job, games) if games else None))
    preset = f" with the options of {args.preset}" if args.preset else ""
    about = f"{args.games} games a table{preset} between bots ({', '.join(args.bots)}), seed {args.seed}."
    title = f"{texts.word(f'{args.game}-name')}: balance"
    return page(title, about, join(["fourwinds", *sys.argv[1:]]), tables, texts.word)
