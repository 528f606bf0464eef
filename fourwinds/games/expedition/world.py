"""The map: spaces and segments as numbers, read from the house edition once.

Locations come first, in the order of the file, so that a location and its card have the same number
from 0 to 78; then the dots, then Start. A directed segment is twice its number, plus one against the
order of the file.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from fourwinds.games.expedition.terms import KINDS, LOCATION
from fourwinds.games.expedition.terms import START as START_KIND

HOUSE: Final = "house-1"


def house_data() -> dict[str, Any]:
    """The contents of the house edition."""
    text = (files("fourwinds.games.expedition") / "data" / f"{HOUSE}.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


_DATA: Final = house_data()
_ORDERED: Final[list[dict[str, Any]]] = sorted(
    _DATA["spaces"], key=lambda space: (space["kind"] == "start", space["kind"] != "location")
)

SPACES: Final[list[str]] = [space["id"] for space in _ORDERED]
SPACE_OF: Final = {name: number for number, name in enumerate(SPACES)}
KIND: Final[list[int]] = [KINDS.index(space["kind"]) for space in _ORDERED]
CARDS: Final = KIND.count(LOCATION)
CARD_NAMES: Final = SPACES[:CARDS]
START: Final = KIND.index(START_KIND)
WRAPS: Final = [number for number, space in enumerate(_ORDERED) if space.get("wrap")]

SEGMENTS: Final[list[str]] = [segment["id"] for segment in _DATA["segments"]]
DIRECTED: Final = 2 * len(SEGMENTS)


def _ends() -> list[int]:
    ends: list[int] = []
    for segment in _DATA["segments"]:
        ends += [SPACE_OF[segment["a"]], SPACE_OF[segment["b"]]]
    return ends


# The tail and the tip of each directed segment.
TAIL: Final[list[int]] = _ends()
TIP: Final[list[int]] = [TAIL[code ^ 1] for code in range(DIRECTED)]
ROUTES: Final = [f"{SPACES[TAIL[code]]}-{SPACES[TIP[code]]}" for code in range(DIRECTED)]
# The directed segments that leave each space, ascending.
EXITS: Final[list[list[int]]] = [
    [code for code in range(DIRECTED) if TAIL[code] == space] for space in range(len(SPACES))
]


def _one_dot(card: int) -> list[int]:
    """The locations beside this one, or with exactly one dot between (R 2.5)."""
    found: set[int] = set()
    for code in EXITS[card]:
        near = TIP[code]
        found |= {near} if near < CARDS else {TIP[further] for further in EXITS[near]}
    return sorted(other for other in found if other < CARDS and other != card)


def _dot_chain(card: int) -> list[int]:
    """The locations beside this one, or with nothing but dots between (R 3.8)."""
    found = [card]
    for space in found:
        if space == card or (space >= CARDS and space != START):
            found += [TIP[code] for code in EXITS[space] if TIP[code] not in found]
    return sorted(other for other in found if other < CARDS and other != card)


ONE_DOT: Final = [_one_dot(card) for card in range(CARDS)]
DOT_CHAIN: Final = [_dot_chain(card) for card in range(CARDS)]
