"""The greedy bot beats one that plays at random, and does not go on for ever."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.bots import make
from fourwinds.core.match import Match
from fourwinds.core.registry import find

from .story import ADVANCED, ranks, scene, table

GAME = find("expedition")
SEEDS = range(3)


def greedy_wins(seed: int, options: dict[str, str]) -> bool:
    """A game of two, the greedy bot on the seats in turn: whether it alone has won."""
    seats = ["greedy", "random"] if seed % 2 == 0 else ["random", "greedy"]
    match = Match.new(GAME.id, 2, options)
    rng = Random(seed)
    bots = [make(name, GAME, seed) for name in seats]
    match.settle(rng)
    while not match.over:
        [seat] = match.state.turn().waiting
        match.play(seat, bots[seat].choose(match.state.view(seat)))
        match.settle(rng)
    places = ranks(match)
    return places[seats.index("greedy")] < places[seats.index("random")]


@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["basic", "advanced"])
def test_it_beats_random_play(options: dict[str, str]) -> None:
    won = [seed for seed in SEEDS if greedy_wins(seed, options)]
    assert len(won) >= 2


@pytest.mark.parametrize("bot", ["cadet", "search-6"])
def test_nobody_holds_cards_back_only_to_release_them(bot: str) -> None:
    match, rng = Match.new(GAME.id, 2, {}), Random(3)
    bots = [make(bot, GAME, seat) for seat in range(2)]
    could = 0
    match.settle(rng)
    while not match.over:
        [seat] = match.state.turn().waiting
        idle = {action for action in match.state.legal(seat) if GAME.notate(action).startswith("hold")}
        could += len(idle) > 1
        action = bots[seat].choose(match.state.view(seat))
        assert action not in idle or GAME.notate(action) == "hold last"
        match.play(seat, action)
        match.settle(rng)
    assert could > 20


def ratings_in_round(number: int) -> dict[str, float]:
    """What the bot thinks of everything it may do in that round, with one arrow to take back."""
    state = table(scene(trails={"crimson": "start>eu05>eu06"}))
    state.turns = number * len(state.seats)
    ratings = GAME.advisor().rate(state, 0)
    return {GAME.notate(action): rating for action, rating in zip(state.legal(0), ratings, strict=True)}


def test_it_takes_arrows_back_less_and_less_in_a_long_game() -> None:
    early, late, later = (ratings_in_round(number) for number in (10, 25, 60))
    removal = "remove crimson"
    assert ratings_in_round(0) == early
    assert early[removal] > late[removal] > later[removal]
    assert all(early[words] == later[words] for words in early if words != removal)
