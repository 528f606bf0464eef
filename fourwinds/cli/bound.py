"""`fourwinds bound`: how near bots that play alone come to a search that knows the coming cards."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from fourwinds.arena.bound import BOUND, as_csv, as_json, deals, marks
from fourwinds.arena.jobs import Job, Played, check_bots
from fourwinds.arena.results import Kept, complete
from fourwinds.bots import LEVELS, NAMES
from fourwinds.cli.arguments import Commands, add_game, add_run, names, table, whole
from fourwinds.cli.files import write_text
from fourwinds.cli.screen import plain_table, progress, screen
from fourwinds.cli.signals import hang_up_is_interrupt


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("bound", help="measure bots that play alone against a search that knows the future")
    add_game(parser)
    add_run(parser)
    parser.add_argument(
        "--bots", type=names, default=list(LEVELS), metavar="NAMES", help=f"some of {', '.join(NAMES)}; usually levels"
    )
    parser.add_argument(
        "--sims", type=whole(1, 100_000_000), default=20_000, metavar="N", help="games that it plays a deal (20000)"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the results go (bound/GAME-...)")
    parser.set_defaults(run=run, players=1)


def run(args: Namespace) -> int:
    """Plays what is missing and tells how the bots stand, also after an interrupt."""
    wanted = _jobs(args)
    folder = args.out or Path("bound") / f"{args.game}-{wanted[BOUND].digest()}"
    kept = Kept(folder / "games.jsonl")
    total = args.games * len(wanted)
    left = sum(len(kept.missing(job, args.games)) for job in wanted.values())
    try:
        with hang_up_is_interrupt(), progress(total, total - left) as advance:
            complete(kept, list(wanted.values()), args.games, args.jobs, args.engine, advance)
    except KeyboardInterrupt:
        _tell(args, wanted, kept, folder)
        left = sum(len(kept.missing(job, args.games)) for job in wanted.values())
        screen(error=True).print(f"stopped, {left} of {total} games left; the same command goes on")
        raise
    _tell(args, wanted, kept, folder)
    return 0


def _jobs(args: Namespace) -> dict[str, Job]:
    """The same deals for the bound and for every bot."""
    check_bots(args.bots, args.game)
    game, config = table(args, usual_players=1)
    jobs = {BOUND: Job(game.id, config, [BOUND], args.seed, foresight=args.sims)}
    return jobs | {name: Job(game.id, config, [name], args.seed) for name in args.bots}


def _tell(args: Namespace, wanted: dict[str, Job], kept: Kept, folder: Path) -> None:
    games = {name: kept.games(job, args.games) for name, job in wanted.items()}
    if not deals(games):
        return
    write_text(folder / "bound.json", json.dumps(as_json(wanted[BOUND], games), indent=1) + "\n")
    write_text(folder / "bound.csv", as_csv(games))
    _show(args, games)
    screen().print(f"\n{folder}: bound.json, bound.csv, games.jsonl", style="dim", soft_wrap=True)


def _show(args: Namespace, games: dict[str, list[Played]]) -> None:
    shown = plain_table()
    for heading in ("", "score", "95 %", "of the bound", "95 %"):
        shown.add_column(heading, justify="right" if heading else "left")
    for mark in marks(games):
        score, ratio = mark.score, mark.ratio
        shown.add_row(
            mark.name,
            f"{score.value:.1f}",
            f"{score.low:.1f}–{score.high:.1f}",
            f"{100 * ratio.value:.1f} %",
            f"{100 * ratio.low:.1f}–{100 * ratio.high:.1f}",
        )
    console = screen()
    count = len(deals(games))
    console.print(f"{args.game}, alone: {count} deals, seed {args.seed}, {args.sims} games a deal", style="bold")
    console.print(shown)
