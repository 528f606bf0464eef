"""Observations for learners: what a seat may know as a row of small numbers.

A game writes its observation block by block, one byte a number. The same code, run once while listing,
names the blocks, so that a table of them can never differ from what is written.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourwinds.core.cells import Cells
from fourwinds.core.messages import Feature

COMMON: Final = -1
"""The owner of blocks that belong to no seat."""

# The eight bits of every byte as eight numbers, and every number as one byte.
BITS: Final = [bytes([byte >> bit & 1 for bit in range(8)]) for byte in range(256)]
NUMBER: Final = [bytes([number]) for number in range(256)]
# A single one between enough zeros to slice every position of it out of.
ONE: Final = bytes(256) + b"\1" + bytes(256)


class Observation:
    """A row of numbers being written. `owner` says whose blocks come next: 0 the observer's, 1 the next seat's, ..."""

    def __init__(self, listing: bool = False) -> None:
        self.parts: list[bytes] = []
        self.listing = listing
        self.features: list[Feature] = []
        self.owner = COMMON

    def row(self) -> bytes:
        """All that was written."""
        return b"".join(self.parts)

    def number(self, name: str, value: int, most: int) -> None:
        """A number, capped at `most`."""
        self.parts.append(NUMBER[0 if value < 0 else value if value < most else most])
        if self.listing:
            self.features.append(Feature(name, self.owner, 1, most))

    def numbers(self, name: str, values: list[int], most: int) -> None:
        """Several numbers, each capped at `most`."""
        self.parts.append(bytes([0 if value < 0 else value if value < most else most for value in values]))
        if self.listing:
            self.features.append(Feature(name, self.owner, len(values), most))

    def flag(self, name: str, value: bool) -> None:
        """Yes or no."""
        self.number(name, 1 if value else 0, 1)

    def one_of(self, name: str, at: int, size: int) -> None:
        """A one at a position and zeros elsewhere; nothing but zeros if there is no such position."""
        self.parts.append(ONE[256 - at : 256 - at + size] if 0 <= at < size else ONE[:size])
        if self.listing:
            self.features.append(Feature(name, self.owner, size, 1))

    def flags(self, name: str, word: i64, size: int) -> None:
        """The lowest bits of a word, at most 64, one number each."""
        left = size
        while left >= 8:
            self.parts.append(BITS[word & 255])
            word = word >> 8
            left -= 8
        if left > 0:
            self.parts.append(BITS[word & 255][:left])
        if self.listing:
            self.features.append(Feature(name, self.owner, size, 1))

    def cells(self, name: str, cells: Cells, size: int) -> None:
        """The first members of a set of up to 256, one number each."""
        words: list[i64] = [cells.a, cells.b, cells.c, cells.d]
        listing, self.listing = self.listing, False
        for number in range((size + 63) // 64):
            self.flags(name, words[number], min(64, size - 64 * number))
        self.listing = listing
        if listing:
            self.features.append(Feature(name, self.owner, size, 1))

    def block(self, name: str, numbers: bytes, most: int) -> None:
        """Numbers that are bytes already, none above `most`."""
        self.parts.append(numbers)
        if self.listing:
            self.features.append(Feature(name, self.owner, len(numbers), most))
