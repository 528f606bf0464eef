"""Scoring, late scoring and holding back (section 10; S26 to S32)."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match

from .story import (
    AMERICA,
    SIEM_REAP,
    area,
    choices,
    hand,
    phase,
    player,
    points,
    refused,
    row,
    scene,
    seen,
    sheet,
    tell,
    told,
    ways,
)

TURN = "arrow amber start-eu07"
RULE_1 = {"new_rule_1": "true"}


def test_s26_another_players_arrow() -> None:
    match = scene(hands={1: "na13 sa07"}, tokens={1: "na13"}, trails={"crimson": f"{AMERICA}>na10"})
    tell(match, "0 arrow crimson na10-na13")
    assert points(match) == [0, 2]
    assert (area(match, 1), player(match, 1).tokens, hand(match, 1)) == (["na13:important"], [], {"sa07"})
    assert area(match, 0) == []


def test_without_the_token_it_is_one_point() -> None:
    match = scene(hands={1: "na13 sa07"}, tokens={0: "na13"}, trails={"crimson": f"{AMERICA}>na10"})
    tell(match, "0 arrow crimson na10-na13")
    assert (points(match), area(match, 1)) == ([0, 1], ["na13:hand"])
    assert player(match, 0).tokens == ["na13"], "A53: a token without its card stays"


def test_s27_public_only_for_the_placer() -> None:
    match = scene(
        public="na03",
        trails={
            "crimson": "start>eu03>eu02>g02>na01",
            "amber": f"{AMERICA}>na10>na13>r09>sa03>sa04",
            "cobalt": f"{AMERICA}>na10>na13>r09",
        },
    )
    tell(match, "0 arrow crimson na01-na03")
    assert (points(match), area(match, 0)) == ([1, 0], ["na03:public"])
    tell(match, "* reveal sa04")
    assert (points(match), row(match)[0]) == ([1, 0], "sa04")
    tell(match, "0 end\n1 arrow cobalt r09-sa04\n* reveal sa05")
    assert (points(match), area(match, 1)) == ([1, 1], ["sa04:public"])


def test_s27_a_loop_back_scores_it() -> None:
    """A24, A43: the refill is not scored by the arrow that brought it, but by one that closes a loop there."""
    match = scene(public="na03", trails={"crimson": "start>eu03>eu02>g02>na01"})
    tell(match, "0 arrow crimson na01-na03\n* reveal na01\n0 end\n1 arrow crimson na03-na02\n1 end")
    tell(match, "0 arrow crimson na02-g07\n0 arrow crimson g07-na01")
    assert phase(match) == "refill"
    tell(match, "* reveal sa12")
    assert (points(match), phase(match)) == ([2, 0], "branch")


def test_a_refill_may_lie_near_start() -> None:
    match = scene(public="na03", trails={"crimson": "start>eu03>eu02>g02>na01"})
    tell(match, "0 arrow crimson na01-na03\n* reveal eu05")
    assert row(match)[0] == "eu05"


def test_a44_a_removal_does_not_reach_a_location() -> None:
    match = scene(public="na01", hands={1: "na03 sa07"}, trails={"crimson": f"{AMERICA}>na10"})
    tell(match, "0 remove crimson\n0 remove crimson")
    assert (points(match), row(match)[0]) == ([0, 0], "na01")


def test_a20_a_place_is_travelled_only_while_an_arrow_touches_it() -> None:
    match = scene(hands={0: "na10 na03 sa07"}, trails={"crimson": f"{AMERICA}>na10"})
    assert choices(match, "score ") == {"score na03", "score na10"}
    tell(match, "0 remove crimson")
    assert choices(match, "score ") == {"score na03"}
    assert refused(match, "0 score na10") == "10.2 not-travelled"
    assert refused(match, "0 score sa08") == "10.3 not-in-hand"


def test_a20_scored_cards_stay_scored() -> None:
    match = scene(hands={1: "na10 sa07"}, trails={"crimson": AMERICA})
    tell(match, "0 arrow crimson na03-na10\n0 remove crimson")
    assert (points(match), area(match, 1)) == ([0, 1], ["na10:hand"])


def exchanged(**options: str) -> Match:
    """S30: seat 0 keeps as05 from an exchange; an arrow touches as05."""
    match = scene(hands={0: "sa07 sa08"}, trails={"cobalt": "start>eu06>af02>as02>as03>as04>as05"}, options=options)
    tell(match, "0 exchange sa07\n* draw as05\n* draw sp08\n0 keep as05")
    return match


def test_s30_exchange_draws_a_travelled_place() -> None:
    match = exchanged()
    assert (points(match), hand(match)) == ([1, 0], {"sa08"})


def test_s30_with_new_rule_1_it_waits_for_the_end_of_the_turn() -> None:
    match = exchanged(new_rule_1="true")
    assert (points(match), hand(match)) == ([0, 0], {"as05", "sa08"})
    tell(match, f"0 {TURN}\n0 end")
    assert (points(match), hand(match)) == ([1, 0], {"sa08"})


def test_s30_not_if_the_late_score_of_the_turn_is_used() -> None:
    match = scene(hands={0: "sa07 as03 sa08"}, trails={"cobalt": "start>eu06>af02>as02>as03>as04>as05"}, options=RULE_1)
    tell(match, "0 score as03\n0 exchange sa07\n* draw as05\n* draw sp08\n0 keep as05")
    assert refused(match, "0 score as05") == "12.1 one-late"
    tell(match, f"0 {TURN}\n0 end")
    assert (points(match), hand(match)) == ([1, 0], {"as05", "sa08"})


def test_s31_new_rule_1() -> None:
    match = scene(
        hands={1: "as05 as09 af05 sa07"},
        trails={"cobalt": "start>eu06>af02>as02>as03>as04>as05>as09", "crimson": "start>eu05>af01>r12"},
        options=RULE_1,
    )
    tell(match, "0 arrow crimson r12-af05")
    assert points(match) == [0, 1], "A29: at the moment of arrival it still scores"
    tell(match, "0 end")
    assert points(match) == [0, 1], "nothing late in the turn of another"
    tell(match, "1 score as09")
    assert refused(match, "1 score as05") == "12.1 one-late"
    tell(match, f"1 {TURN}\n1 end")
    assert (points(match), hand(match, 1)) == ([0, 2], {"as05", "sa07"})


def test_new_rule_1_scores_the_best_unheld_card() -> None:
    match = scene(
        hands={0: "as03 as04 as05 as09 sa07"},
        tokens={0: "as05 as09"},
        trails={"cobalt": "start>eu06>af02>as02>as03>as04>as05>as09"},
        options=RULE_1,
    )
    tell(match, f"0 hold as05\n0 {TURN}\n0 end")
    assert (points(match), area(match)) == ([2, 0], ["as09:important"])
    tell(match, "1 arrow amber eu07-eu01\n1 end\n0 hold as03\n0 arrow amber eu01-g14\n0 decline\n0 end")
    assert (points(match), area(match)) == ([3, 0], ["as09:important", "as04:hand"])


def test_s32_new_rule_2() -> None:
    """A28: only the arrow that the ticket buys may not end on a red dot."""
    match = scene(trails={"amber": SIEM_REAP, "crimson": "start>eu03>eu02"}, new_rule_2="true")
    tell(match, "0 ticket")
    assert refused(match, "0 arrow amber as08-r17") == "12.2 ticket-red"
    assert ways(match, "amber") == {"as08>as16"}
    tell(match, "0 arrow crimson eu02-g02")
    assert phase(match) == "bonus"
    assert "as08>r17" in ways(match, "amber")
    tell(match, "0 arrow amber as08-r17")
    assert player(match).tickets == 3
    tell(match, "0 arrow crimson g02-na01\n0 end")
    assert seen(match).turn_so_far.main_done is False


def test_s32_main_arrows_and_bonus_arrows_onto_red() -> None:
    match = scene(trails={"amber": SIEM_REAP}, new_rule_2="true")
    tell(match, "0 arrow amber as08-r17")
    assert player(match).tickets == 4


def test_s32_a_bonus_after_a_ticket_arrow_onto_g16() -> None:
    match = scene(trails={"amber": "start>eu06>af02>as02>as03>as07", "crimson": "start>eu05>af01"}, new_rule_2="true")
    tell(match, "0 ticket\n0 arrow amber as07-g16")
    assert "af01>r12" in ways(match, "crimson")
    tell(match, "0 arrow crimson af01-r12")
    assert player(match).tickets == 3


def test_s32_a_ticket_that_could_buy_only_red_is_not_offered() -> None:
    way = "start>eu05>af01>r12>af04>af06>r03>sa08>r04>sa11>sa12"
    match = scene(trails={"amber": way}, left={"crimson": 0, "cobalt": 0}, new_rule_2="true")
    assert ways(match, "amber") == {"sa12>r05", "sa12>r11"}
    assert refused(match, "0 ticket") == "9.1 no-placement"
    assert refused(match, "0 end") == "5.1 arrow-owed"


# 10.3 Holding back


def holding(**options: str) -> Match:
    """Seat 1 has ordered to hold na10, then it is the turn of seat 0, whose arrow reaches it."""
    match = scene(active=1, hands={1: "na10 sa07"}, tokens={1: "na10"}, trails={"crimson": AMERICA}, options=options)
    tell(match, f"1 hold na10\n1 {TURN}\n1 end\n0 arrow crimson na03-na10")
    return match


@pytest.mark.parametrize("rule", ["false", "true"])
def test_a21_a_held_card_is_not_scored_on_arrival(rule: str) -> None:
    match = holding(new_rule_1=rule)
    assert (points(match), hand(match, 1), player(match, 1).tokens) == ([0, 0], {"na10", "sa07"}, ["na10"])
    tell(match, "0 end\n1 score na10")
    assert (points(match), player(match, 1).tokens) == ([0, 2], []), "the own turn scores it, held or not"


def test_unholding_scores_at_once_in_the_basic_game() -> None:
    match = holding()
    tell(match, "0 end\n1 release na10")
    assert points(match) == [0, 2]
    assert "release na10" not in choices(match)


def test_unholding_waits_with_new_rule_1() -> None:
    match = holding(new_rule_1="true")
    tell(match, "0 end\n1 release na10")
    assert (points(match), hand(match, 1)) == ([0, 0], {"na10", "sa07"})
    tell(match, "1 arrow amber eu07-eu01\n1 end")
    assert points(match) == [0, 2]


def test_a_held_card_is_not_scored_at_the_end_of_the_turn() -> None:
    match = holding(new_rule_1="true")
    tell(match, "0 end\n1 arrow amber eu07-eu01\n1 end")
    assert points(match) == [0, 0]


def test_basic_game_scores_any_number_late() -> None:
    match = scene(hands={0: "as03 as04 as05 sa07"}, trails={"cobalt": "start>eu06>af02>as02>as03>as04>as05"})
    tell(match, "0 score as03\n0 score as05\n0 score as04")
    assert points(match) == [3, 0]


def test_each_order_once_a_turn() -> None:
    match = scene(hands={0: "sa07 sa08"})
    tell(match, "0 hold sa07\n0 hold last")
    assert refused(match, "0 release sa07") == "10.3 order-changed"
    assert refused(match, "0 release last") == "10.3 order-changed"
    assert refused(match, "0 release sa08") == "10.3 order-same"
    assert refused(match, "0 hold as05") == "10.3 not-in-hand"
    assert refused(match, "1 hold sa08") == "refuse-not-your-turn"
    tell(match, f"0 {TURN}\n0 end\n1 arrow amber eu07-eu01\n1 end\n0 release sa07\n0 release last")
    assert seen(match, 0).orders is not None
    assert refused(match, "0 hold sa07") == "10.3 order-changed"


def test_hold_last_lets_all_but_the_last_card_score() -> None:
    match = scene(hands={0: "na10 na13 sa07"}, trails={"crimson": AMERICA})
    tell(match, "0 hold last\n0 arrow crimson na03-na10")
    assert points(match) == [1, 0], "two cards are left"
    tell(match, "0 exchange sa07\n* draw na03\n* draw sp08\n0 keep na03")
    assert (points(match), hand(match)) == ([2, 0], {"na13"})
    tell(match, "0 end\n1 arrow crimson na10-na13")
    assert (points(match), seen(match).last_round) == ([2, 0], False)


def test_hold_last_keeps_an_exchanged_card() -> None:
    match = scene(hands={0: "sa07"}, trails={"crimson": AMERICA})
    tell(match, "0 hold last\n0 exchange sa07\n* draw na03\n* draw sp08\n0 keep na03")
    assert (points(match), hand(match), seen(match).last_round) == ([0, 0], {"na03"}, False)


def test_releasing_the_last_card_scores_it() -> None:
    match = scene(hands={0: "na03"}, trails={"crimson": "start>eu03>eu02>g02>na01"})
    tell(match, "0 hold last\n0 arrow crimson na01-na03\n0 end\n1 arrow amber start-eu07\n1 end")
    assert points(match) == [0, 0]
    events = tell(match, "0 release last")
    assert (points(match), seen(match).last_round) == ([1, 0], True)
    assert told(events).count("LastRound") == 1


def test_the_flag_holds_when_the_cards_own_order_is_given_up() -> None:
    match = scene(hands={0: "na03"}, trails={"crimson": "start>eu03>eu02>g02>na01"})
    tell(match, "0 hold last\n0 hold na03\n0 arrow crimson na01-na03\n0 end\n1 arrow amber start-eu07\n1 end")
    tell(match, "0 release na03")
    assert (points(match), hand(match)) == ([0, 0], {"na03"})
    tell(match, "0 score na03")
    assert (points(match), seen(match).last_round) == ([1, 0], True)


def test_the_order_for_a_card_goes_with_it() -> None:
    match = scene(hands={0: "sa07 sa08"}, reshuffle_discards="true", deck="as05")
    tell(match, "0 hold sa07\n0 exchange sa07\n* draw as05")
    assert {"draw sa07"} & choices(match)
    tell(match, "* draw sa07\n0 keep sa07")
    orders = seen(match, 0).orders
    assert orders is not None
    assert orders.cards == []


def test_the_sheet_shows_where_points_come_from() -> None:
    match = scene(
        hands={0: "na10 sa07"},
        tokens={0: "na10 sa07"},
        public="na03",
        trails={"crimson": "start>eu03>eu02>g02>na01"},
    )
    tell(match, "0 arrow crimson na01-na03\n* reveal sa12\n0 ticket\n0 arrow crimson na03-na10")
    assert sheet(match) == {"public": 1, "important": 2, "cards-left": -1, "tokens-left": -1}
