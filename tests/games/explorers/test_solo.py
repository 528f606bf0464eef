"""Playing alone: the scenarios X41 and X42, and the ranks of section 11."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fourwinds.core.match import Match
from fourwinds.core.messages import Event
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE
from fourwinds.games.explorers.events import TempleExplored

from .story import (
    all_but,
    board,
    busy,
    choices,
    fixture,
    fork,
    give_key,
    intro,
    intro_squares,
    label,
    now,
    part,
    put,
    quiet_turn,
    quiet_until,
    refused,
    seen,
    sheet,
    tell,
    temple_list,
    waiting,
)

TEMPLES = {"a": (1, 3), "b": (6, 14), "c": (13, 6), "d": (14, 14)}
POND = [(8, 2), (8, 3), (9, 3), (10, 3), (11, 2), (11, 3), (12, 3), (12, 4), (12, 5), (13, 4)]
"""Water squares left for bonus Xs."""
TURN = {
    "a": "* draw prairie-mountain\n0 take mountain",
    "b": "* draw desert-mountain\n0 take desert",
    "c": "* draw prairie-desert\n0 take prairie",
    "d": "* draw desert-mountain\n0 take desert",
}


def explore(match: Match, quadrant: str) -> list[Event]:
    """A turn that opens the temple of a quadrant with a new key."""
    give_key(match)
    return tell(match, f"{TURN[quadrant]}\n0 mark {label(*TEMPLES[quadrant])}")


def test_x41_solo_temple_decay() -> None:
    match = fixture(all_but(*TEMPLES.values()), players=1)
    assert [temple_list(match, quadrant) for quadrant in "abcd"] == [[12, 10, 8, 6]] * 4
    explore(match, "a")
    quiet_until(match, 2)
    assert temple_list(match, "a") == [10, 8, 6]
    assert [temple_list(match, quadrant)[0] for quadrant in "bcd"] == [10, 10, 10]
    explore(match, "b")
    explore(match, "c")
    quiet_until(match, 3)
    assert temple_list(match, "d")[0] == 8
    quiet_until(match, 4)
    assert temple_list(match, "d") == [6]
    explore(match, "d")
    assert part(match, "temple") == [12, 10, 10, 6]
    quiet_until(match, 5)
    assert part(match, "temple") == [12, 10, 10, 6]
    assert sum(part(match, "temple")) == 38


@pytest.mark.parametrize(("round_", "value", "bonus"), [(1, 12, 3), (2, 10, 2), (3, 8, 1), (4, 6, 0)])
def test_x41_the_value_of_a_temple_by_round(round_: int, value: int, bonus: int) -> None:
    for side in ("base", "expert"):
        match = fixture(all_but(*TEMPLES.values()), players=1, temples=side)
        quiet_until(match, round_)
        assert [temple_list(match, quadrant)[0] for quadrant in "abcd"] == [bonus if side == "expert" else value] * 4
        explore(match, "a")
        assert part(match, "temple") == [8 if side == "expert" else value, 0, 0, 0]


def test_x41_expert_temples() -> None:
    match = fixture(all_but(*TEMPLES.values(), *POND), players=1, temples="expert")
    found: list[Event] = []
    for round_, quadrant, bonus in ((1, "a", 3), (2, "b", 2), (2, "c", 2), (4, "d", 0)):
        while now(match)[0] < round_:
            quiet_turn(match)
        before = len(board(match).marks)
        found += explore(match, quadrant)
        if bonus:
            assert choices(match, 0) == ["bonus water"]
            tell(match, "0 bonus water")
            assert busy(match).left == bonus
            while waiting(match) == (0,):
                found += tell(match, f"0 {choices(match, 0)[0]}")
        assert len(board(match).marks) == before + 1 + bonus
    explored = [(event.quadrant, event.points, event.bonus) for event in found if isinstance(event, TempleExplored)]
    assert explored == [("A", 8, 3), ("B", 8, 2), ("C", 8, 2), ("D", 8, 0)]
    assert part(match, "temple") == [8, 8, 8, 8]


@pytest.mark.parametrize(("round_", "value"), [(1, 10), (2, 8), (3, 6), (4, 4)])
def test_x41_races_decay_and_other_achievements_do_not(round_: int, value: int) -> None:
    unmarked = [TEMPLES["a"], TEMPLES["b"], TEMPLES["c"]]
    match = fixture(all_but(*unmarked), players=1, achievements="race_2_temples,full_line,race_all_villages")
    quiet_until(match, round_)
    assert seen(match).goals[0].values[0] == value
    assert sheet(match)["goal-race_2_temples"] == 0
    assert sheet(match)["goal-full_line"] == 12
    explore(match, "a")
    assert sheet(match)["goal-race_2_temples"] == value
    assert sheet(match)["goal-full_line"] == 12
    quiet_until(match, 5)
    assert sheet(match)["goal-race_2_temples"] == value
    assert sheet(match)["goal-full_line"] == 12
    assert sheet(match)["goal-race_all_villages"] == 10


def test_x41_a_temple_of_setup_has_the_value_of_round_1() -> None:
    match = fixture([(2, 3)], players=1, setup=True, keys=1)
    tell(match, "0 start mountain\n0 mark d2\n0 mark e2\n0 mark e3")
    assert now(match) == (1, 1)
    assert part(match, "temple") == [12, 0, 0, 0]
    assert temple_list(match, "a") == [10, 8, 6]
    assert temple_list(match, "b") == [12, 10, 8, 6]


def test_x42_solo_card() -> None:
    match = fixture([(5, 5)], players=1, scrolls=1)
    tell(match, "* draw desert-water")
    assert waiting(match) == (0,)
    assert seen(match).card == ["desert", "water"]
    scrolls = ["scroll prairie", "scroll water", "scroll desert", "scroll mountain"]
    assert set(choices(match, 0)) == {"take desert", "take water", *scrolls}
    for words, xs in (("take desert", 3), ("take water", 2), ("scroll mountain", 4)):
        branch = fork(match)
        tell(branch, f"0 {words}")
        assert busy(branch).left == xs
    assert refused(match, 0, "pick water") == "6.3 pick-later"
    assert refused(match, 0, "pick desert") == "6.3 pick-later"
    assert refused(match, 0, "draw water-desert") == "6.2 chance-decides"
    assert refused(match, 0, "take prairie") == "6.2 not-on-card"


def test_x42_the_same_card_the_other_way_round() -> None:
    match = fixture([(5, 5)], players=1)
    tell(match, "* draw water-desert")
    assert set(choices(match, 0)) == {"take desert", "take water"}
    for words, xs in (("take desert", 2), ("take water", 3)):
        branch = fork(match)
        tell(branch, f"0 {words}")
        assert busy(branch).left == xs


def test_x42_every_card_lies_either_way_with_equal_chance() -> None:
    match = fixture([(5, 5)], players=1)
    offered = {words.removeprefix("draw ") for words in choices(match, CHANCE)}
    assert len(offered) == 16
    assert match.state.weights() is None
    for card in offered:
        one, other = card.split("-")
        assert f"{other}-{one}" in offered


def test_x42_orientations_over_many_seeds() -> None:
    facing: Counter[str] = Counter()
    for seed in range(60):
        rng = Random(seed)
        match = intro(1)
        while not match.over:
            if waiting(match) == (CHANCE,):
                action = draw(match.state, rng)
                facing[match.game.notate(action).removeprefix("draw ")] += 1
                match.play(CHANCE, action)
                assert waiting(match) == (0,)
                assert not any(words.startswith("pick ") for words in choices(match, 0))
            else:
                match.play(0, rng.choice(match.state.legal(0)))
    assert sum(facing.values()) == 60 * 28
    assert len(facing) == 16
    for card, count in facing.items():
        one, other = card.split("-")
        assert 0.35 < count / (count + facing[f"{other}-{one}"]) < 0.65, card


@pytest.mark.parametrize("goals", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("total", "rank"),
    [(-30, 1), (79, 1), (80, 1), (81, 2), (90, 2), (91, 3), (100, 3), (101, 4), (110, 4), (111, 5), (120, 5), (121, 6)],
)
def test_solo_ranks(total: int, rank: int, goals: int) -> None:
    names = ["none_scroll", "race_all_edges", "count_corners"][:goals]
    match = fixture(intro_squares("s"), players=1, round_=4, turn=7, achievements=",".join(names) or "0")
    view = seen(match)
    view.boards[0].points = [total + 10 * goals, 0, 0, 0, 0, 0]
    put(match, view)
    tell(match, "* draw prairie-mountain")
    while not match.over:
        match.play(0, match.state.legal(0)[0])
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.scores == [total + 10 * goals]
    assert outcome.title is not None
    assert outcome.title.args == {"rank": rank}
