"""Chance and random play: the only place where luck enters, always from the caller's generator."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64, mypyc_attr

from fourwinds.core.messages import Event
from fourwinds.core.protocol import CHANCE, State


def draw(state: State, rng: Random) -> int:
    """One outcome of the chance that the position waits for, by its weights."""
    return pick(state, rng.random())


def pick(state: State, share: float) -> int:
    """The outcome at that share, from 0 to 1, of all that chance may do, each as wide as it is likely."""
    outcomes = state.legal(CHANCE)
    weights = state.weights()
    if weights is None:
        return outcomes[int(share * float(len(outcomes)))]
    total = 0
    for weight in weights:
        total += weight
    left = int(share * float(total))
    for number in range(len(outcomes)):
        left -= weights[number]
        if left < 0:
            return outcomes[number]
    return outcomes[-1]


def settle(state: State, rng: Random, events: list[Event] | None = None) -> None:
    """Lets chance act until a seat is asked or the game is over."""
    while state.turn().waiting == (CHANCE,):
        state.apply(CHANCE, draw(state, rng), events)


# A Lehmer generator: small enough for native integers, random enough for playouts.
LEHMER_FACTOR: Final = 48271
LEHMER_PRIME: Final = 2147483647


@mypyc_attr(acyclic=True)
class Dice:
    """Quick luck for imagined games; the same seed rolls the same numbers."""

    def __init__(self, seed: i64) -> None:
        self.at: i64 = 1 + seed % (LEHMER_PRIME - 1)
        self.roll(2)

    def roll(self, sides: i64) -> i64:
        """A number below `sides`."""
        self.at = self.at * LEHMER_FACTOR % LEHMER_PRIME
        return self.at % sides

    def draw(self, state: State) -> int:
        """One outcome of the chance that the position waits for, by its weights."""
        outcomes = state.legal(CHANCE)
        weights = state.weights()
        if weights is None:
            return outcomes[self.roll(len(outcomes))]
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.roll(total)
        for number in range(len(outcomes)):
            left -= weights[number]
            if left < 0:
                return outcomes[number]
        return outcomes[-1]


def playout(state: State, rng: Random) -> int:
    """Plays uniformly random actions to the end, in place; returns how many."""
    plies = 0
    dice = Dice(int(rng.random() * 2147483645.0))
    waiting = state.turn().waiting
    while waiting:
        seat = waiting[0]
        if seat == CHANCE:
            state.apply(CHANCE, dice.draw(state))
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[dice.roll(len(legal))])
        plies += 1
        waiting = state.turn().waiting
    return plies
