"""Tables by lot at a real server that is killed now and then: `python -m bench.server.soak --minutes 30`.

Every game, every player count, every option; people who take steps back, leave and come back, and bots. No table may
be stuck, refuse what it offered, lose what it acknowledged, or not open afterwards. The exit code is 1 if one did, and
its number is told: `--seed S --only N` plays that table alone, with the same choices.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from bench.server.guests import LOST, Evening, Guest, Problem
from bench.server.lots import Plan, plans
from fourwinds.core.record import loads

AT_ONCE: Final = 8
KILLS: Final = (150, 900)
"""From one kill to the next, in moves."""
EVERY: Final = 10.0
"""Seconds between two lines that say how far it is."""


class Server:
    """A server in a process of its own that is killed and started again on the same port and file."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.address = "127.0.0.1:0"
        self.log = folder / "server.log"
        self._database = folder / "tables.db"
        self._seed = seed
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts it and waits until it listens."""
        port = self.address.rpartition(":")[2]
        command = [sys.executable, "-m", "bench.server.open_server", str(self._database), port, str(self._seed)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()

    def kill(self) -> None:
        """As kill -9 does."""
        assert self._process is not None
        assert self._process.stdout is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process.stdout.close()

    def complaints(self) -> int:
        """How often something went wrong inside."""
        return self.log.read_text().count("Traceback")


class Soak:
    """A run: its server, what was counted, and what went wrong."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.server = Server(folder, seed)
        self.tally: Counter[str] = Counter()
        self.values: set[tuple[str, str, str]] = set()
        self.problems: list[str] = []
        self._rng = Random(seed)
        self._up = asyncio.Event()
        self._opened: list[tuple[Plan, dict[str, Any]]] = []

    async def run(self, tables: Iterator[Plan], more: Callable[[], bool], kills: bool = True) -> None:
        """Plays tables as long as there are more, then looks at all of them once more."""
        await self._start()
        killer = asyncio.create_task(self._kill_now_and_then() if kills else asyncio.sleep(0))
        try:
            await asyncio.gather(*(self._host(tables, more) for _ in range(AT_ONCE)))
        finally:
            killer.cancel()
            await asyncio.gather(killer, return_exceptions=True)
        await self._restart()
        await self._look_again()
        self.server.kill()
        if self.server.complaints():
            self.problems.append(f"{self.server.complaints()} tracebacks in {self.server.log}")

    async def _host(self, tables: Iterator[Plan], more: Callable[[], bool]) -> None:
        """One table after the other."""
        while more():
            plan = next(tables, None)
            if plan is None:
                return
            await self._one(plan)

    async def _one(self, plan: Plan) -> None:
        self.values |= {(plan.game, option, value) for option, value in plan.options.items()}
        self.tally["tables"] += 1
        self.tally[plan.game] += 1
        self.tally["with a draft"] += plan.options.get("draft") == "true"
        try:
            opened = await self._open(plan)
            self._opened.append((plan, opened))
            evening = Evening(self.server.address, opened["table"], plan.moves, self.tally, self._up)
            keys = {key["seat"]: key["secret"] for key in opened["seats"]}
            for seats in plan.devices:
                secrets = [keys[seat] for seat in seats]
                evening.guests.append(Guest(evening, secrets, Random(plan.rng.random())))
            await evening.live()
            self.tally["over"] += evening.over
        except Problem as problem:
            self.problems.append(f"{plan}: {problem}")

    async def _open(self, plan: Plan) -> dict[str, Any]:
        """Asks until a server answers that is not killed meanwhile."""
        while True:
            await self._up.wait()
            try:
                async with self._http() as http:
                    answer = await http.post("/api/tables", json=plan.wish())
            except httpx.TransportError:
                continue
            if answer.status_code != 201:
                raise Problem(f"cannot be set up: {answer.text}")
            opened: dict[str, Any] = answer.json()
            return opened

    async def _look_again(self) -> None:
        """Every table opens for everybody, and what is over has a record and can be played again."""
        async with self._http() as http:
            for plan, opened in self._opened:
                try:
                    if await self._opens(opened):
                        await self._goes_on(http, opened)
                    self.tally["opened again"] += 1
                except (Problem, *LOST, ValueError) as problem:
                    self.problems.append(f"{plan}: afterwards {problem}")

    async def _opens(self, opened: dict[str, Any]) -> bool:
        """Looks at a table with each of its secrets; whether it is over."""
        evening = Evening(self.server.address, opened["table"], 0, self.tally, self._up)
        over = False
        for secret in (opened["host"], opened["watch"], *(key["secret"] for key in opened["seats"])):
            over = (await Guest(evening, [secret], Random(0)).look())["over"]
        return over

    async def _goes_on(self, http: httpx.AsyncClient, opened: dict[str, Any]) -> None:
        """Reads the record of a finished game and opens a table with the same deal."""
        path, host = f"/api/tables/{opened['table']}", {"Authorization": f"Bearer {opened['host']}"}
        loads((await http.get(f"{path}/record", headers=host)).text)
        answer = await http.post(f"{path}/again", headers=host, json={"same_deal": True})
        if answer.status_code != 201:
            raise Problem(f"cannot be played again: {answer.text}")
        await self._opens(answer.json())
        self.tally["played again"] += 1

    async def _kill_now_and_then(self) -> None:
        while True:
            due = self.tally["moves"] + self._rng.randrange(*KILLS)
            while self.tally["moves"] < due:
                await asyncio.sleep(0.01)
            await self._restart()
            self.tally["kills"] += 1

    async def _start(self) -> None:
        await asyncio.to_thread(self.server.start)
        self._up.set()

    async def _restart(self) -> None:
        self._up.clear()
        await asyncio.to_thread(self.server.kill)
        await self._start()

    def _http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://{self.server.address}", trust_env=False, timeout=60)


def said(tally: Counter[str]) -> str:
    """The counts in one line."""
    return ", ".join(f"{tally[what]:,} {what}" for what in ("tables", "over", "moves", "kills"))


async def soak(folder: Path, seed: int, minutes: float, only: int | None) -> Soak:
    """A run that tells how far it is."""
    run = Soak(folder, seed)
    end = time.monotonic() + minutes * 60

    def more() -> bool:
        return time.monotonic() < end

    async def tell() -> None:
        while True:
            await asyncio.sleep(EVERY)
            left = max(0, int(end - time.monotonic()))
            print(f"{left // 60}:{left % 60:02} left: {said(run.tally)}, {len(run.problems)} problems", flush=True)

    teller = asyncio.create_task(tell())
    try:
        chosen = plans(seed) if only is None else islice(plans(seed), only, only + 1)
        await run.run(chosen, more, kills=only is None)
    finally:
        teller.cancel()
    return run


def main() -> None:
    """Plays for so many minutes, says what was seen, and ends with 1 if something went wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument(
        "--seed", type=int, default=int(time.time()), help="of all choices; the time if it is not given"
    )
    parser.add_argument("--only", type=int, metavar="N", help="only the table of this number, without kills")
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(soak(Path(folder), args.seed, args.minutes, args.only))
        for what, number in run.tally.items():
            print(f"{number:>10,} {what}")
        print(f"{len(run.values):>10,} values of options")
        for problem in run.problems:
            print(problem)
        if run.server.complaints():
            print(run.server.log.read_text()[-20_000:])
    print(f"{len(run.problems)} problems")
    sys.exit(1 if run.problems else 0)


if __name__ == "__main__":
    main()
