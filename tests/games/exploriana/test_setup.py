"""Set-up, recruiting and sending: the scenarios S01 to S09."""

from __future__ import annotations

from collections import Counter

import pytest

from fourwinds.core.match import Match
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.games.exploriana.terms import REGIONS

from .story import (
    HAZARD_OF,
    Land,
    by_chance,
    choices,
    fork,
    inside,
    land,
    new,
    player,
    refused,
    restock,
    scene,
    seen,
    tell,
    tokens,
    turn,
    until,
    waiting,
)


def laid_out(players: int, **options: str) -> Match:
    """A match before the first card of the row is turned over."""
    match = new(players, **options)
    until(match, "row")
    return match


def counts(match: Match) -> list[tuple[int, int, int]]:
    """Deck, reserve and display of each region."""
    return [(region.deck, region.reserve, len(region.display)) for region in seen(match).regions]


def test_the_cards_are_those_of_the_specification() -> None:
    cards = seen(new()).cards
    letter = {"none": "-", "wrong-turn": "W", "animal-attack": "A", "rockfall": "R"}
    assert {card.id: letter[card.hazard] for card in cards} == HAZARD_OF
    for region, size in zip(REGIONS, (24, 21, 18), strict=True):
        here = [card for card in cards if card.region == region]
        assert len(here) == size
        assert Counter(letter[card.hazard] for card in here) == {"W": 5, "A": 5, "R": 5, "-": size - 15}
    animals = [card for card in cards if card.type == "animal"]
    assert [sum(a.points for a in animals if a.region == region) for region in REGIONS] == [15, 16, 17]
    assert [sum(a.renown for a in animals if a.region == region) for region in REGIONS] == [5, 4, 3]
    assert Counter(card.type for card in cards) == {"orchid": 9, "map": 9, "location": 9, "treasure": 9, "animal": 27}
    assert (sum(card.renown for card in cards) - 12, sum(card.coins for card in cards)) == (45, 43)
    assert seen(new()).costs == {
        "biologist": 1,
        "detective": 2,
        "entrepreneur": 3,
        "geographer": 2,
        "medic": 2,
        "navigator": 3,
        "pathfinder": 1,
        "philanthropist": 1,
        "photographer": 3,
        "researcher": 3,
        "scholar": 2,
        "scout": 1,
    }


def test_s01_four_players() -> None:
    match = laid_out(4)
    assert counts(match) == [(20, 2, 2), (17, 2, 2), (14, 2, 2)]
    view = seen(match)
    assert (view.explorer_deck, view.mission_deck, view.token_supply) == (21, 7, 15)
    assert view.row == []
    for seat in range(4):
        own = player(match, seat)
        assert (own.coins, own.renown, len(own.open), own.guide_ready) == (6, 0, 2, True)
    for region in REGIONS:
        assert tokens(match, region) == [True, False, False, False]
    assert [[space.reward for space in region.lost] for region in view.regions] == [
        [2, 2, 3, 3],
        [2, 3, 3, 4],
        [3, 3, 4, 4],
    ]
    assert [region.spaces for region in view.regions] == [3, 3, 3]
    assert view.rival_renown == -1


def test_s02_two_players() -> None:
    match = laid_out(2)
    assert counts(match) == [(18, 4, 2), (15, 4, 2), (12, 4, 2)]
    view = seen(match)
    assert (view.explorer_deck, view.mission_deck, view.rival_renown) == (17, 9, 4)
    assert [len(player(match, seat).open) for seat in range(2)] == [3, 3]
    until(match, "send")
    assert [(own.pawns, own.rivals) for own in seen(match).seats] == [(2, 1), (2, 1)]


def test_s03_five_players() -> None:
    match = laid_out(5)
    assert counts(match) == [(21, 1, 2), (18, 1, 2), (15, 1, 2)]
    view = seen(match)
    assert (view.explorer_deck, view.mission_deck) == (21, 5)
    assert [region.spaces for region in view.regions] == [4, 4, 4]
    assert [[space.reward for space in region.lost] for region in view.regions] == [
        [2, 2, 3, 3, 4],
        [2, 3, 3, 4, 4],
        [3, 3, 4, 4, 5],
    ]


def test_set_up_for_three_and_for_one() -> None:
    assert counts(laid_out(3)) == [(19, 3, 2), (16, 3, 2), (13, 3, 2)]
    assert (seen(laid_out(3)).explorer_deck, seen(laid_out(3)).mission_deck) == (19, 9)
    solo = laid_out(1)
    assert counts(solo) == counts(laid_out(2))
    assert (seen(solo).explorer_deck, len(player(solo).open), seen(solo).rival_renown) == (17, 3, -1)


