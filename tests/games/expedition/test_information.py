"""Who knows what (13.3): hands, draws, discards, hold orders, looks and peeks change nothing for anybody else."""

from __future__ import annotations

from dataclasses import asdict
from random import Random

import pytest

from fourwinds.core.cells import NOTHING
from fourwinds.core.match import Match
from fourwinds.core.messages import Event
from fourwinds.core.protocol import PUBLIC
from fourwinds.games.expedition.rules import Expedition

from .story import ADVANCED, fork, hand, phase, scene, seen, set_out, tell, words_of


def outside(match: Match, events: list[Event], seat: int = 0) -> object:
    """All that anybody but this seat sees, is told, or may do."""
    others = [other for other in (*range(match.config.players), PUBLIC) if other != seat]
    told = [[words_of(event.text()) for event in events if event.only in (None, other)] for other in others]
    views = [asdict(seen(match, other)) for other in others]
    prompts = [match.state.prompt(other) for other in others]
    legal = [match.state.legal(other) for other in others if other >= 0]
    return [told, views, prompts, legal, match.state.fingerprint(), match.state.turn().waiting]


def same_outside(start: Match, stories: list[str], seat: int = 0) -> list[Match]:
    """Tells each story from the same start; to all but this seat they must be one and the same."""
    played: list[Match] = []
    shown: list[object] = []
    for story in stories:
        match = fork(start)
        shown.append(outside(match, tell(match, story), seat))
        played.append(match)
    for one in shown[1:]:
        assert one == shown[0]
    return played


ROW = "na01 na04 na08 sa12"
END = "0 arrow amber start-eu07\n0 end\n1 arrow amber eu07-eu01\n1 end"


def test_hands() -> None:
    """Two deals that differ only in the hand of seat 0."""
    rest = "sa01 sa02 sa03 sa04 sa05 sa06 af03 af04 af05 af06"
    other = "as01 as02 as03 as04 as05 as06 as07 as08 as09 as10 as11 as12"
    public = "na01 na02 na03 na04 na05 na06"
    shown = []
    for own in ("sp01 sp08", "sp08 sp01", "sp03 af13"):
        match = set_out(hands={0: f"{rest} {own}", 1: other}, public=public)
        shown.append(outside(match, []))
        assert len(hand(match)) == 12
    assert shown[0] == shown[1] == shown[2]


def test_hold_orders() -> None:
    start = scene(2, hands={0: "sa07 sa08 sp08", 1: "as05"})
    orders = ["", "0 hold sa07", "0 hold last", "0 hold sa08\n0 hold sp08\n0 hold last"]
    held = same_outside(start, [f"{order}\n{END}" for order in orders])
    views = [seen(match, 0).orders for match in held]
    assert [None if view is None else (view.cards, view.last) for view in views] == [
        ([], False),
        (["sa07"], False),
        ([], True),
        (["sa08", "sp08"], True),
    ]


def test_hold_orders_in_the_middle_of_a_turn() -> None:
    start = scene(2, hands={0: "sa07 sa08 sp08", 1: "as05"})
    same_outside(start, ["", "0 hold sa07", "0 hold last"])


def test_hold_orders_given_with_the_tokens() -> None:
    start = set_out(4, hands={0: "as06 as04 as08 na09 sa10 eu01 eu02 eu03 eu04"})
    same_outside(start, ["0 token as04", "0 hold eu01\n0 token as04", "0 hold last\n0 hold eu02\n0 token as04"])


def test_a_held_card_looks_like_one_that_nobody_holds() -> None:
    """An arrow reaches a place: whether its card is held back or lies in the deck shows nowhere."""
    shown = []
    for own in ("na10 sa07", "sa08 sa07"):
        match = scene(hands={0: own}, trails={"crimson": "start>eu03>eu02>g02>na01>na03"})
        held = own.split()[0]
        events = tell(match, f"0 hold {held}\n0 arrow amber start-eu07\n0 end\n1 arrow crimson na03-na10")
        shown.append(outside(match, events))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["basic", "advanced"])
def test_exchange(options: dict[str, str]) -> None:
    """Which card goes, what is drawn, what is kept: nobody else learns it."""
    secrets = "? ?" if options else ""
    start = scene(hands={0: "sa07 sa08 sp08", 1: "as05 as14"}, secrets=secrets, options=options)
    stories = [
        "0 exchange sa07\n* draw af12\n* draw as11\n0 keep af12",
        "0 exchange sa07\n* draw af12\n* draw as11\n0 keep as11",
        "0 exchange sp08\n* draw as11\n* draw af12\n0 keep af12",
        "0 exchange sa08\n* draw eu05\n* draw na13\n0 keep na13",
    ]
    ended = same_outside(start, [f"{story}\n{END}" for story in stories])
    assert seen(ended[0], 0).deck.own_discards == ["sa07", "as11"]
    assert seen(ended[1], 0).deck.own_discards == ["sa07", "af12"]
    assert seen(ended[0], 1).deck.own_discards == []


