"""A record at a terminal, step by step, forward and back, as somebody saw it."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text as Styled

from fourwinds.cli import boards
from fourwinds.cli.screen import GOLD, key, show_gap, show_outcome, show_rule
from fourwinds.cli.seats import colored, stand_ins
from fourwinds.cli.session import visible
from fourwinds.cli.signals import read_key, read_line
from fourwinds.core.match import Match
from fourwinds.core.messages import Event, Text
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.texts import Texts

KEYS: Final = {
    "→": "next",
    "←": "back",
    "t": "turn",
    "m": "own",
    "b": "begin",
    "e": "end",
    "g": "go",
    "w": "eyes",
    "q": "leave",
}
OTHERS: Final = {"\r": "→", "\n": "→", " ": "→", "n": "→", "p": "←", "": "q", "\x04": "q"}
"""Keys that do the same; the last two are the end of the input."""


class Reel:
    """Shows one step of a record after the other until somebody has seen enough."""

    def __init__(self, match: Match, texts: Texts, console: Console, names: list[str], seat: int) -> None:
        """Nothing is shown yet."""
        self.whole = match
        self.texts = texts
        self.console = console
        self.names = names
        self.seat = seat
        self.match = match.at(0)
        self.told: list[Event] = []

    def run(self) -> None:
        """Steps where the keys say, from the beginning on, until one of them leaves."""
        self._show()
        while (name := KEYS.get(self._pressed())) != "leave":
            if name is not None:
                self._do(name)
                self._show()

    def _pressed(self) -> str:
        pressed = read_key()
        return OTHERS.get(pressed, pressed)

    def _do(self, name: str) -> None:
        if name == "next":
            self._go(self.match.ply + 1)
        elif name == "back":
            self._go(self.match.ply - 1)
        elif name == "turn":
            self._next_turn()
        elif name == "own":
            self._next_own()
        elif name == "begin":
            self._go(0)
        elif name == "end":
            self._go(self.whole.ply)
        elif name == "go":
            self._ask_where()
        else:
            eyes = [PUBLIC, *range(len(self.names))]
            self.seat = eyes[(eyes.index(self.seat) + 1) % len(eyes)]

    def _go(self, ply: int) -> None:
        """To a step that exists: the nearest one."""
        ply = min(max(ply, 0), self.whole.ply)
        if ply != self.match.ply + 1:
            self.match = self.whole.at(max(0, ply - 1))
        self.told = []
        if ply > 0:
            self.match.play(*self.whole.log[ply - 1], self.told)

    def _next_turn(self) -> None:
        """On to where another part of the game begins, as the top line says it."""
        heading = boards.find(self.match.game.id).heading
        before = heading(self._scene())
        self._go(self.match.ply + 1)
        while self.match.ply < self.whole.ply and heading(self._scene()) == before:
            self._go(self.match.ply + 1)

    def _next_own(self) -> None:
        """On to what the seat did next whose eyes these are, or anybody if they are everybody's."""
        ply = self.match.ply + 1
        while ply < self.whole.ply and not self._is_own(self.whole.log[ply - 1][0]):
            ply += 1
        self._go(ply)

    def _is_own(self, actor: int) -> bool:
        return actor == self.seat or (self.seat == PUBLIC and actor != CHANCE)

    def _ask_where(self) -> None:
        self.console.print(self.texts.word("cli-replay-where", last=self.whole.ply), end=" ")
        self.console.file.flush()
        words = read_line().strip()
        if words.isdecimal() and len(words) < 10:
            self._go(int(words))

    # What is shown

    def _scene(self) -> boards.Scene:
        return boards.Scene(self.match.state.view(self.seat), self.texts, self.names)

    def _show(self) -> None:
        self.console.clear()
        moment = self.texts.word("cli-replay-move", ply=self.match.ply, last=self.whole.ply)
        boards.show(self.match.game.id, self._scene(), self.console, moment)
        self._show_step()
        self._show_bar()
        self._show_keys()

    def _show_step(self) -> None:
        show_gap(self.console)
        show_rule(self.console, self.texts.word("cli-replay-step"))
        for text in visible(self.told, self.seat):
            self.console.print(colored(f"  {self._say(text)}", self.names))
        outcome = self.match.state.outcome()
        if outcome is not None:
            show_outcome(self.console, self.texts, self.names, outcome)
            for sentence in stand_ins(self.texts, self.names, self.whole):
                self.console.print(f"  {sentence}")
        else:
            self.console.print(f"  {self._say(self.match.state.prompt(self.seat))}", style="dim")

    def _say(self, text: Text) -> str:
        return self.texts.say(text, self.names)

    def _show_bar(self) -> None:
        """Where in the game this is."""
        length = self.console.width - 4
        at = length * self.match.ply // (self.whole.ply + 1)
        bar = Styled.assemble(" ├", "─" * at, ("●", f"bold {GOLD}"), "─" * (length - at - 1), "┤")
        self.console.print(bar, style="dim")

    def _show_keys(self) -> None:
        eyes = self.names[self.seat] if self.seat >= 0 else self.texts.word("cli-replay-all")
        words = {name: self.texts.word(f"cli-step-{name}", name=eyes) for name in KEYS.values()}
        keys = [Styled.assemble(key(name), " ", words[word]) for name, word in KEYS.items()]
        self.console.print(Columns(keys, padding=(0, 2)))
