"""Dots, tickets and the turn (sections 5, 8 and 9; S13 to S17, S29, S33)."""

from __future__ import annotations

from .story import (
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
    tell,
    tickets,
    told,
    trail,
    waiting,
    ways,
)


def test_s13_rulebook_example_1() -> None:
    match = scene(trails={"cobalt": SIEM_REAP}, tickets={0: 1}, public="sp01")
    tell(match, "0 arrow cobalt as08-r17")
    assert tickets(match) == 2
    tell(match, "0 ticket\n0 arrow cobalt r17-sp01\n* reveal na01")
    assert (tickets(match), points(match), area(match)) == (1, [1, 0], ["sp01:public"])
    tell(match, "0 ticket\n0 arrow cobalt sp01-g17")
    assert phase(match) == "bonus"
    tell(match, "0 arrow amber start-eu07")
    turn = seen(match).turn_so_far
    assert (tickets(match), turn.tickets_spent, turn.arrows) == (0, 2, 4)
    assert refused(match, "0 ticket") == "9.5 ticket-limit"
    assert refused(match, "0 end") == ""


def test_s14_rulebook_example_2() -> None:
    match = scene(trails={"crimson": "start>eu05>af01>r12>af04"}, tickets={0: 1})
    left = trail(match, "crimson").left
    tell(match, "0 remove crimson")
    assert (trail(match, "crimson").head, trail(match, "crimson").left) == ("r12", left + 1)
    assert tickets(match) == 1
    assert refused(match, "0 end") == "5.1 arrow-owed"
    tell(match, "0 arrow amber start-eu05\n0 end")
    assert waiting(match) == (1,)


def test_s15_empty_supply() -> None:
    match = scene(trails={"crimson": "start>eu03>eu02>g02>na01>na03"}, supply=0)
    tell(match, "0 arrow crimson na03-r06")
    assert (tickets(match), seen(match).supply, phase(match)) == (3, 0, "turn")


def test_a22_spent_tickets_return_at_the_end_of_the_turn() -> None:
    match = scene(trails={"crimson": "start>eu03>eu02>g02>na01>na03"}, supply=0)
    tell(match, "0 ticket\n0 arrow amber start-eu05\n0 arrow crimson na03-r06")
    assert (tickets(match), seen(match).supply) == (2, 0), "the spent ticket cannot be won again in this turn"
    tell(match, "0 end")
    assert seen(match).supply == 1


def test_s16_green_dot() -> None:
    match = scene(trails={"crimson": "start>eu03>eu02>g02>na01>na03"})
    tell(match, "0 arrow crimson na03-g03")
    assert phase(match) == "bonus"
    assert choices(match) - choices(match, "arrow") == {"decline"}
    assert ways(match, "crimson") == {"g03>na13", "g03>r01"}
    assert len(ways(match, "cobalt")) == len(ways(match, "amber")) == 6
    for words in ("ticket", "remove crimson", "end"):
        assert refused(match, f"0 {words}") == "8.1 bonus-first"
    tell(match, "0 arrow cobalt start-g01")
    assert phase(match) == "bonus", "a bonus arrow onto a green dot gives another bonus"
    tell(match, "0 decline")
    assert (phase(match), tickets(match)) == ("turn", 3)
    assert refused(match, "0 decline") == "8.1 nothing-to-decline"


def test_a17_hold_orders_wait_for_the_bonus_too() -> None:
    match = scene(hands={0: "sa07 sa08"})
    tell(match, "0 arrow crimson start-g01")
    assert refused(match, "0 hold sa07") == "8.1 bonus-first"


def test_s17_wrap() -> None:
    match = scene(trails={"amber": f"{SIEM_REAP}>r17>sp01"})
    tell(match, "0 arrow amber sp01-w02")
    assert (tickets(match), seen(match).supply) == (4, 23)
    tell(match, "0 end")
    assert ways(match, "amber") == {"w02>sp09", "w02>g20", "w02>sp10"}
    assert refused(match, "1 arrow amber w02-sp01") == "6.2 parallel"


def test_a_removal_back_to_a_green_dot_gives_a_bonus() -> None:
    match = scene(trails={"crimson": "start>g01>eu04"})
    tell(match, "0 remove crimson")
    assert (phase(match), trail(match, "crimson").head) == ("bonus", "g01")
    tell(match, "0 arrow crimson g01-eu04")
    assert phase(match) == "turn"
    assert refused(match, "0 end") == "5.1 arrow-owed", "the bonus is not the main arrow"


