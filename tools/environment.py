"""The virtual environment in `.venv` and the locked packages in it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Final

from tools.steps import LOCK, MADE, ROOT, VENV, Failed, alone, digest, is_made, run, say, write

BIN: Final = VENV / "bin"
PYTHON: Final = BIN / "python"
LOCKS: Final = ROOT / "requirements"
PURPOSES: Final = {
    "run": "what playing needs",
    "node": "Node, for the browser client",
    "build": "what compiles the engines",
    "check": "what the checks need",
    "learn": "what learners use",
}
PATHS: Final = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)})) / "fourwinds.pth"
"""Where Python finds the package: the compiled one in the first line if it is up to date, then the checkout."""
ORIGIN: Final = f"{sys.version} {sys.base_prefix} {ROOT}"
"""What an environment depends on: made for another Python or in another folder it is made anew."""
OLDEST_PIP: Final = (22, 3)
"""The first that can install into another environment."""
NO_PIP: Final = """Fourwinds needs pip 22.3 or later for this Python ({python}).
On Debian or Ubuntu: apt install python3-pip. Elsewhere: {python} -m ensurepip --upgrade"""
COMMAND: Final = f"""#!/bin/sh
exec "{PYTHON}" -P -m fourwinds "$@"
"""


def make() -> None:
    """Makes the environment if there is none of this Python. Call it alone."""
    if is_made("venv", ORIGIN):
        return
    for path in VENV.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path != LOCK:
            path.unlink()
    venv.EnvBuilder(symlinks=True).create(VENV)
    write(PATHS, f"{ROOT}\n")
    write(BIN / "fourwinds", COMMAND)
    (BIN / "fourwinds").chmod(0o755)
    write(MADE / "venv", ORIGIN)


def missing(locks: list[str]) -> list[str]:
    """Those of the locks that are not installed as they stand."""
    return [lock for lock in locks if not is_made(lock, digest([LOCKS / f"{lock}.txt"]))]


def install(locks: list[str]) -> None:
    """Installs what is locked. What an interrupted run left half there is written over. Call it alone."""
    wanted = missing(locks)
    if not wanted:
        return
    say(f"Fetching {' and '.join(PURPOSES[lock] for lock in wanted)} (Python packages, into .venv)")
    begun = MADE / "pip-begun"
    over = ["--ignore-installed"] if begun.exists() else []
    write(begun, " ".join(wanted))
    files = [word for lock in wanted for word in ("-r", str(LOCKS / f"{lock}.txt"))]
    pip(["install", "--require-hashes", *over, *files], "fetching Python packages")
    for lock in wanted:
        write(MADE / lock, digest([LOCKS / f"{lock}.txt"]))
    begun.unlink()


def pip(arguments: list[str], what: str) -> None:
    """Calls the pip of the system for our environment, which needs none of its own."""
    quiet = ["--disable-pip-version-check", "--no-input"]
    run([with_pip(), "-m", "pip", "--python", str(PYTHON), *quiet, *arguments], what)


def with_pip() -> str:
    """The Python whose pip is used: this one, or the one that this environment was made with."""
    base: str = getattr(sys, "_base_executable", sys.executable)
    ask = ["-c", "from importlib.metadata import version as v; print(v('pip'))"]
    for python in dict.fromkeys([sys.executable, base]):
        said = subprocess.run([python, *ask], capture_output=True, text=True, check=False).stdout
        if tuple(map(int, re.findall(r"\d+", said)[:2])) >= OLDEST_PIP:
            return python
    raise Failed(NO_PIP.format(python=base))


def has(*locks: str) -> bool:
    """Whether the environment is there with these locks."""
    return is_made("venv", ORIGIN) and not missing(list(locks))


def ready(*locks: str) -> None:
    """The environment with these locks."""
    if not has(*locks):
        with alone():
            make()
            install(list(locks))
