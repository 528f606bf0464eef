"""Who knows what (section 11): nothing leaks, nothing seen is forgotten, and odds follow from what a seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import permutations

import pytest

from fourwinds.core.match import Match
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.games.exploriana.seen import ExplorianaView

from .story import (
    Land,
    Seat,
    chances,
    choices,
    fork,
    heard,
    inside,
    land,
    new,
    odds,
    player,
    scene,
    seen,
    tell,
    told,
    until,
    waiting,
)

HAND = "scout geographer researcher scholar detective entrepreneur philanthropist"
OTHERS = (1, 2, PUBLIC)


def at_work(**options: str) -> Match:
    """P0 is about to act in South America with every explorer that hides something; P1 and P2 follow."""
    lands = {"sa": Land("a01 a02 m3", lost=2, pawns="0 1 2")}
    return scene(lands, [Seat(coins=30, hand=HAND), Seat(hand="scout"), Seat()], **options)


def lines(story: str) -> list[str]:
    return [line.strip() for line in story.split(";") if line.strip()]


def assert_alike(one: Match, other: Match, seats: tuple[int, ...]) -> None:
    """All that these seats can ask of two positions is the same."""
    assert one.state.fingerprint() == other.state.fingerprint()
    assert waiting(one) == waiting(other)
    for seat in seats:
        assert seen(one, seat) == seen(other, seat)
        assert one.state.prompt(seat) == other.state.prompt(seat)
        assert choices(one, seat) == choices(other, seat)
        for action in one.state.legal(seat):
            assert one.game.gives(one.state, seat, action) == other.game.gives(other.state, seat, action)


def twins(match: Match, story: str, other_story: str, seats: tuple[int, ...] = OTHERS) -> tuple[Match, Match]:
    """Plays two stories that differ only in what is hidden from these seats, and compares them at every step."""
    one, other = fork(match), fork(match)
    for line, other_line in zip(lines(story), lines(other_story), strict=True):
        events, other_events = tell(one, line), tell(other, other_line)
        for seat in seats:
            assert heard(events, seat) == heard(other_events, seat)
        assert_alike(one, other, seats)
    return one, other


AWAY = "; 0 stop; 0 rescue coins; * token 2"
"""P0 leaves; then it is the turn of P1, whose odds and choices must not tell anything."""


@pytest.mark.parametrize(
    ("story", "other"),
    [
        pytest.param(
            "0 use scout; * look sa-m1; 0 leave" + AWAY, "0 use scout; * look sa-t4; 0 leave" + AWAY, id="scout-leaves"
        ),
        pytest.param(
            "0 use scout; * look sa-m1; 0 bottom sa-m1" + AWAY,
            "0 use scout; * look sa-t4; 0 bottom sa-t4" + AWAY,
            id="scout-bottoms",
        ),
        pytest.param(
            "0 use geographer; * look sa-m1; * look sa-t4; 0 bottom sa-t4" + AWAY,
            "0 use geographer; * look sa-m1; * look sa-t4; 0 bottom sa-m1" + AWAY,
            id="geographer-which",
        ),
        pytest.param(
            "0 use geographer; * look sa-m1; * look sa-t4; 0 bottom sa-t4" + AWAY,
            "0 use geographer; * look sa-l1; * look sa-o1; 0 bottom sa-l1" + AWAY,
            id="geographer-cards",
        ),
        pytest.param(
            "0 use researcher; * look sa-m1; * look sa-t4; * look sa-l1; 0 top sa-t4; 0 top sa-m1" + AWAY,
            "0 use researcher; * look sa-m1; * look sa-o1; * look sa-o2; 0 top sa-m1; 0 top sa-o1" + AWAY,
            id="researcher",
        ),
        pytest.param(
            "0 use detective; * token 2; * token 3; * token 4; 0 order 3; 0 order 1; 0 stop; 0 rescue coins; * token 3",
            "0 use detective; * token 4; * token 2; * token 2; 0 order 3; 0 order 1; 0 stop; 0 rescue coins; * token 2",
            id="detective",
        ),
        pytest.param(
            "0 use entrepreneur; * mission m01; * mission m05; 0 keep m01" + AWAY,
            "0 use entrepreneur; * mission m06; * mission m03; 0 keep m06" + AWAY,
            id="entrepreneur",
        ),
        pytest.param(
            "0 use scholar; * hide sa-o2; * hide sa-l2; * hide sa-t3; 0 pick sa-o1",
            "0 use scholar; * hide sa-a04; * hide sa-l2; * hide sa-l1; 0 pick sa-m1",
            id="scholar",
        ),
        pytest.param(
            "0 stop; 0 rescue renown; * token 2",
            "0 stop; 0 rescue renown; * token 4",
            id="rescued-token",
        ),
    ],
)
@pytest.mark.parametrize("reveal", ["auto", "manual"])
def test_others_learn_nothing_but_that_it_happened(story: str, other: str, reveal: str) -> None:
    one, two = twins(at_work(mission_reveal=reveal), story, other)
    assert seen(one, 0) != seen(two, 0)


def test_looks_at_a_deck_beside_a_named_one() -> None:
    """Also where everybody knows which cards are in the deck, nobody else learns their places."""
    match = scene({"sa": Land("a01 a02", "m1 t4 l1 o1", pawns="0 1")}, [Seat(hand="researcher scout", coins=9)])
    story = "0 use researcher; * look sa-m1; * look sa-t4; * look sa-l1; 0 top sa-t4; 0 top sa-m1;"
    other = "0 use researcher; * look sa-o1; * look sa-t4; * look sa-m1; 0 top sa-m1; 0 top sa-o1;"
    twins(match, story + "0 use scout; * look sa-t4; 0 leave", other + "0 use scout; * look sa-m1; 0 leave")


def bare(view: ExplorianaView) -> ExplorianaView:
    """A view without what everybody sees of somebody looking."""
    regions = [replace(region, looks=[]) for region in view.regions]
    return replace(view, phase="", asked=[], looking=None, turn=None, regions=regions)


@pytest.mark.parametrize(("explorer", "word"), [("scout", "bottom"), ("geographer", "bottom"), ("researcher", "top")])
def test_looking_changes_only_the_lookers_view(explorer: str, word: str) -> None:
    match = at_work()
    tell(match, f"0 use {explorer}")
    before = {seat: bare(seen(match, seat)) for seat in (0, *OTHERS)}
    while waiting(match) == (CHANCE,):
        tell(match, f"* {choices(match, CHANCE)[-1]}")
    for seat in OTHERS:
        assert bare(seen(match, seat)) == before[seat]
        assert land(match, "sa", seat).known == []
    assert bare(seen(match, 0)) != before[0]
    while any(words.startswith(word) for words in choices(match, 0)):
        tell(match, f"0 {choices(match, 0)[-1]}")
        for seat in OTHERS:
            assert bare(seen(match, seat)) == before[seat]


def test_missions_dealt_are_their_owners_alone() -> None:
    match = new(3)
    until(match, "missions")
    one, other = twins(match, "* mission m01; * mission m05", "* mission m07; * mission m02")
    assert (player(one).open, player(other).open) == (["m01", "m05"], ["m02", "m07"])


def test_packs_and_drafted_hands_are_hidden() -> None:
    match = new(3, draft="true")
    until(match, "packs")
    one, _ = twins(match, "* deal scout-1; * deal medic-1", "* deal navigator-1; * deal detective-2")
    assert seen(one, 0).draft.packs == [["medic-1", "scout-1"]]  # type: ignore[union-attr]
    until(one, "draft")
    own = choices(one, 0)
    twins(one, f"0 {own[0]}", f"0 {own[-1]}")
    until(one, "send")
    assert [player(one, seat, PUBLIC).hand for seat in range(3)] == [[], [], []]
    assert seen(one, PUBLIC).draft.packs == []  # type: ignore[union-attr]


def test_manual_missions_do_not_show_by_the_question() -> None:
    """Whoever has an open mission is asked, whether he could complete it or not."""
    matches = []
    for mission in ("m10", "m06"):
        lands = {"sa": Land("t1 a01 m1", pawns="0 1")}
        match = scene(lands, [Seat(coins=10, missions=mission)], mission_reveal="manual")
        tell(match, "0 stop; 0 pick sa-t1")
        matches.append(match)
    assert_alike(matches[0], matches[1], OTHERS)
    assert choices(matches[0], 0) != choices(matches[1], 0)


# Perfect recall


def test_a_looker_remembers_places_until_the_deck_is_shuffled() -> None:
    match = scene({"sa": Land("m1 l1 a01", pawns="0 1")}, [Seat(hand="geographer")])
    tell(match, "0 use geographer; * look sa-m2; * look sa-o1; 0 bottom sa-m2")
    known = {tuple(entry.places): entry.cards for entry in land(match, "sa", 0).known}
    assert known == {(0,): ["sa-o1"], (-1,): ["sa-m2"]}
    assert [(look.place, look.seats) for look in land(match, "sa", 1).looks] == [(0, [0]), (-1, [0])]
    assert (chances(match, "sa", 0), odds(match, "sa", 0).risk) == ({"sa-o1": 1.0}, 1.0)
    tell(match, "0 stop; 0 pick animals; 1 explore; * reveal sa-o1; * reveal sa-t4; * reveal sa-a02")
    assert land(match, "sa", 0).known == []
    assert "sa-m2" in land(match, "sa", 0).in_deck
    assert "sa-m2" not in land(match, "sa", 1).in_deck
    assert set(land(match, "sa", 1).in_deck) == {"sa-m1", "sa-l1", "sa-o1"}


def test_a_scholar_knows_deck_and_reserve_as_sets() -> None:
    match = at_work()
    deck = land(match, "sa").deck
    tell(match, "0 use scholar; * hide sa-o2; * hide sa-l2; * hide sa-t3; 0 pick sa-o1")
    own, others = land(match, "sa", 0), land(match, "sa", 1)
    assert set(own.unseen) - set(own.in_deck) == {"sa-o2", "sa-l2", "sa-t3"}
    assert len(own.in_deck) == deck - 1
    assert (others.in_deck, "sa-o1" in others.unseen, "sa-o1" in own.unseen) == ([], True, False)
    assert (others.readers, land(match, "sa", PUBLIC).readers) == ([0], [0])
    assert chances(match, "sa", 0) == {card: pytest.approx(1 / (deck - 1), abs=1e-4) for card in own.in_deck}
    secret = player(match, by=1).secrets[0]
    assert (secret.card, secret.coins, secret.renown) == ("", 0, 0)
    assert {"sa-o1", "sa-m1", "sa-a04"} <= set(secret.may_be)
    assert not {"sa-l1", "sa-t1", "sa-a05"} & set(secret.may_be), "those would have brought something"
    assert player(match).secrets[0].card == "sa-o1"


def test_a_scholars_card_seen_elsewhere_is_not_his() -> None:
    match = at_work()
    tell(match, "0 use scholar; * hide sa-o2; * hide sa-l2; * hide sa-t3; 0 pick sa-o1; 1 explore; * reveal sa-m1")
    assert "sa-m1" not in player(match, by=1).secrets[0].may_be
    assert sum(chances(match, "sa", 1).values()) == pytest.approx(1, abs=0.003)


def test_a_detective_knows_a_token_that_another_rescues() -> None:
    match = at_work()
    tell(match, "0 use detective; * token 2; * token 3; * token 4; 0 order 1; 0 order 2; 0 stop; 0 pick sa-m3")
    tell(match, "1 stop; 1 rescue coins; * token 4")
    assert [player(match, 1, seat).tokens for seat in (0, 1, 2, PUBLIC)] == [[4], [4], [0], [0]]
    assert player(match, 1, 2).tokens_seen_by == [[0, 1]]
    assert [line.points for line in player(match, 1, 2).sheet if line.key.endswith("tokens")] == [0]


def test_what_everybody_saw_stays_known() -> None:
    match = scene({"sa": Land("m1 l1 a05", pawns="0 1")}, [Seat(hand="scout"), Seat(hand="medic")])
    tell(match, "0 stop; 0 pick animals")
    assert player(match, by=PUBLIC).collection == ["sa-a05"]
    assert [player(match, seat, PUBLIC).hand for seat in range(2)] == [["scout-1"], ["medic-1"]]


def test_all_is_open_at_the_end() -> None:
    match = scene({"af": Land("a01 a04", "l1", pawns="0")}, [Seat(hand="scholar", tokens="4")])
    tell(match, "0 use scholar; * hide af-o1; * hide af-o2; * hide af-o3; 0 pick af-l1")
    assert match.over
    assert (player(match, by=1).collection, player(match, by=PUBLIC).tokens) == (["af-l1"], [4])


# Odds: all decks that fit what a seat has seen, counted one by one

Deck = tuple[str, ...]
CARDS: Deck = ("m1", "t4", "l1", "o1", "m3")
SHUFFLED = list(permutations(CARDS))


def share(decks: list[Deck]) -> dict[str, float]:
    """How often each card is on top."""
    tops = Counter(deck[0] for deck in decks)
    return {f"sa-{card}": round(number / len(decks), 4) for card, number in tops.items()}


def saw(decks: list[Deck], *cards: str) -> list[Deck]:
    return [deck for deck in decks if deck[: len(cards)] == cards]


def moved(decks: list[Deck], change: Callable[[Deck], list[Deck]]) -> list[Deck]:
    return [after for deck in decks for after in change(deck)]


def one_of_two_down(deck: Deck) -> list[Deck]:
    return [(deck[1], *deck[2:], deck[0]), (deck[0], *deck[2:], deck[1])]


def three_in_any_order(deck: Deck) -> list[Deck]:
    return [(*top, *deck[3:]) for top in permutations(deck[:3])]


def both_look(hand: str) -> Match:
    """P1 has scouted the first card and left it there; P0 follows with such a hand."""
    lands = {"sa": Land("a01 a02", " ".join(CARDS), pawns="1 0")}
    match = scene(lands, [Seat(hand=hand, coins=9), Seat(hand="scout")])
    tell(match, "1 use scout; * look sa-m1; 1 leave; 1 stop; 1 rescue coins; * token 2")
    assert chances(match, "sa", 1) == {"sa-m1": 1.0}
    return match


def test_odds_after_a_geographer_for_one_who_knew_the_top() -> None:
    match = both_look("geographer")
    tell(match, "0 use geographer; * look sa-m1; * look sa-l1; 0 bottom sa-l1")
    assert chances(match, "sa", 0) == {"sa-m1": 1.0}
    assert chances(match, "sa", 1) == share(moved(saw(SHUFFLED, "m1"), one_of_two_down))
    assert [(look.place, look.seats) for look in land(match, "sa", 2).looks] == [(0, [0]), (-1, [0])]
    assert chances(match, "sa", 2) == chances(match, "sa") == share(SHUFFLED)


def test_odds_after_a_researcher_for_one_who_knew_the_top() -> None:
    match = both_look("researcher")
    tell(match, "0 use researcher; * look sa-m1; * look sa-l1; * look sa-o1; 0 top sa-o1; 0 top sa-l1")
    mixed = moved(saw(SHUFFLED, "m1"), three_in_any_order)
    assert chances(match, "sa", 1) == share(mixed)
    assert chances(match, "sa", 2) == share(SHUFFLED)
    tell(match, "0 explore; * reveal sa-o1")
    rest = [deck[1:] for deck in mixed if deck[0] == "o1"]
    assert chances(match, "sa", 0) == {"sa-l1": 1.0}
    assert chances(match, "sa", 1) == share(rest)
    assert chances(match, "sa", 2) == share([deck[1:] for deck in SHUFFLED if deck[0] == "o1"])


def test_odds_after_a_scout_has_put_a_card_at_the_bottom() -> None:
    match = scene({"sa": Land("a01 a02", " ".join(CARDS), pawns="0 1")}, [Seat(hand="scout")])
    tell(match, "0 use scout; * look sa-m1; 0 bottom sa-m1")
    under = [(*deck[1:], deck[0]) for deck in saw(SHUFFLED, "m1")]
    assert chances(match, "sa", 0) == share(under)
    assert chances(match, "sa", 1) == share(SHUFFLED)
    tell(match, "0 explore; * reveal sa-t4; 0 explore; * reveal sa-l1")
    assert chances(match, "sa", 0) == share([deck[2:] for deck in saw(under, "t4", "l1")])


def test_odds_for_one_who_knows_a_card_to_be_in_the_deck() -> None:
    """A card seen in the deck is not in the reserve, also after a shuffle; the others cannot know that."""
    match = scene({"fe": Land("m1 l1 a01", pawns="0 0")}, [Seat(hand="scout pathfinder")])
    tell(match, "0 use scout; * look fe-t1; 0 leave; 0 use pathfinder; 0 return fe-m1; 0 done")
    deck, unseen = land(match, "fe").deck, land(match, "fe").unseen
    assert (deck, len(unseen)) == (13, 16)
    own, others = chances(match, "fe", 0), chances(match, "fe", 1)
    assert own["fe-t1"] == own["fe-m1"] == pytest.approx(1 / 13, abs=1e-4)
    assert own["fe-o1"] == pytest.approx(11 / (13 * 14), abs=1e-4)
    assert others["fe-t1"] == others["fe-o1"] == pytest.approx(12 / (13 * 15), abs=1e-4)


def test_the_risk_of_a_guide_and_of_a_pathfinder_is_shown_beforehand() -> None:
    match = scene({"sa": Land("m1 l1 l2", "o1 t1 a01 a02", pawns="0")}, [Seat(hand="pathfinder", coins=9)])
    before = {entry.card: entry for entry in odds(match, "sa", 0).covers}
    assert odds(match, "sa", 0).risk == pytest.approx(1 / 4)
    for card in ("m1", "l1", "l2"):
        guided, returned = fork(match), fork(match)
        tell(guided, f"0 guide sa-{card}")
        tell(returned, f"0 use pathfinder; 0 return sa-{card}; 0 done")
        assert before[f"sa-{card}"].covered == odds(guided, "sa", 0).risk
        assert before[f"sa-{card}"].returned == odds(returned, "sa", 0).risk


# What the table shows to people


@pytest.mark.parametrize(("memory", "key"), [("true", "exploriana-taken-map"), ("false", "exploriana-card-sa-m3")])
def test_table_memory_decides_what_the_log_says(memory: str, key: str) -> None:
    match = at_work(table_memory=memory)
    events = tell(match, "0 stop; 0 pick sa-m3")
    what = events[1].text().args["what"]
    assert getattr(what, "key", "") == key
    assert seen(match, 1).options["table_memory"] == memory
    assert player(match, by=1).collection == ["sa-m3"], "bots remember"


@pytest.mark.parametrize(("memory", "others"), [("true", []), ("false", ["sa-m3"])])
def test_table_memory_decides_what_people_are_shown_of_others(memory: str, others: list[str]) -> None:
    match = at_work(table_memory=memory)
    tell(match, "0 stop; 0 pick sa-m3")
    for seat, collection in ((0, ["sa-m3"]), (1, others), (PUBLIC, others)):
        shown = match.game.screen(seen(match, seat)).seats[0]
        assert (shown.cards, shown.collection) == (1, collection)
        assert bool(shown.sheet) == bool(collection)


def test_events_for_one_seat_name_that_seat() -> None:
    match = at_work()
    story = "0 use scout; * look sa-m1; 0 leave; 0 use entrepreneur; * mission m01; * mission m02; 0 keep m01"
    events = tell(match, story)
    assert told(events, 0) == [
        "ExplorerUsed",
        "Looked",
        "LeftOnTop",
        "ExplorerUsed",
        "MissionDrawn",
        "MissionDrawn",
        "MissionKept",
    ]
    assert told(events, 1) == ["ExplorerUsed", "LeftOnTop", "ExplorerUsed", "MissionKept"]
    assert {event.only for event in events} == {None, 0}


def test_a_view_never_holds_the_position() -> None:
    """Two positions with other cards in the reserve, which nobody but a Scholar of P0 has settled."""
    match = at_work()
    one, _ = twins(
        match,
        "0 use scholar; * hide sa-o2; * hide sa-l2; * hide sa-t3; 0 pick sa-o1; 1 explore; * reveal sa-m1",
        "0 use scholar; * hide sa-a04; * hide sa-l1; * hide sa-o2; 0 pick sa-o1; 1 explore; * reveal sa-m1",
    )
    assert inside(one).regions[0].kept
