"""Squares of a 16x16 map: labels, neighbours, and sets of squares as 16 rows of 16 bits.

A square is the number 16*row + column, row 0 at the top. Its label is the column's letter and the
row's number counted from one: square 0 is a1, square 103 is h7.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

SIDE: Final = 16
SQUARES: Final = SIDE * SIDE
BIT: Final = [1 << column for column in range(SIDE)]
LABELS: Final = [f"{chr(97 + s % SIDE)}{s // SIDE + 1}" for s in range(SQUARES)]
BY_LABEL: Final = {label: s for s, label in enumerate(LABELS)}


def _neighbours(square: int) -> list[int]:
    row, column = divmod(square, SIDE)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * SIDE + c for r, c in steps if 0 <= r < SIDE and 0 <= c < SIDE]


NEIGHBOURS: Final = [_neighbours(square) for square in range(SQUARES)]


def rows_of(squares: list[int]) -> list[int]:
    """The set of these squares."""
    rows = [0] * SIDE
    for square in squares:
        rows[square >> 4] |= BIT[square & 15]
    return rows


def has(rows: list[int], square: int) -> bool:
    """Whether the square is in the set."""
    return rows[square >> 4] & BIT[square & 15] != 0


def squares_of(rows: list[int]) -> list[int]:
    """The squares of the set in ascending order."""
    return [square for square in range(SQUARES) if rows[square >> 4] & BIT[square & 15]]


def meets(rows: list[int], others: list[int]) -> bool:
    """Whether the two sets share a square."""
    return any(mine & theirs for mine, theirs in zip(rows, others, strict=True))


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
    """The set turned over its diagonal: row r holds what column r held."""
    return [sum(BIT[row] for row in range(SIDE) if rows[row] & BIT[column]) for column in range(SIDE)]


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
