"""Takes the pictures in `docs/pictures`: the main pages at both sizes, from a real server with a game under way.

`python -m tests.web.pictures`
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, Literal

from playwright.sync_api import Browser, expect, sync_playwright

from . import chromium
from .elsewhere import finish
from .house import House
from .player import DESK, PHONE, Player

Theme = Literal["light", "dark"]
PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
TURNS: Final = 16


class Album:
    """One person's pictures, at one size."""

    def __init__(self, player: Player, size: str) -> None:
        self.player = player
        self.size = size

    def take(self, name: str) -> None:
        page = self.player.page
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        file = PICTURES / f"{name}.{self.size}.png"
        page.screenshot(path=file, animations="disabled")
        print(f"{file.relative_to(PICTURES.parents[1])}: {file.stat().st_size // 1000} kB")


@contextmanager
def person(browser: Browser, house: House, phone: bool) -> Iterator[Album]:
    context = browser.new_context(
        viewport=PHONE if phone else DESK, is_mobile=phone, has_touch=phone, device_scale_factor=1, locale="en-GB"
    )
    player = Player(context.new_page(), house.url, Random(4), phone)
    player.call_me("Ann")
    yield Album(player, "phone" if phone else "desktop")
    context.close()


def tour(album: Album) -> None:
    """Home with two tables, the set-up, a table in the middle of a turn in both lights, the score."""
    player = album.player
    player.open_table(["You", "Bot", "Bot"], preset="Expert", level="Greedy bot")
    finish(player)
    drawn(player)
    album.take("score")
    player.open_table(["You", "Bot", "Bot"], preset="First game", level="Greedy bot")
    address = player.page.url
    play_some(player)
    album.take("table")
    in_light(player, "dark")
    album.take("table-dark")
    in_light(player, "light")
    player.home()
    expect(player.page.get_by_role("listitem").filter(has_text="It is your turn")).to_be_visible()
    album.take("home")
    player.visit("#/new/explorers")
    expect(player.button("Open the table")).to_be_visible()
    album.take("setup")
    assert address != player.page.url


def play_some(player: Player) -> None:
    """Some turns, and of one more all Xs but the last."""
    for _ in range(TURNS):
        player.play_turn()
    while not player.asked()["near"]:
        player.step()
    player.step()


def drawn(player: Player) -> None:
    """Waits until the replay has been through the whole game."""
    points = player.page.locator(".line")
    before = ""
    while (now := str(points.evaluate_all("(all) => all.map((one) => one.getAttribute('d')).join()"))) != before:
        before = now
        player.page.wait_for_timeout(1000)


def in_light(player: Player, theme: Theme) -> None:
    player.page.emulate_media(color_scheme=theme)


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    program = chromium.find(print)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.arguments())
        with House(Path(folder)) as house:
            for phone in (False, True):
                with person(browser, house, phone) as album:
                    tour(album)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
