"""Relics, the draft and the solo game: the scenarios S54 to S57."""

from __future__ import annotations

import pytest

from fourwinds.core.match import Match
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.games.exploriana.terms import NAVIGATOR

from .story import (
    Land,
    Seat,
    by_chance,
    choices,
    fork,
    inside,
    land,
    new,
    player,
    refused,
    scene,
    scene_of_round,
    seen,
    sheet,
    shown,
    tell,
    tokens,
    told,
    until,
    waiting,
)

# Relics

THREE_TYPES = "sa-a01 sa-m1 sa-t1"


def test_s54_relic_for_three_players() -> None:
    seats = [Seat(cards=THREE_TYPES), Seat(cards="sa-a02 sa-m2 sa-t2")]
    match = scene({"sa": Land("o1 o2 l1", pawns="0 1 1")}, seats, relics="true")
    assert [land(match, region).relic for region in ("sa", "af", "fe")] == [-1, -1, -1]
    tell(match, "0 stop")
    events = tell(match, "0 pick sa-o1")
    assert told(events)[:2] == ["Taken", "RelicClaimed"]
    assert (land(match, "sa").relic, sheet(match)["relics"]) == (0, 5)
    tell(match, "1 stop; 1 pick sa-o2")
    assert (land(match, "sa").relic, sheet(match, 1)["relics"]) == (0, 0)


def test_s54_relic_for_four_players() -> None:
    match = scene({"sa": Land("o1 l1 a02", pawns="0 0")}, [Seat(cards=THREE_TYPES)], 4, relics="true")
    tell(match, "0 stop; 0 pick sa-o1")
    assert land(match, "sa").relic == -1
    tell(match, "0 stop; 0 pick sa-l1")
    assert (land(match, "sa").relic, sheet(match)["relics"]) == (0, 5)


