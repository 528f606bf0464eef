"""Games kept line by line, so that an interrupted run loses nothing and goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import BinaryIO

from fourwinds.arena.engines import pieces, play
from fourwinds.arena.interrupts import interrupts_later
from fourwinds.arena.jobs import Job, Played, play_games
from fourwinds.core.messages import Unusable


class Kept:
    """A file of games: each line a game with its job, or a job with everything that it depends on.

    With a folder for records, a game is there only if its record is too.
    """

    def __init__(self, path: Path, records: Path | None = None) -> None:
        """Reads what is there."""
        self.path = path
        self.records = records
        self._games: dict[str, dict[int, Played]] = {}
        self._file: BinaryIO | None = None
        self._whole = 0
        for number, line in enumerate(_lines(path), start=1):
            if line.endswith(b"\n"):
                self._whole += len(line)
                self._read(line, number)

    def games(self, job: Job, count: int) -> list[Played]:
        """The games of a job that have been played, out of the first so many, in order."""
        found = self._games.get(job.digest(), {})
        return [found[number] for number in sorted(found) if number < count]

    def missing(self, job: Job, count: int) -> list[int]:
        """The numbers of those still to be played."""
        digest = job.digest()
        found = self._games.get(digest, {})
        return [number for number in range(count) if number not in found or self._lacks_record(job, digest, number)]

    def _lacks_record(self, job: Job, digest: str, number: int) -> bool:
        return self.records is not None and not (self.records / _record(job, digest, number)).exists()

    def add(self, job: Job, games: list[Played]) -> None:
        """Keeps games of a job, in the file and here alike."""
        try:
            with interrupts_later():
                self._add(job.digest(), job, games)
        except OSError as error:
            raise Unusable(f"{self.path}: {error.strerror or error}") from error

    def close(self) -> None:
        """Everything added is in the file."""
        if self._file is not None:
            self._whole = self._file.tell()
            self._file.close()
            self._file = None

    def _add(self, digest: str, job: Job, games: list[Played]) -> None:
        file = self._opened()
        if digest not in self._games:
            self._games[digest] = {}
            file.write(_line({"job": digest, **job.facts()}))
        for played in games:
            facts = asdict(played)
            record = facts.pop("record")
            if self.records is not None:
                self.records.mkdir(parents=True, exist_ok=True)
                (self.records / _record(job, digest, played.number)).write_text(record, "utf-8")
            self._games[digest][played.number] = replace(played, record="")
            file.write(_line({"job": digest, **facts}))
        file.flush()

    def _opened(self) -> BinaryIO:
        """The file; half a line at its end, from a run that was killed, is taken away."""
        if self._file is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
            self._file.truncate(self._whole)
        return self._file

    def _read(self, line: bytes, number: int) -> None:
        try:
            entry = json.loads(line)
            games = self._games.setdefault(entry.pop("job"), {})
            if "number" in entry:
                games[entry["number"]] = Played(**entry)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise Unusable(f"{self.path}: line {number} is not a game of an arena") from error


def _record(job: Job, digest: str, number: int) -> str:
    """The file of a game's record."""
    return f"{job.game}-{digest}-{number}.record"


def _line(entry: dict[str, object]) -> bytes:
    return json.dumps(entry, separators=(",", ":")).encode() + b"\n"


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            yield from file
    except FileNotFoundError:
        return
    except OSError as error:
        raise Unusable(f"{path}: {error.strerror or error}") from error


def complete(kept: Kept, wanted: list[Job], count: int, jobs: int, engine: str, advance: Callable[[int], None]) -> None:
    """Plays what is missing of the first so many games of each job, and keeps it."""
    todo = [piece for job in wanted for piece in pieces(job, kept.missing(job, count), jobs)]
    if not todo:
        return
    with closing(kept), closing(play(play_games, todo, jobs, engine)) as done:
        for (job, _), games in done:
            kept.add(job, games)
            advance(len(games))
