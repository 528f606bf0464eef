"""What a board is drawn from, and what several of them do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from fourwinds.cli.seats import player
from fourwinds.core.messages import Line
from fourwinds.texts import Texts

GAP: Final = 2


@dataclass
class Scene:
    """A seat's view, the words and names to use, and the places that can be chosen now."""

    view: Any
    texts: Texts
    names: list[str]
    places: set[str] = field(default_factory=set)

    def player(self, seat: int) -> Styled:
        """A player's name behind the sign that stands for it."""
        return player(self.names, seat)


def beside(console: Console, left: RenderableType, right: RenderableType, width: int, other: int) -> None:
    """The left part, so wide, with the right part beside it, or below where there is no room for as much again."""
    if console.width < width + GAP + other:
        console.print(left, right, sep="\n")
        return
    table = Table.grid(padding=(0, GAP))
    table.add_column(width=width)
    table.add_row(left, right)
    console.print(table)


def totals(sheets: list[list[Line]]) -> list[str]:
    """How the seats stand where that is the sum of their sheets."""
    return [str(sum(line.points for line in sheet)) for sheet in sheets]
