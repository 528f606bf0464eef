"""Arrows and loops (sections 6 and 7; S10 to S12, S18 to S24)."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match

from .story import (
    RING,
    choices,
    fork,
    phase,
    refused,
    scene,
    seen,
    tell,
    tickets,
    trail,
    waiting,
    ways,
)

TAILED = "start>eu08>eu10>eu11>eu09"


def pairs(text: str) -> set[str]:
    """Arrows written `eu09>as12 eu10>af02`."""
    return set(text.split())


def test_s10_first_turn() -> None:
    match = scene()
    arrows = choices(match, "arrow ")
    places = ["eu03", "eu05", "eu06", "eu07", "eu08", "g01"]
    assert arrows == {f"arrow {colour} start-{place}" for colour in ("crimson", "cobalt", "amber") for place in places}
    assert refused(match, "0 end") == "5.1 arrow-owed"
    tell(match, "0 arrow cobalt start-eu05")
    assert refused(match, "0 arrow crimson start-eu05") == "5.1 main-done"
    tell(match, "0 end")
    assert waiting(match) == (1,)


def test_s11_no_doubling_back_no_parallel() -> None:
    match = scene(trails={"crimson": "start>eu05"})
    assert ways(match, "crimson") == pairs("eu05>af01 eu05>eu04 eu05>eu06")
    assert refused(match, "0 arrow crimson eu05-start") == "6.2 parallel"
    assert refused(match, "0 arrow crimson start-eu06") == "5.1 not-at-head"


def test_s12_other_colours_may_run_parallel() -> None:
    match = scene(trails={"crimson": "start>eu05>eu06", "cobalt": "start>eu06"})
    assert "eu06>eu05" in ways(match, "cobalt")
    assert "start>eu05" in ways(match, "amber")
    assert refused(match, "0 arrow crimson eu06-eu05") == "6.2 parallel"
    tell(match, "0 arrow cobalt eu06-eu05")
    assert (trail(match, "cobalt").head, trail(match, "crimson").head) == ("eu05", "eu06")


BRANCHES = "eu09>as12 eu10>af02 eu10>eu06 eu11>as02 eu11>r14"


@pytest.mark.parametrize(
    ("branch_from", "branches"),
    [
        ("loop", BRANCHES),
        ("expedition", f"{BRANCHES} start>eu03 start>eu05 start>eu06 start>eu07 start>g01"),
    ],
)
def test_s18_loop_with_a_tail(branch_from: str, branches: str) -> None:
    match = scene(trails={"crimson": TAILED}, branch_from=branch_from)
    events = tell(match, "0 arrow crimson eu09-eu08")
    [loop] = [event for event in events if type(event).__name__ == "LoopClosed"]
    assert set(vars(loop)["spaces"]) == {"eu08", "eu09", "eu10", "eu11"}
    assert phase(match) == "branch"
    assert ways(match, "crimson") == pairs(branches)
    assert choices(match) == choices(match, "arrow crimson"), "nothing else before the branch"
    assert refused(match, "0 end") == "7.3 branch-first"
    assert refused(match, "0 ticket") == "7.3 branch-first"
    assert refused(match, "0 arrow amber start-eu05") == "7.3 branch-first"
    assert refused(match, "0 arrow crimson eu10-eu08") == "7.3 parallel"
    if branch_from == "loop":
        assert refused(match, "0 arrow crimson start-eu05") == "7.3 branch-off"


def test_s18_the_branch_is_the_new_head() -> None:
    match = scene(trails={"crimson": TAILED})
    tell(match, "0 arrow crimson eu09-eu08\n0 arrow crimson eu10-af02")
    assert trail(match, "crimson").head == "af02"
    assert [arrow.branch for arrow in trail(match, "crimson").arrows] == [False] * 5 + [True]
    assert phase(match) == "turn"
    assert refused(match, "0 end") == "", "the branch comes on top of the main arrow"


def test_s19_loop_at_start() -> None:
    match = scene(trails={"cobalt": "start>eu05>eu06"})
    tell(match, "0 arrow cobalt eu06-start")
    expected = "eu05>af01 eu05>eu04 eu06>af02 eu06>eu10 start>eu03 start>eu07 start>eu08 start>g01"
    assert ways(match, "cobalt") == pairs(expected)


def test_s21_loop_closed_on_a_red_dot() -> None:
    match = scene(trails={"amber": "start>eu05>af01>r12>af04>af05"})
    tell(match, "0 arrow amber af05-r12")
    assert tickets(match) == 4
    assert phase(match) == "branch"
    assert ways(match, "amber") == pairs("af04>af06 af04>g04 af05>af03 af05>g11")


def looped() -> Match:
    """S22: the loop of S18, branched to as12, and a ticket arrow on to r14."""
    match = scene(trails={"crimson": TAILED, "cobalt": "start>eu05>eu06"})
    tell(match, "0 arrow crimson eu09-eu08\n0 arrow crimson eu09-as12\n0 ticket\n0 arrow crimson as12-r14")
    return match


def test_s22_no_second_loop_in_the_turn() -> None:
    match = looped()
    assert tickets(match) == 3
    tell(match, "0 ticket")
    assert ways(match, "crimson") == {"r14>as04"}
    assert refused(match, "0 arrow crimson r14-eu11") == "6.3 second-loop"
    assert "eu06>start" in ways(match, "cobalt")
    tell(match, "0 arrow cobalt eu06-start")
    assert phase(match) == "branch", "a loop on another expedition is fine"


def test_s22_in_the_next_turn_it_is_open_again() -> None:
    match = looped()
    tell(match, "0 end")
    assert ways(match, "crimson") == pairs("r14>as04 r14>eu11")


CLOSING_ON_GREEN = "start>eu03>eu02>g02>na01>na07"


@pytest.mark.parametrize("remove_when_over", ["false", "true"])
def test_s24_closing_with_the_45th_arrow(remove_when_over: str) -> None:
    match = scene(trails={"crimson": CLOSING_ON_GREEN}, left={"crimson": 1}, remove_when_over=remove_when_over)
    tell(match, "0 arrow crimson na07-g02")
    assert (phase(match), seen(match).pending.bonus) == ("bonus", 1)
    assert ways(match, "crimson") == set()
    assert len(ways(match, "amber")) == 6
    assert refused(match, "0 arrow crimson g02-na07") == "6.1 over"
    tell(match, "0 arrow amber start-eu07")
    assert phase(match) == "turn"
    allowed = remove_when_over == "true"
    assert refused(match, "0 remove crimson") == ("" if allowed else "9.2 remove-over")
    if allowed:
        tell(match, "0 remove crimson")
        assert (trail(match, "crimson").head, trail(match, "crimson").left) == ("na07", 1)


def test_a13_branch_before_bonus() -> None:
    match = scene(trails={"crimson": CLOSING_ON_GREEN})
    tell(match, "0 arrow crimson na07-g02")
    assert (phase(match), seen(match).pending.bonus) == ("branch", 1)
    tell(match, "0 arrow crimson na01-g07")
    assert (phase(match), seen(match).pending.bonus) == ("bonus", 2), "the dot of the branch counts as well"
    tell(match, "0 decline\n0 decline")
    assert phase(match) == "turn"


# A10: which loops are one


def test_a10_loops_that_share_one_space_are_not_one() -> None:
    match = scene(trails={"crimson": f"{RING}, eu05>af01>eu04"})
    tell(match, "0 arrow crimson eu04-eu05")
    assert ways(match, "crimson") == pairs("af01>r12 eu04>g01 eu04>r01")


def test_a10_loops_that_share_two_spaces_are_one() -> None:
    match = scene(trails={"crimson": f"{RING}, eu05>eu04>g01"})
    tell(match, "0 arrow crimson g01-start")
    expected = "start>eu03 start>eu07 start>eu08 eu05>af01 eu06>af02 eu06>eu10 eu04>af01 eu04>r01 g01>eu03"
    assert ways(match, "crimson") == pairs(expected)


def test_a11_a_loop_without_a_way_out_branches_from_anywhere() -> None:
    way = "start>eu08>eu09>as12>g14>as13>g15>as15>w01>na14>r07>na05>na06>na07>g02>eu02>r02>eu07>eu01"
    match = scene(trails={"crimson": way})
    tell(match, "0 arrow crimson eu01-r02")
    assert phase(match) == "branch"
    roots = {arrow.split(">")[0] for arrow in ways(match, "crimson")}
    assert not roots & {"r02", "eu07", "eu01"}
    assert {"start", "eu08", "na05"} <= roots
    assert refused(match, "0 arrow crimson eu01-g14") == "7.3 branch-loops"


# 7.6: loops by removal


def test_a12_a_14_removing_a_branch() -> None:
    match = scene(trails={"crimson": f"{RING}, eu05>eu04"})
    tell(match, "0 remove crimson")
    assert phase(match) == "branch"
    expected = "eu05>af01 eu06>af02 eu06>eu10 start>eu03 start>eu07 start>eu08 start>g01"
    assert ways(match, "crimson") == pairs(expected)
    assert refused(match, "0 arrow crimson eu05-eu04") == "7.6 branch-same"
    tell(match, "0 arrow crimson start-eu08")
    assert refused(match, "0 remove crimson") == "7.6 remove-branch", "one loop a turn, removals included"
    tell(match, "0 arrow crimson eu08-eu10\n0 ticket")
    assert refused(match, "0 arrow crimson eu10-eu06") == "6.3 second-loop"


def test_a12_no_removal_of_a_branch_after_a_loop() -> None:
    match = scene(trails={"crimson": "start>eu05>eu06"})
    tell(match, "0 arrow crimson eu06-start\n0 arrow crimson start-eu03")
    assert refused(match, "0 remove crimson") == "7.6 remove-branch"
    tell(match, "0 end")
    assert refused(match, "1 remove crimson") == ""


def test_a14_the_same_segment_only_if_there_is_no_other() -> None:
    way = "start>eu03>eu02>g02>na07>na06>r02>eu07>eu01>r02, eu01>g14"
    match = scene(trails={"crimson": way})
    tell(match, "0 remove crimson")
    assert ways(match, "crimson") == {"eu01>g14"}
    tell(match, "0 arrow crimson eu01-g14")
    assert phase(match) == "bonus"


def test_a19_the_dot_where_a_removed_branch_began_acts() -> None:
    red = scene(trails={"crimson": "start>eu07>eu01>r02>eu07, r02>na06"})
    tell(red, "0 remove crimson")
    assert tickets(red) == 3
    assert phase(red) == "branch"
    green = scene(trails={"crimson": "start>eu03>g01>start, g01>eu04"})
    tell(green, "0 remove crimson")
    assert (phase(green), seen(green).pending.bonus) == ("branch", 1)
    tell(green, "0 arrow crimson start-eu05")
    assert phase(green) == "bonus"


# A15, A16


def test_a15_any_arrow_starts_an_expedition() -> None:
    match = scene(trails={"crimson": "start>eu03"})
    tell(match, "0 ticket\n0 arrow cobalt start-eu05")
    assert trail(match, "cobalt").head == "eu05"
    tell(match, "0 arrow crimson eu03-g01\n0 arrow amber start-g01")
    assert trail(match, "amber").head == "g01"


WAIVED = "start>g01>eu04>r01>af06>af04>r12>af05>af03>af02>eu06>eu05"


def test_a16_the_main_arrow_is_waived_when_none_is_legal() -> None:
    match = scene(trails={"amber": WAIVED}, left={"crimson": 0, "cobalt": 0})
    tell(match, "0 ticket\n0 arrow amber eu05-start")
    assert refused(match, "0 end") == "7.3 branch-first"
    tell(match, "0 arrow amber eu05-af01")
    assert choices(match, "arrow") == set()
    assert refused(match, "0 ticket") == "9.1 no-placement"
    assert refused(match, "0 arrow amber af01-r12") == "6.3 second-loop"
    assert not seen(match).turn_so_far.main_done
    tell(match, "0 end")
    assert ways(match, "amber") == pairs("af01>eu04 af01>r12"), "never a dead end at the start of a turn"


def test_a16_it_is_owed_again_when_an_arrow_becomes_legal() -> None:
    match = scene(trails={"amber": WAIVED, "crimson": "start>eu07"}, left={"crimson": 0, "cobalt": 0})
    tell(match, "0 ticket\n0 arrow amber eu05-start\n0 arrow amber eu05-af01")
    other = fork(match)
    tell(other, "0 end")
    assert waiting(other) == (1,)
    assert refused(match, "0 remove amber") == "7.6 remove-branch"


def test_a45_an_own_arrow_may_be_removed_in_the_same_turn() -> None:
    match = scene()
    tell(match, "0 arrow crimson start-eu05\n0 remove crimson")
    assert trail(match, "crimson").arrows == []
    assert (trail(match, "crimson").head, trail(match, "crimson").left) == ("start", 45)
    assert refused(match, "0 remove crimson") == "9.2 not-started"
    tell(match, "0 ticket\n0 arrow crimson start-eu05")
    assert trail(match, "crimson").head == "eu05"
