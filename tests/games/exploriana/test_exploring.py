"""Pawns, hazards, picks and getting lost: the scenarios S10 to S22."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match
from fourwinds.core.protocol import PUBLIC

from .story import (
    Land,
    Seat,
    by_chance,
    choices,
    fork,
    land,
    odds,
    player,
    refused,
    scene,
    seen,
    sheet,
    shown,
    tell,
    tokens,
    told,
    turn,
    until,
    waiting,
)


def test_s10_three_different() -> None:
    match = scene({"sa": Land("m1 l1", "o1 a01 a02 a03", pawns="0 1")})
    supply = seen(match).token_supply
    assert odds(match, "sa").risk == 0.25
    events = tell(match, "0 explore; * reveal sa-o1")
    assert "Lost" in told(events)
    assert sorted(by_chance(match)) == [f"reveal sa-{card}" for card in ("a01", "a02", "a03", "l1", "m1", "o1")]
    tell(match, "* reveal sa-a02; * reveal sa-m1")
    assert tokens(match, "sa") == [True, True, False, False]
    assert seen(match).token_supply == supply - 1
    assert shown(match, "sa") == ["a02", "m1"]
    assert land(match, "sa").deck == 4
    assert (player(match).coins, player(match).cards) == (6, 0)
    assert waiting(match) == (1,)
    assert [pawn.seat for pawn in land(match, "sa").pawns] == [1]


def test_s11_three_equal() -> None:
    match = scene({"sa": Land("t1 t3", pawns="0 1")})
    events = tell(match, "0 explore; * reveal sa-l1")
    assert "Lost" in told(events)
    assert seen(match).phase == "refill"
    assert shown(match, "sa") == []


def test_s12_two_and_two_is_safe_and_on_the_brink() -> None:
    match = scene({"sa": Land("t1 t3", pawns="0")}, [Seat(missions="m08")])
    tell(match, "0 explore; * reveal sa-m1")
    assert player(match).done == []
    events = tell(match, "0 explore; * reveal sa-l2")
    assert told(events) == ["CardTurned", "MissionDone"]
    assert odds(match, "sa").hazards == [2, 0, 2]
    assert (player(match).open, player(match, by=1).done) == ([], ["m08"])
    assert sheet(match)["missions"] == 4
    tell(match, "0 stop")
    assert (turn(match).picks, waiting(match)) == (1, (0,))


def test_s13_guide_then_an_unknown_explorer() -> None:
    match = guided()
    assert player(match).coins == 3
    events = tell(match, "0 explore; * reveal sa-o1")
    assert "Lost" not in told(events)
    assert odds(match, "sa").hazards == [0, 1, 1]
    supply = seen(match).token_supply
    tell(match, "0 stop; 0 rescue coins")
    assert player(match).coins == 5
    assert tokens(match, "sa") == [False] * 4
    events = tell(match, "* token 3")
    assert "UnknownLost" in told(events)
    assert "Lost" not in told(events)
    assert tokens(match, "sa") == [True, False, False, False]
    assert seen(match).token_supply == supply - 1
    tell(match, "* reveal sa-m1; * reveal sa-l1")
    assert shown(match, "sa") == ["m1", "l1"]
    assert "sa-o1" in land(match, "sa").in_deck
    assert player(match).tokens == [3]
    assert not player(match).guide_ready


def guided() -> Match:
    """P0 has covered the wrong turn in South America; his second pawn stands in Africa."""
    match = scene({"sa": Land("m1 l1", pawns="0"), "af": Land("o1 a01", pawns="0")})
    tell(match, "0 guide sa-m1")
    return match


def test_s14_guide_once_a_round() -> None:
    match = guided()
    tell(match, "0 explore; * reveal sa-o1; 0 stop; 0 rescue coins; * token 3; * reveal sa-m1; * reveal sa-l1")
    assert turn(match).region == "af"
    assert player(match).coins == 5
    assert odds(match, "af").hazards == [1, 0, 0]
    assert choices(match, 0) == ["explore", "stop"]
    assert refused(match, 0, "guide af-o1") == "6.11 guide-used"
    until(match, "action", 3)
    assert (waiting(match), turn(match).region) == ((0,), "sa")
    assert player(match).guide_ready
    assert {"guide sa-m1", "guide sa-l1"} <= set(choices(match, 0))


@pytest.mark.parametrize(
    ("display", "coins", "reason"),
    [("a01 a02", 6, "6.11 no-hazard"), ("m1 a01", 2, "6.11 guide-cost"), ("m1 a01", 3, "")],
)
def test_s15_guide_needs_a_hazard_and_three_coins(display: str, coins: int, reason: str) -> None:
    match = scene({"sa": Land(display, pawns="0")}, [Seat(coins=coins)])
    card = f"sa-{display.split()[0]}"
    assert refused(match, 0, f"guide {card}") == reason
    assert (f"guide {card}" in choices(match, 0)) == (not reason)


def test_a_guide_leaves_with_the_card_it_covers() -> None:
    match = scene({"sa": Land("m1 l1 a01", pawns="0 0")})
    tell(match, "0 guide sa-m1; 0 stop; 0 pick sa-m1")
    assert land(match, "sa").guide == ""
    assert not player(match).guide_ready
    assert refused(match, 0, "guide sa-l1") == "6.11 guide-used"


def test_a_guide_covers_until_the_picks_are_taken() -> None:
    match = scene({"sa": Land("m1 l1", pawns="0 1")})
    tell(match, "0 guide sa-m1; 0 explore; * reveal sa-o1; 0 explore; * reveal sa-t2")
    assert odds(match, "sa").hazards == [0, 2, 1]
    tell(match, "0 stop; 0 pick sa-l1")
    assert land(match, "sa").guide == ""
    assert odds(match, "sa", 1).hazards == [1, 2, 0]
    assert waiting(match) == (1,)


def test_a_guide_comes_back_used_from_a_lost_pawn() -> None:
    match = scene({"sa": Land("m1 l1", pawns="0 0")})
    tell(match, "0 guide sa-m1; 0 explore; * reveal sa-l2; 0 explore; * reveal sa-t1; 0 explore; * reveal sa-t2")
    tell(match, "* reveal sa-m1; * reveal sa-l1")
    assert (land(match, "sa").guide, player(match).guide_ready) == ("", False)
    assert not [words for words in choices(match, 0) if words.startswith("guide")]


FIVE = Land("a01 a02 m3 l3", pawns="0 1")


def test_s16_five_cards_two_picks() -> None:
    match = scene({"sa": FIVE}, [Seat(hand="scout photographer")])
    tell(match, "0 explore; * reveal sa-a05")
    assert (turn(match).picks, seen(match).phase) == (2, "pick")
    assert choices(match, 0) == ["pick sa-m3", "pick sa-l3", "pick animals", "rescue coins", "rescue renown"]
    for words in ("explore", "stop", "use scout", "use photographer"):
        assert refused(match, 0, words) == "6.15 picks-now"
    tell(match, "0 pick animals")
    assert player(match).collection == ["sa-a01", "sa-a02", "sa-a05"]
    assert player(match).renown == 1
    tell(match, "0 rescue renown; * token 4")
    assert player(match).renown == 3
    assert (player(match).tokens, player(match, by=1).tokens) == ([4], [0])
    assert shown(match, "sa") == ["m3", "l3"]
    assert waiting(match) == (1,)


def test_s17_two_non_animals_with_two_picks() -> None:
    match = scene({"sa": FIVE})
    tell(match, "0 explore; * reveal sa-a05; 0 pick sa-m3; 0 pick sa-l3")
    assert player(match).renown == 4
    assert shown(match, "sa") == ["a01", "a02", "a05"]
    assert (waiting(match), turn(match).seat, seen(match).phase) == ((1,), 1, "action")


def test_s18_one_rescue_a_turn() -> None:
    match = scene({"sa": Land(FIVE.display, pawns="0", lost=2)})
    tell(match, "0 explore; * reveal sa-a05; 0 rescue coins; * token 2")
    assert tokens(match, "sa") == [True, False, False, False]
    assert choices(match, 0) == ["pick sa-m3", "pick sa-l3", "pick animals"]
    assert refused(match, 0, "rescue coins") == "6.17 one-rescue"


@pytest.mark.parametrize("display", ["a01 m3", "a01 m3 l3", "a01 a02 m3 l3"])
def test_s19_four_or_fewer_cards_one_pick(display: str) -> None:
    match = scene({"sa": Land(display, pawns="0 1")})
    tell(match, "0 stop")
    assert turn(match).picks == 1
    tell(match, "0 pick sa-m3")
    assert player(match).collection == ["sa-m3"]
    assert waiting(match) != (0,)


def test_stop_tells_what_it_would_offer() -> None:
    match = scene({"sa": Land("a01 a05 t1", pawns="0")})
    options = {option.action: option for option in turn(match, 0).options}
    assert set(options) == {"pick sa-t1", "pick animals", "rescue coins", "rescue renown"}
    assert (options["pick sa-t1"].coins, options["pick animals"].renown, options["rescue coins"].coins) == (4, 1, 2)
    assert (options["pick animals"].points, options["pick animals"].cards) == (2, ["sa-a01", "sa-a05"])
    assert turn(match, 1).options == []
    assert (turn(match).picks, turn(match).picking) == (1, False)


def test_s20_refill_to_exactly_two() -> None:
    match = scene({"sa": Land("a01 m3", "o1 o2 o3", pawns="0 1")})
    tell(match, "0 stop; 0 pick sa-m3")
    assert sorted(by_chance(match)) == ["reveal sa-o1", "reveal sa-o2", "reveal sa-o3"]
    tell(match, "* reveal sa-o3")
    assert shown(match, "sa") == ["a01", "o3"]
    assert (land(match, "sa").deck, waiting(match)) == (2, (1,))


def test_s21_the_fifth_card_completes_a_lost_set() -> None:
    match = scene({"sa": Land("t1 t3 m1 a01", pawns="0 1")})
    events = tell(match, "0 explore; * reveal sa-l1")
    assert "Lost" in told(events)
    assert "Stopped" not in told(events)
    assert player(match).cards == 0
    assert shown(match, "sa") == []


def test_s22_lost_track_full() -> None:
    match = scene({"sa": Land("m1 l1", "o1 a01 a02 a03", lost=4, pawns="0 1")})
    supply = seen(match).token_supply
    tell(match, "0 explore; * reveal sa-o1")
    assert (seen(match).phase, sorted(by_chance(match))) == (
        "overflow",
        ["reveal sa-a01", "reveal sa-a02", "reveal sa-a03"],
    )
    events = tell(match, "* reveal sa-a01")
    assert told(events, PUBLIC) == ["CardRemoved"]
    assert "sa-a01" in land(match, "sa", PUBLIC).removed
    tell(match, "* reveal sa-o1; * reveal sa-a02")
    assert (len(shown(match, "sa")), land(match, "sa").deck) == (2, 3)
    assert tokens(match, "sa") == [True] * 4
    assert seen(match).token_supply == supply


def test_overflow_when_the_supply_is_empty() -> None:
    seats = [Seat(), Seat(tokens="2 2 2 2 2 2 3 3"), Seat(tokens="3 3 3 4 4 4 4")]
    match = scene({"sa": Land("m1 l1", "o1 a01 a02 a03", pawns="0 1")}, seats)
    assert seen(match).token_supply == 0
    tell(match, "0 explore; * reveal sa-o1; * reveal sa-a03")
    assert tokens(match, "sa") == [True, False, False, False]
    assert "sa-a03" in land(match, "sa").removed


def test_overflow_with_an_empty_deck_comes_after_the_shuffle() -> None:
    match = scene({"sa": Land("m1 l1", "o1", "o2 o3 a01", lost=4, pawns="0 1")})
    tell(match, "0 explore; * reveal sa-o1")
    assert seen(match).phase == "overflow"
    assert sorted(by_chance(match)) == ["reveal sa-l1", "reveal sa-m1", "reveal sa-o1"]
    tell(match, "* reveal sa-l1")
    assert "sa-l1" in land(match, "sa").removed
    tell(match, "* reveal sa-o1; * reveal sa-m1")
    here = land(match, "sa")
    assert (here.deck, here.reserve, here.reserve_used) == (0, 3, False)


def test_an_unknown_explorer_overflows_too() -> None:
    match = scene({"sa": Land("m1 l1", "o1 a01", lost=4, pawns="0 1")})
    tell(match, "0 guide sa-m1; 0 explore; * reveal sa-o1; 0 stop; 0 rescue renown; * token 2")
    assert tokens(match, "sa") == [True] * 4, "the free space is used again"
    other = scene({"sa": Land("m1 l1 a02", "o1 a01", lost=4, pawns="0 1")})
    tell(other, "0 guide sa-m1; 0 explore; * reveal sa-o1; 0 stop; 0 pick animals")
    assert by_chance(other) == ["reveal sa-a01"]
    tell(other, "* reveal sa-a01")
    assert "sa-a01" in land(other, "sa").removed


def test_a_rescue_is_for_coins_or_for_renown() -> None:
    match = scene({"af": Land("a01 m1", lost=3, pawns="0")})
    tell(match, "0 stop")
    for reward, coins, renown in (("coins", 9, 0), ("renown", 6, 3)):
        other = fork(match)
        tell(other, f"0 rescue {reward}")
        assert by_chance(other) == ["token 2", "token 3", "token 4"]
        assert (player(other).coins, player(other).renown) == (coins, renown)
    assert refused(match, 0, "rescue both") == "7.11 no-philanthropist"


def test_a_token_is_any_of_those_nobody_has_seen() -> None:
    """12.31: as likely as there are tokens of its value left."""
    match = scene({"af": Land(pawns="0")}, [Seat(), Seat(tokens="2 2 2 2 2 4")])
    tell(match, "0 stop; 0 rescue coins")
    assert (by_chance(match), match.state.weights()) == (["token 2", "token 3", "token 4"], [1, 6, 5])


def test_picks_must_be_taken_and_stopping_needs_no_card() -> None:
    match = scene({"sa": Land("m1 m2", pawns="0")})
    tell(match, "0 stop")
    assert refused(match, 0, "stop") == "6.15 picks-now"
    assert refused(match, 0, "done").startswith("8.4")
    assert refused(match, 0, "pick animals") == "6.16 no-animals"
    assert refused(match, 0, "pick sa-m3") == "6.16 not-face-up"


def test_a_single_animal_cannot_be_picked() -> None:
    match = scene({"sa": Land("a01 a02", pawns="0")})
    tell(match, "0 stop")
    assert refused(match, 0, "pick sa-a01") == "6.16 animals-together"


def test_treasures_pay_at_once() -> None:
    match = scene({"fe": Land("t1 a01", pawns="0")})
    tell(match, "0 stop; 0 pick fe-t1")
    assert player(match).coins == 12
