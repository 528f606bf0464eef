"""Steps of the build: each says what it does, keeps what it was told, and fails with a sentence that helps."""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
MADE: Final = VENV / "made"
"""For every step that is complete a file with the digest of what it was made from."""
LOCK: Final = VENV / "lock"
PATIENCE: Final = 10.0
"""Seconds after which a step that is still running says so."""
SHOWN: Final = 12
"""Lines of a failed command's output that are shown; all of them are in its log."""
RUNNING: Final[set[subprocess.Popen[bytes]]] = set()
"""Commands under way, in any thread."""
AGAIN: Final = "Then run the same command again: it goes on from here."
CAUSES: Final = (
    (
        r"No space left on device|ENOSPC|Disk quota exceeded",
        f"The disk is full. Playing needs about 300 MB here, all checks about 1.5 GB. Make room. {AGAIN}",
    ),
    (
        r"NewConnectionError|ConnectTimeout|ReadTimeout|NameResolution|Max retries exceeded|ProxyError|SSLError"
        r"|Network is unreachable|No matching distribution found|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT"
        r"|ENETUNREACH|ERR_SOCKET_TIMEOUT",
        f"Packages could not be fetched: is there a network? Behind a proxy, set HTTPS_PROXY. {AGAIN}",
    ),
    (
        r"Permission denied|EACCES|Read-only file system",
        f"A file could not be written: is this folder yours? {AGAIN}",
    ),
)


class Failed(Exception):
    """Why a step failed and what to do, for people to read."""


def say(line: str) -> None:
    """One line for whoever waits, in one piece: others may speak at the same time."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(command: list[str], what: str, folder: Path = ROOT, environment: Mapping[str, str] | None = None) -> None:
    """Runs a command with its output in a log; long ones say that they are alive, failing ones why."""
    log = VENV / "log" / f"{what.replace(' ', '-')}.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT
        )
        RUNNING.add(process)
        try:
            _wait(process, what, log)
        finally:
            process.kill()
            process.wait()
            RUNNING.discard(process)
    if process.returncode:
        raise Failed(explain(what, log))


def stop() -> None:
    """Ends all commands that are under way."""
    for process in list(RUNNING):
        process.terminate()


def _wait(process: subprocess.Popen[bytes], what: str, log: Path) -> None:
    begun = time.monotonic()
    while True:
        try:
            process.wait(PATIENCE)
            return
        except subprocess.TimeoutExpired:
            counts = re.findall(r"^\d+ of \d+ \w+$", log.read_text("utf-8", errors="replace"), re.M)
            say(f"  … still {', '.join([what, *counts[-1:]])} ({time.monotonic() - begun:.0f} s)")


def explain(what: str, log: Path) -> str:
    """The likely cause in a sentence, then the end of what the command said."""
    said = log.read_text("utf-8", errors="replace")
    lines = [line[:160] for line in said.splitlines() if line.strip()][-SHOWN:]
    sentence = f"Fourwinds stopped while {what}. {cause(said)}".strip()
    return "\n".join([sentence, *(f"  | {line}" for line in lines), f"All of it: {log}"])


def cause(said: str) -> str:
    """What probably went wrong, by what a command or the system said, and what to do."""
    return next((advice for pattern, advice in CAUSES if re.search(pattern, said)), "")


def digest(parts: Iterable[Path | str]) -> str:
    """A fingerprint of files, by their contents and names, and of plain words."""
    found = hashlib.sha256()
    for part in parts:
        found.update(part.read_bytes() if isinstance(part, Path) else part.encode())
        found.update(f"\0{part.relative_to(ROOT) if isinstance(part, Path) else ''}\0".encode())
    return found.hexdigest()


def write(path: Path, text: str) -> None:
    """Writes a file so that at every moment it is whole, the old or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    new.write_text(text, "utf-8")
    new.replace(path)


def is_made(step: str, of: str) -> bool:
    """Whether the step was completed, from just this."""
    stamp = MADE / step
    return stamp.is_file() and stamp.read_text("utf-8") == of


@contextmanager
def alone() -> Iterator[None]:
    """Keeps other makes in this folder out of what changes it."""
    VENV.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another make is at work in this folder: waiting for it to end")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
