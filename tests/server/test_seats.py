"""Seats: sitting down with an invitation, people with the same name, leaving, freeing, closing, an old file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fourwinds.server import auth

from .house import House, run, serving
from .player import Message, Player, secrets


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("seats") / "tables.db") as house:
        yield house


def invited(house: House, *seats: str) -> tuple[str, dict[str, Any]]:
    """A table with a friend's seat where nobody sits yet."""
    table = house.invite({"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Friend"}, *seats, layout="intro")
    return table["table"], table


async def sat_down(house: House, table: str, invitation: str, name: str, key: str, seat: int = 1) -> Player:
    """A device that comes with an invitation and wants to sit down."""
    player = Player(house.address, table, [invitation])
    player.sits = [{"seat": seat, "secret": key, "name": name}]
    await player.connect()
    return player


def seats(player: Player) -> list[int | None]:
    return [view["seat"] for view in player.table["seats"]]


def told(*tables: Message) -> list[tuple[str, str]]:
    """What was told at the table besides the game, and about whom."""
    lines = [line["text"] for table in tables for line in table["events"]]
    return [(line["key"], line["args"].get("name", "")) for line in lines if line["key"].startswith("news-")]


async def hears(player: Player, key: str) -> None:
    """Until this is told at the table."""
    while key not in [found for found, _ in told(player.table)]:
        await player.hear()


def test_an_invitation_alone_shows_what_everybody_may_see(house: House) -> None:
    async def story() -> None:
        name, table = invited(house)
        async with Player(house.address, name, secrets(table, 1)) as guest:
            assert (seats(guest), guest.table["invited"]) == ([None], [1])
            assert not guest.table["people"][1]["taken"]
            await guest.send(guest_move(guest))
            assert (await guest.until("fault"))["error"] == "fault-not-your-seat"

    run(story())


def guest_move(guest: Player) -> Message:
    return {"type": "act", "id": "m", "seat": 1, "v": guest.table["v"], "step": 0, "action": "start water"}


def test_whoever_sits_down_holds_the_key_and_all_are_told(house: House) -> None:
    async def story() -> None:
        name, table = invited(house)
        key = token_urlsafe(16)
        async with Player(house.address, name, secrets(table, 0)) as ann:
            bob = await sat_down(house, name, secrets(table, 1)[0], "Bob", key)
            assert (seats(bob), bob.table["invited"]) == ([1], [])
            await hears(ann, "news-sits-down")
            assert (ann.table["people"][1]["name"], ann.table["people"][1]["taken"]) == ("Bob", True)
            await bob.close()
            again = await sat_down(house, name, secrets(table, 1)[0], "Bob", key)
            assert seats(again) == [1]
            assert told(again.table) == [("news-sits-down", "Bob")], "sent again it changes nothing"
            async with Player(house.address, name, [key]) as other_device:
                assert seats(other_device) == [1]
                assert other_device.table["people"][1]["name"] == "Bob"
            await again.close()

    run(story())


def test_a_second_person_at_a_used_link_may_watch_and_ask(house: House) -> None:
    async def story() -> None:
        name, table = invited(house)
        bob = await sat_down(house, name, secrets(table, 1)[0], "Bob", token_urlsafe(16))
        cid = await sat_down(house, name, secrets(table, 1)[0], "Cid", token_urlsafe(16))
        assert (seats(cid), cid.table["invited"]) == ([None], [1])
        assert (cid.table["people"][1]["taken"], cid.table["people"][1]["name"]) == (True, "Bob")
        for _ in range(2):
            await cid.send({"type": "ask", "seat": 1, "name": "Cid"})
        await hears(bob, "news-asks")
        async with Player(house.address, name, [table["watch"]]) as watcher:
            assert told(watcher.table) == [("news-sits-down", "Bob"), ("news-asks", "Bob")], "asked once"
            await watcher.send({"type": "ask", "seat": 1, "name": "Dan"})
            assert (await watcher.until("fault"))["error"] == "fault-not-your-seat"
        await leave(house, name, bob.sits[0]["secret"])
        await hears(cid, "news-leaves")
        assert not cid.table["people"][1]["taken"]
        await cid.close()
        cid = await sat_down(house, name, secrets(table, 1)[0], "Cid", token_urlsafe(16))
        assert seats(cid) == [1]
        await cid.close()

    run(story())


