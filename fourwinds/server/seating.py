"""Who sits where. Whatever changes it is kept and told to everybody at the table.

A seat belongs to whoever sat down: to the devices that hold its key. An invitation is good while nobody
sits there. The host can free a seat, which takes its key away, but never gets the key itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from fourwinds.core.messages import Text
from fourwinds.server import auth
from fourwinds.server.people import cleaned, told_apart
from fourwinds.server.problems import Refuse, need_host, wrong_secret
from fourwinds.server.store.base import Key, News, SeatRow, Store, inviting
from fourwinds.server.wire import Parted, SeatKey, Sit

if TYPE_CHECKING:
    from fourwinds.server.device import Device
    from fourwinds.server.room import Room


async def sit(room: Room, wish: Sit, invited: set[int]) -> None:
    """Lets somebody sit down with a key of their own, where they were invited and nobody sits."""
    kept, key = room.kept, Key(auth.digest(wish.secret), room.table, wish.seat)
    if wish.seat not in invited or kept.taken(wish.seat) or key.digest in kept.keys or kept.ended:
        return
    old = kept.row.seats[wish.seat]
    others = [row.colour for seat, row in enumerate(kept.row.seats) if seat != wish.seat]
    colour = old.colour if wish.colour in others else wish.colour
    row = replace(old, name=cleaned(wish.name) or old.name, colour=colour, stand_in="")
    await _reseat(room, wish.seat, row, [*kept.keys_of(wish.seat), key], "news-sits-down")


async def free(room: Room, secret: str, seat: int) -> SeatKey:
    """Takes the keys of a seat away, for its host; the answer is the invitation that is good from here on."""
    need_host(room.kept.keys, secret)
    kept = room.kept
    if not 0 <= seat < len(kept.row.seats) or kept.row.seats[seat].bot:
        raise Refuse(404, "problem-unknown-seat", f"there is no seat {seat} for a person at this table")
    _not_too_often(room, seat)
    row = replace(kept.row.seats[seat], kind=auth.BY_LINK, issue=kept.row.seats[seat].issue + 1)
    invitation = auth.derived(secret, kept.row.root, seat, row.issue)
    key = Key(auth.digest(invitation), room.table, inviting(seat))
    await _reseat(room, seat, row, [key], "news-freed" if kept.taken(seat) else "")
    return SeatKey(seat, invitation, invitation=True)


async def leave(room: Room, secret: str) -> Parted:
    """Gives up the seat whose key this is. The invitation to it is good again."""
    kept = room.kept
    seat = kept.keys.get(auth.digest(secret), auth.HOST)
    if seat < 0:
        raise wrong_secret()
    _not_too_often(room, seat)
    # A seat on the host's own device had no invitation; what was its key becomes one.
    invitation = next((key for key in kept.keys_of(seat) if key.role != seat), None)
    mark = invitation.digest if invitation else auth.digest(secret)
    row = replace(kept.row.seats[seat], kind=auth.BY_LINK)
    await _reseat(room, seat, row, [Key(mark, room.table, inviting(seat))], "news-leaves")
    return Parted(room.table, seat)


async def stand_in(room: Room, seat: int, bot: str) -> None:
    """Lets a bot play for a seat, or its person again. The caller has checked that it may be."""
    row = replace(room.kept.row.seats[seat], stand_in=bot)
    await _reseat(room, seat, row, room.kept.keys_of(seat), "news-stands-in" if bot else "news-plays-again")
    room.summon()


async def ask(room: Room, seat: int, name: str) -> None:
    """Says at the table that somebody would like to have a seat; once, until somebody else sits there."""
    if seat in room.asked:
        return
    room.asked.add(seat)
    args: dict[str, int | str | Text] = {"asker": cleaned(name) or "?", "name": _name(room, seat)}
    await tell(room, Text("news-asks", args))


async def close(room: Room, secret: str) -> Parted:
    """Ends a table before its game is over, for its host."""
    need_host(room.kept.keys, secret)
    if room.kept.play.match.over:
        raise Refuse(409, "problem-over", "the game is over; there is nothing to close")
    if not room.kept.row.closed:
        text = Text("news-closes")
        await room.store.end(room.table, News(room.kept.play.match.ply, text))
        room.kept.row.closed = True
        room.kept.play.tell(text)
        room.tell_all()
    return Parted(room.table, None)


async def close_unopened(store: Store, table: str, secret: str) -> Parted:
    """Ends a table that this program cannot play, so that at least its record can be had."""
    row, keys = await store.table(table), {key.digest: key.role for key in await store.keys(table)}
    need_host(keys, secret)
    if row is not None and not row.over and not row.closed:
        await store.end(table, News(row.ply, Text("news-closes")))
    return Parted(table, None)


async def tell(room: Room, text: Text) -> None:
    """Tells everybody who is or will be at the table."""
    await room.store.tell(room.table, News(room.kept.play.match.ply, text))
    room.kept.play.tell(text)
    room.tell_all()


def _not_too_often(room: Room, seat: int) -> None:
    if not room.may_tell[seat]():
        raise Refuse(429, "problem-too-often", f"too much was changed at seat {seat} in a short time")


async def _reseat(room: Room, seat: int, row: SeatRow, keys: list[Key], key: str) -> None:
    """Writes a seat down and what everybody is told of it, if anything; a secret that is not among the keys is lost."""
    kept = room.kept
    rows = [row if number == seat else other for number, other in enumerate(kept.row.seats)]
    args: dict[str, int | str | Text] = {"name": told_apart(rows)[seat]}
    if row.stand_in:
        args["bot"] = Text(f"bot-{row.stand_in}")
    news = News(kept.play.match.ply, Text(key, args)) if key else None
    await room.store.reseat(room.table, seat, row, keys, news)
    lost = {old.role for old in kept.keys_of(seat) if old not in keys}
    kept.reseat(seat, row, keys)
    room.asked.discard(seat)
    if lost:
        why = "problem-seat-left" if key == "news-leaves" else "problem-seat-freed"
        room.shut_out(seat, [device for device in room.devices if _holds(device, seat, lost)], why)
    if news is not None:
        kept.play.tell(news.text)
    room.tell_all()


def _holds(device: Device, seat: int, roles: set[int]) -> bool:
    return (seat in roles and seat in device.seats) or (inviting(seat) in roles and seat in device.invited)


def _name(room: Room, seat: int) -> str:
    return told_apart(room.kept.row.seats)[seat]
