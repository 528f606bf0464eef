"""A scripted device at a table."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from .house import PATIENCE

Message = dict[str, Any]
PLAYERS = count()


class Player:
    """One socket. It keeps the last table and everything it heard."""

    def __init__(self, address: str, table: str, secrets: list[str]) -> None:
        self.address = address
        self.name = table
        self.secrets = secrets
        self.sits: list[Message] = []
        """Where it wants to sit down, and with which keys."""
        self.heard: list[str] = []
        self.table: Message = {}
        self.numbers = count()
        self.tag = f"player {next(PLAYERS)}"
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def connect(self) -> None:
        url = f"ws://{self.address}/api/tables/{self.name}/play"
        self._socket = await connect(url, max_size=None, compression=None, proxy=None, open_timeout=PATIENCE)
        await self.send({"type": "hello", "secrets": self.secrets, "sit": self.sits})
        await self.until("table")

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def send(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = PATIENCE) -> Message:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "table":
            self.table = message
        return message

    async def until(self, kind: str) -> Message:
        """The next message of a kind."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def ask(self, message: Message) -> Message:
        """The answer to a message with an id."""
        await self.send(message)
        while True:
            answer = await self.hear()
            if answer.get("id") == message["id"] or answer["type"] == "fault":
                return answer

    def view(self, seat: int | None) -> Message:
        """What the device last saw of a seat."""
        found: Message = next(view for view in self.table["seats"] if view["seat"] == seat)
        return found

    def choices(self, seat: int) -> list[str]:
        return [choice["action"] for choice in self.view(seat)["choices"]]

    def message(self, kind: str, seat: int, **fields: Any) -> Message:
        """A move on the table as it was last seen."""
        name, step = f"{self.tag}-{next(self.numbers):06}", self.view(seat)["step"]
        return {"type": kind, "id": name, "seat": seat, "v": self.table["v"], "step": step, **fields}

    async def move(self, kind: str, seat: int, **fields: Any) -> Message:
        """A move, its answer, and the table that follows if it was played."""
        answer = await self.ask(self.message(kind, seat, **fields))
        if answer["type"] == "done":
            await self.catch_up(answer, seat)
        return answer

    async def catch_up(self, done: Message, seat: int) -> None:
        while self.table["v"] < done["v"] or self.view(seat)["step"] != done["step"]:
            await self.hear()

    async def act(self, seat: int, action: str) -> Message:
        return await self.move("act", seat, action=action)

    async def step(self, rng: Random) -> bool:
        """One move by lot for a seat of this device that is asked, if there is one."""
        for view in self.table["seats"]:
            if view["complete"]:
                assert (await self.move("commit", view["seat"]))["type"] == "done"
                return True
            if view["choices"]:
                answer = await self.act(view["seat"], rng.choice(view["choices"])["action"])
                assert answer["type"] == "done", answer
                return True
        return False

    async def finish(self, rng: Random) -> None:
        """Plays by lot to the end."""
        while not self.table["over"]:
            if not await self.step(rng):
                await self.hear()


def secrets(table: Message, *seats: int) -> list[str]:
    """The secrets of these seats."""
    return [key["secret"] for key in table["seats"] if key["seat"] in seats]
