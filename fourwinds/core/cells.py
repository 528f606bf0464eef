"""Squares of a 16x16 map: labels, neighbours, and sets of squares.

A square is the number 16*row + column, row 0 at the top. Its label is the column's letter and the
row's number counted from one: square 0 is a1, square 103 is h7.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

SIDE: Final = 16
SQUARES: Final = 256
LABELS: Final = [f"{chr(97 + s % SIDE)}{s // SIDE + 1}" for s in range(SQUARES)]
BY_LABEL: Final = {label: s for s, label in enumerate(LABELS)}

# A set is four words of 64 squares, as signed numbers so that compiled and interpreted words are
# the same. For that reason they are only combined by and, or, not, and shifted to the right.
BIT: Final[list[i64]] = [1 << i if i < 63 else -(1 << 63) for i in range(64)]
# The squares of each byte of a set, for every value of the byte: 32 tables of 256, one after the other.
# They are typed Any so that compiled code passes the numbers on without unboxing them.
BYTES: Final[list[list[Any]]] = [
    [8 * at + i for i in range(8) if byte >> i & 1] for at in range(32) for byte in range(256)
]


def _neighbours(square: int) -> list[int]:
    row, column = divmod(square, SIDE)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * SIDE + c for r, c in steps if 0 <= r < SIDE and 0 <= c < SIDE]


def _word(squares: list[int], number: int) -> i64:
    word: i64 = 0
    for square in squares:
        if square >> 6 == number:
            word |= BIT[square & 63]
    return word


NEIGHBOURS: Final = [_neighbours(square) for square in range(SQUARES)]
BEFORE: Final[list[i64]] = [_word(NEIGHBOURS[s], (s >> 6) - 1) for s in range(SQUARES)]
BESIDE: Final[list[i64]] = [_word(NEIGHBOURS[s], s >> 6) for s in range(SQUARES)]
BEHIND: Final[list[i64]] = [_word(NEIGHBOURS[s], (s >> 6) + 1) for s in range(SQUARES)]


@mypyc_attr(acyclic=True)
class Cells:
    """A set of squares: `a` holds the first four rows, `d` the last four."""

    def __init__(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> Cells:
        """The same squares."""
        return Cells(self.a, self.b, self.c, self.d)

    def has(self, square: int) -> bool:
        """Whether the square is in the set."""
        bit = BIT[square & 63]
        if square < 128:
            return (self.a if square < 64 else self.b) & bit != 0
        return (self.c if square < 192 else self.d) & bit != 0

    def add(self, square: int) -> None:
        """Puts a square in."""
        bit = BIT[square & 63]
        if square < 64:
            self.a |= bit
        elif square < 128:
            self.b |= bit
        elif square < 192:
            self.c |= bit
        else:
            self.d |= bit

    def spread(self, square: int, land: Cells, marks: Cells) -> None:
        """Keeps the edge of the marks after one more: its neighbours on land come in, what is marked goes out."""
        if square < 64:
            self.a = (self.a | BESIDE[square]) & land.a & ~marks.a
            self.b |= BEHIND[square] & land.b & ~marks.b
        elif square < 128:
            self.a |= BEFORE[square] & land.a & ~marks.a
            self.b = (self.b | BESIDE[square]) & land.b & ~marks.b
            self.c |= BEHIND[square] & land.c & ~marks.c
        elif square < 192:
            self.b |= BEFORE[square] & land.b & ~marks.b
            self.c = (self.c | BESIDE[square]) & land.c & ~marks.c
            self.d |= BEHIND[square] & land.d & ~marks.d
        else:
            self.c |= BEFORE[square] & land.c & ~marks.c
            self.d = (self.d | BESIDE[square]) & land.d & ~marks.d

    def include(self, other: Cells) -> None:
        """Puts all squares of another set in."""
        self.a |= other.a
        self.b |= other.b
        self.c |= other.c
        self.d |= other.d

    def union(self, other: Cells) -> Cells:
        """What is in either set."""
        return Cells(self.a | other.a, self.b | other.b, self.c | other.c, self.d | other.d)

    def minus(self, other: Cells) -> Cells:
        """What is in this set alone."""
        return Cells(self.a & ~other.a, self.b & ~other.b, self.c & ~other.c, self.d & ~other.d)

    def meets(self, other: Cells) -> bool:
        """Whether the two sets share a square."""
        return (self.a & other.a) | (self.b & other.b) | (self.c & other.c) | (self.d & other.d) != 0

    def squares(self) -> list[int]:
        """The squares in ascending order."""
        return both_without(self, self, NOTHING)

    def rows(self) -> list[int]:
        """The set as sixteen rows of sixteen bits, for lines and shapes."""
        rows = [0] * SIDE
        for square in self.squares():
            rows[square >> 4] |= 1 << (square & 15)
        return rows


def cells_of(squares: list[int]) -> Cells:
    """The set of these squares."""
    cells = Cells()
    for square in squares:
        cells.add(square)
    return cells


NOTHING: Final = Cells()


def both_without(one: Cells, two: Cells, without: Cells) -> list[int]:
    """The squares in both of two sets and not in a third, in ascending order."""
    found: list[int] = []
    a = one.a & two.a & ~without.a
    if a:
        _collect(found, a, 0)
    b = one.b & two.b & ~without.b
    if b:
        _collect(found, b, 2048)
    c = one.c & two.c & ~without.c
    if c:
        _collect(found, c, 4096)
    d = one.d & two.d & ~without.d
    if d:
        _collect(found, d, 6144)
    return found


def any_both_without(one: Cells, two: Cells, without: Cells) -> bool:
    """Whether there is such a square."""
    low = (one.a & two.a & ~without.a) | (one.b & two.b & ~without.b)
    high = (one.c & two.c & ~without.c) | (one.d & two.d & ~without.d)
    return low | high != 0


def _collect(found: list[int], word: i64, table: i64) -> None:
    """Reads a word off row by row, each row in two bytes."""
    while word != 0:
        row = word & 0xFFFF
        if row:
            for square in BYTES[table + (row & 255)]:
                found.append(square)  # noqa: PERF402 - faster than joining short lists
            for square in BYTES[table + 256 + (row >> 8)]:
                found.append(square)  # noqa: PERF402
        word = (word >> 16) & 0xFFFFFFFFFFFF
        table += 512


# Lines and shapes, on sixteen rows of sixteen bits


def longest_run(rows: list[int]) -> int:
    """The longest unbroken horizontal line."""
    best = 0
    for row in rows:
        length = 0
        while row:
            row &= row >> 1
            length += 1
        best = max(best, length)
    return best


def columns(rows: list[int]) -> list[int]:
    """The rows turned over the diagonal: row r holds what column r held."""
    return [sum(1 << row for row in range(SIDE) if rows[row] >> column & 1) for column in range(SIDE)]


def longest_diagonal(rows: list[int]) -> int:
    """The longest unbroken line along either diagonal."""
    return max(_slant(rows), _slant(rows[::-1]))


def _slant(rows: list[int]) -> int:
    best = 0
    line = rows[:]
    while any(line):
        best += 1
        line = [above & (below >> 1) for above, below in pairwise(line)]
    return best


def largest_square(rows: list[int]) -> int:
    """The side of the largest solid square."""
    side = 0
    block = rows[:]
    while any(block):
        side += 1
        thinner = [row & (row >> 1) for row in block]
        block = [above & below for above, below in pairwise(thinner)]
    return side
