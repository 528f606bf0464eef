"""`fourwinds fit`: the estimate that a game's bots go by, fitted to games of their own and proved in fresh ones."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from fourwinds.arena.fitting import Fit, collect, fit
from fourwinds.arena.jobs import digest
from fourwinds.arena.results import Kept
from fourwinds.arena.tuning import Difference, Plan, Tuning
from fourwinds.cli.arguments import Commands, add_run, add_table, table
from fourwinds.cli.files import write_text
from fourwinds.cli.proof import USUAL_PLAYERS, add_proof, check_save, keep, start_of, verdict
from fourwinds.cli.screen import progress, screen
from fourwinds.cli.signals import hang_up_is_interrupt
from fourwinds.core.messages import Unusable


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("fit", help="fit the estimate of a game's bots to games of their own")
    add_table(parser)
    add_run(parser)
    parser.add_argument("--anew", action="store_true", help="play as if there were no estimate yet")
    add_proof(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Plays, fits, and proves what was found against the present weights."""
    plan = _plan(args)
    folder = args.out or Path("fit") / f"{plan.game}-{digest(plan.usual('').facts())}"
    check_save(plan.game, args)
    tuning = Tuning(plan, Kept(folder / "games.jsonl"), args.jobs, args.engine)
    try:
        with hang_up_is_interrupt(), progress(args.games + plan.proof * (plan.config.players + 1)) as advance:
            fitted = fit(collect(plan.usual("games"), args.games, args.jobs, args.engine, advance))
            tuning.found = {**plan.start, **dict(zip(plan.names, fitted.weights, strict=True))}
            tuning.advance = advance
            difference = tuning.prove()
    except KeyboardInterrupt:
        screen(error=True).print("stopped, nothing found yet; the same command begins again")
        raise
    _tell(plan, fitted, difference, folder)
    keep(plan, tuning.found, difference, folder, args.save)
    return 0


def _plan(args: Namespace) -> Plan:
    game, config = table(args, usual_players=USUAL_PLAYERS)
    names = game.estimated(config)
    if not names:
        raise Unusable(f"{game.id} has no estimate for such games")
    start = start_of(game, args.start)
    if args.anew:
        start = {**start, **dict.fromkeys(names, 0.0)}
    return Plan(game.id, config, "greedy", args.seed, start, names, args.games, 0, args.proof)


def _tell(plan: Plan, fitted: Fit, difference: Difference, folder: Path) -> None:
    screen().print(
        f"{plan.game}: {fitted.positions} positions of {plan.games} games; what follows, {fitted.average:.1f} points "
        f"on average, is foretold to within {fitted.error:.2f}"
    )
    screen().print(verdict(plan, difference), style="bold")
    about = {
        **plan.usual("proof").facts(),
        "seed": plan.seed,
        "games": plan.games,
        "positions": fitted.positions,
        "off": round(fitted.error, 6),
        "proof": plan.proof,
        "better": round(difference.mean, 6),
        "error": round(difference.error, 6),
        "proved": difference.proved,
    }
    write_text(folder / "fit.json", json.dumps(about, indent=1) + "\n")
