"""`fourwinds tune`: better weights for a game's advisor, found by self-play and proved in fresh games."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from fourwinds.arena.jobs import digest
from fourwinds.arena.results import Kept
from fourwinds.arena.tuning import Difference, Plan, Tuning
from fourwinds.bots import COUNTED
from fourwinds.cli.arguments import Commands, add_run, add_table, names, table, whole
from fourwinds.cli.files import write_text
from fourwinds.cli.proof import USUAL_PLAYERS, add_proof, check_save, keep, start_of, verdict
from fourwinds.cli.screen import plain_table, progress, screen
from fourwinds.cli.signals import hang_up_is_interrupt
from fourwinds.core.messages import Unusable
from fourwinds.core.weights import single


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("tune", help="find better weights for a game's bots by self-play")
    add_table(parser)
    add_run(parser)
    parser.add_argument("--generations", type=whole(1, 10_000), default=20, metavar="N", help="how long to search (20)")
    parser.add_argument("--bot", default="greedy", metavar="NAME", help="who plays: greedy, or search-N")
    parser.add_argument("--only", type=names, metavar="NAMES", help="the weights that may change; usually all")
    add_proof(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Searches and proves what is missing, and tells what changed, also after an interrupt."""
    plan = _plan(args)
    folder = args.out or Path("tune") / f"{plan.game}-{digest([plan.usual('').facts(), plan.names])}"
    tuning = Tuning(plan, Kept(folder / "games.jsonl"), args.jobs, args.engine)
    check_save(plan.game, args)
    try:
        with hang_up_is_interrupt(), progress(tuning.total) as advance:
            tuning.advance = advance
            tuning.search()
            difference = tuning.prove()
    except KeyboardInterrupt:
        _show(plan, tuning.found)
        at = f"after {tuning.generation} of {plan.generations} generations, nothing proved"
        screen(error=True).print(f"stopped {at}; the same command goes on")
        raise
    _tell(plan, tuning.found, difference, folder)
    keep(plan, tuning.found, difference, folder, args.save)
    return 0


# What is asked


def _plan(args: Namespace) -> Plan:
    game, config = table(args, usual_players=USUAL_PLAYERS)
    if args.bot != "greedy" and not COUNTED.fullmatch(args.bot):
        raise Unusable(f"--bot: '{args.bot}' is neither greedy nor search-N, which alone play the same again")
    start = start_of(game, args.start)
    free = single(start)
    for name in args.only or []:
        if name not in free:
            raise Unusable(f"--only: '{name}' is no weight that can change; there are {', '.join(free)}")
    chosen = [name for name in free if name in (args.only or free)]
    return Plan(game.id, config, args.bot, args.seed, start, chosen, args.games, args.generations, args.proof)


# Telling


def _tell(plan: Plan, found: dict[str, float], difference: Difference, folder: Path) -> None:
    _show(plan, found)
    screen().print(verdict(plan, difference))
    about = {
        **plan.usual("proof").facts(),
        "seed": plan.seed,
        "games": plan.games,
        "generations": plan.generations,
        "proof": plan.proof,
        "better": round(difference.mean, 6),
        "error": round(difference.error, 6),
        "proved": difference.proved,
        "changes": {name: [plan.start[name], found[name]] for name in plan.names},
    }
    write_text(folder / "tune.json", json.dumps(about, indent=1) + "\n")


def _show(plan: Plan, found: dict[str, float]) -> None:
    shown = plain_table()
    for heading in ("weight", "now", "new", "change"):
        shown.add_column(heading, justify="left" if heading == "weight" else "right")
    for name in plan.names:
        change = found[name] / plan.start[name] - 1
        shown.add_row(name, f"{plan.start[name]:g}", f"{found[name]:g}", f"{100 * change:+.0f} %")
    console, players = screen(), plan.config.players
    console.print(f"{plan.game}: {players} player{'s'[: players > 1]}, seed {plan.seed}", style="bold")
    console.print(shown)
