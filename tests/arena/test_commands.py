"""`fourwinds arena` and `fourwinds balance`."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from fourwinds.core import record
from tests.arena.games import QUICK, lines
from tests.cli.harness import Terminal, environment, run

FILES = ("games.csv", "games.jsonl", "ratings.csv", "ratings.json", "ratings.svg")
SIDES = ("--option", "gemstones=base", "--option", "gemstones=expert")
REPORT = ("balance", "explorers", "--option", "layout=intro", *SIDES, "--bots", "random")


def test_an_arena(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*QUICK, "--games", "4", "--out", tmp_path / "out")
    assert (done.code, done.err) == (0, "")
    for words in ("exploriana: 4 games of 2 players, seed 3", "rating", "greedy", "random", "50 %"):
        assert words in done.out
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == list(FILES)
    found = json.loads((tmp_path / "out" / "ratings.json").read_text())
    assert [entry["bot"] for entry in found["standings"]] == ["greedy", "random"]
    assert (found["games"], found["seed"], found["players"]) == (4, 3, 2)
    rows = list(csv.DictReader((tmp_path / "out" / "ratings.csv").open()))
    assert [row["rating.low"] for row in rows] == [str(e["rating"]["low"]) for e in found["standings"]]
    games = list(csv.DictReader((tmp_path / "out" / "games.csv").open()))
    assert [(row["game"], row["seat"]) for row in games] == [(str(n // 2), str(n % 2)) for n in range(8)]
    assert {row["bot"] for row in games if row["seat"] == "0"} == {"greedy", "random"}
    picture = ElementTree.parse(tmp_path / "out" / "ratings.svg").getroot()
    assert {"greedy", "random"} <= set(picture.itertext())


def test_neither_processes_nor_order_matter(terminal: Terminal, state: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    terminal(*QUICK, "--games", "1", "--out", one)
    assert terminal(*QUICK, "--games", "3", "--out", one).code == 0
    done = run(state, *QUICK, "--games", "3", "--jobs", "2", "--out", two)
    assert (done.code, done.err) == (0, "")
    assert lines(one / "games.jsonl") == lines(two / "games.jsonl")
    for name in ("games.csv", "ratings.csv", "ratings.json", "ratings.svg"):
        assert (one / name).read_bytes() == (two / name).read_bytes()


def test_the_games_can_be_kept_as_records(terminal: Terminal, tmp_path: Path) -> None:
    out, kept = tmp_path / "out", tmp_path / "records"
    assert terminal(*QUICK, "--games", "1", "--out", out).code == 0
    done = terminal(*QUICK, "--games", "3", "--out", out, "--records", kept)
    assert (done.code, done.err) == (0, "")
    digest = lines(out / "games.jsonl")[0]["job"]
    paths = [kept / f"exploriana-{digest}-{number}.record" for number in range(3)]
    assert sorted(kept.iterdir()) == paths
    for path, game in zip(paths, {game["number"]: game for game in lines(out / "games.jsonl")}.values(), strict=True):
        match = record.loads(path.read_text())
        outcome = match.state.outcome()
        assert outcome is not None
        assert (outcome.scores, match.seats) == (game["scores"], [f"bot:{bot}" for bot in game["seats"]])
        assert terminal("check", path).out.startswith("ok: exploriana, 2 players")
        assert terminal("replay", path).code == 0
    stored = (out / "games.jsonl").read_bytes()
    assert terminal(*QUICK, "--games", "3", "--out", out, "--records", kept).code == 0
    assert (out / "games.jsonl").read_bytes() == stored


def test_an_interrupt_loses_nothing(terminal: Terminal, state: Path, tmp_path: Path) -> None:
    kept = tmp_path / "out" / "games.jsonl"
    command = [sys.executable, "-P", "-m", "fourwinds", *QUICK, "--games", "5000", "--jobs", "2"]
    command += ["--out", str(kept.parent)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(state)
    )
    while process.poll() is None and not (kept.exists() and kept.read_text().count("\n") > 3):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert err.startswith("stopped, ")
    assert err.count("\n") == 1
    before = kept.read_text()
    assert f"exploriana: {before.count(chr(10)) - 1} games" in out

    with kept.open("a") as file:
        file.write('{"job":"cut off here')
    count = before.count("\n") + 1
    assert terminal(*QUICK, "--games", str(count), "--out", kept.parent).code == 0
    assert kept.read_text().startswith(before)
    numbers = [entry["number"] for entry in lines(kept)]
    assert len(numbers) == len(set(numbers))
    terminal(*QUICK, "--games", str(count), "--out", tmp_path / "anew")
    assert (kept.parent / "ratings.json").read_text() == (tmp_path / "anew" / "ratings.json").read_text()


def test_the_usual_folder_is_the_same_for_the_same_command(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (QUICK, QUICK, (*QUICK, "--option", "relics=true")):
        assert terminal(*command, "--games", "1").code == 0
    assert len(list((tmp_path / "arena").iterdir())) == 2


def test_a_report(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = terminal(*REPORT, "--players", "1,2", "--games", "2", "--out", page)
    assert (done.code, done.err, done.out) == (0, "", f"{page}: 4 tables, 2 games each\n")
    html = page.read_text()
    tree = ElementTree.fromstring(html.removeprefix("<!doctype html>"))
    headings = [heading.text for heading in tree.iter("h2")]
    assert headings == [
        f"{players}, layout=intro, gemstones={side}"
        for side in ("base", "expert")
        for players in ("1 player", "2 players")
    ]
    assert "Gems, round 1" in set(tree.itertext())
    plots = [svg.get("aria-label", "") for svg in tree.iter("{http://www.w3.org/2000/svg}svg")]
    assert len([label for label in plots if label.startswith("Victories by seat")]) == 2
    assert len([label for label in plots if label.startswith("Choices a decision")]) == 4
    for outside in ("<script", "<link", "<img", "@import", "url("):
        assert outside not in html

    again = terminal(*REPORT, "--players", "1,2", "--games", "2", "--out", page)
    assert (again.code, page.read_text()) == (0, html)
    assert len(lines(tmp_path / "page.html.games.jsonl")) == 8


def test_a_report_of_what_has_not_been_played(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fourwinds.cli.balance.complete", interrupted)
    done = terminal(*REPORT, "--players", "2", "--games", "2", "--out", tmp_path / "page.html")
    assert (done.code, done.err) == (130, "stopped, 4 of 4 games left; the same command goes on\n")
    assert (tmp_path / "page.html").read_text().count("Nothing has been played yet") == 2


BAD = [
    ("arena", "GAME"),
    ("arena explorers", "--bots"),
    ("arena chess --bots random,greedy", "unknown game 'chess'"),
    ("arena explorers --bots random,hal", "unknown bot 'hal'"),
    ("arena explorers --bots random", "at least two"),
    ("arena explorers --bots random,random", "named twice"),
    ("arena explorers --bots random,greedy --players 1", "alone"),
    ("arena explorers --bots random,greedy --players 7", "not 7"),
    ("arena explorers --bots random,greedy --games 0", "--games"),
    ("arena explorers --bots random,greedy --engine steam", "--engine"),
    ("arena explorers --bots random,greedy --option layout=round", "layout=round"),
    ("arena explorers --bots random,greedy --option layout=intro --option layout=random", "given twice"),
    ("arena explorers --bots random,greedy --out {file}", "Not a directory"),
    ("arena explorers --bots random,greedy --out {strange}", "line 2 is not a game"),
    ("balance", "GAME"),
    ("balance explorers --players 2,x", "--players"),
    ("balance explorers --players 2,2", "twice"),
    ("balance explorers --players 9", "not 9"),
    ("balance explorers --bots hal", "unknown bot 'hal'"),
    ("balance explorers --option layout=intro --option layout=round", "layout=round"),
    ("balance explorers --preset none", "unknown preset"),
    ("balance explorers --out {folder}", "not a regular file"),
    ("balance explorers --out {folder}/none/page.html", "no directory"),
]


@pytest.mark.parametrize(("command", "words"), BAD, ids=[command for command, _ in BAD])
def test_bad_input(command: str, words: str, terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "strange").mkdir()
    (tmp_path / "strange" / "games.jsonl").write_text('{"job":"00000000"}\n["no", "game"]\n')
    before = sorted(tmp_path.rglob("*"))
    places = {"file": tmp_path / "file", "folder": tmp_path, "strange": tmp_path / "strange"}
    done = terminal(*(word.format(**places) for word in command.split()))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("fourwinds: ")
    assert done.err.count("\n") == 1
    assert words in done.err
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    ("module", "command", "extra"),
    [("openskill", QUICK, "fourwinds[arena]"), ("ray", (*QUICK, "--engine", "ray"), "fourwinds[ray]")],
)
def test_what_is_not_installed(
    module: str,
    command: tuple[str, ...],
    extra: str,
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("RAY_USAGE_STATS_ENABLED", "RAY_AUTH_MODE", "RAY_AUTH_TOKEN"):
        monkeypatch.setenv(name, "")
    monkeypatch.setitem(sys.modules, module, None)
    done = terminal(*command, "--games", "1", "--out", tmp_path / "out")
    assert (done.code, done.out) == (2, "")
    assert extra in done.err
