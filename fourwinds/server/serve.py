"""Starts the server for people: on a free port, with a browser, until Ctrl-C."""

from __future__ import annotations

import errno
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import uvicorn

from fourwinds import bots
from fourwinds.core import registry
from fourwinds.core.messages import Unusable
from fourwinds.server.app import create_app
from fourwinds.server.guard import hosts_of
from fourwinds.server.limits import Limits
from fourwinds.server.room import GRACE
from fourwinds.server.sockets import Settings, fitted
from fourwinds.server.store.sqlite import SqliteStore

DATABASE: Final = "fourwinds.db"
HOSTS: Final = "--host names an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them"
PORTS: Final = 20
"""Ports that are tried before any free one is taken."""


class Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, address: str, note: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._note = note
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then tells."""
        await super().startup(sockets)
        if self.started:
            print(f"Fourwinds is at {self._address} ({self._note}Ctrl-C ends it)", flush=True)
            if self._open_browser:
                threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = DATABASE,
    open_browser: bool = True,
    seed: int | None = None,
    hint_bot: str = bots.HINT_BOT,
    allowed_hosts: Iterable[str] = (),
    limits: Limits | None = None,
    prune_days: float = 0.0,
    grace: float = GRACE,
) -> int:
    """Serves until it is interrupted; the answer is the exit code."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        for game in registry.games().values():
            bots.make(hint_bot, game, 0)
        store = SqliteStore(file_of(database))
        listener = bound(host, port)
        hosts = hosts_of(host, listener.getsockname()[0], allowed_hosts)
    except (Unusable, OSError) as error:
        print(f"fourwinds serve: {error}", file=sys.stderr)
        return 2
    calm()
    limits = fitted(limits or Limits())
    app = create_app(
        store, seed=seed, limits=limits, hint_bot=hint_bot, hosts=hosts, prune_days=prune_days, grace=grace
    )
    with listener, suppress(KeyboardInterrupt):
        note = "" if listener.getsockname()[1] == port or not port else f"port {port} is taken; "
        Server(Settings(app, limits), address_of(listener), note, open_browser).run([listener])
    return 0


def calm() -> None:
    """Looks for garbage rarely: with many tables a full search would stop all of them for a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 100)


def file_of(database: str) -> str:
    """The file of `sqlite:///file` or of a plain file name."""
    scheme, separator, rest = database.partition("://")
    if not separator:
        return database
    if scheme != "sqlite":
        raise Unusable(f"the database '{scheme}' is not supported; name a file or sqlite:///file")
    return rest.removeprefix("/")


def bound(host: str, port: int) -> socket.socket:
    """A listening socket on the port, or on the next free one."""
    for number in [*range(port, min(port + PORTS, 65536)), 0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sets TCP_NODELAY only then
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise Unusable(f"cannot listen on {host} port {number}: {error.strerror}; {HOSTS}") from error
            continue
        return listener
    raise Unusable(f"there is no free port on {host}")


def address_of(listener: socket.socket) -> str:
    """The address to type into a browser."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}/"
