"""A server without limits: `python -m bench.server.open_server DATABASE [PORT [SEED]]`. Prints its address."""

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
    database = sys.argv[1]
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else None
    listener = bound("127.0.0.1", port)
    listener.listen(2000)
    print(f"127.0.0.1:{listener.getsockname()[1]}", flush=True)
    limits = fitted(UNLIMITED)
    app = create_app(SqliteStore(database), limits=limits, seed=seed)
    calm()
    uvicorn.Server(Settings(app, limits)).run([listener])


if __name__ == "__main__":
    main()
