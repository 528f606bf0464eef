"""What can be chosen at once: a few choices one by one, many in two steps, as the game groups them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.text import Text as Styled

from fourwinds.cli.boards import Board
from fourwinds.cli.screen import key
from fourwinds.core.messages import Text
from fourwinds.core.protocol import Game, State
from fourwinds.texts import Texts

FEW: Final = 9
"""So many choices are offered one by one, even if the game groups them."""
MANY: Final = 18
"""Of more entries than these only those with one choice say what they bring."""
GAP: Final = 2
NARROWEST: Final = 36
"""A choice may have two lines, but not many."""
COLUMN: Final = 4
"""More entries than these are not put one below the other."""
GAINS: Final = 2
"""What a group brings is said if it comes to so many things at most."""


@dataclass
class Entry:
    """One line of the list: a choice, or several behind one."""

    actions: list[int]
    label: Styled


@dataclass
class Menu:
    """A seat's choices. In the second of two steps `title` says what they have in common: a group or a place."""

    actions: list[int]
    title: str = ""
    grouped: bool = False


class Choices:
    """Makes lists out of choices, in the words of one language."""

    def __init__(self, game: Game, board: Board, texts: Texts, names: list[str]) -> None:
        """For one game and its people."""
        self._game = game
        self._board = board
        self._texts = texts
        self._names = names

    def entries(self, state: State, seat: int, menu: Menu) -> list[Entry]:
        """The choices in order, those of a group behind the first of them."""
        found: dict[str, list[int]] = {}
        for action in menu.actions:
            found.setdefault(self._behind(menu, action), []).append(action)
        lists = list(found.values()) if len(found) > 1 else [[action] for action in menu.actions]
        entries = [Entry(actions, self._words(actions, menu.grouped)) for actions in lists]
        for entry in entries:
            most = 1 if len(entry.actions) == 1 else GAINS if len(entries) <= MANY else 0
            entry.label.append_text(self._gains(state, seat, entry.actions, most))
        return entries

    def listed(self, menu: Menu, entries: list[Entry], width: int) -> Columns:
        """The entries with their numbers, many of them at least two beside each other, and the way back."""
        digits = len(str(len(entries)))
        numbered = [Styled.assemble(key(f"{at:>{digits}}"), " ", entry.label) for at, entry in enumerate(entries, 1)]
        if menu.title:
            numbered.append(Styled.assemble(key(f"{0:>{digits}}"), " ", self._texts.word("cli-back")))
        half = width // 2 - GAP
        crowded = len(entries) > COLUMN and max(entry.cell_len for entry in numbered) > half >= NARROWEST
        return Columns(numbered, padding=(0, GAP), width=half if crowded else None)

    def behind(self, entry: Entry) -> Menu:
        """The second step: the choices behind an entry."""
        return Menu(entry.actions, self._group(entry.actions[0]), grouped=True)

    def _behind(self, menu: Menu, action: int) -> str:
        """What the choice is listed under: its group if there are many, otherwise itself."""
        if len(menu.actions) <= FEW or menu.title:
            return str(action)
        return self._group(action) or str(action)

    def _group(self, action: int) -> str:
        group = self._game.group(action)
        return self._say(group) if group else ""

    def _words(self, actions: list[int], grouped: bool) -> Styled:
        """A choice in words, a group with how many there are."""
        if len(actions) > 1:
            count = self._texts.word("cli-choices", count=len(actions))
            return Styled.assemble((self._group(actions[0]), "bold"), (f"  {count}", "dim"))
        short = self._board.label(self._texts, self._game.notate(actions[0]), grouped)
        return Styled.assemble((short or self._say(self._game.describe(actions[0])), "bold"))

    def _gains(self, state: State, seat: int, actions: list[int], most: int) -> Styled:
        """What the choices bring, unless that comes to more than so many things."""
        gains = [self._game.gives(state, seat, action) for action in actions]
        told = list(dict.fromkeys(self._say(gain) for gain in gains if gain))
        return Styled(f"  {', '.join(told)}" if len(told) <= most and told else "", "dim")

    def _say(self, text: Text) -> str:
        return self._texts.say(text, self._names)
