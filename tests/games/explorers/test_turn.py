"""Turns: the scenarios X08 to X23."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from fourwinds.core.match import Match
from fourwinds.core.messages import Refused
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE, PUBLIC

from .story import (
    board,
    busy,
    choices,
    fixture,
    fork,
    intro,
    label,
    labels,
    marks,
    now,
    quiet_turn,
    reason,
    refused,
    rest,
    seen,
    sheet,
    squares,
    tell,
    temple_list,
    terrain,
    thing,
    ticks,
    waiting,
)

ACTIVE_SEATS = {
    2: ["0101010", "1010101", "0101010", "1010101"],
    3: ["0120120", "1201201", "2012012", "012012-"],
    4: ["0123012", "1230123", "2301230", "3012301"],
}


def four_explorers() -> Match:
    """The position of X08: four players, each with (5,5), (4,5), (4,4), (4,3)."""
    match = intro(4)
    for seat in range(4):
        tell(match, f"{seat} start prairie\n{seat} mark f5\n{seat} mark e5\n{seat} mark d5")
        assert marks(match, seat) == labels((5, 5), (4, 5), (4, 4), (4, 3))
    return match


def test_x08_three_kinds_of_option() -> None:
    match = four_explorers()
    tell(match, "* draw desert-mountain")
    assert waiting(match) == (0,)
    assert choices(match, 0) == ["pick desert", "pick mountain"]
    tell(match, "0 pick desert")
    assert waiting(match) == (0, 1, 2, 3)
    assert choices(match, 0) == ["take desert"]
    assert refused(match, 0, "take mountain") == "6.5 active-side"
    for seat in (1, 2, 3):
        assert choices(match, seat) == ["take desert", "take mountain"]

    tell(match, "0 take desert\n0 mark d4\n0 mark g5\n0 mark g6")
    assert waiting(match) == (1, 2, 3)

    olivia_same = fork(match)
    tell(olivia_same, "1 take desert\n1 mark d4\n1 mark g5")
    assert 1 not in waiting(olivia_same)
    tell(match, "1 take mountain\n1 mark f4\n1 mark f3\n1 mark f7")
    assert 1 not in waiting(match)
    assert {terrain(match, name) for name in marks(match, 1) - marks(match, 3)} == {"mountain"}

    tell(match, "2 take desert\n2 mark g6\n2 mark h6")
    assert thing(match, "h6") == "horse"
    assert {terrain(match, name) for name in squares(match, 2)} == {"prairie", "water", "desert", "mountain"}
    tell(match, "2 mark g7")
    assert waiting(match) == (3,)
    assert marks(match, 2) - marks(match, 3) == {"g6", "h6", "g7"}


@pytest.mark.parametrize("order", list(permutations([(3, 3), (4, 6), (5, 6)])))
def test_x09_xs_need_not_touch_each_other(order: tuple[tuple[int, int], ...]) -> None:
    match = four_explorers()
    tell(match, "* draw desert-mountain\n0 pick desert\n0 take desert")
    assert squares(match) == labels((3, 3), (4, 6), (5, 6))
    for square in order:
        assert label(*square) in squares(match)
        gems = board(match).gems
        tell(match, f"0 mark {label(*square)}")
        assert board(match).gems == gems + (square == (3, 3))
    assert 0 not in waiting(match)
    assert board(match).gems == 1
    assert marks(match) - marks(match, 1) == labels(*order)


def test_x10_wild_card() -> None:
    match = four_explorers()
    tell(match, "* draw prairie+mountain-water+desert")
    assert choices(match, 0) == ["pick prairie+mountain", "pick water+desert"]
    tell(match, "0 pick prairie+mountain\n0 take prairie+mountain")
    assert squares(match) == labels((3, 4), (3, 5), (4, 2), (5, 3), (6, 5))
    tell(match, "0 mark e4\n0 mark f4\n0 mark d6")
    assert [terrain(match, name) for name in ("e4", "f4", "d6")] == ["prairie", "mountain", "prairie"]
    assert 0 not in waiting(match)

    tell(match, "1 take water+desert")
    assert squares(match, 1) == labels((3, 3), (4, 6), (5, 4), (5, 6))
    tell(match, "1 mark e6\n1 mark g6\n1 mark e7")
    assert [terrain(match, name) for name in ("e6", "g6", "e7")] == ["water", "desert", "water"]
    assert 1 not in waiting(match)

    tell(match, "2 take prairie+mountain\n2 mark f4\n2 mark f7")
    assert [terrain(match, name) for name in ("f4", "f7")] == ["mountain", "mountain"]
    assert waiting(match) == (3,)


@pytest.mark.parametrize("mix", ["PPP", "PPM", "PMP", "MPP", "PMM", "MPM", "MMP", "MMM"])
def test_x10_any_mix_of_the_pair(mix: str) -> None:
    match = four_explorers()
    tell(match, "* draw prairie+mountain-water+desert\n0 pick prairie+mountain\n0 take prairie+mountain")
    for letter in mix:
        fitting = [name for name in sorted(squares(match)) if terrain(match, name)[0].upper() == letter]
        tell(match, f"0 mark {fitting[0]}")
    fresh = Counter(terrain(match, name)[0].upper() for name in marks(match) - marks(match, 1))
    assert fresh == Counter(mix)
    assert 0 not in waiting(match)


def test_x11_illegal_squares() -> None:
    match = four_explorers()
    tell(match, "* draw prairie-mountain\n0 pick prairie\n0 take prairie")
    reasons = {(3, 5): "7.3 terrain", (3, 2): "7.2 not-beside", (3, 10): "7.1 village", (4, 4): "7.1 marked"}
    before = match.ply, match.state.fingerprint(), marks(match), choices(match, 0), seen(match)
    for square, expected in reasons.items():
        assert refused(match, 0, f"mark {label(*square)}") == expected
        with pytest.raises(Refused) as caught:
            match.play(0, f"mark {label(*square)}")
        assert reason(caught.value.refusal) == expected
        assert (match.ply, match.state.fingerprint(), marks(match), choices(match, 0), seen(match)) == before


def test_x12_provision_blocked() -> None:
    match = fixture([(7, 4)], turn=7, first=1, ticked=(1, 0, 0))
    tell(match, "* draw prairie-water\n1 pick prairie\n0 take prairie")
    assert squares(match) == labels((7, 5), (8, 4))
    assert refused(match, 0, f"mark {label(7, 3)}") == "7.5 provision"
    tell(match, "0 mark f8\n0 mark e9")
    rest(match)
    assert now(match) == (2, 1)
    tell(match, "* draw prairie-water\n0 pick prairie\n0 take prairie")
    assert label(7, 3) in squares(match)
    tell(match, f"0 mark {label(7, 3)}")
    assert ticks(match)["apple"] == 1


def test_x13_key_and_temple_in_one_turn() -> None:
    match = fixture([(8, 12), (6, 13)], first=1, seats={1: [(0, 0)]})
    tell(match, "* draw desert-mountain\n1 pick desert\n0 take desert")
    assert busy(match).left == 2
    assert label(6, 14) not in squares(match)
    assert refused(match, 0, f"mark {label(6, 14)}") == "7.4 key"
    tell(match, f"0 mark {label(8, 11)}")
    assert (board(match).keys, board(match).keys_used) == (1, 0)
    assert label(6, 14) in squares(match)
    tell(match, f"0 mark {label(6, 14)}")
    assert (board(match).keys, board(match).keys_used) == (1, 1)
    assert waiting(match) == (1,)
    rest(match)
    assert sheet(match)["temple-b"] == 12
    assert temple_list(match, "b") == [8]


def test_x15_horse_chain() -> None:
    match = fixture([(5, 6), (7, 9)], first=1)
    tell(match, "* draw desert-mountain\n1 pick desert\n0 take desert")
    assert busy(match).left == 2
    tell(match, f"0 mark {label(5, 7)}")
    assert busy(match).horse
    assert label(7, 10) in squares(match)
    tell(match, f"0 mark {label(7, 10)}")
    assert busy(match).horse
    assert thing(match, label(7, 11)) == "none"
    tell(match, f"0 mark {label(7, 11)}")
    assert not busy(match).horse
    assert busy(match).left == 1
    assert {terrain(match, name) for name in squares(match)} == {"desert"}
    assert label(8, 10) in squares(match)
    tell(match, f"0 mark {label(8, 10)}")
    assert waiting(match) == (1,)
    assert len(marks(match)) == 2 + 4


def test_x16_scroll_only_later() -> None:
    match = fixture([(1, 6)], turn=3, first=1)
    tell(match, "* draw prairie-water\n1 pick prairie")
    assert choices(match, 0) == ["take prairie", "take water"]
    assert refused(match, 0, "scroll water") == "6.7 no-scroll"
    tell(match, "0 take water")
    assert thing(match, "g1") == "scroll"
    tell(match, "0 mark g1")
    assert board(match).scrolls == 1
    while 0 in waiting(match):
        assert all(words.startswith("mark ") for words in choices(match, 0))
        assert refused(match, 0, "scroll water") == "6.7 scroll-late"
        match.play(0, match.state.legal(0)[0])
    rest(match)

    assert now(match) == (1, 4)
    tell(match, "* draw desert-mountain\n0 pick desert")
    assert {"scroll water", "scroll mountain"} <= set(choices(match, 0))
    before = marks(match)
    tell(match, "0 scroll water")
    assert busy(match).left == 4
    for _ in range(4):
        assert {terrain(match, name) for name in squares(match)} == {"water"}
        tell(match, f"0 mark {sorted(squares(match))[0]}")
    assert 0 not in waiting(match)
    assert len(marks(match) - before) == 4
    assert (board(match).scrolls, board(match).scrolls_used) == (1, 1)
    rest(match)
    tell(match, "* draw prairie-desert\n1 pick desert")
    assert choices(match, 0) == ["take prairie", "take desert"]
    assert refused(match, 0, "scroll water") == "6.7 no-scroll"


def test_x16_fewer_xs_only_when_no_square_is_legal() -> None:
    match = fixture([(6, 15)], scrolls=1)
    tell(match, "* draw prairie-mountain\n0 pick mountain")
    assert choices(match, 0) == ["take mountain", "scroll water", "scroll desert"]
    assert refused(match, 0, "scroll mountain") == "6.7 scroll-no-square"
    tell(match, "0 scroll water\n0 mark p8")
    assert choices(match, 0) == ["mark o8"]
    tell(match, "0 mark o8")
    assert waiting(match) == (1,)
    assert board(match).scrolls_used == 1


def test_x16_one_scroll_a_turn_and_not_after_the_first_x() -> None:
    match = fixture([(9, 2)], scrolls=2)
    tell(match, "* draw water-desert\n0 pick water")
    started = fork(match)
    tell(started, "0 take water")
    assert refused(started, 0, "scroll desert") == "6.7 scroll-late"
    tell(started, "0 mark c9")
    assert refused(started, 0, "scroll desert") == "6.7 scroll-late"
    assert (board(started).scrolls, board(started).scrolls_used) == (2, 0)

    tell(match, "0 scroll water")
    while 0 in waiting(match):
        assert not any(words.startswith("scroll ") for words in choices(match, 0))
        assert refused(match, 0, "scroll desert") == "6.7 scroll-late"
        match.play(0, match.state.legal(0)[0])
    assert (board(match).scrolls, board(match).scrolls_used) == (2, 1)
    rest(match)
    tell(match, "* draw prairie-mountain\n1 pick mountain")
    assert any(words.startswith("scroll ") for words in choices(match, 0))


def test_x16_a_scroll_of_setup_may_be_used_in_turn_1() -> None:
    match = fixture([(1, 6)], setup=True)
    tell(match, "0 start water\n0 mark g1")
    rest(match)
    assert now(match) == (1, 1)
    tell(match, "* draw prairie-mountain\n0 pick mountain")
    assert "scroll water" in choices(match, 0)


def test_x18_fewer_squares_than_xs() -> None:
    match = fixture([(6, 15)])
    tell(match, "* draw water-mountain\n0 pick water\n0 take water")
    assert busy(match).left == 3
    assert choices(match, 0) == [f"mark {label(7, 15)}"]
    assert refused(match, 0, "stop") == "7.6 forced"
    tell(match, f"0 mark {label(7, 15)}")
    assert choices(match, 0) == [f"mark {label(7, 14)}"]
    assert refused(match, 0, "stop") == "7.6 forced"
    tell(match, f"0 mark {label(7, 14)}")
    assert waiting(match) == (1,)
    assert marks(match) == labels((6, 15), (7, 15), (7, 14))


def test_x18_without_forced_placement_stop_is_offered() -> None:
    match = fixture([(6, 15)], forced_placement="false")
    tell(match, "* draw water-mountain\n0 pick water\n0 take water")
    assert choices(match, 0) == [f"mark {label(7, 15)}", "stop"]
    tell(match, "0 stop")
    assert waiting(match) == (1,)
    assert marks(match) == labels((6, 15))


def test_x18_stop_declines_only_the_free_x_of_a_horse() -> None:
    match = fixture([(5, 6)], forced_placement="false")
    tell(match, "* draw desert-mountain\n0 pick desert\n0 take desert\n0 mark h6\n0 stop")
    assert busy(match).left == 2
    assert {terrain(match, name) for name in squares(match)} == {"desert"}
    tell(match, "0 stop")
    assert waiting(match) == (1,)
    assert marks(match) == {"g6", "h6"}


@pytest.mark.parametrize("first", [0, 1])
def test_x19_no_legal_square(first: int) -> None:
    match = fixture([(6, 15)], first=first)
    tell(match, "* draw water-mountain")
    tell(match, f"{first} pick mountain")
    assert "take mountain" in choices(match, 0)
    tell(match, "0 take mountain")
    assert waiting(match) == (1,)
    assert marks(match) == labels((6, 15))


def test_x20_three_players_last_turn() -> None:
    match = fixture([(5, 5)], players=3, round_=4, turn=7, scrolls=1)
    tell(match, "* draw desert-mountain")
    assert seen(match).active == -1
    assert waiting(match) == (0, 1, 2)
    for seat in range(3):
        scrolls = [f"scroll {name}" for name in ("prairie", "water", "desert", "mountain")]
        assert choices(match, seat) == ["take desert", "take mountain", *scrolls]
        assert refused(match, seat, "pick desert") == "6.3 pick-later"
        for side in ("desert", "mountain"):
            branch = fork(match)
            tell(branch, f"{seat} take {side}")
            assert busy(branch, seat).left == 3
        branch = fork(match)
        tell(branch, f"{seat} scroll water")
        assert busy(branch, seat).left == 4
    tell(match, "0 take desert\n0 mark g6\n0 mark g5\n0 mark h5")
    tell(match, "1 take mountain\n1 mark f7\n1 mark g7\n1 mark h7")
    tell(match, "2 scroll prairie\n2 mark f5\n2 mark e5\n2 mark d5\n2 mark d6")
    assert match.over


@pytest.mark.parametrize(("players", "turn"), [(3, 6), (2, 7), (4, 7)])
def test_x20_otherwise_the_normal_rule_applies(players: int, turn: int) -> None:
    match = fixture([(5, 5)], players=players, round_=4, turn=turn)
    tell(match, "* draw desert-mountain")
    active = seen(match).active
    assert active >= 0
    assert waiting(match) == (active,)
    tell(match, f"{active} pick desert")
    for seat in range(players):
        assert choices(match, seat) == (["take desert"] if seat == active else ["take desert", "take mountain"])
        for side, xs in (("desert", 2), ("mountain", 3)):
            if seat != active:
                branch = fork(match)
                tell(branch, f"{seat} take {side}")
                assert busy(branch, seat).left == xs


def active_seats(match: Match, rng: Random) -> list[str]:
    """Plays at random and notes who is active in every turn."""
    found = [""] * 4
    while not match.over:
        seat = waiting(match)[0]
        if seat == CHANCE:
            match.play(CHANCE, draw(match.state, rng))
            turned = seen(match)
            found[turned.round - 1] += "-" if turned.active < 0 else str(turned.active)
            assert waiting(match) == ((turned.active,) if turned.active >= 0 else tuple(range(match.config.players)))
        else:
            match.play(seat, rng.choice(match.state.legal(seat)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_x21_order_of_active_players(players: int) -> None:
    found = active_seats(intro(players), Random(players))
    assert found == ACTIVE_SEATS[players]
    counts = Counter("".join(found).replace("-", ""))
    assert counts == {str(seat): {2: 14, 3: 9, 4: 7}[players] for seat in range(players)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_x21_another_first_player_shifts_all_seats(players: int) -> None:
    found = active_seats(intro(players, first_player="1"), Random(players))
    shifted = {str(seat): str((seat + 1) % players) for seat in range(players)} | {"-": "-"}
    assert found == ["".join(shifted[seat] for seat in line) for line in ACTIVE_SEATS[players]]


def drawn_cards(match: Match, rng: Random) -> list[list[str]]:
    """Plays at random and returns the cards of each round as they lay."""
    found: list[list[str]] = [[] for _ in range(4)]
    while not match.over:
        seat = waiting(match)[0]
        if seat == CHANCE:
            action = draw(match.state, rng)
            found[now(match)[0] - 1].append(match.game.notate(action).removeprefix("draw "))
            match.play(CHANCE, action)
        else:
            match.play(seat, rng.choice(match.state.legal(seat)))
    return found


@pytest.mark.parametrize(("players", "games"), [(1, 60), (2, 30), (3, 10), (4, 10)])
def test_x22_deck(players: int, games: int) -> None:
    deck = {
        frozenset(card.split("-"))
        for card in (
            "prairie-water",
            "prairie-desert",
            "prairie-mountain",
            "water-desert",
            "water-mountain",
            "desert-mountain",
            "prairie+mountain-water+desert",
            "water+mountain-prairie+desert",
        )
    }
    missing: Counter[frozenset[str]] = Counter()
    for seed in range(games):
        for cards in drawn_cards(intro(players), Random(seed)):
            shown = {frozenset(card.split("-")) for card in cards}
            assert len(cards) == len(shown) == 7
            (aside,) = deck - shown
            assert shown < deck
            missing[aside] += 1
    rounds = 4 * games
    assert sum(missing.values()) == rounds
    if rounds >= 100:
        assert all(0.5 / 8 < missing[card] / rounds < 1.7 / 8 for card in deck), missing


def test_x22_the_eighth_card_is_never_revealed() -> None:
    match = fixture([(6, 15)])
    for turn in range(7):
        assert len(match.state.legal(CHANCE)) == 8 - turn
        assert match.state.weights() is None
        card = match.state.legal(CHANCE)[0]
        match.play(CHANCE, card)
        rest(match)
        if turn < 6:
            assert refused(match, CHANCE, card) == "6.1 card-gone"
    assert now(match) == (2, 1)
    assert len(match.state.legal(CHANCE)) == 8


def test_x23_simultaneous_secrecy() -> None:
    match = intro()
    for seat in (0, 1):
        tell(match, f"{seat} start prairie\n{seat} mark f5\n{seat} mark e5\n{seat} mark d5")
    tell(match, "* draw desert-mountain\n0 pick desert")
    start = seen(match, 0).boards[1].marks
    public = seen(match, PUBLIC)
    tell(match, "1 take mountain\n1 mark f4\n1 mark f3\n1 mark f7")
    assert waiting(match) == (0,)
    hidden = seen(match, 0)
    assert hidden.boards[1].marks == start
    assert hidden.asked == [0]
    assert hidden.boards == public.boards == seen(match, PUBLIC).boards
    own = seen(match, 1).decision
    assert own is not None
    assert len(own.fresh) == 3
    tell(match, "0 take desert\n0 mark d4\n0 mark g5")
    assert seen(match, 0).boards[1].marks == start
    tell(match, "0 mark g6")
    for seat in (0, 1, PUBLIC):
        shown = seen(match, seat).boards
        assert len(set(shown[1].marks) - set(start)) == 3
        assert len(set(shown[0].marks) - set(start)) == 3
        assert shown[0].gems == 1


def test_x23_the_setup_is_secret_too() -> None:
    match = intro()
    tell(match, "1 start prairie\n1 mark f5\n1 mark e5\n1 mark d5\n0 start desert")
    assert [len(shown.marks) for shown in seen(match, 0).boards] == [1, 1]
    tell(match, "0 mark g6\n0 mark g5\n0 mark h5")
    assert [len(shown.marks) for shown in seen(match, 0).boards] == [4, 4]


def test_x23_others_do_not_change_what_is_legal() -> None:
    match = intro()
    for seat in (0, 1):
        tell(match, f"{seat} start prairie\n{seat} mark f5\n{seat} mark e5\n{seat} mark d5")
    tell(match, "* draw desert-mountain\n0 pick desert\n0 take desert")
    before = choices(match, 0)
    for words in ("take mountain", "mark f4", "mark f3", "mark f7"):
        tell(match, f"1 {words}")
        assert choices(match, 0) == before


def test_x23_undo_until_all_are_done() -> None:
    match = intro()
    tell(match, "0 start prairie\n0 mark f5")
    ply, before = match.ply, choices(match, 0)
    tell(match, "0 mark e5\n0 mark d5")
    match.undo(ply)
    assert choices(match, 0) == before
    assert marks(match) == {"f6", "f5"}


def test_an_idle_turn_changes_no_board() -> None:
    match = fixture([(6, 15)])
    quiet_turn(match)
    assert now(match) == (1, 2)
    assert marks(match) == {"p7"}
