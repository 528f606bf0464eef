"""`fourwinds arena`: bots against bots in all seats, rated, with a table, a picture and files for other programs."""

from __future__ import annotations

import json
from argparse import Namespace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from fourwinds.arena import seating
from fourwinds.arena.jobs import Job, Played, check_bots
from fourwinds.arena.results import Kept, complete
from fourwinds.bots import NAMES
from fourwinds.cli.arguments import Commands, add_run, add_table, names, table
from fourwinds.cli.files import write_text
from fourwinds.cli.screen import plain_table, progress, screen
from fourwinds.cli.signals import hang_up_is_interrupt
from fourwinds.core import registry
from fourwinds.core.messages import Unusable
from fourwinds.texts import Texts

if TYPE_CHECKING:
    from fourwinds.arena.ratings import Standing


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("arena", help="find out which bot is stronger, and how surely")
    add_table(parser)
    add_run(parser)
    parser.add_argument("--bots", type=names, required=True, metavar="NAMES", help=f"two or more of {', '.join(NAMES)}")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where games and ratings go (arena/GAME-...)")
    parser.add_argument("--records", type=Path, metavar="FOLDER", help="keep every game as a record there")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Plays what is missing and tells how the bots stand, also after an interrupt."""
    _check_ratings()
    job = _job(args)
    folder = args.out or Path("arena") / f"{job.game}-{job.digest()}"
    kept = Kept(folder / "games.jsonl", args.records)
    try:
        with hang_up_is_interrupt(), progress(args.games, args.games - len(kept.missing(job, args.games))) as advance:
            complete(kept, [job], args.games, args.jobs, args.engine, advance)
    except KeyboardInterrupt:
        _tell(job, kept.games(job, args.games), folder)
        left = len(kept.missing(job, args.games))
        screen(error=True).print(f"stopped, {left} of {args.games} games left; the same command goes on")
        raise
    _tell(job, kept.games(job, args.games), folder)
    return 0


def _check_ratings() -> None:
    try:
        import openskill  # noqa: F401
    except ModuleNotFoundError as error:
        raise Unusable(f"ratings need {error.name}: pip install 'fourwinds[arena]'") from error


def _job(args: Namespace) -> Job:
    check_bots(args.bots, args.game)
    if len(args.bots) < 2:
        raise Unusable("--bots: name at least two; one alone plays in `fourwinds simulate`")
    game, config = table(args, usual_players=min(len(args.bots), registry.find(args.game).players[-1]))
    if config.players < 2:
        raise Unusable("--players: alone nobody can be beaten; `fourwinds simulate` compares scores")
    return Job(game.id, config, args.bots, args.seed, rotated=True, recorded=args.records is not None)


def _tell(job: Job, games: list[Played], folder: Path) -> None:
    if not games:
        return
    from fourwinds.arena.picture import picture
    from fourwinds.arena.ratings import standings
    from fourwinds.arena.tables import as_json, games_csv, standings_csv

    found = standings(games)
    name = Texts("en").word(f"{job.game}-name")
    about = f"{job.config.players} players, {len(games)} games, seed {job.seed}"
    write_text(folder / "ratings.json", json.dumps(as_json(job, games, found), indent=1) + "\n")
    write_text(folder / "ratings.csv", standings_csv(found))
    write_text(folder / "games.csv", games_csv(games))
    write_text(folder / "ratings.svg", picture(name, about, found))
    _show(job, games, found)
    screen().print(
        f"\n{folder}: ratings.svg, ratings.json, ratings.csv, games.csv, games.jsonl", style="dim", soft_wrap=True
    )


def _show_meetings(games: list[Played], found: list[Standing]) -> None:
    """Each bot beside the next."""
    from fourwinds.arena.ratings import meetings

    below = dict(pairwise(bot.bot for bot in found))
    shown = plain_table()
    for heading in ("finished before", "", "games", "share", "95 %", ""):
        shown.add_column(heading, justify="left" if heading in ("finished before", "") else "right")
    for pair in meetings(games, found):
        if below.get(pair.bot) == pair.other:
            share = pair.share
            between = f"{100 * share.low:.1f}–{100 * share.high:.1f}"
            clearly = "" if pair.verdict == "even" else f"clearly {pair.verdict}"
            shown.add_row(pair.bot, pair.other, str(pair.games), f"{100 * share.value:.1f} %", between, clearly)
    screen().print(shown)


def _show(job: Job, games: list[Played], found: list[Standing]) -> None:
    console = screen()
    shown = plain_table()
    for heading in ("bot", "rating", "games", "wins", "share", "95 %", "fair", "", "score", "sd"):
        shown.add_column(heading, justify="left" if heading in ("bot", "") else "right")
    for bot in found:
        rating, share = bot.rating, bot.share
        shown.add_row(
            bot.bot,
            f"{rating.value:.1f} ±{rating.high - rating.value:4.1f}",
            str(bot.games),
            f"{bot.wins:.4g}",
            f"{100 * share.value:.1f} %",
            f"{100 * share.low:.1f}–{100 * share.high:.1f}",
            f"{100 * bot.fair:.0f} %",
            "" if bot.verdict == "even" else f"clearly {bot.verdict}",
            f"{bot.score.mean:.1f}",
            f"{bot.score.sd:.1f}",
        )
    console.print(f"{job.game}: {len(games)} games of {job.config.players} players, seed {job.seed}", style="bold")
    console.print(shown)
    if len(found) > 2:
        _show_meetings(games, found)
    unwon = len([1 for played in games if not played.winners()])
    if unwon:
        console.print(f"nobody won {unwon} of them; shares are shares of the others")
    block = seating.block(job.bots, job.config.players)
    if len(games) % block:
        console.print(f"every bot has had every seat equally often after {block} games, or a multiple of that")
