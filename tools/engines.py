"""The engines compiled with mypyc: which modules, in which libraries, on all cores, with objects that are kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

from tools.steps import ROOT

COMPILED: Final = ("core", "games", "bots")
PLAIN: Final = {"messages.py", "events.py", "seen.py", "__init__.py"}
"""Dataclasses that leave the rules: compiled ones lose the annotations their JSON Schema is made from."""
REQUIREMENTS: Final = ("mypy>=2.4,<3", "setuptools>=77")
KEPT: Final = "FOURWINDS_OBJECTS"
"""The variable that names the folder in which objects are kept from one build to the next."""
MANY_FILES: Final = sys.platform != "win32"
"""A C file for every module, so that all cores are busy to the end. Microsoft's linker cannot join them."""


def compiler() -> str | None:
    """The C compiler, if there is one and it is wanted."""
    if not wanted():
        return None
    names = [str(sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang", "cl"]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return next((found for name in names if (found := shutil.which(name))), None) if header.exists() else None


def wanted() -> bool:
    """Whether nobody has asked for plain Python."""
    return os.environ.get("FOURWINDS_COMPILE") != "0"


def modules() -> list[str]:
    """The modules to compile, as paths below the root."""
    found = [path for part in COMPILED for path in (ROOT / "fourwinds" / part).rglob("*.py")]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in PLAIN)


def groups(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """Every game as a library of its own beside what all share: a change in one leaves the others alone."""
    found: dict[str, list[str]] = {}
    for path in paths:
        parts = Path(path).parts
        found.setdefault(parts[2] if parts[1] == "games" and len(parts) > 3 else "common", []).append(path)
    return [(members, f"fourwinds_{name}") for name, members in found.items()]


def compile_into(target: Path) -> None:
    """Puts the compiled modules into an empty folder. In a process of its own: it changes folder and flags."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(ROOT / "fourwinds", target / "source" / "fourwinds", ignore=ignored)
    command = [sys.executable, str(ROOT / "tools"), "engines", str(target / "out")]
    if subprocess.run(command, cwd=target / "source", check=False).returncode:
        raise RuntimeError("the engines cannot be compiled")


def main(target: str) -> None:
    """Compiles the copy in the current folder."""
    from mypyc.build import mypycify
    from setuptools import setup

    from tools.objects import BuildKept

    paths = modules()
    # Little slower than -O3, and a third less work; without debug data the libraries do not depend on the folder.
    extensions = mypycify(
        ["--strict", *paths], opt_level="1", debug_level="0", multi_file=MANY_FILES, separate=groups(paths)
    )
    setup(
        name="fourwinds",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildKept},
        script_args=["build_ext", f"--build-lib={target}"],
    )
