"""The explorer cards: the scenarios S30 to S42 and the edge cases of each card."""

from __future__ import annotations

import pytest

from fourwinds.core.protocol import PUBLIC

from .story import (
    Land,
    Seat,
    by_chance,
    choices,
    fork,
    inside,
    land,
    odds,
    player,
    refused,
    scene,
    seen,
    shown,
    tell,
    tokens,
    told,
    turn,
    waiting,
)

# Navigator


def test_s30_navigator() -> None:
    match = scene({"sa": Land("m1 l1", "o1", pawns="0")}, [Seat(hand="navigator")])
    assert refused(match, 0, "use navigator") == "7.9 navigator-later"
    tell(match, "0 explore; * reveal sa-o1")
    assert choices(match, 0) == ["lost", "use navigator"]
    assert refused(match, 0, "stop") == "6.14 lost-set"
    lost = fork(match)
    tell(match, "0 use navigator")
    assert player(match).coins == 3
    assert (shown(match, "sa"), land(match, "sa").deck) == (["m1", "l1"], 1)
    assert choices(match, 0) == ["explore", "stop", "guide sa-m1", "guide sa-l1"]
    tell(match, "0 stop; 0 pick sa-l1")
    assert player(match).renown == 4
    assert "Lost" in told(tell(lost, "0 lost"))
    assert player(lost).hand == ["navigator-1"]


def test_s30_navigator_cannot_be_paid() -> None:
    match = scene({"sa": Land("m1 l1", "o1", pawns="0")}, [Seat(coins=2, hand="navigator")])
    events = tell(match, "0 explore; * reveal sa-o1")
    assert "Lost" in told(events)
    assert waiting(match) == (-1,)


def test_both_navigators_in_one_turn_and_the_guide_stays() -> None:
    match = scene({"sa": Land("m1 l1", pawns="0")}, [Seat(coins=9, hand="navigator navigator")])
    tell(match, "0 guide sa-m1; 0 explore; * reveal sa-o1; 0 explore; * reveal sa-l2; 0 use navigator")
    assert (land(match, "sa").guide, shown(match, "sa")) == ("sa-m1", ["m1", "l1", "o1"])
    tell(match, "0 explore; * reveal sa-l2; 0 use navigator")
    assert (player(match).coins, player(match).used) == (0, ["navigator", "navigator"])
    assert seen(match).phase == "action"


def test_a_navigator_answers_a_biologist() -> None:
    """12.33: the animal that made the lost set goes into the deck."""
    seat = Seat(coins=9, hand="navigator biologist", cards="sa-a06")
    match = scene({"sa": Land("m1 l1", "o3", pawns="0")}, [seat])
    tell(match, "0 release sa-a06")
    assert choices(match, 0) == ["lost", "use navigator"]
    tell(match, "0 use navigator")
    assert (shown(match, "sa"), land(match, "sa").in_deck) == (["m1", "l1"], ["sa-o3", "sa-a06"])
    assert (player(match).coins, player(match).cards) == (5, 0)


def test_no_navigator_for_an_unknown_explorer() -> None:
    match = scene({"sa": Land("m1 l1", pawns="0 1")}, [Seat(hand="navigator", coins=9)])
    tell(match, "0 guide sa-m1; 0 explore; * reveal sa-o1; 0 stop; 0 rescue coins; * token 2")
    assert waiting(match) == (-1,)
    assert player(match).hand == ["navigator-1"]


# Medic


def test_s31_medic() -> None:
    match = scene({"sa": Land("t1 t3 m1 a01", pawns="0 1")}, [Seat(hand="medic navigator", missions="m08")])
    tell(match, "0 use medic")
    assert player(match).coins == 4
    events = tell(match, "* reveal sa-o1")
    assert "Lost" not in told(events)
    assert (land(match, "sa").ignored, turn(match).picks) == ("sa-o1", 2)
    assert player(match).done == ["m08"], "four hazards lie there uncovered, and the pawn is not lost"
    tell(match, "0 pick animals; 0 rescue coins")
    assert (player(match).collection, player(match).coins) == (["sa-a01"], 6)
    events = tell(match, "* token 2")
    assert "UnknownLost" in told(events)
    assert tokens(match, "sa") == [True, False, False, False]
    tell(match, "* reveal sa-m1; * reveal sa-o1")
    assert (land(match, "sa").ignored, waiting(match)) == ("", (1,))


