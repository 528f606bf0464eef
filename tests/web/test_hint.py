"""The hint: what a bot would do, lit up on the board and played with a click."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .conftest import People
from .exploriana import Pioneer
from .player import Player
from .test_phone import fits


def hints(player: Player) -> Locator:
    """The choices that the bot names."""
    return player.page.get_by_role("region", name="Hint").locator("li button")


def asked(player: Player) -> Locator:
    """Asks for a hint and waits until it is there."""
    player.asked()
    player.button("Hint").click()
    expect(hints(player).first).to_be_visible()
    return hints(player)


def test_a_hint_lights_up_and_is_played(people: People) -> None:
    ann = people()
    ann.open_table(["You", "Bot"], {"First Player": "Player 1"})
    ann.asked()
    ann.page.keyboard.press("h")
    expect(hints(ann).first).to_be_visible()
    expect(ann.page.get_by_text("Chance to win, out of")).to_be_visible()
    assert 2 <= hints(ann).count() <= 5
    assert all(text.rstrip().endswith("%") for text in hints(ann).all_inner_texts())
    hints(ann).first.click()
    ann.wait(lambda seen: seen["taken"])
    expect(hints(ann)).to_have_count(0)

    while len(ann.asked()["lit"]) < 2:
        ann.step()
    before = ann.look()["fresh"]
    asked(ann).nth(1).hover()
    square = ann.wait(lambda seen: len(seen["lit"]) == 1)["lit"]
    hints(ann).nth(1).click()
    after = ann.wait(lambda seen: len(seen["fresh"]) > len(before))["fresh"]
    assert set(after) - set(before) == set(square)


def test_a_hint_goes_away(people: People) -> None:
    ann = people()
    ann.open_table(["You", "Bot"], {"First Player": "Player 1"})
    asked(ann)
    ann.page.keyboard.press("h")
    expect(hints(ann)).to_have_count(0)
    asked(ann)
    ann.step()
    expect(hints(ann)).to_have_count(0)
    while ann.asked()["lit"]:
        ann.step()
    expect(ann.button("Hint")).to_have_count(0)


def test_a_hint_goes_with_the_card_it_was_about(people: People) -> None:
    """With each card the same two things can be chosen, but it is another decision."""
    ann = Pioneer.of(people())
    ann.open_table(["You", "Bot"])
    for _ in range(6):
        ann.until("explore, stop")
        asked(ann)
        explored(ann)
        expect(hints(ann)).to_have_count(0)


def explored(player: Pioneer) -> None:
    """Turns up a card."""
    before = player.look()["display"]
    player.explore.click()
    player.wait(lambda seen: seen["display"] != before)


def test_alone_a_hint_speaks_of_points(people: People) -> None:
    ann = people(phone=True)
    ann.open_table(preset="Solo")
    ann.asked()
    ann.button("Hint").tap()
    expect(ann.page.get_by_text("Expected points, out of")).to_be_visible()
    assert all("points" in text for text in hints(ann).all_inner_texts())
    fits(ann)
    hints(ann).first.tap()
    expect(hints(ann)).to_have_count(0)
    ann.wait(lambda seen: seen["taken"])


def test_on_a_phone_a_hint_is_shown_before_it_is_played(people: People) -> None:
    ann = people(phone=True)
    ann.open_table(["You", "Bot"], {"First Player": "Player 1"})
    while len(ann.asked()["lit"]) < 3:
        ann.step()
    near, before = ann.look()["near"], ann.look()["fresh"]
    ann.button("Hint").tap()
    expect(hints(ann).nth(1)).to_be_visible()
    best = ann.wait(lambda seen: len(seen["lit"]) == 1)["lit"]
    hints(ann).nth(1).tap()
    other = ann.wait(lambda seen: len(seen["lit"]) == 1 and seen["lit"] != best)["lit"]
    assert ann.look()["fresh"] == before
    third = next(square for square in near if square not in best + other)
    ann.square(third).tap()
    assert third in ann.wait(lambda seen: len(seen["fresh"]) > len(before))["fresh"]
    expect(hints(ann)).to_have_count(0)


def test_a_hint_is_not_for_the_next_person(people: People) -> None:
    ann = people("Ann")
    ann.open_table(["You", "Here"], {"First Player": "Player 1"})
    ann.curtain.click()
    asked(ann)
    ann.page.get_by_role("group", name="Seats on this device").get_by_role("button").last.click()
    ann.curtain.click()
    expect(ann.grid).to_be_visible()
    expect(hints(ann)).to_have_count(0)
