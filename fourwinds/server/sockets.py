"""Open connections: how many there may be, and how long one may keep the server waiting for its request.

Whoever has sent only half a request, or nothing since the last answer, goes first when there are too many;
so nobody can shut others out by opening connections and leaving them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fourwinds.server.limits import QUIET, Limits, Notices, Tally, network

try:
    import resource
except ImportError:  # Windows has no such bound
    resource = None  # type: ignore[assignment]

LOG: Final = logging.getLogger(__name__)
MESSAGE: Final = 16 * 1024
"""Bytes of a WebSocket message."""
OTHER_FILES: Final = 200
"""Descriptors for everything but connections: the database, the bots' pipes, files that are read."""
PROXIES: Final = ("127.0.0.1", "::1")
"""Where a web server in front is; what comes from there may be for anybody."""
OF_VISITORS: Final = ("Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.")
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: text/plain\r\n"
    b"Content-Length: 49\r\n\r\nToo many connections are open. Try again later.\r\n"
)


class Rarely(logging.Filter):
    """What visitors can make uvicorn say as often as they like is logged once a minute, without a traceback."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a message is logged."""
        if record.msg not in OF_VISITORS:
            return True
        record.exc_info = None
        now, told = self._clock(), self._told.get(record.msg, -QUIET)
        if now - told < QUIET:
            return False
        self._told[record.msg] = now
        return True


RARELY: Final = Rarely()


class Sockets:
    """The open connections of a server, and which of them are waited for, longest first."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: dict[asyncio.Transport, str] = {}
        self._waited: dict[asyncio.Transport, asyncio.TimerHandle] = {}
        self._addresses = Tally()
        self._notices = Notices(LOG)

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Takes a connection in, another one's place if need be; False if nobody can be sent away."""
        peer = transport.get_extra_info("peername") or ("",)
        address = network(peer[0])
        if peer[0] not in PROXIES and self._addresses.of(address) >= self._limits.connections_address:
            self._notices.warn("more than %d connections from %s", self._limits.connections_address, address)
            if not self._send_away(address):
                return False
        elif len(self._open) >= self._limits.connections:
            self._notices.warn("more than %d connections", self._limits.connections)
            if not self._send_away():
                return False
        self._open[transport] = address
        self._addresses.more(address)
        return True

    def wait(self, transport: asyncio.Transport) -> None:
        """From here on the connection's next request is waited for, but not for ever."""
        if transport in self._open and transport not in self._waited:
            loop = asyncio.get_running_loop()
            self._waited[transport] = loop.call_later(self._limits.request_seconds, transport.abort)

    def arrived(self, transport: asyncio.Transport) -> None:
        """The request is here."""
        if transport in self._waited:
            self._waited.pop(transport).cancel()

    def leave(self, transport: asyncio.Transport) -> None:
        """The connection is closed."""
        self.arrived(transport)
        if transport in self._open:
            self._addresses.less(self._open.pop(transport))

    def _send_away(self, address: str | None = None) -> bool:
        """Closes the connection that was waited for longest, of this address or of any."""
        found = next((one for one in self._waited if address in (None, self._open[one])), None)
        if found is None:
            return False
        found.abort()
        self.leave(found)
        return True


class Settings(uvicorn.Config):
    """How the application is served: small messages only, no compression, nothing but warnings in the log."""

    def __init__(self, app: Starlette, limits: Limits) -> None:
        super().__init__(
            app,
            http=Http,
            ws=Socket,
            ws_max_size=MESSAGE,
            ws_per_message_deflate=False,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        self.sockets = Sockets(limits)
        logging.getLogger("uvicorn.error").addFilter(RARELY)


def fitted(limits: Limits) -> Limits:
    """The limits as far as the system has descriptors for them; asks it for more if need be."""
    if resource is None:
        return limits
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = limits.connections + OTHER_FILES
    if hard != resource.RLIM_INFINITY:
        needed = min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
        soft = needed
    most = max(soft - OTHER_FILES, soft // 2)
    if soft == resource.RLIM_INFINITY or most >= limits.connections:
        return limits
    return replace(limits, sockets=most - most // 4, spare=most // 4)


class Http(H11Protocol):
    """A connection that has to bring its requests in time."""

    config: Settings

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        if self.config.sockets.enter(transport):
            self.config.sockets.wait(transport)
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or one or several."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """An answer is sent; the next request may come."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a socket."""
        self.config.sockets.arrived(self.transport)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self.config.sockets.leave(self.transport)
        super().connection_lost(exc)

    def _look(self) -> None:
        if self.transport.get_protocol() is not self:
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.config.sockets.wait(self.transport)
        else:
            self.config.sockets.arrived(self.transport)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket; when the table has done with it, the other side has to let go in time."""

    config: Settings

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody listens any more."""
        super().on_task_complete(task)
        self.config.sockets.wait(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self.config.sockets.leave(self.transport)
        super().connection_lost(exc)
