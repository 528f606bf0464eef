"""How long the first minute is: fresh clones, from `make play` to the first page and to compiled engines.

`python bench/first_minute.py [--runs 3] [--busy] [--commit C]` clones this repository anew for each run, into a
temporary folder. `--busy` keeps every core busy with something else meanwhile. `--commit` measures another version;
one that does not compile behind the page has compiled before it. Needs nothing but Python, pip and make.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
HELLO: Final = "Fourwinds is at "
COMPILED: Final = "The engines are compiled"
LIMIT: Final = 1800.0
"""Seconds after which a run is given up."""


@dataclass
class Run:
    """Seconds from the command to the page, to compiled engines, and from a second command to the page."""

    page: float
    compiled: float
    again: float


def main() -> int:
    """Measures, and prints a line for each run and one for all."""
    parser = argparse.ArgumentParser(description="From a fresh clone to the first page and to compiled engines.")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--busy", action="store_true", help="with every core busy")
    parser.add_argument("--commit", default="HEAD", help="the version to measure")
    args = parser.parse_args()
    cores = os.cpu_count() or 1
    print(f"{args.commit}, {cores} cores, {'busy' if args.busy else 'left alone'}, load {os.getloadavg()[0]:.1f}")
    with ExitStack() as stack:
        for _ in range(cores if args.busy else 0):
            stack.enter_context(spinning())
        runs = [measured(args.commit, number) for number in range(args.runs)]
    for name in ("page", "compiled", "again"):
        values = [getattr(run, name) for run in runs]
        print(f"{name}: median {statistics.median(values):.1f} s, {min(values):.1f} to {max(values):.1f} s")
    return 0


@contextmanager
def spinning() -> Iterator[None]:
    """A core that has something else to do."""
    process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def measured(commit: str, number: int) -> Run:
    """One run, in a clone of its own."""
    with tempfile.TemporaryDirectory(prefix="first-minute-") as folder:
        clone = Path(folder) / "fourwinds"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        subprocess.run(["git", "checkout", "--quiet", commit], cwd=clone, check=True)
        behind = (clone / "tools" / "play.py").exists()
        page, compiled = played(clone, COMPILED if behind else HELLO)
        again, _ = played(clone, HELLO)
    print(f"run {number + 1}: page {page:.1f} s, compiled {compiled:.1f} s, again {again:.1f} s", flush=True)
    return Run(page, compiled, again)


def played(clone: Path, last: str) -> tuple[float, float]:
    """Seconds until `make play` shows its page, and until it says these last words."""
    begun = time.monotonic()
    process = subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env={**os.environ, "BROWSER": "true"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    page = 0.0
    said: list[str] = []
    try:
        for line in process.stdout:
            said.append(line)
            if line.startswith(HELLO):
                wait_for_page(line.split()[3], begun)
                page = time.monotonic() - begun
            if line.startswith(last):
                return page, time.monotonic() - begun
        raise SystemExit(f"make play ended early:\n{''.join(said)}")
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()
        process.stdout.close()


def wait_for_page(address: str, begun: float) -> None:
    """Until the page is there, as a browser would ask for it."""
    while time.monotonic() - begun < LIMIT:
        try:
            with urlopen(address, timeout=10) as page:
                if b"<title>Fourwinds" in page.read():
                    return
        except (TimeoutError, URLError, ConnectionError):
            time.sleep(0.05)
    raise SystemExit(f"no page at {address}")


if __name__ == "__main__":
    sys.exit(main())
