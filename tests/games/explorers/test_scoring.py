"""Scoring: the scenarios X31 to X40."""

from __future__ import annotations

import re

import pytest

from fourwinds.core.match import Match
from fourwinds.core.registry import find
from fourwinds.games.explorers.rules import Explorers
from fourwinds.texts import LANGUAGES, Texts

from .story import (
    START,
    TOKENS,
    Square,
    all_but,
    board,
    fixture,
    fork,
    intro,
    intro_squares,
    label,
    marks,
    now,
    part,
    put,
    quiet_turn,
    quiet_until,
    refused,
    rest,
    seen,
    sheet,
    squares,
    tell,
    ticks,
)

AROUND: list[list[Square]] = [
    [(4, 5), (5, 4), (5, 6), (6, 5)],
    [(2, 10), (3, 9), (3, 11), (4, 10)],
    [(8, 4), (9, 3), (9, 5), (10, 4)],
    [(11, 11), (12, 10), (12, 12), (13, 11)],
]
"""The neighbours of the four villages of `intro`."""


def around(*counts: int) -> list[Square]:
    """As many marked neighbours of each village."""
    return [square for near, count in zip(AROUND, counts, strict=True) for square in near[:count]]


def goals(marked: list[Square], *names: str) -> list[int]:
    """What achievements score for exactly these marks."""
    match = fixture(marked, achievements=",".join(names))
    return [sheet(match)[f"goal-{name}"] for name in names]


def test_x31_base_provisions() -> None:
    match = fixture(all_but((4, 2), (7, 3), (3, 0), (5, 12), (0, 1), (5, 8)), players=1)
    tell(match, "* draw prairie-water\n0 take prairie\n0 mark c5\n* draw water-mountain\n0 take water\n0 mark a4")
    assert ticks(match) == {"apple": 1, "carrot": 0, "fish": 1}
    quiet_until(match, 2)
    tell(match, "* draw prairie-water\n0 take prairie\n0 mark d8\n* draw water-mountain\n0 take water\n0 mark m6")
    tell(match, "* draw desert-mountain\n0 take desert")
    assert squares(match) == {"b1", "i6"}
    tell(match, "0 mark b1")
    assert ticks(match) == {"apple": 1, "carrot": 1, "fish": 1}
    quiet_until(match, 4)
    tell(match, "* draw desert-mountain\n0 take desert\n0 mark i6")
    assert ticks(match) == {"apple": 0, "carrot": 1, "fish": 0}
    quiet_until(match, 5)
    assert match.over
    assert part(match, "provisions") == [5, 10, 0, 2]
    assert sum(part(match, "provisions")) == 17


GEMS = frozenset(label(*square) for square in intro_squares("g"))
BESIDE_GEMS = [(2, 8), (4, 13), (7, 6), (7, 9), (10, 1), (12, 7), (2, 3), (4, 7), (12, 14), (15, 0)]
"""A neighbour of each of the gems i2 o5 h8 j9 b12 h12 (mountain) and d4 h4 p13 a15 (desert)."""


def test_x32_base_gems() -> None:
    match = fixture(BESIDE_GEMS, players=1)
    tell(match, "* draw water-mountain\n0 take mountain\n0 mark i2\n0 mark o5")
    assert board(match).gems == 2
    quiet_until(match, 2, GEMS)
    tell(match, "* draw water-mountain\n0 take mountain\n0 mark h8")
    tell(match, f"0 mark {min(squares(match) - GEMS)}")
    assert board(match).gems == 3
    quiet_until(match, 4, GEMS)
    tell(match, "* draw water-desert\n0 take desert\n0 mark d4\n0 mark h4")
    assert board(match).gems == 5
    quiet_until(match, 5, GEMS)
    assert match.over
    assert part(match, "gems") == [2, 3, 3, 5]
    assert sum(part(match, "gems")) == 13


