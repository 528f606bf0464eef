"""docs/learn.md: its tables are true and its examples run."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from fourwinds.core import registry
from tests.adapters.learn_page import PAGE, updated

ROOT = Path(__file__).parents[2]
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)


def test_tables_are_up_to_date() -> None:
    page = PAGE.read_text("utf-8")
    assert updated(page) == page
    for game in registry.games():
        assert f"<!-- {game} -->" in page


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_run(number: int) -> None:
    done = subprocess.run([sys.executable, "-c", EXAMPLES[number]], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_there_is_an_example_of_every_adapter() -> None:
    text = "".join(EXAMPLES)
    assert all(name in text for name in ("adapters.pettingzoo", "adapters.openspiel", "adapters.batch"))


def test_the_learner_learns_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A moment of it only: what it comes to in the end is in docs/pictures."""
    main = runpy.run_path(str(ROOT / "examples" / "learn_explorers.py"))["main"]
    main(["--minutes", "0.01", "--workers", "0", "--games", "2", "--picture", str(tmp_path / "curve.svg")])
    assert "greedy bot" in capsys.readouterr().out
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


def test_the_learner_prefers_what_pays() -> None:
    """The step of learning by itself: of two actions the one that gains becomes likelier."""
    import numpy as np

    network = runpy.run_path(str(ROOT / "examples" / "learn_explorers.py"))["Network"](3, 2, np.random.default_rng(1))
    seen, masks = np.ones((64, 3), np.float32), np.ones((64, 2), np.bool_)
    chosen = np.arange(64) % 2
    gain = np.where(chosen == 1, 1.0, -1.0).astype(np.float32)
    for _ in range(200):
        network.learn(seen, masks, chosen, gain, gain)
    assert network.look(seen, masks)[1][0, 1] > 0.9
