"""The commands that only tell: --version, games, replay, check, check-edition."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from fourwinds import __version__
from fourwinds.core import match as match_module
from fourwinds.core import record
from fourwinds.core.messages import About
from fourwinds.core.registry import games
from tests.cli.harness import Played, Terminal, environment, run


def test_version_says_which_build(state: Path) -> None:
    done = run(state, "--version")
    build = "interpreted" if str(match_module.__file__).endswith(".py") else "compiled"
    assert (done.code, done.out, done.err) == (0, f"fourwinds {__version__} ({build})\n", "")


@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "games",
        "simulate",
        "arena",
        "balance",
        "replay",
        "hint",
        "check",
        "check-edition",
        "doctor",
        "completion",
    ],
)
def test_help(command: str, capsys: pytest.CaptureFixture[str], terminal: Terminal) -> None:
    with pytest.raises(SystemExit) as stopped:
        terminal(*command.split(), "--help")
    assert stopped.value.code == 0
    assert "usage: fourwinds" in capsys.readouterr().out


def test_the_bare_command_helps_with_what_is_most_wanted_first(state: Path) -> None:
    done = run(state)
    assert (done.code, done.err) == (0, "")
    wanted = [line.split()[1] for line in done.out.splitlines() if line.startswith("  fourwinds ")]
    assert wanted == ["serve", "play", "doctor"]
    listed = [line.split()[0] for line in done.out.partition("COMMAND\n")[2].splitlines() if line[4] != " "]
    assert listed[:3] == wanted


# games


def test_games(terminal: Terminal) -> None:
    done = terminal("games")
    assert (done.code, done.err) == (0, "")
    for game in games():
        assert game in done.out


def test_one_game(terminal: Terminal) -> None:
    done = terminal("games", "explorers")
    assert (done.code, done.err) == (0, "")
    game = games()["explorers"]
    for option in game.options:
        assert option.id in done.out
        for item in option.items:
            assert item in done.out
    for preset in game.presets:
        assert preset.id in done.out
    assert "house-1" in done.out
    assert "choose | random" in done.out
    assert max(len(line) for line in done.out.splitlines()) <= 100


# check


def test_check(terminal: Terminal, duel: Played) -> None:
    match = record.loads(duel.path.read_text("utf-8"))
    outcome = match.state.outcome()
    assert outcome is not None
    done = terminal("check", duel.path)
    scores = " ".join(map(str, outcome.scores))
    assert done.out == f"ok: explorers, 2 players, {match.ply} actions, finished, scores {scores}\n"
    assert (done.code, done.err) == (0, "")


def test_check_of_an_unfinished_game(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "r"
    path.write_text(
        "game: explorers\nrules: 1\nedition: house-1\nseats: Ann\noptions: layout=intro\n0 start water\nend\n"
    )
    assert terminal("check", path).out == "ok: explorers, 1 player, 1 actions, unfinished\n"


def test_check_says_which_line_is_wrong(terminal: Terminal, duel: Played, tmp_path: Path) -> None:
    path = tmp_path / "r"
    path.write_text(duel.path.read_text("utf-8").replace("0 start", "0 bonus"))
    done = terminal("check", path)
    assert done.code == 2
    assert done.err.startswith(f"fourwinds: {path}: line ")


# replay


def test_replay_of_a_whole_game(terminal: Terminal, duel: Played) -> None:
    done = terminal("replay", duel.path)
    assert (done.code, done.err) == (0, "")
    assert "Turn 7: " in done.out
    assert "Total" in done.out
    assert done.out.count(" Round ") >= 4


def test_a_replay_calls_people_as_they_were_called_and_says_who_was_stood_in_for(
    terminal: Terminal, duel: Played, tmp_path: Path
) -> None:
    match = record.loads(duel.path.read_text())
    match.about = About(["Ann", "Bob"], ["", "mate, captain"], "2026-11-18", "fourwinds 1")
    told = tmp_path / "told.record"
    told.write_text(record.dumps(match))
    assert terminal("check", told).code == 0
    done = terminal("replay", told)
    assert "Ann" in done.out
    assert "Played for Bob at times: Mate and Captain" in done.out
    assert "Played for" not in terminal("replay", duel.path).out


def test_replay_to_a_ply_shows_the_board(terminal: Terminal, duel: Played) -> None:
    done = terminal("replay", duel.path, "--to", "0")
    assert "First Xs" in done.out
    assert "Waiting for" in done.out


def test_replay_in_another_language(terminal: Terminal, duel: Played) -> None:
    assert "Zug 1: " in terminal("replay", duel.path, "--language", "de").out


def test_replay_keeps_what_a_seat_could_not_see(terminal: Terminal, tmp_path: Path) -> None:
    head = "game: explorers\nrules: 1\nedition: house-1\nseats: Ann | Bob\noptions: first_player=0 layout=intro\n"
    (tmp_path / "r").write_text(f"{head}0 start prairie\n0 mark f5\n1 start water\nend\n")
    public = terminal("replay", tmp_path / "r").out
    assert "marks f5" not in public
    assert " PX" not in public
    own = terminal("replay", tmp_path / "r", "--as", "0").out
    assert "Ann marks f5" in own
    assert "Gewässer" not in own
    assert "Bob: " not in own
    assert " PX" in own
    other = terminal("replay", tmp_path / "r", "--as", "1").out
    assert "f5" not in other


@pytest.mark.parametrize("command", [("replay", "{record}"), ("games", "explorers")])
def test_a_closed_pipe_is_no_error(command: tuple[str, ...], state: Path, duel: Played) -> None:
    words = [word.format(record=duel.path) for word in command]
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "fourwinds", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(state),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    assert (process.wait(timeout=300), err) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_one_line(state: Path) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-P", "-m", "fourwinds", "games"]
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, env=environment(state), check=False
        )
    assert done.returncode == 2
    assert done.stderr == "fourwinds: output: No space left on device\n"


# check-edition


def house() -> str:
    return (files("fourwinds.games.explorers") / "data" / "house-1.json").read_text("utf-8")


def test_check_edition_of_ours(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "e.json").write_text(house(), "utf-8")
    done = terminal("check-edition", tmp_path / "e.json")
    assert (done.code, done.out, done.err) == (0, "ok: explorers, edition house-1, no warnings\n", "")


def test_check_edition_shows_warnings_and_is_content(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "e.json").write_text(house().replace("M. P. W. D. Dg D. D. M.", "M. P. Wc D. Dg D. D. M."), "utf-8")
    done = terminal("check-edition", tmp_path / "e.json")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        "warning T10: tile 8: carrot on water",
        "ok: explorers, edition house-1, 1 warning",
    ]


def test_check_edition_fails_on_errors(terminal: Terminal, tmp_path: Path) -> None:
    data = json.loads(house())
    data["rounds"] = -1
    (tmp_path / "e.json").write_text(json.dumps(data), "utf-8")
    done = terminal("check-edition", tmp_path / "e.json")
    assert done.code == 2
    assert "error: 'rounds' is not a whole number of 1 or more\n" in done.out
    assert done.err.count("\n") == 1
