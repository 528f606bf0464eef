"""The end (section 11; S34 to S37)."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match

from .story import (
    AMERICA,
    area,
    phase,
    points,
    ranks,
    scene,
    scores,
    seen,
    table,
    tell,
    told,
    waiting,
)


def quiet(seat: int, tail: str, tip: str) -> str:
    """A turn with one arrow of amber."""
    return f"{seat} arrow amber {tail}-{tip}\n{seat} end\n"


def test_s34_end_by_hand_equal_turns() -> None:
    match = scene(4, active=1, hands={3: "na10", 0: "sa07"}, trails={"crimson": AMERICA})
    events = tell(match, "1 arrow crimson na03-na10")
    assert (points(match), seen(match).last_round) == ([0, 0, 0, 1], True)
    assert "LastRound" in told(events)
    tell(match, "1 ticket\n1 arrow amber start-eu07\n1 end")
    tell(match, quiet(2, "eu07", "eu01"))
    assert waiting(match) == (3,)
    events = tell(match, quiet(3, "eu01", "r02"))
    assert seen(match).end == "hand"
    assert scores(match) == [-1, 0, 0, 1]
    assert told(events)[-5:] == ["GameOver", "FinalScore", "FinalScore", "FinalScore", "FinalScore"]


def test_s34_in_the_last_seats_turn_it_ends_after_it() -> None:
    match = scene(4, active=3, hands={3: "na10"}, trails={"crimson": AMERICA})
    tell(match, "3 arrow crimson na03-na10")
    assert waiting(match) == (3,)
    tell(match, "3 end")
    assert seen(match).end == "hand"


def test_s34_the_round_ends_before_the_first_player() -> None:
    match = scene(3, first=2, active=2, hands={2: "na10"}, trails={"crimson": AMERICA})
    tell(match, "2 arrow crimson na03-na10\n2 end")
    tell(match, quiet(0, "start", "eu07") + quiet(1, "eu07", "eu01"))
    assert seen(match).end == "hand"


def last_arrow() -> Match:
    """S36: only amber has an arrow left, and na09 is beside it."""
    return scene(
        3,
        trails={"amber": f"{AMERICA}>na02>r06>na08"},
        left={"crimson": 0, "cobalt": 0, "amber": 1},
        public="na09 sa12",
    )


def test_s36_end_by_arrows() -> None:
    match = last_arrow()
    tell(match, "0 arrow amber na08-na09\n* reveal sp08")
    assert (points(match), seen(match).end, waiting(match)) == ([1, 0, 0], "arrows", ())
    assert (scores(match), ranks(match)) == ([1, 0, 0], [1, 2, 2])


def test_s36_a_pending_bonus_is_void() -> None:
    match = last_arrow()
    tell(match, "0 arrow amber na08-g08")
    assert (phase(match), seen(match).end) == ("over", "arrows")


def test_s36_the_last_red_dot_still_gives_its_ticket() -> None:
    match = scene(
        trails={"amber": "start>eu05>af01"},
        left={"crimson": 0, "cobalt": 0, "amber": 1},
        tickets={0: 1},
        cards={0: "x5"},
    )
    tell(match, "0 arrow amber af01-r12")
    assert (seen(match).end, scores(match)) == ("arrows", [2, 0])


def test_a42_arrows_end_the_last_round_at_once() -> None:
    match = scene(
        3,
        hands={0: "na09", 1: "sa07"},
        trails={"amber": f"{AMERICA}>na02>r06>na08"},
        left={"crimson": 0, "cobalt": 0, "amber": 2},
    )
    tell(match, "0 arrow amber na08-na09\n0 end")
    assert seen(match).last_round
    tell(match, "1 arrow amber na09-na11")
    assert (seen(match).end, scores(match)) == ("arrows", [1, -1, 0])


def held_last(**options: str) -> Match:
    """S37: seat 0 holds its only card, na10, which an arrow of seat 1 has reached."""
    match = scene(hands={0: "na10"}, trails={"crimson": AMERICA}, options=options)
    tell(match, "0 hold last\n0 arrow amber start-eu07\n0 end")
    events = tell(match, "1 arrow crimson na03-na10")
    assert "CardScored" not in told(events)
    assert not seen(match).last_round
    return match


@pytest.mark.parametrize("rule", ["false", "true"])
def test_s37_hold_the_last_card(rule: str) -> None:
    match = held_last(new_rule_1=rule)
    tell(match, "1 end\n0 score na10")
    assert (points(match), seen(match).last_round) == ([1, 0], True)


@pytest.mark.parametrize(("rule", "score"), [("false", 1), ("true", -1)])
def test_s37_the_game_ends_by_arrows_meanwhile(rule: str, score: int) -> None:
    match = scene(
        hands={0: "na10"},
        trails={"crimson": AMERICA, "amber": "start>eu07"},
        left={"cobalt": 0, "crimson": 1, "amber": 1},
        new_rule_1=rule,
    )
    tell(match, "0 hold last\n0 arrow crimson na03-na10\n0 end")
    events = tell(match, "1 arrow amber eu07-eu01")
    assert seen(match).end == "arrows"
    assert scores(match)[0] == score
    assert area(match) == (["na10:hand"] if score > 0 else [])
    assert "LastRound" not in told(events), "the game is over, no last round begins"


def test_a54_the_last_card_may_be_held_for_ever_in_the_basic_game() -> None:
    match = held_last()
    tell(match, "1 end")
    for _ in range(3):
        for seat in (0, 1):
            tell(match, f"{seat} arrow cobalt start-eu05\n{seat} remove cobalt\n{seat} end")
        assert not seen(match).last_round


def test_a40_the_turn_cap() -> None:
    match = scene(hands={0: "na10", 1: "sa07 sa08"}, turn_cap="100")
    table(match).turns = 98
    tell(match, "0 arrow crimson start-eu05\n0 end")
    assert waiting(match) == (1,)
    tell(match, "1 arrow crimson eu05-eu06\n1 end")
    assert (seen(match).end, scores(match)) == ("cap", [-1, -2])


@pytest.mark.parametrize(
    ("areas", "places"),
    [
        ({0: "sa01:important", 1: "sa02:hand sa03:hand", 2: ""}, [2, 1, 3]),
        ({0: "sa01:important", 1: "sa02:important", 2: "sa03:public"}, [1, 1, 3]),
        ({0: "sa01:public", 1: "sa02:hand", 2: "sa03:hand"}, [1, 1, 1]),
        ({0: "sa01:secret", 1: "sa02:secret", 2: "sa03:public sa04:hand"}, [2, 2, 1]),
    ],
)
def test_a49_ties_more_cards_win_then_all_share(areas: dict[int, str], places: list[int]) -> None:
    match = scene(3, areas=areas, trails={"amber": "start>eu07"}, left={"crimson": 0, "cobalt": 0, "amber": 1})
    tell(match, "0 arrow amber eu07-eu01")
    assert ranks(match) == places


def test_a33_scores_are_unbounded_both_ways() -> None:
    match = scene(
        hands={1: "sa07 sa08 sa09"},
        points={0: 40},
        trails={"amber": "start>eu07"},
        left={"crimson": 0, "cobalt": 0, "amber": 1},
    )
    tell(match, "0 arrow amber eu07-eu01")
    assert points(match) == [40, 0]
    assert match.state.outcome() is not None
    assert scores(match)[1] == -3


def test_the_late_score_at_the_end_of_the_last_seats_turn_ends_the_game() -> None:
    match = scene(active=1, hands={1: "na03"}, trails={"crimson": AMERICA}, new_rule_1="true")
    tell(match, "1 arrow amber start-eu07\n1 end")
    assert (seen(match).end, scores(match)) == ("hand", [0, 1])
