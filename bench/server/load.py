"""How quickly and how often: `python -m bench.server.load`.

Prints one table: how long a move takes to the opponent's screen with 500 tables of two scripted
clients each at a move a second, and the most durable moves a second at 100 tables, once through
rooms and store alone and once over sockets. boardgame.io's own server is measured beside it if Node
is there. Bounded to about two minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from bench.server import others
from bench.server.clients import Table, open_tables
from bench.server.rooms import moves_a_second
from fourwinds.server.serve import calm


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of a server in a process of its own."""
    command = [sys.executable, "-m", "bench.server.open_server", str(folder / "tables.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait()


async def steady(address: str, tables: int, seconds: float) -> list[Table]:
    """Every table makes a move a second, not all at the same moment."""
    rng = Random(1)
    found = await open_tables(address, tables)
    end = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        await asyncio.sleep(rng.random())
        due = time.perf_counter()
        while due < end:
            await table.move()
            due += 1.0
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    await asyncio.gather(*(one(table) for table in found))
    await asyncio.gather(*(table.close() for table in found))
    return found


async def flat_out(address: str, tables: int, seconds: float) -> float:
    """Moves a second when every table sends the next one as soon as the last is answered."""
    found = await open_tables(address, tables)
    start = time.perf_counter()

    async def one(table: Table) -> None:
        while time.perf_counter() < start + seconds and not table.over:
            await table.move()

    await asyncio.gather(*(one(table) for table in found))
    moves = sum(len(table.acknowledged) for table in found)
    elapsed = time.perf_counter() - start
    await asyncio.gather(*(table.close() for table in found))
    return moves / elapsed


def line(name: str, value: str) -> None:
    """One line of the table."""
    print(f"{name:<66} {value:>24}", flush=True)


def spread(times: list[float]) -> str:
    """The middle and the slowest hundredth, in milliseconds."""
    times = sorted(times)
    if not times:
        return "nothing measured"
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    return f"p50 {p50 * 1000:.1f}  p99 {p99 * 1000:.1f} ms"


def main() -> None:
    """Measures everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--flat-out", type=float, default=8.0, help="seconds of each flat-out measurement")
    args = parser.parse_args()
    calm()
    with tempfile.TemporaryDirectory() as name, server(Path(name)) as address:
        found = asyncio.run(steady(address, args.tables, args.seconds))
        label = f"{args.tables} tables, 2 clients each, a move a second"
        line(f"{label}: move to opponent", spread([t for table in found for t in table.to_opponent]))
        line(f"{label}: step acknowledged", spread([t for table in found for t in table.acknowledged]))
    with tempfile.TemporaryDirectory() as name:
        rate = asyncio.run(moves_a_second(Path(name), 100, args.flat_out))
        line("100 tables, room and store: durable moves a second", f"{rate:,.0f}")
    with tempfile.TemporaryDirectory() as name, server(Path(name)) as address:
        rate = asyncio.run(flat_out(address, 100, args.flat_out))
        line("100 tables, over sockets: durable moves a second", f"{rate:,.0f}")
    for label, value in others.boardgame_io(100, args.flat_out):
        line(label, value)


if __name__ == "__main__":
    main()
