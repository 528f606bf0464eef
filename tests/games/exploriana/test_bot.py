"""The greedy bot plays better than chance."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.core.deck import BIT
from fourwinds.core.match import Match
from fourwinds.core.playout import settle
from fourwinds.core.protocol import RULED_OUT
from fourwinds.core.registry import configure, find
from fourwinds.games.exploriana.region import NONE
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.state import ACTION
from tests.games.golden import play

from .story import Land, Seat, scene

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


def test_judged_when_all_have_explored_as_often() -> None:
    """Everybody sends two pawns a round, and each has its turn."""
    game = find("exploriana")
    state, rng = game.new(configure(game, 4, {})), Random(3)
    assert isinstance(state, Exploriana)
    settle(state, rng)
    turns: set[tuple[int, int, int, int]] = set()
    rounds = set()
    while state.turn().waiting:
        seat = state.turn().waiting[0]
        if state.phase == ACTION:
            turns.add((seat, state.round, state.here, state.space))
        if game.advisor().can_judge(state):
            had = [len([turn for turn in turns if turn[0] == other]) for other in range(4)]
            assert had == [2 * (state.round - 1)] * 4
            rounds.add(state.round)
        state.apply(seat, rng.choice(state.legal(seat)))
        settle(state, rng)
    assert rounds == set(range(1, state.round + 1))
    assert len(turns) == 8 * state.round


def test_judged_with_the_missions_and_relics_that_are_won() -> None:
    game = find("exploriana")
    state = game.new(configure(game, 4, {"relics": "true"}))
    assert isinstance(state, Exploriana)
    settle(state, Random(1))
    before = game.advisor().judge(state)
    state.players[1].done |= BIT[0] | BIT[1]
    state.relics = [NONE, 2, NONE]
    scoring, mission = state.variant.edition.scoring, state.variant.mission.points
    gained = [after - then for after, then in zip(game.advisor().judge(state), before, strict=True)]
    assert gained == pytest.approx([0, 2 * mission, scoring["relic"], 0])


def rated(match: Match) -> dict[str, float]:
    """What the bot thinks of everything the first seat may do."""
    ratings = match.game.advisor().rate(match.state, 0)
    return {match.game.notate(action): rating for action, rating in zip(match.state.legal(0), ratings, strict=True)}


@pytest.mark.parametrize(("edge", "ruled_out"), [("false", True), ("true", False)])
def test_a_pawn_is_not_lost_on_purpose(edge: str, ruled_out: bool) -> None:
    """Unless that may bring a mission."""
    seat = Seat(coins=9, hand="biologist", cards="sa-a06")
    ratings = rated(scene({"sa": Land("m1 l1", pawns="0")}, [seat], edge_when_lost=edge))
    assert (ratings["release sa-a06"] <= RULED_OUT) == ruled_out


def test_a_card_that_is_known_to_lose_the_pawn_is_not_turned_over() -> None:
    for deck, doomed in (("a06", True), ("a06 t4", False)):
        ratings = rated(scene({"sa": Land("m1 l1", deck, pawns="0")}))
        assert (ratings["explore"] <= RULED_OUT) == doomed
        assert ratings["stop"] > RULED_OUT


def test_no_guide_is_paid_for_nothing() -> None:
    """With a harmless deck nothing is to be feared."""
    for deck, needless in (("o3 t4", True), ("a06 t4", False)):
        ratings = rated(scene({"sa": Land("m1 l1 a01 a02", deck, pawns="0")}, [Seat(coins=9)]))
        guides = [rating for words, rating in ratings.items() if words.startswith("guide")]
        assert guides
        assert all((rating <= RULED_OUT) == needless for rating in guides)
