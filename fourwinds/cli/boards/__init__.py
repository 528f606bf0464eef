"""How the games look in a terminal: a module named after the game, or nothing but words.

A board module offers `draw(scene, console)`, `heading(scene)` with the part of the game that is played,
`standing(scene)` with a short word for each seat on how it stands, `sheets(view)` with the score sheets as they
stand, `hints(view, texts)` with lines for the help, and `label(texts, words, grouped)` with a short form of an
action, or nothing where the usual sentence will do; `grouped` if what it is done with has been said already.
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
from fourwinds.cli.screen import show_top
from fourwinds.core.messages import Line
from fourwinds.texts import Texts

__all__ = ["Board", "Scene", "find", "show"]


@dataclass
class Board:
    """What a board module offers."""

    draw: Callable[[Scene, Console], None]
    heading: Callable[[Scene], str]
    standing: Callable[[Scene], list[str]]
    sheets: Callable[[Any], list[list[Line]]]
    label: Callable[[Texts, str, bool], str]
    hints: Callable[[Any, Texts], list[str]]


def find(game_id: str) -> Board:
    """The board of a game."""
    name = f"{__name__}.{game_id}"
    module: Any = import_module(name) if find_spec(name) else plain
    return Board(module.draw, module.heading, module.standing, module.sheets, module.label, module.hints)


def show(game_id: str, scene: Scene, console: Console, moment: str = "") -> None:
    """The line at the top, with a moment of a replay, then the board."""
    board = find(game_id)
    heading = ", ".join(words for words in (moment, board.heading(scene)) if words)
    standing = board.standing(scene) or [""] * len(scene.names)
    players = [scene.player(seat).append(f" {words}".rstrip(), "bold") for seat, words in enumerate(standing)]
    show_top(console, scene.texts.word(f"{game_id}-name"), heading, players)
    board.draw(scene, console)
