"""Long trails are freed without damage; in the compiled build that is not a matter of course."""

from __future__ import annotations

import os
import subprocess
import sys

LAY_AND_DROP = """
from fourwinds.games.expedition.state import Trail
for _ in range(50):
    trail = Trail(0, 200)
    for code in range(200):
        trail.push(code, False)
    assert len(trail.arrows()) == 200
"""


def test_a_long_trail_is_freed_whole() -> None:
    """The allocator's own checks end the process if anything outside the arrows was written to."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", LAY_AND_DROP], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode(errors="replace")
