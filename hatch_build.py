"""Build hook: compiles `core`, `games` and `bots` with mypyc where a C compiler is at hand.

Without a compiler, or with FOURWINDS_COMPILE=0, the wheel holds the plain source, which plays the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "games", "bots")
# Dataclasses that leave the rules: compiled ones lose the annotations their JSON Schema is made from.
PLAIN = {"messages.py", "events.py", "views.py", "__init__.py"}


def compiler() -> str | None:
    """The C compiler, if there is one and it is wanted."""
    if os.environ.get("FOURWINDS_COMPILE") == "0":
        return None
    names = [str(sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang", "cl"]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return next((found for name in names if (found := shutil.which(name))), None) if header.exists() else None


def modules(root: Path) -> list[str]:
    """The modules to compile, as paths below the root."""
    found = [path for part in COMPILED for path in (root / "fourwinds" / part).rglob("*.py")]
    return sorted(str(path.relative_to(root)) for path in found if path.name not in PLAIN)


def compile_into(root: Path, target: Path) -> None:
    """Runs mypyc on a copy, so that the source tree stays as it is."""
    shutil.copytree(root / "fourwinds", target / "fourwinds", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    script = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"setup(name='fourwinds', packages=[], ext_modules=mypycify({['--strict', *modules(root)]!r}, opt_level='3'))\n"
    )
    (target / "setup.py").write_text(script)
    log = target / "mypyc.log"
    with log.open("w") as out:
        command = [sys.executable, "setup.py", "build_ext", "--inplace"]
        done = subprocess.run(command, cwd=target, stdout=out, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise RuntimeError(f"mypyc failed:\n{log.read_text()[-3000:]}")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling; nothing where nothing is compiled."""
        return ["mypy>=2.4,<3", "setuptools>=77"] if compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles and tells hatchling which files to add."""
        if self.target_name != "wheel" or version == "editable" or not compiler():
            return
        self._folder = Path(tempfile.mkdtemp(prefix="fourwinds-build-"))
        compile_into(Path(self.root), self._folder)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for built in self._folder.rglob(f"*{suffix}"):
            build_data["force_include"][str(built)] = str(built.relative_to(self._folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes what the compiler left."""
        folder = getattr(self, "_folder", None)
        if folder:
            shutil.rmtree(folder, ignore_errors=True)
