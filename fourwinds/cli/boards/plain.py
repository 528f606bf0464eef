"""The board of a game that has none: the view, value by value."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from rich.console import Console

from fourwinds.cli.boards.scene import Scene
from fourwinds.core.messages import Line
from fourwinds.texts import Texts


def draw(scene: Scene, console: Console) -> None:
    """Writes the view down."""
    for field in fields(scene.view):
        console.print(f"{field.name}: {getattr(scene.view, field.name)}", soft_wrap=True)


def sheets(view: Any) -> list[list[Line]]:
    """Nobody knows how this game scores before its end."""
    return []


def label(texts: Texts, words: str) -> str:
    """No short forms."""
    return ""


def hints(view: Any, texts: Texts) -> list[str]:
    """Nothing to explain."""
    return []
