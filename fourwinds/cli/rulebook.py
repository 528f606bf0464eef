"""Looks rules up in a game's rules."""

from __future__ import annotations

import re
from typing import Final

from fourwinds.texts import rules

ENTRY: Final = re.compile(r"\*\*(\d+\.\d+)\*\*")
SECTION: Final = re.compile(r"## (\d+)\.")


def find_rule(game_id: str, number: str, language: str = "en") -> str:
    """The rule of that number, or the whole section for a number without a point; nothing if there is none."""
    if not number:
        return ""
    lines = rules(game_id, language).splitlines()
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
