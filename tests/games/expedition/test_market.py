"""The market: what is for sale, and what explorers bring (12.5; S41, S44)."""

from __future__ import annotations

import pytest

from .story import (
    LAST,
    SIEM_REAP,
    before,
    choices,
    phase,
    points,
    refused,
    scene,
    scores,
    seen,
    sheet,
    stalls,
    tell,
    tickets,
)

EVENTS = "v01 v02 v03 v04 v05 v06 v07 v08 v09 v10"


# S41: buying


def test_s41_market() -> None:
    match = scene(tickets={0: 4}, sale="x1 x2 x3 x4 x5 x6", events=EVENTS)
    tell(match, "0 buy x2")
    assert choices(match) == {f"stall {name}" for name in EVENTS.split()}
    tell(match, "* stall v06")
    assert (tickets(match), before(match), stalls(match)) == (2, ["x2"], ["x1", "v06", "x3", "x4", "x5", "x6"])
    assert seen(match).deck.events == 9
    assert refused(match, "0 buy v06") == "12.3 one-purchase"
    assert refused(match, "0 ticket") == "9.5 ticket-limit"
    tell(match, "0 arrow crimson start-eu05\n0 end\n1 arrow crimson eu05-eu06\n1 end")
    tell(match, "0 buy v06\n* stall v10")
    assert (tickets(match), before(match), stalls(match)[1]) == (1, ["x2", "v06"], "v10")
    assert refused(match, "0 buy v10") == "12.3 one-purchase"
    assert refused(match, "0 buy x2") == "12.3 not-for-sale"
    tell(match, "0 ticket\n0 arrow amber start-eu05")
    assert refused(match, "0 ticket") == "9.5 ticket-limit"


def test_s41_with_the_event_deck_empty_the_slot_stays_empty() -> None:
    match = scene(sale="x1 x2 x3 x4 x5 v10")
    tell(match, "0 buy v10")
    assert (phase(match), stalls(match)) == ("turn", ["x1", "x2", "x3", "x4", "x5", ""])


def test_one_ticket_is_too_little_for_an_explorer() -> None:
    match = scene(tickets={0: 1}, sale="x1 v06")
    assert choices(match, "buy") == {"buy v06"}
    assert refused(match, "0 buy x1") == "9.5 no-ticket"
    rich = scene(sale="x1 v06")
    tell(rich, "0 ticket\n0 arrow crimson start-eu05")
    assert refused(rich, "0 buy x1") == "9.5 ticket-limit"
    assert refused(rich, "0 buy v06") == ""


def test_without_the_market_nothing_is_for_sale() -> None:
    match = scene()
    assert refused(match, "0 buy x1") == "12.3 no-market"
    assert refused(match, "0 play v06") == "12.3 no-market"


def test_buying_waits_for_what_is_pending() -> None:
    match = scene(sale="x1 v06", cards={0: "v07 v08"})
    tell(match, "0 arrow crimson start-g01")
    assert refused(match, "0 buy x1") == "8.1 bonus-first"
    assert refused(match, "0 play v07") == "8.1 bonus-first"
    assert refused(match, "0 play v08") == "8.1 bonus-first"


# 12.5 Explorers


def ended(explorer: str, scored: str = "", left_tickets: int = 0) -> int:
    """What an explorer brings when the game ends."""
    match = scene(
        cards={0: explorer},
        areas={0: scored},
        tickets={0: left_tickets},
        trails={"amber": "start>eu07"},
        left=LAST,
    )
    tell(match, "0 arrow amber eu07-eu01")
    brought = sheet(match).get(f"card-{explorer}", 0)
    assert scores(match)[0] == points(match)[0] + brought
    return brought


FIVE_REGIONS = "na01:hand sa01:public eu01:secret af01:important as01:hand"


@pytest.mark.parametrize(
    ("explorer", "scored", "bonus"),
    [
        ("x1", "na01:hand sa01:hand eu01:hand af01:hand", 0),
        ("x1", FIVE_REGIONS, 2),
        ("x1", f"{FIVE_REGIONS} na02:hand", 2),
        ("x1", f"{FIVE_REGIONS} sp01:hand", 4),
        ("x2", "eu01:hand af01:hand", 0),
        ("x2", "na01:hand sa01:important eu01:hand", 2),
        ("x2", "na01:hand sa01:hand na02:hand na03:public", 3),
        ("x3", "na01:hand", 0),
        ("x3", "sp11:hand na01:hand", 2),
        ("x3", "sp11:hand sa12:hand eu01:hand", 4),
        ("x6", "na01:important na03:important sa07:hand", 0),
        ("x6", "na01:important na04:important sa07:important", 1),
        ("x6", "na01:important na04:important sa07:important sp08:important", 3),
        ("x7", "na01:important na04:hand", 0),
        ("x7", "na01:public na04:secret", 2),
        ("x7", "na01:public na04:secret sa07:public sp08:secret", 3),
    ],
)
def test_explorers(explorer: str, scored: str, bonus: int) -> None:
    assert ended(explorer, scored) == bonus


@pytest.mark.parametrize(("kept", "bonus"), [(0, 0), (2, 2), (3, 3), (7, 3)])
def test_sacagawea_counts_tickets(kept: int, bonus: int) -> None:
    assert ended("x5", left_tickets=kept) == bonus


TO_W02 = f"{SIEM_REAP}>r17>sp01>w02"
TO_W01 = "start>eu08>eu09>as12>g14>as13>g15>as15>w01"


@pytest.mark.parametrize(
    ("crimson", "cobalt", "amber", "bonus"),
    [
        ("start>eu05", "", "start>eu07", 0),
        (TO_W02, "", "start>eu07", 1),
        (TO_W02, "", f"{TO_W01}>na14", 2),
        (TO_W02, TO_W01, f"{TO_W02}>sp09", 4),
    ],
)
def test_s44_magellan(crimson: str, cobalt: str, amber: str, bonus: int) -> None:
    match = scene(cards={0: "x4"}, trails={"crimson": crimson, "cobalt": cobalt, "amber": amber}, left=LAST)
    tell(match, f"0 {min(choices(match, 'arrow amber'))}")
    assert sheet(match).get("card-x4", 0) == bonus
    assert scores(match)[0] == bonus


def test_only_the_owner_of_an_explorer_scores_it() -> None:
    match = scene(cards={1: "x2"}, areas={0: "na01:hand", 1: "na04:hand"}, trails={"amber": "start>eu07"}, left=LAST)
    tell(match, "0 arrow amber eu07-eu01")
    assert scores(match) == [1, 2]
