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
LEARNER = runpy.run_path(str(ROOT / "examples" / "learn_explorers.py"))
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
    LEARNER["main"](["--minutes", "0.01", "--workers", "0", "--games", "2", "--picture", str(tmp_path / "curve.svg")])
    assert "greedy bot" in capsys.readouterr().out
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


def test_the_learner_prefers_what_pays() -> None:
    """A step of learning by itself: the one start that gains becomes likelier, and the mean result is expected."""
    import numpy as np

    from fourwinds.adapters.batch import Batch

    learner = LEARNER["Learner"](Batch("explorers", 32, players=1, layout="intro", seed=1), 1)
    move = learner.move()
    pays = move.moment.actions == move.moment.actions[0]
    gain = np.where(pays[move.chosen], 1, -1).astype(np.float32)
    for _ in range(200):
        learner.learn(move, gain, gain)
    odds = move.moment.odds(learner.actor.look(move.moment.rows))
    assert np.allclose(move.moment.total(odds), 1, atol=1e-5)
    assert (odds[pays] > 1.1 * move.odds[pays]).all()
    assert np.allclose(learner.critic.look(move.moment.games) - move.expected, gain.mean(), atol=0.05)


def test_the_learner_draws_by_the_odds() -> None:
    import numpy as np

    lanes = np.array([0, 0, 1, 2, 2, 2])
    moment = LEARNER["Moment"](np.zeros((3, 1)), np.zeros((6, 1)), lanes, lanes)
    odds = moment.odds(np.log(np.array([1, 3, 5, 2, 0.001, 2], np.float32)))
    rng = np.random.default_rng(1)
    drawn = np.array([moment.drawn(odds, rng) for _ in range(2000)])
    assert (lanes[drawn] == [0, 1, 2]).all()
    assert np.mean(drawn[:, 0]) == pytest.approx(0.75, abs=0.05)
    assert np.mean(drawn[:, 2] == 3) == pytest.approx(0.5, abs=0.05)
