"""Whole games over real sockets, and the tentative turn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourwinds.core.record import loads

from .house import House, run, serving
from .player import Player, secrets


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("table") / "tables.db") as house:
        yield house


async def begin_turn(player: Player, seat: int = 0) -> None:
    """Plays by lot until the seat has several steps before it."""
    rng = Random(5)
    while not any(choice.startswith("take") for choice in player.choices(seat)):
        if not await player.step(rng):
            await player.hear()


def test_a_solo_game_to_the_end(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], [table["host"], *secrets(table, 0)]) as player:
            assert player.table["host"]
            assert player.table["fresh"]
            await player.finish(Random(1))
            assert player.table["outcome"]["ranks"] == [1]
            record = house.get(f"/api/tables/{table['table']}/record", table["watch"])
            assert loads(record.text).over

    run(story())


def test_a_game_against_bots_with_a_spectator(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "bot:greedy", "bot:random", layout="random", achievements="2")
        async with (
            Player(house.address, table["table"], secrets(table, 0)) as player,
            Player(house.address, table["table"], [table["watch"]]) as spectator,
        ):
            assert [view["seat"] for view in spectator.table["seats"]] == [None]
            await player.finish(Random(2))
            while not spectator.table["over"]:
                await spectator.hear()
            assert spectator.table["outcome"] == player.table["outcome"]

    run(story())


def test_two_devices_and_hot_seat(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "local", "link", layout="random")
        async with (
            Player(house.address, table["table"], secrets(table, 0, 1)) as here,
            Player(house.address, table["table"], secrets(table, 2)) as there,
        ):
            assert [view["seat"] for view in here.table["seats"]] == [0, 1]
            await asyncio.gather(here.finish(Random(3)), there.finish(Random(4)))
            assert here.table["outcome"] == there.table["outcome"]

    run(story())


async def latest(player: Player, version: int) -> dict[str, Any]:
    while player.table["v"] < version:
        await player.hear()
    return player.table


def test_steps_are_a_draft_until_the_commit(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "link", layout="intro", first_player="1")
        name = table["table"]
        async with (
            Player(house.address, name, secrets(table, 0)) as one,
            Player(house.address, name, secrets(table, 1)) as other,
        ):
            start = one.choices(0)[0]
            version, heard = one.table["v"], len(other.heard)
            assert not one.view(0)["choices"][0]["final"]
            await one.act(0, start)
            assert one.view(0)["step"] == 1
            assert one.table["v"] == version
            while not one.view(0)["complete"]:
                await one.act(0, one.choices(0)[0])
            assert one.view(0)["choices"] == []
            assert one.view(0)["commit"]["args"]["xs"] == 3
            assert one.view(0)["prompt"]["key"] == "prompt-commit"
            assert len(other.heard) == heard
            refused = await one.act(0, start)
            assert refused["refusal"]["text"]["key"] == "refuse-turn-complete"
            await one.move("commit", 0)
            assert one.table["v"] == version + 1
            assert one.table["waiting"] == [1]
            assert (await other.until("table"))["waiting"] == [1]
            assert other.table["events"] == []

    run(story())


def test_undo_goes_back_to_a_choice_and_no_further_than_the_barrier(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await begin_turn(player)
            first = player.view(0)["view"]
            assert (await player.move("undo", 0, to=0))["refusal"]["text"]["key"] == "refuse-undo"
            await player.act(0, player.choices(0)[0])
            await player.act(0, player.choices(0)[0])
            assert player.view(0)["step"] == 2
            await player.move("undo", 0, to=1)
            assert player.view(0)["step"] == 1
            await player.move("undo", 0, to=0)
            assert player.view(0)["view"] == first

    run(story())


def test_an_incomplete_turn_is_not_committed(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await begin_turn(player)
            await player.act(0, player.choices(0)[0])
            assert (await player.move("commit", 0))["refusal"]["text"]["key"] == "refuse-incomplete"

    run(story())


def test_a_single_decision_is_final_and_played_at_once(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "bot:random", layout="intro", first_player="0")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            while not player.choices(0) or not player.choices(0)[0].startswith("pick"):
                if not await player.step(Random(1)):
                    await player.hear()
            assert all(choice["final"] for choice in player.view(0)["choices"])
            version = player.table["v"]
            await player.act(0, player.choices(0)[0])
            assert player.table["v"] > version
            assert player.view(0)["step"] == 0
            assert player.view(0)["view"]["decision"]["took"], "the only side is taken without asking"

    run(story())


def test_the_last_to_finish_sees_the_others_only_after_the_commit(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "link", layout="intro", first_player="1")
        async with (
            Player(house.address, table["table"], secrets(table, 0)) as one,
            Player(house.address, table["table"], secrets(table, 1)) as other,
        ):
            await other.step(Random(1))
            while other.view(1)["choices"] or other.view(1)["complete"]:
                await other.step(Random(1))
            await latest(one, other.table["v"])
            while not one.view(0)["complete"]:
                await one.act(0, one.choices(0)[0])
            boards = one.view(0)["view"]["boards"]
            assert [len(board["marks"]) for board in boards] == [1, 1]
            assert len(one.view(0)["view"]["decision"]["fresh"]) == 3
            assert one.view(0)["commit"]["args"]["xs"] == 3
            await one.move("commit", 0)
            assert len(one.view(0)["view"]["boards"][1]["marks"]) == 4

    run(story())


def test_why_and_what_it_would_give(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "link", layout="intro")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await player.act(0, player.choices(0)[0])
            place = player.choices(0)[0]
            gain = await player.ask({"type": "why", "id": "a", "seat": 0, "action": place})
            assert gain["type"] == "gain"
            no = await player.ask({"type": "why", "id": "b", "seat": 0, "action": "mark a1"})
            assert no["refusal"]["rule"] == "7.2"
            no = await player.ask({"type": "why", "id": "c", "seat": 0, "action": "fly away"})
            assert no["refusal"]["text"]["key"] == "refuse-unknown-action"

    run(story())


def test_a_move_sent_again_is_answered_and_not_played_again(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await begin_turn(player)
            message = player.message("act", 0, action=player.choices(0)[0])
            done = await player.ask(message)
            assert await player.ask(message) == done
            assert (await player.until("table") if not player.table else player.table)["v"] == done["v"]
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            assert await player.ask(message) == done
            assert player.view(0)["step"] == done["step"] == 1

    run(story())


def test_a_stale_move_gets_the_table(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            await begin_turn(player)
            late = player.message("act", 0, action=player.choices(0)[0])
            await player.act(0, player.choices(0)[0])
            late["id"] = "late"
            assert (await player.ask(late))["refusal"]["text"]["key"] == "refuse-stale"
            assert (await player.until("table"))["fresh"]

    run(story())


def test_another_seats_commit_does_not_make_a_move_stale(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "link", layout="intro", first_player="1")
        async with (
            Player(house.address, table["table"], secrets(table, 0)) as one,
            Player(house.address, table["table"], secrets(table, 1)) as other,
        ):
            await one.act(0, one.choices(0)[0])
            crossing = one.message("act", 0, action=one.choices(0)[0])
            while other.view(1)["choices"] or other.view(1)["complete"]:
                await other.step(Random(1))
            assert (await one.ask(crossing))["type"] == "done"
            assert (await one.until("table"))["seats"][0]["step"] == 2

    run(story())


def test_names_and_chat(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "link", layout="intro")
        async with (
            Player(house.address, table["table"], secrets(table, 0)) as one,
            Player(house.address, table["table"], secrets(table, 1)) as other,
        ):
            await one.send({"type": "rename", "seat": 0, "name": " <b>Ann</b>\u202e\n", "colour": "moss"})
            person = (await other.until("table"))["people"][0]
            assert (person["name"], person["colour"], person["here"]) == ("<b>Ann</b>", "moss", True)
            await one.send({"type": "say", "seat": 0, "text": "hello\x07 there"})
            said = await other.until("said")
            assert (said["seat"], said["text"]) == (0, "hello there")
        async with Player(house.address, table["table"], secrets(table, 1)) as later:
            assert (await later.until("said"))["text"] == "hello there"

    run(story())


def test_presence(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "link", "bot:random", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as one:
            assert [person["here"] for person in one.table["people"]] == [True, False, True]
            async with Player(house.address, table["table"], secrets(table, 1)):
                while not one.table["people"][1]["here"]:
                    await one.hear()
            while one.table["people"][1]["here"]:
                await one.hear()

    run(story())


def test_replay_when_the_game_is_over(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            no = await player.ask({"type": "replay", "id": "r", "seat": 0, "ply": 0})
            assert no["refusal"]["text"]["key"] == "refuse-not-over"
            await player.finish(Random(4))
            first = await player.ask({"type": "replay", "id": "a", "seat": 0, "ply": 0})
            assert first["seat"]["view"]["phase"] == "layout"
            assert first["events"] == []
            last = first["ends"][-1]
            told = []
            for ply in (1, last // 2, last):
                position = await player.ask({"type": "replay", "id": f"p{ply}", "seat": None, "ply": ply})
                told.append(position["events"])
            assert told[0]
            assert position["seat"]["view"]["phase"] == "over"
            no = await player.ask({"type": "replay", "id": "z", "seat": 0, "ply": last + 1})
            assert no["refusal"]["text"]["key"] == "refuse-no-such-ply"

    run(story())


def test_the_log_of_a_late_device_is_the_log_of_an_early_one(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        early: list[Any] = []
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            early += player.table["events"]
            rng = Random(6)
            for _ in range(60):
                before = len(player.heard)
                await player.step(rng)
                for text in player.heard[before:]:
                    if '"type":"table"' in text:
                        early += json.loads(text)["events"]
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            assert player.table["events"] == early

    run(story())


def test_path_of_the_database_is_a_file(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db"):
        assert (tmp_path / "tables.db").is_file()
