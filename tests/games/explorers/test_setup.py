"""Setup: the scenarios X01 to X07."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.core.cells import LABELS
from fourwinds.core.match import Match
from fourwinds.core.protocol import CHANCE

from .story import (
    OBJECTS,
    TOKENS,
    busy,
    choices,
    fork,
    intro,
    label,
    labels,
    marks,
    now,
    refused,
    rest,
    seen,
    sheet,
    squares,
    tell,
    temple_list,
    terrain,
    thing,
    ticks,
    token,
    waiting,
)

GOALS_BY_TILE = {
    1: {"none_scroll", "areas_prairie", "count_apples", "race_all_villages"},
    2: {"none_horse", "areas_water", "count_carrots", "race_3_villages_3_temples"},
    3: {"none_gem", "areas_desert", "count_fish", "race_all_edges"},
    4: {"areas_mountain", "full_line", "count_horses", "race_3_per_quadrant"},
    5: {"largest_square", "count_keys", "count_provision_sets", "race_2_temples"},
    6: {"line_horizontal", "count_scrolls", "count_villages_4", "race_3_keys"},
    7: {"line_vertical", "count_temples_2adj", "race_3_scrolls", "race_5_gems"},
    8: {"line_diagonal", "count_corners", "race_3_horses", "race_2_each_provision"},
}
LAY_INTRO = """
0 lay a tile-2 turn-0
0 lay b tile-3 turn-0
0 lay c tile-5 turn-0
0 lay d tile-7 turn-0
"""


def test_the_intro_map_is_the_printed_one() -> None:
    match = intro()
    letters = {"P": "prairie", "W": "water", "D": "desert", "M": "mountain"}
    villages, temples = set(), set()
    for (row, col), printed in TOKENS.items():
        name = label(row, col)
        if printed[0] == "V":
            villages.add(name)
            assert token(match, name) == "V."
        else:
            assert token(match, name) == printed
            assert (terrain(match, name), thing(match, name)) == (letters[printed[0]], OBJECTS[printed[1]])
        if printed[1] == "T":
            temples.add(name)
    assert {LABELS[village] for village in seen(match).map.villages} == villages
    assert {LABELS[temple] for temple in seen(match).map.temples} == temples


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_x01_start_village(players: int) -> None:
    match = intro(players)
    distances = {LABELS[v]: (2 * (v // 16) - 15) ** 2 + (2 * (v % 16) - 15) ** 2 for v in seen(match).map.villages}
    assert distances == {label(5, 5): 50, label(9, 4): 58, label(3, 10): 106, label(12, 11): 130}
    assert LABELS[seen(match).village] == label(5, 5)
    assert waiting(match) == tuple(range(players))
    for seat in range(players):
        assert marks(match, seat) == {label(5, 5)}
        assert all(words.startswith("start ") for words in choices(match, seat))
        assert refused(match, seat, "village a") == "5.5 village-later"


def test_x01_a_tie_is_decided_by_the_first_player() -> None:
    match = Match.new("explorers", 3, {"first_player": "1"})
    tell(match, "1 lay a tile-1 turn-0\n1 lay b tile-2 turn-0\n1 lay c tile-6 turn-0\n1 lay d tile-5 turn-0")
    distances = [(2 * (v // 16) - 15) ** 2 + (2 * (v % 16) - 15) ** 2 for v in seen(match).map.villages]
    assert distances == [146, 146, 90, 90]
    assert waiting(match) == (1,)
    assert choices(match, 1) == ["village c", "village d"]
    assert refused(match, 1, "village a") == "5.5 village-far"
    for quadrant, name in (("c", "g13"), ("d", "m10")):
        branch = fork(match)
        tell(branch, f"1 village {quadrant}")
        assert waiting(branch) == (0, 1, 2)
        assert [marks(branch, seat) for seat in range(3)] == [{name}] * 3


def test_x03_rotation() -> None:
    for turns, village, temple in ((0, (5, 5), (1, 3)), (1, (5, 2), (3, 6))):
        match = Match.new("explorers", 2, {"first_player": "0"})
        tell(match, LAY_INTRO.replace("tile-2 turn-0", f"tile-2 turn-{turns}"))
        assert LABELS[seen(match).map.villages[0]] == label(*village)
        assert LABELS[seen(match).map.temples[0]] == label(*temple)
        assert thing(match, label(*temple)) == "temple"


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
@pytest.mark.parametrize("quadrant", ["a", "b", "c", "d"])
def test_x03_every_square_moves_with_its_tile(quadrant: str, turns: int) -> None:
    number = "abcd".index(quadrant)
    top, left = 8 * (number // 2), 8 * (number % 2)
    others = iter([3, 5, 7])
    tiles = [(2, turns) if q == quadrant else (next(others), 0) for q in "abcd"]
    lines = [f"0 lay {q} tile-{tile} turn-{turn}" for q, (tile, turn) in zip("abcd", tiles, strict=True)]
    match = Match.new("explorers", 2, {"first_player": "0"})
    tell(match, "\n".join(lines))
    for row in range(8):
        for col in range(8):
            r, c = row, col
            for _ in range(turns):
                r, c = c, 7 - r
            printed, square = TOKENS[row, col], label(top + r, left + c)
            if printed[0] == "V":
                assert LABELS[seen(match).map.villages[number]] == square
            else:
                assert token(match, square) == printed


def test_x04_setup_xs() -> None:
    match = intro()
    assert choices(match, 0) == ["start prairie", "start water", "start desert", "start mountain"]
    firsts = {"prairie": (4, 5), "water": (5, 4), "desert": (5, 6), "mountain": (6, 5)}
    for name, first in firsts.items():
        branch = fork(match)
        tell(branch, f"0 start {name}")
        assert squares(branch) == labels(first)
    tell(match, "0 start prairie\n0 mark f5")
    assert squares(match) == labels((4, 4))
    tell(match, "0 mark e5")
    assert squares(match) == labels((3, 4), (4, 3))
    tell(match, "0 mark d5")
    assert marks(match) == labels((5, 5), (4, 5), (4, 4), (4, 3))
    assert waiting(match) == (1,)
    assert choices(match, 0) == []
    assert refused(match, 0, "mark d4") == " refuse-not-your-turn"


def test_x05_object_in_setup() -> None:
    match = intro()
    tell(match, "0 start desert\n0 mark g6\n0 mark h6")
    assert thing(match, "h6") == "horse"
    assert squares(match) == labels((4, 5), (4, 6), (4, 7), (5, 4), (5, 8), (6, 5), (6, 6), (6, 7))
    tell(match, "0 mark i6")
    assert ticks(match) == {"apple": 0, "carrot": 1, "fish": 0}
    assert busy(match).left == 1
    assert squares(match) == labels((4, 6), (4, 7), (6, 8))
    tell(match, "0 mark g5")
    assert marks(match) == labels((5, 5), (5, 6), (5, 7), (5, 8), (4, 6))
    assert waiting(match) == (1,)


def test_x05_the_carrot_of_setup_stands_in_the_column_of_round_1() -> None:
    match = intro()
    tell(match, "0 start desert\n0 mark g6\n0 mark h6\n0 mark i6\n0 mark g5")
    tell(match, "1 start prairie\n1 mark f5\n1 mark e5\n1 mark d5")
    assert now(match) == (1, 1)
    assert ticks(match) == {"apple": 0, "carrot": 1, "fish": 0}
    assert seen(match).boards[0].ticked == [0, 1, 0]
    for turn in range(7):
        assert ticks(match)["carrot"] == 1, f"turn {turn + 1}"
        match.play(CHANCE, match.state.legal(CHANCE)[0])
        rest(match)
    assert sheet(match)["provisions-1"] in (2, 5, 10)
    assert ticks(match) == {"apple": 0, "carrot": 0, "fish": 0}


def test_x05_expert_provisions_block_the_carrot() -> None:
    match = intro(provisions="expert")
    tell(match, "0 start desert\n0 mark g6\n0 mark h6")
    assert squares(match) == labels((4, 5), (4, 6), (4, 7), (5, 4), (6, 5), (6, 6), (6, 7))
    assert refused(match, 0, "mark i6") == "7.5 provision"


def test_x05_without_setup_objects_there_is_no_free_x() -> None:
    match = intro(setup_objects="false")
    tell(match, "0 start desert\n0 mark g6\n0 mark h6")
    assert busy(match).left == 1
    assert squares(match) == labels((4, 6), (4, 7), (5, 8))
    tell(match, "0 mark i6")
    assert waiting(match) == (1,)
    assert ticks(match) == {"apple": 0, "carrot": 0, "fish": 0}
    assert marks(match) == labels((5, 5), (5, 6), (5, 7), (5, 8))


@pytest.mark.parametrize(
    ("players", "points", "bonus"),
    [
        (4, [12, 10, 8, 6], [3, 2, 1, 0]),
        (1, [12, 10, 8, 6], [3, 2, 1, 0]),
        (3, [12, 8, 6], [3, 1, 0]),
        (2, [12, 8], [3, 1]),
    ],
)
def test_x06_temple_lists_by_player_count(players: int, points: list[int], bonus: list[int]) -> None:
    base, expert = intro(players), intro(players, temples="expert")
    for quadrant in "abcd":
        assert temple_list(base, quadrant) == points
        assert temple_list(expert, quadrant) == bonus
    assert seen(base).temple_bonus == [0] * len(points)
    assert seen(expert).temple_points == [8] * len(points)


def test_x07_achievement_pool() -> None:
    match = Match.new("explorers", 2, {"first_player": "0", "achievements": "3"})
    for line in LAY_INTRO.split("\n")[1:-1]:
        assert waiting(match) == (0,)
        assert seen(match).goals == []
        assert refused(match, 0, "goal none_scroll") == "5.4 chance-decides"
        assert refused(match, CHANCE, "goal none_scroll") == " refuse-not-your-turn"
        tell(match, line)
    pool = GOALS_BY_TILE[1] | GOALS_BY_TILE[4] | GOALS_BY_TILE[6] | GOALS_BY_TILE[8]
    for name in ("none_scroll", "race_3_keys", "line_diagonal"):
        assert waiting(match) == (CHANCE,)
        assert set(choices(match, CHANCE)) == {f"goal {goal}" for goal in pool}
        tell(match, f"* goal {name}")
        pool.remove(name)
    assert [goal.id for goal in seen(match).goals] == ["none_scroll", "race_3_keys", "line_diagonal"]
    assert waiting(match) == (0, 1)


def test_x07_draws_over_many_seeds() -> None:
    pool = GOALS_BY_TILE[1] | GOALS_BY_TILE[4] | GOALS_BY_TILE[6] | GOALS_BY_TILE[8]
    drawn: dict[str, int] = {}
    for seed in range(400):
        match = intro(achievements="3")
        match.settle(Random(seed))
        names = [goal.id for goal in seen(match).goals]
        assert len(set(names)) == 3
        for name in names:
            drawn[name] = drawn.get(name, 0) + 1
    assert drawn.keys() == pool
    assert all(40 <= count <= 120 for count in drawn.values()), drawn


def test_x07_pool_all_and_named_achievements() -> None:
    match = intro(achievements="1", achievement_pool="all")
    everything = set().union(*GOALS_BY_TILE.values())
    assert len(everything) == 32
    assert set(choices(match, CHANCE)) == {f"goal {goal}" for goal in everything}
    named = intro(achievements="count_fish,none_gem,full_line")
    assert [goal.id for goal in seen(named).goals] == ["count_fish", "none_gem", "full_line"]
    assert waiting(named) == (0, 1)


def test_the_first_player_is_drawn_or_set() -> None:
    drawn = Match.new("explorers", 3)
    assert waiting(drawn) == (CHANCE,)
    assert choices(drawn, CHANCE) == ["first 0", "first 1", "first 2"]
    tell(drawn, "* first 2")
    assert waiting(drawn) == (2,)
    assert len(choices(drawn, 2)) == 8 * 4
    tell(drawn, "2 lay a tile-8 turn-3")
    assert len(choices(drawn, 2)) == 7 * 4
    assert waiting(Match.new("explorers", 3, {"first_player": "1"})) == (1,)


def test_a_random_layout_is_drawn_by_chance() -> None:
    match = Match.new("explorers", 2, {"layout": "random", "first_player": "0"})
    laid = 0
    while len(seen(match).map.tiles) < 4:
        assert waiting(match) == (CHANCE,)
        assert len(choices(match, CHANCE)) == 4 * (8 - laid)
        match.play(CHANCE, match.state.legal(CHANCE)[5])
        laid += 1
    assert laid == 4
    assert waiting(Match.new("explorers", 1)) == (CHANCE,)