def test_a_medic_with_fewer_than_five_cards_gives_one_pick() -> None:
    match = scene({"sa": Land("m1 l1", pawns="0")}, [Seat(hand="medic")])
    tell(match, "0 use medic; * reveal sa-o1")
    assert (turn(match).picks, seen(match).phase) == (1, "pick")
    assert odds(match, "sa").hazards == [1, 0, 1]


# Photographer


def test_s32_photographer_with_two_cards() -> None:
    match = scene({"fe": Land("m3 a01", pawns="0 1")}, [Seat(hand="photographer")])
    tell(match, "0 use photographer")
    assert (player(match).coins, turn(match).picks) == (3, 2)
    tell(match, "0 pick fe-m3; 0 pick animals")
    assert player(match).collection == ["fe-m3", "fe-a01"]
    tell(match, "* reveal fe-a02; * reveal fe-a03")
    assert (shown(match, "fe"), waiting(match)) == (["a02", "a03"], (1,))


def test_s32_photographer_not_with_five_cards() -> None:
    match = scene({"fe": Land("m3 a01 a02 o1", pawns="0")}, [Seat(hand="photographer")])
    assert "use photographer" in choices(match, 0)
    tell(match, "0 explore; * reveal fe-l3")
    assert refused(match, 0, "use photographer") == "6.15 picks-now"


def test_a_photographer_rescues_once_and_an_impossible_pick_lapses() -> None:
    match = scene({"fe": Land("m3 a01", lost=2, pawns="0")}, [Seat(hand="photographer")])
    tell(match, "0 use photographer; 0 rescue coins; * token 2")
    assert choices(match, 0) == ["pick fe-m3", "pick animals"]
    match = scene({"fe": Land("a02 a01", lost=0, pawns="0 1")}, [Seat(hand="photographer")])
    tell(match, "0 use photographer; 0 pick animals")
    assert seen(match).phase == "refill"


# Scholar


def test_s33_scholar_takes_the_last_card() -> None:
    match = scene({"af": Land("a01 a04", "l1", pawns="0"), "fe": Land(pawns="1")}, [Seat(hand="scholar")])
    tell(match, "0 use scholar")
    assert seen(match).phase == "read"
    while waiting(match) == (-1,):
        tell(match, f"* {by_chance(match)[0]}")
    assert choices(match, 0) == ["pick af-l1"]
    assert refused(match, 0, "pick af-a01") == "7.14 not-in-deck"
    events = tell(match, "0 pick af-l1")
    assert told(events, 0) == ["Studied", "StudiedCard", "TurnBegun"]
    assert told(events, 1) == told(events) == ["Studied", "TurnBegun"]
    assert events[0].text().args == {"seat": 0, "coins": 0, "renown": 5}
    assert (player(match).renown, player(match).coins, player(match).collection) == (5, 4, ["af-l1"])
    assert (player(match, by=1).cards, player(match, by=1).collection, player(match, by=1).renown) == (1, [], 5)
    here = land(match, "af")
    assert (shown(match, "af"), here.deck, here.reserve_used) == (["a01", "a04"], 0, False)
    assert waiting(match) == (1,)
    tell(match, "1 stop; 1 rescue coins; * token 2")
    assert match.over


def test_s34_scholar_with_an_empty_deck() -> None:
    match = scene({"af": Land("a01 a04", "", "o3 t3 a02", pawns="0")}, [Seat(hand="scholar")])
    tell(match, "0 use scholar")
    assert choices(match, 0) == ["pick af-o3", "pick af-t3", "pick af-a02"]
    tell(match, "0 pick af-t3")
    assert player(match).coins == 6 - 2 + 5
    assert (land(match, "af").deck, match.over) == (2, True)
    match = scene({"af": Land("a01 a04", "", moved=True, pawns="0")}, [Seat(hand="scholar")])
    assert refused(match, 0, "use scholar") == "7.3 no-card"


