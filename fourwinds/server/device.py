"""A connected device: what is to be sent to it, in order, without anybody waiting for it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fourwinds.server.show import Viewer
from fourwinds.server.wire import ServerMessage

MOST: Final = 200
"""Messages that may wait; a device that falls further behind is cut off and may come back."""
TOO_SLOW: Final = 1013

ENCODER: Final = msgspec.json.Encoder()


class Device:
    """One socket from an address. Messages are queued and sent by `pump`."""

    def __init__(self, socket: WebSocket, address: str) -> None:
        self._socket = socket
        self._out: asyncio.Queue[str | int] = asyncio.Queue()
        self._closing = False
        self.address = address
        self.viewer: Viewer | None = None
        self.seats: list[int] = []
        self.invited: list[int] = []
        self.host = False

    def send(self, message: ServerMessage) -> None:
        """Queues a message."""
        if self._closing:
            return
        if self._out.qsize() >= MOST:
            self.close(TOO_SLOW)
            return
        self._out.put_nowait(ENCODER.encode(message).decode())

    def close(self, code: int) -> None:
        """Closes the socket after what is queued."""
        if not self._closing:
            self._closing = True
            self._out.put_nowait(code)

    async def pump(self) -> None:
        """Sends until the socket is closed from either side."""
        try:
            while True:
                item = await self._out.get()
                if isinstance(item, int):
                    await self._socket.close(item)
                    return
                await self._socket.send_text(item)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._closing = True
