"""The README's example runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_python_example_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.S)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    scores, refusal = done.stdout.splitlines()
    assert re.fullmatch(r"\[-?\d+, -?\d+\] \[[12], [12]\]", scores)
    assert refusal == "The game is over."
