"""What each device is told: the table through the eyes of its seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

from msgspec import Raw
from msgspec.structs import replace

from fourwinds.core.messages import Text
from fourwinds.core.protocol import PUBLIC
from fourwinds.server.play import Play
from fourwinds.server.wire import Choice, LogLine, Person, SeatView, Table


class Viewer:
    """Whose eyes a device has: the seats it plays, or the public's if it plays none."""

    def __init__(self, play: Play, seats: list[int], host: bool, invited: Sequence[int] = ()) -> None:
        self.seats = seats
        self.host = host
        self.invited = list(invited)
        self.eyes = seats or [PUBLIC]
        self.mask = sum(play.bit(seat) for seat in self.eyes)
        self.forget()

    def forget(self) -> None:
        """Begins again before the first commit."""
        self.version = 0
        self._commits = 0
        self._notes = 0

    def news(self, play: Play) -> list[LogLine]:
        """What happened since it was asked last and may be told; a line's `ply` is the viewer's version."""
        lines = self._told(play)
        for seen in play.seen[self._commits :]:
            self._commits += 1
            self.version += bool(seen & self.mask)
            lines += self._told(play)
        return lines

    def _told(self, play: Play) -> list[LogLine]:
        lines: list[LogLine] = []
        while self._notes < len(play.notes) and play.notes[self._notes].commit == self._commits:
            note = play.notes[self._notes]
            self._notes += 1
            if note.only is None or note.only in self.seats:
                text, facts = cast("Text", Raw(note.text)), cast("dict[str, Any]", Raw(note.facts))
                lines.append(LogLine(self.version, text, note.kind, facts))
        return lines


def table(play: Play, name: str, viewer: Viewer, people: list[Person], fresh: bool, closed: bool = False) -> Table:
    """The whole table for a device; what it has been told already is not told again unless fresh."""
    turn = play.match.state.turn()
    if fresh:
        viewer.forget()
    events = viewer.news(play)
    return Table(
        table=name,
        game=play.game.id,
        v=viewer.version,
        people=people,
        host=viewer.host,
        invited=viewer.invited,
        waiting=list(turn.waiting),
        may=list(turn.may),
        over=not turn.waiting,
        closed=closed,
        seats=[seat_view(play, seat, closed) for seat in viewer.eyes],
        events=events,
        fresh=fresh,
        broken=False,
        outcome=play.match.state.outcome(),
        stood_in=[],
    )


def halted(table: Table, over: bool) -> Table:
    """The table if its log is broken behind this position: nobody is asked for anything, though it may be over."""
    still = partial(replace, choices=[], besides=[], step=0, complete=False, commit=None)
    prompt = Text("prompt-broken-over" if over else "prompt-broken")
    seats = [still(seat) if table.closed else still(seat, prompt=prompt) for seat in table.seats]
    return replace(table, waiting=[], may=[], over=table.over or over, seats=seats, broken=True)


def seat_view(play: Play, seat: int, closed: bool = False) -> SeatView:
    """All that one seat is told; at a closed table nobody has anything to decide."""
    state, screen = play.match.state, play.game.screen
    if closed or seat == PUBLIC:
        prompt = Text("prompt-closed") if closed else state.prompt(PUBLIC)
        return SeatView(None if seat == PUBLIC else seat, screen(state.view(seat)), prompt, [], [], 0, False, None)
    state, step, complete = play.shown(seat), play.draft(seat).step, play.complete(seat)
    return SeatView(
        seat=seat,
        view=screen(state.view(seat)),
        prompt=Text("prompt-commit") if complete else state.prompt(seat),
        choices=[] if complete or not play.asked(seat) else choices(play, seat),
        besides=besides(play, seat),
        step=step,
        complete=complete,
        commit=state.closing(seat) if complete or step else None,
    )


def choices(play: Play, seat: int) -> list[Choice]:
    """What the seat may do next."""
    game, state = play.game, play.draft(seat).state
    return [
        Choice(
            action=game.notate(action),
            text=game.describe(action),
            place=game.place(action),
            final=play.single(seat, action),
            gain=game.gives(state, seat, action),
        )
        for action in state.legal(seat)
    ]


def besides(play: Play, seat: int) -> list[Choice]:
    """What the seat may do at any time."""
    game = play.game
    return [
        Choice(game.notate(action), game.describe(action), game.place(action), final=True)
        for action in play.match.state.besides(seat)
    ]
