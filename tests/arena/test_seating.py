"""Seats are shared out fairly."""

from __future__ import annotations

from collections import Counter

import pytest

from fourwinds.arena import seating

BOTS = ["a", "b", "c", "d"]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (2, 3), (3, 4), (4, 3), (2, 4), (4, 4), (1, 3)])
def test_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    names = BOTS[:bots]
    block = seating.block(names, players)
    for start in (0, 5 * block):
        tables = [seating.seats(names, players, 7, number) for number in range(start, start + block)]
        assert all(len(table) == players for table in tables)
        had = Counter((bot, seat) for table in tables for seat, bot in enumerate(table))
        assert len(had) == bots * players
        assert len(set(had.values())) == 1


def test_all_are_at_the_table_as_often_as_it_has_room() -> None:
    for number in range(12):
        assert Counter(seating.seats(BOTS[:2], 4, 1, number)) == {"a": 2, "b": 2}
        assert max(Counter(seating.seats(BOTS[:3], 4, 1, number)).values()) == 2
        assert len(set(seating.seats(BOTS, 3, 1, number))) == 3


def test_neighbours_change() -> None:
    rounds = {tuple(seating.seats(BOTS, 4, 7, 4 * turn)) for turn in range(20)}
    assert len(rounds) > 10


def test_a_table_depends_on_seed_and_number_alone() -> None:
    again = [[seating.seats(BOTS, 3, seed, number) for number in range(50)] for seed in (1, 1, 2)]
    assert again[0] == again[1] != again[2]
