"""Looks rules up in a game's RULES.md."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

ENTRY: Final = re.compile(r"\*\*(\d+\.\d+)\*\*")
SECTION: Final = re.compile(r"## (\d+)\.")


def find_rule(game_id: str, number: str) -> str:
    """The rule of that number, or the whole section for a number without a point; nothing if there is none."""
    path = files(f"fourwinds.games.{game_id}") / "RULES.md"
    if not number or not path.is_file():
        return ""
    lines = path.read_text("utf-8").splitlines()
    found = [line for line, (section, rule) in zip(lines, _numbers(lines), strict=True) if number in (section, rule)]
    return "\n".join(found).strip()


def _numbers(lines: list[str]) -> list[tuple[str, str]]:
    """For every line the section and the rule it belongs to."""
    found: list[tuple[str, str]] = []
    section = rule = ""
    for line in lines:
        if line.startswith("#"):
            heading = SECTION.match(line)
            section, rule = heading[1] if heading else "", ""
        entry = ENTRY.match(line)
        if entry:
            rule = entry[1]
        found.append((section, rule))
    return found
