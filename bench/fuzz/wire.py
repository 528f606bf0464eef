"""Messages to a table and requests to the server, made from their own types by lot.

They go through the whole application, but over no network. Nothing may go wrong inside, whatever is sent.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import tempfile
from collections.abc import MutableMapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import msgspec
from msgspec import inspect
from starlette.applications import Starlette

from bench.fuzz.lot import ODD_VALUES, ODD_WORDS, Lot, changed_text, changed_tree, one
from fourwinds.core import registry
from fourwinds.server.api import ENDPOINTS
from fourwinds.server.app import create_app
from fourwinds.server.bots import BotPool
from fourwinds.server.limits import UNLIMITED
from fourwinds.server.store import SqliteStore
from fourwinds.server.wire import Act, ClientMessage
from fourwinds.server.worker import Thought

MESSAGES: Final = 24
"""So many at most at one table."""
BASE: Final = "http://127.0.0.1"
SECRET: Final = re.compile(r'"([A-Za-z0-9_-]{22})"')
KINDS: Final = get_args(ClientMessage)
NUMBERS: Final = (-1, 0, 1, 2, 7, 10**6, 2**63, 10**30)
DEALT_WITH: Final = "dealt-with"
SECONDS: Final = 30.0
Likely = dict[str, list[Any]]
"""Values that make sense now, by the name of a field."""


class Still(BotPool):
    """Bots that do not think: their seats move by lot."""

    async def think(self, *_: Any, **__: Any) -> Thought:
        """Nothing."""
        return Thought([])


def value(lot: Lot, kind: inspect.Type, likely: Likely, name: str = "") -> Any:
    """Something of a type, usually sensible for a field of that name."""
    if likely.get(name) and lot(10):
        return one(lot, likely[name])
    if not lot(40):
        return one(lot, ODD_VALUES)
    match kind:
        case inspect.StructType():
            tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
            return tag | {field.name: value(lot, field.type, likely, field.name) for field in kind.fields}
        case inspect.ListType():
            return [value(lot, kind.item_type, likely, name) for _ in range(lot(4))]
        case inspect.DictType():
            return {one(lot, ODD_WORDS): value(lot, kind.value_type, likely) for _ in range(lot(3))}
        case inspect.UnionType():
            return value(lot, one(lot, kind.types), likely, name)
        case inspect.LiteralType():
            return one(lot, kind.values)
        case inspect.IntType():
            return one(lot, NUMBERS)
        case inspect.BoolType():
            return bool(lot(2))
        case inspect.NoneType():
            return None
    return one(lot, ODD_WORDS)


def text_of(lot: Lot, thing: Any) -> str:
    """A thing as JSON, now and then with a fault."""
    if not lot(12):
        thing = changed_tree(lot, thing)
    text = json.dumps(thing)
    return text if lot(12) else changed_text(lot, text)


class Socket:
    """A device's side of one WebSocket, without a network."""

    def __init__(self, app: Starlette, table: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.code = 0
        self._to: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        path = f"/api/tables/{table}/play"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "scheme": "ws",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._to.put_nowait({"type": "websocket.connect"})
        self._life = asyncio.create_task(app(scope, self._to.get, self._from.put))

    async def send(self, text: str) -> None:
        """Sends as a network would, and listens until this was dealt with."""
        self._put(text.encode("utf-8", "replace").decode())
        self._put(json.dumps({"type": "replay", "id": DEALT_WITH, "seat": None, "ply": -1}))
        while not self.code and self._hear(await asyncio.wait_for(self._from.get(), SECONDS)):
            pass

    def _put(self, text: str) -> None:
        self._to.put_nowait({"type": "websocket.receive", "text": text})

    def _hear(self, message: MutableMapping[str, Any]) -> bool:
        """Whether there is more to come."""
        if message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
        if "text" in message:
            told = json.loads(message["text"])
            self.heard.append(told)
            self.table = told if told["type"] == "table" else self.table
            assert told.get("error") != "fault-internal", told
            return bool(told.get("id") != DEALT_WITH)
        return True

    async def close(self) -> None:
        """Goes away."""
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._life, SECONDS)


