"""`make wheel` and `make release`: what others get, built twice and tried in a clean room."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools import clean_room, engines, package
from tools.environment import PYTHON
from tools.steps import ROOT, Failed, run, say

DIST: Final = ROOT / "dist"
VERSION_FILE: Final = ROOT / "fourwinds" / "__init__.py"
CHANGELOG: Final = ROOT / "CHANGELOG.md"
UNRELEASED: Final = "## Unreleased\n"
PACKAGING: Final = ROOT / "docs" / "packaging.md"
NEXT: Final = """{version} is in dist/ and tagged v{version}. Nothing has left this machine. Next:
  git push && git push --tags
  then hang dist/* at the tag, with dist/NOTES.md as its text, and upload the archives to the package index."""


def wheel() -> Path:
    """The wheel for this platform in `dist/`, tried in a clean room."""
    package.install()
    made = DIST / package.wheel_of(package.folder()).name
    DIST.mkdir(exist_ok=True)
    shutil.copy(package.wheel_of(package.folder()), made)
    with tempfile.TemporaryDirectory() as folder:
        say("Trying the wheel in a clean environment: no compiler, no Node, no network")
        clean_room.try_wheel(made, Path(folder))
    say(f"{made.relative_to(ROOT)} sha256 {digest(made)}")
    return made


def release(version: str) -> None:
    """Everything of a release but its publication."""
    check(version)
    before = {path: path.read_text("utf-8") for path in (VERSION_FILE, CHANGELOG)}
    try:
        number(version)
        say(f"Building {version} twice")
        made = build()
        notes = f"{section(CHANGELOG, version)}\n\n## Upgrading\n\n{section(PACKAGING, 'Upgrading')}\n"
        git("commit", "--quiet", "--all", "--message", f"Version {version}")
        git("tag", "--annotate", f"v{version}", "--message", f"Fourwinds {version}\n\n{notes}", "--cleanup=verbatim")
    except BaseException:
        for path, text in before.items():
            path.write_text(text, "utf-8")
        raise
    (DIST / "NOTES.md").write_text(notes, "utf-8")
    for path in made:
        say(f"{path.relative_to(ROOT)} sha256 {digest(path)}")
    say(NEXT.format(version=version))


def check(version: str) -> None:
    """Refuses what could not be taken back."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Failed("Which version? make release VERSION=0.2.0")
    if git("status", "--porcelain"):
        raise Failed("There are changes that are not committed: a release is made of commits.")
    if git("tag", "--list", f"v{version}"):
        raise Failed(f"There is a tag v{version} already: a version is released once.")
    if not section(CHANGELOG, version if UNRELEASED not in CHANGELOG.read_text("utf-8") else "Unreleased"):
        raise Failed(f"CHANGELOG.md says nothing below '## Unreleased': write what {version} brings.")


def number(version: str) -> None:
    """Writes the version into the package, and over what the changelog has gathered."""
    text = VERSION_FILE.read_text("utf-8")
    VERSION_FILE.write_text(re.sub(r'__version__ = ".*"', f'__version__ = "{version}"', text), "utf-8")
    CHANGELOG.write_text(CHANGELOG.read_text("utf-8").replace(UNRELEASED, f"## {version}\n", 1), "utf-8")


def section(page: Path, title: str) -> str:
    """What a page says below a title."""
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", page.read_text("utf-8"), re.M | re.S)
    return found[1].strip() if found else ""


def build() -> list[Path]:
    """The source archive, and the wheel made from it; both twice, and alike. All of it from nothing."""
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        rounds = [_round(Path(folder) / name) for name in ("first", "another folder")]
        for first, second in zip(*rounds, strict=True):
            if digest(first) != digest(second):
                raise Failed(f"{first.name} comes out different when it is built again.")
        say("Trying the wheel in a clean environment: no compiler, no Node, no network")
        clean_room.try_wheel(rounds[0][1], Path(folder) / "room")
        DIST.mkdir()
        return [Path(shutil.copy(path, DIST)) for path in rounds[0]]


def _round(folder: Path) -> list[Path]:
    """A source archive and, out of it alone and without Node, a wheel."""
    source = hatch("sdist", ROOT, folder / "sdist")
    shutil.unpack_archive(source, folder)
    unpacked = folder / source.name.removesuffix(".tar.gz")
    made = hatch("wheel", unpacked, folder / "wheel")
    if (unpacked / "web" / "node_modules").exists():
        raise Failed("The source archive lacks the browser client: its wheel had to be built with Node.")
    return [source, made]


def hatch(target: str, source: Path, out: Path) -> Path:
    """Builds one archive of a source tree, with no object kept from before."""
    inside = {name: text for name, text in os.environ.items() if name != engines.KEPT}
    command = [str(PYTHON), "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    run(command, f"building the {target}", source, {**inside, **package.DATED})
    (made,) = out.iterdir()
    return made


def git(*arguments: str) -> str:
    """What git answers."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"git {arguments[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def digest(path: Path) -> str:
    """By which a file is known to be the same."""
    return sha256(path.read_bytes()).hexdigest()
