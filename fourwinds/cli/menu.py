"""What can be chosen at once: a few choices one by one, many in two steps, as the game groups them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text as Styled

from fourwinds.cli.boards import Board
from fourwinds.core.messages import Text
from fourwinds.core.protocol import Game, State
from fourwinds.texts import Texts

FEW: Final = 9
"""So many choices are offered one by one, even if the game groups them."""
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
        return [Entry(actions, self._label(state, seat, actions, menu.grouped)) for actions in lists]

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

    def _label(self, state: State, seat: int, actions: list[int], grouped: bool) -> Styled:
        """A choice in words with what it brings, a group with how many there are."""
        gains = [self._game.gives(state, seat, action) for action in actions]
        told = list(dict.fromkeys(self._say(gain) for gain in gains if gain))
        if len(actions) == 1:
            return _with(self._words(actions[0], grouped), told)
        told = told if len(told) <= GAINS else []
        return _with(self._group(actions[0]), [self._texts.word("cli-choices", count=len(actions)), *told])

    def _words(self, action: int, grouped: bool) -> str:
        short = self._board.label(self._texts, self._game.notate(action), grouped)
        return short or self._say(self._game.describe(action))

    def _say(self, text: Text) -> str:
        return self._texts.say(text, self._names)


def _with(words: str, told: list[str]) -> Styled:
    label = Styled(words, "bold")
    return label.append(f"  {', '.join(told)}", "not bold dim") if told else label