def offered(match: Match, card: str, side: str) -> set[str]:
    """The squares that a side of a card would offer."""
    branch = fork(match)
    tell(branch, f"* draw {card}\n0 take {side}")
    return squares(branch)


@pytest.mark.parametrize(
    ("beside", "square", "card"),
    [
        ((4, 3), (4, 2), "prairie-water"),
        ((5, 7), (5, 8), "desert-mountain"),
        ((4, 0), (3, 0), "water-desert"),
    ],
)
def test_x33_round_1_has_no_expert_provisions(beside: Square, square: Square, card: str) -> None:
    match = fixture([beside], players=1, provisions="expert")
    tell(match, f"* draw {card}\n0 take {card.split('-')[0]}")
    assert TOKENS[square][1] in "acf"
    assert label(*square) not in squares(match)
    assert refused(match, 0, f"mark {label(*square)}") == "7.5 provision"


def test_x33_expert_provisions() -> None:
    apples, carrots, fish = intro_squares("a"), intro_squares("c"), (3, 0)
    assert [TOKENS[square] for square in apples] == ["Pa"] * 5
    prairie_carrots = [label(*square) for square in carrots if TOKENS[square] == "Pc"]
    desert_carrots = [label(*square) for square in carrots if TOKENS[square] == "Dc"]
    assert (len(prairie_carrots), len(desert_carrots)) == (2, 4)
    match = fixture(all_but(*apples, *carrots, fish), players=1, provisions="expert")
    assert offered(match, "prairie-water", "prairie") == set()
    assert offered(match, "water-mountain", "water") == set()
    assert offered(match, "desert-mountain", "desert") == set()
    quiet_until(match, 2)
    assert part(match, "provisions") == [0]

    assert offered(match, "prairie-water", "prairie") == {label(*square) for square in apples}
    assert offered(match, "water-mountain", "water") == set()
    assert offered(match, "desert-mountain", "desert") == set()
    tell(match, "* draw prairie-water\n0 take prairie")
    assert refused(match, 0, f"mark {prairie_carrots[0]}") == "7.5 provision"
    tell(match, "".join(f"0 mark {label(*square)}\n" for square in apples[:3]))
    assert ticks(match) == {"apple": 3, "carrot": 0, "fish": 0}
    four = fork(match)
    tell(four, f"* draw prairie-desert\n0 take prairie\n0 mark {label(*apples[3])}")
    assert ticks(four)["apple"] == 4
    assert now(four) == (2, 3)
    assert offered(four, "prairie-mountain", "prairie") == set()
    quiet_until(four, 3)
    assert part(four, "provisions") == [0, 16]
    quiet_until(match, 3)
    assert part(match, "provisions") == [0, 9]

    assert offered(match, "prairie-water", "prairie") == set(prairie_carrots)
    assert offered(match, "desert-mountain", "desert") == set(desert_carrots)
    assert offered(match, "water-mountain", "water") == set()
    tell(match, "* draw prairie-water\n0 take prairie")
    assert refused(match, 0, f"mark {label(*apples[3])}") == "7.5 provision"
    tell(match, "".join(f"0 mark {name}\n" for name in prairie_carrots))
    assert ticks(match) == {"apple": 0, "carrot": 2, "fish": 0}
    quiet_until(match, 4)
    assert part(match, "provisions") == [0, 9, 4]

    assert offered(match, "prairie-water", "prairie") == set()
    assert offered(match, "desert-mountain", "desert") == set()
    tell(match, f"* draw water-mountain\n0 take water\n0 mark {label(*fish)}")
    quiet_until(match, 5)
    assert part(match, "provisions") == [0, 9, 4, 1]


def test_x33_a_fifth_of_the_kind_is_refused_by_its_rule() -> None:
    match = fixture([(4, 3)], players=1, round_=2, ticked=(4, 0, 0), provisions="expert")
    tell(match, "* draw prairie-water\n0 take prairie")
    assert refused(match, 0, f"mark {label(4, 2)}") == "7.5 provision"
    open_ = fixture([(4, 3)], players=1, round_=2, ticked=(3, 0, 0), provisions="expert")
    tell(open_, "* draw prairie-water\n0 take prairie")
    assert label(4, 2) in squares(open_)


