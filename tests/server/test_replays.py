"""Where turns end in a replay, in golden records of all games."""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise

import msgspec
import pytest

from fourwinds.core import record
from fourwinds.core.match import Match
from fourwinds.core.protocol import CHANCE
from fourwinds.server.replays import Replays
from fourwinds.server.wire import LogLine
from tests.games.test_golden import RECORDS

MATCHES = {f"{path.parts[-3]}-{path.stem}": record.loads(path.read_text()) for path in RECORDS}
BY_DRAWS = {name for name, match in MATCHES.items() if match.game.id == "explorers" or match.config.players == 1}


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_every_event_is_told_with_its_kind_and_plain_facts(name: str) -> None:
    """What `facts` promises to clients holds for all that happens in the golden records."""
    for ply, _, events in MATCHES[name].replayed():
        for event in events:
            line = LogLine(ply, event.text(), type(event).__name__, event.facts())
            told = msgspec.json.decode(msgspec.json.encode(line), type=LogLine)
            assert told.kind
            assert told.facts.get("seat") == event.text().args.get("seat")
            assert set(told.facts) | {"only"} == {field.name for field in fields(event)}


def ends(match: Match) -> list[int]:
    return Replays(match).position("", None, 0).ends


@pytest.mark.parametrize("name", sorted(BY_DRAWS))
def test_a_turn_of_all_or_of_one_alone_ends_before_the_next_draw(name: str) -> None:
    match = MATCHES[name]
    actors = [seat for seat, _ in match.log]
    draws = [ply for ply in range(1, match.ply) if actors[ply] == CHANCE and actors[ply - 1] != CHANCE]
    assert ends(match) == [*draws, match.ply]


@pytest.mark.parametrize("name", sorted(set(MATCHES) - BY_DRAWS))
def test_otherwise_every_turn_is_that_of_one_seat_and_then_of_another(name: str) -> None:
    match = MATCHES[name]
    turns = [{seat for seat, _ in match.log[start:end]} - {CHANCE} for start, end in pairwise([0, *ends(match)])]
    drafted = match.config.options.get("draft") == "true"
    assert (len(turns[0]) > 1) == drafted
    assert all(len(turn) == 1 for turn in turns[1:])
    assert all(one != other for one, other in pairwise(turns))
