"""The conversation at a terminal: shows the board and the choices, reads what is typed, says why not."""

from __future__ import annotations

import re
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text as Styled

from fourwinds.cli import boards
from fourwinds.cli.rulebook import find_rule
from fourwinds.cli.screen import sheet_table
from fourwinds.cli.session import Session
from fourwinds.cli.signals import read_line
from fourwinds.texts import Texts

NEWS: Final = 10
LOG: Final = 30
COMMANDS: Final = {
    "?": "help",
    "h": "help",
    "help": "help",
    "l": "log",
    "log": "log",
    "q": "quit",
    "quit": "quit",
    "r": "rule",
    "rule": "rule",
    "s": "score",
    "score": "score",
    "u": "undo",
    "undo": "undo",
}


RULE: Final = re.compile(r"(?:r|rule) ?(\d+(?:\.\d+)?)")


class Quit(Exception):
    """The player leaves; the game goes on another day."""


class Dialog:
    """Talks with the people at one terminal until the game is over or somebody quits."""

    def __init__(self, session: Session, texts: Texts, console: Console, names: list[str], confirm: bool) -> None:
        """Nothing is said yet."""
        self.session = session
        self.game = session.match.game
        self.texts = texts
        self.console = console
        self.names = names
        self.confirm = confirm
        self.board = boards.find(self.game.id)
        self.seen: dict[int, int] = {}
        self.places: dict[str, int] = {}
        for index in range(self.game.actions):
            action = self.game.action(index)
            self.places.setdefault(self.game.place(action), action)

    def run(self) -> None:
        """Plays to the end, or raises `Quit`."""
        self.session.advance()
        while (seat := self.session.asked()) is not None:
            self._ask(seat)
            if self.session.asked() != seat and self.confirm and self.session.can_undo(seat):
                self._ask_to_confirm(seat)
            self.session.advance()

    # A decision

    def _ask(self, seat: int) -> None:
        """One decision: an action or an undo."""
        choices = [*self.session.state.legal(seat), *self.session.state.besides(seat)]
        self._show(seat, choices)
        while not self._decide(seat, choices, self._read()):
            continue

    def _show(self, seat: int, choices: list[int]) -> None:
        if self.console.is_terminal:
            self.console.clear()
        self._show_board(seat, choices)
        self._show_news(seat)
        self._show_choices(seat, choices)

    def _show_board(self, seat: int, choices: list[int]) -> None:
        places = {self.game.place(action) for action in choices} - {""}
        self.board.draw(boards.Scene(self._view(seat), self.texts, self.names, places), self.console)

    def _view(self, seat: int) -> Any:
        return self.game.screen(self.session.state.view(seat))

    def _show_news(self, seat: int) -> None:
        told = self.session.told(seat, self.seen.get(seat, 0))
        self.seen[seat] = self.session.match.ply
        self.console.print()
        for text in told[-NEWS:]:
            self.console.print(f"  {self.texts.say(text, self.names)}", style="dim")

    def _show_choices(self, seat: int, choices: list[int]) -> None:
        prompt = self.texts.say(self.session.state.prompt(seat), self.names)
        if len(self.session.humans) > 1:
            prompt = self.texts.word("cli-for", name=self.names[seat], prompt=prompt)
        self.console.print(Styled(prompt, "bold"))
        labels = [self._label(seat, action) for action in choices]
        numbered = [Styled(f"{number:>3} ", "cyan").append_text(label) for number, label in enumerate(labels, 1)]
        self.console.print(Columns(numbered, padding=(0, 2), equal=True))

    def _label(self, seat: int, action: int) -> Styled:
        """A choice in the list: a square by its name alone, everything else in words and with what it brings."""
        words, place = self.game.notate(action), self.game.place(action)
        if words.split()[1:] == [place]:
            return Styled(place, "default")
        short = self.board.label(self.texts, words)
        label = Styled(short or self.texts.say(self.game.describe(action), self.names), "default")
        gain = self.game.gives(self.session.state, seat, action)
        return label if gain is None else label.append(f" ({self.texts.say(gain, self.names)})", "dim")

    def _read(self) -> str:
        self.console.print(Styled("> ", "bold"), end="")
        self.console.file.flush()
        line = read_line()
        if not line:
            self.console.print()
            raise Quit
        return " ".join(line.split()).lower()

    def _decide(self, seat: int, choices: list[int], words: str) -> bool:
        """Whether the words changed anything, so that all must be shown anew."""
        if not words and len(choices) == 1:
            words = "1"
        if self._command(seat, words):
            return False
        if words in ("u", "undo"):
            return self._undo(seat)
        if words.isdecimal():
            return self._play_number(seat, choices, words)
        return self._play_words(seat, choices, words)

    def _play_number(self, seat: int, choices: list[int], words: str) -> bool:
        if len(words) > 9 or not 1 <= int(words) <= len(choices):
            self._refuse(self.texts.word("cli-no-choice", number=words[:20], last=len(choices)))
            return False
        self.session.play(seat, choices[int(words) - 1])
        return True

    def _play_words(self, seat: int, choices: list[int], words: str) -> bool:
        """A place that can be chosen, or the words of a record."""
        if not words:
            self._refuse(self.texts.word("cli-nothing"))
            return False
        there = [action for action in choices if self.game.place(action) == words]
        if len(there) > 1:
            self._refuse(self.texts.word("cli-several", place=words))
            return False
        action = there[0] if there else self.places.get(words, words)
        refusal = self.session.match.why_not(seat, action)
        if refusal is not None:
            self._refuse(self.texts.refusal(refusal, self.names))
            return False
        self.session.play(seat, self.game.parse(action) if isinstance(action, str) else action)
        return True

    def _refuse(self, reason: str) -> None:
        self.console.print(Styled(reason, "red"))

    def _undo(self, seat: int) -> bool:
        if not self.session.can_undo(seat):
            self._refuse(self.texts.word("cli-no-undo"))
            return False
        self.session.undo()
        self.seen[seat] = self.session.match.ply
        return True

    def _ask_to_confirm(self, seat: int) -> None:
        """The turn is done unless the last step is taken back."""
        self.console.print(Styled(self.texts.word("cli-confirm"), "bold"))
        while True:
            words = self._read()
            if words in ("u", "undo"):
                self._undo(seat)
                return
            if words in ("", "1"):
                return
            if not self._command(seat, words):
                self._refuse(self.texts.word("cli-confirm"))

    # Commands that change nothing

    def _command(self, seat: int, words: str) -> bool:
        """Whether the words were a question, which is then answered."""
        first, rest = _split(words)
        name = COMMANDS.get(first)
        if name == "quit":
            raise Quit
        if name == "help":
            self._show_help(seat)
        elif name == "score":
            self._show_score(seat)
        elif name == "log":
            self._show_log(seat)
        elif name == "rule":
            self._show_rule(rest)
        else:
            return False
        return True

    def _show_help(self, seat: int) -> None:
        self.console.print(self.texts.word("cli-help"))
        for line in self.board.hints(self._view(seat), self.texts):
            self.console.print(line)

    def _show_score(self, seat: int) -> None:
        sheets = self.board.sheets(self._view(seat))
        if sheets:
            self.console.print(sheet_table(self.texts, self.names, sheets, None))
        else:
            self._refuse(self.texts.word("cli-no-score"))

    def _show_log(self, seat: int) -> None:
        for text in self.session.told(seat)[-LOG:]:
            self.console.print(f"  {self.texts.say(text, self.names)}")

    def _show_rule(self, number: str) -> None:
        found = find_rule(self.game.id, number, self.texts.language)
        if found:
            self.console.print(Markdown(found))
        else:
            self._refuse(self.texts.word("cli-no-rule", number=number or "?"))


def _split(words: str) -> tuple[str, str]:
    """A command and what stands behind it; `r7.4` is `r 7.4`."""
    rule = RULE.fullmatch(words)
    if rule:
        return "rule", rule[1]
    first, _, rest = words.partition(" ")
    return first, rest
