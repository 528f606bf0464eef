"""The compiled and the interpreted build play the same, action by action."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from fourwinds.core import match

from .tables import all_tables

ROOT = Path(__file__).parents[2]


def _trace(path: str) -> list[str]:
    tables = [t for number, t in enumerate(all_tables()) if number % 2 == 0]
    arguments = [f"{t.game}/{t.players}/{';'.join(f'{k}={v}' for k, v in t.options.items())}/{t.seed}" for t in tables]
    command = [sys.executable, "-P", str(ROOT / "tests" / "laws" / "trace.py"), *arguments]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_compiled_and_interpreted_builds_agree() -> None:
    installed = Path(match.__file__).parents[2]
    built, source = _trace(str(installed)), _trace(str(ROOT))
    assert source[0] == "interpreted"
    assert built[0] == ("interpreted" if match.__file__.endswith(".py") else "compiled")
    assert len(source) > 1000
    assert built[1:] == source[1:]
