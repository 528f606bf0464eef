"""The commands of `python tools`: what the Makefile calls."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tools import client, engines, package, play, release
from tools.steps import VENV, Failed, cause, say

USAGE = "usage: python tools play|install|compile|wheel|release|npm|engines ARGUMENTS (see the Makefile)"


def main(arguments: list[str]) -> int:
    """Runs a command; what goes wrong is told in sentences."""
    if Path(sys.prefix).resolve() == VENV.resolve() and arguments[:1] != ["engines"]:
        # Called from within our own environment, which has no pip and may be made anew.
        base: str = getattr(sys, "_base_executable", sys.executable)
        os.execv(base, [base, str(Path(__file__).parent), *arguments])
    try:
        return run(arguments)
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"Fourwinds stopped: {error}. {cause(str(error))}".strip(), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("\nStopped. The same command goes on from here.")
        return 130


def run(arguments: list[str]) -> int:
    """The command and what it is given."""
    match arguments:
        case ["play", *rest]:
            return play.play(rest)
        case ["install", *locks]:
            play.prepare("run", "build", *locks)
            package.install()
        case ["compile"]:
            play.compile_behind()
        case ["wheel"]:
            play.prepare("run", "build")
            release.wheel()
        case ["release", *version]:
            play.prepare("run", "build")
            release.release("".join(version))
        case ["npm", *rest]:
            return client.npm(rest)
        case ["engines", target]:
            engines.main(target)
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    return 0
