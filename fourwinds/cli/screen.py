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

from fourwinds.bots import Opinion
from fourwinds.core.messages import Line, Outcome
from fourwinds.core.protocol import Game
from fourwinds.texts import Texts

WIDTH: Final = 100
LOW: Final = 30
GOLD: Final = "#d9b36c"
"""The colour of titles and keys."""


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


def is_low(console: Console) -> bool:
    """Whether every line counts."""
    return console.height < LOW


def show_gap(console: Console) -> None:
    """An empty line, where there is room for one."""
    if not is_low(console):
        console.print()


def show_top(console: Console, title: str, heading: str, players: list[Styled]) -> None:
    """The first line: the game, the part of it that is played, and how the players stand; two lines if need be."""
    left = Styled.assemble((title, "bold"), f"  {heading}")
    right = Styled("   ").join(players)
    gap = console.width - left.cell_len - right.cell_len - 2
    line = Styled.assemble(" ", left, " " * gap, right, " ") if gap > 1 else Styled.assemble(" ", left, "\n ", right)
    line.stylize_before("on #33312b")
    console.print(line)
    show_gap(console)


def show_rule(console: Console, title: str, about: Styled | None = None) -> None:
    """A line across the screen with a title, and behind it a few words."""
    line = Styled.assemble("─ ", (title, f"bold {GOLD}"), " ")
    if about is not None:
        line.append_text(Styled.assemble("─ ", about, " "))
    console.print(line.append("─" * (console.width - line.cell_len), "dim"))


def key(name: str) -> Styled:
    """What is to be typed, as a key."""
    return Styled(f" {name} ", f"bold #1d1c18 on {GOLD}")


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
    if outcome is not None and outcome.won and len(names) > 1:
        table.add_row(texts.word("cli-place"), *(str(rank) for rank in outcome.ranks))
    return table


def opinion_table(texts: Texts, names: list[str], game: Game, opinions: list[Opinion], in_words: bool = False) -> Table:
    """What a bot thinks of some choices, best first; `in_words` also as a record writes them."""
    alone = len(names) == 1
    table = plain_table()
    table.add_column(texts.word("cli-hint-choice"))
    if in_words:
        table.add_column(texts.word("cli-hint-action"))
    for name in ("cli-hint-games", "cli-hint-points" if alone else "cli-hint-chance"):
        table.add_column(texts.word(name), justify="right")
    for o in opinions:
        worth = f"{o.score:.1f}" if alone else f"{100 * o.wins:.1f} %"
        words = [texts.say(game.describe(o.action), names), *([game.notate(o.action)] if in_words else [])]
        table.add_row(*words, str(o.games), worth if o.games else "")
    return table


def show_outcome(console: Console, texts: Texts, names: list[str], outcome: Outcome) -> None:
    """The final score sheet with the places, and how it ended: a title, a sentence of the game, or the winners."""
    console.print(sheet_table(texts, names, outcome.sheets, outcome))
    console.print(Styled(_ending(texts, names, outcome), "bold"))


def _ending(texts: Texts, names: list[str], outcome: Outcome) -> str:
    if outcome.title is not None:
        title = texts.say(outcome.title, names)
        return f"{texts.word('cli-points', points=outcome.scores[0])} – {title}" if len(names) == 1 else title
    winners = [names[seat] for seat, rank in enumerate(outcome.ranks) if outcome.won and rank == 1]
    return texts.word("cli-winner", names=texts.join(winners), count=len(winners))