def test_a_scholar_takes_one_card_even_an_animal_and_clean_up_follows() -> None:
    """12.28, 12.42."""
    match = scene({"sa": Land("m1 l1", "o1 a05 a01", pawns="0 1")}, [Seat(coins=9, hand="scholar")])
    tell(match, "0 guide sa-m1; 0 explore; * reveal sa-o1; 0 use scholar")
    while waiting(match) == (-1,):
        tell(match, f"* {by_chance(match)[0]}")
    assert choices(match, 0) == ["pick sa-a01", "pick sa-a05"]
    events = tell(match, "0 pick sa-a05")
    assert "UnknownLost" in told(events)
    assert (player(match).collection, player(match).renown) == (["sa-a05"], 1)
    assert land(match, "sa").deck == 1 + 3


def test_a_scholar_refills_the_display() -> None:
    match = scene({"sa": Land("m1", "o1 a05 a01", pawns="0 1")}, [Seat(hand="scholar")])
    tell(match, "0 use scholar; * hide sa-o2; * hide sa-o3; * hide sa-m2; 0 pick sa-o1")
    assert by_chance(match) == ["reveal sa-a01", "reveal sa-a05"]


# Detective


def test_s35_detective_on_a_full_track() -> None:
    match = scene({"af": Land(lost=4, pawns="0")}, [Seat(hand="detective")], detective_overflow="skip")
    supply, removed = seen(match).token_supply, land(match, "af").removed
    tell(match, "0 use detective; * token 4; * token 2; * token 3; * token 2")
    assert (seen(match).token_supply, land(match, "af").removed, player(match).coins) == (supply, removed, 4)
    assert [space.value for space in land(match, "af", 0).lost] == [4, 2, 3, 2]
    assert [space.value for space in land(match, "af", 1).lost] == [0, 0, 0, 0]
    assert choices(match, 0) == ["order 1", "order 2", "order 3", "order 4"]
    events = tell(match, "0 order 2; 0 order 4; 0 order 3")
    assert told(events) == ["TokensMoved"]
    assert events[0].text().args["order"] == "2 4 3 1"
    assert [space.value for space in land(match, "af", 0).lost] == [2, 2, 3, 4]
    tell(match, "0 stop; 0 rescue coins")
    assert by_chance(match) == ["token 4"]
    tell(match, "* token 4")
    assert (player(match).coins, player(match).tokens) == (8, [4])
    assert player(match, by=1).tokens == [0]


def test_a_detective_places_a_token_and_one_alone_needs_no_order() -> None:
    match = scene({"af": Land(lost=0, pawns="0")}, [Seat(hand="detective")])
    supply = seen(match).token_supply
    tell(match, "0 use detective; * token 3")
    assert (seen(match).token_supply, tokens(match, "af")) == (supply - 1, [True, False, False, False])
    assert seen(match).phase == "action"
    match = scene({"af": Land(lost=1, pawns="0")}, [Seat(hand="detective")])
    tell(match, "0 use detective; * token 3; * token 4; 0 order 2")
    assert [space.value for space in land(match, "af", 0).lost] == [4, 3, 0, 0]


RICH = [Seat(hand="detective"), Seat(tokens="2 2 2 2 2 2 3 3 3"), Seat(tokens="3 3 3 4 4 4 4")]


def test_a_detective_needs_a_token() -> None:
    """12.34: also with an empty supply he looks; without any token he is of no use."""
    match = scene({"af": Land(lost=0, pawns="0")}, RICH)
    assert seen(match).token_supply == 0
    assert refused(match, 0, "use detective") == "7.5 no-tokens"
    match = scene({"sa": Land(lost=0), "af": Land(lost=1, pawns="0")}, RICH)
    tell(match, "0 use detective; * reveal af-m1; * token 4")
    assert seen(match).phase == "action"


def test_detective_overflow() -> None:
    """The book's note: if a token cannot be placed, "instead discard the top card from that region's deck"."""
    match = scene({"af": Land(lost=4, pawns="0")}, [Seat(hand="detective")])
    deck = land(match, "af").deck
    tell(match, "0 use detective; * reveal af-m1")
    assert ("af-m1" in land(match, "af").removed, land(match, "af").deck) == (True, deck - 1)
    tell(match, "* token 4; * token 2; * token 3; * token 2; 0 order 1; 0 order 2; 0 order 3")
    assert seen(match).phase == "action"
    match = scene({"af": Land(deck="", lost=4, pawns="0")}, [Seat(hand="detective")])
    tell(match, "0 use detective")
    assert (seen(match).phase, land(match, "af").reserve_used) == ("values", False)


