"""`fourwinds simulate`: many games between bots, with a table or JSON of how they fared."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fourwinds.bots import NAMES, make
from fourwinds.cli.arguments import Commands, add_table, names, table, whole
from fourwinds.cli.screen import plain_table, screen
from fourwinds.cli.signals import hang_up_is_interrupt, interrupts_ignored
from fourwinds.cli.tally import Job, Results, listen_to, play_games
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import Game

PIECES: Final = 100
"""A run is cut into so many pieces for each process, so that the bar moves and an interrupt is soon heard."""


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("simulate", help="let bots play many games")
    add_table(parser)
    parser.add_argument("--games", type=whole(1, 10_000_000), default=100, metavar="N", help="how many games (100)")
    parser.add_argument(
        "--bots", type=names, default=["greedy"], metavar="NAMES", help=f"{', '.join(NAMES)}; one name for all seats"
    )
    parser.add_argument("--seed", type=whole(0), default=0, metavar="S", help="the same seed gives the same games (0)")
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="how many processes (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Plays the games and says how they went."""
    game, config = table(args, usual_players=max(2, len(args.bots)))
    job = Job(game.id, config, _bots(game, args.bots, config.players), args.seed)
    with hang_up_is_interrupt(), _progress(args.games) as advance:
        results = play_all(job, args.games, args.jobs, advance)
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


# Playing


def play_all(job: Job, games: int, jobs: int, advance: Callable[[int], None]) -> Results:
    """Plays all games, in this process or in several; the results do not depend on that."""
    size = max(1, games // (jobs * PIECES))
    pieces = [range(start, min(games, start + size)) for start in range(0, games, size)]
    results = Results.empty(job.config.players)
    for piece in _played(job, pieces, jobs):
        results.merge(piece)
        advance(piece.actions.games)
    return results


def _played(job: Job, pieces: list[range], jobs: int) -> Iterator[Results]:
    if jobs == 1 or len(pieces) == 1:
        for piece in pieces:
            yield play_games(job, piece)
        return
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(min(jobs, len(pieces)), context, initializer=listen_to, initargs=(stop,))
    try:
        with interrupts_ignored():
            futures = [pool.submit(play_games, job, piece) for piece in pieces]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool as error:
        raise Unusable(f"a process of the simulation died: {error}") from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal."""
    console = screen(error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        yield lambda played: bar.advance(task, played)


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
