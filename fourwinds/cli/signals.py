"""Signals as the commands want them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from fourwinds.arena.interrupts import HANG_UPS


@contextmanager
def hang_up_is_interrupt() -> Iterator[None]:
    """A closed terminal and a polite kill are heard like Ctrl-C."""
    before = [signal.signal(number, signal.default_int_handler) for number in HANG_UPS]
    try:
        yield
    finally:
        for number, handler in zip(HANG_UPS, before, strict=True):
            signal.signal(number, handler)
