"""Sessions at a real (pseudo) terminal: colours, a fresh screen, a progress bar, and signals."""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.harness import Terminal, environment

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

SOLO = ("play", "explorers", "--players", "1", "--seed", "3", "--option", "layout=intro")
DEAF = """
import signal, sys, threading
from fourwinds.cli.main import main
threading.Thread(target=threading.Event().wait, daemon=True).start()
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
sys.exit(main(sys.argv[1:]))
"""
"""The command with a second thread that gets the signals, so that none ends a wait of the first."""


class Session:
    """A command at a terminal of 100 by 40."""

    def __init__(self, state: Path, *args: str, program: tuple[str, str] = ("-m", "fourwinds")) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        settings = environment(state) | {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
        settings.pop("NO_COLOR", None)
        settings.pop("COLUMNS", None)
        command = [sys.executable, "-P", *program, *args]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=settings, start_new_session=True
        )
        os.close(slave)
        self.seen = ""

    def until(self, words: str, seconds: float = 30) -> str:
        """Reads until these words, a pattern, have been seen."""
        end = time.monotonic() + seconds
        while not re.search(words, self.seen):
            assert time.monotonic() < end, f"{words!r} not seen in {self.seen[-500:]!r}"
            self._read()
        return self.seen

    def type(self, text: str) -> None:
        self.seen = ""
        os.write(self.master, text.encode())

    def close(self) -> tuple[int, str]:
        """Waits for the end, not for ever; the exit code and all that was still said."""
        end = time.monotonic() + 30
        while self.process.poll() is None and time.monotonic() < end:
            self._read()
        self.process.kill()
        while self._read():
            continue
        os.close(self.master)
        return self.process.wait(1), self.seen

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 0.05)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += data.decode("utf-8", "replace")
        return bool(data)


def test_a_session_with_colours_and_a_fresh_screen(state: Path) -> None:
    session = Session(state, *SOLO)
    screen = session.until("> ")
    assert "\x1b[2J" in screen
    assert "48;2;" in screen
    assert "prairie" in screen
    session.type("start prairie\n")
    assert "f5" in session.until("> ")
    session.type("p16\n")
    assert "R 7.2" in session.until(r"R 7\.2")
    session.type("q\n")
    code, end = session.close()
    assert code == 0
    assert "explorers.record" in end


def test_no_color(state: Path) -> None:
    session = Session(state, *SOLO, "--no-color")
    screen = session.until("> ")
    assert "48;2;" not in screen
    assert "38;2;" not in screen
    session.type("q\n")
    assert session.close()[0] == 0


def test_color_can_be_forced_into_a_pipe(terminal: Terminal) -> None:
    assert "\x1b[" not in terminal(*SOLO, stdin="q\n").out
    assert "48;2;" in terminal(*SOLO, "--color", stdin="q\n").out


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 130), (signal.SIGHUP, 130)])
def test_signals_keep_the_game(state: Path, number: int, code: int) -> None:
    session = Session(state, *SOLO)
    session.until("> ")
    session.type("start water\n")
    session.until("> ")
    session.process.send_signal(number)
    found, end = session.close()
    assert found == code
    assert "Traceback" not in end
    assert "0 start water" in (state / "fourwinds" / "explorers.record").read_text("utf-8")


def test_a_signal_in_the_moment_before_a_wait_keeps_the_game(state: Path) -> None:
    """Then, too, the signal is known to the process but does not end the wait for a line."""
    session = Session(state, *SOLO, program=("-c", DEAF))
    session.until("> ")
    session.process.send_signal(signal.SIGINT)
    assert session.close()[0] == 130
    assert (state / "fourwinds" / "explorers.record").exists()


def test_a_terminal_that_goes_away_keeps_the_game(state: Path) -> None:
    session = Session(state, *SOLO)
    session.until("> ")
    os.close(session.master)
    assert session.process.wait(30) == 2
    assert (state / "fourwinds" / "explorers.record").exists()


def test_a_progress_bar_only_at_a_terminal(state: Path) -> None:
    table = ("simulate", "explorers", "--option", "layout=intro", "--bots", "random", "--games", "5")
    code, screen = Session(state, *table).close()
    assert code == 0
    assert "━" in screen
    assert "5/5" in screen
    assert "actions a game" in screen


def test_ctrl_c_ends_many_games(state: Path) -> None:
    table = ("simulate", "explorers", "--option", "layout=intro", "--bots", "random", "--games", "100000")
    session = Session(state, *table, "--jobs", "2")
    session.until(r"[1-9]\d*/100000")
    session.process.send_signal(signal.SIGINT)
    code, screen = session.close()
    assert code == 130
    assert "Traceback" not in screen
    assert "actions a game" not in screen
