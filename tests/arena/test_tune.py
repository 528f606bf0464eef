"""`fourwinds tune`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from fourwinds.arena import tuning
from fourwinds.arena.results import Kept
from fourwinds.core import registry
from fourwinds.core.weights import packaged, read, write
from tests.arena.archery import SPOILT, ArcheryGame
from tests.arena.games import played
from tests.cli.harness import Terminal

SMALL = ("--games", "3", "--generations", "6", "--proof", "8", "--seed", "2")
REAL = ("tune", "explorers", "--players", "1", "--option", "layout=intro", "--only", "fade,gem")


@pytest.fixture(autouse=True)
def archery(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game among the others, its aim spoilt."""
    monkeypatch.setitem(registry.games(), "archery", ArcheryGame(SPOILT))


@pytest.mark.parametrize("players", ["1", "2", "3"])
def test_a_spoilt_weight_is_mended(players: str, terminal: Terminal, tmp_path: Path) -> None:
    done = terminal("tune", "archery", "--players", players, *SMALL, "--out", tmp_path)
    assert (done.code, done.err) == (0, "")
    assert ": proved" in done.out
    found = read((tmp_path / "weights.json").read_text())
    assert abs(found["aim"] - 2.5) < 0.5
    about = json.loads((tmp_path / "tune.json").read_text())
    assert about["proved"] is True
    assert about["changes"]["aim"] == [1.2, found["aim"]]
    assert about["better"] >= 2 * about["error"]


def test_what_is_best_already_stays(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "best.json").write_text(write({**SPOILT, "aim": 2.5}))
    (tmp_path / "weights.json").write_text("from an earlier run")
    done = terminal("tune", "archery", *SMALL, "--start", tmp_path / "best.json", "--out", tmp_path)
    assert done.code == 0
    assert ": not proved" in done.out
    assert not (tmp_path / "weights.json").exists()


def test_only_what_is_named_changes(terminal: Terminal, tmp_path: Path) -> None:
    terminal("tune", "archery", *SMALL, "--only", "aim", "--out", tmp_path)
    found = read((tmp_path / "weights.json").read_text())
    assert found["hat"] == 0.5
    assert found["aim"] > 2.0


def test_the_games_own_weights_change_only_if_asked(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.json"
    monkeypatch.setattr("fourwinds.cli.proof.packaged_file", lambda _: own)
    terminal("tune", "archery", *SMALL, "--out", tmp_path)
    assert not own.exists()
    done = terminal("tune", "archery", *SMALL, "--out", tmp_path, "--save")
    assert str(own) in done.out
    assert own.read_text() == (tmp_path / "weights.json").read_text()


def test_an_interrupted_run_goes_on(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("tune", "archery", "--players", "2", *SMALL)
    whole = terminal(*command, "--out", tmp_path / "whole")
    add = Kept.add

    def interrupted(kept: Kept, *games: object) -> None:
        add(kept, *games)  # type: ignore[arg-type]
        if kept.path.read_text().count("\n") > 60:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Kept, "add", interrupted)
        stopped = terminal(*command, "--out", tmp_path / "parts")
    assert stopped.code == 130
    assert stopped.err == "stopped after 1 of 6 generations, nothing proved; the same command goes on\n"
    assert "aim" in stopped.out
    before = (tmp_path / "parts" / "games.jsonl").read_text()
    again = terminal(*command, "--out", tmp_path / "parts")
    assert again.out.replace("parts", "whole") == whole.out
    for name in ("games.jsonl", "tune.json", "weights.json"):
        assert (tmp_path / "parts" / name).read_text() == (tmp_path / "whole" / name).read_text()
    assert (tmp_path / "parts" / "games.jsonl").read_text().startswith(before)


def test_the_same_run_gives_the_same_weights(terminal: Terminal, tmp_path: Path) -> None:
    tiny = ("--games", "1", "--generations", "1", "--proof", "2")
    for name, jobs, seed in (("one", "1", "5"), ("two", "2", "5"), ("three", "1", "6")):
        assert terminal(*REAL, *tiny, "--seed", seed, "--jobs", jobs, "--out", tmp_path / name).code == 0
    one, two, three = ((tmp_path / name / "tune.json").read_text() for name in ("one", "two", "three"))
    assert one == two
    assert json.loads(one)["changes"] != json.loads(three)["changes"]
    assert registry.find("explorers").weights() == packaged("explorers")


def test_what_a_game_is_worth() -> None:
    assert tuning.worth(played(0, ["a"], [117]), 0) == 117
    clear, close = played(0, ["a", "b"], [60, 40]), played(0, ["a", "b"], [41, 40])
    assert tuning.worth(clear, 0) > tuning.worth(close, 0) > 1
    assert tuning.worth(clear, 1) < tuning.worth(close, 1) < 0
    assert tuning.worth(played(0, ["a", "b"], [40, 40]), 1) == 0.5
    assert tuning.worth(played(0, ["a", "b"], [40, 40], won=False), 1) == 0


BAD = [
    ("tune", "GAME"),
    ("tune chess", "unknown game 'chess'"),
    ("tune explorers --bot mate", "neither greedy nor search-N"),
    ("tune explorers --only luck", "'luck' is no weight"),
    ("tune explorers --generations 0", "--generations"),
    ("tune explorers --proof 1", "--proof"),
    ("tune explorers --players 9", "not 9"),
    ("tune explorers --start {folder}/none.json", "No such file"),
    ("tune explorers --start {list}", "not an object"),
    ("tune explorers --start {strange}", "there is no weight 'fade'"),
    ("tune explorers --out {list}", "Not a directory"),
]


@pytest.mark.parametrize(("command", "words"), BAD, ids=[command for command, _ in BAD])
def test_bad_input(command: str, words: str, terminal: Terminal, tmp_path: Path) -> None:
    places = {"folder": tmp_path, "list": tmp_path / "list.json", "strange": tmp_path / "strange.json"}
    places["list"].write_text("[1]")
    places["strange"].write_text('{"luck": 1}')
    before = sorted(tmp_path.rglob("*"))
    done = terminal(*(word.format(**places) for word in command.split()))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("fourwinds: ")
    assert done.err.count("\n") == 1
    assert words in done.err
    assert sorted(tmp_path.rglob("*")) == before


def test_without_the_library(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    done = terminal("tune", "archery", "--out", tmp_path / "out")
    assert (done.code, done.out) == (2, "")
    assert "fourwinds[tune]" in done.err
