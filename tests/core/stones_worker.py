"""A worker that knows the stones by both versions of their rules: `python -m tests.core.stones_worker`."""

from __future__ import annotations

from fourwinds.core import registry
from fourwinds.server import worker
from tests.core.stones import StonesGame

if __name__ == "__main__":
    registry.games()["stones"] = StonesGame(2)
    worker.main()
