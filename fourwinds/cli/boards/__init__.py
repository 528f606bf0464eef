"""How the games look in a terminal: a module named after the game, or a plain list of what can be seen.

A board module offers `draw(scene, console)`, `sheets(view)` with the score sheets as they stand,
`hints(view, texts)` with lines for the help, and `label(texts, words)` with a short form of an action,
or nothing where the usual sentence will do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Console

from fourwinds.cli.boards import plain
from fourwinds.cli.boards.scene import Scene
from fourwinds.core.messages import Line
from fourwinds.texts import Texts

__all__ = ["Board", "Scene", "find"]


@dataclass
class Board:
    """What a board module offers."""

    draw: Callable[[Scene, Console], None]
    sheets: Callable[[Any], list[list[Line]]]
    label: Callable[[Texts, str], str]
    hints: Callable[[Any, Texts], list[str]]


def find(game_id: str) -> Board:
    """The board of a game."""
    name = f"{__name__}.{game_id}"
    module: Any = import_module(name) if find_spec(name) else plain
    return Board(module.draw, module.sheets, module.label, module.hints)
