"""Missions: what fulfils each, when they are completed, and completing them by hand."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match
from fourwinds.core.protocol import PUBLIC

from .story import (
    Land,
    Seat,
    choices,
    finale,
    fork,
    inside,
    player,
    refused,
    scene,
    scene_by_rules,
    seen,
    sheet,
    tell,
    told,
    until,
    waiting,
)

LAST_CARD = [
    ("m02", "sa-a01 sa-a02 sa-a03 af-a01 af-a02 fe-a01 fe-a02", "sa-a08"),
    ("m03", "sa-m1 sa-m2 sa-m3 af-o3 af-t3 fe-a01", "sa-o1"),
    ("m04", "sa-l1 sa-l2 af-l1", "fe-l1"),
    ("m05", "sa-m1 sa-m2 af-m1", "fe-m1"),
    ("m06", "sa-o1 sa-o2 af-o1", "fe-o1"),
    ("m07", "sa-m1 sa-m2 sa-m3 sa-o1 sa-o2 af-m1 af-m2 af-a01 fe-a01 fe-a02 fe-m1", "af-o1"),
    ("m11", "sa-o2 sa-m1 af-o1 sa-t4", "sa-l2"),
    ("m12", "sa-o1 sa-t2 af-m2 sa-t4", "af-l3"),
    ("m13", "sa-m2 sa-l1 sa-t1 sa-t4", "sa-t3"),
    ("m14", "sa-o3 sa-m3 sa-l3 sa-t4 sa-m1", "af-o3"),
    ("m15", "sa-o3 sa-m3 sa-l3 af-m1", "af-t1"),
]


def taking(card: str, owned: str, mission: str, **options: str) -> Match:
    """P0 stands before a display with that card and has stopped."""
    region, name = card.split("-")
    display = f"{name} {'a11' if region == 'sa' else 'a07'}"
    if name[0] == "a":
        display = f"{name} m3"
    match = scene({region: Land(display, pawns="0")}, [Seat(cards=owned, missions=mission)], **options)
    tell(match, "0 stop")
    return match


@pytest.mark.parametrize(("mission", "owned", "card"), LAST_CARD)
def test_the_card_that_fulfils_a_mission(mission: str, owned: str, card: str) -> None:
    match = taking(card, owned, mission)
    assert player(match).open == [mission]
    events = tell(match, f"0 pick {'animals' if '-a' in card else card}")
    assert told(events)[:2] == ["Taken", "MissionDone"]
    assert (player(match).open, player(match, by=1).done, sheet(match)["missions"]) == ([], [mission], 4)


def test_x_marks_treasures_by_an_option() -> None:
    match = taking("fe-m1", "sa-m1 af-m1 sa-t1 af-t1", "m05", x_marks="treasure")
    tell(match, "0 pick fe-m1")
    assert player(match).open == ["m05"]
    match = taking("fe-t1", "sa-m1 af-m1 sa-t1 af-t1", "m05", x_marks="treasure")
    tell(match, "0 pick fe-t1")
    assert player(match).done == ["m05"]


def test_m01_three_rescues() -> None:
    match = scene({"sa": Land(lost=2, pawns="0 0")}, [Seat(tokens="2", missions="m01")])
    tell(match, "0 stop; 0 rescue coins; * token 2")
    assert player(match).done == []
    tell(match, "0 stop; 0 rescue coins; * token 2")
    assert player(match).done == ["m01"]


@pytest.mark.parametrize(("coins", "done"), [(9, []), (10, ["m10"])])
def test_m10_fourteen_coins(coins: int, done: list[str]) -> None:
    match = scene({"sa": Land("t1 a01", pawns="0")}, [Seat(coins=coins, missions="m10")])
    tell(match, "0 stop; 0 pick sa-t1")
    assert player(match).done == done


def test_m10_with_the_coins_on_a_recruit() -> None:
    match = scene({}, [Seat(coins=12, missions="m10")])
    until(match, "recruit")
    inside(match).row_coins = [2] * 4
    until(match, "send")
    assert (player(match).coins, player(match).done) == (14, ["m10"])


# m09


def test_m09_nine_renown_in_one_round() -> None:
    lands = {"af": Land("l1 a01", pawns="0"), "fe": Land(lost=3, pawns="0 1")}
    match = scene(lands, [Seat(missions="m09", renown=30)])
    tell(match, "0 stop; 0 pick af-l1; * reveal af-a02")
    assert (player(match).renown_this_round, player(match).done) == (5, [])
    tell(match, "0 stop; 0 rescue renown; * token 2")
    assert (player(match).renown_this_round, player(match).done) == (9, ["m09"])


def test_m09_does_not_count_earlier_rounds_but_repeated_animals() -> None:
    """12.47."""
    match = scene({"af": Land("l1 a01", pawns="0")}, [Seat(missions="m09")])
    tell(match, "0 stop; 0 pick af-l1; * reveal af-a02")
    assert (player(match).renown_this_round, seen(match).round) == (0, 3)

    seat = Seat(missions="m09", hand="biologist", cards="sa-a05")
    match = scene({"sa": Land("l3 l2 t4 a01", pawns="0")}, [seat])
    inside(match).players[0].gained = 4
    tell(match, "0 release sa-a05; 0 pick sa-l3")
    assert player(match).renown_this_round == 8
    tell(match, "0 pick animals")
    assert player(match).done == ["m09"]


def test_m09_drawn_late_counts_what_was_gained_before() -> None:
    match = scene({"af": Land("l1 a01", pawns="0"), "fe": Land(lost=3, pawns="0 0")}, [Seat(hand="entrepreneur")])
    tell(match, "0 stop; 0 pick af-l1; * reveal af-a02; 0 stop; 0 rescue renown; * token 2")
    tell(match, "0 use entrepreneur; * mission m09; * mission m02; 0 keep m09")
    assert player(match).done == ["m09"]


# m08

EDGE = [Seat(missions="m08", hand="navigator", coins=9)]


def test_m08_inherited_at_the_start_of_a_turn() -> None:
    """12.46."""
    match = scene({"sa": Land("t1 t3 m1 l2", pawns="0")}, EDGE)
    assert player(match).done == ["m08"]


def test_m08_only_in_ones_own_turn() -> None:
    match = scene({"sa": Land("t1 t3 m1 l2", pawns="1 0")}, EDGE)
    assert player(match).done == []
    tell(match, "1 stop; 1 pick sa-m1")
    assert player(match).done == []


def test_m08_not_when_covered_or_uncovered_by_the_leaving_guide() -> None:
    match = scene({"sa": Land("t1 t3 m1", pawns="0 1")}, [Seat(missions="m08")])
    tell(match, "0 guide sa-m1; 0 explore; * reveal sa-l2; 0 stop; 0 rescue coins; * token 2")
    assert player(match).done == []


def test_m08_not_when_lost_or_answered_by_a_navigator() -> None:
    match = scene({"sa": Land("t1 t3 m1", pawns="0")}, EDGE)
    tell(match, "0 explore; * reveal sa-l1")
    lost = fork(match)
    tell(lost, "0 lost")
    tell(match, "0 use navigator")
    assert (player(match).done, player(lost).done) == ([], [])


def test_m08_when_lost_by_an_option() -> None:
    match = scene({"sa": Land("t1 t3 m1", pawns="0")}, EDGE, edge_when_lost="true")
    events = tell(match, "0 explore; * reveal sa-l1")
    assert told(events) == ["CardTurned", "MissionDone"]
    assert choices(match, 0) == ["lost", "use navigator"]
    match = scene({"sa": Land("t1 m1", pawns="0")}, EDGE, edge_when_lost="true")
    tell(match, "0 explore; * reveal sa-o1")
    assert player(match).done == [], "three hazards are too few"


@pytest.mark.parametrize(("rules", "done"), [(1, []), (2, ["m08"])])
def test_m08_counts_the_hazard_that_a_medic_ignores(rules: int, done: list[str]) -> None:
    """Living on the Edge: "Have 4 hazards displayed at a region you are exploring (excludes covered hazards)."."""
    seat = Seat(missions="m08", hand="medic")
    match = scene_by_rules(rules, {"sa": Land("m1 m2 l1 a01", pawns="0")}, [seat])
    events = tell(match, "0 use medic; * reveal sa-o1")
    assert "Lost" not in told(events)
    assert player(match).done == done


def test_m08_leaves_out_a_covered_hazard_also_beside_an_ignored_one() -> None:
    match = scene({"sa": Land("m1 m2 l1 a01", pawns="0")}, [Seat(missions="m08", hand="medic", coins=9)])
    tell(match, "0 guide sa-m1; 0 use medic; * reveal sa-o1")
    assert player(match).done == []


def test_m08_no_longer_counts_an_ignored_hazard_that_was_taken() -> None:
    seat = Seat(hand="medic", missions="m08")
    match = by_hand({"sa": Land("m1 m2 l1 a01", pawns="0")}, seat)
    tell(match, "0 use medic; * reveal sa-o1")
    assert "flip m08" in choices(match, 0)
    tell(match, "0 pick sa-o1")
    assert "flip m08" not in choices(match, 0)


# Owned now, done stays done


def test_collected_means_owned_now() -> None:
    """12.48: the Biologist takes an animal away again."""
    animals = "sa-a01 sa-a02 sa-a03 sa-a05 af-a01 fe-a01 fe-a02"
    match = scene({"sa": Land("m1 a08", pawns="0")}, [Seat(hand="biologist", cards=animals, missions="m02")])
    tell(match, "0 release sa-a01; 0 explore; * reveal sa-m3; 0 stop; 0 pick sa-m3")
    assert (player(match).open, player(match).cards) == (["m02"], 7)


def test_done_stays_done() -> None:
    seat = Seat(hand="biologist", cards="sa-a01 sa-a02", done="m02")
    match = scene({"sa": Land("m1 a08", pawns="0")}, [seat])
    tell(match, "0 release sa-a01")
    assert (player(match).done, sheet(match)["missions"]) == (["m02"], 4)


def test_printed_hazards_count_although_a_guide_covered_them() -> None:
    match = scene({"sa": Land("l2 a01", pawns="0")}, [Seat(cards="sa-o2 sa-m1 af-o1", missions="m11")])
    tell(match, "0 guide sa-l2; 0 stop; 0 pick sa-l2")
    assert player(match).done == ["m11"]


# Completing by hand


def by_hand(lands: dict[str, Land], seat: Seat, **options: str) -> Match:
    return scene(lands, [seat], mission_reveal="manual", **options)


def test_manual_missions_are_offered_at_once_and_later() -> None:
    match = by_hand({"sa": Land("t1 a01", pawns="0 0")}, Seat(coins=10, missions="m10 m02"))
    tell(match, "0 stop; 0 pick sa-t1")
    assert (player(match).done, seen(match).phase) == ([], "claim")
    assert choices(match, 0) == ["done", "flip m10"]
    now, later = fork(match), fork(match)
    events = tell(now, "0 flip m10")
    assert (told(events), player(now, by=1).done) == (["MissionDone"], ["m10"])
    assert choices(now, 0) == ["done"]
    tell(later, "0 done; * reveal sa-m1")
    assert "flip m10" in choices(later, 0)
    tell(later, "0 guide sa-m1")
    assert refused(later, 0, "flip m10") == "8.5 mission-open", "the coins are spent"
    assert refused(later, 0, "flip m01") == "8.5 mission-not-yours"


def test_automatic_missions_cannot_be_flipped() -> None:
    match = scene({"sa": Land(pawns="0")}, [Seat(missions="m02")])
    assert refused(match, 0, "flip m02") == "8.4 mission-automatic"


def test_manual_missions_once_more_before_the_scoring() -> None:
    match = by_hand({"sa": Land(deck="")}, Seat(cards="sa-l1 af-l1 fe-l1", missions="m04 m01"))
    assert (seen(match).phase, choices(match, 0)) == ("reckoning", ["done", "flip m04"])
    tell(match, "0 flip m04; 0 done")
    assert (match.over, sheet(match)["missions"]) == (True, 4)


def test_manual_m08_when_the_pawn_is_not_lost() -> None:
    match = by_hand({"sa": Land("t1 t3 m1", pawns="0")}, EDGE[0])
    tell(match, "0 explore; * reveal sa-l2")
    assert "flip m08" in choices(match, 0)


def test_manual_m08_not_before_a_navigator_answers() -> None:
    """12.46: hazards do not count at the moment of being lost."""
    match = by_hand({"sa": Land("t1 t3 m1", pawns="0")}, EDGE[0])
    tell(match, "0 explore; * reveal sa-l1")
    assert choices(match, 0) == ["lost", "use navigator"]


def test_manual_m08_when_lost_by_an_option() -> None:
    match = by_hand({"sa": Land("t1 t3 m1", pawns="0")}, Seat(missions="m08"), edge_when_lost="true")
    tell(match, "0 explore; * reveal sa-l1")
    assert choices(match, 0) == ["done", "flip m08"]
    tell(match, "0 flip m08; 0 done")
    assert (player(match).done, waiting(match)) == (["m08"], (-1,))


def test_manual_m10_when_recruiting() -> None:
    match = by_hand({}, Seat(coins=12, missions="m10"))
    until(match, "recruit")
    inside(match).row_coins = [2] * 4
    until(match, "recruited")
    assert (waiting(match), choices(match, 0)) == ((0,), ["done", "flip m10"])


def test_a_mission_kept_by_an_entrepreneur_may_be_flipped_at_once() -> None:
    match = by_hand({"sa": Land(pawns="0")}, Seat(hand="entrepreneur", tokens="2 3 4"))
    tell(match, "0 use entrepreneur; * mission m01; * mission m05; 0 keep m01")
    assert player(match).open == ["m01"]
    assert "flip m01" in choices(match, 0)
    assert player(match, by=PUBLIC).done == []


def test_missions_of_four_points_each() -> None:
    outcome = finale([Seat(done="m01 m02 m03"), Seat(), Seat()])
    assert [line.points for line in outcome.sheets[0] if line.key.endswith("missions")] == [12]