@pytest.mark.parametrize(("held", "points"), list(enumerate([-6, -3, -1, 0, 1, 2, 4, 6, 9, 12, 16, 20, 25])))
def test_x34_expert_gems_at_a_round_end(held: int, points: int) -> None:
    match = fixture(all_but(), players=1, turn=7, gems=held, gemstones="expert")
    quiet_turn(match)
    assert now(match) == (2, 1)
    assert part(match, "gems") == [points]
    base = fixture(all_but(), players=1, turn=7, gems=held)
    quiet_turn(base)
    assert part(base, "gems") == [held]


def test_x34_expert_gems_over_a_game() -> None:
    match = fixture(BESIDE_GEMS, players=1, gemstones="expert")
    tell(match, "* draw water-mountain\n0 take mountain\n0 mark i2\n0 mark o5")
    quiet_until(match, 2, GEMS)
    tell(match, "* draw water-desert\n0 take desert\n0 mark d4")
    tell(match, f"0 mark {min(squares(match) - GEMS)}")
    assert board(match).gems == 3
    quiet_until(match, 3, GEMS)
    tell(match, "* draw water-mountain\n0 take mountain\n0 mark h8\n0 mark j9")
    assert board(match).gems == 5
    quiet_until(match, 4, GEMS)
    tell(match, "* draw water-mountain\n0 take mountain\n0 mark b12\n0 mark h12")
    tell(match, "* draw water-desert\n0 take desert\n0 mark h4\n0 mark p13")
    assert board(match).gems == 9
    quiet_until(match, 5, GEMS)
    assert part(match, "gems") == [-1, 0, 2, 12]
    assert sum(part(match, "gems")) == 13


def test_x34_no_gem_all_game() -> None:
    match = fixture(all_but(), players=1, gemstones="expert")
    quiet_until(match, 5)
    assert part(match, "gems") == [-6, -6, -6, -6]
    assert sum(part(match, "gems")) == -24


def test_x34_a_full_track_takes_no_more_gems() -> None:
    match = fixture(all_but((3, 3)), players=1, turn=7, gems=12, gemstones="expert")
    tell(match, "* draw water-desert\n0 take desert\n0 mark d4")
    assert board(match).gems == 12
    assert part(match, "gems") == [25]


@pytest.mark.parametrize(
    ("counts", "base", "expert"),
    [
        ((4, 3, 1, 0), 20, 0),
        ((4, 3, 1, 2), 25, 12),
        ((2, 2, 4, 3), 27, 18),
        ((4, 4, 4, 4), 40, 40),
        ((3, 3, 3, 4), 31, 26),
        ((0, 0, 0, 0), 0, 0),
    ],
)
def test_x35_villages(counts: tuple[int, int, int, int], base: int, expert: int) -> None:
    for side, points in (("base", base), ("expert", expert)):
        match = fixture(around(*counts), villages=side)
        assert seen(match).boards[0].villages == list(counts)
        assert sum(part(match, "village")) == points
    alone = fixture(around(*counts))
    assert part(alone, "village") == [[0, 3, 5, 7, 10][count] for count in counts]


def test_x35_the_start_village_does_not_count_for_itself() -> None:
    match = fixture([START, (4, 5), (5, 4), (5, 6), (6, 5)])
    assert seen(match).boards[0].villages == [4, 0, 0, 0]
    assert part(match, "village") == [10, 0, 0, 0]
    assert seen(fixture([START])).boards[0].villages == [0, 0, 0, 0]


def test_x36_a_full_column() -> None:
    column = [(row, 6) for row in range(16)]
    assert goals(column, "full_line", "line_vertical", "line_horizontal") == [12, 16, 1]
    assert goals(column[:-1], "full_line", "line_vertical") == [0, 15]
    assert goals(column + [(0, col) for col in range(16)], "full_line") == [12]


