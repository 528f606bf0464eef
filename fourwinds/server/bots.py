"""The pool of worker processes in which bots think, each decision within its time."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import DecodeError, json

from fourwinds.server.line import Asker, Line
from fourwinds.server.worker import READY, Job, Thought

LOG: Final = logging.getLogger(__name__)
COMMAND: Final = (sys.executable, "-P", "-m", "fourwinds.server.worker")
PACKAGE: Final = str(Path(__file__).parents[2])
"""Workers come from where the server does, whatever lies in the folder in which it was started."""
PATHS: Final = "FOURWINDS_PATHS"
"""The variable that names a file whose first line is where workers come from instead: it changes when the engines
have been compiled behind a server that was started before."""
START_SECONDS: Final = 120.0
ATTEMPTS: Final = 3
LINE: Final = 1 << 20


class Worker:
    """One process; it is started when it is first needed and again after it was lost."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: Process | None = None
        self._package = ""

    @property
    def pid(self) -> int | None:
        """The number of the running process."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def ask(self, job: Job, seconds: float) -> Thought:
        """The answer to a job, so many seconds for each of its decisions.

        What interrupts it ends the process, so that no answers are mixed up.
        """
        try:
            process = await self._started()
            return await _exchange(process, job, seconds)
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        """Ends the process, if there is one."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def _started(self) -> Process:
        package = _package()
        if package != self._package:
            await self.end()
        if self._process is not None and self._process.returncode is None:
            return self._process
        self._package = package
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LINE, start_new_session=True, env=_environment(package)
        )
        if await _line(process, START_SECONDS) != READY:
            raise EOFError("the worker did not start")
        return process


def _package() -> str:
    named = os.environ.get(PATHS)
    return Path(named).read_text("utf-8").partition("\n")[0] if named else PACKAGE


def _environment(package: str) -> dict[str, str]:
    given = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([package, given] if given else [package])}


async def _exchange(process: Process, job: Job, seconds: float) -> Thought:
    """The first line that says something; an empty one means that a decision is made and the next begun."""
    assert process.stdin is not None
    process.stdin.write(json.encode(job) + b"\n")
    await process.stdin.drain()
    line = b""
    while not line:
        line = await _line(process, seconds)
    return json.decode(line, type=Thought)


async def _line(process: Process, seconds: float) -> bytes:
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), seconds)
    if not line.endswith(b"\n"):
        raise EOFError("the worker ended")
    return line.removesuffix(b"\n")


class BotPool:
    """Workers for all tables. Warm ones are used first; further ones start while all are busy."""

    def __init__(self, most: int = 0, seconds: float = 10.0, command: tuple[str, ...] = COMMAND) -> None:
        self.seconds = seconds
        self.workers = [Worker(command) for _ in range(most or max(4, 2 * (os.cpu_count() or 1)))]
        self._idle = self.workers[::-1]
        self.line = Line(len(self.workers))

    async def think(self, job: Job, asker: Asker) -> Thought:
        """What the bot answers, nothing if it did not decide in its time and after repairs."""
        for _ in range(ATTEMPTS):
            place = await self.line.enter(asker)
            worker = self._idle.pop()
            try:
                thought = await worker.ask(job, self.seconds)
            except TimeoutError:
                LOG.warning("bot %s did not answer in its time", job.bot)
                return Thought([])
            except (OSError, EOFError, DecodeError) as error:
                LOG.warning("a worker of bot %s was lost (%s) and is replaced", job.bot, error)
                continue
            finally:
                self._idle.append(worker)
                self.line.leave(place)
            if thought.error:
                LOG.error("bot %s failed: %s", job.bot, thought.error)
            return thought
        return Thought([])

    async def close(self) -> None:
        """Ends all workers."""
        await asyncio.gather(*(worker.end() for worker in self.workers))
