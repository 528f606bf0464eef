"""Secret destinations: peeks and claims (12.7, 12.8; S39, S40)."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match

from .story import (
    AMERICA,
    area,
    choices,
    fork,
    phase,
    player,
    points,
    refused,
    scene,
    scores,
    seen,
    sheet,
    tell,
    told,
)

TO_HANGA_ROA = f"{AMERICA}>na10>na13>r09>na15>sa02>sa06>r10"
"""The next arrow may reach sp08."""
LAST = {"crimson": 0, "cobalt": 0, "amber": 1}


# 12.4 Secret destinations


def test_s39_peek_and_claim() -> None:
    match = scene(secrets="? ?", trails={"crimson": f"{AMERICA}>na02>r06>na08>na09", "amber": TO_HANGA_ROA})
    tell(match, "0 arrow crimson na09-g09")
    assert {"peek 0", "peek 1"} <= choices(match)
    tell(match, "0 peek 1\n* secret sp08")
    assert (phase(match), player(match).spare, seen(match).secrets[1].markers) == ("turn", 1, [0])
    assert seen(match).turn_so_far.arrows == 1, "no bonus arrow"
    card = seen(match, 0).secrets[1].card
    assert card is not None
    assert card.place == "sp08"
    assert seen(match, 1).secrets[1].card is None
    other = fork(match)
    deck = seen(match).deck.cards
    tell(match, "0 ticket\n0 arrow amber r10-sp08")
    assert (points(match), area(match), player(match).spare) == ([2, 0], ["sp08:secret"], 2)
    assert (seen(match).secrets[1].present, seen(match).secrets[1].markers) == (True, [])
    assert seen(match).deck.cards == deck - 1
    tell(other, "0 end\n1 arrow amber r10-sp08")
    assert points(other) == [0, 0], "who has not peeked does not claim automatically"
    tell(other, "1 claim 1")
    assert (points(other), area(other, 1)) == ([0, 2], ["sp08:secret"])
    assert player(other, 0).spare == 2, "the marker goes back"


def test_s39_too_late_after_another_action() -> None:
    match = scene(secrets="? ?", trails={"amber": TO_HANGA_ROA, "cobalt": "start>eu05"})
    tell(match, "0 arrow amber r10-sp08")
    assert {"claim 0", "claim 1"} <= choices(match)
    tell(match, "0 remove cobalt")
    assert refused(match, "0 claim 1") == "12.8 claim-late"
    match = scene(secrets="? ?", trails={"amber": TO_HANGA_ROA})
    tell(match, "0 arrow amber r10-sp08\n0 end")
    assert refused(match, "1 claim 1") == "12.8 claim-late"


@pytest.mark.parametrize("story", ["0 arrow amber start-g01", "0 ticket\n0 arrow amber start-g01"])
def test_no_claim_after_a_dot(story: str) -> None:
    match = scene(secrets="? ?", trails={"cobalt": "start>eu05"})
    tell(match, story)
    assert refused(match, "0 claim 0") == "12.8 claim-late"


def test_peeks_need_a_green_dot_and_a_slot_not_yet_seen() -> None:
    match = scene(secrets="sp08 -", peeked={0: [0]})
    assert refused(match, "0 peek 0") == "12.7 peek-bonus"
    tell(match, "0 arrow crimson start-g01")
    assert refused(match, "0 peek 0") == "12.7 peeked"
    assert refused(match, "0 peek 1") == "12.10 slot-empty"
    assert refused(scene(), "0 peek 0") == "12.4 no-secrets"
    assert refused(scene(), "0 claim 0") == "12.4 no-secrets"


def test_a38_peek_by_a_removal() -> None:
    match = scene(secrets="? ?", trails={"crimson": "start>g01>eu04"})
    tell(match, "0 remove crimson\n0 peek 0\n* secret sp08")
    assert seen(match).secrets[0].markers == [0]


def test_two_may_peek_at_one_card() -> None:
    match = scene(secrets="sp08 ?", peeked={0: [1]})
    tell(match, "0 arrow crimson start-g01\n0 peek 0")
    assert (phase(match), seen(match).secrets[0].markers) == ("turn", [0, 1]), "no chance: the card is known"


def wrong(at: int = 3, tokens: str = "") -> Match:
    """Seat 0 of three has so many points and claims sp08 at eu05; seats 1 and 0 have peeked at it."""
    match = scene(
        3,
        secrets="sp08 ?",
        peeked={0: [0, 1]},
        points={0: at, 1: -1},
        hands={0: "sa07 na10"},
        tokens={0: tokens},
    )
    tell(match, "0 arrow crimson start-eu05\n0 claim 0")
    return match


def test_a31_a35_a_wrong_claim_costs_a_point() -> None:
    match = wrong()
    assert points(match) == [2, 0, 0], "the other who peeked gains one, who claimed does not"
    assert (phase(match), seen(match).deck.discards) == ("turn", ["sp08"])
    assert (seen(match).secrets[0].present, seen(match).secrets[0].markers) == (True, [])
    assert (player(match, 0).spare, player(match, 1).spare) == (2, 2)
    assert refused(match, "0 claim 1") == "12.8 claimed"
    assert sheet(match)["claims"] == 2


@pytest.mark.parametrize("at", [0, -2])
def test_a34_without_points_a_token_is_lost(at: int) -> None:
    match = wrong(at, "sa07 na10")
    assert (phase(match), choices(match)) == ("penalty", {"lift sa07", "lift na10"})
    assert refused(match, "0 end") == "12.9 penalty-first"
    assert refused(match, "0 lift sp08") == "12.9 penalty-own"
    tell(match, "0 lift na10")
    assert (phase(match), player(match).tokens, points(match)) == ("turn", ["sa07"], [at, 0, 0])


def test_a34_without_points_and_tokens_nothing_is_lost() -> None:
    match = wrong(0)
    assert (phase(match), points(match)) == ("turn", [0, 0, 0])


def test_a48_the_card_of_a_lost_token_scores_one() -> None:
    match = scene(
        secrets="sp08 ?",
        hands={0: "na10 sa07"},
        tokens={0: "na10"},
        trails={"crimson": AMERICA, "cobalt": "start>eu03"},
    )
    tell(match, "0 arrow cobalt eu03-eu02\n0 claim 0\n0 lift na10\n0 ticket\n0 arrow crimson na03-na10")
    assert area(match) == ["na10:hand"]
    assert sheet(match) == {"hand": 1, "cards-left": -1}


def test_the_penalty_comes_before_the_branch() -> None:
    match = scene(
        secrets="sp08 ?", hands={0: "na10"}, tokens={0: "na10"}, trails={"crimson": "start>eu08>eu10>eu11>eu09"}
    )
    tell(match, "0 arrow crimson eu09-eu08\n0 claim 0")
    assert phase(match) == "penalty"
    tell(match, "0 lift na10")
    assert phase(match) == "branch"


def test_a32_the_head_of_another_expedition() -> None:
    match = scene(
        3, secrets="eu07 ?", peeked={0: [1]}, points={0: 1}, trails={"amber": "start>eu07", "cobalt": "start>eu06>eu10"}
    )
    events = tell(match, "0 arrow crimson start-eu05\n0 claim 0")
    assert [vars(event)["result"] for event in events if type(event).__name__ == "Claimed"] == ["elsewhere"]
    assert (points(match), seen(match).deck.discards) == ([1, 0, 0], ["eu07"])


def test_a32_a_place_passed_by_is_no_match() -> None:
    match = scene(secrets="eu06 ?", points={0: 1}, trails={"cobalt": "start>eu06>eu10"})
    tell(match, "0 arrow crimson start-eu05\n0 claim 0")
    assert points(match) == [0, 0]


def test_a_hold_order_does_not_close_the_window() -> None:
    match = scene(secrets="eu05 ?", hands={0: "sa07"})
    tell(match, "0 arrow crimson start-eu05\n0 hold sa07\n0 hold last\n0 claim 0")
    assert points(match) == [2, 0]


@pytest.mark.parametrize(
    "story",
    [
        "0 ticket\n0 arrow crimson start-eu05",
        "0 arrow amber start-g01\n0 arrow crimson start-eu05",
        "0 buy v01\n0 arrow crimson start-eu05",
    ],
)
def test_every_kind_of_arrow_opens_a_window(story: str) -> None:
    match = scene(secrets="eu05 ?", sale="v01")
    tell(match, f"{story}\n0 claim 0")
    assert points(match) == [2, 0]


def test_a_branch_opens_a_window_and_a_closing_arrow_too() -> None:
    match = scene(secrets="eu08 as12", trails={"crimson": "start>eu08>eu10>eu11>eu09"})
    tell(match, "0 arrow crimson eu09-eu08\n0 claim 0\n0 arrow crimson eu09-as12\n0 claim 1")
    assert points(match) == [4, 0]


def test_a_claim_in_a_bonus() -> None:
    match = scene(secrets="na03 ?", trails={"crimson": "start>eu03>eu02>g02>na01>na07"})
    tell(match, "0 arrow crimson na07-g02\n0 arrow crimson na01-na03")
    assert phase(match) == "bonus"
    tell(match, "0 claim 0")
    assert (points(match), phase(match)) == ([2, 0], "bonus")


def test_a_game_ending_arrow_opens_no_window_but_claims_what_was_peeked() -> None:
    for peeked, score in (([], 0), ([1], 0), ([0], 2)):
        match = scene(secrets="eu01 ?", peeked={0: peeked}, trails={"amber": "start>eu07"}, left=LAST)
        tell(match, "0 arrow amber eu07-eu01")
        assert (match.over, scores(match)[0]) == (True, score)


def test_refills_are_face_down_and_may_lie_near_start() -> None:
    """A30: the near-start test is for the set-up only."""
    match = scene(secrets="sp08 na01", deck="eu06", points={0: 5})
    tell(match, "0 arrow crimson start-eu05\n0 claim 0")
    assert (seen(match).deck.cards, seen(match).secrets[0].present) == (0, True)
    tell(match, "0 ticket\n0 arrow crimson eu05-eu06\n0 claim 0\n* secret eu06")
    assert points(match) == [6, 0]
    assert not seen(match).secrets[0].present, "the deck is empty"
    tell(match, "0 ticket\n0 arrow crimson eu06-eu10")
    assert refused(match, "0 claim 0") == "12.10 slot-empty"


def test_secret_cards_count_for_zheng_he_and_the_tie_break() -> None:
    match = scene(secrets="eu01 ?", peeked={0: [0]}, cards={0: "x7"}, trails={"amber": "start>eu07"}, left=LAST)
    tell(match, "0 arrow amber eu07-eu01")
    assert scores(match) == [3, 0]


def test_a_secret_card_is_not_scored_from_a_hand_or_by_the_arrow_of_others() -> None:
    match = scene(active=1, secrets="eu05 ?", peeked={0: [0]})
    events = tell(match, "1 arrow crimson start-eu05")
    assert "CardScored" not in told(events)
    assert points(match) == [0, 0]
