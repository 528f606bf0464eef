"""The advanced modules together (section 12)."""

from __future__ import annotations

from .story import (
    AMERICA,
    area,
    fork,
    phase,
    points,
    refused,
    scene,
    seen,
    tell,
    tickets,
    waiting,
)

# Together


def test_patron_and_credit_together_pay_a_third_ticket() -> None:
    match = scene(sale="v02", cards={0: "v08"}, tickets={0: 1})
    tell(match, "0 buy v02\n0 play v08\n0 ticket\n0 arrow crimson start-eu05\n0 ticket\n0 arrow crimson eu05-eu06")
    assert (tickets(match), refused(match, "0 ticket")) == (0, "9.5 ticket-limit")


def test_bearings_and_report_together() -> None:
    """Removing the arrow first leaves nothing to report."""
    match = scene(cards={0: "v07 v09"}, public="na03", trails={"crimson": AMERICA})
    other = fork(match)
    tell(match, "0 play v07\n0 remove crimson")
    assert refused(match, "0 play v09") == "12.6 event-nothing"
    tell(other, "0 play v09\n0 take na03\n* reveal sa12\n0 play v07\n0 remove crimson")
    assert points(other) == [1, 0]


def test_plans_and_rule_1_together() -> None:
    """The moved token makes the card Important; the late score then brings 2."""
    match = scene(
        sale="v05",
        hands={0: "na10 sp08 sa07"},
        tokens={0: "sa07"},
        trails={"crimson": AMERICA},
        new_rule_1="true",
    )
    tell(match, "0 buy v05\n0 lift sa07\n0 token na10\n0 hold na10\n0 arrow crimson na03-na10")
    assert points(match) == [0, 0]
    tell(match, "0 score na10")
    assert (points(match), area(match)) == ([2, 0], ["na10:important"])


def test_a_held_card_a_claim_and_the_last_round_in_one_turn() -> None:
    match = scene(secrets="eu05 ?", hands={0: "eu06"}, new_rule_1="true")
    tell(match, "0 hold last\n0 arrow crimson start-eu05\n0 claim 0\n0 ticket\n0 arrow crimson eu05-eu06")
    assert (points(match), seen(match).last_round) == ([2, 0], False)
    tell(match, "0 score eu06")
    assert (points(match), seen(match).last_round) == ([3, 0], True)
    tell(match, "0 end")
    assert waiting(match) == (1,)


def test_commission_feeds_a_secret_slot_that_all_know() -> None:
    match = scene(sale="v04", public="na01 na04 na08 sa12", secrets="sp08 ?", deck="as05 as14", points={0: 2})
    tell(match, "0 buy v04\n0 under na01\n0 done\n* reveal as05")
    tell(match, "0 arrow crimson start-eu05\n0 claim 0")
    assert [secret.present for secret in seen(match).secrets] == [True, True]
    known = seen(match, 1).secrets[0].card
    assert known is not None
    assert known.place == "na01", "everybody saw it go under the deck, and it was the only card left"


def test_an_automatic_claim_is_the_one_claim_of_its_arrow() -> None:
    match = scene(secrets="eu05 ?", peeked={0: [0]})
    tell(match, "0 arrow crimson start-eu05")
    assert points(match) == [2, 0]
    assert refused(match, "0 claim 1") == "12.8 claimed"


def test_a_late_score_closes_the_window_and_giving_up_a_hold_does_not() -> None:
    start = scene(secrets="eu05 ?", hands={0: "na03 sa07"}, trails={"amber": AMERICA}, cards={0: "v06"})
    tell(start, "0 hold na03\n0 arrow cobalt start-eu07\n0 end\n1 arrow cobalt eu07-eu01\n1 end")
    match = fork(start)
    tell(match, "0 arrow crimson start-eu05\n0 score na03")
    assert refused(match, "0 claim 0") == "12.8 claim-late"
    assert refused(match, "0 play v06") == "12.6 port-late"
    tell(start, "0 arrow crimson start-eu05\n0 release na03\n0 claim 0\n0 play v06")
    assert (points(start), phase(start)) == ([3, 0], "bonus")
