"""Signals as the commands want them."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fourwinds.arena.interrupts import HANG_UPS

PATIENCE: Final = 0.25
"""Seconds after which a signal is heard at the latest."""
ESCAPE: Final = 0.05
"""Seconds within which the rest of an arrow's sequence follows."""
ARROWS: Final = {b"C": "→", b"D": "←", b"A": "←", b"B": "→"}
"""How the sequences of the arrows end."""


@contextmanager
def hang_up_is_interrupt() -> Iterator[None]:
    """A closed terminal and a polite kill are heard like Ctrl-C."""
    before = [signal.signal(number, signal.default_int_handler) for number in HANG_UPS]
    try:
        yield
    finally:
        for number, handler in zip(HANG_UPS, before, strict=True):
            signal.signal(number, handler)


def read_line() -> str:
    """A line of standard input, or the interrupt that came instead, even in the moment before a read begins to wait."""
    if os.name == "posix" and sys.stdin.isatty():
        _wait()
    return sys.stdin.readline()


def _wait() -> None:
    """Waits until there is something to read."""
    while not select.select([sys.stdin], [], [], PATIENCE)[0]:
        continue


def read_key() -> str:
    """The next key of a terminal: a letter, an arrow, or nothing at the end; where that cannot be had, of a line."""
    if os.name != "posix":
        return read_line().strip()[:1] or "\n"
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        _wait()
        found = os.read(terminal, 1)
        while found == b"\x1b" or (found.startswith(b"\x1b") and found[-1:] in b"[O0123456789;"):
            if not select.select([terminal], [], [], ESCAPE)[0]:
                break
            found += os.read(terminal, 1)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
    return ARROWS.get(found[-1:], "?") if found.startswith(b"\x1b") else found.decode("utf-8", "replace")
