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
    waits = os.name == "posix" and sys.stdin.isatty()
    while waits and not select.select([sys.stdin], [], [], PATIENCE)[0]:
        continue
    return sys.stdin.readline()
