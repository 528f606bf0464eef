"""The board of a game that has none: what happens and what can be chosen has to do."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from fourwinds.cli.boards.scene import Scene
from fourwinds.core.messages import Line
from fourwinds.texts import Texts


def draw(scene: Scene, console: Console) -> None:
    """Nothing can be shown."""


def heading(scene: Scene) -> str:
    """Nobody knows the parts of this game."""
    return ""


def standing(scene: Scene) -> list[str]:
    """Nobody knows how this game scores before its end."""
    return []


def sheets(view: Any) -> list[list[Line]]:
    """Nobody knows how this game scores before its end."""
    return []


def label(texts: Texts, words: str, grouped: bool) -> str:
    """No short forms."""
    return ""


def hints(view: Any, texts: Texts) -> list[str]:
    """Nothing to explain."""
    return []
