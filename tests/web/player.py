"""A person at a browser: opens tables, looks at what lights up, clicks it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, ViewportSize, expect

DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
PATIENCE: Final = 60.0
"""Seconds until something that has to happen is given up; bots and loaded machines need some."""

expect.set_options(timeout=PATIENCE * 1000)

# What a player sees that only a move of their own or the next turn can change.
LOOK: Final = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility())
  const words = (selector) => all(selector).map((found) => found.ariaLabel ?? found.textContent.trim())
  const cells = all('[role=gridcell]')
  const squares = (found) => found.map((cell) => Number(cell.dataset.square))
  const lit = cells.filter((cell) => cell.classList.contains('open'))
  const within = (cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === cell
  }
  const labelled = (end) => squares(cells.filter((cell) => cell.ariaLabel.includes(end)))
  return {
    page: location.hash,
    heading: words('h1').join(),
    turn: words('.rounds, .where').join(),
    scale: cells[0]?.getBoundingClientRect().width,
    lit: squares(lit),
    near: squares(lit.filter(within)),
    rich: squares(lit.filter((cell) => within(cell) && cell.ariaLabel.includes('may mark this, '))),
    fresh: labelled(', marked this turn'),
    marked: labelled(', marked'),
    offers: words('[role=radio][aria-disabled=false][aria-checked=false]'),
    taken: words('[role=radio][aria-checked=true]'),
    tiles: words('[role=group][aria-label=Tiles] button:enabled'),
    buttons: words('.actions .choice'),
    commit: words('[aria-keyshortcuts=c]').join(),
    curtain: words('main > button.btn--go').join(),
    over: words('section[aria-label="Score sheet"]').length > 0,
  }
}"""


