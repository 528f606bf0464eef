"""The host tries everything with all it ever held, and neither sees nor acts for a friend's seat in secret.

All it ever held: every secret of every answer, every message of every socket, the links, the digests of them,
and whatever can be derived from these as the server itself derives. "In secret" means that the friend, who
looks at the table all the time or comes back to it, is told nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from secrets import token_urlsafe
from typing import Any, Final, get_args

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fourwinds.server import auth, wire
from fourwinds.server.api import ENDPOINTS
from fourwinds.server.room import GRACE

from .hands import Hands
from .house import House, run, serving
from .player import Message, Player, secrets

SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22}")
FRIEND: Final = 1
ISSUES: Final = 4


class Host:
    """Everything that comes to the host's devices, and what can be made of it."""

    def __init__(self, house: House, opened: Message) -> None:
        self.house = house
        self.tables = [opened["table"]]
        self.root = opened["table"]
        self.secret = opened["host"]
        self.texts = [json.dumps(opened)]

    def hear(self, texts: Iterable[str]) -> None:
        self.texts += texts

    def post(self, path: str, body: object, secret: str) -> tuple[int, str]:
        answer = self.house.post(path, body, secret)
        self.hear([answer.text])
        return answer.status_code, answer.text

    def held(self) -> list[str]:
        """Every secret, heard or derived."""
        heard = sorted({found for text in self.texts for found in SECRET.findall(text)})
        roots = {self.root, *self.tables}
        roles = range(-10, 8)
        made = {
            auth.derived(base, root, role, issue)
            for base in (self.secret, *heard)
            for root in roots
            for role in roles
            for issue in range(ISSUES)
        }
        return sorted({*heard, *made})


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def house(tmp_path: Path, clock: Hands) -> Iterator[House]:
    with serving(tmp_path / "tables.db", clock=clock) as house:
        yield house


async def met(house: House) -> tuple[Host, Player, Message]:
    """A host, and a friend who has sat down with the link and a key of their own."""
    opened = house.invite({"kind": "me", "name": "Ann"}, {"kind": "link"}, "link", layout="intro", first_player="0")
    friend = Player(house.address, opened["table"], secrets(opened, FRIEND))
    friend.sits = [{"seat": FRIEND, "secret": token_urlsafe(16), "name": "Bob"}]
    await friend.connect()
    assert friend.view(FRIEND)["choices"]
    return Host(house, opened), friend, opened


def sees(message: Message, seat: int) -> bool:
    """Whether a table shows what only this seat may see."""
    return any(view["seat"] == seat for view in message["seats"])


async def knocked(house: House, table: str, keys: list[str], sits: list[Message]) -> list[Message]:
    """All that a socket hears after such a hello, until nothing more comes."""
    heard: list[Message] = []
    url = f"ws://{house.address}/api/tables/{table}/play"
    async with connect(url, max_size=None, compression=None, proxy=None) as socket:
        try:
            await socket.send(json.dumps({"type": "hello", "secrets": keys, "sit": sits}))
            await socket.send(json.dumps({"type": "hello", "secrets": keys}))
            while not heard or heard[-1].get("error") != "fault-hello-again":
                heard.append(json.loads(await socket.recv()))
        except ConnectionClosed:
            pass
    return heard


def batches(keys: list[str], size: int = 8) -> Iterator[list[str]]:
    for start in range(0, len(keys), size):
        yield keys[start : start + size]


async def try_to_enter(host: Host, table: str) -> None:
    """With every secret, alone and as a key to sit down with."""
    for keys in batches(host.held()):
        sits = [{"seat": FRIEND, "secret": key, "name": "Bob"} for key in keys[:6]]
        for wishes in ([], sits):
            heard = await knocked(host.house, table, keys, wishes)
            host.hear(json.dumps(message) for message in heard)
            assert not any(sees(message, FRIEND) for message in heard if message["type"] == "table")


def every_message(seat: int) -> list[Message]:
    """One of each kind that a client can send, about a seat."""
    given: dict[str, Any] = {
        **{"id": "m", "seat": seat, "v": 1, "step": 0, "to": 0, "ply": 0, "bot": "cadet", "colour": "moss"},
        **{"name": "Bob", "text": "I resign", "action": "start water", "secrets": ["A" * 22], "sit": []},
    }
    kinds = msgspec.inspect.multi_type_info(get_args(wire.ClientMessage))
    structs = [kind for kind in kinds if isinstance(kind, msgspec.inspect.StructType)]
    return [{"type": kind.tag, **{field.name: given[field.name] for field in kind.fields}} for kind in structs]


async def try_to_act(host: Host, opened: Message, friend: Player) -> None:
    """Every message about the friend's seat, from a device with all that is good for anything."""
    keys = [opened["host"], *secrets(opened, 0), opened["watch"], *secrets(opened, FRIEND)]
    async with Player(host.house.address, opened["table"], keys) as device:
        assert [view["seat"] for view in device.table["seats"]] == [0]
        before = [friend.view(FRIEND), friend.table["people"][FRIEND]]
        for message in every_message(FRIEND):
            await device.send(message)
        await device.send({"type": "say", "seat": 0, "text": "that was all"})
        while (await device.hear())["type"] != "said":
            pass
        host.hear(device.heard)
        assert not any(sees(json.loads(text), FRIEND) for text in device.heard if '"type":"table"' in text)
        while (await friend.hear())["type"] != "said":
            pass
        assert [friend.view(FRIEND), {**friend.table["people"][FRIEND]}] == before


