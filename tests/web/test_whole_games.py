"""Whole games by clicks, from the set-up page to the final score."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import People
from .player import Player
from .sheet import Sheet, read_sheet

TITLES = ("Novice", "Pathfinder", "Seasoned explorer", "Naturalist", "Namer of continents", "Greatest explorer")


def test_alone_to_a_title(people: People) -> None:
    ann = people("Ann")
    ann.open_table(preset="Solo")
    ann.play_out()
    expect(ann.prompt).to_have_text(re.compile(r"^-?\d+ points?$"))
    title = ann.page.locator("header", has=ann.prompt).locator("p")
    assert title.inner_text() in TITLES
    adds_up(ann)


def test_against_two_bots(people: People) -> None:
    ann = people("Ann")
    ann.open_table(["You", "Bot", "Bot"], preset="Expert", level="Greedy bot")
    ann.play_out()
    expect(ann.prompt).to_have_text(re.compile(r"(wins?|share the victory) with -?\d+ points?$"))
    sheet = adds_up(ann)
    assert set(sheet.names) == {"Ann", "Wren", "Tern"}
    assert sheet.totals == sorted(sheet.totals, reverse=True)
    assert sheet.places[0] == 1


def adds_up(player: Player) -> Sheet:
    """The groups and the single lines give the same totals."""
    groups = read_sheet(player)
    player.button("Show every line").click()
    lines = read_sheet(player)
    assert len(lines.rows) > len(groups.rows)
    for sheet in (groups, lines):
        assert sheet.sums() == sheet.totals == groups.totals
    return groups