@pytest.mark.parametrize("number", range(16))
def test_x36_which_lines_can_be_completed(number: int) -> None:
    land = all_but()
    row = [square for square in land if square[0] == number]
    column = [square for square in land if square[1] == number]
    villages = {square for square, token in TOKENS.items() if token[0] == "V"}
    assert (number in {3, 5, 9, 12}) == any(square[0] == number for square in villages)
    assert (number in {4, 5, 10, 11}) == any(square[1] == number for square in villages)
    assert goals(row, "full_line") == [0 if number in {3, 9, 12} else 12]
    assert goals(column, "full_line") == [0 if number in {4, 10, 11} else 12]


@pytest.mark.parametrize(("village", "beside"), [((3, 10), (3, 11)), ((9, 4), (9, 3)), ((12, 11), (12, 10))])
def test_x36_the_other_villages_cannot_be_marked(village: Square, beside: Square) -> None:
    match = fixture([beside], players=1)
    tell(match, "* draw water-mountain\n0 take water")
    assert refused(match, 0, f"mark {label(*village)}") == "7.1 village"


def test_x36_largest_square_with_the_start_village() -> None:
    block = [(row, col) for row in (4, 5, 6) for col in (4, 5, 6)]
    assert goals(block, "largest_square") == [9]
    assert goals([square for square in block if square != START], "largest_square") == [1]
    assert goals([(5, 6)], "largest_square", "line_diagonal") == [1, 1]
    assert goals([], "largest_square") == [0]


def test_x36_both_diagonals_count() -> None:
    assert goals([(3 + i, 2 + i) for i in range(7)], "line_diagonal", "line_horizontal") == [7, 1]
    assert goals([(3 + i, 12 - i) for i in range(6)], "line_diagonal", "line_vertical") == [6, 1]


def intro_areas(letter: str) -> list[set[Square]]:
    """The areas of a terrain, found by spreading over the printed map."""
    left = {square for square, token in TOKENS.items() if token[0] == letter}
    areas: list[set[Square]] = []
    while left:
        area, fresh = set(), {min(left)}
        while fresh:
            area |= fresh
            fresh = {(r + dr, c + dc) for r, c in fresh for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))} & left - area
        areas.append(area)
        left -= area
    return areas


@pytest.mark.parametrize(("terrain", "count"), [("prairie", 11), ("water", 8), ("desert", 9), ("mountain", 9)])
def test_x37_areas(terrain: str, count: int) -> None:
    areas = intro_areas(terrain[0].upper())
    assert len(areas) == count
    one_each = [max(area) for area in areas]
    assert goals(one_each, f"areas_{terrain}") == [10]
    for missing in one_each:
        assert goals([square for square in one_each if square != missing], f"areas_{terrain}") == [0]
    assert goals(all_but(*areas[0]), f"areas_{terrain}") == [0]


