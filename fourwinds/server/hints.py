"""Hints: what a bot thinks of a seat's decision, asked for by the seat and told to nobody else.

A hint is worked out from the seat's view alone and leaves no trace at the table.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from fourwinds.core.messages import Refusal, Text
from fourwinds.server.device import Device
from fourwinds.server.play import Play
from fourwinds.server.wire import Hint, No, Opinion, Opinions
from fourwinds.server.worker import Job, Thought

if TYPE_CHECKING:
    from fourwinds.server.room import Room

LOG: Final = logging.getLogger(__name__)
MOST: Final = 5
"""Choices that a hint names."""
SEED: Final = 1
"""Always the same: a hint takes no luck from the table, and two equal views get the same hint."""


class Asked:
    """A hint that is being thought about: who asked, and about which steps of which decision."""

    def __init__(self, device: Device, message: Hint, play: Play) -> None:
        self.device = device
        self.id = message.id
        self.seat = message.seat
        self.moment = moment(play, message.seat)


class Hints:
    """The hints of one table; one at a time for each seat."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._asked: dict[int, Asked] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def ask(self, device: Device, message: Hint) -> Refusal | None:
        """Begins to think, or says why not. A hint that is asked for again, after a lost connection, goes on."""
        play, known = self._room.kept.play, self._asked.get(message.seat)
        if known is not None:
            known.device = device if known.id == message.id else known.device
            return None if known.id == message.id else no("refuse-hint-thinking")
        refusal = _refusal(play, message.seat)
        if refusal is None:
            asked = self._asked[message.seat] = Asked(device, message, play)
            task = asyncio.create_task(self._think(asked, job(self._room, message.seat)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return refusal

    async def _think(self, asked: Asked, work: Job) -> None:
        thought = Thought([])
        try:
            thought = await self._room.services.pool.think(work, self._room.asker)
        except Exception:
            LOG.exception("no hint for seat %d", asked.seat)
        with suppress(Exception):  # a job that fails is logged and repaired by the room itself
            await self._room.call(partial(self._answer, asked, thought))

    async def _answer(self, asked: Asked, thought: Thought) -> None:
        """Tells what the bot thinks, unless the seat decides about something else by now."""
        self._asked.pop(asked.seat)
        play = self._room.kept.play
        if moment(play, asked.seat) != asked.moment:
            asked.device.send(No(asked.id, no("refuse-stale")))
        elif not thought.verdicts:
            asked.device.send(No(asked.id, no("refuse-no-hint")))
        else:
            asked.device.send(Opinions(asked.id, opinions(play, thought)))


def _refusal(play: Play, seat: int) -> Refusal | None:
    if play.match.over:
        return no("refuse-game-over")
    if not play.asked(seat):
        return no("refuse-not-your-turn")
    return no("refuse-turn-complete") if play.complete(seat) else None


def moment(play: Play, seat: int) -> tuple[int, list[str]]:
    """What the seat decides about: when the decision began, and its steps so far."""
    return play.since[seat], play.draft_lines(seat)


def job(room: Room, seat: int) -> Job:
    """The question to the bot: the log with the seat's own steps behind it."""
    game, steps = room.kept.play.game, room.kept.play.draft(seat).steps
    asked = room.job(seat, room.services.hint_bot, SEED)
    asked.lines += [f"{seat} {game.notate(step.action)}" for step in steps]
    asked.kind = "hint"
    return asked


def opinions(play: Play, thought: Thought) -> list[Opinion]:
    """The best of what the bot thought about, in words for people."""
    found: list[Opinion] = []
    for verdict in thought.verdicts[:MOST]:
        action = play.game.parse(verdict.action)
        text, place = play.game.describe(action), play.game.place(action)
        found.append(Opinion(verdict.action, text, place, verdict.games, verdict.wins, verdict.score))
    return found


def no(key: str) -> Refusal:
    """A refusal that no rule stands behind."""
    return Refusal("", Text(key))
