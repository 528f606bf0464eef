"""Expedition by clicks: whole games, the world map, one's hand, keys, the phone."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from .conftest import People
from .expedition import Leader
from .player import Player
from .sheet import read_sheet
from .test_access import findings
from .test_phone import fits

BREADTH: Final = "() => document.querySelector('svg:has([data-space])').viewBox.baseVal.width"
FIRST: Final = "arrow crimson start-g01"
"""An arrow to a green dot: it shows nothing new and can be taken back."""
FOCUSED: Final = "() => document.activeElement?.getAttribute('data-space')"


def adds_up(player: Player) -> None:
    sheet = read_sheet(player)
    assert sheet.sums() == sheet.totals
    assert sheet.places[0] == 1


def at_turn(player: Player, preset: str = "Basic game") -> Leader:
    """At a table with three bots, tokens placed, first to move."""
    leader = Leader(player)
    leader.open_table(["You", "Bot", "Bot", "Bot"], preset)
    leader.place_tokens()
    return leader


def breadth(leader: Leader) -> float:
    """How much of the world is seen."""
    found: float = leader.page.evaluate(BREADTH)
    return found


# Whole games


def test_two_at_one_device(people: People) -> None:
    leader = Leader(people("Ann"))
    leader.open_table(["You", "Here"], "Duel", second="Bob")
    hands: dict[str, list[str]] = {}
    for _ in range(2):
        name = re.sub(r"^I am ", "", leader.asked()["curtain"])
        expect(leader.map).to_have_count(0)
        leader.player.curtain.click()
        expect(leader.map).to_be_visible()
        hands[name] = leader.look()["hand"]
        leader.play_until(lambda seen: bool(seen["curtain"]))
    assert sorted(hands) == ["Ann", "Bob"]
    assert not set(hands["Ann"]) & set(hands["Bob"]), "both hold the same card"
    leader.play_out()
    adds_up(leader.player)


def test_three_bots_with_everything(people: People) -> None:
    leader = Leader(people("Ann"))
    leader.open_table(["You", "Bot", "Bot", "Bot"], "Advanced game")
    leader.place_tokens()
    leader.player.button("Market").click()
    leader.play_out()
    expect(leader.player.prompt).to_have_text(re.compile(r"(wins?|share the victory) with -?\d+ points?$"))
    adds_up(leader.player)


# The map and the hand


def test_a_card_is_found_with_one_tap(people: People) -> None:
    leader = at_turn(people("Ann"))
    card = leader.look()["hand"][-1]
    leader.page.get_by_role("button", name="Africa", exact=True).click()
    leader.card(card).click()
    expect(leader.note).to_be_visible()
    expect(leader.space(card)).to_be_in_viewport()
    assert leader.note.locator(".story").inner_text()
    leader.page.keyboard.press("Escape")
    expect(leader.note).to_have_count(0)


def test_zoom_by_buttons_wheel_and_region(people: People) -> None:
    leader = at_turn(people("Ann"))
    page = leader.page
    whole = leader.player.button("Whole world")
    if whole.is_enabled():
        whole.click()
    wide = breadth(leader)
    leader.player.button("Zoom in").click()
    assert breadth(leader) < wide
    leader.player.button("Zoom out").click()
    expect(whole).to_be_disabled()
    page.get_by_role("button", name="South America", exact=True).click()
    near = breadth(leader)
    assert near < wide
    page.mouse.move(300, 300)
    page.mouse.wheel(0, 300)
    page.wait_for_function(f"() => ({BREADTH})() > {near}")


def test_an_arrow_from_the_list(people: People) -> None:
    leader = at_turn(people("Ann"))
    leader.page.locator("summary").first.click()
    way = leader.page.locator("details").locator(f'[data-action="{FIRST}"]')
    expect(way).to_have_text("Crimson: Greenwich → Western Approaches a bonus arrow")
    way.click()
    expect(leader.space("g01")).to_have_attribute("aria-label", re.compile("Crimson stands here"))
    leader.player.button("Undo").click()
    leader.wait(lambda seen: FIRST in seen["ways"])


def test_what_is_forbidden_says_why(people: People) -> None:
    leader = at_turn(people("Ann"))
    leader.space("sp11").dispatch_event("click")
    expect(leader.player.toast).to_contain_text("goes on from")
    expect(leader.player.toast.get_by_role("button", name=re.compile("^Rule "))).to_be_visible()


def test_a_card_is_held_back(people: People) -> None:
    leader = at_turn(people("Ann"))
    pin = leader.page.locator(".own .pin").first
    expect(pin).to_have_attribute("aria-pressed", "false")
    pin.click()
    expect(pin).to_have_attribute("aria-pressed", "true")
    pin.click()
    expect(leader.player.toast).to_contain_text("already changed this order")


# Keys, phone, accessibility


def test_a_turn_by_keys(people: People) -> None:
    leader = at_turn(people("Ann"))
    page, keys = leader.page, leader.page.keyboard
    for _ in range(80):
        if page.evaluate(FOCUSED):
            break
        keys.press("Tab")
    start = page.evaluate(FOCUSED)
    assert start, "Tab does not lead to the map"
    keys.press("ArrowLeft")
    assert page.evaluate(FOCUSED) not in (None, start)
    for _ in range(8):
        keys.press("n")
        if page.evaluate(FOCUSED) == "g01":
            break
    keys.press("Enter")
    expect(leader.note.locator("[data-action]")).to_have_count(3)
    keys.press("Tab")
    keys.press("Tab")
    keys.press("Enter")
    leader.wait(lambda seen: FIRST not in seen["ways"])
    expect(leader.player.prompt).to_contain_text("bonus arrow")
    keys.press("u")
    leader.wait(lambda seen: FIRST in seen["ways"])


def test_phone(people: People) -> None:
    ann = people("Ann", phone=True)
    leader = at_turn(ann, "Advanced game")
    fits(ann)
    for numeral in ("Crimson", "Cobalt", "Amber"):
        ann.page.get_by_role("button", name=re.compile(f"^{numeral} at ")).tap()
        assert leader.look()["near"], f"no lit space near the head of {numeral}"
    card = leader.look()["hand"][0]
    leader.card(card).tap()
    expect(leader.note).to_be_in_viewport()
    expect(leader.space(card)).to_be_in_viewport()
    ann.page.keyboard.press("Escape")
    ann.button("My sheet").tap()
    expect(ann.dialog.get_by_role("table")).to_be_visible()
    fits(ann)
    ann.close()
    turn = leader.look()["turn"]
    leader.play_until(lambda seen: bool(seen["over"]) or (seen["turn"] != turn and bool(seen["ways"])))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_without_a_serious_finding(people: People, theme: str, phone: bool) -> None:
    leader = at_turn(people("Ann", theme=theme, phone=phone), "Advanced game")
    assert findings(leader.player) == []
    leader.card(leader.look()["hand"][0]).click()
    expect(leader.note).to_be_visible()
    assert findings(leader.player) == []
    leader.page.keyboard.press("Escape")
    leader.space("g01").click()
    expect(leader.note.locator("[data-action]")).to_have_count(3)
    assert findings(leader.player) == []
