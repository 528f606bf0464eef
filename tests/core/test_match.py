"""A match: playing with checking, going back, and saying why not."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from fourwinds import CHANCE, Match, Refused, Unusable
from fourwinds.core import registry
from fourwinds.core.messages import Event


def begun() -> Match:
    return Match.new("explorers", 2, {"layout": "intro", "first_player": "0"})


def test_words_and_numbers_mean_the_same() -> None:
    one, other = begun(), begun()
    one.play(0, "start prairie")
    other.play(0, one.game.parse("start prairie"))
    assert one.log == other.log


def test_a_refused_action_names_the_rule_and_changes_nothing() -> None:
    match = begun()
    match.play(0, "start prairie")
    before = match.state.fingerprint(), match.log[:], match.state.view(0)
    with pytest.raises(Refused) as refused:
        match.play(0, "mark a1")
    assert refused.value.refusal.rule == "7.2"
    assert refused.value.refusal.text.key == "explorers-refuse-not-beside"
    assert str(refused.value) == "R 7.2: explorers-refuse-not-beside"
    assert (match.state.fingerprint(), match.log, match.state.view(0)) == before


def test_why_not_answers_without_raising() -> None:
    match = begun()
    assert match.why_not(0, "start prairie") is None
    assert [(r.rule, r.text.key) for r in [match.why_not(0, "mark a1")] if r] == [
        ("5.7", "explorers-refuse-start-first")
    ]
    unknown = match.why_not(0, "fly to the moon")
    assert unknown is not None
    assert unknown.text.key == "refuse-unknown-action"


def test_only_asked_seats_may_play() -> None:
    match = begun()
    for seat in (CHANCE, 2, 7, -2):
        with pytest.raises(Refused) as refused:
            match.play(seat, "start prairie")
        there = seat == CHANCE
        assert refused.value.refusal.text.key == ("refuse-not-your-turn" if there else "refuse-no-such-seat")


@pytest.mark.parametrize("game", registry.games())
def test_nobody_plays_for_a_seat_that_there_is_not(game: str) -> None:
    match = Match.new(game, 2)
    match.settle(Random(1))
    for seat in (2, 9, 99, -2):
        for action in {*match.state.legal(0), *match.state.besides(0)}:
            with pytest.raises(Refused) as refused:
                match.play(seat, action)
            assert refused.value.refusal.text.key == "refuse-no-such-seat"
            assert match.why_not(seat, action) == refused.value.refusal


def test_a_line_is_read_as_it_is_written() -> None:
    match = begun()
    assert match.read("0 start prairie") == (0, match.game.parse("start prairie"))
    assert match.line(*match.read("* first 0")) == "* first 0"
    for line in ("", "x mark a1", "-1 mark a1", "100 mark a1", "\u0661 mark a1"):
        with pytest.raises(Unusable, match="does not begin with a seat"):
            match.read(line)


def test_nothing_can_be_played_after_the_end() -> None:
    match = begun()
    rng = Random(1)
    while not match.over:
        seat = match.state.turn().waiting[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    with pytest.raises(Refused) as refused:
        match.play(0, "mark a1")
    assert refused.value.refusal.text.key == "refuse-game-over"


def test_unknown_words_are_unusable() -> None:
    with pytest.raises(Unusable, match="unknown action 'jump'"):
        begun().play(0, "jump")


def test_settle_lets_chance_act_and_tells_it() -> None:
    match = Match.new("explorers", 3, {"layout": "random"})
    events: list[Event] = []
    match.settle(Random(3), events)
    assert match.ply == 5
    assert match.state.turn().waiting != (CHANCE,)
    assert [type(event).__name__ for event in events][:2] == ["FirstPlayerChosen", "TileLaid"]


def test_a_match_can_be_gone_through_again_with_what_happened() -> None:
    match, rng = Match.new("explorers", 2, {"layout": "random"}), Random(5)
    told: list[list[Event]] = [[]]
    while match.ply < 60:
        seat = match.state.turn().waiting[0]
        told.append([])
        match.play(seat, rng.choice(match.state.legal(seat)), told[-1])
    seen = [(ply, state.fingerprint(), events) for ply, state, events in match.replayed()]
    assert seen == [(ply, match.at(ply).state.fingerprint(), told[ply]) for ply in range(61)]
    later = [(ply, state.fingerprint()) for ply, state, _ in match.replayed(match.at(40).state, 40)]
    assert later == [(ply, fingerprint) for ply, fingerprint, _ in seen[40:]]


def test_a_match_can_be_copied_and_pickled() -> None:
    match = begun()
    match.play(0, "start prairie")
    for other in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert (other.config, other.seats, other.log) == (match.config, match.seats, match.log)
        assert other.state.view(0) == match.state.view(0)
        other.play(0, other.state.legal(0)[0])
        assert match.ply == 1


def test_undo_and_at_refuse_plies_that_are_not_there() -> None:
    match = begun()
    for ply in (-1, 1):
        with pytest.raises(Unusable, match="there is no ply"):
            match.undo(ply)


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (5, {}, "for 1 to 4 players, not 5"),
        (0, {}, "for 1 to 4 players, not 0"),
        (2, {"colour": "red"}, "unknown option 'colour'"),
        (2, {"gemstones": "gold"}, "not one of base, expert"),
        (2, {"achievements": "4"}, "achievements=4"),
        (2, {"achievements": "full_line,full_line"}, "the same name twice"),
        (2, {"achievements": "full_line,none_gem,none_horse,none_scroll"}, "at most 3"),
        (2, {"first_player": "2"}, "only 2 players"),
    ],
)
def test_bad_configurations_say_what_is_wrong(players: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(Unusable, match=reason):
        Match.new("explorers", players, options)


def test_unknown_games_and_editions() -> None:
    with pytest.raises(Unusable, match="unknown game 'chess'"):
        Match.new("chess", 2)
    with pytest.raises(Unusable, match="unknown edition 'box'"):
        Match.new("explorers", 2, edition="box")