class Errors(logging.Handler):
    """What the server had to complain about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps the line with its traceback."""
        self.found.append(logging.Formatter().format(record))


class Server:
    """The application, its store in a folder of its own, and a client."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.errors = Errors()
        logging.getLogger("fourwinds").addHandler(self.errors)
        self._folder = tempfile.TemporaryDirectory()
        self._stack = AsyncExitStack()
        store = SqliteStore(str(Path(self._folder.name) / "tables.db"))
        self.app = create_app(store, Still(), UNLIMITED, seed=1)
        self.loop.run_until_complete(self._open())

    async def _open(self) -> None:
        await self._stack.enter_async_context(self.app.router.lifespan_context(self.app))
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        self.client = await self._stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url=BASE))

    def close(self) -> None:
        """Ends everything."""
        self.loop.run_until_complete(self._stack.aclose())
        self.loop.close()
        logging.getLogger("fourwinds").removeHandler(self.errors)
        self._folder.cleanup()

    def visit(self, lot: Lot) -> int:
        """A table, some requests and some messages; how many answers there were."""
        return self.loop.run_until_complete(self._visit(lot))

    async def _visit(self, lot: Lot) -> int:
        game = registry.find(one(lot, list(registry.games())))
        players = 2 if lot(2) else game.players[0]
        kinds = ["me", *("local" if lot(2) else "bot" for _ in range(players - 1))]
        seats = [{"kind": kind, "bot": "greedy"} if kind == "bot" else {"kind": kind} for kind in kinds]
        opened = await self.client.post("/api/tables", json={"game": game.id, "seats": seats})
        assert opened.status_code == 201, opened.text
        table, secrets = opened.json()["table"], SECRET.findall(opened.text)
        for _ in range(lot(3)):
            await self._ask(lot, table, secrets)
        socket = Socket(self.app, table)
        try:
            await socket.send(json.dumps({"type": "hello", "secrets": secrets[:8]}))
            for number in range(lot(MESSAGES)):
                if not socket.code:
                    kind = inspect.type_info(one(lot, KINDS) if lot(2) else Act)
                    await socket.send(text_of(lot, value(lot, kind, likely(socket, secrets, number))))
        finally:
            await socket.close()
        assert not self.errors.found, self.errors.found[0]
        return len(socket.heard)

    async def _ask(self, lot: Lot, table: str, secrets: list[str]) -> None:
        """A request to some endpoint with some body."""
        endpoint = one(lot, ENDPOINTS)
        path = endpoint.path.replace("{table}", table).replace("{seat}", str(lot(3)))
        path = re.sub(r"\{\w+\}", "x", path)
        headers = {"Authorization": f"Bearer {one(lot, secrets)}", "Content-Type": "application/json"}
        body = None
        if endpoint.body is not None:
            games: Likely = {"game": list(registry.games()), "secrets": [secrets], "options": [{}], "edition": [""]}
            body = text_of(lot, value(lot, inspect.type_info(endpoint.body), games)).encode("utf-8", "replace")
        answer = await self.client.request(endpoint.method, f"/api{path}", content=body, headers=headers)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            msgspec.json.decode(answer.content, type=dict[str, Any])


def likely(socket: Socket, secrets: list[str], number: int) -> Likely:
    """What a device would put into its next message."""
    views = [view for view in socket.table.get("seats", []) if view["seat"] is not None]
    choices = [choice["action"] for view in views for choice in [*view["choices"], *view["besides"]]]
    steps = [view["step"] for view in views]
    return {
        "id": [f"m{number}"],
        "seat": [view["seat"] for view in views],
        "v": [socket.table.get("v", 0)],
        "step": steps,
        "to": [step - 1 for step in steps],
        "action": choices,
        "secrets": [secrets[:8]],
        "name": ["Ann"],
        "text": ["hello"],
    }
