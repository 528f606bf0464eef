"""Every page under axe-core, in light and in dark, without a serious finding."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from .conftest import People
from .elsewhere import finish
from .player import Player

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
SETTLED: Final = """() => Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished)
)"""
"""What fades in is pale for a moment; people read it when it is there."""
GRAVE: Final = ("serious", "critical")


def findings(player: Player) -> list[str]:
    """Serious findings on the page once nothing moves any more, each with the first places."""
    if not player.page.evaluate("() => 'axe' in window"):
        player.page.evaluate(AXE.read_text())
    player.page.evaluate(SETTLED)
    found: list[dict[str, Any]] = player.page.evaluate(RUN)
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:200] for node in one['nodes'][:5]]}"
        for one in found
        if one["impact"] in GRAVE
    ]


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def pages(player: Player) -> Iterator[str]:
    """Brings one page after the other onto the screen."""
    player.home()
    yield "home"
    for path, heading in (("#/tables", "My tables"), ("#/rules", "Rules"), ("#/about", "About")):
        player.visit(path)
        expect(player.page.get_by_role("heading", name=heading, exact=True).first).to_be_visible()
        yield path
    player.visit("#/nothing")
    expect(player.page.get_by_role("heading", name="Off the map")).to_be_visible()
    yield "lost"
    player.visit("#/new/explorers")
    expect(player.button("Open the table")).to_be_visible()
    yield "setup"


def at_the_table(player: Player) -> Iterator[str]:
    player.open_table(["You", "Bot"], preset="Expert")
    player.play_turn()
    player.step()
    yield "table"
    player.button("Rules").click()
    expect(player.dialog.locator("[data-rule]").first).to_be_visible()
    yield "rules at the table"
    player.close()
    player.button("Settings").click()
    expect(player.dialog).to_be_visible()
    yield "settings"
    player.close()
    finish(player)
    yield "score and replay"


def test_pages(people: People, theme: str) -> None:
    player = people(theme=theme)
    assert {page: found for page in pages(player) if (found := findings(player))} == {}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_table(people: People, theme: str, phone: bool) -> None:
    player = people(theme=theme, phone=phone)
    assert {page: found for page in at_the_table(player) if (found := findings(player))} == {}


def test_links_and_curtain(people: People, theme: str) -> None:
    player = people("Ann", theme=theme)
    player.open_table(["You", "Friend", "Here"])
    expect(player.dialog.or_(player.curtain).first).to_be_visible()
    assert findings(player) == []
    player.curtain.click()
    expect(player.dialog).to_be_visible()
    assert findings(player) == []


def test_whose_seat_it_is(people: People, theme: str) -> None:
    ann, bob, cid = (people(name, theme=theme) for name in ("Ann", "Bob", "Cid"))
    ann.open_table(["You", "Friend"])
    link = ann.link("Friend")
    ann.close()
    ann.button("Players").click()
    expect(ann.button("Close the table")).to_be_visible()
    bob.page.goto(link)
    expect(bob.button("Sit down")).to_be_visible()
    assert findings(bob) == []
    bob.button("Sit down").click()
    expect(bob.dialog).to_have_count(0)
    cid.page.goto(link)
    expect(cid.button("Ask for the seat")).to_be_visible()
    bob.visit("#/tables")
    expect(bob.button("Leave the table")).to_be_visible()
    assert [findings(player) for player in (ann, bob, cid)] == [[], [], []]