def test_s33_limit_and_order() -> None:
    match = scene(tickets={0: 5}, hands={0: "sa07 sa08"}, trails={"crimson": "start>eu05>eu06"})
    tell(match, "0 ticket\n0 arrow cobalt start-eu05\n0 remove crimson")
    assert (tickets(match), seen(match).turn_so_far.tickets_spent) == (3, 2)
    for words in ("ticket", "remove crimson", "exchange sa07"):
        assert refused(match, f"0 {words}") == "9.5 ticket-limit"
    assert refused(match, "0 end") == "5.1 arrow-owed"
    tell(match, "0 arrow crimson eu05-af01\n0 end")
    assert seen(match).supply == 24


def test_s33_around_and_after_the_main_arrow() -> None:
    match = scene(tickets={0: 5})
    tell(match, "0 ticket\n0 arrow cobalt start-eu05\n0 arrow crimson start-eu05\n0 ticket\n0 arrow cobalt eu05-eu06")
    assert refused(match, "0 ticket") == "9.5 ticket-limit"
    later = scene(tickets={0: 5})
    tell(later, "0 arrow crimson start-eu05\n0 ticket\n0 arrow crimson eu05-eu06\n0 remove crimson\n0 end")
    assert waiting(later) == (1,)


def test_without_tickets_nothing_can_be_paid() -> None:
    match = scene(tickets={0: 0}, hands={0: "sa07 sa08"}, trails={"crimson": "start>eu05"})
    for words in ("ticket", "remove crimson", "exchange sa07"):
        assert refused(match, f"0 {words}") == "9.5 no-ticket"
    assert refused(match, "1 ticket") == "refuse-not-your-turn"


def test_a_paid_arrow_must_be_laid() -> None:
    match = scene()
    tell(match, "0 ticket")
    assert phase(match) == "ticket"
    assert choices(match) == choices(match, "arrow")
    assert refused(match, "0 end") == "9.1 ticket-first"
    tell(match, "0 arrow crimson start-eu05")
    assert not seen(match).turn_so_far.main_done


# 9.3 Exchange


def test_s29_exchange_of_an_important_card() -> None:
    match = scene(
        hands={0: "sa07 as10"},
        tokens={0: "sa07"},
        trails={"crimson": "start>eu03>eu02>g02>na01>na03>na10>na13>r09>na15>sa03>sa05"},
        left={"cobalt": 0, "amber": 0},
        deck="af12 as14",
    )
    tell(match, "0 exchange sa07\n* draw af12\n* draw as14")
    assert refused(match, "0 end") == "9.3 keep-first"
    assert refused(match, "0 keep sa07") == "9.3 keep-drawn"
    events = tell(match, "0 keep as14")
    assert "CardScored" not in told(events)
    assert hand(match) == {"as10", "as14"}
    shown = player(match)
    assert (shown.discards, shown.tokens, seen(match).deck.cards) == (2, ["sa07"], 0)
    assert seen(match, 0).deck.own_discards == ["sa07", "af12"]
    assert refused(match, "0 exchange as10") == "9.3 deck-empty"
    events = tell(match, "0 arrow crimson sa05-sa07")
    assert "CardScored" not in told(events), "A53"
    assert (points(match), player(match).tokens) == ([0, 0], ["sa07"])
    assert {line.key: line.points for line in player(match).sheet}["expedition-line-tokens-left"] == -1


def test_a25_with_one_card_in_the_deck_one_is_drawn() -> None:
    match = scene(hands={0: "sa07 as10"}, deck="af12")
    tell(match, "0 exchange sa07\n* draw af12")
    assert choices(match) == {"keep af12"}
    tell(match, "0 keep af12")
    assert hand(match) == {"as10", "af12"}


def test_a26_discards_come_back_only_by_option() -> None:
    for reshuffle in ("false", "true"):
        match = scene(hands={0: "sa07 as10"}, deck="", public="eu05", reshuffle_discards=reshuffle)
        allowed = reshuffle == "true"
        assert refused(match, "0 exchange sa07") == ("" if allowed else "9.3 deck-empty")
        tell(match, "0 arrow crimson start-eu05")
        assert points(match) == [1, 0]
        if allowed:
            assert len(choices(match, "reveal ")) == 79 - 4 + 1
        else:
            assert (phase(match), row(match)) == ("turn", [""] * 6)


def test_a39_the_token_of_a_card_that_comes_back_counts_again() -> None:
    match = scene(
        hands={0: "as10 as14"},
        tokens={0: "sa07"},
        deck="sa07 sa08",
        reshuffle_discards="true",
        trails={"amber": "start>eu05"},
    )
    tell(match, "0 exchange as10\n* draw sa07\n* draw sa08\n0 keep sa07")
    assert {held.card.place: held.worth for held in seen(match, 0).hand} == {"sa07": 2, "as14": 1}