def test_no_detective_overflow_by_an_option() -> None:
    match = scene({"af": Land(lost=4, pawns="0")}, [Seat(hand="detective")], detective_overflow="skip")
    deck = land(match, "af").deck
    tell(match, "0 use detective")
    assert (seen(match).phase, land(match, "af").deck) == ("values", deck)


# Biologist


def test_s36_biologist() -> None:
    match = scene({"sa": Land("a01 m3 l3 t4", pawns="0")}, [Seat(hand="biologist", cards="sa-a05 af-a01")])
    assert [words for words in choices(match, 0) if words.startswith("release")] == ["release sa-a05"]
    assert refused(match, 0, "release af-a01") == "7.4 other-region"
    assert refused(match, 0, "release sa-a06") == "7.4 not-collected"
    assert refused(match, 0, "use biologist") == "7.4 name-animal"
    tell(match, "0 release sa-a05")
    assert (player(match).coins, player(match).renown) == (5, 0)
    assert (shown(match, "sa"), turn(match).picks) == (["a01", "m3", "l3", "t4", "a05"], 2)
    tell(match, "0 pick animals; 0 pick sa-m3")
    assert player(match).collection == ["sa-m3", "sa-a01", "sa-a05", "af-a01"]
    assert player(match).renown == 1


def test_a_biologists_animal_can_lose_the_pawn() -> None:
    """12.32: its hazard counts at once, and it goes into the deck with the rest."""
    match = scene({"sa": Land("m1 l1", "o3", pawns="0 1")}, [Seat(hand="biologist", cards="sa-a06", renown=5)])
    events = tell(match, "0 release sa-a06")
    assert "Lost" in told(events)
    assert sorted(by_chance(match)) == ["reveal sa-a06", "reveal sa-l1", "reveal sa-m1", "reveal sa-o3"]
    assert (player(match).cards, player(match).renown) == (0, 5)


def test_a_biologist_needs_a_matching_animal() -> None:
    match = scene({"sa": Land(pawns="0")}, [Seat(hand="biologist", cards="sa-m1 af-a01")])
    assert choices(match, 0) == ["explore", "stop"]
    assert refused(match, 0, "release sa-m1") == "7.4 not-animal"


# Pathfinder


def test_s38_pathfinder_empties_the_display() -> None:
    match = scene({"sa": Land("t1 t3 m1", "a01 a02", lost=0, pawns="0 1")}, [Seat(hand="pathfinder")])
    tell(match, "0 use pathfinder")
    assert choices(match, 0) == ["return sa-m1", "return sa-t1", "return sa-t3"]
    assert refused(match, 0, "done") == "7.10 return-one"
    tell(match, "0 return sa-t1")
    assert choices(match, 0) == ["done", "return sa-m1", "return sa-t3"]
    tell(match, "0 return sa-t3; 0 return sa-m1")
    assert (shown(match, "sa"), land(match, "sa").deck, player(match).coins) == ([], 5, 5)
    assert choices(match, 0) == ["explore", "stop"]
    tell(match, "0 stop; * reveal sa-t1; * reveal sa-a01")
    assert (land(match, "sa").deck, len(shown(match, "sa")), waiting(match)) == (3, 2, (1,))


def test_a_pathfinder_sends_the_guide_back_used() -> None:
    match = scene({"sa": Land("m1 l1", pawns="0")}, [Seat(hand="pathfinder")])
    tell(match, "0 guide sa-m1; 0 use pathfinder; 0 return sa-m1; 0 done")
    assert (land(match, "sa").guide, player(match).guide_ready, shown(match, "sa")) == ("", False, ["l1"])
    assert refused(match, 0, "guide sa-l1") == "6.11 guide-used"


def test_a_pathfinder_needs_a_card() -> None:
    match = scene({"sa": Land("", "a01", pawns="0")}, [Seat(hand="pathfinder")])
    assert refused(match, 0, "use pathfinder") == "7.10 nothing-to-return"


# Scout, Geographer, Researcher


