"""A real server on a loopback port, in a thread or as a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_urlsafe
from threading import Thread
from typing import Any, TypeVar

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.sync.client import connect

from fourwinds.server.app import create_app
from fourwinds.server.limits import UNLIMITED
from fourwinds.server.lobby import Lobby
from fourwinds.server.serve import bound
from fourwinds.server.sockets import Settings, Sockets
from fourwinds.server.store import SqliteStore

T = TypeVar("T")
PATIENCE = 300.0
"""Seconds until something that has to happen is given up; plain Python on a loaded machine needs some."""
HTTP = httpx.Client(trust_env=False, timeout=PATIENCE)
SEED = 1
"""Tables that are set up alike are dealt alike, so that no test depends on luck."""


def run(story: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
    """Runs a test's story, but not for ever."""
    return asyncio.run(asyncio.wait_for(story, seconds))


@dataclass
class House:
    """Where a server is, and, if it runs in this process, its application."""

    address: str
    app: Starlette | None = None
    sockets: Sockets | None = None
    loop: asyncio.AbstractEventLoop | None = None

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    @property
    def lobby(self) -> Lobby:
        assert self.app is not None
        lobby: Lobby = self.app.state.lobby
        return lobby

    def inside(self, story: Coroutine[Any, Any, T]) -> T:
        """Runs something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(story, self.loop).result(PATIENCE)

    def post(self, path: str, body: object = None, secret: str = "", **headers: str) -> httpx.Response:
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        return HTTP.post(self.url + path, json=body, headers=headers)

    def get(self, path: str, secret: str = "", **headers: str) -> httpx.Response:
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        return HTTP.get(self.url + path, headers=headers)

    def open(self, *seats: dict[str, str] | str, edition: str = "", **options: str) -> dict[str, Any]:
        """A new table at which everybody has sat down, with all their keys."""
        table = self.invite(*seats, edition=edition, **options)
        for key, wish in ((key, _wish(seats[key["seat"]])) for key in table["seats"] if key["invitation"]):
            given = {name: wish[name] for name in ("name", "colour") if name in wish}
            key |= {"secret": self.sit(table["table"], key, **given), "invitation": False}
        return table

    def sit(self, table: str, invitation: dict[str, Any], **person: str) -> str:
        """Sits down with an invitation; the answer is the key that was drawn for it."""
        key = token_urlsafe(16)
        wish = {"seat": invitation["seat"], "secret": key, **person}
        with connect(f"ws://{self.address}/api/tables/{table}/play", max_size=None, proxy=None) as socket:
            socket.send(json.dumps({"type": "hello", "secrets": [invitation["secret"]], "sit": [wish]}))
            seats = [view["seat"] for view in json.loads(socket.recv(60))["seats"]]
        assert seats == [invitation["seat"]], "somebody sits there"
        return key

    def invite(self, *seats: dict[str, str] | str, edition: str = "", **options: str) -> dict[str, Any]:
        """A new table; a seat is a kind, or a bot's name after a colon, or everything."""
        wishes = [_wish(seat) for seat in seats]
        wish = {"game": "explorers", "seats": wishes, "options": options, "edition": edition}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table


def _wish(seat: dict[str, str] | str) -> dict[str, str]:
    if isinstance(seat, dict):
        return seat
    kind, _, bot = seat.partition(":")
    return {"kind": kind, "bot": bot} if bot else {"kind": kind}


@contextmanager
def serving(database: Path, **services: Any) -> Iterator[House]:
    """A server in a thread of this process."""
    limits = services.setdefault("limits", UNLIMITED)
    if "rng" not in services:
        services.setdefault("seed", SEED)
    app = create_app(SqliteStore(str(database)), **services)
    listener = bound("127.0.0.1", 0)
    config = Settings(app, limits)
    server = uvicorn.Server(config)
    house = House(f"127.0.0.1:{listener.getsockname()[1]}", app, config.sockets)

    async def main() -> None:
        house.loop = asyncio.get_running_loop()
        await server.serve([listener])

    thread = Thread(target=asyncio.run, args=(main(),))
    thread.start()
    try:
        wait_for(lambda: server.started)
        yield house
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()


class Process:
    """A server as a process that can be killed."""

    def __init__(self, database: Path, port: int = 0) -> None:
        self.database = database
        self.port = port
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> House:
        command = [sys.executable, "-m", "tests.server.runner", str(self.database), str(self.port)]
        root = str(Path(__file__).parents[2])
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.port = int(line)
        return House(f"127.0.0.1:{self.port}")

    def kill(self) -> None:
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def wait_for(condition: Any, seconds: float = PATIENCE) -> None:
    """Waits until the condition holds, or fails."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)
