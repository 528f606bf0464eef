"""Tables that do not open, or not whole: the page says so and offers a way out."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fourwinds.core.record import loads

from .conftest import People
from .elsewhere import finish
from .house import House
from .player import Player

FIXED = {"Map": "First-game map"}
CLOSED = "This table does not open"


@pytest.fixture
def poor_house(tmp_path: Path) -> Iterator[House]:
    """A server whose database is damaged while it is down; it says so in its log."""
    house = House(tmp_path).start()
    yield house
    house.kill()


def damaged(house: House, statement: str) -> None:
    """The server comes back and finds its file like that."""
    house.kill()
    with sqlite3.connect(house.folder / "tables.db") as db:
        db.execute(statement)
    house.start()


def forgiven(player: Player) -> None:
    """Lost connections are what these stories are about."""
    player.problems = [problem for problem in player.problems if "WebSocket" not in problem]


def test_a_broken_log_is_told_to_everybody_and_the_host_goes_on(people: People, poor_house: House) -> None:
    ann, bob = people("Ann", house=poor_house), people(house=poor_house)
    ann.open_table(["You", "Friend"], {"First Player": "Player 1"})
    link = ann.link("Friend")
    ann.close()
    bob.follow(link, "Bob")
    ann.play_turn()
    bob.play_turn()
    damaged(poor_house, "UPDATE log SET lines = '0 nonsense' WHERE ply = (SELECT max(ply) FROM log)")
    for player in (ann, bob):
        expect(player.prompt).to_contain_text("cannot be read any more; the game stands still")
        assert not player.look()["lit"]
    expect(bob.button("Go on from here")).to_have_count(0)
    ann.button("Go on from here").click()
    for player in (ann, bob):
        expect(player.prompt).not_to_contain_text("cannot be read")
        forgiven(player)
    bob.play_turn()
    ann.play_turn()


def test_a_table_of_another_edition_offers_the_way_home_and_the_record(people: People, poor_house: House) -> None:
    ann = people("Ann", house=poor_house)
    ann.open_table(preset="Solo", options=FIXED)
    table = ann.page.url
    finish(ann)
    damaged(poor_house, "UPDATE tables SET digest = 'ffffffff'")
    ann.page.goto(table)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name=CLOSED)).to_be_visible()
    with ann.page.expect_download() as download:
        ann.button("Record").click()
    text = download.value.path().read_text()
    assert loads(text.replace("ffffffff", "")).over
    ann.page.get_by_role("link", name="Home").first.click()
    expect(ann.play_now()).to_be_visible()
    forgiven(ann)


def test_the_host_closes_an_unfinished_table_that_cannot_be_played_and_has_the_record(
    people: People, poor_house: House
) -> None:
    ann = people("Ann", house=poor_house, phone=True)
    ann.open_table(preset="Solo", options=FIXED)
    ann.play_turn()
    damaged(poor_house, "UPDATE tables SET digest = 'ffffffff'")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name=CLOSED)).to_be_visible()
    ann.button("Record").tap()
    expect(ann.page.get_by_text("That can be had when the game is over.")).to_be_visible()
    ann.button("Close the table").tap()
    with ann.page.expect_download() as download:
        ann.button("Sure? Press again").tap()
    assert loads(download.value.path().read_text().replace("ffffffff", "")).ply > 0
    ann.problems = [problem for problem in ann.problems if "409" not in problem]
    forgiven(ann)


def test_a_table_that_cannot_be_read_says_so_until_it_can(people: People, poor_house: House) -> None:
    ann = people("Ann", house=poor_house, phone=True)
    ann.open_table(preset="Solo", options=FIXED)
    damaged(poor_house, "UPDATE tables SET waiting = '?'")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name=CLOSED)).to_be_visible()
    expect(ann.page.get_by_text("Whoever runs the server finds the reason")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Home").last).to_be_visible()
    damaged(poor_house, "UPDATE tables SET waiting = '[0]'")
    expect(ann.board).to_be_visible()
    forgiven(ann)
    ann.play_turn()
