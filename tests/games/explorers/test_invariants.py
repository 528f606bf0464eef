"""What holds in every game: the invariants of section 18, and agreement with a second referee at every step."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from fourwinds.core.match import Match
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.games.explorers.seen import BoardView, ExplorersView

from .referee import GOALS, PROVISIONS, Player, Referee, Square, square_of
from .story import board, choices, part, put, seen, sheet, waiting

SIDES = ("provisions", "gemstones", "villages", "temples")
EVERY_GOAL = sorted(goal for goals in GOALS.values() for goal in goals)
COMBINATIONS = [
    (players, dict(zip(SIDES, sides, strict=True)))
    for sides in product(("base", "expert"), repeat=4)
    for players in (1, 2, 3, 4)
]


def some_options(rng: Random, players: int) -> dict[str, str]:
    """Values for all options but the four sides."""
    named = ",".join(rng.sample(EVERY_GOAL, rng.randint(1, 3)))
    return {
        "achievements": rng.choice(["0", "1", "2", "3", named, named]),
        "achievement_pool": rng.choice(["leftover", "all"]),
        "layout": rng.choice(["choose", "random", "intro"]),
        "first_player": rng.choice(["random", *(str(seat) for seat in range(players))]),
        "forced_placement": rng.choice(["true", "true", "false"]),
        "setup_objects": rng.choice(["true", "true", "false"]),
        "achievement_strike": rng.choice(["true", "false"]),
    }


def choose(rng: Random, referee: Referee, words: list[str]) -> str:
    """A random choice that likes temples, other objects and scrolls, so that games have something to show."""
    if "stop" in words and rng.random() < 0.05:
        return "stop"
    temples = [choice for choice in words if thing_at(referee, choice) == "temple"]
    if temples and rng.random() < 0.8:
        return rng.choice(temples)
    liked = [choice for choice in words if choice.startswith("scroll ") or thing_at(referee, choice) != "plain"]
    return rng.choice(liked if liked and rng.random() < 0.6 else words)


def thing_at(referee: Referee, words: str) -> str:
    """The object that a mark would reach."""
    return referee.land.thing[square_of(words.removeprefix("mark "))] if words.startswith("mark ") else "plain"


def is_connected(marks: set[int]) -> bool:
    """Whether one can walk from every mark to every other."""
    left = set(marks)
    fresh = {left.pop()}
    while fresh:
        beside = {s + d for s in fresh for d in (-16, 16)}
        beside |= {s - 1 for s in fresh if s % 16} | {s + 1 for s in fresh if s % 16 < 15}
        fresh = beside & left
        left -= fresh
    return not left


def check_board(referee: Referee, player: Player, shown: BoardView) -> None:
    """The invariants of one board, and that it is what the second referee wrote down."""
    marks = set(shown.marks)
    assert 16 * referee.start[0] + referee.start[1] in marks
    assert is_connected(marks)
    assert marks == {16 * row + col for row, col in player.marked}
    assert shown.keys_used <= shown.keys <= 5
    assert shown.scrolls_used <= shown.scrolls <= 5
    assert shown.gems <= 12
    explored = sum(1 for place in shown.temples if place >= 0)
    assert explored == sum(1 for square in player.marked if referee.land.thing.get(square) == "temple")
    assert explored == shown.keys_used
    if referee.options["provisions"] == "base":
        assert max(shown.ticked) <= 1
    else:
        kind = {1: -1, 2: 0, 3: 1, 4: 2}[referee.round]
        assert all(count <= (4 if number == kind else 0) for number, count in enumerate(shown.ticked))
    assert player.fresh <= 4 + player.fresh_horses + player.bonus_xs

    assert (shown.keys, shown.keys_used) == (player.keys, player.keys_used)
    assert (shown.scrolls, shown.scrolls_used) == (len(player.scrolls), player.scrolls_used)
    assert shown.gems == player.gems
    assert shown.ticked == [player.column[kind] for kind in PROVISIONS]


def check_lists(public: ExplorersView, referee: Referee) -> None:
    """Between turns: as many values are struck from a list as there were explorers, and alone the decays besides."""
    values = public.temple_bonus if referee.options["temples"] == "expert" else public.temple_points
    for number, quadrant in enumerate("abcd"):
        explorers = sum(1 for shown in public.boards if shown.temples[number] >= 0)
        decays = (referee.opened[quadrant] or referee.round) - 1 if referee.solo else 0
        assert public.temple_heads[number] == explorers + decays
        assert values[public.temple_heads[number] :] == referee.temple_lists[quadrant]
    races = {goal.id: goal.values for goal in public.goals if goal.id in referee.race_lists}
    assert races == referee.race_lists


def check_outcome(match: Match, referee: Referee) -> None:
    """The result is the sum of its sheets and what the second referee gets, and the places follow from it."""
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.scores == [sum(line.points for line in lines) for lines in outcome.sheets]
    assert outcome.scores == [referee.total(player) for player in referee.players]
    for seat, player in enumerate(referee.players):
        assert part(match, "provisions", seat) == player.provision_points
        assert part(match, "gems", seat) == player.gem_points
        assert sum(part(match, "village", seat)) == referee.villages(player)
        assert part(match, "temple", seat) == [player.temples.get(quadrant, 0) for quadrant in "abcd"]
        for goal in referee.goals:
            assert sheet(match, seat)[f"goal-{goal}"] == referee.goal(player, goal)
    standing = sorted(
        (-score, player.scrolls_used) for score, player in zip(outcome.scores, referee.players, strict=True)
    )
    for seat, player in enumerate(referee.players):
        assert outcome.ranks[seat] == standing.index((-outcome.scores[seat], player.scrolls_used)) + 1
    assert (outcome.title is not None) == referee.solo


def play(match: Match, referee: Referee, rng: Random) -> Counter[str]:
    """Plays to the end and compares everything on the way; returns how often each kind of action was played."""
    verbs: Counter[str] = Counter()
    cards: list[str] = []
    while referee.waiting():
        assert set(waiting(match)) == referee.waiting()
        seat = rng.choice(waiting(match))
        assert set(choices(match, seat)) == referee.allowed(seat), (seat, match.ply)
        round_, turn = referee.round, referee.turn
        words = choose(rng, referee, choices(match, seat))
        match.play(seat, words)
        referee.follow(seat, words)
        verbs[words.split()[0]] += 1
        if words.startswith("draw "):
            cards.append("-".join(sorted(words.removeprefix("draw ").split("-"))))
            assert len(set(cards)) == len(cards) <= 7
        if referee.phase in ("setup", "place") and seat != CHANCE:
            check_board(referee, referee.players[seat], board(match, seat))
        if referee.players and (round_, turn) != (referee.round, referee.turn):
            public = seen(match, PUBLIC)
            assert (public.round, public.turn) == (referee.round, referee.turn)
            for player, shown in zip(referee.players, public.boards, strict=True):
                check_board(referee, player, shown)
            check_lists(public, referee)
        if referee.round != round_:
            assert len(cards) == 7
            cards = []
    assert match.over
    assert len(cards) == 7
    check_outcome(match, referee)
    return verbs


@pytest.mark.parametrize(("players", "sides"), COMBINATIONS)
def test_every_combination_of_sides(players: int, sides: dict[str, str]) -> None:
    rng = Random(COMBINATIONS.index((players, sides)))
    match = Match.new("explorers", players, {**sides, **some_options(rng, players)})
    play(match, Referee(players, match.config.options), rng)


@pytest.mark.parametrize("layout", ["choose", "random", "intro"])
@pytest.mark.parametrize("forced", ["true", "false"])
@pytest.mark.parametrize("objects", ["true", "false"])
@pytest.mark.parametrize("strike", ["true", "false"])
def test_every_other_option(layout: str, forced: str, objects: str, strike: str) -> None:
    rng = Random(f"{layout} {forced} {objects} {strike}")
    players = rng.randint(1, 4)
    options = {side: rng.choice(["base", "expert"]) for side in SIDES} | some_options(rng, players)
    options |= {
        "layout": layout,
        "forced_placement": forced,
        "setup_objects": objects,
        "achievement_strike": strike,
        "achievements": rng.choice(["race_3_keys,race_all_villages,race_3_per_quadrant", "3"]),
    }
    match = Match.new("explorers", players, options)
    verbs = play(match, Referee(players, match.config.options), rng)
    assert (verbs["stop"] > 0) == (forced == "false")
    assert (verbs["lay"] > 0) == (layout != "intro")


@pytest.mark.parametrize("number", range(0, 32, 3))
def test_every_achievement_by_name(number: int) -> None:
    goals = EVERY_GOAL[number : number + 3]
    for players in (1, 3):
        options = {"achievements": ",".join(goals), "layout": "random", "achievement_strike": "true"}
        match = Match.new("explorers", players, options)
        referee = Referee(players, match.config.options)
        play(match, referee, Random(number))
        assert referee.goals == goals


def grow(referee: Referee, rng: Random, size: int) -> set[Square]:
    """A connected set of squares: from the start village to the side of every temple, and some more."""
    grown = {referee.start}
    for temple in referee.land.temples.values():
        grown |= path(referee, temple)
    while len(grown) < size:
        beside = {near for square in grown for near in referee.land.near[square]} - grown
        grown.add(rng.choice(sorted(square for square in beside if is_free(referee, square))))
    return grown


def is_free(referee: Referee, square: Square) -> bool:
    """Whether the square is neither a village nor a temple."""
    return referee.land.thing.get(square, "temple") != "temple"


def path(referee: Referee, temple: Square) -> set[Square]:
    """The squares of a shortest way from the start village to a neighbour of the temple."""
    came: dict[Square, Square] = {}
    fresh = [referee.start]
    for square in fresh:
        for near in sorted(referee.land.near[square]):
            if near not in came and is_free(referee, near):
                came[near] = square
                fresh.append(near)
    last = min(square for square in referee.land.near[temple] if square in came)
    way = {last}
    while last != referee.start:
        last = came[last]
        way.add(last)
    return way


def enrich(match: Match, referee: Referee, rng: Random) -> None:
    """Gives everybody a large territory, keys, scrolls and gems, as if taken in setup."""
    view = seen(match)
    for shown, player in zip(view.boards, referee.players, strict=True):
        player.marked = grow(referee, rng, rng.randint(30, 90))
        player.keys, player.keys_used = 4, 0
        player.scrolls, player.scrolls_used = [0, 0, 0, 0], 0
        player.gems = 8
        player.column = dict.fromkeys(PROVISIONS, 0)
        shown.marks = sorted(16 * row + col for row, col in player.marked)
        shown.keys, shown.keys_used, shown.scrolls, shown.scrolls_used, shown.gems = 4, 0, 4, 0, 8
        shown.ticked = [0, 0, 0]
    put(match, view)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rich_positions(players: int) -> None:
    """Temples, batches and full tracks are rare at random; here they are not."""
    verbs: Counter[str] = Counter()
    for seed in range(5):
        rng = Random(seed)
        options = {
            "temples": "expert",
            "layout": "intro",
            "first_player": "0",
            "achievements": "race_2_temples,race_3_keys",
        }
        options |= {side: rng.choice(["base", "expert"]) for side in SIDES[:3]}
        options["forced_placement"] = rng.choice(["true", "true", "false"])
        match = Match.new("explorers", players, options)
        referee = Referee(players, match.config.options)
        while referee.phase == "setup":
            seat = waiting(match)[0]
            words = choices(match, seat)[0]
            match.play(seat, words)
            referee.follow(seat, words)
        enrich(match, referee, rng)
        verbs += play(match, referee, rng)
        assert all(shown.gems <= 12 and shown.keys <= 5 and shown.scrolls <= 5 for shown in seen(match).boards)
    assert min(verbs["batch"], verbs["bonus"], verbs["scroll"], verbs["stop"]) > 0, verbs
