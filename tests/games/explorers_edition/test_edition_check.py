"""R 13.2: what the check of an edition finds, one mutated copy of house-1 for each requirement."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from fourwinds.core.registry import find
from fourwinds.games.explorers.edition_check import check

Data = dict[str, Any]
Square = tuple[int, int, int, str]
"""Tile, row, column (both from 0) and what stands there instead."""

HOUSE: Data = json.loads((files("fourwinds.games.explorers") / "data" / "house-1.json").read_text("utf-8"))


def house() -> Data:
    return copy.deepcopy(HOUSE)


def changed(*squares: Square) -> Data:
    data = house()
    for tile, row, column, token in squares:
        rows = data["tiles"][str(tile)]["rows"]
        tokens = rows[row].split()
        tokens[column] = token
        rows[row] = " ".join(tokens)
    return data


def test_house_1_is_without_fault() -> None:
    assert check(house()) == []


def test_the_game_offers_the_check() -> None:
    assert find("explorers").check_edition(house()) == []


@pytest.mark.parametrize(
    ("code", "words", "squares"),
    [
        ("T3", "on the rim", [(1, 2, 5, "W."), (1, 7, 7, "V1")]),
        ("T4", "differ in terrain", [(8, 3, 1, "M.")]),
        ("T5", "neighbour of the village carries", [(8, 1, 1, "Dc")]),
        ("T6", "scroll: 0, not 1 to 2", [(3, 0, 3, "Da")]),
        ("T7", "temple lies on the rim", [(4, 0, 3, "MT"), (4, 1, 2, "M.")]),
        ("T8", "only 3 steps from the village", [(7, 0, 1, "Dg"), (7, 4, 6, "DT"), (7, 6, 6, "D.")]),
        ("T9", "only 2 steps from the village", [(5, 0, 1, "D."), (5, 2, 5, "Mk")]),
        ("T10", "carrot on water", [(8, 3, 2, "Wc")]),
        ("T11", "desert has 12 squares", [(2, 3, 3, "Pg")]),
        ("T12", "an area of prairie has only 1 squares", [(3, 4, 1, "M.")]),
        ("T14", "gem: two are only 1 steps apart", [(4, 1, 5, "Wg")]),
        ("T15", "desert carries 3 temples", [(2, 2, 2, "DT"), (2, 1, 3, "M.")]),
        ("T15", "desert has 133 squares", [(6, 2, 3, "D."), (6, 4, 2, "P."), (6, 4, 4, "Dh")]),
        ("T16", "scroll: some maps have 6, more than 5", [(1, 0, 6, "Ps")]),
        ("T16", "random maps have squares out of reach", [(4, 0, 1, "Pc"), (4, 0, 6, "D.")]),
    ],
)
def test_a_requirement_alone(code: str, words: str, squares: list[Square]) -> None:
    found = check(changed(*squares))
    assert {finding.code for finding in found} == {code}
    assert not any(finding.error for finding in found)
    assert any(words in finding.message for finding in found)


def test_t13_always_breaks_another_requirement_too() -> None:
    """An area full of objects is too small (T12) or has too many that touch (T14)."""
    assert {finding.code for finding in check(changed((1, 0, 1, "Pc")))} == {"T12", "T13"}


def test_findings_are_the_same_every_time() -> None:
    data = changed((4, 0, 1, "Pc"), (4, 0, 6, "D."), (8, 3, 2, "Wc"))
    assert check(data) == check(copy.deepcopy(data))


def test_t1_and_t2_are_errors_and_keep_the_rest_from_being_looked_at() -> None:
    found = check(changed((1, 2, 5, "V2"), (8, 3, 2, "Wc")))
    assert found
    assert all(finding.error and finding.code == "" for finding in found)
    assert any("V1" in finding.message for finding in found)


def setting(key: str, value: object) -> Callable[[Data], None]:
    return lambda data: data.update({key: value})


def tile(value: object) -> Callable[[Data], None]:
    return lambda data: data["tiles"].update({"3": value})


def goal(**values: object) -> Callable[[Data], None]:
    return lambda data: data["achievements"][0].update(values)


FAULTS: list[tuple[Callable[[Data], None], str]] = [
    (setting("game", "chess"), "'game'"),
    (setting("edition", "a b"), "'edition'"),
    (setting("edition", 7), "'edition'"),
    (setting("rounds", -1), "'rounds'"),
    (setting("xs_full", "3"), "'xs_full'"),
    (setting("key_track", True), "'key_track'"),
    (setting("gem_expert_track", []), "'gem_expert_track'"),
    (setting("villages_base", [0, 1]), "'villages_base'"),
    (setting("tiles", {}), "'tiles'"),
    (setting("tiles", [1]), "'tiles'"),
    (tile(None), "tile 3 has no rows"),
    (tile({"rows": ["P."]}), "tile 3 is not 8 rows"),
    (lambda data: data["tiles"]["3"]["rows"].__setitem__(0, "W. Wk W. Ds D. P. Pa X."), "'X.'"),
    (lambda data: data["tiles"]["3"]["rows"].__setitem__(0, "W. WT W. Ds D. P. Pa P."), "exactly one temple"),
    (lambda data: data["tiles"]["3"]["rows"].__setitem__(3, "M. M. W. W. W. W. M. M."), "exactly one village"),
    (setting("cards", 3), "'cards'"),
    (setting("cards", HOUSE["cards"][:3]), "fewer cards"),
    (setting("cards", [HOUSE["cards"][0]] * 8), "same card"),
    (lambda data: data["cards"][0].update(sides=["P", "PW"]), "card E1"),
    (lambda data: data["cards"][0].update(sides=["P"]), "card E1"),
    (setting("provisions_expert_kind", ["apple"]), "'provisions_expert_kind'"),
    (setting("temple_positions_in_play", {"1": [1]}), "'temple_positions_in_play'"),
    (lambda data: data["temple_positions_in_play"].update({"3": [1, 5, 6]}), "for 3"),
    (setting("solo_ranks", [1]), "'solo_ranks'"),
    (setting("layout_presets", {}), "'layout_presets'"),
    (setting("layout_presets", {"intro": {"tiles": [1, 1, 2, 3], "rotations": [0, 0, 0, 0]}}), "layout 'intro'"),
    (setting("achievements", {}), "'achievements'"),
    (setting("achievements", HOUSE["achievements"][:31]), "32 known ones"),
    (goal(kind="race"), "its kind is not 'none'"),
    (goal(id=["none_scroll"]), "32 known ones"),
    (goal(tile=1.0), "tile is not 1 to 8"),
    (setting("turns_per_round", 0), "'turns_per_round' is not a whole number of 1 or more"),
    (setting("rounds", "four"), "'rounds' is not a whole number"),
    (setting("rounds", 5), "'rounds' is more than 4"),
    (setting("xs_full", 0), "'xs_full'"),
    (setting("solo_ranks", [{"max": "x"}] * 6), "'solo_ranks'"),
    (setting("cards", [{"id": "E1", "sides": ["PP", "W"]}] * 8), "a side names a terrain twice"),
    (goal(tile=9), "tile is not 1 to 8"),
    (goal(points="six"), "'points'"),
]


@pytest.mark.parametrize(("spoil", "words"), FAULTS, ids=[words for _, words in FAULTS])
def test_a_structural_fault_is_an_error(spoil: Callable[[Data], None], words: str) -> None:
    data = house()
    spoil(data)
    found = check(data)
    assert any(words in finding.message for finding in found), found
    assert all(finding.error for finding in found)


@pytest.mark.parametrize("data", [None, 3, "house-1", [HOUSE], {}], ids=str)
def test_what_is_no_edition_at_all(data: object) -> None:
    found = check(data)
    assert found
    assert all(finding.error for finding in found)


@pytest.mark.parametrize(
    "spoil",
    [
        goal(id=[]),
        goal(kind={}),
        setting("rounds", "four"),
        setting("temple_positions_in_play", {"1": None, "2": 2, "3": [[]], "4": {}}),
        setting("provisions_expert_kind", [[], [], [], []]),
    ],
)
def test_values_of_any_type_are_errors_not_crashes(spoil: Callable[[Data], None]) -> None:
    data = house()
    spoil(data)
    assert any(finding.error for finding in check(data))


@pytest.mark.parametrize("key", sorted(HOUSE))
@pytest.mark.parametrize("value", [None, [], {}, "x", 1.5, [None], {"1": None}], ids=str)
def test_no_value_of_any_key_is_a_crash(key: str, value: object) -> None:
    data = house()
    data[key] = value
    check(data)
