"""What the server asks of a store. Every method returns only after its write would survive a crash."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from fourwinds.core.messages import Text

INVITED: Final = -3
"""The role of an invitation to the first seat; those to the others follow below."""


def inviting(seat: int) -> int:
    """The role of an invitation to a seat: it lets somebody sit down there while nobody does."""
    return INVITED - seat


class Conflict(Exception):
    """Somebody else has written to the table since it was read."""


class Unwritable(Exception):
    """Nothing can be written now: the disk is full, or somebody else holds the file. Nothing was changed."""


@dataclass
class SeatRow:
    """Who sits on a seat. `issue` counts how often its invitation was made anew, `stand_in` is who plays for it."""

    kind: str
    name: str
    colour: str
    bot: str
    issue: int = 0
    stand_in: str = ""

    @property
    def player(self) -> str:
        """The bot that plays here, or nothing if a person does."""
        return self.bot or self.stand_in


@dataclass
class TableRow:
    """A table without its log.

    `root` is the first table of a chain of "again", whose secrets all later ones share; `deal` the
    table whose chance is dealt again, `next` the table where the same people went on; `closed` whether the
    host has ended it before the game was over.
    """

    id: str
    root: str
    game: str
    rules: int
    options: dict[str, str]
    edition: str
    digest: str
    seats: list[SeatRow]
    deal: str = ""
    next: str = ""
    ply: int = 0
    version: int = 0
    waiting: list[int] = field(default_factory=list)
    over: bool = False
    changed: float = 0.0
    closed: bool = False


@dataclass
class Entry:
    """One commit in the log: from `ply` on, the lines of a seat's turn and of the chance behind it.

    `bot` is who made it for a person who was away, or nothing.
    """

    ply: int
    seat: int
    lines: list[str]
    bot: str = ""


@dataclass
class News:
    """Something that happened at the table and not in the game, after so many actions of the log."""

    ply: int
    text: Text


@dataclass
class Key:
    """The digest of a secret and what it opens at a table: a seat, or a role below zero."""

    digest: str
    table: str
    role: int


@dataclass
class Draft:
    """A seat's tentative steps in words, and the ids of its last moves."""

    steps: list[str]
    moves: list[str]


@dataclass
class Change:
    """A commit: the lines to append, the drafts that stand afterwards, and the table's new summary."""

    table: str
    expected_ply: int
    seat: int
    lines: list[str]
    drafts: dict[int, Draft]
    version: int
    waiting: list[int]
    over: bool
    changed: float
    bot: str = ""


@dataclass
class Cut:
    """The end of a log that cannot be played goes out of it, from `ply` on; the table's summary as it is then."""

    table: str
    expected_ply: int
    ply: int
    version: int
    waiting: list[int]
    changed: float


@dataclass
class ChatLine:
    """A line of chat."""

    seat: int
    name: str
    text: str


class Store(ABC):
    """Tables, seats, keys, logs, drafts, news and chat."""

    @abstractmethod
    async def create(self, table: TableRow, keys: list[Key], entry: Entry) -> None:
        """Writes a new table with its keys and what chance did before the first decision, if it did anything."""

    @abstractmethod
    async def append(self, change: Change) -> None:
        """The usual write to a log. Raises `Conflict` unless the log has `expected_ply` actions."""

    @abstractmethod
    async def cut(self, cut: Cut) -> None:
        """Takes the end of a log out of the way and keeps it elsewhere. Raises `Conflict` as `append` does."""

    @abstractmethod
    async def save_draft(self, table: str, expected_ply: int, seat: int, draft: Draft) -> None:
        """Keeps a seat's tentative steps. Raises `Conflict` as `append` does."""

    @abstractmethod
    async def table(self, table: str) -> TableRow | None:
        """One table."""

    @abstractmethod
    async def log(self, table: str) -> list[Entry]:
        """All commits of a table in their order."""

    @abstractmethod
    async def drafts(self, table: str) -> dict[int, Draft]:
        """The drafts of a table by seat."""

    @abstractmethod
    async def keys(self, table: str) -> list[Key]:
        """What opens a table."""

    @abstractmethod
    async def find(self, digests: list[str]) -> list[tuple[Key, TableRow]]:
        """The tables that these secrets open, the latest change first."""

    @abstractmethod
    async def reseat(self, table: str, seat: int, row: SeatRow, keys: list[Key], news: News | None) -> None:
        """Somebody sits down, leaves, or is stood in for: all keys of the seat are these from here on."""

    @abstractmethod
    async def rename(self, table: str, seat: int, name: str, colour: str) -> None:
        """A seat's new name and colour."""

    @abstractmethod
    async def end(self, table: str, news: News) -> None:
        """Closes a table for good."""

    @abstractmethod
    async def tell(self, table: str, news: News) -> None:
        """Keeps something that everybody at the table is told."""

    @abstractmethod
    async def news(self, table: str) -> list[News]:
        """All that was told at a table besides the game, oldest first."""

    @abstractmethod
    async def link(self, table: str, successor: str) -> None:
        """Remembers where the same people went on."""

    @abstractmethod
    async def say(self, table: str, line: ChatLine) -> None:
        """Keeps a line of chat."""

    @abstractmethod
    async def chat(self, table: str, last: int) -> list[ChatLine]:
        """The last lines of chat, oldest first."""

    @abstractmethod
    async def prune(self, after: str, before: float, spared: Collection[str]) -> tuple[str, list[str]]:
        """Removes some tables that nobody has touched and that have not changed since `before`.

        Looks at the next ones behind `after`; the last of them, or nothing at the end, and those that are gone.
        """

    @abstractmethod
    async def close(self) -> None:
        """Ends the store; nothing may be asked afterwards."""
