"""A bot plays for somebody who is away, until they are back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import People
from .elsewhere import finish
from .player import Player


def with_a_bot_for_bob(people: People, phone: bool = False) -> tuple[Player, Player, str]:
    """Ann's table, at which Bob has sat down and left, and a bot plays for him."""
    ann, bob = people("Ann", phone=phone), people()
    ann.open_table(["You", "Friend"], {"First Player": "Player 1"})
    link = ann.link("Friend")
    ann.close()
    bob.follow(link, "Bob")
    table = bob.page.url
    ann.button("Players").click()
    expect(ann.dialog.get_by_text("is choosing")).to_have_count(2)
    levels = ann.dialog.get_by_label("Let a bot play for Bob")
    expect(levels).to_have_count(0)
    bob.home()
    assert levels.get_by_role("option").all_inner_texts() == ["Let a bot play …", "Cadet", "Mate", "Captain", "Admiral"]
    levels.select_option(label="Cadet")
    expect(ann.dialog.get_by_text("Cadet plays")).to_be_visible()
    return ann, bob, table


def test_a_bot_plays_until_bob_is_back(people: People) -> None:
    ann, bob, table = with_a_bot_for_bob(people)
    ann.close()
    expect(ann.page.get_by_role("listitem").filter(has_text="Cadet plays for Bob now.")).to_be_visible()
    expect(ann.page.get_by_text("Bob (bot)").first).to_be_visible()
    ann.play_turn()
    ann.wait(lambda seen: seen["offers"] or seen["lit"])

    bob.page.goto(table)
    expect(told_back(ann)).to_be_visible()
    expect(bob.page.get_by_role("listitem").filter(has_text="Cadet plays for Bob now.")).to_be_visible()
    ann.play_turn()
    bob.play_turn()
    expect(ann.page.get_by_text("Bob (bot)")).to_have_count(0)


def test_the_host_waits_for_bob_again(people: People) -> None:
    ann, bob, table = with_a_bot_for_bob(people, phone=True)
    ann.dialog.get_by_role("button", name="Give the seat back").tap()
    expect(ann.dialog.get_by_label("Let a bot play for Bob")).to_be_visible()
    bob.page.goto(table)
    expect(ann.dialog.get_by_label("Let a bot play for Bob")).to_have_count(0)
    expect(bob.grid).to_be_visible()
    expect(ann.page.get_by_text("Bob (bot)")).to_have_count(0)


def test_the_score_page_says_who_played_for_bob(people: People) -> None:
    ann, bob, table = with_a_bot_for_bob(people)
    ann.close()
    ann.play_turn()
    ann.wait(lambda seen: seen["offers"] or seen["lit"])
    bob.page.goto(table)
    expect(told_back(ann)).to_be_visible()
    finish(ann, bob)
    for player in (ann, bob):
        expect(player.page.get_by_text(re.compile(r"Cadet made (one move|[0-9]+ moves) for Bob\."))).to_be_visible()


def told_back(player: Player) -> Locator:
    return player.page.get_by_role("listitem").filter(has_text="Bob plays again.")
