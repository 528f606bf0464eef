"""What is kept and cannot be used: a draft that goes too far, and a log that cannot be folded."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourwinds.core.protocol import State
from fourwinds.core.record import loads
from fourwinds.games.explorers.rules import Explorers
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


async def some_commits(house: House, table: dict[str, Any], commits: int) -> None:
    """Seats 0 and 1 play by lot, seat 2 is a bot."""
    rng = Random(1)
    async with Player(house.address, table["table"], secrets(table, 0, 1)) as player:
        while player.table["v"] < commits:
            if not await player.step(rng):
                await player.hear()


def ruined(database: Path, statement: str) -> None:
    with sqlite3.connect(database) as db:
        db.execute(statement)


UNKNOWN_WORDS = "UPDATE log SET lines = '0 nonsense' WHERE ply = (SELECT ply FROM log ORDER BY ply LIMIT 1 OFFSET 8)"
"""What stands in the ninth commit is no action."""
ILLEGAL = (
    "UPDATE log SET lines = lines || '\n' || lines WHERE ply = (SELECT ply FROM log ORDER BY ply LIMIT 1 OFFSET 8)"
)
"""The ninth commit is played twice."""
A_GAP = "DELETE FROM log WHERE ply = (SELECT ply FROM log ORDER BY ply LIMIT 1 OFFSET 8)"
CUT_OFF = "DELETE FROM log WHERE ply >= (SELECT ply FROM log ORDER BY ply LIMIT 1 OFFSET 8)"


@pytest.mark.parametrize("damage", [UNKNOWN_WORDS, ILLEGAL, A_GAP, CUT_OFF])
def test_a_log_that_cannot_be_played_stops_where_it_can_and_the_host_goes_on(tmp_path: Path, damage: str) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as house:
        table = house.open("me", "local", "bot:random", layout="random")
        run(some_commits(house, table, 12))
    before = kept(database)
    ruined(database, damage)
    tail = [entry for entry in kept(database) if entry[0] >= before[8][0]]

    async def story(house: House) -> None:
        guest = Player(house.address, table["table"], secrets(table, 1))
        async with guest, Player(house.address, table["table"], [table["host"], *secrets(table, 0)]) as host:
            for player in (guest, host):
                assert (player.table["broken"], player.table["over"], player.table["waiting"]) == (True, False, [])
                assert player.table["seats"][0]["choices"] == []
            refused = await host.ask(host.message("act", 0, action="stop"))
            assert refused["refusal"]["text"]["key"] == "refuse-broken"
            await guest.send({"type": "go_on"})
            assert (await guest.until("fault"))["error"] == "fault-not-host"
            assert kept(database) != before, "nothing is mended"
            await host.send({"type": "go_on"})
            await host.until("table")
            await guest.until("table")
            assert (host.table["broken"], guest.table["broken"]) == (False, False)
            assert kept(database)[:8] == before[:8]
            assert kept(database, "broken") == tail
            while not any(line["text"]["key"] == "news-goes-on" for line in guest.table["events"]):
                await guest.until("table")
            await asyncio.gather(host.finish(Random(2)), guest.finish(Random(3)))

    with serving(database) as house:
        run(story(house))
    with serving(database) as house:
        record = house.get(f"/api/tables/{table['table']}/record", table["watch"])
        assert loads(record.text).over


def test_the_host_of_a_broken_table_may_close_it_and_everybody_has_the_record(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as house:
        table = house.open("me", "local", "bot:random", layout="random")
        run(some_commits(house, table, 12))
    ruined(database, UNKNOWN_WORDS)

    async def story(house: House, path: str) -> None:
        async with Player(house.address, table["table"], [table["host"], *secrets(table, 0)]) as host:
            assert house.get(f"{path}/record", table["watch"]).status_code == 409, "it would show what is hidden"
            assert house.post(f"{path}/close", {}, table["host"]).status_code == 200
            await host.until("table")
            assert (host.table["broken"], host.table["closed"]) == (True, True)
            assert host.view(0)["prompt"]["key"] == "prompt-closed"
            await host.send({"type": "go_on"})
            assert (await host.until("table"))["broken"]
            assert loads(house.get(f"{path}/record", table["watch"]).text).ply == kept(database)[8][0]

    with serving(database) as house:
        run(story(house, f"/api/tables/{table['table']}"))


def test_a_log_of_which_nothing_can_be_played_begins_anew(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as house:
        table = house.open("me", "bot:random", layout="random")
    ruined(database, "UPDATE log SET lines = '* nonsense'")

    async def story(house: House) -> None:
        async with Player(house.address, table["table"], [table["host"], *secrets(table, 0)]) as host:
            assert host.table["broken"]
            await host.send({"type": "go_on"})
            await host.until("table")
            await host.finish(Random(1))

    with serving(database) as house:
        run(story(house))


def kept(database: Path, where: str = "log") -> list[tuple[int, int, str]]:
    with sqlite3.connect(database) as db:
        return db.execute(f"SELECT ply, seat, lines FROM {where} ORDER BY ply").fetchall()


def test_any_mistake_while_playing_or_showing_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as house:
        table = house.open("me", "local", "bot:random", layout="random")
        run(some_commits(house, table, 12))
    replay, view = Play.replay, Explorers.view

    def fails(play: Play, seat: int, lines: list[str]) -> None:
        if len(play.seen) == 6:
            raise IndexError("as a mistake in the rules would")
        replay(play, seat, lines)

    def cannot_be_seen(state: Explorers, seat: int) -> Any:
        if state.turn_number > 1:
            raise KeyError("as a mistake in a view would")
        return view(state, seat)

    async def reached(house: House) -> int:
        async with Player(house.address, table["table"], [table["host"], *secrets(table, 0)]) as player:
            assert player.table["broken"] == (player.table["v"] < 12)
            version: int = player.table["v"]
            return version

    with serving(database) as house:
        assert run(reached(house)) >= 12
    with monkeypatch.context() as patch, serving(database) as house:
        patch.setattr(Play, "replay", fails)
        assert run(reached(house)) == 6
    with monkeypatch.context() as patch, serving(database) as house:
        patch.setattr(Explorers, "view", cannot_be_seen)
        assert 0 < run(reached(house)) < 12
    with serving(database) as house:
        assert run(reached(house)) >= 12, "nothing was changed without the host"


def test_a_finished_game_whose_log_is_broken_gives_the_record_of_what_is_left(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def play(house: House, table: dict[str, Any]) -> None:
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await player.finish(Random(1))

    async def look(house: House, table: dict[str, Any]) -> None:
        async with Player(house.address, table["table"], [table["host"]]) as player:
            assert (player.table["broken"], player.table["over"]) == (True, True)
            await player.send({"type": "go_on"})
            assert (await player.until("table"))["broken"], "it was over: there is nothing to go on with"

    with serving(database) as house:
        table = house.open("me", layout="random")
        run(play(house, table))
    ruined(database, UNKNOWN_WORDS)
    with serving(database) as house:
        run(look(house, table))
        record = house.get(f"/api/tables/{table['table']}/record", table["watch"])
        assert loads(record.text).ply == kept(database)[8][0]


def test_the_same_deal_as_at_a_broken_table(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def play(house: House, table: dict[str, Any]) -> None:
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await player.finish(Random(1))

    with serving(database) as house:
        table = house.open("me", layout="random")
        run(play(house, table))
        again = house.post(f"/api/tables/{table['table']}/again", {"same_deal": True}, table["host"]).json()
    ruined(database, f"UPDATE log SET lines = '* nonsense' WHERE tbl = '{table['table']}' AND ply > 0")
    with serving(database) as house:
        run(play(house, again))


def test_a_finished_game_that_cannot_be_opened_still_gives_its_record(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def play(house: House, table: dict[str, Any]) -> None:
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await player.finish(Random(1))

    with serving(database) as house:
        table, unfinished, other = (house.open("me", layout="random") for _ in range(3))
        run(play(house, table))
        record = house.get(f"/api/tables/{table['table']}/record", table["watch"]).text
    ruined(database, "UPDATE tables SET digest = 'ffffffff'")
    with serving(database) as house:
        answer = house.get(f"/api/tables/{table['table']}/record", table["watch"])
        assert "\nedition: house-1 ffffffff\n" in answer.text
        assert loads(answer.text.replace("ffffffff", "")).log == loads(record).log
        assert house.get(f"/api/tables/{table['table']}/record", other["watch"]).status_code == 403
        refused = house.get(f"/api/tables/{unfinished['table']}/record", unfinished["watch"])
        assert (refused.status_code, refused.json()["error"]) == (409, "problem-not-over")
        path = f"/api/tables/{unfinished['table']}"
        assert house.post(f"{path}/close", {}, unfinished["watch"]).status_code == 403
        assert house.post(f"{path}/close", {}, unfinished["host"]).status_code == 200
        assert "\nend " in house.get(f"{path}/record", unfinished["watch"]).text
