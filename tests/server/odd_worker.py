"""A worker whose greedy bots sleep and whose random bots do not: `python -m tests.server.odd_worker SECONDS`."""

from __future__ import annotations

import sys
import time

from fourwinds.server import worker

usual = worker.think


def slow(job: worker.Job) -> list[str]:
    if job.bot == "greedy":
        time.sleep(float(sys.argv[1]))
    return usual(job)


if __name__ == "__main__":
    worker.think = slow
    worker.main()
