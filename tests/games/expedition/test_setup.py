"""Set-up: hands, the public row, redraw and Important Destinations (section 4; S01 to S09)."""

from __future__ import annotations

from random import Random

import pytest

from fourwinds.core.match import Match
from fourwinds.core.messages import Text, Unusable
from fourwinds.games.expedition.edition import editions
from fourwinds.games.expedition.world import CARD_NAMES, EXITS, SPACE_OF, SPACES, TIP

from .story import NEAR, choices, hand, phase, player, refused, row, seen, set_out, tell, waiting


@pytest.mark.parametrize(
    ("players", "cards", "deck", "supply"),
    [(2, 12, 49, 24), (3, 12, 37, 21), (4, 9, 37, 18), (5, 9, 28, 15), (6, 9, 19, 12)],
)
def test_s01_counts(players: int, cards: int, deck: int, supply: int) -> None:
    match = set_out(players)
    while phase(match) == "tokens":
        [seat] = waiting(match)
        tell(match, f"{seat} {min(choices(match, 'token '))}")
    public = seen(match)
    assert (public.deck.cards, public.supply) == (deck, supply)
    assert len([name for name in row(match) if name]) == 6
    for seat in range(players):
        shown = player(match, seat)
        assert (shown.hand, shown.tickets, len(shown.tokens), shown.spare, shown.points) == (cards, 3, 4, 2, 0)
        assert len(hand(match, seat)) == cards


def test_s02_public_near_start() -> None:
    match = Match.new("expedition", 2, {"first_player": "0"})
    hand0 = "na02 na03 na04 na05 na06 na07 na08 na09 na10 na11 na12 na13"
    hand1 = "as01 as02 as03 as04 as05 as06 as07 as08 as09 as10 as11 as12"
    tell(match, "\n".join(f"* deal {name}" for name in f"{hand0} {hand1}".split()))
    tell(match, "* reveal eu05\n* reveal na01\n* reveal eu10\n* reveal sa07")
    assert refused(match, "* reveal eu05") == "1.3 card-gone", "what is set aside is not drawn again"
    tell(match, "* reveal sa01\n* reveal sa02\n* reveal sa03\n* reveal sa04")
    assert row(match) == ["na01", "sa07", "sa01", "sa02", "sa03", "sa04"]
    assert seen(match).deck.cards == 49
    assert seen(match).deck.seen == ["eu05", "eu10"], "all have seen them go into the deck"


def test_a_near_card_may_be_dealt_to_a_hand() -> None:
    match = Match.new("expedition", 2, {"first_player": "0"})
    assert {f"deal {name}" for name in NEAR} <= choices(match)


def test_s03_important_at_least_3_away() -> None:
    match = set_out(hands={0: "af02 eu11 na01 na13 sa07 as08 sp04 sp08 na04 sa12 as14 af13"})
    assert refused(match, "0 token af02") == "4.6 near-start"
    assert refused(match, "0 token eu11") == ""
    assert refused(match, "0 token na10") == "4.6 not-in-hand"


def siem_reap(**options: str) -> Match:
    """Seat 0 has its token on as08, seat 1 holds sp01."""
    match = set_out(
        hands={
            0: "as08 as16 as06 na01 na13 sa07 af04 af08 sa12 eu11 na04 sp02",
            1: "sp01 sp06 sp04 sp03 na02 na09 sa01 sa10 as01 as12 af12 as14",
        },
        options=options,
    )
    tell(match, "0 token as08")
    return match


def test_s04_spacing_ignores_one_dot() -> None:
    match = set_out(
        hands={
            0: "as08 as16 sp01 na01 na13 sa07 af04 af08 sa12 eu11 na04 sp02",
            1: "as10 sp06 sp04 sp03 na02 na09 sa01 sa10 as01 as12 af12 as14",
        }
    )
    tell(match, "0 token as08")
    assert refused(match, "1 token as10") == "", "the tokens of others never restrict"
    tell(match, "1 token as10")
    assert refused(match, "0 token sp01") == "4.6 token-neighbour"
    assert refused(match, "0 token as16") == "4.6 token-neighbour"
    assert refused(match, "0 token as08") == "4.6 token-twice"


