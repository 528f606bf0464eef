"""A server process without limits, for tests that kill it: `python -m tests.server.runner DATABASE PORT`."""

from __future__ import annotations

import sys
from contextlib import suppress

from fourwinds.server.app import create_app
from fourwinds.server.limits import UNLIMITED
from fourwinds.server.serve import Server, bound
from fourwinds.server.sockets import Settings
from fourwinds.server.store import SqliteStore
from tests.server.house import SEED


def main() -> None:
    database, port = sys.argv[1], int(sys.argv[2])
    listener = bound("127.0.0.1", port)
    listener.listen(1000)
    print(listener.getsockname()[1], flush=True)
    with suppress(KeyboardInterrupt):
        app = create_app(SqliteStore(database), limits=UNLIMITED, seed=SEED)
        Server(Settings(app, UNLIMITED), "", "", False).run([listener])


if __name__ == "__main__":
    main()
