"""How far to push: the quick way comes to what the long one does."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.core.playout import settle
from fourwinds.core.registry import configure, find
from fourwinds.games.exploriana.push import AHEAD, Push, Sight
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.state import ACTION
from fourwinds.games.exploriana.terms import FULL
from fourwinds.games.exploriana.variants import LOST_SET
from fourwinds.games.exploriana.worth import Judge, Weights

WEIGHTS = Weights(find("exploriana").weights())


def by_hand(push: Push, sight: Sight, cards: list[tuple[float, int]], ahead: int) -> float:
    """Stop or go on, whichever is better; `cards` are the chances of each kind and how many of it are left."""
    if sight.cards >= FULL:
        return sight.two_picks()
    stop = sight.one_pick()
    if ahead == 0 or not cards:
        return stop
    explored = 0.0
    for number, (chance, left) in enumerate(cards):
        kind = push.kinds[number]
        if not left:
            continue
        if LOST_SET[sight.hazards + kind.weight]:
            explored += chance * push.saved
            continue
        one = chance / left
        after = [(c / (1 - one), n) for c, n in cards] if one < 1 else []
        if after:
            after[number] = ((chance - one) / (1 - one), left - 1)
        explored += chance * by_hand(push, sight.with_card(kind), after, ahead - 1)
    return max(stop, explored)


def test_a_turn_is_worth_what_it_comes_to_card_by_card() -> None:
    game, rng = find("exploriana"), Random(4)
    compared = pushed = 0
    for _ in range(3):
        state = game.new(configure(game, 3, {}))
        assert isinstance(state, Exploriana)
        settle(state, rng)
        while state.turn().waiting:
            seat = state.turn().waiting[0]
            if state.phase == ACTION and rng.random() < 0.5:
                push = Push(state, state.here, Judge(state, seat, WEIGHTS))
                push.saved = rng.choice([0.0, 2.5])
                cards = [(kind.chance, kind.cards) for kind in push.kinds]
                worth = push.best(push.sight)
                assert worth == pytest.approx(by_hand(push, push.sight, cards, AHEAD))
                compared += 1
                pushed += worth > push.sight.one_pick()
            state.apply(seat, rng.choice(state.legal(seat)))
            settle(state, rng)
    assert compared > 30
    assert 10 < pushed < compared


def test_what_is_remembered_of_collections_is_what_would_be_found() -> None:
    """At any time of the game, for everybody."""
    game, rng = find("exploriana"), Random(6)
    state = game.new(configure(game, 4, {}))
    assert isinstance(state, Exploriana)
    settle(state, rng)
    used = Weights(game.weights())
    times = set()
    while state.turn().waiting:
        seat = state.turn().waiting[0]
        if rng.random() < 0.2:
            times.add(Judge(state, seat, used).time)
            for other in range(4):
                fresh = Weights(game.weights())
                assert Judge(state, other, used).now == Judge(state, other, fresh).now
                assert Judge(state, other, used).card(5) == Judge(state, other, fresh).card(5)
        state.apply(seat, rng.choice(state.legal(seat)))
        settle(state, rng)
    assert len(times) > 2
