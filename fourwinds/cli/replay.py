"""`fourwinds replay`: a record as a seat or a spectator may see it: at a terminal step by step, else in words."""

from __future__ import annotations

import sys
from argparse import Namespace
from itertools import islice
from pathlib import Path

from rich.console import Console

from fourwinds.cli import boards
from fourwinds.cli.arguments import Commands, add_color, add_language, whole
from fourwinds.cli.files import read_record
from fourwinds.cli.reel import Reel
from fourwinds.cli.screen import screen, show_outcome
from fourwinds.cli.seats import names_at, stand_ins
from fourwinds.cli.session import visible
from fourwinds.cli.signals import hang_up_is_interrupt
from fourwinds.core.match import Match
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import PUBLIC, State
from fourwinds.texts import Texts


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("replay", help="go through a record step by step, or tell it in words")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--to", type=whole(0), metavar="N", help="tell the first N actions in words")
    parser.add_argument("--as", dest="seat", type=whole(0), metavar="SEAT", help="as this seat saw it, from 0")
    add_language(parser)
    add_color(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Steps through the record at a terminal; otherwise tells what happened, then shows the board and the result."""
    match = read_record(args.file)
    if args.to is not None and args.to > match.ply:
        raise Unusable(f"--to: there is no action {args.to}; the record has {match.ply}")
    if args.seat is not None and args.seat >= len(match.seats):
        raise Unusable(f"--as: there is no seat {args.seat}; seats are numbered from 0 to {len(match.seats) - 1}")
    seat = PUBLIC if args.seat is None else args.seat
    texts, console = Texts(args.language), screen(args.color)
    names = names_at(texts, match)
    if args.to is None and console.is_terminal and sys.stdin.isatty():
        with hang_up_is_interrupt():
            Reel(match, texts, console, names, seat).run()
        return 0
    state = _tell(console, texts, names, match, match.ply if args.to is None else args.to, seat)
    console.print()
    boards.show(match.game.id, boards.Scene(state.view(seat), texts, names), console)
    outcome = state.outcome()
    if outcome is not None:
        show_outcome(console, texts, names, outcome)
        for sentence in stand_ins(texts, names, match):
            console.print(sentence, soft_wrap=True)
    else:
        console.print(texts.say(state.prompt(seat), names), style="bold")
    return 0


def _tell(console: Console, texts: Texts, names: list[str], match: Match, end: int, seat: int) -> State:
    """Says what the seat may see of the record up to a ply; the position then."""
    plies = list(islice(match.replayed(), end + 1))
    for ply, _, events in plies:
        for text in visible(events, seat):
            console.print(f"{ply:>4}  {texts.say(text, names)}", soft_wrap=True)
    return plies[-1][1]
