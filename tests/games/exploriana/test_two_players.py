"""Two players and their rivals: the scenarios S43 to S45. S02 and S09 are with set-up and sending."""

from __future__ import annotations

import pytest

from .story import (
    Land,
    Seat,
    by_chance,
    choices,
    finale,
    inside,
    land,
    new,
    player,
    refused,
    restock,
    scene,
    scene_of_round,
    seen,
    shown,
    tell,
    tokens,
    told,
    turn,
    until,
    waiting,
)

SEATS = [Seat(hand="navigator scout", coins=9), Seat()]


def test_s43_turn_of_a_rival() -> None:
    match = scene({"sa": Land("m1 l1", "a01 a02 a03", pawns="r0 1")}, SEATS, 2)
    assert (turn(match).kind, turn(match).seat, waiting(match)) == ("rival", 0, (-1,))
    tell(match, "* reveal sa-a01")
    assert (waiting(match), choices(match, 0)) == ((0,), ["discard sa-m1", "discard sa-l1", "discard sa-a01"])
    assert refused(match, 0, "use scout") == "6.9 action-later"
    events = tell(match, "0 discard sa-m1")
    assert told(events) == ["Discarded", "TurnBegun"]
    assert "sa-m1" in land(match, "sa").removed
    assert (shown(match, "sa"), waiting(match)) == (["l1", "a01"], (1,))
    assert [(own.coins, own.cards) for own in seen(match).seats] == [(9, 0), (6, 0)]


def test_s43_a_rival_is_lost() -> None:
    match = scene({"sa": Land("m1 l1", "o1 a02 a03", pawns="r0 1")}, SEATS, 2)
    before = land(match, "sa").removed
    events = tell(match, "* reveal sa-o1")
    assert "RivalLost" in told(events)
    tell(match, "* reveal sa-a02; * reveal sa-m1")
    assert tokens(match, "sa") == [True, True, False, False]
    assert (shown(match, "sa"), land(match, "sa").removed, waiting(match)) == (["a02", "m1"], before, (1,))
    assert player(match).hand == ["navigator-1", "scout-1"]


def test_a_rival_without_a_card_to_draw_still_removes_one() -> None:
    match = scene({"sa": Land("m1 l1", "", moved=True, pawns="r1 r0")}, SEATS, 2)
    assert choices(match, 1) == ["discard sa-m1", "discard sa-l1"]
    tell(match, "1 discard sa-l1")
    assert choices(match, 0) == ["discard sa-m1"]
    tell(match, "0 discard sa-m1")
    assert match.over
    match = scene({"sa": Land("", "", moved=True, lost=1, pawns="r1")}, SEATS, 2)
    assert (match.over, tokens(match, "sa")) == (True, [True, False, False, False])


def test_a_rival_pulls_the_reserve_and_is_followed_by_a_refill() -> None:
    match = scene({"sa": Land("m1", "", "a01 a02 a03 a05", pawns="r1 0")}, SEATS, 2)
    assert (land(match, "sa").reserve_used, by_chance(match)) == (
        True,
        ["reveal sa-a01", "reveal sa-a02", "reveal sa-a03", "reveal sa-a05"],
    )
    tell(match, "* reveal sa-a01; 1 discard sa-m1")
    assert seen(match).phase == "refill"
    tell(match, "* reveal sa-a02")
    assert waiting(match) == (0,)


def test_a_rivals_overflow() -> None:
    match = scene({"sa": Land("m1 l1", "o1 a02 a03", lost=4, pawns="r0 1")}, SEATS, 2)
    tell(match, "* reveal sa-o1; * reveal sa-a02")
    assert "sa-a02" in land(match, "sa").removed


def test_s44_renown_of_the_rival() -> None:
    match = new(2)
    assert seen(match).rival_renown == 4
    for round_ in range(1, 5):
        until(match, "send", round_)
        restock(match)
        until(match, "row", round_ + 1)
        assert seen(match).rival_renown == 4 + 4 * round_
    match = scene_of_round(5, 20, {"sa": Land("m1 a01", "m2", pawns="0")}, None, 2, {})
    tell(match, "0 stop; 0 pick sa-m1; * reveal sa-m2")
    assert (match.over, seen(match).rival_renown) == (True, 20)


def test_the_rival_gains_after_the_last_round_by_an_option() -> None:
    match = scene({"sa": Land("m1 a01", "m2", pawns="0")}, None, 2, rival_final_bonus="true")
    tell(match, "0 stop; 0 pick sa-m1; * reveal sa-m2")
    assert seen(match).rival_renown == 12


@pytest.mark.parametrize(
    ("renown", "rival", "awards"),
    [
        ((24, 10), 24, [9, 0]),
        ((10, 10), 24, [3, 3]),
        ((24, 10), 4, [12, 6]),
        ((25, 10), 24, [12, 0]),
        ((10, 4), 10, [9, 0]),
        ((8, 8), 8, [6, 6]),
    ],
)
def test_s45_renown_awards_with_the_rival(renown: tuple[int, int], rival: int, awards: list[int]) -> None:
    match = scene_of_round(2, rival, {"sa": Land(deck="")}, [Seat(renown=own) for own in renown], 2, {})
    outcome = match.state.outcome()
    assert outcome is not None
    assert [lines[0].points for lines in outcome.sheets] == awards


def test_the_rival_has_no_place_in_any_order() -> None:
    match = scene_of_round(2, 20, {}, [Seat(renown=2), Seat(renown=1)], 2, {})
    assert seen(match).order == [0, 1]
    until(match, "recruit")
    assert (seen(match).queue, len(seen(match).row)) == ([1, 0], 3)


def test_awards_for_two_are_those_of_three_places() -> None:
    outcome = finale([Seat(renown=30), Seat(renown=20)])
    assert [lines[0].points for lines in outcome.sheets] == [12, 6]
    assert inside(new(2)).variant.awards == [12, 6, 0]
