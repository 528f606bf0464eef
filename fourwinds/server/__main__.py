"""`python -m fourwinds.server`: the play server alone."""

from __future__ import annotations

import argparse
import sys

from fourwinds.server.serve import DATABASE, serve


def main() -> int:
    """Reads the arguments and serves."""
    parser = argparse.ArgumentParser(prog="python -m fourwinds.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=8000, help="port; another one is taken if it is not free")
    parser.add_argument("--database", default=DATABASE, help="file of the tables")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    args = parser.parse_args()
    return serve(args.host, args.port, args.database, not args.no_open)


if __name__ == "__main__":
    sys.exit(main())
