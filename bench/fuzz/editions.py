"""Edition files with something changed: the check always answers, and says whether the game could read them."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from bench.fuzz.lot import Lot, changed_text, changed_tree, one
from fourwinds.core import registry
from fourwinds.core.messages import Unusable

MOST_CHANGES: Final = 3


@cache
def printed(game: str) -> str:
    """The text of the edition that comes with a game."""
    return (files(f"fourwinds.games.{game}") / "data" / "house-1.json").read_text("utf-8")


def made(lot: Lot) -> tuple[str, str]:
    """A game and the text of an edition that is not quite right."""
    game = one(lot, list(registry.games()))
    data: Any = json.loads(printed(game))
    for _ in range(1 + lot(MOST_CHANGES)):
        data = changed_tree(lot, data)
    text = json.dumps(data)
    return game, text if lot(8) else changed_text(lot, text)


def tried(case: tuple[str, str]) -> bool:
    """Whether the edition can be played; the check and the reader must agree, and neither may fail."""
    game, text = case
    try:
        import_module(f"fourwinds.games.{game}.edition").read(text)
        read = True
    except Unusable:
        read = False
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return read
    findings = registry.find(game).check_edition(data)
    assert read == (not any(finding.error for finding in findings)), findings
    return read
