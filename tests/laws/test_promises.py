"""What a button says an action brings is what happens, by lot over all games, options and player counts."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from fourwinds.core.protocol import CHANCE

from .promises.deed import Deed
from .tables import Table, all_tables, walk

on_every_table = pytest.mark.parametrize("table", all_tables(), ids=str)


@on_every_table
def test_what_an_action_is_said_to_bring_is_what_it_brings(table: Table) -> None:
    judge, rng = import_module(f"{__package__}.promises.{table.game}"), Random(table.seed)
    for state in walk(table, sense=0.5):
        for seat in state.turn().waiting:
            if seat != CHANCE and rng.random() < 0.1:
                for action in state.legal(seat):
                    deed = Deed(table.rules, state, seat, action)
                    for text in deed.said:
                        assert judge.KEPT[text.key](deed, text), deed
                    assert judge.whole(deed), deed


@on_every_table
def test_what_is_said_depends_on_what_the_seat_may_know(table: Table) -> None:
    rng = Random(table.seed)
    for state in walk(table):
        for seat in state.turn().waiting:
            if seat != CHANCE and rng.random() < 0.05:
                imagined = table.rules.imagine(state.view(seat), rng)
                for action in state.legal(seat):
                    assert table.rules.gives(imagined, seat, action) == table.rules.gives(state, seat, action)
