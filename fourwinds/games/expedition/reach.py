"""How far every space is from an expedition, along segments and over spaces that are free for its colour."""

from __future__ import annotations

from typing import Final

from fourwinds.games.expedition.state import Trail
from fourwinds.games.expedition.world import EXITS, SPACES, TAIL, TIP

FAR: Final = 1000


class Reach:
    """For each space in sight the arrows needed, or -1, and the last of them on a shortest way."""

    def __init__(self, trail: Trail, roots: list[int] | None = None, sight: int = FAR) -> None:
        self.arrows: list[int] = [-1] * len(SPACES)
        self.last: list[int] = [-1] * len(SPACES)
        self.sight = min(sight, trail.left)
        starts = [trail.head] if roots is None else roots
        for space in starts:
            self.arrows[space] = 0
        queue, depth, at = starts[:], [0] * len(starts), 0
        while at < len(queue):
            self._leave(trail, queue[at], depth[at] + 1, queue, depth)
            at += 1
        for space in starts:
            self.arrows[space] = -1

    def _leave(self, trail: Trail, space: int, arrows: int, queue: list[int], depth: list[int]) -> None:
        """Goes on from a space; a touched one can be reached, but closes a loop there."""
        if arrows > self.sight:
            return
        used, touched = trail.used, trail.touched
        for code in EXITS[space]:
            tip = TIP[code]
            if self.arrows[tip] < 0 and not used.has(code >> 1):
                self.arrows[tip] = arrows
                self.last[tip] = code
                if not touched.has(tip):
                    queue.append(tip)
                    depth.append(arrows)

    def path(self, space: int) -> list[int]:
        """The spaces on a shortest way, the head left out."""
        found: list[int] = []
        while self.last[space] >= 0:
            found.append(space)
            space = TAIL[self.last[space]]
        found.reverse()
        return found
