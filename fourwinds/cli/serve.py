"""`fourwinds serve`: the table in the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fourwinds.bots import HINT_BOT
from fourwinds.cli.arguments import Commands, whole


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("serve", help="open the table in the browser")
    add_place(parser)
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--seed", type=int, metavar="S", help="deal tables that are set up alike alike")
    parser.add_argument(
        "--hint-bot", default=HINT_BOT, metavar="BOT", help=f"who is asked for hints, usually {HINT_BOT}"
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="another name by which browsers may ask for the server, for one behind a proxy; may be repeated",
    )
    parser.set_defaults(run=run)


def add_place(parser: ArgumentParser) -> None:
    """Adds where the server listens and keeps its tables."""
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen on, usually 127.0.0.1")
    parser.add_argument(
        "--port", type=whole(0, 65535), default=8000, metavar="P", help="usually 8000; another one if it is taken"
    )
    parser.add_argument("--database", default="fourwinds.db", metavar="FILE", help="where tables are kept")


def run(args: Namespace) -> int:
    """Serves until Ctrl-C."""
    from fourwinds.server.serve import serve

    return serve(args.host, args.port, args.database, not args.no_open, args.seed, args.hint_bot, args.allowed_host)
