"""When Ctrl-C is heard: not by the processes of a run, and not in the middle of what belongs together."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

HANG_UPS: Final = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C: whoever started them stops them."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def interrupts_later() -> Iterator[None]:
    """What would interrupt meanwhile does so afterwards."""
    heard: list[int] = []
    held = [number for number in [signal.SIGINT, *HANG_UPS] if signal.getsignal(number) is signal.default_int_handler]
    for number in held:
        signal.signal(number, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        for number in held:
            signal.signal(number, signal.default_int_handler)
    if heard:
        raise KeyboardInterrupt
