"""`fourwinds simulate`: many games between bots, with a table or JSON of how they fared."""

from __future__ import annotations

import json
from argparse import Namespace
from contextlib import closing
from typing import Any

from fourwinds.arena.engines import pieces, play
from fourwinds.arena.jobs import Job, play_games
from fourwinds.arena.tally import Results
from fourwinds.bots import NAMES, make
from fourwinds.cli.arguments import Commands, add_run, add_table, names, table
from fourwinds.cli.screen import plain_table, progress, screen
from fourwinds.cli.signals import hang_up_is_interrupt
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import Game


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("simulate", help="let bots play many games")
    add_table(parser)
    add_run(parser)
    parser.add_argument(
        "--bots", type=names, default=["greedy"], metavar="NAMES", help=f"{', '.join(NAMES)}; one name for all seats"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Plays the games and says how they went."""
    game, config = table(args, usual_players=max(2, len(args.bots)))
    job = Job(game.id, config, _bots(game, args.bots, config.players), args.seed)
    with hang_up_is_interrupt():
        results = play_all(job, args)
    if args.json:
        print(json.dumps(as_json(job, args.games, results)))
    else:
        _show(job, results)
    return 0


def _bots(game: Game, wanted: list[str], players: int) -> list[str]:
    for name in wanted:
        make(name, game, 0)
    if len(wanted) not in (1, players):
        raise Unusable(f"--bots: {len(wanted)} bots for {players} players")
    return wanted * players if len(wanted) == 1 else wanted


def play_all(job: Job, args: Namespace) -> Results:
    """Plays all games and adds them up."""
    results = Results.empty(job.config.players)
    todo = pieces(job, list(range(args.games)), args.jobs)
    with progress(args.games) as advance, closing(play(play_games, todo, args.jobs, args.engine)) as done:
        for _, games in done:
            for played in games:
                results.add(played)
            advance(len(games))
    return results


# Telling


def as_json(job: Job, games: int, results: Results) -> dict[str, Any]:
    """The results as one object; `actions` are those of all games, chance included."""
    seats = [
        {
            "bot": bot,
            "score": {"mean": seat.score.mean, "sd": seat.score.sd, "min": seat.score.least, "max": seat.score.most},
            "wins": seat.wins,
        }
        for bot, seat in zip(job.bots, results.seats, strict=True)
    ]
    return {"game": job.game, "games": games, "seed": job.seed, "seats": seats, "actions": results.actions.total}


def _show(job: Job, results: Results) -> None:
    games, length = results.actions.games, results.actions
    console = screen()
    scores = plain_table()
    places = [f"place {place}" for place in range(1, len(job.bots) + 1)] if len(job.bots) > 1 else []
    for heading in ("seat", "bot", "mean", "sd", "min", "max", *places):
        scores.add_column(heading, justify="left" if heading == "bot" else "right")
    for number, (bot, seat) in enumerate(zip(job.bots, results.seats, strict=True)):
        score = seat.score
        shares = [f"{100 * count / games:.1f} %" for count in seat.places] if places else []
        numbers = [f"{score.mean:.2f}", f"{score.sd:.2f}", str(score.least), str(score.most)]
        scores.add_row(str(number), bot, *numbers, *shares)
    console.print(f"{job.game}: {games} games, seed {job.seed}", style="bold")
    console.print(scores)
    console.print(f"actions a game: mean {length.mean:.1f}, sd {length.sd:.1f}, min {length.least}, max {length.most}")