def asks(opened: Message) -> list[tuple[str, object]]:
    """Every request that needs a secret and changes something, about the friend's seat where it is about one."""
    bodies: dict[Any, object] = {wire.Again: {"same_deal": False}, None: None}
    paths = [(e.path, bodies[e.body]) for e in ENDPOINTS if e.secret and e.method == "POST"]
    return [(f"/api{path}".replace("{table}", opened["table"]).replace("{seat}", "1"), body) for path, body in paths]


def lines(player: Player) -> list[str]:
    """What the player was told at the table besides the game."""
    events = [line["text"]["key"] for text in player.heard for line in json.loads(text).get("events", [])]
    return [key for key in events if key.startswith("news-")]


def told(player: Player) -> set[str]:
    return set(lines(player))


def test_the_host_does_not_see_or_act_in_secret(house: House) -> None:
    async def story() -> None:
        host, friend, opened = await met(house)
        await try_to_enter(host, opened["table"])
        await try_to_act(host, opened, friend)
        for keys in batches(host.held(), 100):
            status, text = host.post("/api/mine", {"secrets": keys}, "")
            assert status == 200
            assert not any(line["seat"] == FRIEND for line in json.loads(text))
        for secret in [secret for secret in host.held() if secret != opened["host"]]:
            own = secret in secrets(opened, 0)
            for path, body in asks(opened):
                assert host.post(path, body, secret)[0] == (200 if own and path.endswith("/leave") else 403)
            assert house.get(f"/api/tables/{opened['table']}/record", secret).status_code in (403, 409)
        await try_to_enter(host, opened["table"])
        assert not told(friend) & {"news-freed", "news-closes"}
        assert (await friend.act(FRIEND, friend.choices(FRIEND)[0]))["type"] == "done"
        await friend.close()
        assert friend.sits[0]["secret"] not in host.held()

    run(story(), 120)


def test_whatever_takes_the_seat_away_is_told(house: House, clock: Hands) -> None:
    """There is a way to take a seat, to play it by a bot and to end a table; the friend reads of each."""

    async def story() -> None:
        host, friend, opened = await met(house)
        name = opened["table"]
        async with Player(house.address, name, [opened["host"], *secrets(opened, 0)]) as device:
            await friend.close()
            while device.table["people"][FRIEND]["here"]:
                await device.hear()
            clock.wait(GRACE)
            await device.send({"type": "stand_in", "seat": FRIEND, "bot": "cadet"})
            while device.table["people"][FRIEND]["stand_in"] != "cadet":
                await device.hear()
            await friend.connect()
            assert {"news-stands-in", "news-plays-again"} <= told(friend)
            async with Player(house.address, name, secrets(opened, 2)) as third:
                for path, body in asks(opened):
                    host.post(path, body, opened["host"])
                assert (await friend.until("fault"))["error"] == "problem-seat-freed"
                await friend.socket.wait_closed()
                while not {"news-freed", "news-closes"} <= told(third):
                    await third.hear()


def test_who_takes_a_free_seat_is_told_too(house: House) -> None:
    async def story() -> None:
        host, friend, opened = await met(house)
        async with Player(house.address, opened["table"], secrets(opened, 2)) as third:
            _, freed = host.post(f"/api/tables/{opened['table']}/seats/1/free", None, opened["host"])
            sits = [{"seat": FRIEND, "secret": token_urlsafe(16), "name": "Bob"}]
            heard = await knocked(house, opened["table"], [json.loads(freed)["secret"]], sits)
            assert sees(heard[0], FRIEND)
            while lines(third)[-2:] != ["news-freed", "news-sits-down"]:
                await third.hear()
        await friend.close()

    run(story(), 120)


def test_at_the_next_table_the_friends_key_works_and_the_hosts_knowledge_does_not(house: House) -> None:
    async def story() -> None:
        host, friend, opened = await met(house)
        rng = Random(3)
        keys = [*secrets(opened, 0), *[house.sit(opened["table"], key) for key in opened["seats"] if key["seat"] == 2]]
        async with Player(house.address, opened["table"], keys) as others:
            while not others.table["over"] or not friend.table["over"]:
                if not await others.step(rng) and not await friend.step(rng):
                    await (others if others.table["v"] < friend.table["v"] else friend).hear()
        await friend.close()
        for same_deal in (False, True):
            status, text = host.post(f"/api/tables/{opened['table']}/again", {"same_deal": same_deal}, opened["host"])
            assert status == 201
            again = json.loads(text)
            host.tables.append(again["table"])
            await try_to_enter(host, again["table"])
            async with Player(house.address, again["table"], [friend.sits[0]["secret"]]) as back:
                assert sees(back.table, FRIEND)
                assert back.table["people"][FRIEND]["name"] == "Bob"
                await try_to_act(host, {**again, "seats": opened["seats"]}, back)

    run(story(), 120)
