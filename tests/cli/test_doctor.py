"""`fourwinds doctor` and `fourwinds completion`."""

from __future__ import annotations

import shutil
import socket
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from fourwinds.cli import doctor
from fourwinds.cli.completion import SHELLS
from fourwinds.cli.main import version
from fourwinds.core.registry import games
from fourwinds.server import pages
from fourwinds.server.store import SqliteStore
from tests.cli.harness import Result, Terminal

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").touch()
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def lines(done: Result) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in done.out.splitlines()[1:])


def test_a_healthy_place(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal("doctor", "--port", "0", "--database", tmp_path / "new.db")
    assert (done.code, done.err) == (0, "")
    assert list(lines(done)) == ["engines", "extras", "client", "port", "database", "room"]
    assert lines(done)["engines"].startswith("compiled") == ("(compiled)" in version())
    assert lines(done)["database"] == f"{tmp_path}/new.db, not there yet, will be made"
    assert "GB free in" in lines(done)["room"] or "MB free in" in lines(done)["room"]
    assert not (tmp_path / "new.db").exists()


def test_a_database_that_is_there(terminal: Terminal, tmp_path: Path) -> None:
    SqliteStore(str(tmp_path / "old.db"))
    done = terminal("doctor", "--port", "0", "--database", f"sqlite:///{tmp_path}/old.db")
    assert done.code == 0
    assert lines(done)["database"].endswith(" MB")


def test_a_port_that_is_taken_is_said_and_no_illness(terminal: Terminal, tmp_path: Path, taken: int) -> None:
    done = terminal("doctor", "--port", str(taken), "--database", tmp_path / "new.db")
    assert done.code == 0
    assert f"{taken} on 127.0.0.1 is taken" in lines(done)["port"]


@pytest.mark.parametrize(
    ("arguments", "name", "words"),
    [
        (("--host", "192.0.2.1"), "! port", "cannot listen on 192.0.2.1"),
        (("--database", "{folder}/no/where.db"), "! database", "cannot be made"),
        (("--database", "{folder}"), "! database", "cannot be read and written"),
        (("--database", "{folder}/text"), "! database", "is no database"),
        (("--database", "mysql://x"), "! database", "is not supported"),
    ],
)
def test_what_keeps_the_table_from_being_served(
    terminal: Terminal, tmp_path: Path, arguments: tuple[str, ...], name: str, words: str
) -> None:
    (tmp_path / "text").write_text("no database", "utf-8")
    done = terminal("doctor", *(word.format(folder=tmp_path) for word in arguments))
    assert done.code == 1
    assert words in lines(done)[name]


def test_a_client_that_was_not_built(terminal: Terminal, client: Path) -> None:
    (client / "index.html").unlink()
    done = terminal("doctor", "--port", "0")
    assert done.code == 1
    assert "make play" in lines(done)["! client"]


def test_little_room(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LITTLE_ROOM", shutil.disk_usage(".").total + 1)
    done = terminal("doctor", "--port", "0")
    assert done.code == 1
    assert "! room" in lines(done)


def test_an_extra_that_is_missing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(doctor.EXTRAS, "arena", ("no_such_module",))
    assert "not there: arena (pip install 'fourwinds[arena]')" in terminal("doctor", "--port", "0").out


def test_all_extras_are_known() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(doctor.EXTRAS) == set(project["optional-dependencies"])


@pytest.mark.parametrize("shell", SHELLS)
def test_completion(terminal: Terminal, shell: str) -> None:
    done = terminal("completion", shell)
    assert (done.code, done.err) == (0, "")
    for word in ("serve", "check-edition", "--database" if shell != "fish" else "database", *games()):
        assert word in done.out


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        (["fourwinds", "se"], ["serve"]),
        (["fourwinds", "play", "explor"], ["explorers", "exploriana"]),
        (["fourwinds", "serve", "--por"], ["--port"]),
    ],
)
def test_bash_completes(terminal: Terminal, words: list[str], completed: list[str]) -> None:
    script = terminal("completion", "bash").out
    asked = f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; _shtab_fourwinds fourwinds {words[-1]}"
    command = ["bash", "-c", f'{script}\n{asked}\nprintf "%s\\n" "${{COMPREPLY[@]}}"']
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == sorted(completed)
