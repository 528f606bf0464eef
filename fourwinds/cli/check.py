"""`fourwinds check`: whether a record can be replayed."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from fourwinds.cli.arguments import Commands
from fourwinds.cli.files import read_record
from fourwinds.core.match import Match


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("check", help="replay a record and say whether all is well")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Says `ok` and what the record holds."""
    print(f"ok: {summary(read_record(args.file))}")
    return 0


def summary(match: Match) -> str:
    """A match in one line."""
    players = f"{match.config.players} player{'s' if match.config.players > 1 else ''}"
    outcome = match.state.outcome()
    end = "unfinished" if outcome is None else f"finished, scores {' '.join(str(score) for score in outcome.scores)}"
    return f"{match.game.id}, {players}, {match.ply} actions, {end}"
