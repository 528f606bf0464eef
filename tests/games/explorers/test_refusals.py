"""Why something is refused: every reason with its rule, and agreement with what is legal."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from random import Random

import pytest

from fourwinds.core.match import Match
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE

from .story import fixture, intro, reason, refused, rest, seen, tell, waiting


def laying() -> Match:
    """Seat 1 lays the map; tile 4 lies in quadrant a."""
    match = Match.new("explorers", 2, {"first_player": "1"})
    tell(match, "1 lay a tile-4 turn-1")
    return match


def laying_by_chance() -> Match:
    """Chance lays the map; tile 4 lies in quadrant a."""
    match = Match.new("explorers", 2, {"first_player": "0", "layout": "random"})
    tell(match, "* lay a tile-4 turn-1")
    return match


def tied_villages() -> Match:
    """The villages of c and d are equally near to the centre."""
    match = Match.new("explorers", 2, {"first_player": "0"})
    tell(match, "0 lay a tile-1 turn-0\n0 lay b tile-2 turn-0\n0 lay c tile-6 turn-0\n0 lay d tile-5 turn-0")
    return match


def drawing_goals() -> Match:
    """The map is laid, one of two achievements is drawn."""
    match = intro(achievements="2")
    tell(match, "* goal full_line")
    return match


def starting() -> Match:
    """Everybody is asked for a start terrain."""
    return intro()


def started() -> Match:
    """Seat 0 has chosen prairie to start with."""
    match = intro()
    tell(match, "0 start prairie")
    return match


def in_a_corner_of_setup() -> Match:
    """A setup beside p7, where only water and desert can be marked."""
    return fixture([(6, 15)], setup=True)


def beside_a_temple_in_setup() -> Match:
    """A setup beside temple A in which objects are lost."""
    match = fixture([(2, 3)], setup=True, keys=1, setup_objects="false")
    tell(match, "0 start mountain")
    return match


def second_card() -> Match:
    """The desert-mountain card has been played, the next one is due."""
    match = fixture([(6, 15)])
    tell(match, "* draw desert-mountain\n0 pick mountain\n0 take mountain\n1 take mountain")
    return match


def picking() -> Match:
    """Seat 0 is asked for a side of desert-mountain."""
    match = fixture([(5, 5), (4, 5)], scrolls=1)
    tell(match, "* draw desert-mountain")
    return match


def choosing() -> Match:
    """Seat 0 has picked desert; both are asked for their modes and have a scroll."""
    match = picking()
    tell(match, "0 pick desert")
    return match


def without_scroll() -> Match:
    """The same without scrolls."""
    match = fixture([(5, 5), (4, 5)])
    tell(match, "* draw desert-mountain\n0 pick desert")
    return match


def cornered() -> Match:
    """Beside p7, with a scroll, asked for a mode."""
    match = fixture([(6, 15)], scrolls=1)
    tell(match, "* draw desert-mountain\n0 pick desert")
    return match


def placing() -> Match:
    """Seat 0 places 3 Xs on prairie beside d5; the apple of this round is ticked."""
    match = fixture([(5, 5), (4, 5), (4, 4), (4, 3)], ticked=(1, 0, 0))
    tell(match, "* draw prairie-mountain\n0 pick prairie\n0 take prairie")
    return match


def beside_a_temple() -> Match:
    """Seat 0 places Xs on mountain beside temple A and has no key."""
    match = fixture([(2, 3)])
    tell(match, "* draw prairie-mountain\n0 pick mountain\n0 take mountain")
    return match


def voluntary() -> Match:
    """Seat 0 is asked for a mode where Xs are voluntary."""
    match = fixture([(5, 5)], forced_placement="false")
    tell(match, "* draw desert-mountain\n0 pick desert")
    return match


def two_batches() -> Match:
    """Seat 0 has opened temples A and C and is asked which batch comes first."""
    match = fixture([(2, 3), (14, 6)], keys=2, temples="expert")
    tell(match, "* draw prairie+mountain-water+desert\n0 pick prairie+mountain\n0 take prairie+mountain")
    tell(match, "0 mark d2\n0 mark g14\n0 mark e3")
    return match


def one_batch() -> Match:
    """Seat 0 has opened temple C; mountain has no legal square for the bonus Xs."""
    match = fixture([(14, 6)], keys=1, temples="expert")
    tell(match, "* draw prairie-mountain\n0 pick prairie\n0 take prairie\n0 mark g14\n0 mark f14\n0 mark f15")
    return match


def first_player_by_chance() -> Match:
    """Chance is asked for the First Player of two."""
    return Match.new("explorers", 2)


CASES: list[tuple[Callable[[], Match], int, str | int, str]] = [
    (choosing, 0, 100000, " unknown"),
    (choosing, 0, -7, " unknown"),
    (picking, 0, "pick water", "6.2 not-on-card"),
    (choosing, 0, "pick desert", "6.3 pick-later"),
    (starting, 0, "pick desert", "6.3 pick-later"),
    (laying, 1, "first 0", "5.2 chance-decides"),
    (laying, 1, "goal full_line", "5.4 chance-decides"),
    (picking, 0, "draw desert-water", "6.2 chance-decides"),
    (choosing, 1, "draw desert-mountain", "6.2 chance-decides"),
    (second_card, CHANCE, "draw desert-mountain", "6.1 card-gone"),
    (laying_by_chance, CHANCE, "lay b tile-4 turn-0", "5.3 chance-other"),
    (laying_by_chance, CHANCE, "lay c tile-5 turn-0", "5.3 chance-other"),
    (drawing_goals, CHANCE, "goal full_line", "5.4 chance-other"),
    (drawing_goals, CHANCE, "goal none_gem", "5.4 chance-other"),
    (first_player_by_chance, CHANCE, "first 3", "5.2 chance-other"),
    (picking, 0, "mark g6", "6.3 not-placing"),
    (choosing, 0, "mark g6", "6.5 mode-first"),
    (choosing, 1, "mark g6", "6.6 mode-first"),
    (starting, 1, "mark f5", "5.7 start-first"),
    (one_batch, 0, "mark g13", "9.1 bonus-first"),
    (two_batches, 0, "mark c3", "9.1 bonus-first"),
    (placing, 0, "mark f6", "7.1 village"),
    (placing, 0, "mark k4", "7.1 village"),
    (placing, 0, "mark d5", "7.1 marked"),
    (placing, 0, "mark c4", "7.2 not-beside"),
    (placing, 0, "mark a1", "7.2 not-beside"),
    (placing, 0, "mark f4", "7.3 terrain"),
    (placing, 0, "mark g5", "7.3 terrain"),
    (started, 0, "mark g6", "7.3 terrain"),
    (beside_a_temple_in_setup, 0, "mark d2", "3.8 setup-temple"),
    (beside_a_temple, 0, "mark d2", "7.4 key"),
    (placing, 0, "mark c5", "7.5 provision"),
    (started, 0, "start water", "5.7 start-once"),
    (choosing, 0, "start desert", "5.7 start-once"),
    (in_a_corner_of_setup, 0, "start prairie", "5.7 start-no-square"),
    (in_a_corner_of_setup, 1, "start mountain", "5.7 start-no-square"),
    (picking, 0, "take desert", "6.4 mode-later"),
    (picking, 0, "scroll desert", "6.4 mode-later"),
    (starting, 0, "take desert", "6.4 mode-later"),
    (placing, 0, "scroll water", "6.7 scroll-late"),
    (one_batch, 0, "scroll water", "6.7 scroll-late"),
    (placing, 0, "take prairie", "6.4 mode-taken"),
    (without_scroll, 1, "scroll prairie", "6.7 no-scroll"),
    (cornered, 0, "scroll mountain", "6.7 scroll-no-square"),
    (choosing, 0, "take water", "6.2 not-on-card"),
    (choosing, 1, "take prairie+mountain", "6.2 not-on-card"),
    (choosing, 0, "take mountain", "6.5 active-side"),
    (tied_villages, 0, "village a", "5.5 village-far"),
    (starting, 0, "village b", "5.5 village-later"),
    (laying, 1, "village a", "5.5 village-later"),
    (one_batch, 0, "bonus mountain", "9.1 bonus-no-square"),
    (two_batches, 0, "batch b", "9.1 no-batch"),
    (two_batches, 0, "bonus desert", "9.1 bonus-later"),
    (one_batch, 0, "batch c", "9.1 bonus-later"),
    (placing, 0, "bonus desert", "9.1 bonus-later"),
    (picking, 0, "batch a", "9.1 bonus-later"),
    (placing, 0, "stop", "7.6 forced"),
    (voluntary, 0, "stop", "7.9 nothing-to-stop"),
    (starting, 0, "lay a tile-1 turn-0", "5.3 map-laid"),
    (choosing, 0, "lay a tile-1 turn-0", "5.3 map-laid"),
    (laying, 1, "lay c tile-1 turn-0", "5.3 quadrant-order"),
    (laying, 1, "lay a tile-1 turn-0", "5.3 quadrant-order"),
    (laying, 1, "lay b tile-4 turn-0", "5.3 tile-used"),
]
KEYS = {expected.split()[-1] for _, _, _, expected in CASES}


@pytest.mark.parametrize(
    ("position", "seat", "action", "expected"),
    [pytest.param(*case, id=f"{case[3].split()[-1]}-{case[0].__name__}-{case[2]}") for case in CASES],
)
def test_every_reason(position: Callable[[], Match], seat: int, action: str | int, expected: str) -> None:
    match = position()
    assert seat in waiting(match)
    before = match.ply, match.state.fingerprint(), seen(match, seat), match.state.legal(seat)
    assert refused(match, seat, action) == expected
    assert (match.ply, match.state.fingerprint(), seen(match, seat), match.state.legal(seat)) == before


def test_the_arguments_of_a_reason_say_what_is_wrong() -> None:
    refusal = placing().why_not(0, "mark f4")
    assert refusal is not None
    names = {key: value.key if not isinstance(value, int | str) else value for key, value in refusal.text.args.items()}
    assert names == {"terrain": "explorers-terrain-mountain", "side": "explorers-terrain-prairie"}


def test_reasons_outside_the_rules() -> None:
    match = choosing()
    assert refused(match, 0, "mark z99") == " refuse-unknown-action"
    assert refused(match, 0, "") == " refuse-unknown-action"
    assert refused(match, 0, "MARK g6") == " refuse-unknown-action"
    assert refused(match, CHANCE, "draw desert-water") == " refuse-not-your-turn"
    assert refused(match, 3, "take desert") == " refuse-no-such-seat"
    assert refused(picking(), 1, "pick desert") == " refuse-not-your-turn"
    over = fixture([(6, 15)], round_=4, turn=7)
    tell(over, "* draw desert-mountain\n0 pick mountain")
    rest(over)
    assert refused(over, 0, "mark p8") == " refuse-game-over"


SAMPLES: list[tuple[int, dict[str, str]]] = [
    (1, {"temples": "expert", "achievements": "3"}),
    (2, {"temples": "expert", "provisions": "expert", "layout": "intro"}),
    (2, {"forced_placement": "false", "setup_objects": "false", "layout": "intro"}),
    (3, {"achievements": "2", "achievement_pool": "all"}),
    (4, {"forced_placement": "false", "layout": "random"}),
]
RULES = set(
    re.findall(
        r"^\*\*(\d+\.\d+)\*\*", (files("fourwinds.games.explorers") / "RULES.md").read_text("utf-8"), re.MULTILINE
    )
)


def sweep(match: Match) -> None:
    """Every action is either legal or refused for a known reason of an existing rule, for every seat asked."""
    game, state = match.game, match.state
    for seat in waiting(match):
        legal = set(state.legal(seat))
        assert legal
        for index in range(game.actions):
            action = game.action(index)
            refusal = game.explain(state, seat, action)
            assert (refusal is None) == (action in legal), game.notate(action)
            if refusal is not None:
                assert refusal.rule in RULES, reason(refusal)
                assert reason(refusal).split()[-1] in KEYS


@pytest.mark.parametrize(("players", "options"), SAMPLES)
def test_a_reason_is_given_exactly_for_what_is_not_legal(players: int, options: dict[str, str]) -> None:
    rng = Random(players)
    for _ in range(3):
        match = Match.new("explorers", players, options)
        while not match.over:
            if match.ply < 12 or rng.random() < 0.2:
                sweep(match)
            seat = rng.choice(waiting(match))
            match.play(seat, draw(match.state, rng) if seat == CHANCE else rng.choice(match.state.legal(seat)))


@pytest.mark.parametrize("position", list(dict.fromkeys(case[0] for case in CASES)))
def test_the_same_in_positions_built_by_hand(position: Callable[[], Match]) -> None:
    match = position()
    sweep(match)
    rest(match)
    if not match.over:
        sweep(match)
