"""Reserves, exhausted regions and the end of the game: the scenarios S25 to S29."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match
from fourwinds.core.protocol import PUBLIC

from .story import (
    Land,
    Seat,
    by_chance,
    choices,
    inside,
    land,
    odds,
    player,
    refused,
    scene,
    seen,
    shown,
    tell,
    told,
    until,
    waiting,
)


def prompted(match: Match, seat: int = 0) -> str:
    return match.state.prompt(seat).key.removeprefix("exploriana-prompt-")


def test_s25_reserve_pulled_by_exploring() -> None:
    match = scene({"af": Land("a01 a04", "a05", "o3 t3 a02", pawns="0")})
    tell(match, "0 explore; * reveal af-a05")
    assert (prompted(match), odds(match, "af").reserve) == ("action-reserve", True)
    assert not seen(match).regions[1].reserve_used
    events = tell(match, "0 explore")
    assert told(events) == ["ReserveMoved"]
    assert by_chance(match) == ["reveal af-o3", "reveal af-t3", "reveal af-a02"]
    tell(match, "* reveal af-o3")
    assert seen(match).last_round
    tell(match, "0 stop; 0 pick animals")
    assert player(match).collection == ["af-a01", "af-a04", "af-a05"]
    tell(match, "* reveal af-t3")
    here = land(match, "af")
    assert (shown(match, "af"), here.deck, here.reserve, here.reserve_used) == (["o3", "t3"], 1, 0, True)
    assert match.over


def test_s26_empty_deck_without_reserve() -> None:
    match = scene({"af": Land("m1 a01", "o3", pawns="0")})
    tell(match, "0 stop; 0 pick af-m1")
    assert not match.over
    tell(match, "* reveal af-o3")
    here = land(match, "af")
    assert (here.deck, here.reserve, here.reserve_used) == (0, 3, False)
    assert match.over


def test_the_round_is_played_to_its_end_first() -> None:
    match = scene({"af": Land("m1 a01", "o3", pawns="0"), "fe": Land(pawns="1")})
    tell(match, "0 stop; 0 pick af-m1; * reveal af-o3")
    assert (waiting(match), seen(match).last_round) == ((1,), True)
    tell(match, "1 stop; 1 rescue coins; * token 2")
    assert match.over


def test_a_deck_that_got_cards_back_is_not_depleted() -> None:
    """12.15: what counts is the deck at the end of the round."""
    match = scene({"sa": Land("m1 a01", "l1", pawns="0 1")}, [Seat(), Seat(hand="pathfinder")])
    tell(match, "0 stop; 0 pick animals; * reveal sa-l1")
    assert (land(match, "sa").deck, seen(match).last_round) == (0, True)
    tell(match, "1 use pathfinder; 1 return sa-l1; 1 done; 1 stop; 1 rescue coins; * token 2; * reveal sa-l1")
    assert (land(match, "sa").deck, match.over) == (0, True)

    match = scene({"sa": Land("m1 a01 a02", "l1", pawns="0 1")}, [Seat(), Seat(hand="pathfinder")])
    tell(match, "0 explore; * reveal sa-l1; 0 stop; 0 rescue coins; * token 2")
    assert seen(match).last_round
    tell(match, "1 use pathfinder; 1 return sa-l1; 1 done; 1 stop; 1 pick sa-m1")
    assert (land(match, "sa").deck, seen(match).last_round, seen(match).round) == (1, False, 3)


def test_s28_a_forced_refill_pulls_the_reserve() -> None:
    match = scene({"af": Land("m1 a01", "", "o3 t3 a02", pawns="0")})
    assert prompted(match) == "action-reserve"
    events = tell(match, "0 stop; 0 pick af-m1")
    assert "ReserveMoved" in told(events)
    tell(match, "* reveal af-a02")
    here = land(match, "af")
    assert (shown(match, "af"), here.deck, here.reserve_used) == (["a01", "a02"], 2, True)
    assert match.over


def test_s29_completely_exhausted_region() -> None:
    match = scene({"af": Land("a01", "", moved=True, lost=0, pawns="0 1")})
    assert choices(match, 0) == ["stop"]
    assert (refused(match, 0, "explore"), prompted(match)) == ("6.10 no-card", "action-empty")
    assert land(match, "af", 0).odds is None
    tell(match, "0 stop")
    assert choices(match, 0) == ["pick animals"]
    tell(match, "0 pick animals")
    assert shown(match, "af") == []
    assert choices(match, 1) == ["stop"]
    events = tell(match, "1 stop")
    assert told(events)[0] == "Stopped"
    assert (player(match, 1).cards, match.over) == (0, True)


def test_pawns_may_go_to_an_exhausted_region() -> None:
    """12.18: even if nothing is left there."""
    match = scene({})
    until(match, "send", 3)
    region = inside(match).regions[2]
    region.removed |= region.pool | region.shown
    region.pool = region.shown = 0
    region.display, region.deck, region.reserve, region.moved = [], 0, 0, True
    assert "send fe" in choices(match, waiting(match)[0])


@pytest.mark.parametrize("explorer", ["scout", "geographer", "researcher", "scholar", "medic"])
def test_what_needs_a_card_pulls_the_reserve_only_from_an_empty_deck(explorer: str) -> None:
    """12.16: also the explorers that only look."""
    match = scene({"af": Land("a01 a04", "", "o3 t3 a02", pawns="0")}, [Seat(hand=explorer)])
    events = tell(match, f"0 use {explorer}")
    assert told(events) == ["ExplorerUsed", "ReserveMoved"]
    assert (land(match, "af").deck, land(match, "af").reserve) == (3, 0)
    assert seen(match, PUBLIC).last_round
    match = scene({"af": Land("a01 a04", "a05", "o3 t3 a02", pawns="0")}, [Seat(hand=explorer)])
    tell(match, f"0 use {explorer}")
    assert not land(match, "af").reserve_used
    match = scene({"af": Land("a01 a04", "", moved=True, pawns="0")}, [Seat(hand=explorer)])
    assert choices(match, 0) == ["stop"]
    assert refused(match, 0, f"use {explorer}") == "7.3 no-card"


def test_a_pathfinder_makes_the_reserve_needless() -> None:
    match = scene({"sa": Land("m1 a01 a02", "", pawns="0")}, [Seat(hand="pathfinder")])
    tell(match, "0 use pathfinder; 0 return sa-m1; 0 done")
    assert (land(match, "sa").deck, odds(match, "sa").reserve) == (1, False)
    tell(match, "0 explore; * reveal sa-m1")
    assert not land(match, "sa").reserve_used


def test_an_empty_explorer_deck_ends_the_game() -> None:
    match = scene({"sa": Land(pawns="0")})
    inside(match).explorer_deck = 0
    tell(match, "0 stop; 0 rescue coins; * token 2")
    assert match.over