def test_s39_looking_cards_with_short_decks() -> None:
    match = scene({"sa": Land(deck="m1 l1", pawns="0")}, [Seat(hand="researcher geographer scout")])
    tell(match, "0 use researcher; * look sa-m1; * look sa-l1")
    assert choices(match, 0) == ["top sa-m1", "top sa-l1"]
    for first, other in (("m1", "l1"), ("l1", "m1")):
        branch = fork(match)
        tell(branch, f"0 top sa-{first}; 0 explore")
        assert by_chance(branch) == [f"reveal sa-{first}"]
        tell(branch, f"* reveal sa-{first}")
        assert land(branch, "sa", 0).unseen[0] == "sa-o1", "the reserve is still there"
        tell(branch, "0 explore")
        assert by_chance(branch) == [f"reveal sa-{other}"]
    assert (land(match, "sa").deck, land(match, "sa").reserve_used) == (2, False)

    match = scene({"sa": Land(deck="m1", pawns="0")}, [Seat(hand="researcher geographer scout", coins=9)])
    tell(match, "0 use geographer; * look sa-m1")
    assert seen(match).phase == "action"
    tell(match, "0 use researcher; * look sa-m1")
    assert seen(match).phase == "action"
    tell(match, "0 use scout; * look sa-m1")
    assert choices(match, 0) == ["leave", "bottom sa-m1"]
    tell(match, "0 bottom sa-m1; 0 explore")
    assert by_chance(match) == ["reveal sa-m1"]


@pytest.mark.parametrize(
    ("explorer", "looks", "then"),
    [
        ("scout", 1, ["leave", "bottom af-o3"]),
        ("geographer", 2, ["bottom af-o3", "bottom af-t3"]),
        ("researcher", 3, ["top af-o3", "top af-t3", "top af-a02"]),
    ],
)
def test_s39_looking_cards_with_an_empty_deck(explorer: str, looks: int, then: list[str]) -> None:
    match = scene({"af": Land("a01 a04", "", "o3 t3 a02", pawns="0")}, [Seat(hand=explorer)])
    tell(match, f"0 use {explorer}")
    for card in ("o3", "t3", "a02")[:looks]:
        tell(match, f"* look af-{card}")
    assert choices(match, 0) == then
    assert land(match, "af").reserve_used
    while not match.over:
        seat = waiting(match)[0]
        match.play(seat, "stop" if "stop" in choices(match, seat) else choices(match, seat)[-1])
    assert seen(match).round == 2


def test_a_scout_may_leave_the_card_or_put_it_at_the_bottom() -> None:
    match = scene({"sa": Land("a01 a02 o3", "m1 l1 m3", pawns="0")}, [Seat(hand="scout")])
    tell(match, "0 use scout; * look sa-m1")
    left, under = fork(match), fork(match)
    tell(left, "0 leave; 0 explore")
    assert by_chance(left) == ["reveal sa-m1"]
    events = tell(under, "0 bottom sa-m1; 0 explore")
    assert told(events) == ["PutUnder"]
    assert by_chance(under) == ["reveal sa-m3", "reveal sa-l1"]
    tell(under, "* reveal sa-l1; 0 explore")
    assert by_chance(under) == ["reveal sa-m3"]


def test_a_geographer_must_put_one_down() -> None:
    """12.36."""
    match = scene({"sa": Land("a01 a02", "m1 l1 m3", pawns="0")}, [Seat(hand="geographer")])
    tell(match, "0 use geographer; * look sa-m1; * look sa-l1")
    assert choices(match, 0) == ["bottom sa-m1", "bottom sa-l1"]
    tell(match, "0 bottom sa-m1; 0 explore")
    assert by_chance(match) == ["reveal sa-l1"]
    tell(match, "* reveal sa-l1; 0 explore")
    assert by_chance(match) == ["reveal sa-m3"]


def test_a_researcher_orders_three_cards() -> None:
    match = scene({"sa": Land("a01 a02", "m1 l1 m3 t4", pawns="0 0")}, [Seat(hand="researcher")])
    tell(match, "0 use researcher; * look sa-m1; * look sa-l1; * look sa-m3")
    tell(match, "0 top sa-m3; 0 top sa-m1")
    for card in ("m3", "m1", "l1"):
        tell(match, "0 explore")
        assert by_chance(match) == [f"reveal sa-{card}"]
        tell(match, f"* reveal sa-{card}")


def test_a_second_look_sees_the_same_cards() -> None:
    match = scene({"sa": Land(deck="m1 l1 m3 t4", pawns="0")}, [Seat(hand="scout scout geographer")])
    tell(match, "0 use scout; * look sa-m1; 0 leave; 0 use geographer")
    assert by_chance(match) == ["look sa-m1"]
    tell(match, "* look sa-m1; * look sa-t4; 0 bottom sa-m1; 0 use scout")
    assert by_chance(match) == ["look sa-t4"]


