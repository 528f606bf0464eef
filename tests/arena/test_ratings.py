"""Ratings and shares of victories."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.arena.intervals import Interval, verdict, wilson
from fourwinds.arena.jobs import Played
from fourwinds.arena.ratings import meetings, ratings, standings
from tests.arena.games import played

STRENGTH = {"weak": 10, "middling": 20, "strong": 30}


def games(count: int, seed: int = 1) -> list[Played]:
    """Each bot throws dice around its strength."""
    rng = Random(seed)
    seats = list(STRENGTH)
    return [played(n, seats, [STRENGTH[bot] + rng.randint(-9, 9) for bot in seats]) for n in range(count)]


def test_a_clear_case_is_put_in_order() -> None:
    found = standings(games(120))
    assert [bot.bot for bot in found] == ["strong", "middling", "weak"]
    assert [bot.verdict for bot in found] == ["more", "less", "less"]
    strong, middling, weak = (bot.rating for bot in found)
    assert strong.low > middling.high
    assert middling.low > weak.high
    assert found[0].score.most == 39


def test_more_games_make_it_surer() -> None:
    few, many = ratings(games(20))["strong"], ratings(games(200))["strong"]
    assert many.high - many.low < 0.6 * (few.high - few.low)


def test_equals_stay_equal() -> None:
    even = [played(number, ["a", "b"], [9, 8] if number % 2 else [8, 9]) for number in range(100)]
    one, two = standings(even)
    assert one.verdict == two.verdict == "even"
    assert one.rating.low < two.rating.value


def test_a_bot_on_several_seats() -> None:
    tables = [played(number, ["a", "b", "a", "a"], [5, 9, 4, 3]) for number in range(30)]
    best, other = standings(tables)
    assert (best.bot, best.games, best.wins, best.fair) == ("b", 30, 30, 0.25)
    assert (other.games, other.wins, other.fair, other.score.games) == (30, 0, 0.75, 90)


def test_shared_victories_and_games_that_nobody_wins() -> None:
    tables = [played(0, ["a", "b"], [5, 5]), played(1, ["a", "b"], [7, 2]), played(2, ["a", "b"], [0, 0], won=False)]
    first = standings(tables)[0]
    assert (first.bot, first.games, first.decided, first.wins) == ("a", 3, 2, 1.5)
    assert first.share.value == 0.75
    nobody = standings(tables[2:])[0]
    assert (nobody.share, nobody.verdict) == (Interval(0.0, 0.0, 1.0), "even")


def test_who_finished_before_whom() -> None:
    tables = [
        played(0, ["a", "b", "c"], [9, 5, 1]),
        played(1, ["b", "a", "a"], [6, 9, 1]),
        played(2, ["b", "c", "c"], [5, 5, 5]),
    ]
    found = {(pair.bot, pair.other): (pair.games, pair.before) for pair in meetings(tables, standings(tables))}
    assert found == {("a", "b"): (2, 1.5), ("a", "c"): (1, 1.0), ("b", "c"): (2, 1.5)}


def test_a_clear_order_shows_in_every_pair() -> None:
    tables = games(120)
    assert [pair.verdict for pair in meetings(tables, standings(tables))] == ["more"] * 3


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_verdicts() -> None:
    assert verdict(wilson(60, 100), 0.5) == "more"
    assert verdict(wilson(59, 100), 0.5) == "even"
    assert verdict(wilson(40, 100), 0.5) == "less"
