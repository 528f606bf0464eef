"""What a button says an action brings, where it once said something else."""

from __future__ import annotations

from .story import Land, Seat, player, promised, scene, sheet, tell


def test_a_mission_flipped_while_picking_brings_its_points_and_nothing_else() -> None:
    match = scene({"sa": Land(lost=2, pawns="0")}, [Seat(tokens="2 2 2", missions="m01")], mission_reveal="manual")
    tell(match, "0 stop")
    assert promised(match, 0, "flip m01") == "4 points"
    tell(match, "0 flip m01")
    assert (player(match).coins, player(match).renown, sheet(match)["missions"]) == (6, 0, 4)


def test_a_relic_claimed_while_picking_brings_its_points_and_nothing_else() -> None:
    owned = "sa-o1 sa-m1 sa-l2 sa-t2 sa-a11"
    match = scene({"sa": Land(pawns="0")}, [Seat(cards=owned)], mission_reveal="manual", relics="true")
    tell(match, "0 stop")
    assert promised(match, 0, "relic sa") == "5 points"


def test_a_mission_flipped_with_no_lost_explorer_in_sight() -> None:
    match = scene({"sa": Land(lost=0, pawns="0")}, [Seat(tokens="2 2 2", missions="m01")], mission_reveal="manual")
    tell(match, "0 stop")
    assert promised(match, 0, "flip m01") == "4 points"


def test_the_price_of_a_philanthropist_is_taken_off() -> None:
    match = scene({"sa": Land(lost=3, pawns="0")}, [Seat(hand="philanthropist")])
    tell(match, "0 stop")
    assert promised(match, 0, "rescue coins") == "3 coins"
    assert promised(match, 0, "rescue both") == "2 coins, 3 renown"
    tell(match, "0 rescue both")
    assert (player(match).coins, player(match).renown) == (8, 3)


def test_a_pick_that_completes_a_mission_tells_its_points_too() -> None:
    match = scene({"fe": Land("l1 a01", pawns="0")}, [Seat(cards="sa-l1 af-l1", missions="m04")])
    tell(match, "0 stop")
    assert promised(match, 0, "pick fe-l1") == "5 points, 6 renown"


def test_a_navigator_tells_its_price() -> None:
    match = scene({"sa": Land("t1 t3 m1", pawns="0")}, [Seat(hand="navigator")])
    tell(match, "0 explore; * reveal sa-l1")
    assert promised(match, 0, "use navigator") == "costs 3 coins"


def test_a_biologist_tells_what_the_animal_was_worth() -> None:
    match = scene({"sa": Land(pawns="0")}, [Seat(hand="biologist", cards="sa-a08")])
    assert promised(match, 0, "release sa-a08") == "2 points less, costs 1 coin"