# Philanthropist, Entrepreneur, costs


def test_s40_philanthropist() -> None:
    match = scene({"af": Land(lost=2, pawns="0")}, [Seat(coins=5, hand="philanthropist")])
    assert refused(match, 0, "use philanthropist") == "7.11 philanthropist-later"
    tell(match, "0 stop")
    assert choices(match, 0) == ["pick animals", "rescue coins", "rescue renown", "rescue both"]
    tell(match, "0 rescue both; * token 2")
    assert (player(match).coins, player(match).renown, player(match).used) == (7, 3, ["philanthropist"])
    assert tokens(match, "af") == [True, False, False, False]
    match = scene({"af": Land(lost=2, pawns="0")}, [Seat(coins=0, hand="philanthropist")])
    tell(match, "0 stop")
    assert choices(match, 0) == ["pick animals", "rescue coins", "rescue renown"]
    assert refused(match, 0, "rescue both") == "7.11 cost"


def test_a_philanthropist_also_after_a_forced_stop() -> None:
    match = scene({"sa": Land("a01 a02 m3 l3", pawns="0")}, [Seat(hand="philanthropist")])
    tell(match, "0 explore; * reveal sa-a05")
    assert "rescue both" in choices(match, 0)


def test_s41_entrepreneur() -> None:
    match = scene({"sa": Land(pawns="0")}, [Seat(hand="entrepreneur", tokens="2 3 4")])
    deck = seen(match).mission_deck
    tell(match, "0 use entrepreneur; * mission m01; * mission m05")
    assert choices(match, 0) == ["keep m01", "keep m05"]
    assert refused(match, 0, "keep m02") == "7.6 mission-not-drawn"
    events = tell(match, "0 keep m01")
    assert told(events, 1) == ["MissionKept", "MissionDone"]
    assert (player(match).done, player(match).open, player(match).coins) == (["m01"], [], 3)
    assert (player(match).set_aside, player(match, by=1).set_aside) == (["m05"], [])
    assert (player(match, by=1).done, seen(match).mission_deck) == (["m01"], deck - 1)
    assert seen(match).phase == "action"
    assert "m05" not in str(seen(match, 1))


def test_a_mission_at_the_bottom_is_not_drawn_again() -> None:
    match = scene({"sa": Land(pawns="0 1")}, [Seat(hand="entrepreneur"), Seat(hand="entrepreneur")])
    tell(match, "0 use entrepreneur; * mission m01; * mission m05; 0 keep m05; 0 stop; 0 rescue coins; * token 2")
    tell(match, "1 use entrepreneur")
    assert {"mission m01", "mission m05"} & set(by_chance(match)) == set()


def test_s42_the_cost_must_be_payable() -> None:
    hand = "photographer researcher entrepreneur scout"
    match = scene({"sa": Land("m1 a01", pawns="0")}, [Seat(coins=2, hand=hand)])
    assert choices(match, 0) == ["explore", "stop", "use scout"]
    for kind in ("photographer", "researcher", "entrepreneur"):
        assert refused(match, 0, f"use {kind}") == "7.2 cost"
    assert refused(match, 0, "guide sa-m1") == "6.11 guide-cost"
    assert refused(match, 0, "use medic") == "7.1 not-in-hand"


def test_used_explorers_are_out_of_the_game_for_all_to_see() -> None:
    """12.43; and any number of cards in one turn (12.23)."""
    match = scene({"sa": Land("a01 m3", pawns="0")}, [Seat(hand="scout pathfinder photographer", coins=9)])
    tell(match, "0 use scout; * look sa-m1; 0 leave; 0 use pathfinder; 0 return sa-m3; 0 done; 0 use photographer")
    own = player(match, by=PUBLIC)
    assert (own.used, own.hand, own.coins) == (["scout", "pathfinder", "photographer"], [], 4)
    assert inside(match).explorers & 0b11 == 0b11, "cards nobody has seen are still to come"


def test_explorer_cards_only_in_ones_own_turn() -> None:
    match = scene({"sa": Land(pawns="1 0")}, [Seat(hand="scout")])
    assert choices(match, 0) == []
    assert "use scout" not in choices(match, 1)
