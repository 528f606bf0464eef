"""Where games are played: in this process, in several, or on a Ray cluster. The games are the same everywhere."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, TypeVar

from fourwinds.arena.interrupts import interrupts_ignored
from fourwinds.arena.jobs import Job, listen_to
from fourwinds.core.messages import Unusable

ENGINES: Final = ("local", "ray")
PIECES: Final = 100
"""A run is cut into at least so many pieces for each process, so that the bar moves and an interrupt is soon heard."""
LARGEST: Final = 25
"""No piece has more games, since those of an unfinished one are lost at an interrupt."""

Piece = tuple[Job, list[int]]
Done = TypeVar("Done")
Work = Callable[[Job, list[int]], Done]
"""Plays the games of these numbers, and tells what is wanted of them."""
Submit = Callable[[Job, list[int]], "Future[Done]"]


def pieces(job: Job, numbers: list[int], jobs: int) -> Iterator[Piece]:
    """Cuts a run into pieces."""
    size = max(1, min(LARGEST, len(numbers) // (jobs * PIECES)))
    for start in range(0, len(numbers), size):
        yield job, numbers[start : start + size]


def play(
    work: Work[Done], todo: Iterable[Piece], jobs: int, engine: str = ENGINES[0]
) -> Generator[tuple[Piece, Done], None, None]:
    """Does the work on all pieces, `jobs` at a time, and gives each back when it is done, in any order."""
    with _opened(work, jobs, engine) as submit:
        ahead = 1 if engine == ENGINES[0] and jobs == 1 else 2 * jobs
        pending: dict[Future[Done], Piece] = {}
        for piece in todo:
            pending[submit(*piece)] = piece
            if len(pending) >= ahead:
                yield from _finished(pending)
        while pending:
            yield from _finished(pending)


def _finished(pending: dict[Future[Done], Piece]) -> Iterator[tuple[Piece, Done]]:
    for future in wait(pending, return_when=FIRST_COMPLETED).done:
        yield pending.pop(future), future.result()


@contextmanager
def _opened(work: Work[Done], jobs: int, engine: str) -> Iterator[Submit[Done]]:
    if engine == "ray":
        with _ray(work, jobs) as submit:
            yield submit
    elif jobs > 1:
        with _processes(work, jobs) as submit:
            yield submit
    else:
        yield _here(work)


def _here(work: Work[Done]) -> Submit[Done]:
    def submit(job: Job, numbers: list[int]) -> Future[Done]:
        done: Future[Done] = Future()
        done.set_result(work(job, numbers))
        return done

    return submit


# Processes


@contextmanager
def _processes(work: Work[Done], jobs: int) -> Iterator[Submit[Done]]:
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=listen_to, initargs=(stop,))

    def submit(job: Job, numbers: list[int]) -> Future[Done]:
        with interrupts_ignored():
            return pool.submit(work, job, numbers)

    try:
        yield submit
    except BrokenProcessPool as error:
        raise Unusable(f"a process that played games died: {error}") from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


# Ray


@contextmanager
def _ray(work: Work[Done], jobs: int) -> Iterator[Submit[Done]]:
    """The cluster that RAY_ADDRESS names, or one of this machine's own for as long as the run takes."""
    address = os.environ.get("RAY_ADDRESS", "")
    for name, value in _ray_environment(address).items():
        os.environ.setdefault(name, value)
    try:
        import ray
        from ray.exceptions import RayError
    except ModuleNotFoundError as error:
        raise Unusable(f"--engine ray needs {error.name}: pip install 'fourwinds[ray]'") from error
    own = {} if address else {"num_cpus": jobs, "include_dashboard": False}
    try:
        with interrupts_ignored():
            ray.init(address or "local", logging_level="error", log_to_driver=False, **own)
    except Exception as error:
        # Ray raises errors of any kind here, some many lines long.
        raise Unusable(f"Ray does not start: {str(error).strip().splitlines()[0]}") from error
    try:
        task = ray.remote(work)
        yield lambda job, numbers: task.remote(job, numbers).future()
    except RayError as error:
        raise Unusable(f"Ray: {str(error).strip().splitlines()[0]}") from error
    finally:
        ray.shutdown()


def _ray_environment(address: str) -> dict[str, str]:
    """What Ray reads when it is imported: it reports to nobody, and a cluster of our own has a secret of its own.

    Without one Ray would write one into the home folder.
    """
    quiet = {"RAY_USAGE_STATS_ENABLED": "0"}
    return quiet if address else {**quiet, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
