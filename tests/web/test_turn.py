"""One turn: what the button says, undo and where it ends, refusals with their rule, what a square is."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from .conftest import People
from .player import Player

OBJECTS: Final = "(key|scroll|horse|gem|apple|carrot|fish|temple)"
RAW_KEY: Final = re.compile(r"\b(shell|explorers|refuse|problem|bot|seat)-[a-z]+\b")


@pytest.fixture
def ann(people: People) -> Player:
    """First Player at a new table with the map for a first game, the terrain of the first Xs chosen."""
    ann = people()
    ann.open_table(["You", "Bot"], {"First Player": "Player 1"})
    ann.page.get_by_role("radio", name="mountain, 3 Xs").click()
    ann.wait(lambda seen: seen["taken"])
    return ann


def mark_all(player: Player) -> list[int]:
    """All the Xs of a turn; the answer is where they are."""
    while player.asked()["near"]:
        player.step()
    squares: list[int] = player.look()["fresh"]
    return squares


def left(player: Player, count: int) -> None:
    """Waits until so many Xs of the turn are left."""
    player.wait(lambda seen: len(seen["fresh"]) == count)


def test_undo_by_key_and_by_button(ann: Player) -> None:
    undo = ann.button("Undo")
    squares = mark_all(ann)
    assert len(squares) >= 3
    expect(ann.commit).to_have_text(f"Finish the turn with {len(squares)} Xs")

    ann.page.keyboard.press("u")
    left(ann, len(squares) - 1)
    expect(ann.commit).to_have_count(0)
    for count in range(len(squares) - 2, -1, -1):
        undo.click()
        left(ann, count)
    undo.click()
    ann.wait(lambda seen: not seen["taken"])
    expect(ann.prompt).to_contain_text("Choose a terrain beside the start village")


def test_there_is_no_way_back_behind_a_commit(ann: Player) -> None:
    squares = mark_all(ann)
    ann.commit.click()
    ann.wait(lambda seen: seen["heading"].startswith("Pick a side"))
    expect(ann.button("Undo")).to_have_count(0)
    ann.page.keyboard.press("u")
    ann.step()
    ann.wait(lambda seen: seen["near"])
    ann.step()
    for _ in range(3):
        ann.page.keyboard.press("u")
    seen = ann.wait(lambda seen: not seen["fresh"])
    assert seen["marked"] == squares
    assert seen["taken"], "a side that was picked for all is taken back"


def test_alone_the_turn_can_be_seen_before_it_is_committed(people: People) -> None:
    ann = people()
    ann.open_table(preset="Solo", options={"Map": "First-game map"})
    ann.page.get_by_role("radio", name="mountain, 3 Xs").click()
    ann.wait(lambda seen: seen["near"])
    squares = mark_all(ann)
    assert len(squares) >= 3
    expect(ann.commit).to_have_text(f"Finish the turn with {len(squares)} Xs")


def test_a_refusal_names_its_rule_and_opens_it(ann: Player) -> None:
    far = next(number for number in (0, 15, 240, 255) if number not in ann.look()["lit"])
    ann.square(far).click()
    expect(ann.toast).to_contain_text("The square does not touch any of your Xs.")
    ann.toast.get_by_role("button", name=re.compile(r"^Rule 7\.\d+$")).click()
    rule = ann.dialog.locator("p.here[data-rule]")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_attribute("data-rule", re.compile(r"^7\.\d+$"))

    search = ann.dialog.get_by_role("searchbox", name="Search the rules")
    search.fill("scroll")
    for found in ann.dialog.locator("p[data-rule]").all():
        assert "scroll" in found.inner_text().lower()
    search.fill("xyzzy")
    expect(ann.dialog.get_by_text("Nothing found.")).to_be_visible()
    ann.close()
    ann.step()


def test_objects_link_to_their_rule(ann: Player) -> None:
    ann.page.get_by_role("button", name="Temples").first.click()
    expect(ann.dialog.locator("p.here")).to_have_attribute("data-rule", "10.4")


def test_a_square_says_what_it_is(ann: Player) -> None:
    thing = ann.page.get_by_role("gridcell", name=re.compile(f", {OBJECTS}")).first
    thing.hover()
    bubble = ann.page.locator(".bubble")
    expect(bubble).to_contain_text(re.compile(OBJECTS))
    thing.click(button="right")
    expect(bubble.get_by_role("button", name=re.compile(r"^Rule \d"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    for cell in ann.page.get_by_role("gridcell", name="you may mark this").all():
        assert int(cell.get_attribute("data-square") or -1) in ann.look()["lit"]


def test_the_language_changes_at_the_table(ann: Player) -> None:
    ann.play_turn()
    ann.asked()
    said: dict[str, tuple[str, ...]] = {}
    for code, name in (("en", "English"), ("de", "Deutsch"), ("fr", "Français"), ("it", "Italiano")):
        ann.page.get_by_role("navigation").get_by_role("button").last.click()
        ann.dialog.get_by_role("radiogroup").get_by_text(name, exact=True).click()
        expect(ann.page.locator("html")).to_have_attribute("lang", code)
        ann.page.keyboard.press("Escape")
        said[code] = (ann.prompt.inner_text(), ann.page.locator(".log li").first.inner_text())
        assert not RAW_KEY.search(ann.page.locator("body").inner_text())
    assert len({prompt for prompt, _ in said.values()}) == len({log for _, log in said.values()}) == 4
