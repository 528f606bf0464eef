"""One test for each sentence of the contract in core/protocol.py, on every game and many tables."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fourwinds.core import record
from fourwinds.core.learning import features, observation
from fourwinds.core.match import Match
from fourwinds.core.messages import Event, Feature, Outcome, Unusable
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE, PUBLIC, State

from .tables import Table, all_tables, random_action, seen, walk

TABLES = all_tables()
on_every_table = pytest.mark.parametrize("table", TABLES, ids=str)
on_every_game = pytest.mark.parametrize(
    "table", [t for t in TABLES if not t.options and t.players == t.rules.players[0]], ids=str
)


@on_every_table
def test_copies_are_independent(table: Table) -> None:
    rng = Random(1)
    for state in walk(table):
        if rng.random() < 0.1 and state.turn().waiting:
            before = seen(state, table.players)
            copy = state.copy()
            for _ in range(8):
                if copy.turn().waiting:
                    seat = rng.choice(copy.turn().waiting)
                    copy.apply(seat, random_action(copy, seat, rng))
            assert seen(state, table.players) == before


@on_every_table
def test_only_the_asked_may_act_and_each_waited_for_can(table: Table) -> None:
    for state in walk(table):
        turn = state.turn()
        for seat in (*range(table.players), CHANCE, PUBLIC):
            assert seat in turn.seats or not state.legal(seat)
        assert all(state.legal(seat) for seat in turn.waiting)
        assert CHANCE not in turn.waiting or turn.waiting == (CHANCE,)


@on_every_table
def test_legal_actions_are_ascending_without_doubles(table: Table) -> None:
    for state in walk(table):
        for seat in state.turn().seats:
            legal = state.legal(seat)
            assert legal == sorted(set(legal))


@on_every_table
def test_what_is_done_besides_is_not_asked_for_and_can_be_played(table: Table) -> None:
    rng = Random(11)
    for state in walk(table):
        for seat in (*range(table.players), CHANCE, PUBLIC):
            besides = state.besides(seat)
            assert besides == sorted(set(besides) - set(state.legal(seat)))
            assert not besides or (seat >= 0 and state.turn().waiting)
            if besides and rng.random() < 0.005:
                after = state.copy()
                after.apply(seat, rng.choice(besides))
                _finish(after, table, rng)


def _finish(state: State, table: Table, rng: Random) -> None:
    """Plays on to the end, now and then besides what is asked."""
    for _ in range(table.rules.bound):
        waiting = state.turn().waiting
        if not waiting:
            break
        aside = [(seat, action) for seat in range(table.players) for action in state.besides(seat)]
        if aside and rng.random() < 0.01:
            state.apply(*rng.choice(aside))
        else:
            state.apply(waiting[0], random_action(state, waiting[0], rng))
    assert state.outcome() is not None


@on_every_table
def test_chance_outcomes_have_positive_weights(table: Table) -> None:
    for state in walk(table):
        if state.turn().waiting == (CHANCE,):
            weights = state.weights()
            if weights is not None:
                assert len(weights) == len(state.legal(CHANCE))
                assert all(weight > 0 for weight in weights)
            drawn = {draw(state, Random(seed)) for seed in range(20)}
            assert drawn <= set(state.legal(CHANCE))


@on_every_table
def test_the_same_action_gives_the_same_position(table: Table) -> None:
    rng = Random(2)
    for state in walk(table):
        if rng.random() < 0.1 and state.turn().waiting:
            seat = rng.choice(state.turn().waiting)
            action = random_action(state, seat, rng)
            one, other = state.copy(), state.copy()
            one.apply(seat, action)
            told: list[Event] = []
            other.apply(seat, action, told)
            assert seen(one, table.players) == seen(other, table.players)


@on_every_table
def test_the_order_of_simultaneous_seats_does_not_matter(table: Table) -> None:
    rng = Random(3)
    for state in walk(table):
        waiting = state.turn().waiting
        if len(waiting) > 1 and rng.random() < 0.2:
            turns = {seat: _whole_turn(state, seat, rng) for seat in waiting}
            results = []
            for order in (waiting, waiting[::-1], None):
                result = state.copy()
                for seat, action in _interleaved(turns, order, rng):
                    assert action in result.legal(seat)
                    result.apply(seat, action)
                results.append(seen(result, table.players))
            assert results[0] == results[1] == results[2]


def _whole_turn(state: State, seat: int, rng: Random) -> list[int]:
    """What the seat might do until it is no longer waited for, the others standing still."""
    alone = state.copy()
    actions: list[int] = []
    others = [other for other in alone.turn().waiting if other != seat]
    while [other for other in alone.turn().waiting if other != seat] == others and seat in alone.turn().waiting:
        action = random_action(alone, seat, rng)
        alone.apply(seat, action)
        actions.append(action)
    return actions


def _interleaved(turns: dict[int, list[int]], order: tuple[int, ...] | None, rng: Random) -> list[tuple[int, int]]:
    if order is not None:
        return [(seat, action) for seat in order for action in turns[seat]]
    left = {seat: list(actions) for seat, actions in turns.items()}
    mixed: list[tuple[int, int]] = []
    while any(left.values()):
        seat = rng.choice([seat for seat in left if left[seat]])
        mixed.append((seat, left[seat].pop(0)))
    return mixed


@on_every_table
def test_a_game_ends_within_its_bound_with_an_outcome(table: Table) -> None:
    last = None
    for state in walk(table):
        assert (state.outcome() is None) == bool(state.turn().waiting)
        last = state
    assert last is not None
    outcome = last.outcome()
    assert isinstance(outcome, Outcome)
    assert len(outcome.scores) == len(outcome.ranks) == len(outcome.sheets) == table.players
    assert [sum(line.points for line in sheet) for sheet in outcome.sheets] == outcome.scores
    assert all(1 <= rank <= table.players for rank in outcome.ranks)


@on_every_table
def test_secret_actions_change_nobody_elses_view(table: Table) -> None:
    rng = Random(4)
    for state in walk(table):
        waiting = state.turn().waiting
        if len(waiting) < 2 or rng.random() < 0.7:
            continue
        seat = rng.choice(waiting)
        legal = state.legal(seat)
        tries = [_try(state, seat, action, table.players) for action in rng.sample(legal, min(3, len(legal)))]
        same = [outside for still, outside in tries if still == tries[0][0]]
        assert all(outside == same[0] for outside in same)


def _try(state: State, seat: int, action: int, players: int) -> tuple[tuple[int, ...], list[object]]:
    after = state.copy()
    events: list[Event] = []
    after.apply(seat, action, events)
    others = [other for other in (*range(players), PUBLIC) if other != seat]
    told = [[event for event in events if event.only is None or event.only == other] for other in others]
    views = [after.view(other) for other in others]
    return after.turn().waiting, [views, told, [after.prompt(other) for other in others], after.fingerprint()]


@on_every_table
def test_an_imagined_position_has_the_same_view_and_actions(table: Table) -> None:
    rng = Random(5)
    for state in walk(table):
        if rng.random() < 0.3:
            for seat in (*range(table.players), PUBLIC):
                view = state.view(seat)
                assert view.seat == seat
                imagined = table.rules.imagine(view, rng)
                assert imagined.view(seat) == view
                assert imagined.legal(seat) == state.legal(seat)
                assert imagined.besides(seat) == state.besides(seat)
                assert imagined.turn().waiting == state.turn().waiting


@on_every_table
def test_a_screen_shows_a_part_of_the_view_and_leaves_it_alone(table: Table) -> None:
    rng = Random(16)
    for state in walk(table):
        if rng.random() < 0.2:
            for seat in (*range(table.players), PUBLIC):
                view = state.view(seat)
                shown = table.rules.screen(view)
                assert (type(shown), shown.seat) == (type(view), seat)
                assert view == state.view(seat)
                assert table.rules.screen(shown) == shown


@on_every_table
def test_an_observation_depends_on_the_view_alone(table: Table) -> None:
    rng = Random(12)
    blocks = features(table.rules, table.config)
    for state in walk(table):
        if rng.random() < 0.2:
            seat = rng.randrange(table.players)
            row = observation(state, seat)
            assert _told(blocks, observation(table.rules.imagine(state.view(seat), rng), seat)) == _told(blocks, row)


def _told(blocks: list[Feature], row: bytes) -> list[tuple[str, int, bytes]]:
    """The numbers block by block, all of them within their bounds."""
    told, at = [], 0
    for block in blocks:
        told.append((block.name, block.owner, row[at : at + block.size]))
        assert max(told[-1][2]) <= block.most
        at += block.size
    assert at == len(row)
    return told


@on_every_table
def test_what_a_seat_may_do_follows_from_its_observation(table: Table) -> None:
    known: dict[tuple[int, bytes], list[int]] = {}
    rng = Random(13)
    for state in walk(table):
        for seat in range(table.players):
            if rng.random() < 0.2:
                legal = state.legal(seat)
                assert known.setdefault((seat, observation(state, seat)), legal) == legal


@on_every_table
def test_an_imagined_position_can_be_played_to_the_end(table: Table) -> None:
    rng = Random(6)
    positions = [state.copy() for state in walk(table)]
    for state in rng.sample(positions, 3):
        seat = rng.randrange(table.players)
        imagined = table.rules.imagine(state.view(seat), rng)
        for _ in range(table.rules.bound):
            if not imagined.turn().waiting:
                break
            asked = imagined.turn().waiting[0]
            imagined.apply(asked, random_action(imagined, asked, rng))
        assert imagined.outcome() is not None


@on_every_game
def test_every_action_has_words_and_a_dense_index(table: Table) -> None:
    rules = table.rules
    words = set()
    for index in range(rules.actions):
        action = rules.action(index)
        assert rules.index(action) == index
        assert rules.parse(rules.notate(action)) == action
        words.add(rules.notate(action))
    assert len(words) == rules.actions


@on_every_game
@pytest.mark.parametrize("words", ["", " ", "nonsense", "mark", "MARK H7", "mark h7 ", "0", "mark h99", "é" * 500])
def test_other_words_are_refused(table: Table, words: str) -> None:
    with pytest.raises(Unusable):
        table.rules.parse(words)


@on_every_table
def test_legal_actions_have_an_index_a_text_and_a_place(table: Table) -> None:
    for state in walk(table):
        for seat in state.turn().seats:
            for action in state.legal(seat):
                assert 0 <= table.rules.index(action) < table.rules.actions
                assert table.rules.describe(action).key
                assert isinstance(table.rules.place(action), str)


@on_every_game
def test_a_group_is_what_several_choices_are_done_with(table: Table) -> None:
    """Whatever groups there are have several actions each: otherwise a second step would ask nothing."""
    rules = table.rules
    groups = [rules.group(rules.action(index)) for index in range(rules.actions)]
    counts = Counter(repr(group) for group in groups if group is not None)
    assert all(count > 1 for count in counts.values())


@on_every_table
def test_a_refusal_is_given_exactly_for_what_is_not_legal(table: Table) -> None:
    rng = Random(7)
    for state in walk(table):
        if rng.random() < 0.05:
            for seat in state.turn().seats:
                legal = {*state.legal(seat), *state.besides(seat)}
                for index in range(table.rules.actions):
                    action = table.rules.action(index)
                    refusal = table.rules.explain(state, seat, action)
                    assert (refusal is None) == (action in legal), table.rules.notate(action)


@on_every_table
def test_the_advisor_rates_every_legal_action(table: Table) -> None:
    rng = Random(8)
    advisor = table.rules.advisor()
    for state in walk(table):
        for seat in state.turn().waiting:
            if seat != CHANCE and rng.random() < 0.03:
                before = seen(state, table.players)
                assert len(advisor.rate(state, seat)) == len(state.legal(seat))
                assert seen(state, table.players) == before


@on_every_table
def test_the_advisor_judges_what_is_worth_judging(table: Table) -> None:
    rng = Random(15)
    advisor = table.rules.advisor()
    horizon = judged = 0
    for state in walk(table):
        waiting = state.turn().waiting
        if waiting and waiting[0] != CHANCE:
            horizon = advisor.horizon(state)
        if waiting and horizon and advisor.can_judge(state) and (not judged or rng.random() < 0.05):
            before = seen(state, table.players)
            assert len(advisor.judge(state)) == table.players
            assert seen(state, table.players) == before
            judged += 1
    assert judged or not horizon


@on_every_table
def test_an_estimate_goes_by_what_the_seat_may_know(table: Table) -> None:
    rules, rng = table.rules, Random(14)
    advisor = rules.advisor()
    weights = rules.estimated(table.config)
    assert set(weights) <= set(rules.weights())
    for state in walk(table):
        if rng.random() < 0.2:
            seat = rng.randrange(table.players)
            traits = advisor.traits(state, seat)
            assert advisor.traits(rules.imagine(state.view(seat), rng), seat) == traits
            assert traits is None or len(traits[1]) == len(weights)


@on_every_game
def test_a_tuned_game_is_advised_by_other_numbers(table: Table) -> None:
    rules, rng = table.rules, Random(10)
    weights = rules.weights()
    same = rules.tuned(dict(weights))
    other = rules.tuned({name: weight * rng.uniform(0.2, 3.0) for name, weight in weights.items()})
    differs = False
    for state in walk(table):
        for seat in state.turn().waiting:
            if seat != CHANCE:
                ratings = rules.advisor().rate(state, seat)
                assert same.advisor().rate(state, seat) == ratings
                differs = differs or other.advisor().rate(state, seat) != ratings
    assert differs
    assert rules.weights() == weights


@on_every_game
def test_every_level_imagines_more_games_than_the_one_before(table: Table) -> None:
    mate, captain, admiral = table.rules.efforts()
    assert 0 < mate < captain < admiral


@on_every_game
def test_weights_have_the_names_of_the_games_own(table: Table) -> None:
    weights = table.rules.weights()
    for name in weights:
        with pytest.raises(Unusable, match=f"no weight '{name}'"):
            table.rules.tuned({other: weights[other] for other in weights if other != name})
    with pytest.raises(Unusable, match="unknown weight 'luck'"):
        table.rules.tuned({**weights, "luck": 1.0})


@on_every_table
def test_what_closes_a_turn_can_be_said(table: Table) -> None:
    rng = Random(9)
    for state in walk(table):
        for seat in state.turn().waiting:
            if seat != CHANCE and rng.random() < 0.1:
                assert state.closing(seat).key


@on_every_table
def test_a_record_gives_the_match_back(table: Table) -> None:
    match = _random_match(table)
    text = record.dumps(match)
    again = record.loads(text)
    assert again.log == match.log
    assert seen(again.state, table.players) == seen(match.state, table.players)
    assert record.dumps(again) == text


@on_every_table
def test_a_match_can_go_back_to_any_ply(table: Table) -> None:
    match = _random_match(table)
    rng = Random(10)
    for ply in [0, match.ply, *(rng.randrange(match.ply) for _ in range(3))]:
        earlier = match.at(ply)
        assert earlier.log == match.log[:ply]
        later = match.at(match.ply)
        later.undo(ply)
        assert seen(later.state, table.players) == seen(earlier.state, table.players)


def _random_match(table: Table) -> Match:
    match = Match.new(table.game, table.players, table.options, rules=table.version)
    rng = Random(table.seed)
    while not match.over:
        seat = rng.choice(match.state.turn().waiting)
        match.play(seat, random_action(match.state, seat, rng))
    return match
