"""Whoever drives a bot asks it the same questions: a table's worker, the terminal and the arena."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourwinds.arena.jobs import Job, play_game
from fourwinds.bots import decide, make
from fourwinds.cli.session import Session
from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.server import worker
from tests.bots.nodding import NoddingGame
from tests.server.toy import NOD

SEATS = ["bot:greedy", "bot:greedy"]


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> NoddingGame:
    found = NoddingGame()
    monkeypatch.setitem(registry.games(), found.id, found)
    return found


def begun() -> Match:
    return Match.new("nodding", 2, seats=SEATS)


def as_at_a_table() -> Match:
    """A game as a server plays it: what a bot does besides first, then its turn."""
    match = begun()
    while not match.over:
        seat = match.state.turn().waiting[0]
        lines = [match.line(*entry) for entry in match.log]
        job = worker.Job("nodding", match.config, lines, seat, "greedy", 1)
        thought = worker.think(job, lambda: None)
        for words in [thought.beside] if thought.beside else thought.actions:
            match.play(seat, words)
    return match


def in_the_terminal() -> Match:
    session = Session(begun(), 1)
    session.advance()
    return session.match


@pytest.mark.parametrize("played", [as_at_a_table, in_the_terminal])
def test_a_bot_does_what_it_likes_besides_and_then_its_turn(played: Callable[[], Match]) -> None:
    match = played()
    for seat in (0, 1):
        actions = [action for who, action in match.log if who == seat]
        assert actions.count(NOD) == 1
        assert actions[0] == NOD


def test_in_the_arena_it_does_so_too_and_it_is_no_decision(game: NoddingGame) -> None:
    played = play_game(Job("nodding", registry.configure(game, 2), ["greedy", "greedy"], 1), 0)
    assert played.actions == 2 * (4 + 1)
    assert played.decisions == 2 * 4


def test_nobody_imagines_anything_before_it_is_clear_that_there_is_something_to_do_besides(game: NoddingGame) -> None:
    match, bot = begun(), make("greedy", game, 1)
    match.play(0, NOD)
    decide(bot, match.state, 0)
    assert game.imagined == 1
