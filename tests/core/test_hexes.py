"""The hexagon of 61 hexes: numbers, labels, neighbours and sets, against plain lists and coordinates."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.core import hexes
from fourwinds.core.hexes import AXIAL, BIT, BY_AXIAL, BY_LABEL, HEXES, LABELS, NEIGHBOURS


@pytest.mark.parametrize(
    ("at", "label", "number"),
    [((0, -4), "a1", 0), ((4, -4), "a5", 4), ((0, 0), "e5", 30), ((-4, 4), "i1", 56), ((0, 4), "i5", 60)],
)
def test_numbers_and_labels(at: tuple[int, int], label: str, number: int) -> None:
    assert BY_AXIAL[at] == BY_LABEL[label] == number
    assert LABELS[number] == label
    assert AXIAL[number] == at


def test_rows_are_as_long_as_those_of_a_hexagon_of_side_five() -> None:
    rows = [sum(1 for label in LABELS if label[0] == letter) for letter in "abcdefghi"]
    assert rows == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert len(set(LABELS)) == len(LABELS) == HEXES


def test_neighbours_are_the_hexes_at_distance_one() -> None:
    for one in range(HEXES):
        assert NEIGHBOURS[one] == [other for other in range(HEXES) if hexes.distance(one, other) == 1]
        assert hexes.hexes_of(hexes.NEAR[one]) == NEIGHBOURS[one]


def test_corners_edges_and_ring() -> None:
    counts = [len(near) for near in NEIGHBOURS]
    assert (counts.count(3), counts.count(4), counts.count(6)) == (6, 18, 37)
    assert [LABELS[corner] for corner in hexes.CORNERS] == ["a1", "a5", "e1", "e9", "i1", "i5"]
    assert [LABELS[at] for at in hexes.INNER_RING] == ["d4", "d5", "e4", "e6", "f4", "f5"]
    assert LABELS[hexes.CENTRE] == "e5"


def some_set(rng: Random) -> list[int]:
    return sorted(rng.sample(range(HEXES), rng.randint(0, HEXES)))


def test_sets_are_like_lists() -> None:
    rng = Random(1)
    for _ in range(300):
        chosen = some_set(rng)
        packed = hexes.set_of(chosen)
        assert 0 <= packed <= hexes.ALL
        assert hexes.hexes_of(packed) == chosen
        assert hexes.count(packed) == len(chosen)
        near = sorted({near for at in chosen for near in NEIGHBOURS[at]})
        assert hexes.hexes_of(hexes.neighbours(packed)) == near
    assert hexes.hexes_of(hexes.ALL) == list(range(HEXES))


def slow_flood(start: list[int], ground: list[int]) -> list[int]:
    found = set(start) & set(ground)
    while fresh := {near for at in found for near in NEIGHBOURS[at]} & set(ground) - found:
        found |= fresh
    return sorted(found)


def test_flood_fill_and_components() -> None:
    rng = Random(2)
    for _ in range(300):
        ground = some_set(rng)
        start = rng.sample(range(HEXES), 2)
        packed = hexes.set_of(ground)
        assert hexes.hexes_of(hexes.flood(hexes.set_of(start), packed)) == slow_flood(start, ground)
        parts = [hexes.hexes_of(part) for part in hexes.components(packed)]
        assert sorted(at for part in parts for at in part) == ground
        assert all(part == slow_flood(part[:1], ground) for part in parts)
        assert [part[0] for part in parts] == sorted(part[0] for part in parts)


def test_shortest_ways() -> None:
    rng = Random(3)
    for _ in range(300):
        ground = some_set(rng)
        start, goal = rng.sample(range(HEXES), 2)
        packed = hexes.set_of([*ground, start, goal])
        way = hexes.shortest(start, goal, packed)
        joined = hexes.flood(BIT[start], packed) & BIT[goal] != 0
        assert bool(way) == joined
        if way:
            assert (way[0], way[-1]) == (start, goal)
            assert all(hexes.distance(way[i], way[i + 1]) == 1 for i in range(len(way) - 1))
            assert len(way) - 1 >= hexes.distance(start, goal)
            assert all(packed & BIT[at] for at in way)
    assert len(hexes.shortest(0, 60, hexes.ALL)) == 9
