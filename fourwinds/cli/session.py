"""A match at one terminal: people, bots and chance in turn, with what happened at every ply."""

from __future__ import annotations

from random import Random

from fourwinds.bots import decide, make
from fourwinds.cli.seats import BOT
from fourwinds.core.match import Match
from fourwinds.core.messages import Event, Text
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE, State


class Session:
    """A match in play. Luck depends on the seed and the ply alone, so a resumed game goes on as it would have."""

    def __init__(self, match: Match, seed: int) -> None:
        """Takes up a match where it stands."""
        self.seed = seed
        self.humans = [seat for seat, name in enumerate(match.seats) if not name.startswith(BOT)]
        self.match = match
        self._told: list[list[Event]] = []
        self._final: list[bool] = []
        for ply, state, events in match.replayed():
            if ply > 0:
                self._told.append(events)
            if ply < match.ply:
                self._final.append(state.final(*match.log[ply]))

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    def asked(self) -> int | None:
        """The person who is asked now; whoever acted last goes on while possible."""
        waiting = [seat for seat in self.state.turn().waiting if seat in self.humans]
        last = self.match.log[-1][0] if self.match.log else None
        return last if last in waiting else next(iter(waiting), None)

    def play(self, seat: int, action: int) -> None:
        """Plays a legal action."""
        events: list[Event] = []
        final = self.state.final(seat, action)
        self.match.play(seat, action, events)
        self._told.append(events)
        self._final.append(final)

    def advance(self) -> None:
        """Lets chance and the bots act until a person is asked or the game is over."""
        while self.asked() is None and not self.match.over:
            seat = self.state.turn().waiting[0]
            self.play(seat, self._automatic(seat))

    def _automatic(self, seat: int) -> int:
        luck = Random(f"{self.seed}/{self.match.ply}")
        if seat == CHANCE:
            return draw(self.state, luck)
        bot = make(self.match.seats[seat].removeprefix(BOT), self.match.game, luck.getrandbits(32))
        return decide(bot, self.state, seat)

    def can_undo(self, seat: int) -> bool:
        """Whether the last thing that happened is an action of the seat that showed it nothing new."""
        log = self.match.log
        return bool(log) and log[-1][0] == seat and not self._final[-1]

    def undo(self) -> None:
        """Takes the last action back."""
        ply = self.match.ply - 1
        self.match.undo(ply)
        del self._told[ply:], self._final[ply:]

    def told(self, seat: int, since: int = 0) -> list[Text]:
        """What the seat may know of what happened after a ply."""
        return visible([event for events in self._told[since:] for event in events], seat)


def visible(events: list[Event], seat: int) -> list[Text]:
    """The events that a seat may see, in words."""
    return [event.text() for event in events if event.only is None or event.only == seat]
