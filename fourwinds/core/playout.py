"""Chance and random play: the only place where luck enters, always from the caller's generator."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from fourwinds.core.messages import Event
from fourwinds.core.protocol import CHANCE, State


def draw(state: State, rng: Random) -> int:
    """One outcome of the chance that the position waits for, by its weights."""
    outcomes = state.legal(CHANCE)
    weights = state.weights()
    if weights is None:
        return outcomes[int(rng.random() * float(len(outcomes)))]
    total = 0
    for weight in weights:
        total += weight
    left = int(rng.random() * float(total))
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


def playout(state: State, rng: Random) -> int:
    """Plays uniformly random actions to the end, in place; returns how many."""
    plies = 0
    dice: i64 = 1 + int(rng.random() * 2147483645.0)
    waiting = state.turn().waiting
    while waiting:
        seat = waiting[0]
        if seat == CHANCE and state.weights() is not None:
            state.apply(CHANCE, draw(state, rng))
        else:
            legal = state.legal(seat)
            dice = dice * LEHMER_FACTOR % LEHMER_PRIME
            choices: i64 = len(legal)
            state.apply(seat, legal[dice % choices])
        plies += 1
        waiting = state.turn().waiting
    return plies
