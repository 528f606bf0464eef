"""A sample of `python -m bench.server.soak`: tables by lot at a server that is killed now and then."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

from bench.server.lots import Plan, plans
from bench.server.soak import Soak
from fourwinds.core import registry

from .house import run

SEED, TABLES, MOVES = 2, 42, 100


def sample() -> list[Plan]:
    return [replace(plan, moves=min(plan.moves, MOVES)) for plan in islice(plans(SEED), TABLES)]


def test_the_sample_has_every_game_count_and_option_and_what_once_broke_tables() -> None:
    tables = sample()
    assert {(plan.game, plan.players) for plan in tables} == {
        (game.id, players) for game in registry.games().values() for players in game.players
    }
    offered = {
        (game.id, option.id, value)
        for game in registry.games().values()
        for option in game.options
        for value in option.values
    }
    assert offered <= {(plan.game, option, value) for plan in tables for option, value in plan.options.items()}
    drafts = [plan for plan in tables if plan.options.get("draft") == "true" and plan.options["first_player"] == "0"]
    assert any(plan.players == 2 and len(plan.bots) == 1 for plan in drafts)


def test_tables_by_lot_never_stick_and_all_open_again(tmp_path: Path) -> None:
    async def story() -> Soak:
        soak = Soak(tmp_path, SEED)
        await soak.run(iter(sample()), lambda: True)
        return soak

    soak = run(story(), 600)
    assert soak.problems == []
    assert soak.tally["opened again"] == soak.tally["tables"] == TABLES
    for what in ("over", "kills", "commit", "undo", "sent again", "left and came back", "played again"):
        assert soak.tally[what] > 0, what
