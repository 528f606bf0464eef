"""Makes a table out of what the store has kept of it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Final

from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.messages import Config, Unusable
from fourwinds.core.protocol import Game
from fourwinds.core.record import unplayed
from fourwinds.server.auth import digest
from fourwinds.server.deal import Deal
from fourwinds.server.fold import folded
from fourwinds.server.play import Play
from fourwinds.server.problems import CannotLoad, not_over, unknown_table, wrong_secret
from fourwinds.server.show import seat_view
from fourwinds.server.store.base import Entry, Key, SeatRow, Store, TableRow, inviting

LOG: Final = logging.getLogger(__name__)


@dataclass
class Kept:
    """A table in memory: who sits there, the game, what opens it, and the last moves' ids by seat.

    `stood_in` are the commits that bots made for people who were away. `broken` says that the log goes on
    behind this position and cannot be played any further.
    """

    row: TableRow
    play: Play
    keys: dict[str, int]
    moves: dict[int, list[str]]
    stood_in: list[Entry]
    broken: bool = False

    @property
    def ended(self) -> bool:
        """Whether nothing can be played here any more."""
        return self.row.closed or self.play.match.over

    def taken(self, seat: int) -> bool:
        """Whether somebody has sat down there, or a bot plays."""
        return bool(self.row.seats[seat].bot) or seat in self.keys.values()

    def keys_of(self, seat: int) -> list[Key]:
        """The key of a seat and the invitation to it, as far as there are any."""
        return [Key(mark, self.row.id, role) for mark, role in self.keys.items() if role in (seat, inviting(seat))]

    def reseat(self, seat: int, row: SeatRow, keys: list[Key]) -> None:
        """A seat and its keys as they are from here on."""
        self.row.seats[seat] = row
        others = {mark: role for mark, role in self.keys.items() if role not in (seat, inviting(seat))}
        self.keys = {**others, **{key.digest: key.role for key in keys}}


async def load(store: Store, table: str, lots: Callable[[TableRow], Random]) -> Kept:
    """The table with its drafts, or a refusal if there is none or this program cannot play it."""
    row = await store.table(table)
    if row is None:
        raise unknown_table(table)
    dealt, log = await _dealt(store, row), await store.log(table)
    try:
        play = folded(lambda: begun(row, lots(row), dealt), log)
    except Exception as error:
        LOG.exception("table %s cannot be opened", table)
        raise CannotLoad(str(error)) from error
    for news in await store.news(table):
        play.tell(news.text, sum(entry.ply < news.ply for entry in log))
    drafts = await store.drafts(table)
    for seat, draft in drafts.items():
        _restore(play, seat, draft.steps)
    keys = {key.digest: key.role for key in await store.keys(table)}
    moves = {seat: draft.moves for seat, draft in drafts.items()}
    stood_in = [entry for entry in log if entry.bot and entry.ply < play.match.ply]
    return Kept(row, play, keys, moves, stood_in, broken=play.match.ply != row.ply)


def _restore(play: Play, seat: int, steps: list[str]) -> None:
    """A kept draft as far as it is legal and can be shown: no draft keeps a table shut."""
    for end in range(len(steps), -1, -1):
        try:
            play.restore_draft(seat, steps[:end])
            seat_view(play, seat)
            return
        except Exception:
            LOG.exception("seat %d has a draft that cannot be shown; its last step is dropped", seat)


def begun(row: TableRow, rng: Random, dealt: list[str] | None = None) -> Play:
    """The game of a table before its first action; `dealt` is the chance to deal again."""
    game = registry.find(row.game)
    if row.digest != game.edition_hash(row.edition):
        raise Unusable(f"the table was opened with another version of the edition {row.edition}")
    config = registry.configure(game, len(row.seats), row.options, row.edition, row.rules)
    match = Match(game, config, [label(seat) for seat in row.seats])
    return Play(match, Deal(game, rng, _outcomes(game, dealt or [])))


def _outcomes(game: Game, dealt: list[str]) -> list[int]:
    """What chance did at the earlier table, as far as it can be read."""
    outcomes: list[int] = []
    with suppress(Unusable):
        for words in dealt:
            outcomes.append(game.parse(words))
    return outcomes


async def unplayed_record(store: Store, table: str, secret: str) -> str:
    """What is kept of a game that is over or closed and that this program cannot play."""
    row, log = await store.table(table), await store.log(table)
    assert row is not None
    if digest(secret) not in [key.digest for key in await store.keys(table)]:
        raise wrong_secret()
    if not (row.over or row.closed):
        raise not_over("the game is not over, and this program cannot play it")
    config = Config(len(row.seats), row.options, row.edition, row.rules)
    lines = [line for entry in log for line in entry.lines]
    return unplayed(row.game, config, row.digest, [label(seat) for seat in row.seats], lines)


def label(seat: SeatRow) -> str:
    """Who sits there, as a record says it."""
    return f"bot:{seat.bot}" if seat.bot else "guest"


async def _dealt(store: Store, row: TableRow) -> list[str]:
    lines = [line for entry in await store.log(row.deal) for line in entry.lines] if row.deal else []
    return [line.removeprefix("* ") for line in lines if line.startswith("* ")]
