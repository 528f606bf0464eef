"""The tentative turn by itself: barriers, forced steps, and who may notice a commit."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from fourwinds.core.match import Match
from fourwinds.core.messages import Config, Text
from fourwinds.core.protocol import PUBLIC
from fourwinds.server.deal import Deal
from fourwinds.server.play import Play
from fourwinds.server.show import Viewer, seat_view, table

from .toy import BELL, END, LOOK, NEXT, NOD, SKIP, A, B, ToyGame


@pytest.fixture
def play() -> Play:
    game = ToyGame()
    play = Play(Match(game, Config(2, {}, "toy", 1), ["guest", "guest"]), Deal(game, Random(1)))
    assert play.begin() == []
    return play


def finish(play: Play, seat: int, word: int = A) -> None:
    play.act(seat, word)
    play.act(seat, SKIP)
    assert play.complete(seat), "the forced end goes with the skip"
    play.commit(seat)


def seen_by(play: Play, seat: int) -> bytes:
    viewer = Viewer(play, [] if seat == PUBLIC else [seat], False)
    return msgspec.json.encode(table(play, "abcdefghij", viewer, [], True))


def test_a_forced_step_goes_with_the_one_before_it(play: Play) -> None:
    play.act(0, A)
    assert [step.action for step in play.draft(0).steps] == [A, NEXT]
    assert play.draft(0).step == 2
    play.undo(0, 1)
    assert play.draft(0).steps == []
    assert play.match.ply == 0


def test_a_look_commits_what_was_drafted_and_the_turn_goes_on(play: Play) -> None:
    play.act(0, B)
    assert not play.single(0, SKIP)
    assert play.single(0, LOOK)
    play.act(0, LOOK)
    assert play.due(0)
    assert not play.complete(0)
    assert play.commit(0) == ["0 b", "0 next", "0 look"]
    assert play.match.state.turn().waiting == (0, 1)
    assert play.draft(0).step == 0


def test_a_forced_last_step_waits_for_the_player(play: Play) -> None:
    play.act(0, B)
    play.act(0, LOOK)
    play.commit(0)
    assert play.draft(0).steps == [], "the only step would end the turn"
    play.act(0, END)
    assert play.due(0)


def test_nobody_else_notices_a_secret_commit(play: Play) -> None:
    before = [seen_by(play, 1), seen_by(play, PUBLIC)]
    play.act(0, B)
    play.act(0, LOOK)
    play.commit(0)
    assert play.seen == [play.bit(0)]
    assert [seen_by(play, 1), seen_by(play, PUBLIC)] == before
    assert play.version(play.bit(0)) == 1
    assert play.public_version == 0


def test_a_finished_turn_is_noticed_but_not_what_was_done_in_it() -> None:
    seen = []
    for word, look in ((A, LOOK), (B, SKIP)):
        game = ToyGame()
        play = Play(Match(game, Config(2, {}, "toy", 1), ["guest", "guest"]), Deal(game, Random(1)))
        play.act(0, word)
        play.act(0, look)
        if look == LOOK:
            play.commit(0)
            play.act(0, END)
        play.commit(0)
        seen.append((seen_by(play, 1), seen_by(play, PUBLIC)))
    assert seen[0] == seen[1]


def test_drafts_stand_when_the_other_seat_commits(play: Play) -> None:
    play.act(1, B)
    finish(play, 0)
    assert [step.action for step in play.draft(1).steps] == [B, NEXT]
    assert play.since == [1, 0]


def test_a_complete_last_draft_does_not_show_the_others(play: Play) -> None:
    finish(play, 0, B)
    play.act(1, A)
    play.act(1, SKIP)
    view = seat_view(play, 1)
    assert view.complete
    assert view.view.said == [[], ["a", "next", "skip", "end"]]
    assert view.commit is not None
    assert view.commit.args == {"words": 4}
    play.commit(1)
    assert seat_view(play, 1).view.said[0] == ["b", "next", "skip", "end"]


def test_it_does_not_after_something_done_besides_either(play: Play) -> None:
    finish(play, 0, B)
    play.beside(1, NOD)
    play.act(1, A)
    play.act(1, SKIP)
    view = seat_view(play, 1)
    assert view.complete
    assert view.view.said == [[], ["a", "next", "skip", "end"]]
    assert view.view.nodded == [False, True]


def test_what_others_do_besides_shows_in_a_complete_draft(play: Play) -> None:
    finish(play, 0, B)
    play.act(1, A)
    play.act(1, SKIP)
    play.beside(0, NOD)
    view = seat_view(play, 1)
    assert view.complete
    assert view.view.said[0] == []
    assert view.view.nodded == [True, False]


def test_a_seat_that_may_act_acts_at_once(play: Play) -> None:
    finish(play, 1)
    assert play.single(1, BELL)
    play.act(0, A)
    play.act(1, BELL)
    assert play.due(1)
    assert play.commit(1) == ["1 bell"]
    assert [step.action for step in play.draft(0).steps] == [A, NEXT]
    assert play.version(play.bit(0)) == 2


def test_a_log_makes_the_same_play_again(play: Play) -> None:
    commits = []
    for seat in (1, 0):
        for action in (A, LOOK):
            play.act(seat, action)
        commits.append((seat, play.commit(seat)))
    play.act(1, END)
    commits.append((1, play.commit(1)))
    again = Play(Match(play.game, Config(2, {}, "toy", 1), ["guest", "guest"]), Deal(play.game, Random(1)))
    for seat, lines in commits:
        again.replay(seat, lines)
    assert (again.seen, again.since, again.notes) == (play.seen, play.since, play.notes)
    assert [seen_by(again, seat) for seat in (0, 1, PUBLIC)] == [seen_by(play, seat) for seat in (0, 1, PUBLIC)]


def test_a_device_is_told_events_in_words_and_as_facts_and_only_its_own(play: Play) -> None:
    play.beside(0, NOD)
    play.tell(Text("news-goes-on"))
    play.act(0, B)
    play.act(0, LOOK)
    play.commit(0)
    told = {seat: json.loads(seen_by(play, seat))["events"] for seat in (0, 1)}
    facts = {seat: [(line["kind"], line["facts"].get("word")) for line in told[seat]] for seat in (0, 1)}
    assert facts[1] == [("Did", "nod"), ("", None)]
    assert facts[0] == [*facts[1], ("Did", "b"), ("Did", "next"), ("Did", "look")]
    assert [line["text"]["args"] for line in told[1]] == [{"word": "nod"}, {}]


def test_a_kept_draft_comes_back(play: Play) -> None:
    play.act(0, B)
    lines = play.draft_lines(0)
    assert lines == ["b", "~next"]
    again = Play(Match(play.game, Config(2, {}, "toy", 1), ["guest", "guest"]), Deal(play.game, Random(1)))
    again.restore_draft(0, [*lines, "look"])
    assert again.draft(0).steps[:2] == play.draft(0).steps


def test_a_bots_words_are_used_as_far_as_they_are_legal(play: Play) -> None:
    play.take_turn(0, ["b", "next", "bell"])
    assert [step.action for step in play.draft(0).steps][:2] == [B, NEXT]
    assert play.complete(0) or play.due(0)


def test_what_is_done_besides_is_played_at_once_and_leaves_all_drafts(play: Play) -> None:
    play.act(0, A)
    play.act(1, B)
    assert [choice.action for choice in seat_view(play, 0).besides] == ["nod"]
    assert play.refusal(0, NOD) is None
    assert play.beside(0, NOD) == ["0 nod"]
    assert play.match.log == [(0, NOD)]
    assert [step.action for step in play.draft(0).steps] == [A, NEXT]
    assert [step.action for step in play.draft(1).steps] == [B, NEXT]
    assert seat_view(play, 1).view.nodded == [True, False]
    assert not play.is_beside(0, NOD)
    play.act(0, SKIP)
    play.commit(0)
    assert play.match.log == [(0, NOD), (0, A), (0, NEXT), (0, SKIP), (0, END)]


def test_a_seat_that_is_not_asked_may_still_do_what_it_may_do_besides(play: Play) -> None:
    finish(play, 0)
    assert not play.asked(0)
    assert seat_view(play, 0).choices == []
    assert play.refusal(0, NOD) is None
    play.beside(0, NOD)
    assert play.match.log[-1] == (0, NOD)