@pytest.mark.parametrize(("players", "types"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_types_that_a_relic_needs(players: int, types: int) -> None:
    """12.51."""
    match = scene({"af": Land("o1 l1 a02", pawns="0 0")}, [Seat(cards="af-a01 af-m1 af-t1")], players, relics="true")
    tell(match, "0 stop; 0 pick af-o1")
    assert (land(match, "af").relic == 0) == (types == 4)


def test_a_relic_is_never_lost_again_and_one_may_own_several() -> None:
    """12.50."""
    owned = "sa-a01 sa-m1 sa-t1 af-o1 af-a01 af-t1"
    match = scene(
        {"sa": Land("o1 l3", pawns="0 0"), "af": Land("l1 a02", pawns="0")},
        [Seat(cards=owned, hand="biologist")],
        relics="true",
    )
    tell(match, "0 stop; 0 pick sa-o1; * reveal sa-a02; 0 release sa-a01; 0 stop; 0 pick animals; * reveal sa-m3")
    assert land(match, "sa").relic == 0
    tell(match, "0 stop; 0 pick af-l1")
    assert (land(match, "af").relic, sheet(match)["relics"]) == (0, 10)


def test_without_the_option_there_are_no_relics() -> None:
    match = scene({"sa": Land("o1 o2 l1", pawns="0")}, [Seat(cards=THREE_TYPES)])
    tell(match, "0 stop; 0 pick sa-o1")
    assert (land(match, "sa").relic, "relics" in sheet(match)) == (-2, False)


def test_relics_by_hand() -> None:
    seat = Seat(cards=THREE_TYPES)
    match = scene({"sa": Land("o1 o2 l1", pawns="0")}, [seat], relics="true", mission_reveal="manual")
    assert refused(match, 0, "relic sa") == "10.2 relic-types"
    tell(match, "0 stop; 0 pick sa-o1")
    assert choices(match, 0) == ["done", "relic sa"]
    tell(match, "0 relic sa")
    assert (land(match, "sa").relic, choices(match, 0)) == (0, ["done"])


def test_a_relic_shows_a_scholars_card_only_if_it_must() -> None:
    """10.2: the cards that qualify are shown to all."""
    seats = [Seat(cards=THREE_TYPES, hand="scholar")]
    match = scene({"sa": Land("a02 a03", "o1 m2 l1", pawns="0 0")}, seats, relics="true")
    tell(match, "0 use scholar; * hide sa-o2; * hide sa-o3; * hide sa-m3")
    needed, needless = fork(match), fork(match)
    events = tell(needed, "0 pick sa-o1")
    assert "RelicClaimed" in told(events, 1)
    assert "sa-o1" in player(needed, by=1).collection
    tell(needless, "0 pick sa-m2")
    assert "sa-m2" not in player(needless, by=1).collection
    assert player(needless, by=1).cards == 4
    tell(needless, "0 explore; * reveal sa-l1; 0 stop")
    events = tell(needless, "0 pick sa-l1")
    assert "RelicClaimed" in told(events, 1)
    assert "sa-m2" not in player(needless, by=1).collection, "another map was shown"


# The draft

KINDS = ("scout", "medic", "scholar", "navigator", "detective", "biologist", "geographer", "researcher", "pathfinder")


def drafting() -> Match:
    """Four players; the packs are dealt in the order of the cards."""
    match = new(4, draft="true")
    until(match, "packs")
    while seen(match).phase == "packs":
        match.play(CHANCE, match.state.legal(CHANCE)[0])
    return match


def test_s55_draft() -> None:
    match = drafting()
    assert waiting(match) == (0, 1, 2, 3)
    first = [choices(match, seat) for seat in range(4)]
    assert [len(pack) for pack in first] == [5, 5, 5, 5]
    tell(match, "".join(f"{seat} {first[seat][0]};" for seat in range(4)))
    assert choices(match, 0) == first[3][1:], "to the left: from seat 3 to seat 0"
    assert choices(match, 1) == first[0][1:]
    for _ in range(4):
        assert seen(match).phase == "draft"
        tell(match, "".join(f"{seat} {choices(match, seat)[0]};" for seat in range(4)))
    view = seen(match, PUBLIC)
    assert (view.phase, view.row, view.explorer_deck) == ("send", [], 0)
    assert [seat.hand_count for seat in view.seats] == [5, 5, 5, 5]
    for seat in range(4):
        for other in range(4):
            assert bool(player(match, other, seat).hand) == (seat == other)
    until(match, "send", 2)
    assert (seen(match).round, seen(match).row, match.over) == (2, [], False)


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 6), (4, 5), (5, 4)])
def test_cards_drafted_by_players(players: int, cards: int) -> None:
    match = new(players, draft="true")
    until(match, "send")
    assert [seat.hand_count for seat in seen(match).seats] == [cards] * players


def test_choosing_in_the_draft_is_secret() -> None:
    match = drafting()
    one, other = fork(match), fork(match)
    tell(one, f"0 {choices(match, 0)[0]}")
    events = tell(other, f"0 {choices(match, 0)[4]}")
    assert told(events, 1) == []
    for seat in (1, 2, 3, PUBLIC):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


def test_in_a_draft_everybody_who_might_is_asked_for_a_navigator() -> None:
    """11.2: otherwise the question alone would tell what is in a hidden hand."""
    match = scene({"sa": Land("m1 l1", "o1", pawns="0")}, [Seat(hand="scout")], draft="true")
    tell(match, "0 explore; * reveal sa-o1")
    assert choices(match, 0) == ["lost"]


def test_in_a_draft_nobody_is_asked_when_both_navigators_have_been_used() -> None:
    """11.2: by rules 1 the question was asked all the same."""
    for rules, asked in ((1, True), (2, False)):
        lands = {"sa": Land("m1 l1", "o1", pawns="0 1")}
        match = scene_of_round(2, 8, lands, [Seat(hand="scout")], 3, {"draft": "true"}, rules)
        inside(match).players[1].used = [NAVIGATOR, NAVIGATOR]
        tell(match, "0 explore; * reveal sa-o1")
        assert (waiting(match) == (0,)) == asked


