"""Entry point of the `fourwinds` command: one module a command, and every failure one line."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, RawDescriptionHelpFormatter
from typing import Final, TextIO

from fourwinds import __version__
from fourwinds.cli import (
    arena,
    balance,
    bound,
    check,
    check_edition,
    completion,
    doctor,
    fit,
    games,
    hint,
    play,
    replay,
    serve,
    simulate,
    tune,
)
from fourwinds.cli.arguments import Parser
from fourwinds.core import match
from fourwinds.core.messages import Unusable

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
COMMANDS: Final = (
    serve,
    play,
    doctor,
    games,
    simulate,
    arena,
    balance,
    tune,
    fit,
    bound,
    replay,
    hint,
    check,
    check_edition,
    completion,
)
ABOUT: Final = """Exploration board games in the browser and the terminal. Most wanted:

  fourwinds serve              the table in the browser
  fourwinds play explorers     you against a bot, in the terminal
  fourwinds doctor             what is here, what is missing, what to do about it"""


def main(argv: list[str] | None = None) -> int:
    """Runs the command; bad input of any kind is one line on standard error and exit code 2."""
    _mend_streams()
    try:
        args = parser().parse_args((sys.argv[1:] if argv is None else argv) or ["--help"])
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except (Unusable, UnicodeError) as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence(sys.stdout)
        return 0
    except OSError as error:
        _silence(sys.stdout)
        return _fail(f"{error.filename or 'output'}: {error.strerror or error}")


def parser() -> Parser:
    """All commands with their arguments."""
    whole = Parser(prog="fourwinds", description=ABOUT, formatter_class=RawDescriptionHelpFormatter)
    whole.add_argument("--version", action="version", version=version(), help="show version and build, then stop")
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", required=True, dest=SUPPRESS)
    for command in COMMANDS:
        command.add(commands)
    return whole


def version() -> str:
    """The version and whether the rules run compiled."""
    build = "interpreted" if str(match.__file__).endswith(".py") else "compiled"
    return f"fourwinds {__version__} ({build})"


def _fail(message: str) -> int:
    line = "".join(letter if letter.isprintable() else " " for letter in message)
    try:
        print(f"fourwinds: {' '.join(line.split())}", file=sys.stderr)
    except OSError:
        _silence(sys.stderr)
    return BAD_INPUT


def _mend_streams() -> None:
    """Closed streams become empty ones, and characters that a terminal cannot show do no harm."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _silence(stream: TextIO) -> None:
    """Nobody reads it any more: what is still buffered must not fail again at exit."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        return
