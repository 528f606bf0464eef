"""The first minute: the table in the browser as soon as it can be, the engines compiled behind it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from typing import IO, Final

from tools import client, engines, environment, package
from tools.environment import PATHS, PYTHON
from tools.steps import ROOT, VENV, alone, say, stop

NICE: Final = 15
GRACE: Final = 5.0
"""Seconds in which the server ends by itself after Ctrl-C."""
BEHIND: Final = VENV / "log" / "behind.txt"
COMPILING: Final = "Behind it the engines are being compiled; until then bots think more slowly, so they are weaker."
COMPILED: Final = "The engines are compiled ({seconds:.0f} s): from their next move on bots are the quick ones."
NOT_COMPILED: Final = "The engines could not be compiled, so bots think more slowly; all else is the same. {why}"
NO_COMPILER: Final = (
    "There is no C compiler with Python's headers here (Debian: apt install gcc python3-dev), so the engines run as"
    " plain Python: all plays alike, bots think more slowly."
)


def prepare(*locks: str) -> None:
    """The environment and the client, fetched and built side by side."""
    wanted = [*locks, *(["node"] if client.node() is None else [])]
    steps: list[Callable[[], None]] = []
    if not environment.has(*wanted):
        environment.with_pip()
        steps.append(lambda: environment.install(wanted))
    if not client.is_built() or ("check" in locks and not client.has_packages(all_of_them=True)):
        steps.append(lambda: client.build(all_packages="check" in locks))
    if steps:
        with alone():
            environment.make()
            together(steps, 1 if "node" in wanted else len(steps))


def together(steps: list[Callable[[], None]], threads: int) -> None:
    """Runs steps side by side; the first that fails ends the others."""
    with ThreadPoolExecutor(threads) as pool:
        try:
            for done in as_completed([pool.submit(step) for step in steps]):
                done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            stop()
            raise


def play(arguments: list[str]) -> int:
    """Serves the table until Ctrl-C."""
    signal.signal(signal.SIGTERM, _end)
    signal.signal(signal.SIGHUP, _end)
    prepare("run")
    place = package.folder()
    package.use(place if place.is_dir() else ROOT)
    return _serve(arguments, _Behind(place.is_dir() or not engines.wanted()))


def _serve(arguments: list[str], behind: _Behind) -> int:
    command = [str(PYTHON), "-P", "-m", "fourwinds", "serve", *arguments]
    # The server starts the bots' workers from wherever this file says at the time.
    inside = {**os.environ, "FOURWINDS_PATHS": str(PATHS)}
    server = subprocess.Popen(command, env=inside, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    threading.Thread(target=_pass_on, args=(server.stdout, behind), daemon=True).start()
    try:
        return server.wait()
    except KeyboardInterrupt:
        # A terminal sends Ctrl-C to the server too.
        with suppress(subprocess.TimeoutExpired):
            return server.wait(GRACE)
        raise
    finally:
        behind.end()
        server.terminate()
        server.wait()


def _pass_on(out: IO[str], behind: _Behind) -> None:
    """What the server says; when it has said where it is, the rest begins."""
    for number, line in enumerate(out):
        print(line, end="", flush=True)
        if not number:
            threading.Thread(target=behind.start, daemon=True).start()


class _Behind:
    """What goes on behind the server: nothing, if all is done or the engines cannot be compiled."""

    def __init__(self, done: bool) -> None:
        self._done = done
        self._process: subprocess.Popen[bytes] | None = None
        self._changing = threading.Lock()
        self._ended = False

    def start(self) -> None:
        """Compiles, and tells."""
        if self._done:
            return
        if not engines.compiler():
            say(NO_COMPILER)
            return
        say(COMPILING)
        begun = time.monotonic()
        code = self._compile()
        if self._ended:
            return
        if code:
            say(NOT_COMPILED.format(why=_first_line()))
        else:
            say(COMPILED.format(seconds=time.monotonic() - begun))

    def _compile(self) -> int:
        """In a session of its own, so that Ctrl-C reaches the server alone."""
        BEHIND.parent.mkdir(exist_ok=True)
        with BEHIND.open("wb") as log, self._changing:
            if self._ended:
                return 0
            command = [sys.executable, str(ROOT / "tools"), "compile"]
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
            )
        return self._process.wait()

    def end(self) -> None:
        """Ends it with everything that it has started."""
        with self._changing:
            self._ended = True
        if self._process and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()


def _first_line() -> str:
    said = BEHIND.read_text("utf-8", errors="replace").splitlines()
    why = next((line for line in said if line.startswith("Fourwinds stopped")), "")
    return f"{why} Details: {BEHIND}".strip()


def compile_behind() -> None:
    """What runs behind the server: politely, and to the end."""
    signal.signal(signal.SIGTERM, _end)
    os.nice(NICE)
    environment.ready("run", "build")
    package.install()


def _end(*_: object) -> None:
    raise SystemExit(143)
