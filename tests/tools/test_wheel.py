"""What others get: a wheel that needs nothing but Python, and releases that cannot go wrong half way."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools import clean_room, environment, package

from .clone import PYTHON, Clone

ROOT = Path(__file__).parents[2]


def test_the_wheel_in_a_clean_environment(tmp_path: Path) -> None:
    """The one that this test run is about: no compiler, no Node and no network, and it plays and shows its page."""
    used = Path(environment.PATHS.read_text("utf-8").splitlines()[0])
    clean_room.try_wheel(package.wheel_of(used), tmp_path)


def test_a_plain_wheel_is_for_every_python_and_always_the_same(tmp_path: Path) -> None:
    """Built twice, in folders of different names, without a compiler and without Node."""
    wheels = [_plain_wheel(tmp_path / name) for name in ("one", "the other")]
    assert wheels[0].name == wheels[1].name
    assert wheels[0].name.endswith("-py3-none-any.whl")
    assert wheels[0].read_bytes() == wheels[1].read_bytes()
    clean_room.try_wheel(wheels[0], tmp_path / "room")


def _plain_wheel(folder: Path) -> Path:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    ignored = shutil.ignore_patterns("__pycache__", "node_modules")
    for name in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"] + ["pyproject.toml"]:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, folder / name)
    command = [str(environment.PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", "out"]
    inside = {"PATH": "", "FOURWINDS_COMPILE": "0", **package.DATED}
    subprocess.run(command, cwd=folder, env=inside, check=True, capture_output=True)
    (wheel,) = (folder / "out").iterdir()
    return wheel


# Releases


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    """A clone with a history, and a changelog that has something to tell."""
    clone = Clone(tmp_path)
    (clone.folder / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- News.\n\n## 0.1.0\n\n- All.\n")
    (clone.folder / ".gitignore").write_text(".venv/\nweb/node_modules/\nfourwinds/server/static/\ndist/\nsteps\n")
    (clone.folder / "fourwinds" / "__init__.py").write_text('__version__ = "0.1.0"\n')
    for words in (
        "init --quiet",
        "config user.name A",
        "config user.email a@example.org",
        "add --all",
        "commit -qm All",
    ):
        git(clone, *words.split())
    git(clone, "tag", "v0.1.0")
    return clone


def git(clone: Clone, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=clone.folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def released(clone: Clone, version: str) -> str:
    command = [PYTHON, "tools", "release", version]
    done = subprocess.run(
        command, cwd=clone.folder, env=clone.environment(), capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("version", ["", "2", "0.2", "v0.2.0", "0.2.0rc1"])
def test_a_release_needs_a_version(clone: Clone, version: str) -> None:
    assert "Which version?" in released(clone, version)


def test_a_version_is_released_once(clone: Clone) -> None:
    assert "already" in released(clone, "0.1.0")


def test_a_release_is_made_of_commits(clone: Clone) -> None:
    (clone.folder / "README.md").write_text("changed")
    assert "not committed" in released(clone, "0.2.0")


def test_a_release_has_something_to_tell(clone: Clone) -> None:
    (clone.folder / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- All.\n")
    git(clone, "commit", "--all", "--quiet", "--message", "Nothing new")
    assert "write what 0.2.0 brings" in released(clone, "0.2.0")


def test_a_release_that_fails_leaves_everything_as_it_was(clone: Clone) -> None:
    """The stand-ins make no archive that could be installed."""
    assert "Fourwinds stopped" in released(clone, "0.2.0")
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "tag") == "v0.1.0"
    assert git(clone, "log", "--format=%s") == "All"