@pytest.mark.parametrize("deal", ["false", "true"])
@pytest.mark.parametrize(("players", "last"), [(2, 8), (3, 6), (4, 5), (5, 4)])
def test_s04_explorer_deck_arithmetic(players: int, last: int, deal: str) -> None:
    match = new(players, first_game_deal=deal)
    for round_ in range(1, last + 1):
        until(match, "send", round_)
        assert seen(match).round == round_
        restock(match)
        assert (seen(match).explorer_deck == 0) == (round_ == last)
    until(match, "over")
    assert seen(match).round == last
    assert not any(region.reserve_used or region.deck == 0 for region in seen(match).regions)


def test_s05_renown_stack() -> None:
    match = new()
    until(match, "recruit")
    assert seen(match).order == [0, 1, 2]
    assert seen(match).queue == [2, 1, 0]

    match = scene({"sa": Land("l3 l2", pawns="0 1")})
    tell(match, "0 stop; 0 pick sa-l3; * reveal sa-a01")
    assert seen(match).order == [0, 1, 2]
    tell(match, "1 stop; 1 pick sa-l2; * reveal sa-a02")
    assert [own.renown for own in seen(match).seats] == [4, 4, 0]
    assert seen(match).order == [1, 0, 2]
    until(match, "recruit")
    assert seen(match).queue == [2, 0, 1]
    until(match, "send")
    assert seen(match).queue == [1, 0, 2, 1, 0, 2]


def test_a_gain_of_nothing_does_not_move_the_marker() -> None:
    match = scene({"sa": Land("a01 a02", pawns="1")})
    tell(match, "1 stop; 1 pick animals")
    assert seen(match).order == [0, 1, 2]


def test_renown_goes_beyond_the_track() -> None:
    match = scene({"fe": Land("l1 a01", pawns="0")}, [])
    inside(match).players[0].renown = 39
    tell(match, "0 stop; 0 pick fe-l1")
    assert player(match).renown == 45


def test_s06_coin_on_the_leftover_card() -> None:
    match = new()
    until(match, "row")
    tell(match, "* row scout-1; * row medic-1; * row scholar-1; * row biologist-1")
    assert waiting(match) == (2,)
    assert set(choices(match, 2)) == {"recruit scout-1", "recruit medic-1", "recruit scholar-1", "recruit biologist-1"}
    tell(match, "2 recruit scout-1; 1 recruit medic-1; 0 recruit scholar-1")
    assert [(entry.explorer, entry.coins) for entry in seen(match).row] == [("biologist", 1)]
    assert [seat.hand for seat in seen(match, PUBLIC).seats] == [["scholar-1"], ["medic-1"], ["scout-1"]]

    until(match, "row", 2)
    assert len(seen(match).row) == 1
    tell(match, "* row scout-2; * row medic-2; * row scholar-2")
    for words in ("recruit scout-2", "recruit medic-2", "recruit scholar-2"):
        match.play(waiting(match)[0], words)
    assert [(entry.explorer, entry.coins) for entry in seen(match).row] == [("biologist", 2)]

    until(match, "row", 3)
    tell(match, "* row navigator-1; * row navigator-2; * row pathfinder-1")
    inside(match).players[1].coins = 4
    while waiting(match) != (1,):
        match.play(waiting(match)[0], choices(match, waiting(match)[0])[-1])
    tell(match, "1 recruit biologist-1")
    assert player(match, 1).coins == 6
    until(match, "send")
    assert [entry.coins for entry in seen(match).row] == [1]


def test_s07_first_game_deal() -> None:
    match = new(first_game_deal="true")
    until(match, "deal")
    assert by_chance(match)[:2] == ["deal biologist-1", "deal biologist-2"]
    tell(match, "* deal scout-1; * deal medic-1; * deal scholar-1")
    view = seen(match, PUBLIC)
    assert (view.phase, view.row, view.explorer_deck) == ("send", [], 16)
    assert [seat.hand for seat in view.seats] == [["scout-1"], ["medic-1"], ["scholar-1"]]
    until(match, "recruit", 2)
    assert seen(match).explorer_deck == 12
    assert [entry.coins for entry in seen(match).row] == [0, 0, 0, 0]


