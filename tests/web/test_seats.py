"""Whose seat it is: by link, at a used link, on another device of one's own; freed, left and closed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .conftest import People
from .player import Player


def told(player: Player, text: str) -> Locator:
    """A line of the log."""
    return player.page.get_by_role("listitem").filter(has_text=text)


def together(people: People) -> tuple[Player, Player, str]:
    """Ann's table, where Bob has sat down with the link that is the answer."""
    ann, bob = people("Ann"), people()
    ann.open_table(["You", "Friend"], {"First Player": "Player 1"})
    link = ann.link("Friend")
    ann.close()
    bob.follow(link, "Bob")
    expect(told(ann, "Bob sits down.")).to_be_visible()
    return ann, bob, link


def test_bob_sits_down_with_a_key_that_ann_does_not_have(people: People) -> None:
    ann, bob, link = together(people)
    for player in (ann, bob):
        player.play_turn()
    kept = [player.page.evaluate("() => localStorage.fourwinds") for player in (ann, bob)]
    secret = link.rpartition("/")[2]
    keys = bob.page.evaluate("() => JSON.parse(localStorage.fourwinds).tables[location.hash.split('/')[2]].mine")
    assert secret in keys
    assert [key in kept[0] for key in keys] == [True, False]
    bob.page.reload()
    expect(bob.grid).to_be_visible()
    expect(bob.dialog).to_have_count(0)
    ann.button("Links").click()
    expect(ann.dialog.locator(".row", has_text="Bob").get_by_role("button", name="Copy link")).to_have_count(0)


def test_a_second_person_at_a_used_link_watches_or_asks(people: People) -> None:
    _, bob, link = together(people)
    cid = people("Cid")
    cid.page.goto(link)
    expect(cid.dialog).to_contain_text("Bob has sat down with this link.")
    cid.button("Ask for the seat").click()
    expect(told(bob, "Cid asks for the seat of Bob.")).to_be_visible()
    expect(cid.page.get_by_text("You are watching.")).to_be_visible()
    bob.button("Players").click()
    bob.button("Leave the table").click()
    bob.button("Sure? Press again").click()
    expect(bob.play_now()).to_be_visible()
    cid.button("Sit down").click()
    expect(cid.dialog).to_have_count(0)
    expect(told(cid, "Bob leaves the table. The seat is free.")).to_be_visible()
    cid.play_turn()


def test_who_only_watches_may_still_sit_down(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    ann.open_table(["You", "Friend"])
    bob.page.goto(ann.link("Friend"))
    bob.button("Just watch").click()
    expect(bob.page.get_by_text("You are watching.")).to_be_visible()
    bob.button("Players").click()
    bob.button("Sit down").click()
    bob.page.get_by_role("dialog", name="Welcome to the table").get_by_role("button", name="Sit down").click()
    expect(bob.dialog).to_have_count(1)
    bob.close()
    bob.play_turn()


def test_two_people_of_the_same_name(people: People) -> None:
    ann, other = people("Anna"), people()
    ann.open_table(["You", "Friend"], {"First Player": "Player 1"})
    link, watch = ann.link("Friend"), ann.link("Watchers")
    ann.close()
    other.follow(link, "Anna")
    cid = people()
    cid.follow(watch)
    expect(cid.prompt).to_have_text("Waiting for Anna and Anna 2.")


def test_bob_goes_on_with_his_own_phone(people: People) -> None:
    _, bob, _ = together(people)
    bob.button("Links").click()
    row = bob.dialog.locator(".row", has_text="To go on playing on another device")
    row.get_by_role("button", name="QR code").click()
    expect(row.get_by_role("img", name="QR code")).to_be_visible()
    phone = people(phone=True)
    phone.follow(bob.link("To go on playing on another device"))
    bob.close()
    expect(phone.dialog).to_have_count(0)
    phone.play_turn()
    bob.wait(lambda seen: not seen["lit"])


def test_ann_frees_the_seat_of_bob(people: People) -> None:
    ann, bob, link = together(people)
    ann.button("Links").click()
    row = ann.dialog.locator(".row", has_text="Bob")
    row.get_by_role("button", name="Free the seat").click()
    row.get_by_role("button", name="Sure? Press again").click()
    expect(bob.page.get_by_text("Your seat at this table was freed")).to_be_visible()
    fresh = ann.link("Bob")
    assert fresh != link
    ann.close()
    expect(told(ann, "The host frees the seat of Bob.")).to_be_visible()
    bob.home()
    bob.page.goto(link)
    expect(bob.page.get_by_text("This link does not open that")).to_be_visible()
    dan = people()
    dan.follow(fresh, "Dan")
    expect(told(dan, "The host frees the seat of Bob.")).to_be_visible()
    dan.play_turn()


def test_ann_closes_the_table(people: People) -> None:
    ann, bob, _ = together(people)
    ann.button("Players").click()
    ann.button("Close the table").click()
    ann.button("Sure? Press again").click()
    ann.close()
    for player in (ann, bob):
        expect(player.prompt).to_have_text("The host has closed this table.")
        expect(told(player, "The host closes the table.")).to_be_visible()
        assert not player.look()["lit"]
    bob.visit("#/tables")
    row = bob.page.get_by_role("listitem").filter(has_text="Closed by the host")
    row.get_by_role("button", name="Take it off the list").click()
    row.get_by_role("button", name="Sure? Press again").click()
    expect(row).to_have_count(0)
    bob.page.reload()
    expect(bob.page.get_by_text("No tables yet.")).to_be_visible()


def test_bob_leaves_from_the_list(people: People) -> None:
    ann, bob, _ = together(people)
    bob.visit("#/tables")
    bob.button("Leave the table").click()
    bob.button("Sure? Press again").click()
    expect(bob.page.get_by_text("No tables yet.")).to_be_visible()
    expect(told(ann, "Bob leaves the table. The seat is free.")).to_be_visible()


def test_the_settings_do_not_stay_open_over_another_page(people: People) -> None:
    ann = people("Ann")
    ann.visit("#/about")
    ann.visit("#/tables")
    ann.page.get_by_role("button", name="Settings").locator("visible=true").click()
    expect(ann.dialog).to_be_visible()
    ann.page.go_back()
    expect(ann.page).to_have_url(f"{ann.url}#/about")
    expect(ann.dialog).to_have_count(0)