class Player:
    """What one person does; every step waits until it is seen."""

    game: ClassVar[str] = "explorers"
    most: ClassVar[int] = 4
    """So many seats a table of this game can have."""
    script: str = LOOK

    def __init__(self, page: Page, url: str, rng: Random, phone: bool = False) -> None:
        self.page = page
        self.url = url
        self.rng = rng
        self.phone = phone
        self.problems: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", self._request)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.problems.append(f"asked another host: {request.url}")

    # Going places

    def home(self) -> None:
        self.page.goto(self.url)
        expect(self.play_now()).to_be_visible()

    def call_me(self, name: str) -> None:
        """Gives the guest's name on the home page."""
        self.home()
        self.page.get_by_label("Name").fill(name)

    def visit(self, path: str) -> None:
        """Another page of the client, such as `#/about`."""
        self.page.goto(self.url + path)

    def open_table(
        self,
        seats: Sequence[str] = ("You",),
        options: Mapping[str, str] | None = None,
        preset: str = "First game",
        level: str = "Random bot",
    ) -> str:
        """Sets a table up by clicks and opens it; a seat is `Bot`, `Friend`, `Here` or the words for the first."""
        self.visit(f"#/new/{self.game}")
        self.preset("First game")
        for number in range(2, self.most + 1):
            self.choose(f"Player {number}", seats[number - 1] if number <= len(seats) else "Empty")
        for found in self.page.get_by_label("Level").all():
            found.select_option(label=level)
        if preset != "First game":
            self.preset(preset)
        for name, value in (options or {}).items():
            self.choose(name, value)
        self.button("Open the table").click()
        expect(self.board.or_(self.curtain)).to_be_visible()
        return self.page.url

    def preset(self, name: str) -> None:
        self.page.get_by_role("group", name="Ready-made set-ups").get_by_text(name, exact=True).click()

    def choose(self, name: str, value: str) -> None:
        """One of several, in a list or side by side."""
        several = self.page.get_by_role("radiogroup", name=name, exact=True)
        listed = self.page.get_by_role("combobox", name=name, exact=True)
        expect(several.or_(listed)).to_be_visible()
        if several.count():
            several.get_by_text(value, exact=True).click()
        else:
            listed.select_option(label=value)

    # What is on the page

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).locator("visible=true")

    def play_now(self, game: str = "Explorers") -> Locator:
        """The button of a game on the home page."""
        card = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game, exact=True))
        return card.get_by_role("button", name="Play now", exact=True).locator("visible=true")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def grid(self) -> Locator:
        return self.page.get_by_role("grid")

    @property
    def board(self) -> Locator:
        """What is there once the table is."""
        return self.grid

    @property
    def curtain(self) -> Locator:
        return self.page.locator("main > button.btn--go")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def commit(self) -> Locator:
        return self.page.locator("[aria-keyshortcuts=c]")

    @property
    def toast(self) -> Locator:
        return self.page.locator(".toast .note")

    def square(self, number: int) -> Locator:
        return self.page.locator(f'[data-square="{number}"]')

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(self.script)
        return seen

    # Talking and sharing

    def close(self) -> None:
        """What lies on top."""
        self.dialog.get_by_role("button", name="Close", exact=True).click()
        expect(self.dialog).to_have_count(0)

    def link(self, whose: str) -> str:
        """Copies a link in the open list of links."""
        row = self.dialog.locator(".row", has=self.page.get_by_text(whose, exact=True))
        row.get_by_role("button", name="Copy link").click()
        expect(row.get_by_role("button", name="Copied")).to_be_visible()
        copied: str = self.page.evaluate("() => navigator.clipboard.readText()")
        return copied

    def follow(self, link: str, name: str = "") -> None:
        """Opens a link that somebody sent and sits down by this name, or looks at what it shows without one."""
        self.page.goto(link)
        if name:
            self.dialog.get_by_label("Name").fill(name)
            self.button("Sit down").click()
            expect(self.dialog).to_have_count(0)
        expect(self.board.or_(self.curtain)).to_be_visible()

    def say(self, text: str) -> None:
        self.page.get_by_role("button", name="Chat").click()
        self.page.get_by_role("textbox", name="Say something").fill(text)
        self.button("Send").click()
        self.reads(text)

    def reads(self, text: str) -> None:
        """Waits until it is in the chat, and goes back to the log."""
        self.page.get_by_role("button", name="Chat").click()
        expect(self.page.get_by_role("listitem").filter(has_text=text)).to_be_visible()
        self.button("Log").click()

    # Playing: by lot, but rather where it brings something

    def wait(self, until: Callable[[dict[str, Any]], object], seconds: float = PATIENCE) -> dict[str, Any]:
        """Looks until something is seen."""
        end = time.monotonic() + seconds
        while not until(seen := self.look()):
            assert time.monotonic() < end, f"not seen: {seen}"
            self.page.wait_for_timeout(15)
        return seen

    def asked(self) -> dict[str, Any]:
        """Waits until there is something to click, or the game is over."""
        return self.wait(lambda seen: seen["over"] or seen["commit"] or _open(seen))

    def step(self) -> None:
        """Clicks one of the things that light up, or commits when there is nothing more."""
        self._step(self.asked())

    def play_turn(self) -> None:
        """To the end of this turn's tentative steps, and commits."""
        seen = self.asked()
        while _open(seen):
            self._step(seen)
            seen = self.asked()
        self._step(seen)

    def play_out(self, most: int = 600) -> None:
        """To the score page."""
        for _ in range(most):
            seen = self.asked()
            if seen["over"]:
                return
            self._step(seen)
        raise AssertionError("the game does not end")

    def _step(self, seen: dict[str, Any]) -> None:
        if not seen["over"]:
            self._press(self._pick(seen))
            self.wait(lambda now: now != seen)

    def _press(self, target: Locator) -> None:
        if self.phone:
            target.tap()
        else:
            target.click()

    def _pick(self, seen: dict[str, Any]) -> Locator:
        if seen["curtain"]:
            return self.curtain
        if seen["near"]:
            return self.square(self.rng.choice(seen["rich"] or seen["near"]))
        if seen["offers"]:
            sides = [name for name in seen["offers"] if not name.startswith("scroll")] or seen["offers"]
            return self.page.get_by_role("radio", name=self.rng.choice(sides), exact=True)
        return self.button(seen["buttons"][0]) if seen["buttons"] else self.commit


def _open(seen: dict[str, Any]) -> bool:
    return not seen["over"] and bool(seen["curtain"] or seen["near"] or seen["offers"] or seen["buttons"])