def test_x37_the_desert_area_with_h6() -> None:
    (area,) = [area for area in intro_areas("D") if (5, 7) in area]
    assert len(area) == 20
    quadrants = {"ABCD"[row // 8 * 2 + col // 8] for row, col in area}
    assert quadrants == {"A", "B", "D"}
    others = [min(other) for other in intro_areas("D") if (5, 7) not in other]
    for square in area:
        assert goals([*others, square], "areas_desert") == [10]


def test_x38_counts() -> None:
    marked = [*intro_squares("a")[:3], *intro_squares("c")[:2], *intro_squares("f")[:4]]
    assert goals(marked, "count_provision_sets", "count_fish", "count_carrots") == [5, 10, 3]
    assert goals(marked, "count_apples") == [6]


def test_x38_corners() -> None:
    match = fixture([(0, 0), (15, 15)], achievements="count_corners,race_all_edges")
    assert sheet(match)["goal-count_corners"] == 9
    tell(match, "* draw prairie-desert\n0 pick prairie")
    rest(match)
    assert [sheet(match, seat)["goal-race_all_edges"] for seat in (0, 1)] == [10, 10]
    assert goals([(0, 0)], "count_corners") == [4]
    assert goals([(0, 0), (0, 15), (15, 0)], "count_corners") == [15]
    assert goals([(0, 0), (0, 15), (15, 0), (15, 15)], "count_corners") == [22]
    alone = fixture([(0, 0)], players=1, achievements="race_all_edges")
    quiet_turn(alone)
    assert sheet(alone)["goal-race_all_edges"] == 0


@pytest.mark.parametrize("missing", [None, 0, 1, 2, 3])
def test_x38_each_edge_is_needed(missing: int | None) -> None:
    on_edges: list[Square] = [(0, 6), (15, 6), (6, 0), (6, 15)]
    one_inside: list[Square] = [(1, 6), (14, 6), (6, 1), (6, 14)]
    marked = [one_inside[i] if i == missing else on_edges[i] for i in range(4)]
    match = fixture(marked, players=1, achievements="race_all_edges")
    quiet_turn(match, frozenset(label(row, col) for row, col in TOKENS if {row, col} & {0, 15}))
    assert sheet(match)["goal-race_all_edges"] == (10 if missing is None else 0)


@pytest.mark.parametrize(
    ("name", "kind", "points"),
    [
        ("count_apples", "a", [0, 1, 3, 6, 10, 10]),
        ("count_carrots", "c", [0, 1, 3, 6, 10, 10]),
        ("count_fish", "f", [0, 1, 3, 6, 10, 10]),
        ("count_horses", "h", [0, 1, 2, 4, 7, 10]),
        ("count_keys", "k", [0, 1, 3, 6, 10]),
        ("count_scrolls", "s", [0, 1, 3, 6, 10]),
    ],
)
def test_x38_counting_tables(name: str, kind: str, points: list[int]) -> None:
    for count, value in enumerate(points):
        found = intro_squares(kind)[:count]
        assert len(found) == count
        assert goals(found, name) == [value]


def test_x39_none() -> None:
    match = intro(achievements="none_gem")
    assert sheet(match)["goal-none_gem"] == 16
    tell(match, "1 start prairie\n1 mark f5\n1 mark e5\n1 mark d5")
    tell(match, "0 start desert\n0 mark g6\n0 mark h6\n0 mark h5\n0 mark h4")
    assert board(match).gems == 1
    assert now(match) == (1, 1)
    assert [sheet(match, seat)["goal-none_gem"] for seat in (0, 1)] == [0, 16]


def test_x39_without_setup_objects_the_marked_gem_forfeits_it_too() -> None:
    match = intro(achievements="none_gem", setup_objects="false")
    view = seen(match)
    for made in view.boards:
        made.marks = [16 * 4 + 7]
    view.decision = None
    put(match, view)
    tell(match, "0 start desert\n0 mark h4")
    rest(match)
    assert board(match).gems == 0
    assert sheet(match)["goal-none_gem"] == 0


def test_x39_none_gem_under_expert_gems() -> None:
    match = intro(1, gemstones="expert", achievements="none_gem")
    tell(match, "0 start prairie\n0 mark f5\n0 mark e5\n0 mark d5")
    quiet_until(match, 5, GEMS)
    assert match.over
    assert not GEMS & marks(match)
    assert part(match, "gems") == [-6, -6, -6, -6]
    assert sheet(match)["goal-none_gem"] == 16


def test_x39_none_values() -> None:
    assert goals([START], "none_scroll", "none_horse", "none_gem") == [6, 8, 16]
    for name, kind in (("none_scroll", "s"), ("none_horse", "h"), ("none_gem", "g")):
        assert goals([intro_squares(kind)[0]], name) == [0]


def final_turn(scrolls_used: list[int]) -> Match:
    """Four players before the last card; seats 0 and 1 are heading for 112."""
    block = [(row, col) for row in range(4) for col in range(4)]
    match = fixture([*block, *around(4, 3, 3, 0)], players=4, round_=4, turn=7, achievements="largest_square")
    view = seen(match)
    for seat, made in enumerate(view.boards):
        made.points = [10, 3, 10, 3, 5, 4]
        made.ticked, made.gems = [1, 0, 0], 5
        made.temples = [0, 1, 2, -1] if seat < 2 else [3, -1, -1, -1]
        made.scrolls, made.scrolls_used = 4, scrolls_used[seat]
    put(match, view)
    return match


def finish(match: Match) -> None:
    """The last turn; it changes nothing that scores."""
    tell(match, "* draw prairie-water\n2 pick water")
    for seat in range(4):
        tell(match, f"{seat} take water\n{seat} mark d9\n{seat} mark d11")
    tell(match, "2 mark c9")
    assert match.over


@pytest.mark.parametrize(
    ("scrolls_used", "ranks"),
    [
        ([3, 2, 1, 1], [2, 1, 3, 3]),
        ([2, 3, 0, 1], [1, 2, 3, 4]),
        ([2, 2, 0, 0], [1, 1, 3, 3]),
        ([0, 0, 4, 3], [1, 1, 4, 3]),
    ],
)
def test_x40_final_sum_and_tie(scrolls_used: list[int], ranks: list[int]) -> None:
    match = final_turn(scrolls_used)
    assert match.state.outcome() is None
    finish(match)
    for seat in (0, 1):
        assert part(match, "provisions", seat) == [10, 10, 5, 2]
        assert part(match, "gems", seat) == [3, 3, 4, 5]
        assert part(match, "village", seat) == [10, 7, 7, 0]
        assert part(match, "temple", seat) == [12, 10, 8, 0]
        assert sheet(match, seat)["goal-largest_square"] == 16
        sums = [sum(part(match, kind, seat)) for kind in ("provisions", "gems", "village", "temple")]
        assert sums == [27, 15, 24, 30]
        assert [seen(match).boards[seat].scrolls, seen(match).boards[seat].scrolls_used] == [4, scrolls_used[seat]]
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.scores == [112, 112, 88, 88]
    assert outcome.ranks == ranks
    assert outcome.title is None


# What achievements say they are worth


def numbers(text: str) -> list[int]:
    """The numbers in a sentence; those that name the rule itself are written out."""
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("goal", "values"),
    [
        ("none_gem", [16]),
        ("areas_water", [10]),
        ("full_line", [12]),
        ("largest_square", []),
        ("line_diagonal", []),
        ("count_corners", [4, 9, 15, 22]),
        ("count_horses", [1, 2, 4, 7, 10, 13]),
        ("race_3_keys", [10, 8, 6, 4]),
    ],
)
def test_an_achievement_says_what_it_is_worth(goal: str, values: list[int], language: str) -> None:
    """12.1 to 12.9."""
    [shown] = seen(intro(2, achievements=goal)).goals
    assert shown.values == values
    assert numbers(Texts(language).say(shown.help)) == values


def test_a_struck_race_says_the_values_that_are_in_play() -> None:
    [shown] = seen(intro(2, achievements="race_3_keys", achievement_strike="true")).goals
    assert numbers(Texts("en").say(shown.help)) == [10, 6]


def test_values_of_the_end_do_not_fall_alone() -> None:
    """11.4: only races lose their highest value in rounds 2 to 4."""
    match = intro(1, achievements="count_corners,race_3_keys")
    state = match.state
    assert isinstance(state, Explorers)
    state.race_heads = [2, 2]
    assert [goal.values for goal in seen(match).goals] == [[4, 9, 15, 22], [6, 4]]


def test_every_achievement_is_explained_before_the_game_with_the_same_numbers() -> None:
    [option] = [option for option in find("explorers").options if option.items]
    for goal, help_ in zip(option.items, option.helps, strict=True):
        [shown] = seen(intro(4, achievements=goal)).goals
        assert help_ == shown.help
