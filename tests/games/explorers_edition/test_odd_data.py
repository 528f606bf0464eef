"""Whatever an edition file holds, it is either refused with a reason or can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from fourwinds.games.explorers.edition import Edition, faults

HOUSE: dict[str, Any] = json.loads((files("fourwinds.games.explorers") / "data" / "house-1.json").read_text("utf-8"))
ODD: list[Any] = [None, True, -1, 0, 1.5, 10**30, "", "x", [], [[]], {}, {"max": 1}]


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in the data, inner nodes included; of long lists only the ends."""
    if path:
        yield path
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    for key in keys[:2] + keys[-1:] if len(keys) > 12 and len(path) > 0 else keys:
        yield from places(data[key], (*path, key))


@pytest.mark.parametrize("path", sorted(set(places(HOUSE)), key=str), ids=str)
def test_odd_data_is_refused_or_read(path: tuple[Any, ...]) -> None:
    for odd in ODD:
        data = deepcopy(HOUSE)
        inner = data
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = odd
        if not faults(data):
            Edition(data, "00000000")
