"""Golden records: whole games that must play the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourwinds.core import record, registry

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/golden/*.record"))
AT_LEAST = 15


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_with_its_checkpoints(path: Path) -> None:
    text = path.read_text()
    match = record.loads(text)
    assert match.over
    assert match.game.id == path.parts[-3]
    assert text.count("\n# ") >= match.ply // record.CHECKPOINT_EVERY
    assert record.dumps(match) == text


@pytest.mark.parametrize("game", registry.games())
def test_there_are_enough_golden_records(game: str) -> None:
    matches = [record.loads(path.read_text()) for path in RECORDS if path.parts[-3] == game]
    assert len(matches) >= AT_LEAST
    assert {match.config.players for match in matches} == set(registry.find(game).players)
    for option in registry.find(game).options:
        used = {match.config.options[option.id] for match in matches}
        assert len(used) > 1, f"no golden record with another {option.id}"
