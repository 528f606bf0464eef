"""The bench that tells how good the choices of bots are."""

from __future__ import annotations

import json

import pytest

from bench import choices
from tests.bots.doors import DoorsGame


def test_choices_are_worth_what_lies_behind_the_door() -> None:
    """A bot that sees three doors finds 9, one that sees all finds 30; a die adds 1.5 to all alike."""
    game = DoorsGame([4, 9, 6] * 6 + [30] + [5] * 5)
    worths, seconds = choices.ask(game, game.start, ["greedy", "search-60", "search-1000"], 80, 1)
    assert [worth - worths[0] for worth in worths] == [0, 0, 5, 26]
    assert worths[0] == pytest.approx(5.5, abs=0.4)
    assert min(seconds) >= 0


def test_what_all_positions_tell() -> None:
    one, two = choices.summary(["one", "two"], [[1.0, 1.0, 4.0], [2.0, 3.0, 4.0]], [[0.1, 0.5], [0.3, 0.7]])
    assert (one.gain.value, two.gain.value, one.more.value, two.more.value) == (0.5, 2.5, 0.5, 2.0)
    assert (one.others, two.others) == (0.5, 1.0)
    assert (one.seconds, two.seconds) == pytest.approx((0.2, 0.6))


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    command = (
        "bench.choices explorers --players 1 --option layout=intro --bots greedy,search-4 --positions 3 --worlds 2"
    )
    monkeypatch.setattr("sys.argv", command.split())
    assert choices.main() == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert [row["bot"] for row in found] == ["greedy", "search-4"]
    assert found[0]["gain"]["value"] == 0
    assert "more than before" in told.err
