"""`fourwinds hint`: what a bot thinks of a position of a record."""

from __future__ import annotations

import json
from pathlib import Path

from fourwinds.core.match import Match
from fourwinds.core.record import loads

from .harness import Terminal

GOLDEN = Path(__file__).parents[1] / "games" / "explorers" / "golden"
DUEL, SOLO = GOLDEN / "two-first.record", GOLDEN / "solo-first.record"
QUICK = ("--bot", "search-16")


def last_choice(path: Path) -> Match:
    """The match where somebody last had at least two things to choose from."""
    whole = loads(path.read_text("utf-8"))
    for ply in reversed(range(whole.ply)):
        match = whole.at(ply)
        if len(match.state.legal(match.state.turn().waiting[0])) > 1 and match.state.turn().waiting[0] >= 0:
            return match
    raise AssertionError("there was never a choice")


def test_a_table_of_candidates(terminal: Terminal) -> None:
    match = last_choice(DUEL)
    done = terminal("hint", DUEL, "--ply", str(match.ply), *QUICK)
    assert (done.code, done.err) == (0, "")
    head, columns, *rows = done.out.splitlines()
    seat = match.state.turn().waiting[0]
    assert head.startswith(("Greedy bot: ", "Random bot: ")[seat])
    assert columns.split() == ["Choice", "In", "words", "Games", "Wins"]
    assert rows
    for row in rows:
        assert any(match.game.notate(action) in row for action in match.state.legal(seat))
        assert row.rstrip().endswith("%")


def test_as_json_and_repeatable(terminal: Terminal) -> None:
    match = last_choice(SOLO)
    seat = match.state.turn().waiting[0]
    command = ("hint", SOLO, "--ply", str(match.ply), "--seat", str(seat), *QUICK, "--seed", "3", "--json")
    found = json.loads(terminal(*command).out)
    assert found == json.loads(terminal(*command).out)
    assert (found["game"], found["ply"], found["seat"], found["bot"]) == ("explorers", match.ply, 0, "search-16")
    assert {opinion["action"] for opinion in found["opinions"]} <= {
        match.game.notate(action) for action in match.state.legal(seat)
    }
    assert 0 < sum(opinion["games"] for opinion in found["opinions"]) <= 16
    assert max(opinion["score"] for opinion in found["opinions"]) > 20


def test_alone_it_shows_points(terminal: Terminal) -> None:
    done = terminal("hint", SOLO, "--ply", str(last_choice(SOLO).ply), *QUICK, "--language", "de")
    assert "Punkte" in done.out
    assert "%" not in done.out


def test_a_bot_that_does_not_search(terminal: Terminal) -> None:
    done = terminal("hint", DUEL, "--ply", "1", "--bot", "greedy", "--json")
    assert [opinion["games"] for opinion in json.loads(done.out)["opinions"]] == [0]


def test_both_are_asked_in_a_hidden_turn(terminal: Terminal) -> None:
    for seat in (0, 1):
        done = terminal("hint", DUEL, "--ply", "1", "--seat", str(seat), "--bot", "greedy", "--json")
        assert json.loads(done.out)["seat"] == seat


def test_where_nobody_decides(terminal: Terminal) -> None:
    for args, words in (
        ((), "the game is over"),
        (("--ply", "0"), "chance is to act"),
        (("--ply", "9999"), "no action 9999"),
        (("--ply", "6", "--seat", "0"), "seat 0 is not asked"),
        (("--ply", "1", "--seat", "7"), "asked: 0, 1"),
        (("--ply", "1", "--bot", "hal"), "unknown bot 'hal'"),
    ):
        done = terminal("hint", DUEL, *args)
        assert (done.code, done.out) == (2, "")
        assert words in done.err
        assert done.err.count("\n") == 1
