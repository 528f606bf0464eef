"""Opens tables, finds them again, and keeps the live ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from fourwinds import bots
from fourwinds.core import registry
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import CHANCE
from fourwinds.server import auth, seating
from fourwinds.server.kept import begun, unplayed_record
from fourwinds.server.people import cleaned, told_apart
from fourwinds.server.problems import CannotLoad, Refuse, need_host, not_over, wrong_secret
from fourwinds.server.records import record_of
from fourwinds.server.room import Gone, Room, Services
from fourwinds.server.store.base import Entry, Key, SeatRow, TableRow
from fourwinds.server.wire import GameInfo, Moved, NewTable, OpenedTable, Parted, SeatKey, SeatWish, TableLine

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
IDLE_SECONDS: Final = 60.0
USUAL_BOT: Final = bots.LEVELS[1]


class Lobby:
    """All tables of the server."""

    def __init__(self, services: Services, idle_seconds: float = IDLE_SECONDS) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._idle_seconds = idle_seconds
        self._sweeper = asyncio.create_task(self._sweep(), name="lobby")

    # Live tables

    async def at(self, table: str, job: Callable[[Room], Awaitable[T]]) -> T:
        """The result of a job that has the table to itself; refuses if there is no such table."""
        while True:
            room = self.rooms.get(table)
            if room is None:
                room = self.rooms[table] = Room(table, self.services)
            try:
                return await self._in(room, job)
            except Gone:
                continue
            finally:
                if not room.loaded and self.rooms.get(table) is room:
                    await self.unload(room)

    async def unload(self, room: Room) -> None:
        """Forgets a live table; the store keeps it."""
        del self.rooms[room.table]
        await room.close()

    async def _in(self, room: Room, job: Callable[[Room], Awaitable[T]]) -> T:
        async def work() -> T:
            return await job(room)

        return await room.call(work)

    async def close(self) -> None:
        """Ends all rooms."""
        self._sweeper.cancel()
        rooms, self.rooms = list(self.rooms.values()), {}
        await asyncio.gather(*(room.close() for room in rooms))

    async def _sweep(self) -> None:
        """Unloads tables where nobody is and nothing is to be done."""
        while True:
            await asyncio.sleep(self._idle_seconds / 4)
            latest = self.services.clock() - self._idle_seconds
            for room in [room for room in self.rooms.values() if room.idle and room.quiet_since < latest]:
                await self.unload(room)

    # What is offered and opened

    async def open(self, wish: NewTable) -> OpenedTable:
        """A new table as wished, or a refusal with the reason."""
        try:
            game = registry.find(wish.game)
            config = registry.configure(game, len(wish.seats), wish.options, wish.edition)
        except Unusable as error:
            raise Refuse(422, "problem-table", str(error)) from error
        rng = self.services.rng
        table = auth.new_table_id(rng)
        seats = [_seat(seat) for seat in wish.seats]
        digest = game.edition_hash(config.edition)
        row = TableRow(table, table, game.id, config.rules, config.options, config.edition, digest, seats)
        opened = auth.opened(auth.new_secret(rng), table, table, seats)
        await self._create(row, auth.keys(opened), [])
        return opened

    async def again(self, table: str, secret: str, same_deal: bool) -> OpenedTable:
        """The same people at a new table, with new chance or the old one; asked twice it is the same table."""

        async def work(room: Room) -> OpenedTable:
            need_host(room.kept.keys, secret)
            old = room.kept.row
            if not room.kept.play.match.over:
                raise not_over("the game is not over yet")
            made = await self.services.store.table(old.next) if old.next else None
            if made is None or bool(made.deal) != same_deal:
                made = await self._go_on(room, same_deal)
            return auth.opened(secret, made.id, made.root, made.seats)

        return await self.at(table, work)

    async def _go_on(self, room: Room, same_deal: bool) -> TableRow:
        """A table that opens to all who hold a key of the old one, whoever they are, and to nobody else."""
        old = room.kept.row
        seats = [SeatRow(s.kind, s.name, s.colour, s.bot, s.issue) for s in old.seats]
        table = auth.new_table_id(self.services.rng)
        newest = registry.find(old.game).rules
        row = TableRow(table, old.root, old.game, newest, old.options, old.edition, old.digest, seats)
        row.deal = old.id if same_deal else ""
        keys = [Key(mark, table, role) for mark, role in room.kept.keys.items()]
        await self._create(row, keys, _chance_of(room) if same_deal else [])
        await self.services.store.link(old.id, table)
        old.next = table
        for device in room.devices:
            device.send(Moved(table))
        return row

    async def _create(self, row: TableRow, keys: list[Key], dealt: list[str]) -> None:
        play = begun(row, self.services.lots(row), dealt)
        lines = play.begin()
        row.ply, row.version = play.match.ply, play.public_version
        row.waiting = list(play.match.state.turn().waiting)
        row.changed = self.services.clock()
        await self.services.store.create(row, keys, Entry(0, CHANCE, lines))

    async def free(self, table: str, secret: str, seat: int) -> SeatKey:
        """The host takes the keys of a seat away and gets a new invitation to it."""
        return await self.at(table, partial(seating.free, secret=secret, seat=seat))

    async def leave(self, table: str, secret: str) -> Parted:
        """Somebody gives up the seat whose key this is."""
        return await self.at(table, partial(seating.leave, secret=secret))

    async def end(self, table: str, secret: str) -> Parted:
        """The host closes the table, even if it cannot be opened."""
        try:
            return await self.at(table, partial(seating.close, secret=secret))
        except CannotLoad:
            return await seating.close_unopened(self.services.store, table, secret)

    async def record(self, table: str, secret: str, names: bool) -> str:
        """The record of a finished game, or of a broken one that was closed, for anybody with a secret of the table."""

        async def work(room: Room) -> str:
            if auth.digest(secret) not in room.kept.keys:
                raise wrong_secret()
            row = room.kept.row
            if not room.kept.play.match.over and not (room.kept.broken and (row.over or row.closed)):
                raise not_over("the record can be had when the game is over")
            return record_of(room.kept, names)

        try:
            return await self.at(table, work)
        except CannotLoad:
            return await unplayed_record(self.services.store, table, secret)

    async def mine(self, secrets: list[str]) -> list[TableLine]:
        """The tables that these secrets open, the latest first."""
        by_digest = {auth.digest(secret): secret for secret in secrets}
        found = await self.services.store.find(list(by_digest)) if by_digest else []
        return [_line(row, key.role, by_digest[key.digest]) for key, row in found]


def offered() -> list[GameInfo]:
    """All games."""
    return [
        GameInfo(
            game.id,
            game.rules,
            list(game.players),
            list(game.options),
            list(game.presets),
            list(game.editions()),
            list(bots.NAMES),
            list(bots.LEVELS),
            USUAL_BOT,
        )
        for game in registry.games().values()
    ]


def _seat(wish: SeatWish) -> SeatRow:
    if wish.bot not in bots.NAMES and (wish.kind == "bot" or wish.bot):
        raise Refuse(422, "problem-unknown-bot", f"unknown bot '{wish.bot}'; known: {', '.join(bots.NAMES)}")
    return SeatRow(wish.kind, cleaned(wish.name) or "Guest", wish.colour, wish.bot if wish.kind == "bot" else "")


def _chance_of(room: Room) -> list[str]:
    match = room.kept.play.match
    return [match.game.notate(action) for seat, action in match.log if seat == CHANCE]


def _line(row: TableRow, role: int, secret: str) -> TableLine:
    return TableLine(
        table=row.id,
        game=row.game,
        secret=secret,
        seat=role if role >= 0 else None,
        names=told_apart(row.seats),
        waiting=row.waiting,
        mine=role in row.waiting and not row.seats[role].stand_in and not row.closed,
        over=row.over,
        closed=row.closed,
        ply=row.version,
        changed=row.changed,
    )
