"""Scoring: the scenarios S46 to S51."""

from __future__ import annotations

import pytest

from fourwinds.core.messages import Outcome

from .story import Seat, finale


def line(outcome: Outcome, name: str) -> list[int]:
    """One line of all score sheets."""
    return [entry.points for lines in outcome.sheets for entry in lines if entry.key == f"exploriana-line-{name}"]


@pytest.mark.parametrize(
    ("renown", "awards"),
    [
        pytest.param((20, 20, 15, 3), [10, 10, 4, 0], id="s46-rulebook"),
        pytest.param((20, 9, 9, 9, 1), [12, 6, 6, 6, 0], id="s47-five-three-tied"),
        pytest.param((20, 9, 9, 3, 1), [12, 7, 7, 3, 0], id="s47-five-two-tied"),
        pytest.param((8, 8, 8, 2), [8, 8, 8, 0], id="s47-four-three-tied"),
        pytest.param((5, 5, 5), [6, 6, 6], id="s47-three-all-tied"),
        pytest.param((1, 2, 3, 4, 5), [0, 3, 6, 9, 12], id="five"),
        pytest.param((1, 4, 3, 2), [0, 12, 8, 4], id="four"),
        pytest.param((1, 0, 3), [6, 0, 12], id="three"),
    ],
)
def test_s46_s47_renown_awards(renown: tuple[int, ...], awards: list[int]) -> None:
    assert line(finale([Seat(renown=own) for own in renown]), "renown") == awards


MAPS = [f"{region}-m{number}" for number in (1, 2, 3) for region in ("sa", "af", "fe")]


@pytest.mark.parametrize(("maps", "points"), list(enumerate([0, 3, 7, 12, 18, 25, 30, 35, 40, 45])))
def test_s48_maps(maps: int, points: int) -> None:
    assert line(finale([Seat(cards=" ".join(MAPS[:maps])), Seat(), Seat()]), "maps") == [points, 0, 0]


@pytest.mark.parametrize(
    ("orchids", "points"),
    [
        ("sa-o1 sa-o2 af-o1 fe-o1", 17),
        ("sa-o1 sa-o2 sa-o3", 6),
        ("sa-o1 sa-o2 af-o1 af-o2 fe-o1 fe-o2", 30),
        ("sa-o1 sa-o2 af-o1 af-o2 fe-o1 fe-o2 fe-o3", 32),
        ("", 0),
    ],
)
def test_s49_orchids(orchids: str, points: int) -> None:
    assert line(finale([Seat(cards=orchids), Seat(), Seat()]), "orchids") == [points, 0, 0]


FULL = Seat(
    coins=7,
    renown=6,
    cards="sa-m1 af-m1 fe-m1 sa-o1 af-o1 fe-o1 sa-a10 af-a09 fe-l1 sa-t1",
    tokens="4 2",
    done="m05 m06",
)


def test_s50_full_score() -> None:
    outcome = finale([FULL, Seat(renown=9), Seat(renown=6), Seat(renown=2)])
    points = {entry.key.removeprefix("exploriana-line-"): entry.points for entry in outcome.sheets[0]}
    assert points == {
        "renown": 6,
        "tokens": 6,
        "coins": 3,
        "missions": 8,
        "animals": 5,
        "locations": 1,
        "treasures": 1,
        "maps": 12,
        "orchids": 15,
    }
    assert outcome.scores[0] == 57


def test_s51_tie_break() -> None:
    first, second, third = Seat(renown=12, coins=76), Seat(renown=9, coins=88), Seat(renown=0)
    for seats, ranks in (([first, second, third], [1, 2, 3]), ([third, second, first], [3, 2, 1])):
        outcome = finale(seats)
        assert (outcome.scores, outcome.ranks) == ([50 if rank < 3 else 3 for rank in ranks], ranks)

    outcome = finale([Seat(renown=12, coins=82), Seat(renown=0), Seat(renown=12, coins=82)])
    assert (outcome.scores, outcome.ranks) == ([50, 3, 50], [1, 3, 1])


def test_open_missions_and_unused_explorers_are_worth_nothing() -> None:
    rich = finale([Seat(hand="scout medic", missions="m01 m02"), Seat(), Seat()])
    poor = finale([Seat(), Seat(), Seat()])
    assert rich.scores == poor.scores


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (14, 7)])
def test_an_odd_coin_is_lost(coins: int, points: int) -> None:
    assert line(finale([Seat(coins=coins), Seat(), Seat()]), "coins")[0] == points
