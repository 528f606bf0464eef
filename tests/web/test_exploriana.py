"""Exploriana in the browser: whole games by clicks, the odds, what moves, small screens, keys alone, axe."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from .conftest import People
from .exploriana import Pioneer
from .sheet import Sheet, read_sheet
from .test_access import findings
from .test_phone import fits

# Notes the first thing that moves, presses a key, and notes whether it has stopped.
WATCH: Final = """() => {
  const moving = () => document.querySelector('.fresh, .scene')
  new MutationObserver(() => {
    if (window.moved || !moving()) return
    window.moved = true
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
    requestAnimationFrame(() => { window.stopped = !moving() })
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
THREE_BOTS: Final = ["You", "Bot", "Bot", "Bot"]


def adds_up(player: Pioneer) -> Sheet:
    sheet = read_sheet(player)
    assert sheet.sums() == sheet.totals
    assert sheet.totals == sorted(sheet.totals, reverse=True)
    return sheet


# Whole games


def test_two_at_one_device(people: People) -> None:
    table = Pioneer.of(people("Ann"))
    table.visit("#/new/exploriana")
    table.preset("First game")
    for number, seat in enumerate(("Here", "Empty", "Empty", "Empty"), 2):
        table.choose(f"Player {number}", seat)
    table.page.get_by_label("Name of Player 2").fill("Bob")
    table.button("Open the table").click()
    handed: set[str] = set()
    for _ in range(600):
        seen = table.asked()
        if seen["over"]:
            break
        handed.add(seen["curtain"])
        table.step()
    assert {"I am Ann", "I am Bob"} <= handed
    assert set(adds_up(table).names) == {"Ann", "Bob"}


def test_with_three_bots(people: People) -> None:
    ann = Pioneer.of(people("Ann"))
    ann.open_table(THREE_BOTS, preset="With relics", level="Greedy bot")
    ann.play_out()
    expect(ann.prompt).to_have_text(re.compile(r"(wins?|share the victory) with \d+ points?$"))
    assert set(adds_up(ann).names) == {"Ann", "Wren", "Tern", "Swift"}


def test_alone_against_the_society(people: People) -> None:
    ann = Pioneer.of(people("Ann"))
    ann.open_table(preset="Solo")
    expect(ann.page.get_by_role("region", name="The other players")).to_contain_text("our own solo game")
    ann.play_out()
    adds_up(ann)


# A turn


def test_a_pip_for_every_unseen_card(people: People) -> None:
    ann = Pioneer.of(people())
    ann.open_table(["You"], preset="Solo")
    ann.until("explore, stop")
    odds = ann.page.get_by_role("region", name="Odds of the next card")
    pips = odds.locator(".pips li")
    expect(pips).to_have_count(0)
    odds.get_by_role("button").click()
    expect(odds).to_contain_text("%")
    deck = ann.page.locator("[data-deck]").inner_text()
    assert pips.count() == sum(int(number) for number in re.findall(r"\d+", deck))
    odds.get_by_role("button").click()
    expect(pips).to_have_count(0)


def test_picks_wait_for_the_stop(people: People) -> None:
    ann = Pioneer.of(people())
    ann.open_table(["You"], preset="Solo")
    ann.until("explore, stop")
    card = ann.page.locator(".plate [data-card]").first
    card.click()
    expect(ann.toast).to_contain_text("Rule 6.13")
    before = ann.look()
    ann.stop.click()
    seen = ann.wait(lambda seen: "pick" in seen["heading"])
    ann.page.locator(".plate .bracket.lit").first.click()
    ann.wait(lambda now: now["commit"] and now["display"] != seen["display"])
    ann.page.keyboard.press("u")
    ann.wait(lambda now: now["display"] == before["display"])


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "still"])
def test_a_turned_card_moves_until_a_key(people: People, moving: bool) -> None:
    ann = Pioneer.of(people(), moving)
    ann.open_table(["You"], preset="Solo")
    ann.until("explore, stop")
    ann.page.evaluate(WATCH)
    before = ann.look()
    ann.explore.click()
    ann.wait(lambda seen: seen != before)
    if moving:
        ann.page.wait_for_function("() => window.stopped")
    else:
        assert not ann.page.evaluate("() => window.moved")


@pytest.mark.parametrize(("preset", "helps"), [("First game", True), ("With relics", False)])
def test_what_the_table_remembers(people: People, preset: str, helps: bool) -> None:
    ann = Pioneer.of(people())
    ann.open_table(["You", "Bot"], preset=preset)
    other = ann.page.get_by_role("region", name="The other players")
    cards = other.locator("[title=cards]")
    for _ in range(60):
        if not all(text.startswith("0") for text in cards.all_inner_texts()):
            break
        ann.step()
    assert not all(text.startswith("0") for text in cards.all_inner_texts()), "nobody else takes a card"
    assert bool(re.search(r"\d VP", other.inner_text())) == helps


# A phone


def test_a_round_on_a_phone(people: People) -> None:
    ann = Pioneer.of(people(phone=True))
    ann.open_table(THREE_BOTS)
    fits(ann)
    for words in ("Send", "explore, stop"):
        ann.until(words)
        fits(ann)
    regions = ann.page.get_by_role("group", name="Regions")
    other = regions.get_by_role("button", pressed=False).last
    name = other.locator("b").text_content() or ""
    other.tap()
    expect(regions.get_by_role("button", pressed=True)).to_contain_text(name)
    ann.stop.tap()
    ann.wait(lambda seen: "explore, stop" not in seen["heading"])
    fits(ann)
    ann.page.get_by_role("navigation").get_by_role("button", name="My sheet").tap()
    expect(ann.dialog.get_by_text(re.compile("^Missions"))).to_be_visible()
    fits(ann)
    ann.close()


# Keys alone


def key(pioneer: Pioneer, name: str) -> None:
    """A key that changes something."""
    before = pioneer.look()
    pioneer.page.keyboard.press(name)
    pioneer.wait(lambda seen: seen != before)


def press(pioneer: Pioneer, target: Locator) -> None:
    """Tab to it, and Enter."""
    for _ in range(80):
        if target.evaluate("(element) => element === document.activeElement"):
            break
        pioneer.page.keyboard.press("Tab")
    else:
        raise AssertionError(f"Tab does not lead to {target}")
    key(pioneer, "Enter")


def test_a_turn_without_a_mouse(people: People) -> None:
    ann = Pioneer.of(people())
    ann.open_table(["You"], preset="Solo")
    ann.until("Recruit")
    press(ann, ann.page.locator(".board .specialist.lit").first)
    for _ in range(6):
        seen = ann.asked()
        if "explore, stop" in seen["heading"]:
            break
        if seen["buttons"]:
            press(ann, ann.page.locator(".board .send").first)
        else:
            key(ann, "c")
    ann.page.keyboard.press("1")
    if "pick" in ann.wait(lambda seen: "explore, stop" not in seen["heading"])["heading"]:
        ann.page.keyboard.press("1")
    ann.wait(lambda seen: seen["commit"])
    ann.page.keyboard.press("c")
    ann.wait(lambda seen: not seen["commit"])


# axe


def stages(pioneer: Pioneer) -> Iterator[str]:
    pioneer.open_table(THREE_BOTS, preset="With relics")
    for words in ("Recruit", "Send", "explore, stop"):
        pioneer.until(words)
        yield words
    pioneer.page.get_by_role("region", name="Odds of the next card").get_by_role("button").click()
    yield "odds"
    pioneer.stop.click()
    pioneer.wait(lambda seen: "explore, stop" not in seen["heading"])
    yield "picks"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe(people: People, theme: str, phone: bool) -> None:
    ann = Pioneer.of(people(theme=theme, phone=phone))
    assert {stage: found for stage in stages(ann) if (found := findings(ann))} == {}
