"""What a report says."""

from __future__ import annotations

import pytest

from fourwinds.arena.balance import balance, decides, margin
from fourwinds.arena.figures import Scale, binned
from fourwinds.arena.jobs import Played, course, play_game
from tests.arena.games import job, played

ANN, BOB = {"map": 6, "gems": 4}, {"map": 7, "gems": 1}
GAME = Played(0, ["a", "b"], [10, 8], [1, 2], True, [ANN, BOB], 20, 10, 30, 2, [3.0] * 10)


def test_a_line_decides_if_the_winner_needs_it() -> None:
    assert decides(GAME, "gems")
    assert not decides(GAME, "map")
    assert not decides(GAME, "relics")
    assert margin(GAME) == 2


def test_ways_of_scoring() -> None:
    second = Played(1, ["a", "b"], [0, 3], [2, 1], True, [{"map": 0}, {"map": 3}], 20, 10, 50, 0, [5.0] * 10)
    found = balance(job(["random"]), [GAME, second])
    ways = {way.key: way for way in found.ways}
    assert [way.key for way in found.ways] == ["map", "gems"]
    assert (ways["map"].sheets, ways["map"].scored, ways["map"].contested, ways["map"].decided) == (4, 3, 2, 0)
    assert (ways["gems"].sheets, ways["gems"].scored, ways["gems"].contested, ways["gems"].decided) == (2, 2, 1, 1)
    assert (ways["map"].winners, ways["map"].others) == ([6, 3], [7, 0])
    assert (found.choices, found.forced, found.course[0]) == (4.0, 0.1, 4.0)


def test_seats_and_games_that_nobody_wins() -> None:
    tables = [played(0, ["a", "b"], [5, 4]), played(1, ["a", "b"], [5, 5]), played(2, ["a", "b"], [1, 1], won=False)]
    found = balance(job(["random"]), tables)
    assert [share.value for share in found.seats] == [0.75, 0.25]
    assert (found.nobody, found.shared, found.winning) == (1, 1, [5, 5, 5])


def test_a_real_game_tells_all() -> None:
    found = play_game(job(["random"]), 0)
    assert found.scores == [sum(sheet.values()) for sheet in found.sheets]
    assert 0 < found.forced < found.decisions < found.actions
    assert found.choices / found.decisions == pytest.approx(sum(found.course) / 10, rel=0.05)


def test_the_course_of_a_game() -> None:
    assert course(list(range(20))) == [0.5 + 2 * tenth for tenth in range(10)]
    assert course([4, 8]) == [4.0] * 5 + [8.0] * 5


def test_figures() -> None:
    assert Scale(0, 1, 0, 100).ticks() == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert Scale(-3, 12, 0, 100).ticks() == [0, 5, 10]
    bins = binned([3, 4, 4, 90])
    assert (bins.first, bins.step, sum(bins.counts)) == (0, 5, 4)
    assert binned([4], bins).counts == [1, *[0] * (len(bins.counts) - 1)]
    assert binned([7, 7]).counts == [2]
