"""The WebSocket of a device: hello first, then its messages one after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fourwinds.server.desk import handle
from fourwinds.server.device import Device
from fourwinds.server.guard import address, same_origin
from fourwinds.server.limits import Gate, network
from fourwinds.server.lobby import Lobby
from fourwinds.server.problems import Refuse
from fourwinds.server.room import BROKEN, Gone, Room
from fourwinds.server.store.base import Unwritable
from fourwinds.server.wire import ClientMessage, Fault, Hello

HELLO_SECONDS: Final = 10.0
REFUSED: Final = 1008
DECODER: Final = msgspec.json.Decoder(ClientMessage)


class Flood(Exception):
    """More messages than the limits allow."""


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, lobby: Lobby, gate: Gate) -> None:
        self._socket = socket
        self._lobby = lobby
        self._gate = gate
        self._bucket = gate.connection()
        self._address = address(socket.scope)
        self._device = Device(socket, network(self._address))

    async def serve(self) -> None:
        """The whole life of the socket."""
        if not same_origin(self._socket.headers):
            await self._socket.close()
            return
        await self._socket.accept()
        pump = asyncio.create_task(self._device.pump())
        try:
            await self._visit()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Flood:
            self._end("fault-flood", "too many messages", REFUSED)
        finally:
            await self._finish(pump)

    async def _visit(self) -> None:
        """The device's time at the table, if there is room for it."""
        refused = self._gate.enter(self._address)
        if refused is not None:
            self._refuse(refused)
            return
        try:
            room = await self._greet()
            if room is not None:
                await self._talk(room)
        finally:
            self._gate.leave(self._address)

    async def _greet(self) -> Room | None:
        """The room, if the device says hello in time with a secret that is good."""
        try:
            message = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except TimeoutError:
            self._end("fault-hello", "hello was expected within ten seconds", REFUSED)
            return None
        if not isinstance(message, Hello):
            self._end("fault-hello", "the first message must be hello", REFUSED)
            return None
        try:
            return await self._lobby.at(self._socket.path_params["table"], partial(self._join, message))
        except Refuse as refused:
            self._refuse(refused)
        except Exception:
            self._end("fault-cannot-open", "the table cannot be opened now", BROKEN)
        return None

    async def _join(self, hello: Hello, room: Room) -> Room:
        await room.join(self._device, hello)
        return room

    async def _talk(self, room: Room) -> None:
        try:
            while True:
                message = await self._receive()
                if message is not None:
                    await self._answer(room, message)
        finally:
            with suppress(Exception):  # whoever leaves does not mind if the table is gone or cannot be made anew
                await asyncio.shield(room.call(partial(room.leave, self._device)))

    async def _answer(self, room: Room, message: ClientMessage) -> None:
        try:
            await room.call(partial(handle, room, self._device, message))
        except Gone:
            raise WebSocketDisconnect from None
        except Unwritable:
            self._device.send(Fault("fault-unwritable", "the server cannot write now; the table is as it was kept"))
        except Exception:
            self._device.send(Fault("fault-internal", "that went wrong; the table is as it was kept"))

    async def _receive(self) -> ClientMessage | None:
        """The next message, or None after telling what is wrong with it."""
        raw = await self._socket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = raw.get("text")
        try:
            if text is None:
                raise msgspec.DecodeError("messages are text")
            message: ClientMessage = DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._pay(self._gate.limits.mistake)
            self._device.send(Fault("fault-message", str(error)[:200]))
            return None
        self._pay(1.0)
        return message

    def _pay(self, tokens: float) -> None:
        if not self._gate.allows(self._address, tokens, self._bucket):
            raise Flood

    def _refuse(self, refused: Refuse) -> None:
        self._end(refused.problem.error, refused.problem.detail, 4000 + refused.status)

    def _end(self, error: str, detail: str, code: int) -> None:
        self._device.send(Fault(error, detail))
        self._device.close(code)

    async def _finish(self, pump: asyncio.Task[None]) -> None:
        """Lets what is queued go out, but waits for nobody."""
        self._device.close(1000)
        with suppress(TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(pump, 2.0)
