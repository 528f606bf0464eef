"""Scripted clients at a table for two, as light as they can be."""

from __future__ import annotations

import asyncio
import time
from itertools import count
from random import Random
from secrets import token_urlsafe
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

OPENING = {"game": "explorers", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"layout": "random"}}
AT_ONCE = 50


class Choice(msgspec.Struct):
    """What is needed of a choice."""

    action: str


class Seat(msgspec.Struct):
    """What is needed of a seat's view."""

    choices: list[Choice]
    step: int
    complete: bool


class Message(msgspec.Struct):
    """What is needed of any message."""

    type: str
    id: str = ""
    v: int = 0
    over: bool = False
    seats: list[Seat] = []


DECODER = msgspec.json.Decoder(Message)


class Client:
    """One seat's device."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.last = Message("")
        self.answered = asyncio.Event()
        self.changed = asyncio.Event()
        self.heard_at = 0.0
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def connect(self, address: str, table: str, secret: str, invitation: bool) -> None:
        """Says hello, sits down if it was invited, and listens."""
        url = f"ws://{address}/api/tables/{table}/play"
        self._socket = await connect(url, compression=None, max_size=None, proxy=None, ping_interval=None)
        sit = [{"seat": self.seat, "secret": token_urlsafe(16)}] if invitation else []
        await self.send({"type": "hello", "secrets": [secret], "sit": sit})
        self._reader = asyncio.create_task(self._listen(self._socket))
        await self.changed.wait()

    async def send(self, message: dict[str, Any]) -> None:
        """One message."""
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message).decode())

    async def close(self) -> None:
        """Leaves."""
        if self._reader is not None:
            self._reader.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = DECODER.decode(text)
            if message.type == "table":
                self.heard_at = time.perf_counter()
                self.last = message
                self.changed.set()
            elif message.type == "done":
                self.answered.set()
            else:
                raise RuntimeError(f"unexpected: {text!r}")


class Table:
    """Two clients who take turns as the game asks them."""

    def __init__(self, rng: Random) -> None:
        self.clients = [Client(0), Client(1)]
        self.to_opponent: list[float] = []
        self.acknowledged: list[float] = []
        self._rng = rng
        self._ids = count()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.clients[0].last.over

    async def move(self) -> None:
        """One step or commit of whoever can; measured until it is answered and, if it shows, seen opposite."""
        if self.over:
            return
        client = next(c for c in self.clients if c.last.seats[0].complete or c.last.seats[0].choices)
        other = self.clients[1 - client.seat]
        view, version = client.last.seats[0], client.last.v
        message = {"id": str(next(self._ids)), "seat": client.seat, "v": version, "step": view.step}
        if view.complete:
            message |= {"type": "commit"}
        else:
            message |= {"type": "act", "action": self._rng.choice(view.choices).action}
        client.answered.clear()
        client.changed.clear()
        other.changed.clear()
        start = time.perf_counter()
        await client.send(message)
        await client.answered.wait()
        self.acknowledged.append(time.perf_counter() - start)
        await client.changed.wait()
        if client.last.v > version:
            await other.changed.wait()
            self.to_opponent.append(other.heard_at - start)

    async def close(self) -> None:
        """Both leave."""
        for client in self.clients:
            await client.close()


async def open_tables(address: str, number: int) -> list[Table]:
    """New tables with both clients connected."""
    gate = asyncio.Semaphore(AT_ONCE)
    rng = Random(7)
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=60) as http:

        async def one() -> Table:
            async with gate:
                opened = (await http.post("/api/tables", json=OPENING)).json()
                table = Table(Random(rng.random()))
                for client, key in zip(table.clients, opened["seats"], strict=True):
                    await client.connect(address, opened["table"], key["secret"], key["invitation"])
                return table

        return list(await asyncio.gather(*(one() for _ in range(number))))