async def leave(house: House, table: str, key: str) -> None:
    answer = house.post(f"/api/tables/{table}/leave", secret=key)
    assert answer.status_code == 200, answer.text


def test_who_leaves_has_no_key_any_more(house: House) -> None:
    async def story() -> None:
        table = house.open("me", {"kind": "link", "name": "Bob"}, layout="intro")
        name = table["table"]
        async with Player(house.address, name, secrets(table, 1)) as bob:
            assert house.post(f"/api/tables/{name}/leave", secret=table["host"]).status_code == 403
            assert house.post(f"/api/tables/{name}/leave", secret=table["watch"]).status_code == 403
            await leave(house, name, secrets(table, 1)[0])
            assert (await bob.until("fault"))["error"] == "problem-seat-left"
            await bob.socket.wait_closed()
        await shut(house, name, secrets(table, 1))
        assert house.post("/api/mine", {"secrets": secrets(table, 1)}).json() == []
        assert house.post(f"/api/tables/{name}/leave", secret=secrets(table, 1)[0]).status_code == 403

    run(story())


async def shut(house: House, table: str, keys: list[str]) -> None:
    """These keys open nothing here."""
    player = Player(house.address, table, keys)
    with pytest.raises(ConnectionClosed) as closed:
        await player.connect()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_the_host_leaves_too_and_a_friend_may_have_the_seat(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "link", layout="intro")
        name, own = table["table"], secrets(table, 0)
        await leave(house, name, own[0])
        async with Player(house.address, name, own) as watching:
            assert (seats(watching), watching.table["invited"]) == ([None], [0])
        cid = await sat_down(house, name, own[0], "Cid", token_urlsafe(16), seat=0)
        assert seats(cid) == [0]
        await cid.close()

    run(story())


def test_a_freed_seat_is_told_and_shuts_all_its_devices_out(house: House) -> None:
    async def story() -> None:
        name, table = invited(house)
        key, old = token_urlsafe(16), secrets(table, 1)[0]
        async with Player(house.address, name, [table["host"], *secrets(table, 0)]) as ann:
            bob = await sat_down(house, name, old, "Bob", key)
            waiting = await sat_down(house, name, old, "Cid", token_urlsafe(16))
            answer = house.post(f"/api/tables/{name}/seats/1/free", secret=table["host"])
            assert (answer.status_code, answer.json()["invitation"]) == (200, True)
            await hears(ann, "news-freed")
            assert not ann.table["people"][1]["taken"]
            assert not ann.table["people"][1]["here"]
            for device in (bob, waiting):
                assert (await device.until("fault"))["error"] == "problem-seat-freed"
                await device.socket.wait_closed()
            await shut(house, name, [key, old])
            dan = await sat_down(house, name, answer.json()["secret"], "Dan", token_urlsafe(16))
            assert seats(dan) == [1]
            assert told(dan.table) == [("news-sits-down", "Bob"), ("news-freed", "Bob"), ("news-sits-down", "Dan")]
            await dan.close()

    run(story())


def test_a_seat_of_the_hosts_device_can_be_passed_on(house: House) -> None:
    """Two share a screen; then one of them wants to go on at home."""

    async def story() -> None:
        table = house.open("me", {"kind": "local", "name": "Bob"}, layout="intro")
        name = table["table"]
        player = Player(house.address, name, [table["host"], *secrets(table, 0, 1)])
        await player.connect()
        invitation = house.post(f"/api/tables/{name}/seats/1/free", secret=table["host"]).json()["secret"]
        await player.socket.wait_closed()
        await player.connect()
        assert seats(player) == [0], "the host comes back to the seat that is left"
        bob = await sat_down(house, name, invitation, "Bob", token_urlsafe(16))
        assert seats(bob) == [1]
        await bob.close()
        await player.close()

    run(story())


