"""The greedy bot plays better than chance."""

from __future__ import annotations

from tests.games.golden import play

GAMES = 12


def test_greedy_beats_three_random_bots() -> None:
    """A fair share would be three of twelve games."""
    won = 0
    for number in range(GAMES):
        seat = number % 4
        bots = ",".join("greedy" if other == seat else "random" for other in range(4))
        outcome = play("exploriana", 4, {}, bots, 100 * number).state.outcome()
        assert outcome is not None
        won += outcome.ranks[seat] == 1
    assert won >= 9