def test_the_draft_and_the_deal_of_a_first_game_exclude_each_other() -> None:
    with pytest.raises(Unusable):
        new(3, draft="true", first_game_deal="true")
    for option in ("draft", "first_game_deal"):
        with pytest.raises(Unusable):
            new(1, **{option: "true"})


# The Society


def society(
    display: str, cards: str = "", region: str = "sa", lost: int = 1, pawns: str = "s 0", **options: str
) -> Match:
    """The Society's pawn is about to draw."""
    seats = [Seat(), Seat(coins=0, renown=4, cards=cards)]
    return scene({region: Land(display, lost=lost, pawns=pawns)}, seats, 1, **options)


def of_society(match: Match) -> list[str]:
    owner = seen(match).society
    assert owner is not None
    return owner.collection


def society_renown(match: Match) -> int:
    owner = seen(match).society
    assert owner is not None
    return owner.renown


def test_s57_the_societys_choice() -> None:
    match = society("a01 a05 m3", "af-m1 fe-m1")
    tell(match, "* reveal sa-t4")
    assert of_society(match) == ["sa-m3", "af-m1", "fe-m1"]
    assert shown(match, "sa") == ["a01", "a05", "t4"]
    match = society("a01 a05 m3")
    tell(match, "* reveal sa-t4")
    assert (of_society(match), tokens(match, "sa"), society_renown(match)) == ([], [False] * 4, 6)
    assert waiting(match) == (0,)


@pytest.mark.parametrize(
    ("region", "display", "drawn", "owned", "lost", "taken"),
    [
        ("sa", "o3 m3", "l3", "", 1, ["sa-o3"]),
        ("sa", "o3 m3", "l3", "sa-o1", 0, ["sa-o1", "sa-m3"]),
        ("sa", "m3 a01", "a08", "", 0, ["sa-m3"]),
        ("sa", "a01 l3", "a08", "", 0, ["sa-a01", "sa-a08"]),
        ("sa", "t4 l3", "a01", "", 0, ["sa-l3"]),
        ("sa", "t4 a01", "t1", "", 0, ["sa-t4"]),
        ("fe", "t1 a01", "a02", "", 1, ["fe-a01", "fe-a02"]),
        ("fe", "t1 m3", "a02", "", 1, ["fe-t1"]),
        ("sa", "m3 a10", "m1", "af-m1 af-m2 fe-m1 fe-m2 fe-m3", 1, None),
    ],
)
def test_worths_and_ties_of_the_society(
    region: str, display: str, drawn: str, owned: str, lost: int, taken: list[str] | None
) -> None:
    """Orchid 5 or 2; map 3 to 7; animals by points and renown; other cards 3 or 4; rescue 4."""
    match = society(display, owned, region, lost)
    tell(match, f"* reveal {region}-{drawn}")
    assert of_society(match) == (taken or ["sa-m3", *owned.split()])


def test_the_society_makes_two_picks_with_five_cards() -> None:
    match = society("a01 a05 m3 l3", "", lost=2)
    tell(match, "* reveal sa-t4")
    assert society_renown(match) == 4 + 2, "a rescue first, but only one"
    assert of_society(match) == ["sa-m3"]
    owner = seen(match).society
    assert owner is not None
    assert (owner.tokens, tokens(match, "sa")) == ([0], [True, False, False, False])


def test_the_society_gains_and_gets_lost_like_a_player() -> None:
    match = society("t4 m1", lost=0)
    tell(match, "* reveal sa-l1")
    assert "sa-m1" in of_society(match)
    match = society("l1 m1", lost=0)
    events = tell(match, "* reveal sa-o1")
    assert "SocietyLost" in told(events)
    assert tokens(match, "sa") == [True, False, False, False]
    match = society("t4 a01", lost=0)
    tell(match, "* reveal sa-t1")
    owner = seen(match).society
    assert owner is not None
    assert (owner.coins, owner.collection) == (4, ["sa-t4"])


