"""`fourwinds hint`: what a bot thinks of a position of a record, as the seat that decides may see it."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from fourwinds.bots import HINT_BOT, NAMES, Opinion, make
from fourwinds.cli.arguments import Commands, add_color, add_language, whole
from fourwinds.cli.files import read_record
from fourwinds.cli.screen import opinion_table, screen
from fourwinds.cli.seats import names_at
from fourwinds.core.match import Match
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import CHANCE
from fourwinds.texts import Texts


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("hint", help="say what a bot thinks of a position of a record")
    parser.add_argument("file", type=Path, metavar="RECORD", help="a record")
    parser.add_argument("--ply", type=whole(0), metavar="N", help="after the first N actions; usually after all")
    parser.add_argument("--seat", type=whole(0), metavar="S", help="for this seat, from 0; usually the first one asked")
    parser.add_argument(
        "--bot", default=HINT_BOT, metavar="BOT", help=f"who thinks: {', '.join(NAMES)} or search-N ({HINT_BOT})"
    )
    parser.add_argument("--seed", type=whole(0), default=0, metavar="S", help="the luck of what it imagines (0)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    add_language(parser)
    add_color(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Thinks about the position and shows the candidates, best first."""
    match = read_record(args.file)
    if args.ply is not None and args.ply > match.ply:
        raise Unusable(f"--ply: there is no action {args.ply}; the record has {match.ply}")
    match = match if args.ply is None else match.at(args.ply)
    seat = _asked(match, args.seat)
    opinions = make(args.bot, match.game, args.seed).think(match.state.view(seat))
    if args.json:
        print(json.dumps(as_json(match, seat, args.bot, opinions)))
    else:
        _show(args, match, seat, opinions)
    return 0


def _asked(match: Match, wanted: int | None) -> int:
    """The seat that decides, or a refusal if it has nothing to decide."""
    turn = match.state.turn()
    if match.over:
        raise Unusable(f"after action {match.ply} the game is over; name an earlier one with --ply")
    if turn.waiting == (CHANCE,):
        raise Unusable(f"after action {match.ply} chance is to act; name another one with --ply")
    if wanted is None:
        return turn.waiting[0]
    if wanted not in turn.seats:
        asked = ", ".join(str(seat) for seat in turn.seats)
        raise Unusable(f"--seat: seat {wanted} is not asked after action {match.ply}; asked: {asked}")
    return wanted


def as_json(match: Match, seat: int, bot: str, opinions: list[Opinion]) -> dict[str, Any]:
    """What the bot thinks as one object: `games` are imagined ones, `wins` the seat's share of the victories."""
    candidates = [
        {"action": match.game.notate(o.action), "games": o.games, "wins": o.wins, "score": o.score} for o in opinions
    ]
    return {"game": match.game.id, "ply": match.ply, "seat": seat, "bot": bot, "opinions": candidates}


def _show(args: Namespace, match: Match, seat: int, opinions: list[Opinion]) -> None:
    texts, console = Texts(args.language), screen(args.color)
    names = names_at(texts, match)
    table = opinion_table(texts, names, match.game, opinions, in_words=True)
    prompt = texts.say(match.state.prompt(seat), names)
    console.print(texts.word("cli-for", name=names[seat], prompt=prompt), style="bold")
    console.print(table)
