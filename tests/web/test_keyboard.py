"""From the home page to a committed turn without a mouse."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from .conftest import People
from .player import Player

SIDE: Final = 16
FOCUSED: Final = "() => document.activeElement?.getAttribute('data-square')"


class Typist:
    """A player who has only keys."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.keys = player.page.keyboard

    def tab_to(self, target: Locator, most: int = 40) -> None:
        for _ in range(most):
            if target.count() and target.evaluate("(element) => element === document.activeElement"):
                return
            self.keys.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def tab_to_map(self) -> int:
        for _ in range(40):
            square = self.player.page.evaluate(FOCUSED)
            if square is not None:
                return int(square)
            self.keys.press("Tab")
        raise AssertionError("Tab does not lead to the map")

    def walk(self, start: int, end: int) -> None:
        """Over the map with the arrow keys."""
        rows, columns = end // SIDE - start // SIDE, end % SIDE - start % SIDE
        for key, count in (("ArrowDown", rows), ("ArrowUp", -rows), ("ArrowRight", columns), ("ArrowLeft", -columns)):
            for _ in range(count):
                self.keys.press(key)
        assert self.player.page.evaluate(FOCUSED) == str(end)

    def mark(self) -> None:
        """One X: to the map, to a square that is lit, Enter."""
        before = self.player.look()
        self.walk(self.tab_to_map(), before["lit"][-1])
        self.keys.press("Enter")
        self.player.wait(lambda seen: len(seen["fresh"]) == len(before["fresh"]) + 1)

    def choose(self) -> None:
        """The last side that is offered."""
        offer = self.player.page.get_by_role("radio", name=self.player.look()["offers"][-1], exact=True)
        self.tab_to(self.player.page.locator("[role=radio]").first)
        for _ in range(4):
            if offer.evaluate("(element) => element === document.activeElement"):
                break
            self.keys.press("ArrowRight")
        self.keys.press("Enter")
        self.player.wait(lambda seen: seen["taken"] or seen["heading"].startswith("Waiting"))


@pytest.fixture
def typist(people: People) -> Typist:
    player = people()
    player.home()
    return Typist(player)


def test_from_home_to_a_committed_turn(typist: Typist) -> None:
    player, keys = typist.player, typist.keys
    typist.tab_to(player.play_now())
    keys.press("Enter")
    expect(player.grid).to_be_visible()
    player.asked()

    keys.press("?")
    expect(player.dialog.get_by_role("heading", name="Keys")).to_be_visible()
    keys.press("Escape")
    expect(player.dialog).to_have_count(0)

    typist.choose()
    typist.mark()
    typist.mark()
    keys.press("u")
    player.wait(lambda seen: len(seen["fresh"]) == 1)
    while player.look()["lit"]:
        typist.mark()
    count = len(player.look()["fresh"])
    typist.tab_to(player.commit)
    keys.press("Enter")
    seen = player.wait(lambda seen: not seen["fresh"])
    assert len(seen["marked"]) == count


def test_the_settings_keep_the_focus(typist: Typist) -> None:
    player, keys = typist.player, typist.keys
    opener = player.page.get_by_role("button", name="Guest")
    typist.tab_to(opener)
    keys.press("Enter")
    expect(player.dialog).to_be_visible()
    for _ in range(20):
        keys.press("Tab")
        assert player.page.evaluate("() => !document.activeElement.closest('main, header')")
    keys.press("Escape")
    expect(opener).to_be_focused()