def test_solo_recruiting() -> None:
    match = new(1)
    until(match, "row")
    tell(match, "* row scout-1; * row medic-1; * row navigator-1")
    assert (waiting(match), len(seen(match).row)) == ((0,), 3)
    events = tell(match, "0 recruit scout-1")
    assert told(events) == ["Recruited", "SocietyRecruited", "CoinPut"]
    assert [(entry.explorer, entry.coins) for entry in seen(match).row] == [("medic", 1)]
    assert (seen(match).explorer_deck, player(match).hand) == (14, ["scout-1"])
    until(match, "row", 2)
    inside(match).players[0].renown = 50
    tell(match, "* row geographer-1")
    events = tell(match, "* row detective-1")
    assert "SocietyRecruited" in told(events)
    assert [entry.explorer for entry in seen(match).row] == ["geographer", "detective"], "the medic lay there longest"


def test_solo_sending() -> None:
    match = new(1)
    until(match, "society-send")
    assert seen(match).queue == [-1, 0, -1, 0, -1]
    assert by_chance(match) == ["society sa", "society af", "society fe"]
    tell(match, "* society sa; 0 send sa; * society sa")
    assert choices(match, 0) == ["send af", "send fe"]
    tell(match, "0 send af")
    assert by_chance(match) == ["society af", "society fe"]
    assert match.state.weights() is None


@pytest.mark.parametrize(
    ("level", "pawns", "points"), [("novice", 2, 10), ("standard", 3, 0), ("expert", 3, 10), ("legend", 4, 0)]
)
def test_levels_of_the_society(level: str, pawns: int, points: int) -> None:
    match = new(1, society=level)
    until(match, "society-send")
    assert seen(match).queue.count(-1) == pawns
    until(match, "over")
    owner = seen(match).society
    assert owner is not None
    assert [line.points for line in owner.sheet if line.key == "exploriana-line-society"] == [points]


@pytest.mark.parametrize(
    ("own", "other", "awards", "title"),
    [
        (Seat(renown=9), Seat(coins=0, renown=8), [12, 6], "won"),
        (Seat(renown=8), Seat(coins=0, renown=9), [6, 12], "beaten"),
        (Seat(renown=8, coins=0), Seat(coins=0, renown=8), [9, 9], "draw"),
        (Seat(renown=8, coins=2), Seat(coins=0, renown=8), [9, 9], "won"),
        (Seat(renown=9, coins=0), Seat(coins=12, renown=8), [12, 6], "won"),
        (Seat(renown=8, coins=12), Seat(coins=0, renown=9), [6, 12], "beaten"),
    ],
)
def test_solo_scoring(own: Seat, other: Seat, awards: list[int], title: str) -> None:
    match = scene({"sa": Land(deck="")}, [own, other], 1)
    outcome, owner = match.state.outcome(), seen(match).society
    assert outcome is not None
    assert owner is not None
    assert outcome.title is not None
    assert [outcome.sheets[0][0].points, owner.sheet[0].points] == awards
    assert outcome.title.key == f"exploriana-title-{title}"


def test_solo_tokens_of_the_society_are_turned_over_at_the_end() -> None:
    match = scene({"sa": Land("m1 m2", pawns="s")}, None, 1)
    inside(match).explorer_deck = 0
    tell(match, "* reveal sa-a01")
    assert (seen(match).phase, by_chance(match)) == ("society-tokens", ["token 2", "token 3", "token 4"])
    tell(match, "* token 4")
    owner = seen(match).society
    assert owner is not None
    assert (owner.tokens, match.over) == ([4], True)


def test_only_the_human_claims_relics() -> None:
    match = society("o3 m1", "sa-a01 sa-t1 sa-l1", relics="true")
    tell(match, "* reveal sa-m3")
    assert ("sa-o3" in of_society(match), land(match, "sa").relic) == (True, -1)


def test_the_society_gains_no_renown_at_the_end_of_a_round() -> None:
    match = scene({"sa": Land(pawns="0")}, None, 1)
    tell(match, "0 stop; 0 rescue coins; * token 2")
    assert (seen(match).round, society_renown(match)) == (3, 4)