def test_s04_others_may_place_there() -> None:
    assert refused(siem_reap(), "1 token sp01") == ""


@pytest.mark.parametrize(("adjacency", "botany_bay"), [("one_dot", ""), ("dot_chain", "4.6 token-neighbour")])
def test_s06_two_dots_between(adjacency: str, botany_bay: str) -> None:
    match = siem_reap(token_adjacency=adjacency)
    tell(match, "1 token sp06\n0 token na01")
    assert refused(match, "1 token sp04") == botany_bay
    assert refused(match, "1 token sp03") == "4.6 token-neighbour"


@pytest.mark.parametrize(("order", "seats"), [("first", [2, 1, 0, 3]), ("last", [1, 0, 3, 2])])
def test_s07_order_of_placing(order: str, seats: list[int]) -> None:
    match = set_out(4, first=2, token_order=order)
    placed = []
    while phase(match) == "tokens":
        [seat] = waiting(match)
        placed.append(seat)
        tell(match, f"{seat} {min(choices(match, 'token '))}")
    assert placed == seats * 4
    assert waiting(match) == (2,)
    tell(match, "2 arrow crimson start-eu05\n2 end")
    assert waiting(match) == (3,)


def test_s08_redraw() -> None:
    match = set_out(4, hands={0: "eu01 eu02 eu03 eu04 eu05 eu06 af01 as08 sp01"})
    assert (phase(match), waiting(match)) == ("redraw", (0,))
    assert refused(match, "0 done") == "4.5 redraw-one"
    assert refused(match, "0 aside na01") == "4.5 not-in-hand"
    assert refused(match, "0 token as08") == "4.5 redraw-first"
    tell(match, "0 aside eu01\n0 aside eu02\n0 aside eu03\n0 done")
    assert refused(match, "* deal eu01") == "1.3 card-gone", "the new cards come before the old ones are shuffled in"
    deck = seen(match).deck.cards
    tell(match, "* deal eu07\n* deal eu08\n* deal af02")
    assert len(hand(match)) == 9
    assert seen(match).deck.cards == deck == 37
    assert (phase(match), waiting(match)) == ("redraw", (0,)), "the check is repeated"
    tell(match, "0 aside eu07\n0 aside eu08\n0 aside af02\n0 done")
    assert {"deal eu01", "deal eu02", "deal eu03"} <= choices(match), "they are in the deck again"
    tell(match, "* deal as14\n* deal sp02\n* deal sp08")
    assert hand(match) == {"eu04", "eu05", "eu06", "af01", "as08", "sp01", "as14", "sp02", "sp08"}
    assert phase(match) == "tokens"
    assert seen(match).deck.cards == 37


def test_s08_each_player_in_turn_from_the_first() -> None:
    poor = "eu01 eu02 eu03 eu04 eu05 eu06 af01 as08 sp01"
    match = set_out(4, first=2, hands={2: poor, 1: "eu07 eu08 eu09 eu10 af02 as04 as06 as05 as03"})
    assert (phase(match), waiting(match)) == ("redraw", (2,))
    tell(match, "2 aside eu01\n2 aside eu02\n2 done\n* deal sp08\n* deal sp02")
    assert (phase(match), waiting(match)) == ("redraw", (2,)), "three are not enough"
    tell(match, "2 aside eu03\n2 done\n* deal as14")
    assert (phase(match), waiting(match)) == ("redraw", (1,))


def test_s09_look_ahead() -> None:
    match = set_out(4, hands={0: "as06 as04 as08 na09 sa10 eu01 eu02 eu03 eu04"})
    assert choices(match, "token ") == {"token as04", "token as08", "token na09", "token sa10"}
    assert refused(match, "0 token as06") == "4.6 token-strands"