def test_s08_sending() -> None:
    match = new(4)
    until(match, "send")
    assert seen(match).queue == [0, 1, 2, 3, 0, 1, 2, 3]
    tell(match, "0 send fe; 1 send fe; 2 send fe")
    assert choices(match, 3) == ["send sa", "send af"]
    assert refused(match, 3, "send fe") == "6.7 region-full"
    tell(match, "3 send sa; 0 send af; 1 send af; 2 send af")
    assert choices(match, 3) == ["send sa"]
    tell(match, "3 send sa")
    boards = [[(pawn.seat, pawn.space) for pawn in region.pawns] for region in seen(match).regions]
    assert boards == [[(3, 0), (3, 1)], [(0, 0), (1, 1), (2, 2)], [(0, 0), (1, 1), (2, 2)]]
    assert sum(region.spaces - len(region.pawns) for region in seen(match).regions) == 1
    assert waiting(match) == (3,), "South America is first"


def test_turns_go_from_top_to_bottom_and_by_region() -> None:
    match = scene({"sa": Land("m1 a01 l3 o3", pawns="2 0"), "af": Land(pawns="1"), "fe": Land(pawns="0 2")})
    assert (turn(match).seat, turn(match).region) == (2, "sa")
    tell(match, "2 stop; 2 pick sa-l3")
    assert (turn(match).seat, turn(match).region) == (0, "sa")
    tell(match, "0 stop; 0 pick sa-o3")
    assert (turn(match).seat, turn(match).region) == (1, "af")
    tell(match, "1 stop; 1 rescue coins; * token 2")
    assert (turn(match).seat, turn(match).region) == (0, "fe")
    tell(match, "0 stop; 0 rescue coins; * token 2")
    assert (turn(match).seat, turn(match).region) == (2, "fe")
    tell(match, "2 stop; 2 pick animals; * reveal fe-m3; * reveal fe-m1")
    assert seen(match).round == 3
    assert not [pawn for region in seen(match).regions for pawn in region.pawns]


def test_s09_the_rival_before_the_last_own_pawn() -> None:
    match = new(2)
    until(match, "send")
    every = ["send sa", "send af", "send fe", "rival sa", "rival af", "rival fe"]
    assert seen(match).queue == [0, 1, 0, 1, 0, 1]
    assert choices(match, 0) == every
    tell(match, "0 send sa")
    assert choices(match, 1) == every
    tell(match, "1 rival sa")
    assert choices(match, 0) == ["rival sa", "rival af", "rival fe"]
    assert refused(match, 0, "send fe") == "10.4 rival-first"
    assert choices(fork(match), 1) == []
    tell(match, "0 rival fe")
    assert choices(match, 1) == ["send sa", "send af", "send fe"]
    assert refused(match, 1, "rival fe") == "10.4 rival-placed"
    tell(match, "1 send af")
    assert choices(match, 0) == ["send sa", "send af", "send fe"]
    tell(match, "0 send af")
    assert choices(match, 1) == ["send sa", "send af", "send fe"]
    tell(match, "1 send af")
    pawns = [(pawn.kind, pawn.seat) for region in seen(match).regions for pawn in region.pawns]
    assert sorted(pawns) == [("own", 0), ("own", 0), ("own", 1), ("own", 1), ("rival", 0), ("rival", 1)]


def test_the_start_player_is_drawn_or_set() -> None:
    match = Match.new("exploriana", 3)
    assert by_chance(match) == ["first 0", "first 1", "first 2"]
    assert match.state.weights() is None
    tell(match, "* first 1")
    assert seen(match).order == [1, 2, 0]
    assert seen(Match.new("exploriana", 3, {"first_player": "2"})).order == [2, 0, 1]
    with pytest.raises(Unusable):
        Match.new("exploriana", 3, {"first_player": "3"})


def test_hidden_at_set_up_is_in_no_view() -> None:
    match = laid_out(3)
    for seat in (0, 1, 2, PUBLIC):
        for other in range(3):
            assert player(match, other, seat).missions == 2
            assert bool(player(match, other, seat).open) == (seat == other)
        for region in REGIONS:
            here = land(match, region, seat)
            assert len(here.unseen) == here.deck + here.reserve
            assert (here.in_deck, here.known, here.looks) == ([], [], [])
            assert {space.value for space in here.lost} == {0}
    assert choices(match, CHANCE) == [f"row {kind}-{copy}" for kind in seen(match).costs for copy in (1, 2)]
