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

from fourwinds.core import record
from tests.cli.harness import Played, Terminal, environment

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

    def until(self, words: str, seconds: float = 120) -> str:
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
        end = time.monotonic() + 120
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


# A turn of every game, and a replay

PROMPT = r"> (?:\x1b\[0m)?$"


def plain(screen: str) -> str:
    """What is read on a screen: without colours and other sequences."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen)


def answer(session: Session, words: str) -> str:
    """Types a line and reads on until the next is asked for."""
    session.type(f"{words}\n")
    return plain(session.until(PROMPT))


def begin(state: Path, game: str, *options: str) -> Session:
    return Session(state, "play", game, "--seed", "3", "--bots", "random", *options)


def leave(session: Session) -> None:
    session.type("q\n")
    assert session.close()[0] == 0


def test_a_turn_of_explorers(state: Path) -> None:
    session = Session(state, *SOLO)
    assert "Explorers  First Xs" in plain(session.until(PROMPT))
    screen = answer(session, "prairie")
    assert "Start on prairie" in screen
    assert "P *" in screen
    answer(session, "f5")
    answer(session, "1")
    assert "Finish the turn with 3 Xs" in answer(session, "1")
    assert "Round 1, turn 1" in answer(session, "")
    leave(session)


def test_a_turn_of_expedition(state: Path) -> None:
    """The expedition first, then the way; places by their names."""
    session = begin(state, "expedition", "--option", "first_player=0", "--no-confirm")
    screen = plain(session.until(PROMPT))
    for words in ("Your hand: points, arrows needed", "Public, 1 point: arrows needed", "Deck ", "⣿"):
        assert words in screen
    for _ in range(4):
        assert "Important Destination" in screen
        screen = answer(session, "1")
    assert " 1  Crimson from Greenwich  6 choices" in screen
    screen = answer(session, "crimson")
    assert re.search(r" 1  → \w+", screen)
    assert " 0  back" in screen
    assert "Exchange a card  12 choices" in answer(session, "0")
    answer(session, "1")
    assert re.search(r" 1  Crimson  +\S.* 44", answer(session, "1"))
    leave(session)


def test_a_turn_of_exploiters(state: Path) -> None:
    """The unit first, then where it goes, by a number or by the hex."""
    session = begin(state, "exploiters", "--option", "first_player=seat")
    screen = plain(session.until(PROMPT))
    assert len(re.findall(r"\d  (?:Explorer|Barbarian) on [A-I]\d  \d+ choices", screen)) == 12
    assert "B1*" not in screen
    screen = answer(session, "1")
    assert "look at B1" in screen
    assert "B1*" in screen
    assert "Player 1 moves an explorer from A1 to B1." in answer(session, "b1")
    leave(session)


def test_a_turn_of_exploriana_with_a_hint(state: Path) -> None:
    session = begin(state, "exploriana", "--option", "first_player=0")
    screen = plain(session.until(PROMPT))
    for words in ("─ South America ─", "─ Africa ─", "Lost explorers", "Missions"):
        assert words in screen
    assert "Wins" in answer(session, "h")
    assert "Player 1 recruits" in answer(session, "1")
    leave(session)


def test_a_replay_goes_forth_and_back(state: Path, duel: Played) -> None:
    """By keys: on, back, to a turn, to a move, as another saw it, to what they did next, to the end."""
    own = [ply for ply, (seat, _) in enumerate(record.loads(duel.path.read_text()).log, 1) if seat == 0]
    session = Session(state, "replay", str(duel.path))
    session.until("quit")
    assert "Move 0 of" in plain(session.seen)
    steps = {
        "n": "Move 1 of",
        "\x1b[C": "Move 2 of",
        "\x1b[D": "Move 1 of",
        "t": "Round 1, turn 1",
        "g9\n": "Move 9 of",
        "w": "seen by Player 1",
        "m": f"Move {min(ply for ply in own if ply > 9)} of",
        "e": r"wins\.",
    }
    for keys, words in steps.items():
        session.type(keys)
        session.until(f"(?s){words}.*quit")
    session.type("q")
    assert session.close()[0] == 0


def test_a_replay_up_to_a_move_is_told_in_words(state: Path, duel: Played) -> None:
    code, screen = Session(state, "replay", str(duel.path), "--to", "20").close()
    assert code == 0
    assert "Move 20" not in screen
    assert re.search(r"^ +1\d  \w", plain(screen), re.MULTILINE)
