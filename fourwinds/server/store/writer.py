"""Two threads, one that writes to the database and one that reads, each doing many requests at once.

A disk can confirm only some hundred commits a second, but each may hold any number of requests.
So everything that came in while one commit was under way goes into the next one together. Reading
needs neither the disk nor the lock of whoever writes, so it waits for nobody.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from fourwinds.server.store.base import Unwritable

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Waiter = tuple[Work, asyncio.AbstractEventLoop, "asyncio.Future[Any]"]
Outcome = tuple[Waiter, Any, BaseException | None]

MOST: Final = 1000
"""Requests in one commit."""
PATIENCE: Final = 5.0
"""Seconds for which another program may hold the file."""
REFUSED: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
}
"""What SQLite says when the disk or the file does not take what is to be written."""


class Writer:
    """Runs requests in one thread, many in one transaction, and answers after the commit."""

    begin = "BEGIN IMMEDIATE"

    def __init__(self, path: str) -> None:
        self._queue: SimpleQueue[Waiter | None] = SimpleQueue()
        self._db = sqlite3.connect(path, PATIENCE, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")
        self._db.execute("PRAGMA foreign_keys=ON")
        self._thread = Thread(target=self._main, name=type(self).__name__, daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The result of the work once it is on the disk; what it raises undoes only itself."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put((work, loop, future))
        return await future

    async def close(self) -> None:
        """Finishes what is under way and closes the database."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _main(self) -> None:
        open_ = True
        while open_:
            batch, open_ = self._batch()
            if batch:
                _answer(self._commit(batch))
        self._db.close()

    def _batch(self) -> tuple[list[Waiter], bool]:
        """Waits for a request and takes along all that are there; False when the store is to close."""
        batch: list[Waiter] = []
        waiter = self._queue.get()
        while waiter is not None:
            batch.append(waiter)
            if len(batch) == MOST:
                break
            try:
                waiter = self._queue.get_nowait()
            except Empty:
                break
        return batch, waiter is not None

    def _commit(self, batch: list[Waiter]) -> list[Outcome]:
        try:
            self._db.execute(self.begin)
            outcomes = [self._work(waiter) for waiter in batch]
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            return [(waiter, None, _told(error)) for waiter in batch]
        return outcomes

    def _work(self, waiter: Waiter) -> Outcome:
        self._db.execute("SAVEPOINT request")
        try:
            result = waiter[0](self._db)
        except Exception as error:
            if not self._db.in_transaction:  # a full disk undoes all requests of the commit
                raise
            self._db.execute("ROLLBACK TO request")
            self._db.execute("RELEASE request")
            return waiter, None, _told(error)
        self._db.execute("RELEASE request")
        return waiter, result, None


class Reader(Writer):
    """The same for requests that only read: they see what was committed before they were asked."""

    begin = "BEGIN"


def _told(error: Exception) -> Exception:
    """A failure of the disk or of the file in the store's own words."""
    refused = isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF in REFUSED
    return Unwritable(str(error)) if refused else error


def _answer(outcomes: list[Outcome]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome[0][1], []).append(outcome)
    for loop, those in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_deliver, those)


def _deliver(outcomes: list[Outcome]) -> None:
    for (_, _, future), result, error in outcomes:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
