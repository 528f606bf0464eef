"""A server without limits: `python -m bench.server.open_server DATABASE`. Prints its address."""

from __future__ import annotations

import sys

import uvicorn

from fourwinds.server.app import create_app
from fourwinds.server.limits import UNLIMITED
from fourwinds.server.serve import bound, calm
from fourwinds.server.sockets import Settings, fitted
from fourwinds.server.store import SqliteStore


def main() -> None:
    """Serves until it is ended."""
    listener = bound("127.0.0.1", 0)
    listener.listen(2000)
    print(f"127.0.0.1:{listener.getsockname()[1]}", flush=True)
    limits = fitted(UNLIMITED)
    app = create_app(SqliteStore(sys.argv[1]), limits=limits)
    calm()
    uvicorn.Server(Settings(app, limits)).run([listener])


if __name__ == "__main__":
    main()
