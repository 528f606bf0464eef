"""Somebody who leads expeditions: looks at what lights up on the world map and clicks it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Locator, expect

from .player import Player

# What only a move of one's own or the next turn can change.
LOOK: Final = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility())
  const words = (selector) => all(selector).map((found) => found.ariaLabel ?? found.textContent.trim())
  const data = (selector, name) => all(selector).map((found) => found.dataset[name])
  const within = (space) => {
    const { x, y, width, height } = space.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === space
  }
  const lit = all('circle.open[role=button]')
  const names = (spaces) => spaces.map((space) => space.dataset.space)
  return {
    page: location.hash,
    heading: words('h1').join(),
    turn: words('.rounds, .where').join(),
    ways: data('[data-way]', 'way'),
    lit: names(lit),
    near: names(lit.filter(within)),
    rich: names(lit.filter((space) => within(space) && / for you: /.test(space.ariaLabel))),
    hand: data('[data-card].own', 'card'),
    held: all('.own.held').length,
    picks: data('[data-card].lit', 'card'),
    noted: data('.note [data-action]', 'action'),
    offers: words('[aria-label="Cards to choose from"] .do'),
    secrets: words('.acts .do'),
    sales: words('[aria-label=Market] [aria-disabled=false]'),
    uses: words('.use:not([aria-disabled=true])'),
    buttons: words('.actions .choice'),
    commit: words('[aria-keyshortcuts=c]').join(),
    curtain: words('main > button.btn--go').join(),
    over: words('section[aria-label="Score sheet"]').length > 0,
  }
}"""
OPEN: Final = ("curtain", "noted", "lit", "picks", "offers", "buttons", "commit", "over")
IN_SIGHT: Final = ("near", "rich")
"""What a note or the mouse over the map may cover, so that it changes without a move."""

Seen = dict[str, Any]


class Leader:
    """What one person does at a table of Expedition; every step waits until it is seen."""

    def __init__(self, player: Player) -> None:
        player.script = LOOK
        self.player = player
        self.page = player.page
        self.look = player.look
        self.wait = player.wait

    def open_table(self, seats: Sequence[str], preset: str, level: str = "Random bot", second: str = "") -> None:
        """Sets a table up by clicks and begins; a seat is `Bot`, `Friend` or `Here`, behind one's own."""
        player = self.player
        player.visit("#/new/expedition")
        player.preset(preset)
        for number in range(2, 7):
            player.choose(f"Player {number}", seats[number - 1] if number <= len(seats) else "Empty")
        player.preset(preset)
        for found in self.page.get_by_label("Level").all():
            found.select_option(label=level)
        player.choose("First Player", "Seat 1")
        if second:
            self.page.get_by_label("Name of Player 2").fill(second)
        player.button("Open the table").click()
        expect(self.map.or_(player.curtain)).to_be_visible()

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("group", name="World map")

    @property
    def note(self) -> Locator:
        return self.page.locator(".note.pinned")

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[role=button][data-space="{name}"]')

    def card(self, name: str) -> Locator:
        return (
            self.page.locator(f'[data-card="{name}"]')
            .locator(".find")
            .or_(self.page.locator(f'button[data-card="{name}"]'))
        )

    def asked(self) -> Seen:
        """Waits until there is something to click, or the game is over."""
        return self.wait(lambda seen: any(seen[key] for key in OPEN))

    def place_tokens(self) -> None:
        """The four Important Destinations; a note that is still open is closed."""
        self.play_until(lambda seen: bool(seen["ways"]))
        self._close_note()

    def _close_note(self) -> None:
        if self.note.count():
            self.page.keyboard.press("Escape")
        expect(self.note).to_have_count(0)

    def play_until(self, until: Callable[[Seen], bool], most: int = 1500) -> Seen:
        for _ in range(most):
            seen = self.asked()
            if until(seen):
                return seen
            self.step(seen)
        raise AssertionError("it does not come to that")

    def play_out(self) -> None:
        """To the score page."""
        self.play_until(lambda seen: bool(seen["over"]))

    def step(self, seen: Seen) -> None:
        """One click; then something must have changed."""
        self._press(self._pick(seen))
        # A note closes at once, but what was chosen in it is seen only when the server has answered.
        fleeting = (*IN_SIGHT, "noted") if seen["noted"] else IN_SIGHT
        self.wait(lambda now: any(now[key] != seen[key] for key in seen if key not in fleeting))

    def _press(self, target: Locator) -> None:
        if self.player.phone:
            target.tap()
        else:
            target.click()

    def _pick(self, seen: Seen) -> Locator:
        if seen["curtain"]:
            return self.player.curtain
        if seen["noted"]:
            return self.page.locator(".note [data-action]").first
        if seen["ways"]:
            return self._way(seen)
        if seen["picks"]:
            return self.card(self.player.rng.choice(seen["picks"])).first
        if seen["lit"]:
            return self.space((seen["near"] or seen["lit"])[0])
        return self._other(seen)

    def _way(self, seen: Seen) -> Locator:
        """Rather where it brings something."""
        if not seen["near"]:
            seen = self._uncover()
        return self.space(self.player.rng.choice(seen["rich"] or seen["near"]))

    def _uncover(self) -> Seen:
        """The whole world, with no note on top, shows what is out of sight."""
        self._close_note()
        world = self.player.button("Whole world")
        if world.is_enabled():
            world.click()
        return self.wait(lambda now: now["near"])

    def _other(self, seen: Seen) -> Locator:
        if seen["offers"]:
            return self.page.locator('[aria-label="Cards to choose from"] .do').first
        if seen["sales"] and self.player.rng.random() < 0.5:
            return self.page.locator("[aria-label=Market] [aria-disabled=false]").first
        if "Add an arrow" in seen["uses"]:
            return self.page.get_by_role("button", name="Add an arrow")
        if any(word.startswith("Peek") for word in seen["secrets"]):
            return self.page.locator(".acts .do").first
        return self.page.locator(".actions .choice").last if seen["buttons"] else self.player.commit
