"""A bot plays for somebody who left the table, until they are back."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import People
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
    expect(ann.dialog.get_by_label("Let a bot play for Bob")).to_have_count(0)
    bob.home()
    ann.dialog.get_by_label("Let a bot play for Bob").select_option(label="Random bot")
    expect(ann.dialog.get_by_text("Random bot plays")).to_be_visible()
    return ann, bob, table


def test_a_bot_plays_until_bob_is_back(people: People) -> None:
    ann, bob, table = with_a_bot_for_bob(people)
    ann.close()
    expect(ann.page.get_by_role("listitem").filter(has_text="Random bot plays for Bob now.")).to_be_visible()
    expect(ann.page.get_by_text("Bob (bot)").first).to_be_visible()
    ann.play_turn()
    ann.wait(lambda seen: seen["offers"] or seen["lit"])

    bob.page.goto(table)
    expect(bob.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(bob.button("Hint")).to_have_count(0)
    bob.button("Take my seat back").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Bob plays again.")).to_be_visible()
    expect(bob.page.get_by_text("A bot plays for you.")).to_have_count(0)
    ann.play_turn()
    bob.play_turn()
    expect(ann.page.get_by_text("Bob (bot)")).to_have_count(0)


def test_the_host_gives_the_seat_back(people: People) -> None:
    ann, bob, table = with_a_bot_for_bob(people, phone=True)
    ann.dialog.get_by_role("button", name="Give the seat back").tap()
    expect(ann.dialog.get_by_label("Let a bot play for Bob")).to_be_visible()
    bob.page.goto(table)
    expect(ann.dialog.get_by_label("Let a bot play for Bob")).to_have_count(0)
    expect(bob.grid).to_be_visible()
    expect(bob.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(ann.page.get_by_text("Bob (bot)")).to_have_count(0)
