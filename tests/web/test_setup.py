"""The set-up page, and the links it leads to."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import People
from .player import Player


def setting(player: Player, name: str) -> str:
    """What is chosen for an option now."""
    several = player.page.get_by_role("radiogroup", name=name, exact=True)
    listed = player.page.get_by_role("combobox", name=name, exact=True)
    expect(several.or_(listed)).to_be_visible()
    if several.count():
        return several.locator("label", has=player.page.locator("input:checked")).inner_text()
    return listed.locator("option:checked").inner_text()


def test_presets_set_the_options(people: People) -> None:
    ann = people()
    ann.visit("#/new/explorers")
    sides = ("Provisions", "Gems", "Villages", "Temples")
    for preset, side, achievements, layout in (
        ("Expert", "Expert", "2 drawn", "By chance"),
        ("First game", "Base", "None", "First-game map"),
        ("Solo", "Base", "None", "By chance"),
    ):
        ann.preset(preset)
        assert [setting(ann, name) for name in sides] == [side] * 4
        assert (setting(ann, "Achievements"), setting(ann, "Map")) == (achievements, layout)
    expect(ann.page.locator(".sum").first).to_contain_text("You alone play Explorers.")
    ann.choose("Player 2", "Bot")
    ann.choose("Player 3", "Friend")
    expect(ann.page.locator(".sum").first).to_contain_text("You, one friend by link and one bot play Explorers.")


def test_every_option_has_a_sentence_of_help(people: People) -> None:
    ann = people()
    ann.visit("#/new/explorers")
    expect(ann.button("Open the table")).to_be_visible()
    expect(ann.page.locator(".option")).to_have_count(8)
    helps = ann.page.locator(".option > p, .fine small").all_inner_texts()
    assert len(helps) == 11
    assert all(len(text) > 20 and text.endswith(".") for text in helps)


def test_achievements_of_ones_own_choice(people: People) -> None:
    ann = people()
    ann.visit("#/new/explorers")
    ann.choose("Achievements", "Pick them yourself …")
    goals = ann.page.get_by_role("group", name="At most 3")
    for number in range(3):
        goals.get_by_role("checkbox").nth(number).check()
    expect(goals.get_by_role("checkbox").last).to_be_disabled()
    names = [goals.locator("label").nth(number).inner_text().strip() for number in range(3)]
    ann.button("Open the table").click()
    for name in names:
        expect(ann.page.get_by_role("button", name=re.compile(f"^{name}"))).to_be_visible()


def test_achievements_say_what_they_are_worth_before_and_in_the_game(people: People) -> None:
    ann = people()
    ann.visit("#/new/explorers")
    ann.choose("Achievements", "Pick them yourself …")
    goals = ann.page.get_by_role("group", name="At most 3")
    worth = {"All waters": "10", "Edge to edge": "12", "Corners": "4 9 15 22"}
    for name in [*worth][:2]:
        goals.get_by_label(name, exact=True).check()
    goals.get_by_label("No scrolls", exact=True).uncheck()
    goals.get_by_label("Corners", exact=True).check()
    expect(goals.get_by_title("10 points if every connected area of water")).to_be_visible()
    expect(goals.get_by_title("the more points: 4, 9, 15, 22.")).to_be_visible()
    ann.button("Open the table").click()
    for name, values in worth.items():
        goal = ann.page.get_by_role("button", name=re.compile(f"^{name}"))
        expect(goal).to_contain_text(re.compile(rf"\b0 *{values}$"))


def test_what_was_set_up_last_is_offered_again(people: People) -> None:
    ann = people("Ann")
    ann.open_table(["You", "Bot"], {"Gems": "Expert"})
    ann.visit("#/new/explorers")
    assert setting(ann, "Gems") == "Expert"
    assert setting(ann, "Player 2") == "Bot"
    assert setting(ann, "Player 3") == "Empty"
    expect(ann.page.get_by_label("Name of Player 1")).to_have_value("Ann")


def test_a_new_link_makes_the_old_one_useless(people: People) -> None:
    ann, bob, eve = people("Ann"), people(), people("Eve")
    ann.open_table(["You", "Friend"])
    old = ann.link("Friend")
    with ann.page.expect_response(lambda answer: answer.url.endswith("/free")):
        friend(ann).get_by_role("button", name="New link").click()
    new = ann.link("Friend")
    assert new != old

    eve.page.goto(old)
    expect(eve.page.get_by_text("This link does not open that")).to_be_visible()
    bob.follow(new, "Bob")
    expect(friend(ann)).to_contain_text("Bob")
    expect(friend(ann)).to_contain_text("At the table")


def friend(player: Player) -> Locator:
    return player.dialog.locator(".row").first


def test_links_to_nowhere(people: People) -> None:
    ann = people()
    for path in ("#/nothing", "#/new/chess", "#/t/aaaaaaaaaa", f"#/t/aaaaaaaaaa/{'A' * 22}", "#/t/x/y"):
        ann.visit(path)
        expect(ann.page.get_by_role("heading", name="Off the map")).to_be_visible()
        ann.page.get_by_role("link", name="Home").last.click()
        expect(ann.play_now()).to_be_visible()


def test_a_table_is_one_click_away(people: People) -> None:
    ann = people()
    ann.home()
    ann.play_now().click()
    ann.asked()
    expect(ann.page.get_by_text("Wren", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("Tern", exact=True)).to_be_visible()
