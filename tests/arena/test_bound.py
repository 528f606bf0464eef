"""`fourwinds bound`, and the search that knows the coming cards."""

from __future__ import annotations

import csv
import json
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

from fourwinds import Unusable
from fourwinds.arena.bound import BOUND, deals, marks
from fourwinds.arena.jobs import Job, Stopped, check_stop, listen_to, play_game
from fourwinds.bots import NAMES, make
from fourwinds.bots.foresight import Foresight, Luck
from fourwinds.core import registry
from fourwinds.core.playout import settle
from tests.arena.games import played
from tests.bots.wager import GUESS, HEAD, HEADS_UP, TAIL, Wager, WagerGame
from tests.cli.harness import Terminal

SMALL = ("bound", "explorers", "--option", "layout=intro", "--bots", "greedy,random", "--sims", "60", "--seed", "4")


def job(bot: str, foresight: int = 0) -> Job:
    game = registry.find("explorers")
    return Job(game.id, registry.configure(game, 1, {"layout": "intro"}), [bot], 4, foresight=foresight)


def test_it_knows_what_nobody_can_know() -> None:
    """Who knows the coin always guesses right, whichever side comes up."""
    calls = set()
    for seed in range(6):
        state = Wager()
        actions = Foresight(WagerGame(), state, Luck(Random(seed)), check_stop).best(20, Random(1))
        settle(state, Random(seed))
        assert actions == [GUESS, HEAD if state.coin == HEADS_UP else TAIL]
        calls.add(actions[1])
    assert calls == {HEAD, TAIL}


def test_it_meets_the_cards_that_the_bots_meet_and_plays_better() -> None:
    bound, greedy = play_game(job(BOUND, 60), 0), play_game(job("greedy"), 0)
    assert bound.scores[0] > greedy.scores[0]
    assert play_game(job(BOUND, 60), 0) == bound
    assert play_game(job(BOUND, 600), 0).scores[0] >= bound.scores[0]


def test_it_stops_in_the_middle_of_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal takes minutes if it is run long; an interrupt must not wait for it."""
    monkeypatch.setattr("fourwinds.arena.jobs._stop", None)
    stop = get_context("spawn").Event()
    listen_to(stop)
    stop.set()
    with pytest.raises(Stopped):
        play_game(job(BOUND, 1_000_000_000), 0)


def test_luck_is_that_of_the_generator() -> None:
    game = registry.find("explorers")
    config = registry.configure(game, 1)
    foretold, drawn = game.new(config), game.new(config)
    Luck(Random(3)).settle(foretold, 0)
    settle(drawn, Random(3))
    assert foretold.fingerprint() == drawn.fingerprint()


def test_it_is_no_bot() -> None:
    for name in (BOUND, "clairvoyant", "foresight"):
        assert name not in NAMES
        with pytest.raises(Unusable, match="unknown bot"):
            make(name, registry.find("explorers"), 1)


def test_marks_are_those_of_the_deals_that_all_played() -> None:
    games = {
        BOUND: [played(0, [BOUND], [130]), played(1, [BOUND], [120]), played(2, [BOUND], [110])],
        "mate": [played(0, ["mate"], [104]), played(2, ["mate"], [110])],
    }
    assert deals(games) == [{"game": 0, BOUND: 130, "mate": 104}, {"game": 2, BOUND: 110, "mate": 110}]
    bound, mate = marks(games)
    assert (bound.score.value, bound.ratio.value, bound.ratio.low) == (120, 1, 1)
    assert (mate.score.value, round(mate.ratio.value, 6)) == (107, 0.9)
    assert mate.ratio.low < 0.9 < mate.ratio.high


def test_a_bound(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*SMALL, "--games", "2", "--out", tmp_path)
    assert (done.code, done.err) == (0, "")
    for words in ("explorers, alone: 2 deals, seed 4, 60 games a deal", "100.0 %", "greedy", "random"):
        assert words in done.out
    found = json.loads((tmp_path / "bound.json").read_text())
    assert [mark["name"] for mark in found["marks"]] == [BOUND, "greedy", "random"]
    assert found["marks"][0]["ratio"]["value"] == 1
    rows = list(csv.DictReader((tmp_path / "bound.csv").open()))
    assert [int(row["game"]) for row in rows] == [0, 1]
    assert all(int(row[BOUND]) >= int(row["greedy"]) > int(row["random"]) for row in rows)
    kept = (tmp_path / "games.jsonl").read_text()

    more = terminal(*SMALL, "--games", "3", "--out", tmp_path)
    assert "3 deals" in more.out
    assert (tmp_path / "games.jsonl").read_text().startswith(kept)
    terminal(*SMALL, "--games", "3", "--out", tmp_path / "anew")
    assert (tmp_path / "bound.json").read_text() == (tmp_path / "anew" / "bound.json").read_text()


def test_an_interrupt(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fourwinds.cli.bound.complete", interrupted)
    done = terminal(*SMALL, "--games", "2", "--out", tmp_path)
    assert (done.code, done.err) == (130, "stopped, 6 of 6 games left; the same command goes on\n")


BAD = [
    ("bound", "GAME"),
    ("bound chess", "unknown game 'chess'"),
    ("bound expedition", "not 1"),
    ("bound explorers --bots bound", "unknown bot 'bound'"),
    ("bound explorers --bots greedy,greedy", "named twice"),
    ("bound explorers --sims 0", "--sims"),
    ("bound explorers --players 2", "--players"),
]


@pytest.mark.parametrize(("command", "words"), BAD, ids=[command for command, _ in BAD])
def test_bad_input(command: str, words: str, terminal: Terminal) -> None:
    done = terminal(*command.split())
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert words in done.err
