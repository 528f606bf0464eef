"""How good a game alone could have been: a search that knows the coming cards. It is no bot: it holds the position.

Runs of a beam search: every line is worth what the quick policy makes of it with the cards that will truly come.
Each run has its own slightly other weights, since the runs of different advisors end at different games, and the
best of many is far better than the best of any. All of it is a lower bound of what is possible.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from fourwinds.core.playout import pick
from fourwinds.core.protocol import CHANCE, Advisor, Game, State
from fourwinds.core.weights import single

ALONE: Final = 0
"""The only seat."""
LINES: Final = 4
"""How many lines a run follows at a time."""
TRIES: Final = 5
"""How many of the best rated actions are tried in each."""
SPREAD: Final = 0.15
"""By about how much weights differ from run to run."""


class Luck:
    """All that chance will do, as shares of 1 in the order in which it is asked."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._shares: list[float] = []

    def settle(self, state: State, asked: int) -> int:
        """Lets chance act, asked so often before, until the seat is waited for or the game is over."""
        waiting = state.turn().waiting
        while waiting and waiting[0] == CHANCE:
            if asked == len(self._shares):
                self._shares.append(self._rng.random())
            state.apply(CHANCE, pick(state, self._shares[asked]))
            asked += 1
            waiting = state.turn().waiting
        return asked


class Line:
    """A way to play from the beginning: a position, and how the quick policy would go on to the end."""

    def __init__(self, state: State, asked: int, past: list[int], rest: list[int], score: int) -> None:
        self.state = state
        self.asked = asked
        self.past = past
        self.rest = rest
        self.score = score


class Foresight:
    """The search; `played` is how many games it played to the end."""

    def __init__(self, game: Game, start: State, luck: Luck, heed: Callable[[], None]) -> None:
        """`heed` is called now and then, and may raise to end the search."""
        self.game = game
        self.start = start
        self.luck = luck
        self.heed = heed
        self.played = 0
        self.advisor: Advisor = game.advisor()

    def best(self, games: int, rng: Random) -> list[int]:
        """The actions of the best line that so many games find."""
        top = self._run()
        weights = self.game.weights()
        names = single(weights)
        while names and self.played < games:
            other = {name: weights[name] * exp(SPREAD * rng.gauss(0.0, 1.0)) for name in names}
            self.advisor = self.game.tuned({**weights, **other}).advisor()
            found = self._run()
            if found.score > top.score:
                top = found
        return top.past + top.rest

    def _run(self) -> Line:
        """One beam search to the end."""
        begun = self.start.copy()
        lines = [self._line(begun, self.luck.settle(begun, 0), [])]
        best = lines[0]
        while lines:
            if lines[0].score > best.score:
                best = lines[0]
            lines = self._ahead(lines)
        return best

    def _ahead(self, lines: list[Line]) -> list[Line]:
        """The best lines that are one decision longer."""
        found: dict[str, Line] = {}
        for line in lines:
            for action in self._tries(line):
                self._try(line, action, found)
        order = sorted([(-line.score, number) for number, line in enumerate(found.values())])
        every = list(found.values())
        return [every[number] for _, number in order[:LINES]]

    def _tries(self, line: Line) -> list[int]:
        """What is tried: the best rated, and first of all what the line was to go on with."""
        if not line.rest:
            return []
        legal = line.state.legal(ALONE)
        own = line.rest[0]
        if len(legal) > 1:
            ratings = self.advisor.rate(line.state, ALONE)
            order = sorted([(-rating, number) for number, rating in enumerate(ratings)])
            legal = [legal[number] for _, number in order[:TRIES]]
        return [own] + [action for action in legal if action != own]

    def _try(self, line: Line, action: int, found: dict[str, Line]) -> None:
        """A line with one action more, unless the same position has been found on a way that is as good."""
        state = line.state.copy()
        state.apply(ALONE, action)
        asked = self.luck.settle(state, line.asked)
        position = state.fingerprint()
        past = [*line.past, action]
        if action == line.rest[0]:
            if position not in found or found[position].score < line.score:
                found[position] = Line(state, asked, past, line.rest[1:], line.score)
        elif position not in found:
            found[position] = self._line(state, asked, past)

    def _line(self, state: State, asked: int, past: list[int]) -> Line:
        """Plays on to the end with the quick policy."""
        self.heed()
        self.played += 1
        after = state.copy()
        rest: list[int] = []
        count = self.luck.settle(after, asked)
        if after.turn().waiting:
            policy = self.advisor.policy(after)
            while after.turn().waiting:
                rest.append(policy.choose(after, ALONE))
                after.apply(ALONE, rest[-1])
                count = self.luck.settle(after, count)
        outcome = after.outcome()
        assert outcome is not None
        return Line(state, asked, past, rest, outcome.scores[ALONE])
