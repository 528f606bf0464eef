"""The conversation at a terminal: shows the board and the choices, reads what is typed, says why not."""

from __future__ import annotations

import re
from typing import Any, Final

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text as Styled

from fourwinds.bots import HINT_BOT, make
from fourwinds.cli import boards
from fourwinds.cli.menu import Choices, Entry, Menu
from fourwinds.cli.rulebook import find_rule
from fourwinds.cli.screen import opinion_table, sheet_table, show_gap, show_rule
from fourwinds.cli.seats import colored
from fourwinds.cli.session import Session
from fourwinds.cli.signals import read_line
from fourwinds.core.protocol import PUBLIC
from fourwinds.texts import Texts

LOG: Final = 30
NEWS: Final = 8
"""One in so many lines of the screen may be news."""
HINTS: Final = 5
"""So many candidates are told of."""
KEYS: Final = {"?": "help", "h": "hint", "u": "undo", "s": "score", "l": "log", "q": "quit"}
COMMANDS: Final = {**KEYS, **{name: name for name in (*KEYS.values(), "rule")}, "r": "rule"}
RULE: Final = re.compile(r"(?:r|rule) ?(\d+(?:\.\d+)?)")
SHORTEST: Final = 3
"""A choice may be named by a part of its words, if that is not shorter."""


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
        self.choices = Choices(self.game, self.board, texts, names)
        self.menu: Menu | None = None
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
        self._show_end(next(iter(self.session.humans), PUBLIC))

    def _show_end(self, seat: int) -> None:
        """The last position, and what led to it."""
        self._show_board(seat, [])
        self._show_news(seat)

    # A decision

    def _ask(self, seat: int) -> None:
        """One decision: an action or an undo, asked for in two steps if there are many choices."""
        self.menu = self._all(seat)
        while self.menu is not None:
            entries = self.choices.entries(self.session.state, seat, self.menu)
            self._show(seat, self.menu, entries)
            while not self._decide(seat, self.menu, entries, self._read()):
                continue

    def _all(self, seat: int) -> Menu:
        return Menu([*self.session.state.legal(seat), *self.session.state.besides(seat)])

    def _show(self, seat: int, menu: Menu, entries: list[Entry]) -> None:
        self._show_board(seat, [entry.actions[0] for entry in entries if len(entry.actions) == 1])
        self._show_news(seat)
        self._show_choices(seat, menu, entries)

    def _show_board(self, seat: int, choices: list[int]) -> None:
        if self.console.is_terminal:
            self.console.clear()
        places = {self.game.place(action) for action in choices} - {""}
        boards.show(self.game.id, boards.Scene(self._view(seat), self.texts, self.names, places), self.console)

    def _view(self, seat: int) -> Any:
        return self.game.screen(self.session.state.view(seat))

    def _show_news(self, seat: int) -> None:
        told = self.session.told(seat, self.seen.get(seat, 0))
        if told:
            show_gap(self.console)
            show_rule(self.console, self.texts.word("cli-news"))
        for text in told[-max(1, self.console.height // NEWS) :]:
            self.console.print(colored(f"  {self.texts.say(text, self.names)}", self.names))

    def _show_choices(self, seat: int, menu: Menu, entries: list[Entry]) -> None:
        show_gap(self.console)
        prompt = menu.title or self.texts.say(self.session.state.prompt(seat), self.names)
        if len(self.session.humans) > 1:
            prompt = self.texts.word("cli-for", name=self.names[seat], prompt=prompt)
        self.console.print(Styled(prompt, "bold"))
        self.console.print(self.choices.listed(menu, entries, self.console.width))
        keys = [f"{name} {self.texts.word(f'cli-key-{word}')}" for name, word in KEYS.items()]
        self.console.print(Styled("   ".join(keys), "dim"), justify="right")

    def _read(self) -> str:
        self.console.print(Styled("> ", "bold"), end="")
        self.console.file.flush()
        line = read_line()
        if not line:
            self.console.print()
            raise Quit
        return " ".join(line.split()).lower()

    def _decide(self, seat: int, menu: Menu, entries: list[Entry], words: str) -> bool:
        """Whether the words changed anything, so that all must be shown anew."""
        if not words and len(entries) == 1:
            words = "1"
        if self._command(seat, words):
            return False
        if COMMANDS.get(words) == "undo":
            return self._undo(seat)
        if words == "0" and menu.title:
            self.menu = self._all(seat)
            return True
        if words.isdecimal():
            return self._take_number(seat, entries, words)
        return self._take_words(seat, menu, entries, words)

    def _take(self, seat: int, entry: Entry) -> bool:
        """Plays a choice, or asks for the second step."""
        if len(entry.actions) == 1:
            return self._play(seat, entry.actions[0])
        self.menu = self.choices.behind(entry)
        return True

    def _play(self, seat: int, action: int) -> bool:
        self.seen[seat] = self.session.match.ply
        self.session.play(seat, action)
        self.menu = None
        return True

    def _take_number(self, seat: int, entries: list[Entry], words: str) -> bool:
        if len(words) > 9 or not 1 <= int(words) <= len(entries):
            self._refuse(self.texts.word("cli-no-choice", number=words[:20], last=len(entries)))
            return False
        return self._take(seat, entries[int(words) - 1])

    def _take_words(self, seat: int, menu: Menu, entries: list[Entry], words: str) -> bool:
        """A place that can be chosen, the words of a record, or a part of a choice's own words."""
        if not words:
            self._refuse(self.texts.word("cli-nothing"))
            return False
        there = self._leading_to(menu, words) or self._leading_to(self._all(seat), words)
        if len(there) > 1:
            self.menu = Menu(there, words.upper())
            return True
        action = there[0] if there else self.places.get(words, words)
        refusal = self.session.match.why_not(seat, action)
        if refusal is None:
            return self._play(seat, self.game.parse(action) if isinstance(action, str) else action)
        named = [entry for entry in entries if len(words) >= SHORTEST and words in entry.label.plain.lower()]
        if len(named) == 1 and not refusal.rule:
            return self._take(seat, named[0])
        self._refuse(self.texts.refusal(refusal, self.names))
        return False

    def _leading_to(self, menu: Menu, place: str) -> list[int]:
        return [action for action in menu.actions if self.game.place(action) == place]

    def _refuse(self, reason: str) -> None:
        self.console.print(Styled(reason, "red"))

    def _undo(self, seat: int) -> bool:
        if not self.session.can_undo(seat):
            self._refuse(self.texts.word("cli-no-undo"))
            return False
        self.session.undo()
        self.seen[seat] = self.session.match.ply
        self.menu = None
        return True

    def _ask_to_confirm(self, seat: int) -> None:
        """The turn is done unless the last step is taken back."""
        self._show_board(seat, [])
        self.console.print(Styled(f"\n{self.texts.say(self.session.state.closing(seat), self.names)}", "bold"))
        self.console.print(self.texts.word("cli-confirm"))
        while True:
            words = self._read()
            if COMMANDS.get(words) == "undo":
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
        elif name == "hint":
            self._show_hint(seat)
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

    def _show_hint(self, seat: int) -> None:
        """What the bot that answers questions thinks of the choices."""
        if seat not in self.session.state.turn().seats:
            self._refuse(self.texts.word("cli-no-hint"))
            return
        bot = make(HINT_BOT, self.game, self.session.seed)
        opinions = bot.think(self.session.state.view(seat))
        self.console.print(opinion_table(self.texts, self.names, self.game, opinions[:HINTS]))

    def _show_log(self, seat: int) -> None:
        for text in self.session.told(seat)[-LOG:]:
            self.console.print(colored(f"  {self.texts.say(text, self.names)}", self.names))

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