def test_exchange_before_a_card_is_kept() -> None:
    start = scene(hands={0: "sa07 sa08 sp08", 1: "as05 as14"})
    drawn = same_outside(
        start, ["0 exchange sa07\n* draw af12\n* draw as11", "0 exchange sa08\n* draw eu05\n* draw na13"]
    )
    assert [card.place for card in seen(drawn[0], 0).pending.drawn] == ["af12", "as11"]
    assert seen(drawn[0], 1).pending.drawn == []
    assert [phase(match) for match in drawn] == ["keep", "keep"]


def test_an_important_card_may_or_may_not_have_been_exchanged() -> None:
    """Others knew sa07 in the hand; after an exchange they can no longer be sure."""
    start = scene(hands={0: "sa07 sa08 sp08", 1: "as05"}, tokens={0: "sa07"})
    assert seen(start, 1).seats[0].known == ["sa07"]
    story = "\n* draw af12\n* draw as11\n0 keep af12"
    ended = same_outside(start, [f"0 exchange sa07{story}", f"0 exchange sp08{story}"])
    assert [seen(match, 1).seats[0].known for match in ended] == [[], []]


def test_redraw() -> None:
    start = set_out(4, hands={0: "eu01 eu02 eu03 eu04 eu05 eu06 af01 as08 sp01"})
    same_outside(
        start,
        [
            "0 aside eu01\n0 aside eu02\n0 aside eu03\n0 done\n* deal as14\n* deal sp02\n* deal sp08",
            "0 aside eu04\n0 aside af01\n0 aside eu06\n0 done\n* deal sp11\n* deal sp08\n* deal as15",
        ],
    )
    same_outside(start, ["", "0 aside eu01", "0 aside eu05\n0 aside sp01"])


def test_whoever_was_checked_before_a_redraw_is_imagined_with_a_hand_that_allows_four_tokens() -> None:
    """Seats 0 to 4 have been checked; in six of a thousand deals one of their hands would not do."""
    poor = "eu01 eu02 eu03 eu04 eu05 eu06 af01 as08 sp01"
    match = set_out(6, hands={5: poor}, token_adjacency="dot_chain")
    assert (phase(match), match.state.turn().waiting) == ("redraw", (5,))
    view, rng = seen(match, 5), Random(1)
    for _ in range(1000):
        imagined = match.game.imagine(view, rng)
        assert isinstance(imagined, Expedition)
        assert all(imagined.can_place(seat, NOTHING, 4) for seat in range(5))


def test_peeks() -> None:
    """Others see that somebody peeked, and where, but not what."""
    start = scene(secrets="? ?", hands={1: "as05"}, public=ROW)
    peeked = same_outside(
        start, [f"0 arrow crimson start-g01\n0 peek 1\n* secret {card}" for card in ("sp08", "eu05", "na13")]
    )
    own = [seen(match, 0).secrets[1].card for match in peeked]
    assert [None if card is None else card.place for card in own] == ["sp08", "eu05", "na13"]
    assert seen(peeked[0], 1).secrets[1].card is None


def test_a_claim_shows_the_card_to_all() -> None:
    match = scene(secrets="sp08 ?", peeked={0: [0]}, points={1: 1}, public=ROW, active=1)
    events = tell(match, "1 arrow crimson start-eu05\n1 claim 0")
    assert any("place-sp08" in words_of(event.text()) for event in events if event.only is None)


def test_chart_room() -> None:
    """What was looked at, swapped and put under the deck in which order stays with the one who looked."""
    start = scene(sale="v03", hands={0: "sa07 sa08 sp08", 1: "as05 as14"})
    look = "0 buy v03\n* draw af12\n* draw as11\n* draw na13\n"
    stories = [
        f"{look}0 keep af12\n0 give sa07\n0 under sa07\n0 under as11",
        f"{look}0 keep na13\n0 give sp08\n0 under as11\n0 under sp08",
        f"{look}0 keep as11\n0 give sp08\n0 under na13\n0 under sp08",
        "0 buy v03\n* draw eu05\n* draw as10\n* draw na12\n0 keep as10\n0 give sa08\n0 under eu05\n0 under sa08",
    ]
    same_outside(start, [f"{story}\n{END}" for story in stories])
    same_outside(start, [look, "0 buy v03\n* draw eu05\n* draw as10\n* draw na12"])
    same_outside(start, [f"{look}0 keep af12", f"{look}0 keep na13"])
    same_outside(
        start, [f"{look}0 decline\n0 under af12\n0 under as11", f"{look}0 decline\n0 under na13\n0 under af12"]
    )


def test_what_everybody_saw_stays_known() -> None:
    """Cards that all saw go under the deck are known to all in whichever hand they come."""
    match = scene(sale="v04", public=f"{ROW} sp08 sp02", deck="as05 as11 as10", hands={0: "sa07 sa08"})
    tell(match, "0 buy v04\n0 under na04\n0 done\n* reveal as05")
    tell(match, "0 exchange sa07\n* draw as11\n* draw as10\n0 keep as10")
    tell(match, "0 arrow amber start-eu07\n0 end\n1 arrow amber eu07-eu01\n1 end")
    tell(match, "0 exchange sa08\n0 keep na04")
    assert hand(match) == {"as10", "na04"}
    assert seen(match, 1).seats[0].known == ["na04"], "there was no other card to keep"
