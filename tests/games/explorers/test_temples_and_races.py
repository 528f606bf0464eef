"""Temples and races: the scenarios X24 to X30, and the bonus batches of section 9."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match
from fourwinds.core.registry import find
from fourwinds.games.explorers.events import RaceWon, TempleExplored

from .story import (
    Square,
    all_but,
    board,
    busy,
    choices,
    fixture,
    fork,
    intro,
    label,
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
    waiting,
)

# The card of each turn, its side without mountain and its side with mountain.
TURNS = [
    ("prairie-mountain", "prairie", "mountain"),
    ("water-mountain", "water", "mountain"),
    ("desert-mountain", "desert", "mountain"),
    ("water+mountain-prairie+desert", "prairie+desert", "water+mountain"),
]


def explore_a(match: Match, seats: tuple[int, ...]) -> None:
    """One turn from (2,3): these seats explore temple A, the others keep away from mountains."""
    card, away, towards = TURNS[now(match)[1] - 1]
    tell(match, f"* draw {card}")
    active = seen(match).active
    tell(match, f"{active} pick {towards if active in seats else away}")
    for seat in range(match.config.players):
        if seat in seats:
            tell(match, f"{seat} take {towards}\n{seat} mark {label(1, 3)}")
        else:
            tell(match, f"{seat} take {away}")
    rest(match)


@pytest.mark.parametrize("seats", [(1, 3), (0, 2), (0, 1)])
def test_x24_two_explorers_in_one_turn(seats: tuple[int, int]) -> None:
    match = fixture([(2, 3)], players=4, keys=1)
    assert temple_list(match, "a") == [12, 10, 8, 6]
    explore_a(match, seats)
    assert [sheet(match, seat)["temple-a"] for seat in range(4)] == [12 if seat in seats else 0 for seat in range(4)]
    assert temple_list(match, "a") == [8, 6]
    assert [temple_list(match, quadrant) for quadrant in "bcd"] == [[12, 10, 8, 6]] * 3
    third, fourth = (seat for seat in range(4) if seat not in seats)
    explore_a(match, (third,))
    assert sheet(match, third)["temple-a"] == 8
    assert temple_list(match, "a") == [6]
    explore_a(match, (fourth,))
    assert sheet(match, fourth)["temple-a"] == 6
    assert temple_list(match, "a") == []
    assert [sheet(match, seat)["temple-a"] for seat in seats] == [12, 12]


def test_x24_the_list_changes_only_at_the_end_of_the_turn() -> None:
    match = fixture([(2, 3)], players=4, keys=1)
    tell(match, "* draw prairie-mountain\n0 pick mountain\n0 take mountain\n0 mark d2\n0 mark e2\n0 mark e3")
    assert temple_list(match, "a") == [12, 10, 8, 6]
    tell(match, "3 take mountain\n3 mark d2\n3 mark e2")
    assert temple_list(match, "a") == [12, 10, 8, 6]
    tell(match, "1 take prairie")
    events = tell(match, "2 take prairie")
    assert temple_list(match, "a") == [8, 6]
    announced = [(e.seat, e.quadrant, e.points, e.bonus) for e in events if isinstance(e, TempleExplored)]
    assert announced == [(0, "A", 12, 0), (3, "A", 12, 0)]


@pytest.mark.parametrize(
    ("order", "values"),
    [
        ([(0,), (1, 2, 3)], [12, 10, 10, 10]),
        ([(0, 1), (2, 3)], [12, 12, 8, 8]),
        ([(0, 1, 2), (3,)], [12, 12, 12, 6]),
        ([(0,), (1, 2), (3,)], [12, 10, 10, 6]),
        ([(3,), (2,), (1,), (0,)], [6, 8, 10, 12]),
        ([(0, 1, 2, 3)], [12, 12, 12, 12]),
        ([(0,), (1,), (2,)], [12, 8, 6]),
        ([(0, 1), (2,)], [12, 12, 6]),
        ([(0,), (1, 2)], [12, 8, 8]),
        ([(0, 1, 2)], [12, 12, 12]),
        ([(1,), (0,)], [8, 12]),
        ([(0, 1)], [12, 12]),
    ],
)
@pytest.mark.parametrize("side", ["base", "expert"])
def test_x25_other_orders(order: list[tuple[int, ...]], values: list[int], side: str) -> None:
    match = fixture([(2, 3)], players=len(values), keys=1, temples=side)
    bonus = dict(zip([12, 10, 8, 6], [3, 2, 1, 0], strict=True))
    for seats in order:
        expected = {bonus[values[seat]] for seat in seats}
        assert temple_list(match, "a")[0] in (expected if side == "expert" else {values[seats[0]]})
        explore_a(match, seats)
    found = [sheet(match, seat)["temple-a"] for seat in range(len(values))]
    assert found == ([8] * len(values) if side == "expert" else values)
    assert temple_list(match, "a") == []


def test_x27_expert_temple() -> None:
    match = fixture([(14, 6)], players=4, keys=1, temples="expert")
    assert temple_list(match, "c") == [3, 2, 1, 0]
    tell(match, "* draw prairie-mountain\n0 pick mountain\n0 take mountain\n3 take mountain")
    assert waiting(match) == (1, 2)
    tell(match, "1 take prairie\n1 mark g14\n1 mark f14\n1 mark f15")
    assert choices(match, 1) == ["bonus water", "bonus desert"]
    assert refused(match, 1, "bonus mountain") == "9.1 bonus-no-square"
    assert refused(match, 1, "mark g13") == "9.1 bonus-first"
    tell(match, "1 bonus desert")
    assert busy(match, 1).left == 3
    assert {terrain(match, name) for name in squares(match, 1)} == {"desert"}
    tell(match, "1 mark g13\n1 mark h14\n1 mark h13")
    assert waiting(match) == (2,)
    tell(match, "2 take prairie\n2 mark g14\n2 mark f14\n2 mark f15\n2 bonus water")
    assert busy(match, 2).left == 3
    events = tell(match, "2 mark e15\n2 mark g16\n2 mark f13")
    announced = [(e.seat, e.quadrant, e.points, e.bonus) for e in events if isinstance(e, TempleExplored)]
    assert announced == [(1, "C", 8, 3), (2, "C", 8, 3)]
    assert [sheet(match, seat)["temple-c"] for seat in range(4)] == [0, 8, 8, 0]
    assert [len(marks(match, seat)) for seat in range(4)] == [1, 7, 7, 1]
    assert temple_list(match, "c") == [1, 0]

    tell(match, "* draw prairie-water\n1 pick water\n3 take water\n0 take prairie\n0 mark g14\n0 mark f14\n0 mark f15")
    tell(match, "0 bonus desert")
    assert busy(match, 0).left == 1
    tell(match, "0 mark g13")
    assert 0 not in waiting(match)
    rest(match)
    assert sheet(match, 0)["temple-c"] == 8
    assert temple_list(match, "c") == [0]

    tell(match, "* draw prairie-desert\n2 pick desert\n3 take prairie\n3 mark g14\n3 mark f14\n3 mark f15")
    assert 3 not in waiting(match)
    rest(match)
    assert [sheet(match, seat)["temple-c"] for seat in range(4)] == [8, 8, 8, 8]
    assert temple_list(match, "c") == []


def test_x27_several_batches_in_an_order_of_choice() -> None:
    match = fixture([(2, 3), (14, 6)], keys=2, temples="expert")
    tell(match, "* draw prairie+mountain-water+desert\n0 pick prairie+mountain\n0 take prairie+mountain")
    tell(match, "0 mark d2\n0 mark g14\n0 mark e3")
    assert choices(match, 0) == ["batch a", "batch c"]
    assert refused(match, 0, "batch b") == "9.1 no-batch"
    assert refused(match, 0, "bonus desert") == "9.1 bonus-later"
    tell(match, "0 batch c")
    assert all(words.startswith("bonus ") for words in choices(match, 0))
    tell(match, "0 bonus desert\n0 mark c3\n0 mark g13\n0 mark d4")
    assert refused(match, 0, "batch a") == "9.1 bonus-later"
    tell(match, "0 bonus mountain")
    assert busy(match, 0).left == 3
    tell(match, "0 mark e2\n0 mark f3\n0 mark e1")
    assert waiting(match) == (1,)
    assert len(marks(match)) == 2 + 3 + 3 + 3


def test_x27_a_temple_opened_by_a_bonus_x_gives_a_further_batch() -> None:
    match = fixture([(2, 3), (14, 6)], keys=2, temples="expert", seats={1: [(6, 15)]})
    tell(match, "* draw water-mountain\n0 pick mountain\n0 take mountain\n0 mark d2\n0 mark e3\n0 mark e2")
    tell(match, "0 bonus prairie\n0 mark g14\n0 mark f14\n0 mark f15")
    assert temple_list(match, "c") == [3, 1]
    tell(match, "0 bonus desert")
    assert busy(match).left == 3
    tell(match, "0 mark c3\n0 mark g13\n0 mark d4\n1 take water\n1 mark p8\n1 mark o8")
    assert (sheet(match)["temple-a"], sheet(match)["temple-c"]) == (8, 8)
    assert (temple_list(match, "a"), temple_list(match, "c")) == ([1], [1])
    assert (board(match).keys, board(match).keys_used) == (2, 2)


def test_x27_a_batch_without_legal_square_is_lost() -> None:
    match = fixture(all_but((1, 3)), keys=1, temples="expert")
    tell(match, "* draw water-mountain\n0 pick mountain\n0 take mountain")
    assert choices(match, 0) == ["mark d2"]
    tell(match, "0 mark d2")
    assert waiting(match) == (1,)


def test_x27_bonus_xs_are_forced_and_the_unplaceable_are_lost() -> None:
    match = fixture(all_but((1, 3), (7, 15)), keys=1, temples="expert")
    tell(match, "* draw desert-mountain\n0 pick mountain\n0 take mountain\n0 mark d2")
    assert choices(match, 0) == ["bonus water"]
    tell(match, "0 bonus water")
    assert choices(match, 0) == ["mark p8"]
    assert refused(match, 0, "stop") == "7.6 forced"
    tell(match, "0 mark p8")
    assert waiting(match) == (1,)


def test_x27_without_forced_placement_a_batch_can_be_stopped() -> None:
    match = fixture([(2, 3)], keys=1, temples="expert", forced_placement="false")
    tell(match, "* draw water-mountain\n0 pick mountain\n0 take mountain\n0 mark d2\n0 stop")
    tell(match, "0 bonus desert\n0 mark d4\n0 stop")
    assert waiting(match) == (1,)
    assert marks(match) == {"d3", "d2", "d4"}


# Three Xs in each of A, B and C, two in D; no water beside any of them.
NEARLY: list[Square] = [
    *[(2, 2), (2, 3), (3, 3)],
    *[(6, 9), (7, 8), (7, 9)],
    *[(9, 6), (9, 7), (10, 6)],
    *[(10, 10), (10, 11)],
]


def in_quadrant_d(match: Match, seat: int) -> int:
    return sum(1 for name in marks(match, seat) if name[0] >= "i" and int(name[1:]) >= 9)


def test_x30_race_achievement() -> None:
    match = fixture(NEARLY, players=4, round_=2, turn=2, keys=1, temples="expert", achievements="race_3_per_quadrant")
    assert seen(match).goals[0].values == [10, 8, 6, 4]
    tell(match, "* draw water-mountain\n1 pick water\n1 take water\n3 take water")
    tell(match, "0 take mountain\n0 mark e3\n0 mark e2\n0 mark m11")
    assert in_quadrant_d(match, 0) == 3
    tell(match, "2 take mountain\n2 mark d2\n2 mark e3\n2 mark e2")
    assert in_quadrant_d(match, 2) == 2
    tell(match, "2 bonus desert\n2 mark k12\n2 mark c2")
    events = tell(match, "2 mark d1")
    assert in_quadrant_d(match, 2) == 3
    assert [(e.seat, e.points) for e in events if isinstance(e, RaceWon)] == [(0, 10), (2, 10)]
    assert seen(match).goals[0].values == [6, 4]

    for card in ("prairie-water", "water-desert"):
        tell(match, f"* draw {card}")
        tell(match, f"{seen(match).active} pick water")
        tell(match, "1 take water\n3 take water")
        rest(match)
    assert now(match) == (2, 5)
    assert seen(match).goals[0].values == [6, 4]

    tell(match, "* draw prairie-desert")
    tell(match, f"{seen(match).active} pick desert\n1 take desert\n1 mark k12")
    rest(match)
    assert in_quadrant_d(match, 3) == 2
    goal = "goal-race_3_per_quadrant"
    assert [sheet(match, seat)[goal] for seat in range(4)] == [10, 6, 10, 0]
    assert seen(match).goals[0].values == [4]

    tell(match, "* draw prairie-mountain")
    tell(match, f"{seen(match).active} pick prairie")
    rest(match)
    assert in_quadrant_d(match, 3) == 2
    assert [sheet(match, seat)[goal] for seat in range(4)] == [10, 6, 10, 0]
    assert seen(match).goals[0].values == [4]


@pytest.mark.parametrize(
    ("players", "strike", "values"),
    [
        (2, "false", [10, 8, 6, 4]),
        (2, "true", [10, 6]),
        (3, "false", [10, 8, 6, 4]),
        (3, "true", [10, 6, 4]),
        (4, "false", [10, 8, 6, 4]),
        (4, "true", [10, 8, 6, 4]),
        (1, "false", [10, 8, 6, 4]),
    ],
)
def test_x30_race_lists_by_player_count(players: int, strike: str, values: list[int]) -> None:
    match = intro(players, achievements="race_3_per_quadrant", achievement_strike=strike)
    assert seen(match).goals[0].values == values


def test_the_expert_set_strikes_race_values_like_temples() -> None:
    """The English book: a race "follows the rules of the temple scoring"."""
    [expert] = [preset for preset in find("explorers").presets if preset.id == "expert"]
    chosen = {**expert.options, "layout": "intro", "achievements": "race_3_per_quadrant"}
    assert seen(intro(2, **chosen)).goals[0].values == [10, 6]


@pytest.mark.parametrize(("strike", "second"), [("false", 8), ("true", 6)])
def test_x30_the_second_of_two_players(strike: str, second: int) -> None:
    match = fixture([(2, 3), (13, 6)], keys=1, achievements="race_2_temples", achievement_strike=strike)
    explore_a(match, (0,))
    explore_a(match, (1,))
    assert [sheet(match, seat)["goal-race_2_temples"] for seat in range(2)] == [10, second]


def test_x30_races_are_seen_at_the_end_of_the_turn_only() -> None:
    match = fixture([(2, 3), (13, 6)], keys=1, achievements="race_2_temples")
    tell(match, "* draw water-mountain\n0 pick mountain\n0 take mountain\n0 mark d2\n0 mark e2\n0 mark e3")
    assert board(match).races == [-1]
    other = fork(match)
    tell(match, "1 take water")
    assert [sheet(match, seat)["goal-race_2_temples"] for seat in range(2)] == [10, 0]
    tell(other, "1 take mountain\n1 mark d2\n1 mark e2")
    assert [sheet(other, seat)["goal-race_2_temples"] for seat in range(2)] == [10, 10]
    assert seen(other).goals[0].values == [6, 4]