def test_people_of_one_name_are_told_apart_everywhere(house: House) -> None:
    async def story() -> None:
        wishes: list[dict[str, str] | str] = [{"kind": kind, "name": "Anna"} for kind in ("me", "link", "link")]
        table = house.open(*wishes, "bot:random", layout="intro")
        name = table["table"]
        async with Player(house.address, name, secrets(table, 1)) as other:
            assert [person["name"] for person in other.table["people"]][:3] == ["Anna", "Anna 2", "Anna 3"]
            assert told(other.table) == [("news-sits-down", "Anna 2"), ("news-sits-down", "Anna 3")]
            await other.send({"type": "say", "seat": 1, "text": "hello"})
            assert (await other.until("said"))["name"] == "Anna 2"
            await other.send({"type": "rename", "seat": 1, "name": "ａnna", "colour": "moss"})
            assert (await other.until("table"))["people"][1]["name"] == "ａnna 2", "it only looks different"
        lines = house.post("/api/mine", {"secrets": secrets(table, 2)}).json()
        assert lines[0]["names"][:3] == ["Anna", "ａnna 2", "Anna 3"]

    run(story())


def test_a_closed_table_is_told_and_played_no_more(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "link", "bot:random", layout="intro")
        name = table["table"]
        async with Player(house.address, name, secrets(table, 1)) as bob:
            move = bob.message("act", 1, action=bob.choices(1)[0])
            assert house.post(f"/api/tables/{name}/close", secret=secrets(table, 1)[0]).status_code == 403
            for _ in range(2):
                assert house.post(f"/api/tables/{name}/close", secret=table["host"]).status_code == 200
            await hears(bob, "news-closes")
            assert (bob.table["closed"], bob.choices(1), bob.table["people"][0]["patience"]) == (True, [], None)
            assert (await bob.ask(move))["refusal"]["text"]["key"] == "refuse-closed"
        house.inside(house.lobby.unload(house.lobby.rooms[name]))
        async with Player(house.address, name, secrets(table, 1)) as bob:
            assert bob.table["closed"]
            assert told(bob.table) == [("news-sits-down", "Guest 2"), ("news-closes", "")]
        line = house.post("/api/mine", {"secrets": secrets(table, 1)}).json()[0]
        assert (line["closed"], line["mine"], line["over"]) == (True, False, False)
        assert house.get(f"/api/tables/{name}/record", table["host"]).status_code == 409

    run(story())


def test_a_finished_table_is_not_closed_and_its_names_stay(house: House) -> None:
    async def story() -> None:
        table = house.open({"kind": "me", "name": "Ann"}, "link", layout="random")
        name = table["table"]
        async with Player(house.address, name, secrets(table, 0, 1)) as player:
            await player.finish(Random(1))
        answer = house.post(f"/api/tables/{name}/close", secret=table["host"])
        assert (answer.status_code, answer.json()["error"]) == (409, "problem-over")
        invitation = house.post(f"/api/tables/{name}/seats/1/free", secret=table["host"]).json()["secret"]
        late = await sat_down(house, name, invitation, "Late", token_urlsafe(16))
        assert (seats(late), late.table["people"][1]["name"]) == ([None], "Guest")
        await late.close()

    run(story())


def test_old_tables_go_on_with_their_old_links(tmp_path: Path) -> None:
    """What a friend held before was also the host's. Whoever comes first with it sits down, for all to see."""
    database = tmp_path / "tables.db"
    with serving(database) as house:
        name, table = invited(house)
    with sqlite3.connect(database) as db:
        db.execute("UPDATE keys SET role = -3 - role WHERE role <= -3")
        db.executescript("ALTER TABLE tables DROP COLUMN closed; ALTER TABLE log DROP COLUMN bot; DROP TABLE news")
        db.execute("PRAGMA user_version = 2")

    async def story(house: House) -> None:
        old = secrets(table, 1)[0]
        assert old == auth.derived(table["host"], name, 1, 0)
        async with Player(house.address, name, [table["host"], *secrets(table, 0)]) as ann:
            assert seats(ann) == [0], "the host's own seat is as it was"
            bob = await sat_down(house, name, old, "Bob", token_urlsafe(16))
            assert seats(bob) == [1]
            await hears(ann, "news-sits-down")
            second = await sat_down(house, name, old, "Ann in secret", token_urlsafe(16))
            assert seats(second) == [None]
            await second.close()
            await bob.close()

    with serving(database) as house:
        run(story(house))
