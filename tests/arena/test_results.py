"""Games kept line by line."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from fourwinds.arena import results
from fourwinds.arena.jobs import Job, play_games
from fourwinds.arena.results import Kept
from fourwinds.core import registry


@pytest.fixture
def job() -> Job:
    return Job("exploriana", registry.configure(registry.find("exploriana"), 2, {}), ["greedy", "random"], 3)


def test_an_interrupt_while_games_are_kept_is_heard_afterwards(
    job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the file holds and what is told are the same games, wherever Ctrl-C falls."""
    kept, line = Kept(tmp_path / "games.jsonl"), results._line

    def interrupted(entry: dict[str, object]) -> bytes:
        signal.raise_signal(signal.SIGINT)
        return line(entry)

    monkeypatch.setattr(results, "_line", interrupted)
    with pytest.raises(KeyboardInterrupt):
        kept.add(job, play_games(job, [0, 1]))
    kept.close()
    assert [played.number for played in kept.games(job, 9)] == [0, 1]
    assert Kept(kept.path).games(job, 9) == kept.games(job, 9)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
