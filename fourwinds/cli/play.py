"""`fourwinds play`: a game in the terminal against bots, with other people, or alone."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from pathlib import Path
from secrets import randbelow
from typing import Final

from rich.console import Console

from fourwinds.bots import LEVELS, NAMES, make
from fourwinds.cli import files
from fourwinds.cli.arguments import Commands, add_color, add_language, add_table, names, numbers, table, whole
from fourwinds.cli.dialog import Dialog, Quit
from fourwinds.cli.screen import screen, show_outcome
from fourwinds.cli.seats import BOT, GUEST, seat_names
from fourwinds.cli.session import Session
from fourwinds.cli.signals import hang_up_is_interrupt
from fourwinds.core.match import Match
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import Game
from fourwinds.texts import Texts

NEWEST: Final = Path("newest")
"""Stands for the unfinished game that was left last, when no file is named."""
USUAL_BOT: Final = LEVELS[1]
INTERRUPTED: Final = 130
SEED: Final = re.compile(r"# seed (\d+)\n")
TABLE: Final = ("players", "preset", "option", "edition", "rules", "bots", "humans", "seat_names")
"""What a resumed record has decided already."""


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("play", help="play a game in the terminal")
    add_table(parser)
    _add_people(parser)
    add_language(parser)
    add_color(parser)
    parser.add_argument("--seed", type=whole(0), metavar="S", help="makes chance and bots repeatable")
    parser.add_argument(
        "--resume", type=Path, nargs="?", const=NEWEST, metavar="FILE", help="go on with a saved game, usually the last"
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="where the record goes when the game ends or you quit"
    )
    parser.add_argument("--no-confirm", action="store_true", help="do not ask before a turn ends")
    parser.set_defaults(run=run)


def _add_people(parser: ArgumentParser) -> None:
    parser.add_argument("--humans", type=numbers, metavar="SEATS", help="seats of people, numbered from 0; usually 0")
    parser.add_argument(
        "--bots", type=names, metavar="NAMES", help=f"bots of the other seats: {', '.join(NAMES)}; one name for all"
    )
    parser.add_argument("--seat-names", type=names, metavar="NAMES", help="names of the people, in the order of seats")


def run(args: Namespace) -> int:
    """Plays until the end or until the player leaves; an unfinished game is always kept."""
    match, seed = _resumed(args) if args.resume is not None else _fresh(args)
    if args.save is not None:
        files.check_target(args.save)
    elif args.resume is None:
        files.make_state_folder()
    session = Session(match, seed)
    texts = Texts(args.language)
    console = screen(args.color)
    seats_named = seat_names(texts, match.seats)
    dialog = Dialog(session, texts, console, seats_named, confirm=not args.no_confirm)
    try:
        with hang_up_is_interrupt():
            dialog.run()
    except (Quit, KeyboardInterrupt) as reason:
        _keep(args, session, texts, console)
        return 0 if isinstance(reason, Quit) else INTERRUPTED
    except OSError:
        _keep(args, session, texts, None)
        raise
    _finish(args, session, texts, console, seats_named)
    return 0


# The table


def _fresh(args: Namespace) -> tuple[Match, int]:
    """A new match from the arguments."""
    humans: list[int] = [0] if args.humans is None else args.humans
    game, config = table(args, _usual_players(args))
    if humans[-1] >= config.players:
        raise Unusable(f"--humans: there is no seat {humans[-1]}; seats are numbered from 0 to {config.players - 1}")
    people = _people(args.seat_names, len(humans))
    bots = _bots(game, args.bots, config.players - len(humans))
    seated = [people.pop(0) if seat in humans else bots.pop(0) for seat in range(config.players)]
    seed = randbelow(10**9) if args.seed is None else args.seed
    return Match(game, config, seated), seed


def _usual_players(args: Namespace) -> int:
    """As many as are named, otherwise two."""
    if args.bots is not None:
        return len(args.humans or [0]) + len(args.bots)
    return max(2, args.humans[-1] + 1) if args.humans else 2


def _people(wanted: list[str] | None, count: int) -> list[str]:
    if wanted is None:
        return [GUEST] * count
    if len(wanted) != count:
        raise Unusable(f"--seat-names: {len(wanted)} names for {count} people")
    for name in wanted:
        if name.startswith(BOT) or "|" in name or not name.isprintable() or len(name) > 30:
            raise Unusable(f"--seat-names: '{name[:40]}' cannot be a name")
    return list(wanted)


def _bots(game: Game, wanted: list[str] | None, count: int) -> list[str]:
    """The bots of the other seats as they stand in a record."""
    chosen = wanted or [USUAL_BOT]
    for name in chosen:
        make(name, game, 0)
    if wanted is not None and len(chosen) not in (1, count):
        raise Unusable(f"--bots: {len(chosen)} bots for {count} seats")
    if wanted is not None and count == 0:
        raise Unusable("--bots: there is no seat left for a bot")
    return [f"{BOT}{name}" for name in (chosen * count if len(chosen) == 1 else chosen)]


def _resumed(args: Namespace) -> tuple[Match, int]:
    """The match of a record, with the seed that stands in its remark."""
    for name in TABLE:
        if getattr(args, name):
            raise Unusable(f"--{name.replace('_', '-')} cannot be used with --resume: the record says what is played")
    if args.resume is NEWEST:
        args.resume = files.newest_unfinished(args.game)
    text = files.read_text(args.resume)
    match = files.parse_record(args.resume, text)
    if match.game.id != args.game:
        raise Unusable(f"{args.resume}: is a game of {match.game.id}, not of {args.game}")
    for seat in match.seats:
        if seat.startswith(BOT):
            make(seat.removeprefix(BOT), match.game, 0)
    found = SEED.match(text)
    seed = int(found[1][:100]) if found else randbelow(10**9)
    return match, seed if args.seed is None else args.seed


# The end


def _keep(args: Namespace, session: Session, texts: Texts, console: Console | None) -> None:
    """Writes an unfinished game down and says where."""
    path: Path = args.save or args.resume or files.free_place(session.match.game.id)
    files.write_record(path, session.match, f"seed {session.seed}")
    if console is not None:
        command = f"fourwinds play {session.match.game.id} --resume {path}"
        console.print(texts.word("cli-saved", path=str(path)), soft_wrap=True)
        console.print(texts.word("cli-resume", command=command), soft_wrap=True)


def _finish(args: Namespace, session: Session, texts: Texts, console: Console, seats_named: list[str]) -> None:
    outcome = session.state.outcome()
    assert outcome is not None
    path: Path | None = args.save or args.resume
    if path is not None:
        files.write_record(path, session.match, f"seed {session.seed}")
    console.print()
    show_outcome(console, texts, seats_named, outcome)
    if path is not None:
        console.print(texts.word("cli-saved", path=str(path)), soft_wrap=True)
