"""Sets of cards as the bits of one word."""

from __future__ import annotations

from random import Random

from fourwinds.core.deck import BIT, WORD, count, has, listed, members, numbered, set_of


def some_sets() -> list[list[int]]:
    rng = Random(1)
    return [[], [0], [62], list(range(WORD)), *(sorted(rng.sample(range(WORD), size)) for size in range(1, WORD))]


def test_a_set_gives_its_cards_back_in_order() -> None:
    for cards in some_sets():
        assert members(set_of(cards)) == cards


def test_cards_are_counted() -> None:
    for cards in some_sets():
        assert count(set_of(cards)) == len(cards)


def test_a_card_is_in_a_set_or_not() -> None:
    for cards in some_sets():
        assert [card for card in range(WORD) if has(set_of(cards), card)] == cards


def test_sets_combine() -> None:
    one, other = set_of([1, 5, 40]), set_of([5, 62])
    assert members(one | other) == [1, 5, 40, 62]
    assert members(one & other) == [5]
    assert members(one & ~other) == [1, 40]
    assert members(one & ~BIT[40]) == [1, 5]


def test_cards_are_listed_as_numbers_behind_what_is_there() -> None:
    found = [3]
    listed(set_of([0, 8, 62]), numbered(100), found)
    assert found == [3, 100, 108, 162]
