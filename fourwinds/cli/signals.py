"""Signals as the commands want them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def hang_up_is_interrupt() -> Iterator[None]:
    """A closed terminal and a polite kill are heard like Ctrl-C."""
    known = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [signal.signal(number, signal.default_int_handler) for number in known]
    try:
        yield
    finally:
        for number, handler in zip(known, before, strict=True):
            signal.signal(number, handler)
