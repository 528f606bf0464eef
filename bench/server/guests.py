"""People at a table, played by lot: they step, take back, commit, leave, come back, and survive a killed server."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Message = dict[str, Any]
LOST: Final = (ConnectionClosed, InvalidHandshake, OSError)
PATIENCE: Final = 120.0
"""Seconds without a word from the server after which a table is said to be stuck."""
STALE: Final = "refuse-stale"
SAID: Final = 400
"""Characters of a problem: a table is long."""


class Problem(Exception):
    """Something that must not happen to anybody at a table."""

    def __init__(self, text: str) -> None:
        super().__init__(text[:SAID])


class Evening:
    """What the people of one table share: what they count, and how long they stay."""

    def __init__(self, address: str, table: str, moves: int, tally: Counter[str], up: asyncio.Event) -> None:
        self.address = address
        self.table = table
        self.left = moves
        self.tally = tally
        self.up = up
        """Set while the server runs."""
        self.guests: list[Guest] = []
        self.over = False

    @property
    def ended(self) -> bool:
        """Whether the game is over or everybody has stayed long enough."""
        return self.over or self.left <= 0

    async def live(self) -> None:
        """Everybody plays; the first problem of one ends the evening of all."""
        tasks = [asyncio.create_task(guest.live()) for guest in self.guests]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def end(self) -> None:
        """Those who wait for others leave too."""
        for guest in self.guests:
            await guest.close()


class Guest:
    """One device with the seats that it plays."""

    def __init__(self, evening: Evening, secrets: list[str], rng: Random) -> None:
        self.evening = evening
        self.secrets = secrets
        self.rng = rng
        self.table: Message = {}
        self._socket: ClientConnection | None = None
        self._numbers = count()
        self._tag = f"{rng.getrandbits(48):012x}"
        self._pending: Message | None = None
        self._last: Message | None = None
        self._done: Message = {"v": -1, "step": 0, "seat": -1}

    async def live(self) -> None:
        """Plays until the evening is over, and comes back whenever the connection is lost."""
        while not self.evening.ended:
            await self.evening.up.wait()
            try:
                await self._sit_down()
                await self._play()
            except LOST:
                self.evening.tally["lost connections"] += not self.evening.ended
                await asyncio.sleep(self.rng.random() / 50)
            finally:
                await self.close()
        await self.evening.end()

    async def look(self) -> Message:
        """The table as it is shown to somebody who comes."""
        try:
            await self._connect()
        finally:
            await self.close()
        return self.table

    async def close(self) -> None:
        """Leaves."""
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        url = f"ws://{self.evening.address}/api/tables/{self.evening.table}/play"
        self._socket = await connect(url, compression=None, max_size=None, proxy=None, open_timeout=PATIENCE)
        await self._send({"type": "hello", "secrets": self.secrets})
        message = await self._hear()
        if message["type"] != "table" or not message["fresh"]:
            raise Problem(f"the table cannot be opened: {message}")
        if message["broken"]:
            raise Problem("the table is broken")

    async def _sit_down(self) -> None:
        """Comes to the table: everything that was acknowledged is there."""
        await self._connect()
        done = self._done
        undoing = self._pending is not None and self._pending["type"] == "undo"
        fewer = self.table["v"] == done["v"] and self._step(done["seat"]) < done["step"] and not undoing
        if self.table["v"] < done["v"] or fewer:
            raise Problem(f"{done} was acknowledged; now it is {self._state()}")

    async def _play(self) -> None:
        while not self.evening.ended:
            if self.table["over"]:
                self.evening.over = True
                return
            message = self._pending or self._wish()
            if message is None:
                await self._hear()
            elif message["type"] == "leave":
                self.evening.tally["left and came back"] += 1
                return
            else:
                await self._move(message)

    def _wish(self) -> Message | None:
        """What somebody might do now, or nothing if only others can."""
        asked = [view for view in self.table["seats"] if view["choices"] or view["complete"] or view["step"]]
        if not asked:
            return None
        rng, view = self.rng, self.rng.choice(asked)
        lot = rng.random()
        if lot < 0.02:
            return {"type": "leave"}
        if lot < 0.04 and self._last is not None:
            return self._last
        if view["besides"] and lot < 0.045:
            return self._message("act", view, action=rng.choice(view["besides"])["action"])
        if view["step"] and (lot < 0.15 or not (view["choices"] or view["complete"])):
            return self._message("undo", view, to=rng.randrange(view["step"]))
        if view["complete"]:
            return self._message("commit", view)
        return self._message("act", view, action=rng.choice(view["choices"])["action"])

    async def _move(self, message: Message) -> None:
        """Sends a move until it is answered; the same one again is answered again and changes nothing."""
        again = message is self._last
        self._pending = message
        self.evening.left -= 1
        await self._send(message)
        while True:
            answer = await self._hear()
            if answer["type"] == "fault":
                raise Problem(f"{message} was answered by {answer}")
            if answer.get("id") == message["id"]:
                break
        self._pending = None
        self.evening.tally["moves"] += 1
        self.evening.tally["sent again" if again else message["type"]] += 1
        if answer["type"] == "done":
            self._last, self._done = message, {**answer, "seat": message["seat"]}
            await self._catch_up(answer, message["seat"])
        elif answer["refusal"]["text"]["key"] != STALE:
            raise Problem(f"{message} was refused: {answer}")
        else:
            self.evening.tally["too late"] += 1
            await self._until_fresh()

    async def _catch_up(self, done: Message, seat: int) -> None:
        while self.table["v"] < done["v"] or self._step(seat) != done["step"]:
            await self._hear()

    async def _until_fresh(self) -> None:
        while (await self._hear())["type"] != "table" or not self.table["fresh"]:
            pass

    def _message(self, kind: str, view: Message, **fields: Any) -> Message:
        place = {"seat": view["seat"], "v": self.table["v"], "step": view["step"]}
        return {"type": kind, "id": f"{self._tag}-{next(self._numbers)}", **place, **fields}

    def _step(self, seat: int) -> int:
        return sum(view["step"] for view in self.table["seats"] if view["seat"] == seat)

    async def _send(self, message: Message) -> None:
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _hear(self) -> Message:
        assert self._socket is not None
        try:
            text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        except TimeoutError:
            raise Problem(f"nothing was heard for {PATIENCE:.0f} seconds: {self._state()}") from None
        message: Message = msgspec.json.decode(text)
        if message["type"] == "table":
            self.table = message
        return message

    def _state(self) -> str:
        seats = [(view["seat"], view["step"], view["complete"], len(view["choices"])) for view in self.table["seats"]]
        return f"version {self.table['v']}, waiting for {self.table['waiting']}, here {seats}"
