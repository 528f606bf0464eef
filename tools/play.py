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
from typing import IO, Final

from tools import client, engines, environment, package
from tools.environment import PATHS, PYTHON
from tools.steps import ROOT, VENV, alone, say, stop

NICE: Final = 15
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
    if place.is_dir():
        package.use(place)
        return _serve(arguments, None)
    package.use(ROOT)
    return _serve(arguments, _Behind() if engines.compiler() else None)


def _serve(arguments: list[str], behind: _Behind | None) -> int:
    command = [str(PYTHON), "-P", "-m", "fourwinds", "serve", *arguments]
    # The server starts the bots' workers from wherever this file says at the time.
    inside = {**os.environ, "FOURWINDS_PATHS": str(PATHS)}
    with subprocess.Popen(command, env=inside, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        threading.Thread(target=_pass_on, args=(server.stdout, behind), daemon=True).start()
        try:
            return server.wait()
        except BaseException as error:
            if isinstance(error, SystemExit):
                server.terminate()
            server.wait(10)
            return 0 if isinstance(error, KeyboardInterrupt) else 143
        finally:
            if behind:
                behind.end()


def _pass_on(out: IO[str], behind: _Behind | None) -> None:
    """What the server says; when it has said where it is, the rest begins."""
    for number, line in enumerate(out):
        print(line, end="", flush=True)
        if number:
            continue
        if behind:
            behind.start()
        elif not engines.compiler():
            say(NO_COMPILER)


class _Behind:
    """The compiler, in a session of its own: Ctrl-C reaches the server first, and ends this with it."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False

    def start(self) -> None:
        """Compiles, and tells."""
        say(COMPILING)
        begun = time.monotonic()
        BEHIND.parent.mkdir(exist_ok=True)
        with BEHIND.open("wb") as log:
            command = [sys.executable, str(ROOT / "tools"), "compile"]
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
            )
        code = self._process.wait()
        if self._ended:
            return
        if code:
            say(NOT_COMPILED.format(why=_first_line()))
        else:
            say(COMPILED.format(seconds=time.monotonic() - begun))

    def end(self) -> None:
        """Ends it with everything that it has started."""
        self._ended = True
        process = self._process
        if process and process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def _first_line() -> str:
    said = BEHIND.read_text("utf-8", errors="replace").splitlines()
    why = next((line for line in said if line.startswith("Fourwinds stopped")), "")
    return f"{why} Details: {BEHIND}".strip()


def compile_behind() -> None:
    """What runs behind the server: politely, and to the end."""
    os.nice(NICE)
    environment.ready("run", "build")
    package.install()


def _end(*_: object) -> None:
    raise SystemExit(143)
