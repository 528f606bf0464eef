"""Sets of squares, lines, blocks and achievements, against plain counting on random sets."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.core import cells
from fourwinds.core.cells import BY_LABEL, LABELS, NEIGHBOURS, SQUARES, Cells, cells_of
from fourwinds.core.match import Match

from .referee import GOALS, Land, Square, goal_points, largest_block, longest, name, near, quadrant_of, race_fulfilled
from .story import board, put, rest, seen, sheet, tell

EVERY_GOAL = sorted(goal for goals in GOALS.values() for goal in goals)
RACES = [goal for goal in EVERY_GOAL if goal.startswith("race_")]
OTHERS = [goal for goal in EVERY_GOAL if not goal.startswith("race_")]


def random_squares(rng: Random) -> set[int]:
    """Some squares, few or many; often with a solid block or a whole line among them."""
    density = rng.choice([0.02, 0.1, 0.3, 0.6, 0.9, 0.98])
    found = {square for square in range(SQUARES) if rng.random() < density}
    if rng.random() < 0.5:
        top, left, side = rng.randrange(12), rng.randrange(12), rng.randrange(2, 9)
        found |= {16 * r + c for r in range(top, min(16, top + side)) for c in range(left, min(16, left + side))}
    if rng.random() < 0.3:
        line = rng.randrange(16)
        found |= {16 * line + i if rng.random() < 0.97 else 0 for i in range(16)}
    return found


def as_pairs(squares: set[int]) -> set[Square]:
    return {divmod(square, 16) for square in squares}


def test_labels_and_neighbours() -> None:
    assert len(set(LABELS)) == SQUARES == 256
    for square in range(SQUARES):
        pair = divmod(square, 16)
        assert LABELS[square] == name(pair)
        assert BY_LABEL[LABELS[square]] == square
        assert {divmod(other, 16) for other in NEIGHBOURS[square]} == near(pair)
        assert len(NEIGHBOURS[square]) == len(near(pair))
    assert (LABELS[0], LABELS[103], LABELS[255]) == ("a1", "h7", "p16")
    assert [quadrant_of(divmod(square, 16)) for square in (0, 8, 128, 136)] == ["a", "b", "c", "d"]


@pytest.mark.parametrize("seed", range(40))
def test_sets_of_squares(seed: int) -> None:
    rng = Random(seed)
    one, two, three = (random_squares(rng) for _ in range(3))
    a, b, c = cells_of(list(one)), cells_of(list(two)), cells_of(list(three))
    assert a.squares() == sorted(one)
    assert [square for square in range(SQUARES) if a.has(square)] == sorted(one)
    assert a.union(b).squares() == sorted(one | two)
    assert a.minus(b).squares() == sorted(one - two)
    assert a.meets(b) == bool(one & two)
    assert cells.both_without(a, b, c) == sorted(one & two - three)
    assert cells.any_both_without(a, b, c) == bool(one & two - three)
    other = a.copy()
    other.add(77)
    assert other.squares() == sorted(one | {77})
    assert a.squares() == sorted(one)
    assert a.rows() == [sum(1 << col for col in range(16) if 16 * row + col in one) for row in range(16)]


@pytest.mark.parametrize("square", [0, 15, 48, 63, 64, 79, 100, 127, 128, 191, 192, 207, 240, 255])
def test_a_square_and_its_neighbours_as_sets(square: int) -> None:
    everywhere, marks, edge = cells_of(list(range(SQUARES))), Cells(), Cells()
    assert edge.squares() == []
    marks.add(square)
    edge.spread(square, everywhere, marks)
    assert edge.squares() == sorted(16 * row + col for row, col in near(divmod(square, 16)))
    assert marks.squares() == [square]


@pytest.mark.parametrize("seed", range(40))
def test_the_edge_of_the_marks(seed: int) -> None:
    rng = Random(seed)
    land = random_squares(rng) | random_squares(rng)
    marked: set[int] = set()
    marks, edge = Cells(), Cells()
    for square in rng.sample(range(SQUARES), 60):
        marked.add(square)
        marks.add(square)
        edge.spread(square, cells_of(list(land)), marks)
        beside = {near for mark in marked for near in NEIGHBOURS[mark]}
        assert edge.squares() == sorted((beside & land) - marked)


@pytest.mark.parametrize("seed", range(60))
def test_lines_and_blocks(seed: int) -> None:
    squares = random_squares(Random(seed))
    rows, marked = cells_of(list(squares)).rows(), as_pairs(squares)
    assert cells.longest_run(rows) == longest(marked, (0, 1))
    assert cells.longest_run(cells.columns(rows)) == longest(marked, (1, 0))
    assert cells.longest_diagonal(rows) == max(longest(marked, (1, 1)), longest(marked, (1, -1)))
    assert cells.largest_square(rows) == largest_block(marked)
    assert cells.columns(cells.columns(rows)) == rows


def test_lines_and_blocks_of_nothing_and_everything() -> None:
    nothing, everything = cells_of([]).rows(), cells_of(list(range(SQUARES))).rows()
    for measure in (cells.longest_run, cells.longest_diagonal, cells.largest_square):
        assert (measure(nothing), measure(everything)) == (0, 16)


def random_position(rng: Random, goals: list[str]) -> tuple[Match, Land]:
    """A solo game on a random map before its first card, with random marks."""
    match = Match.new("explorers", 1, {"layout": "random", "achievements": ",".join(goals)})
    match.settle(rng)
    if seen(match).phase == "village":
        match.play(0, rng.choice(match.state.legal(0)))
    view = seen(match)
    land = Land(list(zip(view.map.tiles, view.map.turns, strict=True)))
    marked = random_squares(rng) - set(view.map.villages) | {view.village}
    view.boards[0].marks = sorted(marked)
    view.phase, view.turn, view.asked, view.decision = "card", 1, [], None
    put(match, view)
    return match, land


@pytest.mark.parametrize("goal", OTHERS)
def test_achievements_on_random_sets(goal: str) -> None:
    rng = Random(goal)
    found = set()
    for _ in range(25):
        match, land = random_position(rng, [goal])
        points = sheet(match)[f"goal-{goal}"]
        assert points == goal_points(land, as_pairs(set(board(match).marks)), goal)
        found.add(points)
    assert len(found) > 1


@pytest.mark.parametrize("goal", RACES)
def test_races_on_random_sets(goal: str) -> None:
    rng = Random(goal)
    found = set()
    for _ in range(40):
        match, land = random_position(rng, [goal])
        tell(match, "* draw prairie-water")
        rest(match)
        won = sheet(match)[f"goal-{goal}"]
        assert won == (10 if race_fulfilled(land, as_pairs(set(board(match).marks)), goal) else 0)
        found.add(won)
    assert found == {0, 10}


@pytest.mark.parametrize("seed", range(30))
def test_villages_on_random_sets(seed: int) -> None:
    match, land = random_position(Random(seed), ["full_line"])
    marked = as_pairs(set(board(match).marks))
    counts = [sum(1 for square in near(land.villages[quadrant]) if square in marked) for quadrant in "abcd"]
    assert board(match).villages == counts


def test_the_tiles_of_every_layout_make_the_same_map() -> None:
    for seed in range(30):
        match, land = random_position(Random(seed), ["full_line"])
        laid = seen(match).map
        for square in range(SQUARES):
            pair = divmod(square, 16)
            if laid.terrain[square] == "V":
                assert pair in land.villages.values()
            else:
                letters = {"P": "prairie", "W": "water", "D": "desert", "M": "mountain"}
                assert letters[laid.terrain[square]] == land.terrain[pair]
        assert [divmod(temple, 16) for temple in laid.temples] == [land.temples[quadrant] for quadrant in "abcd"]
