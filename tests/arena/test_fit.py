"""`fourwinds fit`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from fourwinds.arena.fitting import positions
from fourwinds.arena.jobs import Job
from fourwinds.arena.results import Kept
from fourwinds.core import registry
from fourwinds.core.weights import packaged, read, write
from tests.arena.archery import SPOILT, ArcheryGame
from tests.cli.harness import Terminal

SMALL = ("--games", "600", "--proof", "8", "--seed", "2")
REAL = ("fit", "explorers", "--players", "1", "--option", "layout=intro", "--games", "3", "--proof", "2")


@pytest.fixture(autouse=True)
def archery(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game among the others, its aim spoilt and without an estimate."""
    monkeypatch.setitem(registry.games(), "archery", ArcheryGame(SPOILT))


@pytest.mark.parametrize("players", ["1", "3"])
def test_the_estimate_is_found(players: str, terminal: Terminal, tmp_path: Path) -> None:
    done = terminal("fit", "archery", "--players", players, *SMALL, "--out", tmp_path)
    assert (done.code, done.err) == (0, "")
    assert f"{600 * int(players)} positions of 600 games" in done.out
    assert ": proved" in done.out
    found = read((tmp_path / "weights.json").read_text())
    assert found["estimate.hit"] == pytest.approx(114.5, abs=12)
    assert found["estimate.step"] == pytest.approx(-1, abs=0.8)
    assert {name: found[name] for name in ("aim", "hat")} == {"aim": 1.2, "hat": 0.5}
    about = json.loads((tmp_path / "fit.json").read_text())
    assert about["proved"] is True
    assert about["better"] > 1


def test_what_is_best_already_stays(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "best.json").write_text(write({**SPOILT, "estimate.hit": 114.5, "estimate.step": -1.0}))
    (tmp_path / "weights.json").write_text("from an earlier run")
    done = terminal("fit", "archery", *SMALL, "--start", tmp_path / "best.json", "--out", tmp_path)
    assert done.code == 0
    assert ": not proved" in done.out
    assert not (tmp_path / "weights.json").exists()
    assert "0.000 ± 0.000" in done.out


def test_anew_forgets_the_estimate(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "best.json").write_text(write({**SPOILT, "estimate.hit": 114.5, "estimate.step": -1.0}))
    command = ("fit", "archery", *SMALL, "--start", tmp_path / "best.json", "--anew", "--out", tmp_path)
    assert ": proved" in terminal(*command).out


def test_the_games_own_weights_change_only_if_asked(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.json"
    monkeypatch.setattr("fourwinds.cli.proof.packaged_file", lambda _: own)
    terminal("fit", "archery", *SMALL, "--out", tmp_path)
    assert not own.exists()
    assert str(own) in terminal("fit", "archery", *SMALL, "--out", tmp_path, "--save").out
    assert own.read_text() == (tmp_path / "weights.json").read_text()


def test_the_same_run_gives_the_same_weights(terminal: Terminal, tmp_path: Path) -> None:
    for name, jobs, seed in (("one", "1", "5"), ("two", "2", "5"), ("three", "1", "6")):
        assert terminal(*REAL, "--seed", seed, "--jobs", jobs, "--out", tmp_path / name).code == 0
    one, two, three = ((tmp_path / name / "fit.json").read_text() for name in ("one", "two", "three"))
    assert one == two
    assert json.loads(one)["off"] != json.loads(three)["off"]
    assert registry.find("explorers").weights() == packaged("explorers")


def test_what_the_advisor_foretells_is_fitted() -> None:
    """In Expedition the lead: what one of two players gains on the other, the other loses."""
    config = registry.configure(registry.find("expedition"), 2, {})
    rows = positions(Job("expedition", config, ["greedy", "greedy"], 3), 0)
    followed = [row[-1] for row in rows]
    assert len(followed) > 40
    assert followed[::2] == [-lead for lead in followed[1::2]]
    assert len(set(followed)) > 10


def test_an_interrupt_loses_nothing_but_time(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    (tmp_path / "weights.json").write_text("from an earlier run")
    with monkeypatch.context() as patch:
        patch.setattr(Kept, "add", interrupted)
        stopped = terminal("fit", "archery", *SMALL, "--out", tmp_path)
    assert (stopped.code, stopped.err) == (130, "stopped, nothing found yet; the same command begins again\n")
    assert (tmp_path / "weights.json").read_text() == "from an earlier run"
    assert ": proved" in terminal("fit", "archery", *SMALL, "--out", tmp_path).out


BAD = [
    ("fit", "GAME"),
    ("fit chess", "unknown game 'chess'"),
    ("fit exploriana", "no estimate for such games"),
    ("fit explorers --option villages=expert", "no estimate for such games"),
    ("fit explorers --option achievements=2", "no estimate for such games"),
    ("fit explorers --games 0", "--games"),
    ("fit explorers --start {folder}/none.json", "No such file"),
]


@pytest.mark.parametrize(("command", "words"), BAD, ids=[command for command, _ in BAD])
def test_bad_input(command: str, words: str, terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*(word.format(folder=tmp_path) for word in command.split()))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("fourwinds: ")
    assert done.err.count("\n") == 1
    assert words in done.err


def test_without_the_library(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    done = terminal("fit", "archery", "--out", tmp_path / "out")
    assert (done.code, done.out) == (2, "")
    assert "fourwinds[tune]" in done.err
