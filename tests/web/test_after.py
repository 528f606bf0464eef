"""After the end: the replay, the record, and once more with the same people."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, expect

from .conftest import People
from .elsewhere import finish
from .player import Player
from .sheet import read_sheet


def finished(people: People, *seats: str) -> Player:
    """A table whose game is over."""
    ann = people("Ann")
    ann.open_table(["You", *seats], preset="Solo" if not seats else "First game")
    finish(ann)
    return ann


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name="Replay")


def at(player: Player) -> int:
    return int(slider(player).input_value())


def test_the_replay_steps_slides_and_runs(people: People) -> None:
    ann = finished(people)
    ann.wait(lambda _: at(ann) > 100)
    last = int(slider(ann).get_attribute("max") or 0)
    assert at(ann) == last
    events = ann.page.get_by_role("list", name="What happened")
    expect(events).to_contain_text("Ann ends with")

    ann.button("One turn back").click()
    assert 0 < at(ann) < last
    ann.button("One turn on").click()
    assert at(ann) == last

    slider(ann).press("Home")
    assert at(ann) == 0
    ann.wait(lambda seen: not seen["marked"])
    ann.button("Run").click()
    ann.wait(lambda seen: len(seen["marked"]) > 3)
    ann.button("Pause").click()
    ply = at(ann)
    assert 0 < ply < last
    slider(ann).press("ArrowRight")
    assert at(ann) == ply + 1
    assert events.get_by_role("listitem").count() > 0


def test_the_record_can_be_checked(people: People, tmp_path: Path) -> None:
    ann = finished(people, "Bot")
    with ann.page.expect_download() as waiting:
        ann.button("Record").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    command = [sys.executable, "-m", "fourwinds", "check", str(file)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    sheet = read_sheet(ann)
    scores = dict(zip(sheet.names, sheet.totals, strict=True))
    assert done.stdout.startswith("ok: explorers, 2 players, ")
    assert done.stdout.strip().endswith(f"finished, scores {scores['Ann']} {scores['Wren']}")


def test_the_record_can_leave_the_names_out(people: People, tmp_path: Path) -> None:
    ann = finished(people, "Bot")
    for names in (True, False):
        ann.page.get_by_role("switch", name="Record with names").locator("visible=true").set_checked(names)
        with ann.page.expect_download() as waiting:
            ann.button("Record").click()
        waiting.value.save_as(tmp_path / str(names))
        assert ("names: Ann | Wren" in (tmp_path / str(names)).read_text()) == names


def terrain(player: Player) -> list[str]:
    """What lies on every square."""
    labels: list[str] = player.page.get_by_role("gridcell").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    return [label.split(",")[0] for label in labels]


def test_again_with_the_same_deal(people: People) -> None:
    ann = finished(people)
    expect(ann.grid).to_be_visible()
    before, address = terrain(ann), ann.page.url
    ann.button("Same deal").click()
    expect(ann.prompt).to_contain_text(re.compile("Choose a terrain|Several villages"))
    assert ann.page.url != address
    assert terrain(ann) == before


def test_again_with_the_same_people(people: People) -> None:
    ann, bob = people("Ann"), people()
    ann.open_table(["You", "Friend"])
    link = ann.link("Friend")
    ann.close()
    bob.follow(link, "Bob")
    expect(ann.page.get_by_text("Bob").first).to_be_visible()
    finish(ann, bob)
    ann.button("Play again, same seats").click()
    bob.page.get_by_role("link", name="On to the next table").click()
    for player, other in ((ann, "Bob"), (bob, "Ann")):
        expect(player.prompt).to_contain_text("Choose a terrain")
        expect(player.page.get_by_role("button", name=f"Enlarge the map of {other}")).to_be_visible()
    assert ann.page.url == bob.page.url
    ann.play_turn()
    bob.play_turn()
