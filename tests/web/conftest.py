"""A browser, a server, and people with browsers of their own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from . import chromium
from .house import House
from .player import DESK, PHONE, Player

Say = Callable[[str], None]


class People(Protocol):
    """Makes people, each with a browser profile of their own."""

    def __call__(self, name: str = "", *, phone: bool = False, house: House | None = None, theme: str = "") -> Player:
        """A person with a name, or a guest."""


@pytest.fixture(scope="package")
def say(request: pytest.FixtureRequest) -> Say:
    """Writes a line past pytest's capture."""
    capture = request.config.pluginmanager.getplugin("capturemanager")

    def write(line: str) -> None:
        with capture.global_and_fixture_disabled():
            print(f"\n{line}", file=sys.stderr, flush=True)

    return write


# For this package only: while Playwright runs, nothing else can run an event loop in this thread.
@pytest.fixture(scope="package")
def browser(say: Say) -> Iterator[Browser]:
    try:
        program = chromium.find(say)
    except chromium.NoChromium as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.arguments())
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all stories share."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def people(browser: Browser, house: House) -> Iterator[People]:
    """None of the people may meet an error or be sent to another host."""
    made: list[Player] = []
    common = house

    def make(name: str = "", *, phone: bool = False, house: House | None = None, theme: str = "") -> Player:
        context = browser.new_context(
            viewport=PHONE if phone else DESK,
            is_mobile=phone,
            has_touch=phone,
            locale="en-GB",
            color_scheme="dark" if theme == "dark" else "light",
            permissions=["clipboard-read", "clipboard-write"],
            accept_downloads=True,
        )
        player = Player(context.new_page(), (house or common).url, Random(len(made)), phone)
        made.append(player)
        if name:
            player.call_me(name)
        return player

    yield make
    found = [problem for player in made for problem in player.problems]
    for player in made:
        player.page.context.close()
    assert found == []


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    with House(tmp_path) as house:
        yield house
