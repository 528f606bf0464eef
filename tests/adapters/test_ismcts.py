"""The bench that lets our search play those of OpenSpiel."""

from __future__ import annotations

import json
from pathlib import Path

import pyspiel
import pytest

from bench import ismcts


@pytest.mark.parametrize("rival", ismcts.RIVALS)
def test_a_game_against_each_rival(rival: str) -> None:
    table = pyspiel.load_game("fourwinds_explorers(players=2)")
    game = ismcts.play(table, rival, 1, 0.001)
    assert (game.rival, game.number) == (rival, 1)
    assert game.won == (game.scores[0] > game.scores[1]) or game.scores[0] == game.scores[1]
    assert min(game.decisions) > 50
    assert game.imagined[1] >= game.decisions[1]


def test_games_that_are_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[tuple[str, int]] = []

    def play(_: object, rival: str, number: int, seconds: float) -> ismcts.Game:
        played.append((rival, number))
        if len(played) == 4:
            raise KeyboardInterrupt
        return ismcts.Game(rival, number, [100.0, 90.0], 1.0, [300, 20], [1.0, 2.0], [0.5, 1.0], [10, 10])

    monkeypatch.setattr(ismcts, "play", play)
    command = ["bench.ismcts", "--games", "3", "--out", str(tmp_path / "games.jsonl")]
    monkeypatch.setattr("sys.argv", command)
    assert ismcts.main() == 130
    assert ismcts.main() == 0
    assert len(played) == 7
    assert len(set(played)) == 6
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [(entry["rival"], entry["games"]) for entry in found["rivals"]] == [(rival, 3) for rival in ismcts.RIVALS]
    assert found["rivals"][0]["ours"] == {"sims_per_core_second": 600.0, "seconds_per_decision": 0.1, "score": 100.0}
    assert found["rivals"][0]["share"]["value"] == 1.0
