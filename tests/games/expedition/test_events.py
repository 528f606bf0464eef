"""What each event of the market does (12.6; S43)."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match

from .story import (
    AMERICA,
    LAST,
    area,
    before,
    choices,
    fork,
    hand,
    phase,
    player,
    points,
    refused,
    row,
    scene,
    scores,
    seen,
    sheet,
    tell,
    tickets,
    trail,
    ways,
)

# v01 Fair Winds


def test_v01_two_arrows_of_two_colours() -> None:
    match = scene(sale="v01", trails={"crimson": "start>eu05"})
    tell(match, "0 buy v01")
    assert (phase(match), tickets(match)) == ("event", 2)
    assert choices(match) - choices(match, "arrow") == {"decline"}
    for words in ("end", "ticket", "remove crimson"):
        assert refused(match, f"0 {words}") == "12.6 event-first"
    tell(match, "0 arrow crimson eu05-af01")
    assert ways(match, "crimson") == set()
    assert refused(match, "0 arrow crimson af01-eu04") == "12.6 same-colour"
    tell(match, "0 arrow cobalt start-eu05")
    assert phase(match) == "turn"
    assert refused(match, "0 end") == "5.1 arrow-owed", "the main arrow is still to come"
    assert before(match) == []
    tell(match, "0 ticket\n0 arrow amber start-eu05")
    assert refused(match, "0 ticket") == "9.5 ticket-limit"


def test_v01_either_may_be_declined() -> None:
    match = scene(sale="v01", trails={"crimson": "start>eu05"})
    tell(match, "0 buy v01")
    none = fork(match)
    tell(none, "0 decline\n0 decline")
    assert phase(none) == "turn"
    second = fork(match)
    tell(second, "0 decline\n0 arrow crimson eu05-af01")
    assert phase(second) == "turn"
    tell(match, "0 arrow crimson eu05-af01\n0 decline")
    assert phase(match) == "turn"


def test_v01_each_arrow_is_fully_resolved() -> None:
    """A loop with its branch, a green dot with its bonus, then the second arrow."""
    match = scene(sale="v01", trails={"crimson": "start>eu03>eu02>g02>na01>na07"})
    tell(match, "0 buy v01\n0 arrow crimson na07-g02")
    assert phase(match) == "branch"
    tell(match, "0 arrow crimson na01-na03")
    assert phase(match) == "bonus"
    tell(match, "0 arrow crimson na03-na10")
    assert phase(match) == "event"
    assert ways(match, "crimson") == set(), "the first wind was crimson"
    tell(match, "0 arrow amber start-g01\n0 arrow amber g01-eu03")
    assert phase(match) == "turn"


def test_v01_scores_like_any_arrow() -> None:
    match = scene(sale="v01", public="na03", hands={1: "eu05 sa07"}, trails={"crimson": "start>eu03>eu02>g02>na01"})
    tell(match, "0 buy v01\n0 arrow crimson na01-na03\n* reveal sa12\n0 arrow cobalt start-eu05")
    assert points(match) == [1, 1]


@pytest.mark.parametrize("rule", ["false", "true"])
def test_v01_new_rule_2_applies(rule: str) -> None:
    match = scene(sale="v01", trails={"crimson": "start>eu05>af01"}, new_rule_2=rule)
    tell(match, "0 buy v01")
    assert refused(match, "0 arrow crimson af01-r12") == ("" if rule == "false" else "12.2 ticket-red")


def test_v01_that_ends_the_game_ends_it() -> None:
    match = scene(sale="v01", trails={"amber": "start>eu07"}, left=LAST)
    tell(match, "0 buy v01\n0 arrow amber eu07-eu01")
    assert seen(match).end == "arrows"


def test_v01_without_any_arrow_can_only_be_declined() -> None:
    way = "start>eu05>af01>r12>af04>af06>r03>sa08>r04>sa11>sa12"
    match = scene(sale="v01", trails={"amber": way}, left={"crimson": 0, "cobalt": 0}, new_rule_2="true")
    tell(match, "0 buy v01")
    assert choices(match) == {"decline"}


# v02 Royal Patron


def test_v02_two_tickets() -> None:
    match = scene(sale="v02")
    tell(match, "0 buy v02")
    assert (tickets(match), phase(match), before(match)) == (4, "turn", [])


def test_s43_royal_patron_at_low_supply() -> None:
    match = scene(sale="v02", tickets={0: 4}, supply=1)
    tell(match, "0 buy v02")
    assert (tickets(match), seen(match).supply) == (4, 0)
    tell(match, "0 arrow crimson start-eu05\n0 end")
    assert seen(match).supply == 1


# v03 Chart Room


def charted(**options: str) -> Match:
    """Seat 0 looks at af12, as14 and as05; as05 is travelled."""
    match = scene(
        sale="v03",
        hands={0: "sa07 sp08"},
        tokens={0: "sa07"},
        trails={"cobalt": "start>eu06>af02>as02>as03>as04>as05"},
        options=options,
    )
    tell(match, "0 buy v03\n* draw af12\n* draw as14\n* draw as05")
    return match


def test_v03_swap_one_card() -> None:
    match = charted()
    deck = seen(match).deck.cards + 3
    assert choices(match) == {"decline", "keep af12", "keep as14", "keep as05"}
    tell(match, "0 keep as14")
    assert choices(match) == {"give sa07", "give sp08"}
    assert refused(match, "0 keep af12") == "12.6 chart-step"
    assert refused(match, "0 end") == "12.6 event-first"
    tell(match, "0 give sa07")
    assert hand(match) == {"as14", "sp08"}
    assert player(match).tokens == ["sa07"], "the token of a swapped-out card stays"
    assert choices(match) == {"under af12", "under as05", "under sa07"}
    tell(match, "0 under sa07\n0 under af12")
    assert (phase(match), seen(match).deck.cards) == ("turn", deck)
    assert [card.place for card in seen(match, 0).deck.bottom] == ["sa07", "af12", "as05"]
    assert [card.place for card in seen(match, 1).deck.bottom] == ["", "", ""]
    assert player(match).discards == 0


def test_v03_decline_and_only_sort() -> None:
    match = charted()
    tell(match, "0 decline")
    assert choices(match) == {"under af12", "under as14", "under as05"}
    tell(match, "0 under as14\n0 under as05")
    assert hand(match) == {"sa07", "sp08"}
    assert [card.place for card in seen(match, 0).deck.bottom] == ["as14", "as05", "af12"]


def test_v03_a_travelled_card_scores_at_once() -> None:
    match = charted()
    tell(match, "0 keep as05\n0 give sp08\n0 under sp08\n0 under af12")
    assert (points(match), hand(match), phase(match)) == ([1, 0], {"sa07"}, "turn")


def test_v03_with_new_rule_1_it_waits() -> None:
    match = charted(new_rule_1="true")
    tell(match, "0 keep as05\n0 give sp08\n0 under sp08\n0 under af12")
    assert (points(match), hand(match)) == ([0, 0], {"sa07", "as05"})
    tell(match, "0 arrow amber start-eu07\n0 end")
    assert points(match) == [1, 0]


def test_v03_the_last_card_swapped_for_a_travelled_one_ends_the_game() -> None:
    match = scene(
        sale="v03", hands={0: "sa07"}, trails={"cobalt": "start>eu06>af02>as02>as03>as04>as05"}, deck="as05 as14"
    )
    tell(match, "0 buy v03\n* draw as05\n* draw as14\n0 keep as05\n0 give sa07")
    assert (points(match), seen(match).last_round) == ([1, 0], True)
    tell(match, "0 under as14\n0 arrow amber start-eu07\n0 end")
    assert not match.over


def test_v03_hold_last_keeps_the_swapped_card() -> None:
    match = scene(
        sale="v03", hands={0: "sa07"}, trails={"cobalt": "start>eu06>af02>as02>as03>as04>as05"}, deck="as05 as14"
    )
    tell(match, "0 hold last\n0 buy v03\n* draw as05\n* draw as14\n0 keep as05\n0 give sa07\n0 under sa07")
    assert (points(match), hand(match), seen(match).last_round) == ([0, 0], {"as05"}, False)


def test_v03_without_a_hand_card_look_and_sort_only() -> None:
    match = scene(sale="v03", deck="af12 as14 as05 sp08")
    tell(match, "0 buy v03\n* draw af12\n* draw as14\n* draw as05")
    assert choices(match) == {"under af12", "under as14", "under as05"}


@pytest.mark.parametrize(("deck", "story"), [("", ""), ("af12", "* draw af12\n0 decline")])
def test_v03_with_a_short_deck(deck: str, story: str) -> None:
    match = scene(sale="v03", hands={0: "sa07 sp08"}, deck=deck)
    tell(match, f"0 buy v03\n{story}")
    assert (phase(match), seen(match).deck.cards) == ("turn", len(deck.split()))


def test_v03_the_bottom_is_drawn_in_its_order() -> None:
    match = scene(sale="v03", hands={0: "sa07 sp08"}, deck="af12 as14 as05")
    tell(match, "0 buy v03\n* draw af12\n* draw as14\n* draw as05\n0 decline\n0 under as14\n0 under af12")
    tell(match, "0 exchange sa07")
    assert choices(match) == {"keep as14", "keep af12"}, "no chance: the order is known"
    tell(match, "0 keep as14")
    assert hand(match) == {"as14", "sp08"}


# v04 New Commission


SIX = "na01 na04 na08 sa12 sp08 sp02"


def test_v04_up_to_three() -> None:
    match = scene(sale="v04", public=SIX)
    deck = seen(match).deck.cards
    tell(match, "0 buy v04")
    assert choices(match) == {"done", *(f"under {name}" for name in SIX.split())}
    tell(match, "0 under sp08")
    assert refused(match, "0 under sp08") == "12.6 commission-card"
    assert refused(match, "0 under as05") == "12.6 commission-card"
    assert refused(match, "0 end") == "12.6 event-first"
    tell(match, "0 under na01\n0 under na08")
    assert phase(match) == "refill", "three are enough"
    assert not {"reveal sp08", "reveal na01", "reveal na08"} & choices(match), "they lie under the deck"
    tell(match, "* reveal as05\n* reveal eu05\n* reveal as14")
    assert row(match) == ["as05", "na04", "eu05", "sa12", "as14", "sp02"]
    assert [card.place for card in seen(match, 1).deck.bottom] == ["sp08", "na01", "na08"]
    assert (seen(match).deck.cards, phase(match)) == (deck, "turn")


def test_v04_none() -> None:
    match = scene(sale="v04", public=SIX)
    tell(match, "0 buy v04\n0 done")
    assert (phase(match), row(match)) == ("turn", SIX.split())


def test_v04_with_a_short_deck_they_come_back() -> None:
    match = scene(sale="v04", public=SIX, deck="as05")
    tell(match, "0 buy v04\n0 under na04\n0 under na01\n0 done\n* reveal as05")
    assert row(match) == ["as05", "na04", "na08", "sa12", "sp08", "sp02"]
    assert [card.place for card in seen(match).deck.bottom] == ["na01"]


def test_v04_new_cards_are_not_scored_by_arrows_that_lie_there() -> None:
    match = scene(sale="v04", public=SIX, trails={"crimson": "start>eu05"})
    tell(match, "0 buy v04\n0 under na01\n0 done\n* reveal eu05")
    assert points(match) == [0, 0]


def test_v04_leaves_the_secrets_alone() -> None:
    match = scene(sale="v04", public="na01 na04 na08 sa12", secrets="sp08 sp02")
    tell(match, "0 buy v04")
    assert choices(match) == {"done", "under na01", "under na04", "under na08", "under sa12"}


# v05 Change of Plans


def planning() -> Match:
    """as05 is travelled, eu05 near Start, sa08 beside sa07."""
    match = scene(
        sale="v05",
        hands={0: "na10 sa08 as05 eu05 sp08 af12 sa05"},
        tokens={0: "na10 sa07"},
        trails={"cobalt": "start>eu06>af02>as02>as03>as04>as05"},
    )
    tell(match, "0 buy v05")
    return match


def test_v05_move_a_token() -> None:
    match = planning()
    assert choices(match) == {"decline", "lift na10", "lift sa07"}
    assert refused(match, "0 token sp08") == "12.6 lift-before"
    assert refused(match, "0 lift sp08") == "12.6 lift-own"
    tell(match, "0 lift na10")
    assert choices(match) == {"token sp08", "token af12"}
    assert refused(match, "0 token na10") == "12.6 token-same"
    assert refused(match, "0 token as05") == "12.6 token-travelled"
    assert refused(match, "0 token eu05") == "4.6 near-start"
    assert refused(match, "0 token sa08") == "4.6 token-neighbour"
    assert refused(match, "0 token as14") == "4.6 not-in-hand"
    assert refused(match, "0 lift sa07") == "12.6 lift-twice"
    tell(match, "0 token sp08")
    assert (player(match).tokens, phase(match)) == (["sa07", "sp08"], "turn")
    assert player(match).hand == 7
    assert "sp08" in seen(match, 1).seats[0].known, "everybody knows the card now"


def test_v05_a_token_without_its_card_may_move() -> None:
    match = planning()
    tell(match, "0 lift sa07")
    assert choices(match) == {"token sa08", "token sp08", "token af12", "token sa05"}
    tell(match, "0 token sa08")
    assert player(match).tokens == ["na10", "sa08"]


def test_v05_decline_or_nothing_to_move() -> None:
    match = planning()
    tell(match, "0 decline")
    assert (phase(match), player(match).tokens) == ("turn", ["na10", "sa07"])
    empty = scene(sale="v05", hands={0: "sp08"})
    tell(empty, "0 buy v05")
    assert phase(empty) == "turn"


# v06 Friendly Port


def test_v06_after_an_arrow_onto_a_location() -> None:
    match = scene(cards={0: "v06"})
    assert refused(match, "0 play v06") == "12.6 port-late"
    tell(match, "0 arrow crimson start-eu05")
    tell(match, "0 play v06")
    assert (phase(match), before(match)) == ("bonus", [])
    tell(match, "0 arrow amber start-eu07")
    assert phase(match) == "turn"


def test_v06_not_after_a_dot_nor_after_another_action() -> None:
    dot = scene(cards={0: "v06"})
    tell(dot, "0 arrow crimson start-g01")
    assert refused(dot, "0 play v06") == "12.6 port-late"
    late = scene(cards={0: "v06"}, trails={"cobalt": "start>eu05"})
    tell(late, "0 arrow crimson start-eu05\n0 remove cobalt")
    assert refused(late, "0 play v06") == "12.6 port-late"
    other = scene(cards={1: "v06"})
    tell(other, "0 arrow crimson start-eu05")
    assert refused(other, "0 play v06") == "12.6 event-not-yours"
    tell(other, "0 end")
    assert refused(other, "1 play v06") == "12.6 port-late", "the arrow was not the own one"


def test_v06_a_claim_and_a_hold_order_may_come_between() -> None:
    match = scene(cards={0: "v06"}, secrets="? ?", hands={0: "sa07"}, points={0: 3})
    tell(match, "0 arrow crimson start-eu05\n0 claim 0\n* secret sp08\n0 hold sa07\n0 play v06")
    assert (phase(match), points(match)) == ("bonus", [2, 0])


def test_v06_in_a_branch() -> None:
    match = scene(cards={0: "v06"}, trails={"crimson": "start>eu08>eu10>eu11>eu09"})
    tell(match, "0 arrow crimson eu09-eu08\n0 play v06")
    assert (phase(match), seen(match).pending.bonus) == ("branch", 1)
    tell(match, "0 arrow crimson eu09-as12")
    assert phase(match) == "bonus"


def test_v06_in_a_bonus() -> None:
    match = scene(cards={0: "v06"}, trails={"crimson": "start>eu03>eu02>g02>na01>na07"})
    tell(match, "0 arrow crimson na07-g02\n0 arrow crimson na01-na03")
    assert (phase(match), seen(match).pending.bonus) == ("bonus", 1)
    tell(match, "0 play v06")
    assert seen(match).pending.bonus == 2


def test_v06_in_an_event() -> None:
    match = scene(sale="v01", cards={0: "v06"})
    tell(match, "0 buy v01\n0 arrow crimson start-eu05\n0 play v06")
    assert phase(match) == "bonus"
    tell(match, "0 arrow crimson eu05-af01")
    assert phase(match) == "event"
    assert ways(match, "crimson") == set()


def test_v06_peek_instead() -> None:
    match = scene(cards={0: "v06"}, secrets="? ?")
    tell(match, "0 arrow crimson start-eu05\n0 play v06\n0 peek 1\n* secret sp08")
    assert (phase(match), seen(match).secrets[1].markers) == ("turn", [0])


# v07 Lost Bearings


def test_v07_removes_without_a_ticket() -> None:
    match = scene(cards={0: "v07"}, trails={"crimson": "start>eu05>af01>r12>af04"}, tickets={0: 2})
    tell(match, "0 ticket\n0 arrow amber start-eu05\n0 ticket\n0 arrow amber eu05-eu06\n0 play v07")
    assert choices(match) == {"remove crimson", "remove amber"}
    assert refused(match, "0 remove cobalt") == "9.2 not-started"
    tell(match, "0 remove crimson")
    assert (trail(match, "crimson").head, tickets(match), phase(match)) == ("r12", 1, "turn")
    assert (before(match), seen(match).turn_so_far.tickets_spent) == ([], 2)


def test_v07_a_branch_and_a_green_dot() -> None:
    match = scene(cards={0: "v07"}, trails={"crimson": "start>eu03>g01>start, g01>eu04"}, secrets="? ?")
    tell(match, "0 play v07\n0 remove crimson")
    assert phase(match) == "branch"
    tell(match, "0 arrow crimson start-eu05\n0 peek 0\n* secret sp08")
    assert phase(match) == "turn"


def test_v07_with_nothing_to_remove() -> None:
    match = scene(cards={0: "v07"}, left={"cobalt": 0})
    assert refused(match, "0 play v07") == "12.6 event-nothing"


# v08 Letters of Credit


def test_v08_three_tickets() -> None:
    match = scene(cards={0: "v08"}, tickets={0: 5}, trails={"crimson": "start>eu05>eu06>eu10"})
    tell(match, "0 remove crimson\n0 remove crimson")
    assert refused(match, "0 ticket") == "9.5 ticket-limit"
    tell(match, "0 play v08\n0 ticket\n0 arrow amber start-eu05")
    assert refused(match, "0 ticket") == "9.5 ticket-limit"
    assert (tickets(match), seen(match).turn_so_far.ticket_limit) == (2, 3)
    tell(match, "0 arrow cobalt start-eu05\n0 end")
    assert seen(match).turn_so_far.ticket_limit == 2, "only in that turn"


def test_a47_an_explorer_counts_as_two_of_three() -> None:
    match = scene(cards={0: "v08"}, sale="x1 v06", tickets={0: 5})
    tell(match, "0 play v08\n0 buy x1\n0 ticket\n0 arrow amber start-eu05")
    assert refused(match, "0 ticket") == "9.5 ticket-limit"
    assert refused(match, "0 buy v06") == "12.3 one-purchase"


def test_a_saved_event_may_be_played_in_the_turn_it_was_bought() -> None:
    match = scene(sale="v08", cards={0: "v07"}, tickets={0: 5}, trails={"crimson": "start>eu05>eu06"})
    tell(match, "0 buy v08\n0 play v08\n0 play v07\n0 remove crimson\n0 ticket\n0 arrow amber start-eu05\n0 ticket")
    assert phase(match) == "ticket"


# v09 Belated Report


def test_v09_takes_a_travelled_public_card() -> None:
    match = scene(cards={0: "v09 x7"}, public="na01 sa12 na03 sp08", trails={"crimson": AMERICA}, secrets="eu02 ?")
    tell(match, "0 play v09")
    assert choices(match) == {"take na01", "take na03"}
    assert refused(match, "0 take sa12") == "12.6 report-card"
    assert refused(match, "0 take eu02") == "12.6 report-card", "only face-up cards"
    tell(match, "0 take na03\n* reveal eu03")
    assert (points(match), area(match), row(match)) == ([1, 0], ["na03:public"], ["na01", "sa12", "eu03", "sp08"])
    assert sheet(match)["card-x7"] == 1
    assert before(match) == ["x7"]


def test_v09_needs_such_a_card() -> None:
    match = scene(cards={0: "v09"}, public="sa12", trails={"crimson": AMERICA})
    assert refused(match, "0 play v09") == "12.6 event-nothing"


def test_v09_is_no_late_score_of_new_rule_1() -> None:
    match = scene(
        cards={0: "v09"}, public="na01", hands={0: "na03 sa07"}, trails={"crimson": AMERICA}, new_rule_1="true"
    )
    tell(match, "0 play v09\n0 take na01\n* reveal sa12\n0 score na03")
    assert points(match) == [2, 0]


# v10 Sealed Orders


@pytest.mark.parametrize(
    ("cards", "tokens", "score"), [("", "", 0), ("sa07", "", 0), ("sa07", "na10", 0), ("sa07 na10", "na10 sa01", -2)]
)
def test_v10_cancels_up_to_two_penalty_points(cards: str, tokens: str, score: int) -> None:
    match = scene(cards={0: "v10"}, hands={0: cards}, tokens={0: tokens}, trails={"amber": "start>eu07"}, left=LAST)
    assert refused(match, "0 play v10") == "12.6 event-at-end"
    tell(match, "0 arrow amber eu07-eu01")
    assert scores(match) == [score, 0]


def test_events_that_act_at_once_are_never_played_later() -> None:
    match = scene(sale="v01", cards={0: "v06"})
    assert refused(match, "0 play v01") == "12.6 event-at-once"
    assert refused(match, "0 play v09") == "12.6 event-not-yours"
