"""A worker whose greedy bots sleep and whose random bots do not: `python -m tests.server.odd_worker SECONDS`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from fourwinds.server import worker

usual = worker.think


def slow(job: worker.Job, alive: Callable[[], None]) -> worker.Thought:
    if job.bot == "greedy":
        time.sleep(float(sys.argv[1]))
    return usual(job, alive)


if __name__ == "__main__":
    worker.think = slow
    worker.main()
