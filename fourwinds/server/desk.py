"""Answers a device's messages at its table."""

from __future__ import annotations

from typing import Final

from fourwinds import bots
from fourwinds.core.messages import Refusal, Text
from fourwinds.server import seating
from fourwinds.server.device import Device
from fourwinds.server.hints import no
from fourwinds.server.people import cleaned, told_apart
from fourwinds.server.replays import Replays
from fourwinds.server.room import Room
from fourwinds.server.store.base import ChatLine
from fourwinds.server.wire import (
    Act,
    Ask,
    ClientMessage,
    Commit,
    Done,
    Fault,
    Gain,
    GoOn,
    Hello,
    Hint,
    LogLine,
    No,
    Rename,
    Replay,
    Said,
    Say,
    StandIn,
    Undo,
    Why,
)

Move = Act | Undo | Commit
REMEMBERED: Final = 8
"""How many of a seat's last moves are known again when they are sent again."""


async def handle(room: Room, device: Device, message: ClientMessage) -> None:
    """One message of a device, as a job of the room."""
    if isinstance(message, Hello):
        device.send(Fault("fault-hello-again", "hello has been said"))
    elif isinstance(message, Replay):
        _replay(room, device, message)
    elif isinstance(message, GoOn):
        await _go_on(room, device)
    elif isinstance(message, StandIn):
        await _stand_in(room, device, message)
    elif isinstance(message, Ask):
        await _ask(room, device, message)
    elif message.seat not in device.seats:
        device.send(Fault("fault-not-your-seat", f"seat {message.seat} is not yours"))
    elif isinstance(message, Why):
        _why(room, device, message)
    elif isinstance(message, Hint):
        _hint(room, device, message)
    elif isinstance(message, Rename | Say) and not room.may_tell[message.seat]():
        device.send(Fault("fault-too-often", "too many names or lines in a short time"))
    elif isinstance(message, Rename):
        await _rename(room, message)
    elif isinstance(message, Say):
        await _say(room, message)
    else:
        await _move(room, device, message)


async def _move(room: Room, device: Device, message: Move) -> None:
    play, seat = room.kept.play, message.seat
    moves = room.kept.moves.setdefault(seat, [])
    if message.id in moves:
        device.send(_done(room, device, message))
        return
    if _stale(room, device, message):
        device.send(No(message.id, no("refuse-stale")))
        room.tell(device, fresh=True)
        return
    halted = _halted(room)
    if halted is not None:
        device.send(No(message.id, halted))
        return
    aside = _aside(room, message)
    refusal = _refusal(room, message) if aside is None else None
    if refusal is not None:
        device.send(No(message.id, refusal))
        return
    room.kept.moves[seat] = [*moves, message.id][-REMEMBERED:]
    if aside is not None or isinstance(message, Commit) or play.due(seat):
        await (room.commit(seat) if aside is None else room.beside(seat, aside))
        device.send(_done(room, device, message))
        room.tell_commit()
    else:
        await room.keep(seat)
        device.send(_done(room, device, message))
        room.tell_seat(seat)


async def _go_on(room: Room, device: Device) -> None:
    if not device.host:
        device.send(Fault("fault-not-host", "only the host can let a broken table go on"))
    elif room.kept.broken and not room.kept.ended and not room.kept.row.over:
        await room.go_on()
    else:
        room.tell(device)


def _stale(room: Room, device: Device, message: Move | Hint) -> bool:
    """Whether the device had not seen what it decides about.

    What other seats did meanwhile does not matter as long as this seat's own decision stayed the same.
    """
    play, seat = room.kept.play, message.seat
    assert device.viewer is not None
    first = play.version(device.viewer.mask, play.since[seat])
    last = play.version(device.viewer.mask)
    return not first <= message.v <= last or message.step != play.draft(seat).step


def _aside(room: Room, message: Move) -> int | None:
    """What the seat wants to do besides its turn, if that is what it wants."""
    action = room.kept.play.parse(message.action) if isinstance(message, Act) else None
    return action if isinstance(action, int) and room.kept.play.is_beside(message.seat, action) else None


def _refusal(room: Room, message: Move) -> Refusal | None:
    """Plays the move into the seat's draft, or says why not."""
    play, seat = room.kept.play, message.seat
    if isinstance(message, Commit):
        return None if play.complete(seat) else no("refuse-incomplete")
    if isinstance(message, Undo):
        if not 0 <= message.to < play.draft(seat).step:
            return no("refuse-undo")
        play.undo(seat, message.to)
        return None
    action = play.parse(message.action)
    refusal = action if isinstance(action, Refusal) else play.refusal(seat, action)
    if refusal is None and isinstance(action, int):
        play.act(seat, action)
    return refusal


