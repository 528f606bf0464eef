"""`fourwinds serve`: the table in the browser."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, Namespace
from typing import Final

from fourwinds.bots import HINT_BOT
from fourwinds.cli.arguments import Commands, whole

LIMITS: Final = (
    ("--tables-per-day", "tables_a_day", "new tables of one address in a day, usually 500"),
    ("--sockets-per-address", "sockets_address", "devices of one address that are at tables, usually 200"),
    ("--sockets", "sockets", "devices in all that are at tables, usually 1500"),
)


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
    for flag, field, text in LIMITS:
        parser.add_argument(flag, dest=field, type=whole(1), default=SUPPRESS, metavar="N", help=text)
    parser.add_argument(
        "--prune-after",
        type=whole(0),
        default=30,
        metavar="DAYS",
        help="remove tables that nobody has touched, usually after 30 days; 0 keeps them",
    )
    parser.add_argument(
        "--grace",
        type=whole(0, 86_400),
        default=60,
        metavar="SECONDS",
        help="how long somebody may be away before a bot can play for them, usually 60",
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
    from fourwinds.server.limits import Limits
    from fourwinds.server.serve import serve

    limits = Limits(**{field: getattr(args, field) for _, field, _ in LIMITS if hasattr(args, field)})
    return serve(
        host=args.host,
        port=args.port,
        database=args.database,
        open_browser=not args.no_open,
        seed=args.seed,
        hint_bot=args.hint_bot,
        allowed_hosts=args.allowed_host,
        limits=limits,
        prune_days=args.prune_after,
        grace=args.grace,
    )
