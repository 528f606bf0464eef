"""A person at a table of Exploriana: presses what is lit, on the board or below the prompt."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from playwright.sync_api import Locator

from .player import Player

PRESSED: Final = ".board button.lit, .board .send, .acts button:not(.iconbtn)"
LOOK: Final = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility())
  const words = (selector) => all(selector).map((found) => found.ariaLabel ?? found.textContent.trim())
  return {
    page: location.hash,
    heading: words('h1').join(),
    turn: words('.rounds, .where').join(),
    display: all('.plate [data-card]').map((card) => card.dataset.card),
    taken: words('.own .types b, .others .figures li'),
    near: [],
    offers: [],
    buttons: words('PRESSED'),
    commit: words('[aria-keyshortcuts=c]').join(),
    curtain: words('main > button.btn--go').join(),
    over: words('section[aria-label="Score sheet"]').length > 0,
  }
}""".replace("PRESSED", PRESSED)


class Pioneer(Player):
    """What one person does there; nothing moves, unless it is asked for."""

    game: ClassVar[str] = "exploriana"
    most: ClassVar[int] = 5
    script = LOOK

    @classmethod
    def of(cls, player: Player, moving: bool = False) -> Pioneer:
        pioneer = cls(player.page, player.url, player.rng, player.phone)
        if not moving:
            player.page.emulate_media(reduced_motion="reduce")
        return pioneer

    @property
    def board(self) -> Locator:
        return self.page.locator(".board h2").first

    @property
    def lit(self) -> Locator:
        return self.page.locator(PRESSED).locator("visible=true")

    @property
    def stop(self) -> Locator:
        return self.page.locator(".acts .big", has_text="Stop")

    @property
    def explore(self) -> Locator:
        return self.page.locator(".acts .big", has_text="Explore")

    def until(self, words: str, most: int = 60) -> dict[str, Any]:
        """Plays by lot until the prompt has these words."""
        for _ in range(most):
            seen = self.asked()
            if words in seen["heading"]:
                return seen
            self._step(seen)
        raise AssertionError(f"'{words}' is never asked")

    def _pick(self, seen: dict[str, Any]) -> Locator:
        if seen["curtain"]:
            return self.curtain
        if seen["buttons"]:
            return self.lit.nth(self.rng.randrange(len(seen["buttons"])))
        return self.commit
