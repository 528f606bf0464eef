"""A match: a configuration and the list of actions since. Everything else is folded from these."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from fourwinds.core import registry
from fourwinds.core.messages import About, Config, Event, Refusal, Refused, Text, Unusable
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE, Game, State

CHANCE_MARK: Final = "*"
"""The seat of chance in a line of a record."""


def refusal(game: Game, state: State, seat: int, action: int) -> Refusal | None:
    """Why a seat may not do this in a position, or nothing if it may."""
    turn = state.turn()
    if not turn.waiting:
        return Refusal("", Text("refuse-game-over"))
    if action in state.legal(seat) or action in state.besides(seat):
        return None
    if seat not in turn.seats:
        return Refusal("", Text("refuse-not-your-turn"))
    return game.explain(state, seat, action) or Refusal("", Text("refuse-not-now"))


class Match:
    """One game being played. Actions come in as words or numbers and are checked."""

    def __init__(self, game: Game, config: Config, seats: list[str]) -> None:
        if len(seats) != config.players:
            raise Unusable(f"{config.players} players but {len(seats)} seats")
        self.game = game
        self.config = config
        self.seats = seats
        self.about: About | None = None
        self.log: list[tuple[int, int]] = []
        self.state: State = game.new(config)

    @staticmethod
    def new(
        game_id: str,
        players: int,
        options: dict[str, str] | None = None,
        seats: list[str] | None = None,
        edition: str = "",
        rules: int | None = None,
    ) -> Match:
        """A fresh match by the newest rules, or by those of a version; or `Unusable` with the reason."""
        game = registry.find(game_id)
        config = registry.configure(game, players, options, edition, rules)
        return Match(game, config, seats or ["guest"] * players)

    @property
    def ply(self) -> int:
        """How many actions have been played, chance included."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether nobody is waited for any more."""
        return not self.state.turn().waiting

    def read(self, line: str) -> tuple[int, int]:
        """The seat and the action of a line as records write it: `0 mark f5`, or `* first 0` for chance."""
        who, _, words = line.partition(" ")
        if who != CHANCE_MARK and not (who.isascii() and who.isdecimal() and len(who) < 3):
            raise Unusable(f"'{line[:40]}' does not begin with a seat or {CHANCE_MARK}")
        return CHANCE if who == CHANCE_MARK else int(who), self.game.parse(words)

    def line(self, seat: int, action: int) -> str:
        """The line of an action, so that `read(line(seat, action)) == (seat, action)`."""
        return f"{CHANCE_MARK if seat == CHANCE else seat} {self.game.notate(action)}"

    def play(self, seat: int, action: int | str, events: list[Event] | None = None) -> int:
        """Plays an action of a seat, or raises `Refused` with the rule, or `Unusable` for unknown words."""
        number = self.game.parse(action) if isinstance(action, str) else action
        reason = self._refusal(seat, number)
        if reason is not None:
            raise Refused(reason)
        self.state.apply(seat, number, events)
        self.log.append((seat, number))
        return number

    def why_not(self, seat: int, action: int | str) -> Refusal | None:
        """Why the seat may not do this now, or nothing if it may. Never raises for bad words."""
        try:
            number = self.game.parse(action) if isinstance(action, str) else action
        except Unusable:
            return Refusal("", Text("refuse-unknown-action", {"action": str(action)}))
        return self._refusal(seat, number)

    def _refusal(self, seat: int, action: int) -> Refusal | None:
        if seat != CHANCE and not 0 <= seat < self.config.players:
            return Refusal("", Text("refuse-no-such-seat", {"number": seat + 1}))
        return refusal(self.game, self.state, seat, action)

    def settle(self, rng: Random, events: list[Event] | None = None) -> None:
        """Lets chance act until a seat is asked or the game is over."""
        while self.state.turn().waiting == (CHANCE,):
            self.play(CHANCE, draw(self.state, rng), events)

    def replayed(self, state: State | None = None, since: int = 0) -> Iterator[tuple[int, State, list[Event]]]:
        """The match once more: how many actions there were, the position then, and what the last of them did.

        It begins with the position before the first action, or with the one given, which stands after `since` of
        them; the position is the same object all the time.
        """
        if state is None:
            state = self.game.new(self.config)
        yield since, state, []
        for ply in range(since, self.ply):
            seat, action = self.log[ply]
            events: list[Event] = []
            state.apply(seat, action, events)
            yield ply + 1, state, events

    def at(self, ply: int) -> Match:
        """The same match after that many actions."""
        if not 0 <= ply <= self.ply:
            raise Unusable(f"there is no ply {ply}; the match has {self.ply}")
        earlier = Match(self.game, self.config, list(self.seats))
        for number, _, _ in self.replayed(earlier.state):
            if number == ply:
                break
        earlier.log = self.log[:ply]
        earlier.about = self.about
        return earlier

    def undo(self, ply: int) -> None:
        """Takes back everything after that many actions."""
        earlier = self.at(ply)
        self.state = earlier.state
        self.log = earlier.log

    def __reduce__(self) -> tuple[Any, tuple[str, Config, list[str], About | None, list[tuple[int, int]]]]:
        return refolded, (self.game.id, self.config, self.seats, self.about, self.log)


def refolded(game_id: str, config: Config, seats: list[str], about: About | None, log: list[tuple[int, int]]) -> Match:
    """A match that was copied or sent somewhere: positions are not pickled, but folded again."""
    match = Match(registry.find(game_id), config, seats)
    match.about = about
    match.log = log
    for _, state, _ in match.replayed():
        match.state = state
    return match