def test_hold_orders_may_be_given_with_the_tokens() -> None:
    match = set_out(4, hands={0: "as06 as04 as08 na09 sa10 eu01 eu02 eu03 eu04"})
    tell(match, "0 hold as06\n0 hold last")
    assert refused(match, "0 release as06") == "10.3 order-changed"
    assert refused(match, "0 release last") == "10.3 order-changed"
    assert waiting(match) == (0,)
    tell(match, "0 token as04")
    orders = seen(match, 0).orders
    assert orders is not None
    assert (orders.cards, orders.last) == (["as06"], True)


def test_what_ends_a_turn_of_the_set_up_is_no_arrow() -> None:
    match = set_out(2, token_order="first")
    while phase(match) == "tokens":
        [seat] = waiting(match)
        tell(match, f"{seat} {min(choices(match, 'hold '))}\n{seat} {min(choices(match, 'token '))}")
        assert match.state.closing(seat).key == "expedition-closing-token"
    tell(match, "0 arrow crimson start-eu05")
    assert match.state.closing(0) == Text("expedition-closing", {"arrows": 1, "tickets": 0})


def test_what_ends_a_redraw() -> None:
    match = set_out(4, hands={0: "eu01 eu02 eu03 eu04 eu05 eu06 af01 as08 sp01"})
    tell(match, "0 aside eu01\n0 done")
    assert match.state.closing(0).key == "expedition-closing-redraw"


def test_s42_market() -> None:
    """S42: six of seven explorers lie open, the seventh is unknown to all, and ten events are face down."""
    match = set_out(market="true")
    assert choices(match) == {f"stall x{number}" for number in range(1, 8)}
    tell(match, "\n".join(f"* stall x{number}" for number in (3, 1, 7, 5, 2, 6)))
    assert seen(match).market == ["x3", "x1", "x7", "x5", "x2", "x6"]
    assert seen(match).deck.events == 10
    assert seen(match).prices == [2] * 6
    assert phase(match) == "tokens"


def test_four_open_and_two_secret() -> None:
    """A30, A37: no secret card of the set-up lies near Start, and nobody knows them."""
    match = set_out(secret="true")
    assert len(row(match)) == 4
    assert [secret.present for secret in seen(match).secrets] == [True, True]
    assert [secret.card for secret in seen(match, 0).secrets] == [None, None]
    assert seen(match).deck.cards == 49
    rng = Random(1)
    while phase(match) == "tokens":
        [seat] = waiting(match)
        tell(match, f"{seat} {rng.choice(sorted(choices(match, 'token ')))}")
    tell(match, "0 arrow crimson start-g01\n0 peek 0")
    assert phase(match) == "secret"
    assert not {f"secret {name}" for name in NEAR} & choices(match)


def test_a1_near_start_counts_dots() -> None:
    """The places within two segments of Start are those flagged in the edition."""
    near, reached = {"start"}, {"start"}
    for _ in range(2):
        near = {SPACES[TIP[code]] for space in near for code in EXITS[SPACE_OF[space]]}
        reached |= near
    assert sorted(reached & set(CARD_NAMES)) == sorted(NEAR)
    assert [CARD_NAMES[number] for number in editions()["house-1"].near.squares()] == sorted(NEAR, key=CARD_NAMES.index)


@pytest.mark.parametrize("players", [2, 6])
def test_a7_chance_or_the_option_names_the_first_player(players: int) -> None:
    match = Match.new("expedition", players)
    assert choices(match) == {f"first {seat}" for seat in range(players)}
    tell(match, "* first 1")
    assert (seen(match).first, phase(match)) == (1, "deal")
    assert seen(Match.new("expedition", players, {"first_player": "1"})).first == 1


def test_a7_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(Unusable):
        Match.new("expedition", 2, {"first_player": "2"})
