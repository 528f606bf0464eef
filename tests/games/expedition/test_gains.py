"""What a button says an action brings, where it once said something else."""

from __future__ import annotations

import pytest

from .story import AMERICA, LAST, card, points, promised, scene, sheet, table, tell

TO_THE_PLACE = "start>eu03>eu02>g02>na01"


def test_a_card_released_under_keep_my_last_card_brings_nothing() -> None:
    match = scene(hands={0: "na03"}, trails={"crimson": TO_THE_PLACE})
    tell(match, "0 hold last\n0 hold na03\n0 arrow crimson na01-na03\n0 end\n1 arrow amber start-eu07\n1 end")
    assert promised(match, 0, "release na03") == ""
    tell(match, "0 release na03")
    assert points(match) == [0, 0]


@pytest.mark.parametrize(("order", "tokens", "worth"), [("last", "", "1 point"), ("na03", "na03", "2 points")])
def test_a_released_card_brings_its_points(order: str, tokens: str, worth: str) -> None:
    match = scene(hands={0: "na03"}, tokens={0: tokens}, trails={"crimson": TO_THE_PLACE})
    tell(match, f"0 hold {order}\n0 arrow crimson na01-na03\n0 end\n1 arrow amber start-eu07\n1 end")
    assert promised(match, 0, f"release {order}") == worth


def test_a_drawn_card_of_a_travelled_place_scores_at_once_or_waits() -> None:
    for rule, said in (("false", "1 point"), ("true", "an arrow already touches its place")):
        match = scene(hands={0: "sa07 sa08"}, trails={"crimson": AMERICA}, new_rule_1=rule)
        tell(match, "0 exchange sa07\n* draw na03\n* draw sp08")
        assert promised(match, 0, "keep na03") == said


def test_ending_the_turn_tells_the_card_it_scores() -> None:
    match = scene(hands={0: "na03 sa07"}, trails={"crimson": AMERICA}, new_rule_1="true")
    tell(match, "0 arrow amber start-eu07")
    assert promised(match, 0, "end") == "1 point"


def test_an_explorer_who_counts_tickets_counts_those_left_after_paying() -> None:
    match = scene(sale="x5", tickets={0: 3})
    said = promised(match, 0, "buy x5")
    tell(match, "0 buy x5")
    assert (said, sheet(match)["card-x5"]) == ("by now 1 point", 1)


def on_a_secret(*, marker: bool) -> str:
    """What an arrow to the place of a secret card is said to bring; without a marker the seat knows it otherwise."""
    match = scene(secrets="na03 ?", peeked={0: [0] if marker else []}, trails={"crimson": TO_THE_PLACE})
    table(match).know.see(card("na03"), 1)
    return promised(match, 0, "arrow crimson na01-na03")


def test_a_secret_card_scores_by_itself_only_with_the_own_marker() -> None:
    assert on_a_secret(marker=True).endswith(": 2 points")
    assert on_a_secret(marker=False).endswith(": claim it for 2 points")


@pytest.mark.parametrize(("secret", "said"), [("na03", "2 points"), ("sp07", "1 point less"), ("?", "")])
def test_a_claim_tells_what_the_seat_knows_of_it(secret: str, said: str) -> None:
    match = scene(secrets=f"{secret} ?", points={0: 1}, trails={"crimson": TO_THE_PLACE})
    if secret != "?":
        table(match).know.see(card(secret), 1)
    tell(match, "0 arrow crimson na01-na03")
    assert promised(match, 0, "claim 0") == said


def test_a_claim_known_to_be_wrong_costs_a_token_without_points() -> None:
    match = scene(hands={0: "sa07"}, tokens={0: "sa07"}, secrets="sp07 ?", trails={"crimson": TO_THE_PLACE})
    table(match).know.see(card("sp07"), 1)
    tell(match, "0 arrow crimson na01-na03")
    assert promised(match, 0, "claim 0") == "costs a token"


def test_the_last_arrow_promises_no_bonus_arrow() -> None:
    match = scene(hands={0: "sa07", 1: "sa08"}, trails={"amber": "start>eu03>eu02"}, left=LAST)
    assert promised(match, 0, "arrow amber eu02-g02") == ""
