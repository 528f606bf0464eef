from __future__ import annotations

from tests.cli.conftest import state, terminal

__all__ = ["state", "terminal"]
