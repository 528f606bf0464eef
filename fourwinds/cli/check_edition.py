"""`fourwinds check-edition`: what is wrong with an edition file."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from fourwinds.cli.arguments import Commands
from fourwinds.cli.files import read_text
from fourwinds.core import registry
from fourwinds.core.messages import Finding, Unusable


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser("check-edition", help="say what is wrong with an edition file")
    parser.add_argument("file", type=Path, metavar="FILE", help="an edition, as JSON")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Lists the findings; errors make the command fail, warnings do not."""
    data = _read(args.file)
    game = registry.find(data["game"])
    findings = game.check_edition(data)
    for finding in findings:
        print(line(finding))
    errors = sum(1 for finding in findings if finding.error)
    if errors:
        raise Unusable(f"{args.file}: {count(errors, 'error')}, so this edition cannot be played")
    print(f"ok: {game.id}, edition {data['edition']}, {count(len(findings), 'warning')}")
    return 0


def line(finding: Finding) -> str:
    """A finding in one line."""
    return f"error: {finding.message}" if finding.error else f"warning {finding.code}: {finding.message}"


def count(number: int, what: str) -> str:
    """`no errors`, `1 error`, `2 errors`."""
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


def _read(path: Path) -> dict[str, Any]:
    text = read_text(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unusable(f"{path}: not JSON: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Unusable(f"{path}: is not an edition, it does not name its 'game'")
    return data
