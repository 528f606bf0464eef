"""`fourwinds doctor`: what is here, what is missing, and what to do about it."""

from __future__ import annotations

import os
import platform
import shutil
from argparse import Namespace
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import fourwinds
from fourwinds.cli.arguments import Commands
from fourwinds.cli.serve import add_place
from fourwinds.core.messages import Unusable

PACKAGE: Final = Path(fourwinds.__file__).parent
COMPILABLE: Final = ("core", "games", "bots")
EXTRAS: Final = {
    "arena": ("openskill",),
    "openspiel": ("numpy", "pyspiel"),
    "pettingzoo": ("gymnasium", "numpy", "pettingzoo"),
    "ray": ("ray",),
    "train": ("numpy",),
    "tune": ("cma", "numpy"),
}
"""What `pip install 'fourwinds[NAME]'` adds, by the modules that it brings."""
SQLITE: Final = b"SQLite format 3\0"
LITTLE_ROOM: Final = 100_000_000
"""Bytes; a table is a few thousand, but SQLite must be able to write its log."""


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("doctor", help="what is here, what is missing, what to do about it")
    add_place(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """One line for each thing that was looked at; the exit code is 1 if the table could not be served."""
    print(f"fourwinds {fourwinds.__version__}, Python {platform.python_version()}, {platform.platform(terse=True)}")
    healthy = True
    for name, fine, found in findings(args):
        print(f"{'' if fine else '! '}{name}: {found}")
        healthy = healthy and fine
    return 0 if healthy else 1


def findings(args: Namespace) -> Iterator[tuple[str, bool, str]]:
    """What was looked at, whether the table can be served with it, and what was found."""
    yield "engines", True, engines()
    yield "extras", True, extras()
    yield "client", *client()
    yield "port", *port(args.host, args.port)
    yield from kept(args.database)


def engines() -> str:
    """What is compiled."""
    compiled = sum(1 for part in COMPILABLE for path in (PACKAGE / part).rglob("*") if path.suffix in {".so", ".pyd"})
    if compiled:
        return f"compiled, {compiled} modules"
    return "plain Python; a wheel for this system, or make play where there is a C compiler, lets bots think faster"


def extras() -> str:
    """Which extras are there, and how to get the others."""
    there = [extra for extra, modules in EXTRAS.items() if all(find_spec(module) for module in modules)]
    missing = [extra for extra in EXTRAS if extra not in there]
    more = f"; not there: {', '.join(missing)} (pip install 'fourwinds[{missing[0]}]')" if missing else ""
    return f"{', '.join(there) or 'none'}{more}"


def client() -> tuple[bool, str]:
    """Whether browsers would get their page."""
    from fourwinds.server.pages import STATIC

    if (STATIC / "index.html").is_file():
        return True, "the pages for the browser are there"
    return False, "the pages for the browser have not been built; in a clone, run make play"


def port(host: str, wanted: int) -> tuple[bool, str]:
    """Whether the server could listen there."""
    from fourwinds.server.serve import bound

    try:
        with bound(host, wanted) as listener:
            got = listener.getsockname()[1]
    except (Unusable, OSError) as error:
        return False, str(error)
    if got == wanted or wanted == 0:
        return True, f"{got} on {host} is free"
    return True, f"{wanted} on {host} is taken, perhaps by another fourwinds serve; it would be {got}"


def kept(database: str) -> Iterator[tuple[str, bool, str]]:
    """Where tables are kept, or would be, and how much room there is."""
    from fourwinds.server.serve import file_of

    try:
        path = Path(file_of(database)).absolute()
    except Unusable as error:
        yield "database", False, str(error)
        return
    wrong = fault(path)
    there = amount(path.stat().st_size) if path.is_file() else "not there yet, will be made"
    yield "database", not wrong, f"{path} {wrong}: name another one with --database" if wrong else f"{path}, {there}"
    if path.parent.is_dir():
        free = shutil.disk_usage(path.parent).free
        yield "room", free >= LITTLE_ROOM, f"{amount(free)} free in {path.parent}"


def fault(path: Path) -> str:
    """Why tables cannot be kept in this file, nothing if they can."""
    if not path.exists():
        return "" if os.access(path.parent, os.W_OK) else "cannot be made"
    if not path.is_file() or not os.access(path, os.R_OK | os.W_OK):
        return "cannot be read and written"
    with path.open("rb") as file:
        return "" if file.read(len(SQLITE)) in (SQLITE, b"") else "is no database"


def amount(number: int) -> str:
    """Bytes, for people to read."""
    return f"{number / 1e9:.1f} GB" if number >= 1e9 else f"{number / 1e6:.1f} MB"
