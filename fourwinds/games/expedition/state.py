"""What lies on the table: the trails of the three expeditions, what a player has, the secret slots.

Sets of cards, spaces and segments are `Cells`. They are replaced, never changed, so that copies share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fourwinds.core.cells import NOTHING, Cells, cells_of
from fourwinds.games.expedition.terms import SOURCE_POINTS
from fourwinds.games.expedition.world import DIRECTED, EXITS, START, TAIL, TIP

ONE: Final = [cells_of([number]) for number in range(256)]
"""The sets with one member."""


def common(one: Cells, other: Cells) -> Cells:
    """What is in both sets."""
    return one.minus(one.minus(other))


EMPTY: Final = -2
"""A slot without a card."""
UNKNOWN: Final = -1
"""A card that nobody has seen."""


class Arrow:
    """An arrow on the board and what lies under it in the stack; never changed.

    Long chains are freed with the help of the garbage collector's header, so it needs one: it must not be acyclic.
    """

    def __init__(self, code: int, branch: bool, closes: bool, under: Arrow | None) -> None:
        self.code = code
        self.branch = branch
        self.closes = closes
        self.under = under


@mypyc_attr(acyclic=True)
class Trail:
    """One expedition (R 6). `exits` are the arrows that may follow its head, as actions."""

    def __init__(self, colour: int, left: int) -> None:
        self.colour = colour
        self.left = left
        self.top: Arrow | None = None
        self.head = START
        self.used: Cells = NOTHING
        self.touched: Cells = NOTHING
        self.exits: list[int] = FIRST_EXITS[colour]
        self.loops = 0

    def copy(self) -> Trail:
        """An independent trail."""
        other = Trail(self.colour, self.left)
        other.top = self.top
        other.head = self.head
        other.used = self.used
        other.touched = self.touched
        other.exits = self.exits
        other.loops = self.loops
        return other

    def push(self, code: int, branch: bool) -> bool:
        """Lays an arrow; returns whether it closes a loop (R 7.1)."""
        tip = TIP[code]
        closes = self.touched.has(tip)
        if self.top is None:
            self.touched = ONE[START]
        self.touched = self.touched.union(ONE[tip])
        self.used = self.used.union(ONE[code >> 1])
        self.top = Arrow(code, branch, closes, self.top)
        self.left -= 1
        self.head = tip
        self.find_exits()
        return closes

    def pop(self) -> Arrow:
        """Takes the last arrow back (R 9.2)."""
        arrow = self.top
        assert arrow is not None
        self.top = arrow.under
        self.used = self.used.minus(ONE[arrow.code >> 1])
        if not arrow.closes:
            self.touched = self.touched.minus(ONE[TIP[arrow.code]])
        if self.top is None:
            self.touched = NOTHING
        self.left += 1
        self.head = TAIL[arrow.code]
        self.find_exits()
        return arrow

    def find_exits(self) -> None:
        """R 6.1, R 6.2: along a segment without an arrow of this colour, as long as there are arrows."""
        found: list[int] = []
        if self.left > 0:
            first = self.colour * DIRECTED
            for code in EXITS[self.head]:
                if not self.used.has(code >> 1):
                    found.append(first + code)
        self.exits = found

    def arrows(self) -> list[Arrow]:
        """The arrows in the order they were laid."""
        found: list[Arrow] = []
        arrow = self.top
        while arrow is not None:
            found.append(arrow)
            arrow = arrow.under
        found.reverse()
        return found


FIRST_EXITS: Final = [[colour * DIRECTED + code for code in EXITS[START]] for colour in range(3)]


@mypyc_attr(acyclic=True)
class Player:
    """What a player has. `area` holds the scored cards, each as four times the card plus its source."""

    def __init__(self) -> None:
        self.hand: Cells = NOTHING
        self.size = 0
        self.held: Cells = NOTHING
        self.hold_last = False
        self.tokens: Cells = NOTHING
        self.tickets = 0
        self.points = 0
        self.area: list[int] = []
        self.claims = 0
        self.stalls = 0
        self.discards: Cells = NOTHING
        self.laid = 0
        self.paid = 0

    def copy(self) -> Player:
        """An independent player."""
        other = Player()
        other.hand = self.hand
        other.size = self.size
        other.held = self.held
        other.hold_last = self.hold_last
        other.tokens = self.tokens
        other.tickets = self.tickets
        other.points = self.points
        other.area = self.area
        other.claims = self.claims
        other.stalls = self.stalls
        other.discards = self.discards
        other.laid = self.laid
        other.paid = self.paid
        return other

    def gain(self, card: int) -> None:
        """A card comes into the hand."""
        self.hand = self.hand.union(ONE[card])
        self.size += 1

    def lose(self, card: int) -> None:
        """A card leaves the hand, and so does an order for it."""
        self.hand = self.hand.minus(ONE[card])
        self.held = self.held.minus(ONE[card])
        self.size -= 1

    def discard(self, card: int) -> None:
        """A card goes face down onto the discards."""
        self.discards = self.discards.union(ONE[card])

    def score(self, card: int, source: int) -> int:
        """A card goes to the scoring area; returns its points."""
        self.area = [*self.area, 4 * card + source]
        self.points += SOURCE_POINTS[source]
        return SOURCE_POINTS[source]

    def keeps_back(self, card: int) -> bool:
        """Whether an own order holds the card back (R 10.3)."""
        return self.held.has(card) or (self.hold_last and self.size == 1)

    def owns(self, card: int) -> bool:
        """Whether an explorer or event card lies before the player."""
        return self.stalls >> card & 1 != 0


@mypyc_attr(acyclic=True)
class Slot:
    """A secret destination (R 12.4, R 12.7); never changed. `pool` are the cards it may be while nobody has seen it."""

    def __init__(self, card: int, markers: int, pool: Cells) -> None:
        self.card = card
        self.markers = markers
        self.pool = pool


NO_SLOT: Final = Slot(EMPTY, 0, NOTHING)
