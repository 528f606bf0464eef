"""Runs the command as people do, in a process of its own or, faster, in this one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from fourwinds.cli.main import main

ALWAYS_FIRST = "1\n" * 2000
"""Takes the first choice, and ends every turn, until the game is over."""
SOLO = ("play", "explorers", "--players", "1", "--seed", "3", "--option", "layout=intro")
DUEL = ("play", "explorers", "--preset", "first", "--bots", "random", "--seed", "4", "--option", "first_player=0")


@dataclass
class Result:
    code: int
    out: str
    err: str


def environment(state: Path) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(state), "LANG": "C.UTF-8", "LC_ALL": "", "NO_COLOR": ""}


def run(state: Path, *args: str | Path, stdin: str = "") -> Result:
    """`fourwinds ...` as a process; -P leaves the current folder out, so that an installed package is tested."""
    command = [sys.executable, "-P", "-m", "fourwinds", *map(str, args)]
    done = subprocess.run(
        command, input=stdin, capture_output=True, text=True, env=environment(state), timeout=300, check=False
    )
    return Result(done.returncode, done.stdout, done.stderr)


@dataclass
class Played:
    """A finished game: its record and what was on the screen."""

    path: Path
    out: str


def play_whole(folder: Path, table: tuple[str, ...]) -> Played:
    path = folder / "whole.record"
    done = run(folder, *table, "--save", path, stdin=ALWAYS_FIRST)
    assert (done.code, done.err) == (0, "")
    return Played(path, done.out)


class Terminal:
    """`fourwinds ...` within this process."""

    def __init__(self, state: Path, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture
        patch.setenv("XDG_STATE_HOME", str(state))
        patch.setenv("LANG", "C.UTF-8")
        patch.delenv("LC_ALL", raising=False)

    def __call__(self, *args: str | Path, stdin: str = "") -> Result:
        self.patch.setattr(sys, "stdin", io.StringIO(stdin))
        self.capture.readouterr()
        code = main([str(arg) for arg in args])
        captured = self.capture.readouterr()
        return Result(code, captured.out, captured.err)
