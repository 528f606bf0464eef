"""The small screen: nothing wider than it, everything large enough for a thumb."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, expect

from .conftest import People
from .elsewhere import finish
from .player import Player

TARGET: Final = 40
# How far from its middle a thing can still be pressed; what is covered is left out, and links within a text.
SMALL: Final = """(least) => {
  const hit = (thing, x, y) => thing.contains(document.elementFromPoint(x, y)?.closest('label') ?? null)
    || thing.contains(document.elementFromPoint(x, y))
  const reach = (thing, x, y, dx, dy) => {
    let far = 0
    while (far < least && hit(thing, x + dx * far, y + dy * far)) far += 1
    return far
  }
  const found = []
  for (const control of document.querySelectorAll('button, a, select, input, summary')) {
    const thing = control.closest('label') ?? control
    if (!thing.checkVisibility() || thing.closest('p, dd, th, article, [role=grid]')) continue
    thing.scrollIntoView({ block: 'center' })
    const box = thing.getBoundingClientRect()
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    if (!hit(thing, x, y)) continue
    const width = reach(thing, x, y, 1, 0) + reach(thing, x, y, -1, 0)
    const height = reach(thing, x, y, 0, 1) + reach(thing, x, y, 0, -1)
    if (width < least || height < least) found.push(`${thing.textContent.trim()}: ${width} x ${height}`)
  }
  return found
}"""
OVERHANG: Final = "() => document.documentElement.scrollWidth - innerWidth"


def fits(player: Player) -> None:
    assert player.page.evaluate(OVERHANG) <= 0, f"{player.page.url} scrolls sideways"
    assert player.page.evaluate(SMALL, TARGET) == []


def size(player: Player, square: int) -> float:
    box = player.square(square).bounding_box()
    assert box is not None
    return box["width"]


def test_pages_fit(people: People) -> None:
    ann = people(phone=True)
    ann.home()
    fits(ann)
    for path, heading in (("#/tables", "My tables"), ("#/rules", "Rules"), ("#/about", "About")):
        ann.visit(path)
        expect(ann.page.get_by_role("heading", name=heading, exact=True).first).to_be_visible()
        fits(ann)
    ann.button("Settings").tap()
    expect(ann.dialog).to_be_visible()
    fits(ann)
    ann.close()
    ann.visit("#/new/explorers")
    expect(ann.button("Open the table")).to_be_in_viewport()
    fits(ann)


def test_tap_close_up_mark_commit(people: People) -> None:
    ann = people(phone=True)
    ann.open_table(["You", "Bot"])
    fits(ann)
    ann.step()
    ann.wait(lambda seen: seen["near"])
    if size(ann, 0) >= TARGET:
        ann.button("whole map").tap()
    assert size(ann, 0) < TARGET

    seen = ann.asked()
    square = seen["near"][0]
    ann.square(square).tap()
    ann.wait(lambda now: now["lit"] == seen["lit"] and size(ann, square) >= TARGET)
    assert not ann.look()["fresh"], "a tap on the whole map only goes nearer"
    fits(ann)
    ann.square(square).tap()
    ann.wait(lambda now: now["fresh"] == [square])
    while ann.asked()["near"]:
        ann.step()
    expect(ann.commit).to_be_in_viewport()
    ann.commit.tap()
    ann.wait(lambda now: not now["fresh"] and square in now["marked"])


def test_a_tap_at_the_edge_of_the_close_up_marks(people: People) -> None:
    ann = people(phone=True)
    ann.open_table(["You", "Bot"])
    ann.step()
    square = ann.wait(lambda seen: seen["near"])["near"][0]
    mini = ann.button("Move the close-up")
    while left(ann, square) >= TARGET:
        mini.press("ArrowRight")
    ann.square(square).tap()
    ann.wait(lambda seen: seen["fresh"] == [square])


def left(player: Player, square: int) -> float:
    box = player.square(square).bounding_box()
    assert box is not None
    return box["x"]


def test_sheets_of_the_table_fit(people: People) -> None:
    ann = people(phone=True)
    ann.open_table(["You", "Bot", "Bot"], preset="Expert")
    ann.play_turn()
    for name in ("My sheet", "Players", "Log"):
        ann.page.get_by_role("navigation").get_by_role("button", name=name).tap()
        expect(ann.dialog.get_by_role("heading", name=name)).to_be_visible()
        fits(ann)
        ann.close()
    ann.button("Rules").tap()
    expect(ann.dialog.locator("[data-rule]").first).to_be_visible()
    fits(ann)
    ann.close()
    finish(ann)
    fits(ann)


def test_a_long_press_tells_more(people: People) -> None:
    ann = people(phone=True)
    ann.open_table(preset="Solo", options={"Map": "First-game map"})
    ann.step()
    square = ann.wait(lambda seen: seen["near"])["near"][0]
    bubble = ann.page.locator(".bubble")
    touch(ann, square, bubble)
    expect(bubble.get_by_role("button", name="Rule")).to_be_visible()
    assert not ann.look()["fresh"]
    fits(ann)


def touch(player: Player, square: int, until: Locator) -> None:
    """A finger that stays until something is seen."""
    box = player.square(square).bounding_box()
    assert box is not None
    session = player.page.context.new_cdp_session(player.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger: dict[str, Any] = {"type": "touchStart", "touchPoints": [point]}
    session.send("Input.dispatchTouchEvent", finger)
    expect(until).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
