"""Hints: from the seat's own view, for the seat alone, and without a trace at the table."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

from fourwinds.server.bots import BotPool
from fourwinds.server.hints import MOST

from .gate import GatedPool
from .house import PATIENCE, House, run, serving
from .player import Message, Player, secrets

QUICK = "search-8"


def key(answer: Message) -> str:
    """Why something was refused."""
    assert answer["type"] == "no", answer
    found: str = answer["refusal"]["text"]["key"]
    return found


def patient() -> BotPool:
    """Workers that may take any time."""
    return BotPool(most=1, seconds=PATIENCE)


def kept(database: Path) -> list[list[Any]]:
    """All that the store has."""
    with closing(sqlite3.connect(database)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return [db.execute(f"SELECT * FROM {name}").fetchall() for name in names]


async def hidden_turn(player: Player, seat: int, rng: Random) -> None:
    """A whole turn by lot, committed."""
    while not player.view(seat)["complete"]:
        assert (await player.act(seat, rng.choice(player.choices(seat))))["type"] == "done"
    assert (await player.move("commit", seat))["type"] == "done"


def test_the_best_choices_with_what_they_brought(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = house.open("me", "link", layout="intro", first_player="0")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            several = []
            for _ in range(3):
                found = (await player.ask(player.message("hint", 0)))["opinions"]
                choices = {choice["action"]: choice for choice in player.view(0)["choices"]}
                several.append(len(choices) > 1)
                assert 1 <= len(found) <= MOST
                for opinion in found:
                    choice = choices[opinion["action"]]
                    assert (opinion["text"], opinion["place"]) == (choice["text"], choice["place"])
                    assert 0 <= opinion["wins"] <= 1
                games = sum(opinion["games"] for opinion in found)
                assert (0 < games <= 8) if len(choices) > 1 else games == 0
                assert (await player.act(0, found[0]["action"]))["type"] == "done"
            assert set(several) == {True, False}

    with serving(tmp_path / "tables.db", pool=patient(), hint_bot=QUICK) as house:
        run(story(house), PATIENCE)


def test_alone_it_speaks_of_points_until_the_game_is_over(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = house.open("me", layout="intro")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            found = (await player.ask(player.message("hint", 0)))["opinions"]
            assert all(opinion["score"] > 20 for opinion in found if opinion["games"])
            await player.finish(Random(1))
            assert key(await player.ask(player.message("hint", 0))) == "refuse-game-over"

    with serving(tmp_path / "tables.db", pool=patient(), hint_bot=QUICK) as house:
        run(story(house), PATIENCE)


def test_what_a_seat_may_not_know_does_not_change_its_hint(tmp_path: Path) -> None:
    """Two tables that differ only in the hidden turn of the other seat."""

    async def asked(stack: AsyncExitStack, house: House, hidden: Random) -> tuple[list[Message], str]:
        table = house.open("me", "link", layout="random", first_player="0")
        keys = (secrets(table, 0), secrets(table, 1))
        zero, one = [await stack.enter_async_context(Player(house.address, table["table"], key)) for key in keys]
        await hidden_turn(zero, 0, hidden)
        answers = [await one.ask({**one.message("hint", 1), "id": "first"})]
        assert (await one.act(1, one.choices(1)[0]))["type"] == "done"
        answers.append(await one.ask({**one.message("hint", 1), "id": "second"}))
        return answers, str(house.lobby.rooms[table["table"]].kept.play.match.log)

    async def story(houses: list[House]) -> None:
        async with AsyncExitStack() as stack:
            (one, log), (other, other_log) = [
                await asked(stack, house, Random(seed)) for seed, house in enumerate(houses)
            ]
            assert log != other_log
            assert [answer["type"] for answer in one] == ["opinions"] * 2
            assert one == other

    files = (tmp_path / "a.db", tmp_path / "b.db")
    with (
        serving(files[0], pool=patient(), hint_bot=QUICK) as first,
        serving(files[1], pool=patient(), hint_bot=QUICK) as second,
    ):
        run(story([first, second]), PATIENCE)


def test_a_hint_leaves_no_trace(tmp_path: Path) -> None:
    database, luck = tmp_path / "tables.db", Random(9)

    async def story(house: House) -> None:
        table = house.open("me", "link", layout="intro", first_player="0")
        async with (
            Player(house.address, table["table"], secrets(table, 0)) as player,
            Player(house.address, table["table"], secrets(table, 1)) as other,
        ):
            await player.act(0, player.choices(0)[0])
            before, chance = kept(database), luck.getstate()
            seen = player.table
            assert (await player.ask(player.message("hint", 0)))["type"] == "opinions"
            assert kept(database) == before
            assert luck.getstate() == chance
            assert player.table is seen
            other.heard.clear()
            answer = await other.ask({"type": "why", "id": "w", "seat": 1, "action": "mark a1"})
            assert len(other.heard) == 1, f"more than {answer}"

    with serving(database, rng=luck, pool=patient(), hint_bot=QUICK) as house:
        run(story(house), PATIENCE)


def test_who_has_nothing_to_decide_gets_no_hint(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = house.open("me", "link", layout="intro", first_player="0")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            stale = player.message("hint", 0)
            assert (await player.ask({**stale, "seat": 1}))["error"] == "fault-not-your-seat"
            await player.act(0, player.choices(0)[0])
            assert key(await player.ask(stale)) == "refuse-stale"
            while not player.view(0)["complete"]:
                await player.act(0, player.choices(0)[0])
            assert key(await player.ask(player.message("hint", 0))) == "refuse-turn-complete"
            await player.move("commit", 0)
            assert player.table["waiting"] == [1]
            assert key(await player.ask(player.message("hint", 0))) == "refuse-not-your-turn"

    with serving(tmp_path / "tables.db") as house:
        run(story(house), PATIENCE)


def test_one_hint_at_a_time_and_none_that_comes_too_late(tmp_path: Path) -> None:
    pool = GatedPool()

    async def story(house: House) -> None:
        table = house.open("me", "link", layout="intro", first_player="0")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            first = player.message("hint", 0)
            await player.send(first)
            assert key(await player.ask(player.message("hint", 0))) == "refuse-hint-thinking"
            assert (await player.act(0, player.choices(0)[0]))["type"] == "done"
            pool.open(house)
            while (late := await player.hear()).get("id") != first["id"]:
                pass
            assert key(late) == "refuse-stale"
            assert (await player.ask(player.message("hint", 0)))["type"] == "opinions"

    with serving(tmp_path / "tables.db", pool=pool, hint_bot=QUICK) as house:
        run(story(house), PATIENCE)


def test_a_hint_that_is_asked_for_again_after_a_lost_connection(tmp_path: Path) -> None:
    pool = GatedPool()

    async def story(house: House) -> None:
        table = house.open("me", layout="intro")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            asked = player.message("hint", 0)
            await player.send(asked)
            await player.ask({"type": "why", "id": "w", "seat": 0, "action": "mark a1"})
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await player.send(asked)
            await player.ask({"type": "why", "id": "w", "seat": 0, "action": "mark a1"})
            pool.open(house)
            assert (await player.until("opinions"))["id"] == asked["id"]
        assert pool.asked == [QUICK]

    with serving(tmp_path / "tables.db", pool=pool, hint_bot=QUICK) as house:
        run(story(house), PATIENCE)


def test_no_hint_without_workers(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = house.open("me", layout="intro")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            assert key(await player.ask(player.message("hint", 0))) == "refuse-no-hint"

    pool = BotPool(command=(sys.executable, "-c", "raise SystemExit"))
    with serving(tmp_path / "tables.db", pool=pool) as house:
        run(story(house), PATIENCE)
