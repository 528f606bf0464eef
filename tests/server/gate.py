"""A pool of bots that wait until they are let go."""

from __future__ import annotations

import asyncio

from fourwinds.server.bots import BotPool
from fourwinds.server.line import Asker
from fourwinds.server.worker import Job, Thought

from .house import House


class GatedPool(BotPool):
    """Nobody thinks before the gate is open."""

    def __init__(self) -> None:
        super().__init__(most=2, seconds=300.0)
        self.gate = asyncio.Event()
        self.asked: list[str] = []

    async def think(self, job: Job, asker: Asker) -> Thought:
        self.asked.append(job.bot)
        await self.gate.wait()
        return await super().think(job, asker)

    def open(self, house: House) -> None:
        assert house.loop is not None
        house.loop.call_soon_threadsafe(self.gate.set)
