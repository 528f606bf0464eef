"""Several browsers at one table: friends by link, and somebody who watches."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from .conftest import People, Say
from .player import Player

CLICKED: Final = """() => document.addEventListener('click', () => {
  window.clicked = performance.timeOrigin + performance.now()
}, true)"""
HEARD: Final = """() => new MutationObserver(() => {
  window.heard ??= performance.timeOrigin + performance.now()
}).observe(document.querySelector('h1'), { characterData: true, childList: true, subtree: true })"""


def table_for_two(people: People) -> tuple[Player, Player, Player]:
    """Ann has opened a table, Bob sits at it and Cid watches."""
    ann, bob, cid = people("Ann"), people(), people("Cid")
    ann.open_table(["You", "Friend"], {"First Player": "Player 1"})
    for_bob, for_cid = ann.link("Friend"), ann.link("Watchers")
    ann.close()
    bob.follow(for_bob, "Bob")
    cid.follow(for_cid)
    return ann, bob, cid


def test_two_play_and_a_third_watches(people: People) -> None:
    ann, bob, cid = table_for_two(people)
    expect(cid.page.get_by_text("You are watching.")).to_be_visible()
    expect(cid.prompt).to_have_text("Waiting for Ann and Bob.")

    before = shown(cid)
    while ann.asked()["near"] or not ann.look()["commit"]:
        ann.step()
    squares = ann.look()["fresh"]
    assert len(squares) == 3
    ann.say("Ready when you are")
    cid.reads("Ready when you are")
    assert shown(cid) == before, "the watcher sees something of an unfinished turn"
    assert shown(bob)["marked"] == before["marked"]

    ann.commit.click()
    expect(cid.prompt).to_have_text("Waiting for Bob.")
    assert shown(cid)["marked"] == before["marked"], "the turn is told before all have ended it"

    bob.play_turn()
    expect(cid.prompt).to_have_text("Waiting for Ann.")
    cid.choose("Whose map", "Ann")
    assert cid.look()["marked"] == sorted(squares)
    expect(cid.page.get_by_role("listitem").filter(has_text="Ann: Start on").first).to_be_visible()


def shown(player: Player) -> dict[str, object]:
    """Everything on the page, with the log in words."""
    seen = player.look()
    return {**seen, "text": player.page.locator(".board, .ask, .log li").all_inner_texts()}


def test_a_move_is_soon_on_the_other_screen(people: People, say: Say) -> None:
    ann, bob, cid = table_for_two(people)
    ann.play_turn()
    bob.play_turn()
    expect(bob.prompt).to_have_text("Waiting for Ann.")
    ann.page.evaluate(CLICKED)
    for other in (bob, cid):
        other.page.evaluate(HEARD)
    ann.step()
    for other in (bob, cid):
        expect(other.prompt).not_to_have_text("Waiting for Ann.")
    times = [
        other.page.evaluate("() => window.heard") - ann.page.evaluate("() => window.clicked") for other in (bob, cid)
    ]
    say(f"A click is on the other screens after {' and '.join(f'{time:.0f}' for time in times)} ms")