def _done(room: Room, device: Device, message: Move) -> Done:
    play = room.kept.play
    assert device.viewer is not None
    return Done(message.id, play.version(device.viewer.mask), play.draft(message.seat).step)


def _why(room: Room, device: Device, message: Why) -> None:
    play = room.kept.play
    action = play.parse(message.action)
    refusal = action if isinstance(action, Refusal) else play.refusal(message.seat, action)
    if refusal is None and isinstance(action, int):
        state = play.draft(message.seat).state
        device.send(Gain(message.id, play.game.gives(state, message.seat, action)))
    elif refusal is not None:
        device.send(No(message.id, refusal))


def _hint(room: Room, device: Device, message: Hint) -> None:
    if _stale(room, device, message):
        refusal: Refusal | None = no("refuse-stale")
    else:
        refusal = _halted(room) or room.hints.ask(device, message)
    if refusal is not None:
        device.send(No(message.id, refusal))


def _halted(room: Room) -> Refusal | None:
    """Why nothing is played here now, or nothing."""
    if room.kept.broken:
        return no("refuse-broken")
    return no("refuse-closed") if room.kept.row.closed else None


async def _stand_in(room: Room, device: Device, message: StandIn) -> None:
    """Lets a bot play for somebody who is away, or no longer."""
    fault = _no_stand_in(room, device, message)
    if fault is not None:
        device.send(fault)
    elif room.kept.row.seats[message.seat].stand_in != message.bot:
        await seating.stand_in(room, message.seat, message.bot)


def _no_stand_in(room: Room, device: Device, message: StandIn) -> Fault | None:
    """Why the device may not do that."""
    seats, seat, bot = room.kept.row.seats, message.seat, message.bot
    if not 0 <= seat < len(seats) or not (device.host or (device.seats and bot)):
        return Fault("fault-not-your-seat", f"seat {seat} is not yours to give")
    if seats[seat].bot or (bot and bot not in bots.LEVELS):
        return Fault("fault-stand-in", f"'{bot}' cannot play for seat {seat}")
    if room.here(seat):
        return Fault("fault-still-here", f"whoever plays seat {seat} is here")
    if bot and room.patience(device, seat) != 0:
        return Fault("fault-too-early", f"whoever plays seat {seat} may come back")
    if seats[seat].stand_in != bot and not room.may_tell[seat]():
        return Fault("fault-too-often", f"too much was changed at seat {seat} in a short time")
    return None


async def _ask(room: Room, device: Device, message: Ask) -> None:
    """Asks for a seat that somebody else holds."""
    if message.seat not in device.invited:
        device.send(Fault("fault-not-your-seat", f"you were not invited to seat {message.seat}"))
    elif room.kept.taken(message.seat):
        await seating.ask(room, message.seat, message.name)


async def _rename(room: Room, message: Rename) -> None:
    row = room.kept.row.seats[message.seat]
    name = cleaned(message.name) or row.name
    await room.store.rename(room.table, message.seat, name, message.colour)
    row.name, row.colour = name, message.colour
    room.tell_all()


async def _say(room: Room, message: Say) -> None:
    text = cleaned(message.text)
    if not text:
        return
    line = ChatLine(message.seat, told_apart(room.kept.row.seats)[message.seat], text)
    await room.store.say(room.table, line)
    for device in room.devices:
        device.send(Said(line.seat, line.name, line.text))


def _replay(room: Room, device: Device, message: Replay) -> None:
    play = room.kept.play
    if not play.match.over:
        device.send(No(message.id, no("refuse-not-over")))
        return
    known = message.seat is None or 0 <= message.seat < play.players
    if not known or not 0 <= message.ply <= play.match.ply:
        device.send(No(message.id, no("refuse-no-such-ply")))
        return
    room.replays = room.replays or Replays(play.match)
    position = room.replays.position(message.id, message.seat, message.ply)
    position.events = [*_by_bot(room, message.ply), *position.events]
    device.send(position)


def _by_bot(room: Room, ply: int) -> list[LogLine]:
    """That a bot made this action for somebody who was away, if one did."""
    names = told_apart(room.kept.row.seats)
    commits = [commit for commit in room.kept.stood_in if commit.ply < ply <= commit.ply + len(commit.lines)]
    return [
        LogLine(ply, Text("news-by-bot", {"name": names[commit.seat], "bot": Text(f"bot-{commit.bot}")}))
        for commit in commits
    ]
