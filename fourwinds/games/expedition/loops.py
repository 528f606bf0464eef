"""Which spaces belong to a loop (R 7.2)."""

from __future__ import annotations

from fourwinds.core.cells import NOTHING, Cells, cells_of
from fourwinds.games.expedition.state import ONE, Arrow, Trail
from fourwinds.games.expedition.world import SPACES, START, TAIL, TIP


def loop_spaces(trail: Trail) -> Cells:
    """The spaces of the two-connected block of the colour's arrows that holds the last arrow that closed a loop.

    Arrows to new spaces form a tree from Start. Every closing arrow makes a ring with the way between its ends
    in the tree, and rings that share an arrow are one block.
    """
    arrows = trail.arrows()
    tree = _Tree(arrows)
    rings = [tree.ring(arrow.code) for arrow in arrows if arrow.closes]
    block = rings.pop()
    grown = True
    while grown:
        grown = False
        for number in range(len(rings)):
            if rings[number].meets(block) and rings[number] is not NOTHING:
                block = block.union(rings[number])
                rings[number] = NOTHING
                grown = True
    ends: list[int] = []
    for segment in block.squares():
        ends += [TAIL[2 * segment], TIP[2 * segment]]
    return cells_of(ends)


class _Tree:
    """For each space the arrow that first led there, and how many arrows it is from Start."""

    def __init__(self, arrows: list[Arrow]) -> None:
        self.way: list[int] = [-1] * len(SPACES)
        self.depth: list[int] = [0] * len(SPACES)
        for arrow in arrows:
            if not arrow.closes:
                tip = TIP[arrow.code]
                self.way[tip] = arrow.code
                self.depth[tip] = self.depth[TAIL[arrow.code]] + 1

    def ring(self, code: int) -> Cells:
        """The segments of the ring that a closing arrow makes."""
        one, other = TAIL[code], TIP[code]
        ring = ONE[code >> 1]
        while one != other:
            if self.depth[one] < self.depth[other]:
                one, other = other, one
            assert one != START
            ring = ring.union(ONE[self.way[one] >> 1])
            one = TAIL[self.way[one]]
        return ring
