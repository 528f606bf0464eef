"""One live table. A single task owns it: everything that concerns the table is a job in its queue.

A move is written to the store first and told to the devices afterwards. Whatever goes wrong in a
job, the table is made anew from the store and goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from random import Random
from typing import Any, Final, TypeVar

from fourwinds.bots import HINT_BOT
from fourwinds.core.messages import Text
from fourwinds.core.protocol import CHANCE
from fourwinds.server import seating, show
from fourwinds.server.auth import HOST, digest
from fourwinds.server.bots import BotPool
from fourwinds.server.device import Device
from fourwinds.server.hints import Hints
from fourwinds.server.kept import Kept, load
from fourwinds.server.limits import Gate, Limits
from fourwinds.server.line import Asker
from fourwinds.server.people import person, stood_in, told_apart
from fourwinds.server.problems import Refuse, wrong_secret
from fourwinds.server.replays import Replays
from fourwinds.server.store.base import INVITED, Change, Cut, Draft, Entry, Store, TableRow, Unwritable
from fourwinds.server.wire import Fault, Hello, Moved, Person, Said
from fourwinds.server.worker import Job, Thought

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
CHAT_SHOWN: Final = 50
REST: Final = 1.0
"""Seconds for which no bot thinks after something could not be written."""
FORBIDDEN: Final = 4403
GRACE: Final = 60.0
"""Seconds that somebody may be away before the host can let a bot play for them."""
LONGER: Final = 5
"""How many times as long it takes until everybody at the table can."""
BROKEN: Final = 1011
RESTORING: Final = (0.1, 0.2, 0.4, 0.8, 1.6)
"""Seconds after each try to make a table anew."""


class Gone(Exception):
    """The room was unloaded; ask for the table again."""


@dataclass
class Services:
    """What all rooms share."""

    store: Store
    pool: BotPool
    rng: Random
    lots: Callable[[TableRow], Random]
    """Where the chance of a table comes from."""
    clock: Callable[[], float]
    hint_bot: str = HINT_BOT
    """Who is asked for hints."""
    grace: float = GRACE
    gate: Gate = field(default_factory=partial(Gate, Limits(), time.monotonic))


class Room:
    """A table, its devices and its bots."""

    def __init__(self, table: str, services: Services) -> None:
        self.table = table
        self.services = services
        self.store = services.store
        self.devices: set[Device] = set()
        self.kept: Kept
        self.loaded = False
        self.replays: Replays | None = None
        self.quiet_since = services.clock()
        self.asked: set[int] = set()
        """The seats that somebody has asked for."""
        self._gone: dict[int, float] = {}
        """Since when nobody of a seat has been here."""
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.hints = Hints(self)
        self.may_tell = defaultdict[int, Callable[[], bool]](services.gate.seat)
        """Whether a seat may tell everybody something now."""
        self._loop = asyncio.get_running_loop()
        self._rested = self._loop.time()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self.asker = Asker(table, self._address)
        self._working = False
        self._closed = False
        self._task = asyncio.create_task(self._run(), name=f"table {table}")

    # Jobs

    async def call(self, job: Callable[[], Awaitable[T]]) -> T:
        """The result of a job that had the table to itself."""
        if self._closed:
            raise Gone
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put_nowait((job, future))
        return await future

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is to be done."""
        busy = self._working or self._thinking or self.hints.tasks or not self._queue.empty()
        return not self.devices and not busy

    async def close(self) -> None:
        """Ends the room's tasks; what is acknowledged is in the store."""
        self._closed = True
        tasks = [self._task, *self._thinking.values(), *self.hints.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._queue.empty():
            self._queue.get_nowait()[1].set_exception(Gone())

    async def _run(self) -> None:
        while True:
            self._working = False
            job, future = await self._queue.get()
            self._working = True
            try:
                if not self.loaded:
                    await self._load()
                    self.loaded = True
                _settle(future, await job())
            except asyncio.CancelledError:
                future.cancel()
                raise
            except Exception as error:
                if isinstance(error, Unwritable):
                    LOG.error("table %s: nothing can be written: %s", self.table, error)
                    self._rested = self._loop.time() + REST
                elif not isinstance(error, Refuse):
                    LOG.exception("table %s: a job failed", self.table)
                _settle(future, error=error)
                if self.loaded and not isinstance(error, Refuse):
                    await self._restore()
            self.quiet_since = self.services.clock()

    async def _load(self) -> None:
        self.kept = await load(self.store, self.table, self.services.lots)
        self.replays = None
        for seat in range(self.kept.play.players):
            self._gone.setdefault(seat, self.services.clock())
        self.summon()

    async def _restore(self) -> None:
        """The table as the store has it, for everybody; if that fails all are cut off, and may come back."""
        for wait in RESTORING:
            try:
                await self._load()
            except Exception:
                LOG.exception("table %s: cannot be restored", self.table)
                await asyncio.sleep(wait)
            else:
                self._tell_all_anew()
                return
        self.loaded = False
        for device in self.devices:
            device.close(BROKEN)
        self.devices.clear()

    def _tell_all_anew(self) -> None:
        for device in self.devices:
            self._tell_anew(device)

    def _tell_anew(self, device: Device) -> None:
        """The restored table for a device; one that cannot be told is cut off and may come back."""
        device.viewer = show.Viewer(self.kept.play, device.seats, device.host, device.invited)
        try:
            self.tell(device, fresh=True)
        except Exception:
            LOG.exception("table %s: cannot be shown", self.table)
            device.close(BROKEN)

    # Devices

    async def join(self, device: Device, hello: Hello) -> None:
        """Lets a device in with the secrets that open something here; refuses if none does."""
        for wish in hello.sit:
            await seating.sit(self, wish, _invited(self._roles(hello.secrets)))
        roles = self._roles([*hello.secrets, *(wish.secret for wish in hello.sit)])
        if not roles:
            raise wrong_secret()
        device.host = HOST in roles
        device.seats = sorted(role for role in roles if role >= 0)
        device.invited = sorted(_invited(roles).difference(device.seats))
        device.viewer = show.Viewer(self.kept.play, device.seats, device.host, device.invited)
        chat = await self.store.chat(self.table, CHAT_SHOWN)
        for seat in device.seats:
            if self.kept.row.seats[seat].stand_in:
                await seating.stand_in(self, seat, "")
        news = [seat for seat in device.seats if not self.here(seat)]
        self.devices.add(device)
        try:
            self.tell(device, fresh=True)
        except Exception:
            self.devices.discard(device)
            raise
        for line in chat:
            device.send(Said(line.seat, line.name, line.text))
        if self.kept.row.next:
            device.send(Moved(self.kept.row.next))
        if news:
            self.tell_all(but=device)
        self.summon()
        self.services.pool.line.look()

    async def leave(self, device: Device) -> None:
        """A device has gone."""
        self.devices.discard(device)
        gone = [seat for seat in device.seats if not self.here(seat)]
        self._gone |= dict.fromkeys(gone, self.services.clock())
        if gone:
            self.tell_all()

    def shut_out(self, seat: int, devices: list[Device], why: str) -> None:
        """Cuts devices off whose secret for the seat is no longer good; who holds another may come back."""
        self._gone[seat] = self.services.clock()
        for device in devices:
            device.seats = [other for other in device.seats if other != seat]
            if not (device.seats or device.host):
                device.send(Fault(why, f"the secret for seat {seat} is no longer good"))
            device.close(FORBIDDEN)

    def _roles(self, secrets: list[str]) -> set[int]:
        """What these secrets open here."""
        found = [self.kept.keys.get(digest(secret)) for secret in secrets]
        return {role for role in found if role is not None}

    def tell(self, device: Device, fresh: bool = False) -> None:
        """Sends a device the table as it may see it."""
        assert device.viewer is not None
        kept, people = self.kept, self._people(device)
        shown = show.table(kept.play, self.table, device.viewer, people, fresh, kept.row.closed)
        if shown.over:
            shown.stood_in = stood_in(kept.stood_in)
        device.send(show.halted(shown, kept.row.over) if kept.broken else shown)

    def _people(self, device: Device) -> list[Person]:
        kept = self.kept
        names = told_apart(kept.row.seats)
        return [
            person(row, names[seat], kept.taken(seat), bool(row.bot) or self.here(seat), self.patience(device, seat))
            for seat, row in enumerate(kept.row.seats)
        ]

    def patience(self, device: Device, seat: int) -> int | None:
        """In how many seconds a device may let a bot play for somebody who is away; None if it may not."""
        row = self.kept.row.seats[seat]
        if row.bot or self.here(seat) or self.kept.ended or not (device.host or device.seats):
            return None
        due = self._gone[seat] + self.services.grace * (1 if device.host else LONGER)
        return max(0, ceil(due - self.services.clock()))

    def tell_all(self, but: Device | None = None) -> None:
        """Sends every device the table."""
        for device in self.devices:
            if device is not but:
                self.tell(device)

    def tell_seat(self, seat: int) -> None:
        """Sends the table to the devices of one seat."""
        for device in self.devices:
            if seat in device.seats:
                self.tell(device)

    def _address(self) -> str:
        """From where somebody is here."""
        return min((device.address for device in self.devices), default="")

    def here(self, seat: int) -> bool:
        """Whether a device of the seat is connected."""
        return any(seat in device.seats for device in self.devices)

    # Writing

    async def keep(self, seat: int) -> None:
        """Writes the seat's draft down."""
        await self.store.save_draft(self.table, self.kept.play.match.ply, seat, self._draft(seat))

    async def commit(self, seat: int) -> None:
        """Moves the seat's draft into the log. The caller tells the devices."""
        await self._write(seat, partial(self.kept.play.commit, seat))

    async def beside(self, seat: int, action: int) -> None:
        """Plays something besides the turn. The caller tells the devices."""
        await self._write(seat, partial(self.kept.play.beside, seat, action))

    async def _write(self, seat: int, enter: Callable[[], list[str]]) -> None:
        play, bot = self.kept.play, "" if seat == CHANCE else self.kept.row.seats[seat].stand_in
        before = [other for other in range(play.players) if play.draft_lines(other)]
        ply = play.match.ply
        lines = enter()
        cleared = [other for other in before if not play.draft_lines(other)]
        turn = play.match.state.turn()
        change = Change(
            table=self.table,
            expected_ply=ply,
            seat=seat,
            lines=lines,
            drafts={other: self._draft(other) for other in {seat, *cleared}},
            version=play.public_version,
            waiting=list(turn.waiting),
            over=not turn.waiting,
            changed=self.services.clock(),
            bot=bot,
        )
        await self.store.append(change)
        if bot:
            self.kept.stood_in.append(Entry(ply, seat, lines, bot))
        self.summon()

    async def go_on(self) -> None:
        """Goes on from the last position that the log leads to; what stands behind it is kept elsewhere."""
        play, row = self.kept.play, self.kept.row
        waiting, now = list(play.match.state.turn().waiting), self.services.clock()
        await self.store.cut(Cut(self.table, row.ply, play.match.ply, play.public_version, waiting, now))
        await self._load()
        if self.kept.play.match.state.turn().waiting == (CHANCE,):
            await self._write(CHANCE, self.kept.play.begin)
        self._tell_all_anew()
        await seating.tell(self, Text("news-goes-on"))

    def tell_commit(self) -> None:
        """Sends the table to all who may notice the last commit."""
        seen = self.kept.play.seen[-1]
        for device in self.devices:
            if device.viewer is not None and device.viewer.mask & seen:
                self.tell(device)

    def _draft(self, seat: int) -> Draft:
        return Draft(self.kept.play.draft_lines(seat), self.kept.moves.get(seat, []))

    # Bots

    def summon(self) -> None:
        """Asks the bots that are waited for, unless the table stands still or is left to bots alone."""
        left = not self.devices and all(seat.player for seat in self.kept.row.seats)
        if self.kept.broken or self.kept.row.closed or left:
            return
        for seat in self.kept.play.match.state.turn().waiting:
            bot = self.kept.row.seats[seat].player if seat >= 0 else ""
            if bot and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat, bot))

    async def _think(self, seat: int, bot: str) -> None:
        await asyncio.sleep(self._rested - self._loop.time())
        since = self.kept.play.since[seat]
        thought = Thought([])
        try:
            job = self.job(seat, bot, self.kept.play.deal.rng.getrandbits(32))
            thought = await self.services.pool.think(job, self.asker)
        except Exception:
            LOG.exception("table %s: the bot of seat %d cannot be asked", self.table, seat)
        with suppress(Exception):  # a job that fails is logged and repaired by the room itself
            await self.call(partial(self._bot_turn, seat, bot, since, thought))

    def job(self, seat: int, bot: str, seed: int) -> Job:
        """The match so far, for a bot that is to think about it from a seat's view."""
        match = self.kept.play.match
        lines = [match.line(who, action) for who, action in match.log]
        return Job(match.game.id, match.config, lines, seat, bot, seed)

    async def _bot_turn(self, seat: int, bot: str, since: int, thought: Thought) -> None:
        """Plays what the bot chose; a bot that chose nothing or nonsense moves by lot, so that no table waits.

        A bot whose seat was given back meanwhile does nothing.
        """
        play, row = self.kept.play, self.kept.row
        self._thinking.pop(seat, None)
        moved_on = self.kept.broken or row.closed or play.since[seat] != since or not play.asked(seat)
        if moved_on or row.seats[seat].player != bot:
            self.summon()
            return
        aside = play.parse(thought.beside) if thought.beside else None
        if isinstance(aside, int) and play.is_beside(seat, aside):
            await self.beside(seat, aside)
        else:
            play.take_turn(seat, thought.actions)
            await self.commit(seat)
        self.tell_commit()


def _invited(roles: set[int]) -> set[int]:
    return {INVITED - role for role in roles if role <= INVITED}


def _settle(future: asyncio.Future[Any], result: object = None, error: Exception | None = None) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
