"""No option is dead: games of sensible bots end with a winner, whatever was chosen before them.

One game for each value of each option, with all player counts by turns; where nobody wins it, nine more. The long proof
is `python -m bench.winners`.
"""

from __future__ import annotations

import pytest

from bench.winners import SHORT, Case, cases, dead, merged
from fourwinds.core import registry

GAMES = 10


def settled(row: list[Case], number: int) -> Case:
    """The games of all player counts together."""
    whole = Case(row[0].game, 0, row[0].options)
    while whole.games == 0 or whole.won < whole.games < GAMES:
        whole.won += row[(number + whole.games) % len(row)].play()
        whole.games += 1
    return whole


@pytest.mark.parametrize("name", registry.games())
def test_somebody_wins_with_every_option(name: str) -> None:
    rows = [row for case, row in merged(list(cases(registry.find(name)))).items() if case not in SHORT]
    assert dead([settled(row, number) for number, row in enumerate(rows)]) == []


def test_what_is_short_is_offered() -> None:
    offered = {case.name for game in registry.games().values() for case in cases(game)}
    assert set(SHORT) <= offered


def test_a_dead_option_is_found() -> None:
    assert dead([Case("exploiters", 3, {"maps": "memory"}, games=10, won=7)])
    assert not dead([Case("exploiters", 3, {"maps": "memory"}, games=10, won=8)])
    assert not dead([Case("exploiters", 3, {"max_turns": "200"}, games=10, won=0)])
