"""Answers a device's messages at its table."""

from __future__ import annotations

from typing import Final

from fourwinds.core.messages import Refusal, Text
from fourwinds.server.device import Device
from fourwinds.server.people import cleaned
from fourwinds.server.replays import Replays
from fourwinds.server.room import Room
from fourwinds.server.store.base import ChatLine
from fourwinds.server.wire import (
    Act,
    ClientMessage,
    Commit,
    Done,
    Fault,
    Gain,
    Hello,
    No,
    Rename,
    Replay,
    Said,
    Say,
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
    elif message.seat not in device.seats:
        device.send(Fault("fault-not-your-seat", f"seat {message.seat} is not yours"))
    elif isinstance(message, Why):
        _why(room, device, message)
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
        device.send(_no(message.id, "refuse-stale"))
        room.tell(device, fresh=True)
        return
    refusal = _refusal(room, message)
    if refusal is not None:
        device.send(No(message.id, refusal))
        return
    room.kept.moves[seat] = [*moves, message.id][-REMEMBERED:]
    if isinstance(message, Commit) or play.due(seat):
        await room.commit(seat)
        device.send(_done(room, device, message))
        room.tell_commit()
    else:
        await room.keep(seat)
        device.send(_done(room, device, message))
        room.tell_seat(seat)


def _stale(room: Room, device: Device, message: Move) -> bool:
    """Whether the device had not seen what it decides about.

    What other seats did meanwhile does not matter as long as this seat's own decision stayed the same.
    """
    play, seat = room.kept.play, message.seat
    assert device.viewer is not None
    first = play.version(device.viewer.mask, play.since[seat])
    last = play.version(device.viewer.mask)
    return not first <= message.v <= last or message.step != play.draft(seat).step


def _refusal(room: Room, message: Move) -> Refusal | None:
    """Plays the move into the seat's draft, or says why not."""
    play, seat = room.kept.play, message.seat
    if isinstance(message, Commit):
        return None if play.complete(seat) else Refusal("", Text("refuse-incomplete"))
    if isinstance(message, Undo):
        if not 0 <= message.to < play.draft(seat).step:
            return Refusal("", Text("refuse-undo"))
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


def _no(name: str, key: str) -> No:
    return No(name, Refusal("", Text(key)))


def _why(room: Room, device: Device, message: Why) -> None:
    play = room.kept.play
    action = play.parse(message.action)
    refusal = action if isinstance(action, Refusal) else play.refusal(message.seat, action)
    if refusal is None and isinstance(action, int):
        state = play.draft(message.seat).state
        device.send(Gain(message.id, play.game.gives(state, message.seat, action)))
    elif refusal is not None:
        device.send(No(message.id, refusal))


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
    line = ChatLine(message.seat, room.kept.row.seats[message.seat].name, text)
    await room.store.say(room.table, line)
    for device in room.devices:
        device.send(Said(line.seat, line.name, line.text))


def _replay(room: Room, device: Device, message: Replay) -> None:
    play = room.kept.play
    if not play.match.over:
        device.send(_no(message.id, "refuse-not-over"))
        return
    known = message.seat is None or 0 <= message.seat < play.players
    if not known or not 0 <= message.ply <= play.match.ply:
        device.send(_no(message.id, "refuse-no-such-ply"))
        return
    room.replays = room.replays or Replays(play.match)
    device.send(room.replays.position(message.id, message.seat, message.ply))
