"""Finds a Chromium for the tests, or installs one where that is possible."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

VARIABLE: Final = "FOURWINDS_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
UPDATE: Final = ("apt-get", "update", "--quiet")
INSTALL: Final = ("apt-get", "install", "--quiet", "--yes", "--no-install-recommends", "chromium")
ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
)


class NoChromium(Exception):
    """Why the tests cannot have a browser."""


def find(say: Callable[[str], None]) -> str:
    """The browser's program, installed now if it has to be."""
    return present() or install(say)


def present() -> str | None:
    """The program named in the environment, or one on the path."""
    named = os.environ.get(VARIABLE)
    if named and not Path(named).is_file():
        raise NoChromium(f"{VARIABLE} names {named}, which is not there")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


def install(say: Callable[[str], None]) -> str:
    """Installs Chromium with apt-get; of several test processes one does it and the others wait."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise NoChromium(f"no Chromium: install it, or name one in {VARIABLE} (only root with apt-get can do it here)")
    with (Path(tempfile.gettempdir()) / "fourwinds-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return present() or _install(say)


def _install(say: Callable[[str], None]) -> str:
    say(f"No Chromium found: installing it with {' '.join(INSTALL)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (UPDATE, INSTALL):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoChromium(f"{' '.join(command)} failed:\n{(done.stdout + done.stderr)[-2000:]}")
    found = present()
    if not found:
        raise NoChromium("apt-get installed Chromium, but it is not on the path")
    return found


def arguments() -> list[str]:
    """How it is started: as root without a sandbox, and without traffic of its own."""
    return [*ARGUMENTS, "--no-sandbox"] if os.geteuid() == 0 else list(ARGUMENTS)
