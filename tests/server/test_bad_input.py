"""Bad input gets a clear refusal, a closed socket where due, never a traceback, and never a stuck table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fourwinds.server import connection
from fourwinds.server.limits import Limits

from .house import PATIENCE, House, run, serving
from .player import Player, secrets

SECRET = "A" * 22
MALFORMED: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type":"dance"}',
    '{"type":"act"}',
    '{"type":"act","id":"","seat":0,"v":0,"step":0,"action":"mark a1"}',
    '{"type":"act","id":"x","seat":"0","v":0,"step":0,"action":"mark a1"}',
    '{"type":"act","id":"x","seat":0,"v":0,"step":0,"action":"mark a1","extra":1}',
    '{"type":"rename","seat":0,"name":"","colour":"moss"}',
    '{"type":"rename","seat":0,"name":"Ann","colour":"pink"}',
    '{"type":"say","seat":0,"text":""}',
    "[" * 5000,
    b"\x00\xff",
    b"{}",
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("bad") / "tables.db") as house:
        yield house


async def dial(house: House, table: str, **headers: str) -> ClientConnection:
    url = f"ws://{house.address}/api/tables/{table}/play"
    return await connect(url, additional_headers=headers, compression=None, proxy=None)


async def closed_with(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """What is still said, and the code with which the socket is closed."""
    heard = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 0


async def greeting(house: House, table: str, first: str | bytes) -> tuple[str, int]:
    """The fault and the code after a first message."""
    socket = await dial(house, table)
    await socket.send(first)
    heard, code = await closed_with(socket)
    assert heard[-1]["type"] == "fault"
    assert "Traceback" not in str(heard)
    return heard[-1]["error"], code


def hello(*keys: str) -> str:
    return json.dumps({"type": "hello", "secrets": list(keys)})


def test_wrong_secrets_and_tables(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        other = house.open("me", layout="random")
        name = table["table"]
        assert await greeting(house, name, hello(SECRET)) == ("problem-wrong-secret", 4403)
        assert await greeting(house, name, hello(*secrets(other, 0))) == ("problem-wrong-secret", 4403)
        assert await greeting(house, "nosuchtabl", hello(SECRET)) == ("problem-unknown-table", 4404)
        assert await greeting(house, "x", hello(SECRET)) == ("problem-unknown-table", 4404)
        assert await greeting(house, name, hello("short")) == ("fault-hello", 1008)
        assert await greeting(house, name, '{"type":"why","id":"a","seat":0,"action":"b"}') == ("fault-hello", 1008)
        assert not [room for room in house.lobby.rooms if room not in (name, other["table"])]

    run(story())


def test_one_good_secret_among_bad_ones_is_enough(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], [SECRET, *secrets(table, 0)]) as player:
            assert [view["seat"] for view in player.table["seats"]] == [0]

    run(story())


@pytest.mark.parametrize("first", MALFORMED, ids=repr)
def test_a_malformed_hello(house: House, first: str | bytes) -> None:
    table = house.open("me", layout="random")
    assert run(greeting(house, table["table"], first)) == ("fault-hello", 1008)


def test_nobody_says_hello(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_SECONDS", 0.2)

    async def story() -> None:
        table = house.open("me", layout="random")
        heard, code = await closed_with(await dial(house, table["table"]))
        assert (heard[0]["error"], code) == ("fault-hello", 1008)

    run(story())


def test_malformed_messages_are_refused_and_the_table_goes_on(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            for message in MALFORMED:
                await player.socket.send(message)
                assert (await player.hear())["error"] == "fault-message", message
            await player.send({"type": "hello", "secrets": secrets(table, 0)})
            assert (await player.hear())["error"] == "fault-hello-again"
            await player.finish(Random(1))

    run(story())


def test_wrong_moves(house: House) -> None:
    async def story() -> None:
        table = house.open("me", "link", layout="intro")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            for action, rule in (("mark h7", "5.7"), ("draw mountain-desert", "6.2"), ("take water", "6.4")):
                assert (await player.act(0, action))["refusal"]["rule"] == rule
            no = await player.act(0, "mark z99")
            assert no["refusal"]["text"] == {"key": "refuse-unknown-action", "args": {"action": "mark z99"}}
            message = player.message("act", 0, action=player.choices(0)[0])
            for seat in (1, -1, -2, 7):
                assert (await player.ask({**message, "seat": seat}))["error"] == "fault-not-your-seat"
            for wrong in ({"v": message["v"] + 1}, {"v": -1}, {"v": 10**30}, {"step": 1}, {"step": -1}):
                answer = await player.ask({**message, **wrong, "id": str(wrong)})
                assert answer["refusal"]["text"]["key"] == "refuse-stale"
            for to in (-1, 0, 5):
                assert (await player.move("undo", 0, to=to))["refusal"]["text"]["key"] == "refuse-undo"
        async with Player(house.address, table["table"], [table["watch"]]) as watch:
            assert (await watch.ask({**message, "id": "w"}))["error"] == "fault-not-your-seat"

    run(story())


def test_an_oversized_message_closes_the_socket(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")
        player = Player(house.address, table["table"], secrets(table, 0))
        await player.connect()
        await player.socket.send("x" * 17_000)
        assert (await closed_with(player.socket))[1] == 1009
        async with Player(house.address, table["table"], secrets(table, 0)) as again:
            assert (await again.act(0, again.choices(0)[0]))["type"] == "done"

    run(story())


def test_foreign_origins(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")["table"]
        for origin in ("http://evil.example", "null", f"http://{house.address}.evil.example", "http://[", ""):
            with pytest.raises(InvalidStatus) as refused:
                await dial(house, table, Origin=origin)
            assert refused.value.response.status_code == 403
            answer = house.post("/api/mine", {"secrets": []}, Origin=origin)
            assert (answer.status_code, answer.json()["error"]) == (403, "problem-origin")
        socket = await dial(house, table, Origin=f"http://{house.address}")
        await socket.close()
        assert house.post("/api/mine", {"secrets": []}, Origin=house.url).status_code == 200

    run(story())


def test_floods(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = house.open("me", layout="random")
        player = Player(house.address, table["table"], secrets(table, 0))
        await player.connect()
        for _ in range(30):
            await player.send({"type": "why", "id": "w", "seat": 0, "action": "mark a1"})
        heard, code = await closed_with(player.socket)
        assert (heard[-1]["error"], code) == ("fault-flood", 1008)
        answers = [house.get("/api/games") for _ in range(60)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[-1].json()["error"] == "problem-too-often"

    limits = Limits(connection_rate=0, connection_burst=10, address_rate=0, address_burst=60, opening=10, mistake=5)
    with serving(tmp_path / "tables.db", limits=limits) as house:
        run(story(house))


def test_a_device_that_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others play on, and the server does not keep messages for it without end."""
    monkeypatch.setattr("fourwinds.server.device.MOST", 3)

    async def story(house: House) -> None:
        table = house.open("me", "link", layout="random")
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            room = house.lobby.rooms[table["table"]]
            device = next(iter(room.devices))

            async def fill() -> None:
                for _ in range(8):
                    room.tell(device)

            await asyncio.to_thread(house.inside, fill())
            assert (await closed_with(player.socket))[1] == 1013

    with serving(tmp_path / "tables.db") as house:
        run(story(house))
