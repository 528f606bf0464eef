"""The package as users get it: a wheel, unpacked beside the checkout, and found by Python before it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from tools import engines, environment
from tools.environment import PATHS, PYTHON
from tools.steps import ROOT, VENV, Failed, alone, digest, run, say, write

BUILT: Final = VENV / "built"
TEMPORARY: Final = VENV / "tmp"
OBJECTS: Final = VENV / "objects"
UNUSED: Final = {".pyc", ".so"}
DATED: Final = {"SOURCE_DATE_EPOCH": "1580601600"}
"""The date in all archives, hatchling's own default said aloud: two builds of the same sources are the same."""
KEEP: Final = 3
"""Builds that stay: a server may still run from one of them."""


def fingerprint() -> str:
    """Of all that the wheel is made from."""
    files = [path for path in (ROOT / "fourwinds").rglob("*") if path.is_file() and path.suffix not in UNUSED]
    others = ["README.md", "pyproject.toml", "hatch_build.py", "tools/engines.py", "tools/objects.py"]
    compiled = "compiled" if engines.compiler() else "plain"
    return digest([compiled, sys.version, *sorted(files), *(ROOT / name for name in others)])[:16]


def folder() -> Path:
    """Where the build of the present sources is, or would be."""
    return BUILT / fingerprint()


def use(place: Path) -> None:
    """Lets every Python that starts in the environment from now on find the package here."""
    write(PATHS, "".join(f"{path}\n" for path in dict.fromkeys([place, ROOT])))


def is_used(place: Path) -> bool:
    """Whether the package is found here."""
    return place.is_dir() and PATHS.read_text("utf-8").startswith(f"{place}\n")


def install() -> None:
    """Builds the present sources if that was not done yet, and uses them."""
    place = folder()
    if is_used(place):
        return
    with alone():
        if not place.is_dir():
            _build(place)
        use(place)
        _forget(place)


def wheel_of(place: Path) -> Path:
    """The wheel that the build in this folder was unpacked from."""
    (wheel,) = (BUILT / f"{place.name}.wheel").glob("*.whl")
    return wheel


def _build(place: Path) -> None:
    if engines.compiler():
        say("Compiling the engines, so that bots think quickly (about a minute; later only what has changed)")
    shutil.rmtree(TEMPORARY, ignore_errors=True)
    TEMPORARY.mkdir(parents=True)
    wheels = TEMPORARY / "wheel"
    inside = {**os.environ, **DATED, "TMPDIR": str(TEMPORARY), engines.KEPT: str(OBJECTS)}
    run([str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)], "compiling", environment=inside)
    (wheel,) = wheels.glob("*.whl")
    environment.pip(
        ["install", "--no-deps", "--no-index", "--target", str(TEMPORARY / "package"), str(wheel)], "unpacking"
    )
    if folder() != place:
        raise Failed("The sources have changed while they were compiled: the next make compiles them again.")
    kept = BUILT / f"{place.name}.wheel"
    shutil.rmtree(kept, ignore_errors=True)
    BUILT.mkdir(exist_ok=True)
    wheels.rename(kept)
    (TEMPORARY / "package").rename(place)


def _forget(place: Path) -> None:
    os.utime(place)
    builds = sorted((path for path in BUILT.iterdir() if not path.suffix), key=lambda path: path.stat().st_mtime)
    for old in builds[:-KEEP]:
        shutil.rmtree(old, ignore_errors=True)
        shutil.rmtree(old.with_suffix(".wheel"), ignore_errors=True)
