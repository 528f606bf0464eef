"""The first minute: the page first, the engines behind it, Ctrl-C at any moment, and a sentence for every failure."""

from __future__ import annotations

import os
import subprocess
import venv
from pathlib import Path

import pytest

from .clone import PYTHON, STEPS, Clone

SCREEN = 24
"""Lines of a terminal."""


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_the_page_comes_first_and_the_next_time_at_once(clone: Clone) -> None:
    playing = clone.play()
    before = playing.until("Fourwinds is at")
    assert before[-1].endswith("/a clone\n")
    assert set(before[:-1]) == {
        "Fetching what playing needs (Python packages, into .venv)\n",
        "Fetching what the browser client is built from (npm packages, into web/node_modules)\n",
        "Building the browser client\n",
    }
    assert len(playing.until("The engines are compiled")) == 2
    assert clone.used().parent.name == "built"
    playing.interrupt()
    assert set(clone.steps()) == set(STEPS)
    playing = clone.play()
    assert playing.until("Fourwinds is at") == [f"Fourwinds is at built/{clone.used().name}\n"]
    playing.interrupt()
    assert clone.steps() == []


@pytest.mark.parametrize("step", STEPS)
def test_after_ctrl_c_it_goes_on_from_there(clone: Clone, step: str) -> None:
    playing = clone.play(STOP_AT=step)
    playing.until_stopped()
    playing.interrupt()
    done = clone.steps()
    playing = clone.play()
    playing.until("The engines are compiled")
    playing.interrupt()
    again = clone.steps()
    assert step in again
    assert "over" in again or step not in ("run", "build")
    behind = step in ("build", "compile", "unpack")
    assert not behind or {"run", "npm", "vite"}.isdisjoint(again), done
    assert (clone.folder / "fourwinds" / "server" / "static" / "index.html").read_text("utf-8") == "whole"
    assert (clone.used() / "fourwinds" / "__main__.py").exists()
    (wheel,) = clone.used().with_suffix(".wheel").iterdir()
    assert wheel.read_text("utf-8") == "whole"


def test_a_change_is_served_at_once_and_compiled_behind(clone: Clone) -> None:
    playing = clone.play()
    playing.until("The engines are compiled")
    playing.interrupt()
    first = clone.used()
    clone.steps()
    (clone.folder / "fourwinds" / "rules.py").write_text("changed = True\n", "utf-8")
    playing = clone.play()
    assert playing.until("Fourwinds is at")[-1].endswith("/a clone\n")
    playing.until("The engines are compiled")
    playing.interrupt()
    assert clone.steps() == ["compile", "unpack"]
    assert clone.used() != first


def test_a_change_while_it_is_compiled_is_not_mixed_in(clone: Clone) -> None:
    playing = clone.play(CHANGE_AT="compile")
    playing.until("could not be compiled")
    playing.interrupt()
    assert clone.used() == clone.folder
    playing = clone.play()
    playing.until("The engines are compiled")
    playing.interrupt()
    assert (clone.used() / "fourwinds" / "changed.py").exists()


def test_without_a_compiler_one_line_says_what_that_means(clone: Clone) -> None:
    programs = clone.stubs / "node" / "bin"
    for name in ("make", "sh"):
        (programs / name).symlink_to(_which(name))
    playing = clone.play(PATH=str(programs), CC="")
    (line,) = playing.until("no C compiler")[-1:]
    assert line.endswith("all plays alike, bots think more slowly.\n")
    playing.interrupt()
    assert set(clone.steps()) == {"run", "npm", "vite"}


def test_engines_that_cannot_be_compiled_are_one_line(clone: Clone) -> None:
    playing = clone.play(FAIL_AT="compile", FAIL_WITH="error: expected ';'\n" * 500)
    playing.until("Behind it")
    (line,) = playing.until("could not be compiled")
    assert "all else is the same" in line
    assert playing.interrupt().count("\n") <= 2


@pytest.mark.parametrize("step", ["run", "npm", "vite"])
@pytest.mark.parametrize(
    ("error", "advice"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full."),
        ("npm error code ENOSPC", "The disk is full."),
        ("npm error code EAI_AGAIN", "is there a network?"),
        ("something else\n" * 500, "Fourwinds stopped while"),
    ],
)
def test_a_failure_says_what_to_do_in_one_screen(clone: Clone, step: str, error: str, advice: str) -> None:
    playing = clone.play(FAIL_AT=step, FAIL_WITH=error)
    said = playing.end()
    assert advice in said
    assert said.index("Fourwinds stopped while") < said.index(error.splitlines()[0])
    assert len(said.splitlines()) <= SCREEN
    assert playing.process.returncode == 2
    assert clone.steps().count(step) == 1


def test_no_network(clone: Clone) -> None:
    """The real pip, with an index at which nobody answers."""
    nobody = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}
    said = clone.play(PYTHONPATH="", **nobody).end()
    assert "is there a network?" in said
    assert len(said.splitlines()) <= SCREEN


def pretending(clone: Clone, python: str | Path, pretence: str) -> str:
    """A Python that thinks something else of itself."""
    run = f"import runpy, sys; del sys.argv[0]; {pretence}; runpy.run_path(sys.argv[0], run_name='__main__')"
    script = clone.stubs / "python"
    script.write_text(f'#!/bin/sh\nexec "{python}" -c "{run}" "$@"\n', "utf-8")
    script.chmod(0o755)
    return str(script)


def test_no_pip(clone: Clone) -> None:
    venv.EnvBuilder(symlinks=True).create(clone.stubs / "bare")
    bare = clone.stubs / "bare" / "bin" / "python"
    said = clone.play(pretending(clone, bare, "sys._base_executable = sys.executable"), PYTHONPATH="").end()
    assert said.startswith("Fourwinds needs pip 22.3 or later")
    assert "apt install python3-pip" in said
    assert len(said.splitlines()) <= 3


def test_a_python_that_is_too_old(clone: Clone) -> None:
    said = clone.play(pretending(clone, PYTHON, "sys.version_info = (3, 8, 18, 'final', 0)")).end()
    assert said.startswith("Fourwinds needs Python 3.11 or later; this is 3.8.\n")
    assert "make play PYTHON=" in said
    assert len(said.splitlines()) <= 3


def test_no_python(clone: Clone) -> None:
    said = clone.play("no-such-python").end()
    assert "Install Python 3.11 or later" in said
    assert len(said.splitlines()) == 1


def test_a_folder_that_cannot_be_written(clone: Clone) -> None:
    (clone.folder / ".venv").write_text("in the way", "utf-8")
    said = clone.play().end()
    assert said.startswith("Fourwinds stopped: ")
    assert len(said.splitlines()) <= 2


def _which(name: str) -> str:
    return subprocess.run(["sh", "-c", f"command -v {name}"], capture_output=True, text=True, check=True).stdout.strip()
