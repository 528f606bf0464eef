"""Around the own turn: building the map, the others, the score so far, settings, a call when it is one's turn."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from .conftest import People

# A page in the background, and notifications that are only noted.
AWAY: Final = """
  Object.defineProperty(document, 'hidden', { get: () => window.away === true })
  window.calls = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title) { window.calls.push(title) }
  }
"""


def test_the_first_player_builds_the_map(people: People) -> None:
    ann = people()
    ann.open_table(["You", "Bot"], {"Map": "First Player builds it", "First Player": "Player 1"})
    tiles = ann.page.get_by_role("group", name="Tiles").get_by_role("button")
    for number, quadrant in enumerate("ABCD", 1):
        expect(ann.prompt).to_contain_text(f"quadrant {quadrant} ")
        tiles.and_(ann.page.locator(":enabled")).first.click()
        ann.page.get_by_role("button", name="Turn the tile, not turned yet").click()
        ann.button(f"Lay tile {number} in {quadrant}").click()
    ann.wait(lambda seen: not seen["tiles"])
    ann.button("Undo").click()
    expect(ann.prompt).to_contain_text("quadrant D ")
    tiles.and_(ann.page.locator(":enabled")).last.click()
    ann.page.get_by_role("button", name="Lay tile").click()
    ann.wait(lambda seen: not seen["tiles"])
    ann.play_turn()
    expect(ann.prompt).to_contain_text("Choose a terrain beside the start village")


def test_nothing_scrolls_on_a_desk(people: People) -> None:
    ann = people()
    ann.open_table(["You", "Bot", "Bot", "Bot"], preset="Expert")
    for _ in range(2):
        ann.play_turn()
        ann.asked()
        assert ann.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_the_others_and_the_score_so_far(people: People) -> None:
    ann = people("Ann")
    ann.open_table(["You", "Bot", "Bot"])
    ann.play_turn()
    ann.asked()
    ann.button("Enlarge the map of Tern").click()
    expect(ann.dialog.get_by_role("heading", name="The map of Tern")).to_be_visible()
    expect(ann.dialog.get_by_role("img", name="The map of Tern with")).to_be_visible()
    ann.close()
    ann.button("Score sheet").click()
    for name in ("Ann", "Wren", "Tern"):
        expect(ann.dialog.get_by_role("columnheader", name=name)).to_be_visible()
    expect(ann.dialog.get_by_role("row", name="Total")).to_be_visible()


def test_settings_are_kept_on_the_device(people: People) -> None:
    ann = people()
    ann.home()
    ann.button("Guest Settings").click()
    expect(ann.dialog.get_by_role("switch", name="Sound")).not_to_be_checked()
    ann.choose("Light", "Dark")
    ann.dialog.get_by_label("Name").fill("Ann")
    ann.dialog.get_by_role("switch", name="Ask before a turn is committed").click()
    ann.close()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ann.button("Ann Settings")).to_be_visible()

    ann.open_table(["You", "Bot"])
    while not ann.asked()["commit"]:
        ann.step()
    ann.commit.click()
    expect(ann.commit).to_have_text("Sure? Press again to commit")
    ann.commit.click()
    ann.wait(lambda seen: not seen["fresh"])


def test_a_call_when_it_is_my_turn(people: People) -> None:
    ann, bob = people("Ann"), people()
    ann.page.add_init_script(AWAY)
    ann.page.reload()
    ann.open_table(["You", "Friend"], {"First Player": "Player 1"})
    link = ann.link("Friend")
    ann.close()
    ann.button("Settings").click()
    ann.dialog.get_by_role("switch", name="Notifications").click()
    ann.close()
    bob.follow(link, "Bob")
    ann.play_turn()
    ann.page.evaluate("() => { window.away = true }")
    assert ann.page.evaluate("() => window.calls") == []
    bob.play_turn()
    ann.asked()
    assert ann.page.evaluate("() => window.calls") == ["It is your turn"]
    assert ann.page.title().startswith("●")
