"""Two people at one device, with a curtain between their turns."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .conftest import People
from .player import Player


def sit_down(people: People) -> Player:
    ann = people("Ann")
    ann.visit("#/new/explorers")
    ann.preset("First game")
    for number, seat in enumerate(("Here", "Empty", "Empty"), 2):
        ann.choose(f"Player {number}", seat)
    ann.page.get_by_label("Name of Player 2").fill("Bob")
    ann.choose("First Player", "Player 1")
    ann.button("Open the table").click()
    return ann


def handed_to(player: Player, name: str) -> dict[str, Any]:
    """Passes the curtain; behind it is this person's own view."""
    expect(player.prompt).to_have_text(f"Pass the device to {name}")
    expect(player.grid).to_have_count(0)
    player.button(f"I am {name}").click()
    expect(player.grid).to_be_visible()
    return player.look()


def steps(player: Player, count: int) -> list[int]:
    """Some Xs; the answer is where they are."""
    while len(player.look()["fresh"]) < count:
        player.step()
    squares: list[int] = player.look()["fresh"]
    return squares


def test_the_curtain_hides_unfinished_turns(people: People) -> None:
    table = sit_down(people)
    handed_to(table, "Ann")
    of_ann = steps(table, 3)
    table.commit.click()

    bob = handed_to(table, "Bob")
    assert bob["marked"] == [], "Bob sees the Xs of Ann before he has ended his own turn"
    of_bob = steps(table, 2)

    table.page.get_by_role("group", name="Seats on this device").get_by_text("Ann").click()
    ann = handed_to(table, "Ann")
    assert ann["marked"] == sorted(of_ann)
    assert not ann["lit"]

    table.page.get_by_role("group", name="Seats on this device").get_by_text("Bob").click()
    assert handed_to(table, "Bob")["fresh"] == of_bob
    steps(table, 3)
    table.commit.click()
    assert handed_to(table, "Ann")["marked"] == sorted(of_ann)


def test_some_turns_through_the_curtain(people: People) -> None:
    table = sit_down(people)
    lines = table.page.locator(".log li")
    for _ in range(8):
        table.play_turn()
    while table.asked()["curtain"]:
        table.step()
    for name in ("Ann", "Bob"):
        assert lines.filter(has_text=f"{name}: ").count() >= 3


def test_everybody_may_look(people: People) -> None:
    table = sit_down(people)
    table.button("Everybody may look: no curtain at this table").click()
    for _ in range(4):
        table.play_turn()
    assert not table.look()["curtain"]
