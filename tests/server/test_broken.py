"""What is kept and cannot be used: a draft that goes too far, and a log that cannot be folded."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourwinds.core.protocol import State
from fourwinds.server.play import Play

from .house import House, run, serving
from .player import Player, secrets


def open_draft(house: House) -> dict[str, Any]:
    """Exploriana with a draft, in which the first player may be the last to pick."""
    seats = [{"kind": "me"}, {"kind": "local"}]
    wish = {"game": "exploriana", "seats": seats, "options": {"draft": "true", "first_player": "0"}}
    table: dict[str, Any] = house.post("/api/tables", wish).json()
    return table


async def pick(player: Player, seat: int) -> None:
    assert (await player.act(seat, player.choices(seat)[0]))["type"] == "done"


async def to_the_last_pick(player: Player) -> str:
    """Picks until only the first player has not picked his last card; that card."""
    last: list[str] = []
    while player.choices(0) and player.choices(0)[0].startswith("draft"):
        await pick(player, 1)
        last = player.choices(0)
        if len(last) == 1:
            break
        await pick(player, 0)
    return last[0]


def test_the_last_picker_who_goes_first_is_stopped_at_the_pick(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = open_draft(house)
        async with Player(house.address, table["table"], secrets(table, 0, 1)) as player:
            card = await to_the_last_pick(player)
            before = player.table["v"]
            await player.act(0, card)
            assert player.table["v"] == before + 1, "it was a single decision and committed at once"
            await player.finish(Random(1))

    with serving(tmp_path / "tables.db") as house:
        run(story(house))


def test_a_kept_draft_that_went_too_far_is_cut(tmp_path: Path) -> None:
    """As an earlier program left it: the last pick and a step of the next phase in one draft."""
    database = tmp_path / "tables.db"

    async def before(house: House) -> dict[str, Any]:
        table = open_draft(house)
        async with Player(house.address, table["table"], secrets(table, 0, 1)) as player:
            card = await to_the_last_pick(player)
        play = house.lobby.rooms[table["table"]].kept.play
        after = play.match.state.copy()
        after.apply(0, play.game.parse(card))
        assert after.turn().waiting == (0,)
        steps = f"{card}\n{play.game.notate(after.legal(0)[0])}"
        with sqlite3.connect(database) as db:
            db.execute("INSERT OR REPLACE INTO drafts VALUES (?, 0, ?, '[]')", (table["table"], steps))
        return table

    async def after(house: House, table: dict[str, Any]) -> None:
        async with Player(house.address, table["table"], secrets(table, 0, 1)) as player:
            view = player.view(0)
            assert (view["step"], view["complete"]) == (1, True)
            await player.finish(Random(1))

    with serving(database) as house:
        table = run(before(house))
    with serving(database) as house:
        run(after(house, table))


def test_a_kept_draft_that_cannot_be_shown_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.db"

    async def before(house: House) -> dict[str, Any]:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            for _ in range(3):
                await player.act(0, player.choices(0)[0])
            assert player.view(0)["step"] == 3
        return table

    async def after(house: House, table: dict[str, Any]) -> None:
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            assert player.view(0)["step"] == 2
            await player.move("undo", 0, to=0)

    def fails(play: Play, seat: int) -> State:
        if play.draft(seat).step == 3:
            raise IndexError("as a mistake in the rules would")
        return shown(play, seat)

    with serving(database) as house:
        table = run(before(house))
    shown = Play.shown
    monkeypatch.setattr(Play, "shown", fails)
    with serving(database) as house:
        run(after(house, table))
