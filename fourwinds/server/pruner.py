"""Removes tables that were opened and never touched, a few at a time, so that nobody has to wait."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fourwinds.server.lobby import Lobby
from fourwinds.server.store.base import Unwritable

LOG: Final = logging.getLogger(__name__)
DAY: Final = 86_400.0
PAUSE: Final = 1.0
"""Seconds between two steps."""
REST: Final = 3_600.0
"""Seconds until the tables are gone through again."""


async def prune(lobby: Lobby, days: float) -> None:
    """Goes through all tables again and again."""
    after = ""
    while True:
        try:
            after = await step(lobby, days, after)
        except Unwritable as error:
            LOG.error("untouched tables cannot be removed: %s", error)
        await asyncio.sleep(PAUSE if after else REST)


async def step(lobby: Lobby, days: float, after: str) -> str:
    """The next tables behind one; answers with the last of them, or with nothing when all are done."""
    before = lobby.services.clock() - days * DAY
    last, gone = await lobby.services.store.prune(after, before, set(lobby.rooms))
    for table in gone:
        if table in lobby.rooms:  # somebody came at the same moment
            await lobby.unload(lobby.rooms[table])
    return last
