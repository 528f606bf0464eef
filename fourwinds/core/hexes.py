"""The 61 hexes of a hexagon of side 5: labels, neighbours, and sets of hexes.

Hexes are numbered row by row from the top; rows a to i have 5 to 9 and back to 5 hexes. A label is the
row's letter and the place in the row: hex 0 is a1, the centre e5 is 30, the last one i5 is 60. A set is one
number with a bit for each hex. It never turns negative, so compiled and interpreted sets are the same.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

SIDE: Final = 5
HEXES: Final = 61
REACH: Final = SIDE - 1
STEPS: Final = ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1))
"""The six directions in axial coordinates, in the order of the hexes they lead to."""


def _axial() -> list[tuple[int, int]]:
    rows = range(-REACH, REACH + 1)
    return [(q, r) for r in rows for q in range(max(-REACH, -REACH - r), min(REACH, REACH - r) + 1)]


AXIAL: Final = _axial()
BY_AXIAL: Final = {at: number for number, at in enumerate(AXIAL)}


def _label(q: int, r: int) -> str:
    return f"{chr(101 + r)}{q - max(-REACH, -REACH - r) + 1}"


LABELS: Final = [_label(q, r) for q, r in AXIAL]
NAMES: Final = [label.upper() for label in LABELS]
"""Labels as people read them on the board."""
BY_LABEL: Final = {label: number for number, label in enumerate(LABELS)}
NEIGHBOURS: Final = [[BY_AXIAL[(q + dq, r + dr)] for dq, dr in STEPS if (q + dq, r + dr) in BY_AXIAL] for q, r in AXIAL]
CENTRE: Final = BY_AXIAL[(0, 0)]
INNER_RING: Final = NEIGHBOURS[CENTRE]
CORNERS: Final = [number for number in range(HEXES) if len(NEIGHBOURS[number]) == 3]


def distance(one: int, other: int) -> int:
    """How many steps lead from one hex to the other."""
    dq, dr = AXIAL[one][0] - AXIAL[other][0], AXIAL[one][1] - AXIAL[other][1]
    return max(abs(dq), abs(dr), abs(dq + dr))


# Sets are only combined by and, or, not, and shifted to the right: see `core/cells.py`.
BIT: Final[list[i64]] = [1 << number for number in range(HEXES)]
ALL: Final[i64] = 2305843009213693951


def set_of(hexes: list[int]) -> i64:
    """The set of these hexes."""
    found: i64 = 0
    for number in hexes:
        found |= BIT[number]
    return found


NEAR: Final[list[i64]] = [set_of(near) for near in NEIGHBOURS]
# The hexes of each byte of a set, for every value of the byte: 8 tables of 256, one after the other.
# They are typed Any so that compiled code passes the numbers on without unboxing them.
BYTES: Final[list[list[Any]]] = [
    [8 * at + i for i in range(8) if byte >> i & 1 and 8 * at + i < HEXES] for at in range(8) for byte in range(256)
]
AROUND: Final[list[i64]] = [set_of([near for number in hexes for near in NEIGHBOURS[number]]) for hexes in BYTES]


def hexes_of(chosen: i64) -> list[int]:
    """The hexes of a set, ascending."""
    found: list[int] = []
    at: i64 = 0
    while chosen:
        byte = chosen & 255
        if byte:
            found.extend(BYTES[at + byte])
        chosen >>= 8
        at += 256
    return found


def count(chosen: i64) -> int:
    """How many hexes a set has."""
    found: i64 = 0
    while chosen:
        chosen &= chosen - 1
        found += 1
    return found


def neighbours(chosen: i64) -> i64:
    """All hexes beside a hex of the set."""
    found: i64 = 0
    at: i64 = 0
    while chosen:
        byte = chosen & 255
        if byte:
            found |= AROUND[at + byte]
        chosen >>= 8
        at += 256
    return found


def flood(start: i64, ground: i64) -> i64:
    """All of the ground that is joined to the start, the start on it included."""
    found = start & ground
    edge = found
    while edge:
        edge = neighbours(edge) & ground & ~found
        found |= edge
    return found


def components(ground: i64) -> list[i64]:
    """The joined parts of the ground, that with the lowest hex first."""
    parts: list[i64] = []
    while ground:
        part = flood(ground & -ground, ground)
        parts.append(part)
        ground &= ~part
    return parts


def shortest(start: int, goal: int, ground: i64) -> list[int]:
    """A shortest way over the ground from one of its hexes to another, both included, or nothing."""
    came = [-1] * HEXES
    came[start] = start
    queue = [start]
    for here in queue:
        if here == goal:
            break
        for near in NEIGHBOURS[here]:
            if came[near] < 0 and ground & BIT[near]:
                came[near] = here
                queue.append(near)
    if came[goal] < 0:
        return []
    way = [goal]
    while way[-1] != start:
        way.append(came[way[-1]])
    return way[::-1]
