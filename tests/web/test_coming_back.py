"""Leaving and coming back: reload, another device, a server that was killed, the list of tables."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import People
from .elsewhere import finish
from .house import House
from .player import Player

FIXED = {"Map": "First-game map"}
"""A random map may ask for a start village first."""


def in_the_middle(player: Player) -> None:
    """Two Xs of a turn lie on the map."""
    while len(player.asked()["fresh"]) < 2:
        player.step()


def test_reload_in_the_middle_of_a_turn(people: People) -> None:
    ann = people()
    ann.open_table(["You", "Bot"])
    ann.play_turn()
    in_the_middle(ann)
    before = ann.look()
    ann.page.reload()
    expect(ann.grid).to_be_visible()
    after = ann.look()
    for what in ("heading", "fresh", "marked", "lit", "offers", "taken", "commit"):
        assert after[what] == before[what]
    ann.play_turn()


def test_the_same_seat_on_another_device(people: People) -> None:
    desk, phone = people("Ann"), people(phone=True)
    desk.open_table(preset="Solo", options=FIXED)
    in_the_middle(desk)
    desk.button("Links").click()
    phone.follow(desk.link("To go on playing on another device"))
    assert phone.look()["fresh"] == desk.look()["fresh"]
    desk.close()
    phone.play_turn()
    desk.wait(lambda seen: not seen["fresh"])
    assert desk.look()["marked"] == phone.look()["marked"]


def test_the_server_is_killed_in_the_middle_of_a_turn(people: People, own_house: House) -> None:
    ann = people(house=own_house)
    ann.open_table(["You", "Bot"], {"First Player": "Player 2"})
    lost = ann.page.get_by_text("Connection lost, trying again …")
    ann.play_turn()
    in_the_middle(ann)
    before = ann.look()
    own_house.kill()
    expect(lost).to_be_visible()
    own_house.start()
    expect(lost).to_be_hidden()
    after = ann.look()
    for what in ("heading", "fresh", "marked", "lit", "taken", "commit"):
        assert after[what] == before[what]

    # And at the worst moment: the click is on its way when the server dies.
    while ann.asked()["near"]:
        ann.step()
    squares = ann.look()["fresh"]
    ann.commit.click()
    own_house.kill()
    expect(lost).to_be_visible()
    own_house.start()
    expect(lost).to_be_hidden()
    ann.wait(lambda seen: not seen["fresh"])
    assert set(squares) <= set(ann.look()["marked"])
    turns = ann.page.locator(".log li").filter(has_text="Guest: Take").filter(has_text="–")
    expect(turns).to_have_count(1)
    ann.play_turn()
    ann.problems = [problem for problem in ann.problems if "WebSocket connection" not in problem]


def test_my_tables_say_whose_turn_it_is(people: People) -> None:
    ann = people("Ann")
    ann.open_table(preset="Solo", options=FIXED)
    finish(ann)
    ann.open_table(["You", "Friend"])
    ann.close()
    ann.play_turn()
    ann.open_table(preset="Solo", options=FIXED)
    ann.visit("#/tables")
    rows = ann.page.get_by_role("listitem")
    expect(rows).to_have_count(3)
    for row, state, link in zip(
        rows.all(),
        ("It is your turn", "Waiting for Friend", "Finished"),
        ("Your move", "Look in", "Scores"),
        strict=True,
    ):
        expect(row).to_contain_text(state)
        expect(row.get_by_role("link", name=link)).to_be_visible()
    rows.get_by_role("link", name="Your move").click()
    expect(ann.prompt).to_contain_text("Choose a terrain")
