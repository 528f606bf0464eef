"""Sets of up to 63 cards as the bits of one word, so that sets are cheap to keep, to copy and to combine.

Words are positive native integers: combine them by and, or and not, take bits from `BIT`, never shift to the left.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

WORD: Final = 63
BIT: Final[list[i64]] = [1 << card for card in range(WORD)]


def count(cards: i64) -> i64:
    """How many cards a set has."""
    pairs = cards - ((cards >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    halves = eights + (eights >> 8)
    quarters = halves + (halves >> 16)
    return (quarters + (quarters >> 32)) & 127


def has(cards: i64, card: int) -> bool:
    """Whether a card is in a set."""
    return cards & BIT[card] != 0


def set_of(cards: list[int]) -> i64:
    """The set of these cards."""
    found: i64 = 0
    for card in cards:
        found |= BIT[card]
    return found


def numbered(first: int) -> list[list[Any]]:
    """For `listed`: the numbers from `first` on of the cards in each byte of a set, for every value of the byte.

    They are typed Any so that compiled code passes the numbers on without unboxing them.
    """
    return [[first + 8 * at + i for i in range(8) if byte >> i & 1] for at in range(8) for byte in range(256)]


def listed(cards: i64, numbers: list[list[Any]], found: list[int]) -> None:
    """Adds the numbers of a set's cards in ascending order."""
    table: i64 = 0
    while cards != 0:
        byte = cards & 255
        if byte:
            for number in numbers[table + byte]:
                found.append(number)  # noqa: PERF402 - faster than joining short lists
        cards = cards >> 8
        table += 256


CARD_NUMBERS: Final = numbered(0)


def members(cards: i64) -> list[int]:
    """The cards of a set in ascending order."""
    found: list[int] = []
    listed(cards, CARD_NUMBERS, found)
    return found
