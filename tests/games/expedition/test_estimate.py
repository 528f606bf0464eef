"""The estimate of Expedition: the lead at the end, wherever a turn begins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from fourwinds.core.playout import settle
from fourwinds.core.registry import configure, find
from fourwinds.games.expedition.bot import Navigator, Outlook, reach_of
from fourwinds.games.expedition.estimate import FAR, TRAITS, begins, lead, lead_now, time_of, traits
from fourwinds.games.expedition.rules import Expedition

from .story import ADVANCED, card, scene, table

GAME = find("expedition")


def navigator() -> Navigator:
    """The advisor with the game's own weights."""
    advisor = GAME.advisor()
    assert isinstance(advisor, Navigator)
    return advisor


NAVIGATOR = navigator()


def walk(players: int, seed: int, **options: str) -> Iterator[Expedition]:
    """A random game, wherever a seat is asked, and its end."""
    state, rng = GAME.new(configure(GAME, players, options)), Random(seed)
    settle(state, rng)
    assert isinstance(state, Expedition)
    while waiting := state.turn().waiting:
        yield state
        state.apply(waiting[0], rng.choice(state.legal(waiting[0])))
        settle(state, rng)
    yield state


def test_the_lead_is_over_the_average_of_the_others() -> None:
    assert [lead([12, 3, 6], seat) for seat in range(3)] == [7.5, -6.0, -1.5]
    assert [NAVIGATOR.foretold([20, 15], seat) for seat in range(2)] == [5.0, -5.0]


@pytest.mark.parametrize("players", [2, 4])
def test_estimated_where_turns_begin(players: int) -> None:
    """Points, traits and weights, all written out."""
    found = 0
    for state in walk(players, 3):
        if state.turn().waiting:
            assert (NAVIGATOR.traits(state, 0) is not None) == begins(state)
        if begins(state):
            weights = [GAME.weights()[name] for name in GAME.estimated(configure(GAME, players, {}))]
            now, both = NAVIGATOR.traits(state, 0) or (0.0, [])
            reaches = [reach_of(state, colour) for colour in range(3)]
            expected = now + sum(w * t for w, t in zip(weights, both, strict=True))
            assert Outlook(NAVIGATOR, state, 0, reaches).expected_lead() == pytest.approx(expected)
            found += 1
    assert found > 20


@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["basic", "advanced"])
def test_judged_by_the_leads_where_turns_begin(options: dict[str, str]) -> None:
    """Two players differ by the average of their estimates."""
    judged = 0
    for state in walk(2, 5, **options):
        assert NAVIGATOR.can_judge(state) == begins(state)
        if begins(state):
            one, other = NAVIGATOR.judge(state)
            reaches = [reach_of(state, colour) for colour in range(3)]
            first, second = (Outlook(NAVIGATOR, state, seat, reaches).expected_lead() for seat in range(2))
            assert one - other == pytest.approx((first - second) / 2)
            judged += 1
    assert judged > 20


def test_the_time_is_that_of_the_arrows_left() -> None:
    assert time_of(table(scene())) == 1.0
    few = table(scene(left={"crimson": 1, "cobalt": 3, "amber": 6}))
    assert time_of(few) == pytest.approx(0.25)


def far(state: Expedition, kind: str) -> list[int]:
    """At which distances the traits say that places of this kind lie."""
    found = traits(state, 0, [reach_of(state, colour) for colour in range(3)])
    return [number for number in range(1, FAR + 1) if found[TRAITS.index(f"{kind}.{number}")]]


def test_places_count_by_their_distance() -> None:
    """One arrow is nearer than two, and what has been reached lies nowhere."""
    state = table(scene(hands={0: "eu05 eu06"}))
    near = [reach_of(state, 0).arrows[card(name)] for name in ("eu05", "eu06")]
    assert far(state, "hand") == sorted(set(near))
    there = table(scene(hands={0: "eu05 eu06"}, trails={"crimson": "start>eu05"}))
    assert len(far(there, "hand")) == 1
    assert lead_now(there, 0) == lead_now(state, 0)
