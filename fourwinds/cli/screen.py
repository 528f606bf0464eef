"""The terminal: one kind of console for all commands, and the tables that several of them show."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Styled

from fourwinds.core.messages import Line, Outcome
from fourwinds.texts import Texts

WIDTH: Final = 100


class Screen(Console):
    """A console that takes text as it is, and leaves it to the command what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        """Called while the error is handled; it goes on its way."""
        raise BrokenPipeError


def screen(color: bool | None = None, error: bool = False) -> Screen:
    """The console of standard output, or of standard error."""
    stream = sys.stderr if error else sys.stdout
    return Screen(
        file=stream,
        width=None if stream.isatty() else _width(),
        force_terminal=True if color else None,
        color_system=_colors(color, stream.isatty()),
        markup=False,
        highlight=False,
        emoji=False,
    )


def _colors(color: bool | None, terminal: bool) -> Literal["auto", "truecolor"] | None:
    if color is False:
        return None
    return "truecolor" if color and not terminal else "auto"


def _width() -> int:
    wanted = os.environ.get("COLUMNS", "")
    return max(40, shutil.get_terminal_size().columns) if wanted.isdecimal() else WIDTH


@contextmanager
def progress(games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal."""
    console = screen(error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games, completed=done)
        yield lambda played: bar.advance(task, played)


def plain_table(title: str = "") -> Table:
    """A table in the style of this program."""
    return Table(title=title or None, title_justify="left", title_style="bold", header_style="bold", box=None)


def sheet_table(texts: Texts, names: list[str], sheets: list[list[Line]], outcome: Outcome | None) -> Table:
    """The score sheets side by side, line by line, with totals and, at the end, places."""
    table = plain_table()
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    points = [{line.key: line.points for line in sheet} for sheet in sheets]
    for key in dict.fromkeys(line.key for sheet in sheets for line in sheet):
        table.add_row(texts.word(key), *(str(sheet.get(key, 0)) for sheet in points))
    table.add_section()
    totals = [str(sum(line.points for line in sheet)) for sheet in sheets]
    table.add_row(Styled(texts.word("cli-total"), "bold"), *(Styled(total, "bold") for total in totals))
    if outcome is not None and len(names) > 1:
        table.add_row(texts.word("cli-place"), *(str(rank) for rank in outcome.ranks))
    return table


def show_outcome(console: Console, texts: Texts, names: list[str], outcome: Outcome) -> None:
    """The final score sheet with the places, and the title of a solo game."""
    console.print(sheet_table(texts, names, outcome.sheets, outcome))
    if outcome.title is not None:
        title = texts.say(outcome.title, names)
        console.print(Styled(texts.word("cli-title", title=title), "bold"))
        return
    winners = [names[seat] for seat, rank in enumerate(outcome.ranks) if outcome.won and rank == 1]
    console.print(Styled(texts.word("cli-winner", names=texts.join(winners), count=len(winners)), "bold"))
