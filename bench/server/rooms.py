"""The most durable moves a second through rooms and store, without a network between."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from itertools import count
from pathlib import Path
from random import Random, SystemRandom
from secrets import token_urlsafe

from fourwinds.server.bots import BotPool
from fourwinds.server.desk import handle
from fourwinds.server.device import Device
from fourwinds.server.lobby import Lobby
from fourwinds.server.room import Room, Services
from fourwinds.server.store import SqliteStore
from fourwinds.server.wire import Act, Commit, Hello, NewTable, SeatWish, Sit

WISH = NewTable("explorers", [SeatWish("me"), SeatWish("link")], {"layout": "random"})


class Sink(Device):
    """A device that encodes what it is sent and drops it."""

    def __init__(self) -> None:
        super().__init__(None, "")  # type: ignore[arg-type]  # nothing is ever pumped into a socket

    def send(self, message: object) -> None:
        """Encodes only."""
        super().send(message)  # type: ignore[arg-type]
        self._out.get_nowait()


async def seat(lobby: Lobby) -> tuple[Room, list[Sink]]:
    """A table with a device for each seat."""
    opened = await lobby.open(WISH)
    sinks = [Sink() for _ in opened.seats]

    async def join(room: Room) -> Room:
        for sink, key in zip(sinks, opened.seats, strict=True):
            sit = [Sit(key.seat, token_urlsafe(16))] if key.invitation else []
            await room.join(sink, Hello([key.secret], sit))
        return room

    return await lobby.at(opened.table, join), sinks


async def play(room: Room, sinks: list[Sink], end: float, rng: Random) -> int:
    """Moves by lot until the end of the game or of the time; how many."""
    ids = count()
    moves = 0
    while time.perf_counter() < end and not room.kept.play.match.over:
        game = room.kept.play
        who = game.match.state.turn().waiting[0]
        viewer = sinks[who].viewer
        assert viewer is not None
        place = (f"m{next(ids)}", who, viewer.version, game.draft(who).step)
        if game.complete(who):
            message: Act | Commit = Commit(*place)
        else:
            message = Act(*place, game.game.notate(rng.choice(game.draft(who).state.legal(who))))
        await room.call(partial(handle, room, sinks[who], message))
        moves += 1
    return moves


async def moves_a_second(folder: Path, tables: int, seconds: float) -> float:
    """The rate over all tables."""
    store = SqliteStore(str(folder / "tables.db"))
    pool = BotPool(most=1)
    lot = SystemRandom()
    lobby = Lobby(Services(store, pool, lot, lambda _: lot, time.time))
    seated = [await seat(lobby) for _ in range(tables)]
    start = time.perf_counter()
    games = [play(room, sinks, start + seconds, Random(number)) for number, (room, sinks) in enumerate(seated)]
    moves = sum(await asyncio.gather(*games))
    elapsed = time.perf_counter() - start
    await lobby.close()
    await pool.close()
    await store.close()
    return moves / elapsed
