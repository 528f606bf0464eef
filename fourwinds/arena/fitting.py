"""An advisor's estimate fitted to played games: by which traits of a position a seat ends with how much.

Greedy bots play, and now and then do something else that they rate well, so that all kinds of positions come up. Of
each position that the advisor has traits for, the traits and what followed are noted; the weights are the
ridge regression of these. Only sums of products are kept of the positions, so any number of games fits.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from fourwinds.arena.engines import pieces, play
from fourwinds.arena.jobs import Job, check_stop
from fourwinds.core import registry
from fourwinds.core.messages import Unusable
from fourwinds.core.playout import settle
from fourwinds.core.protocol import Advisor, State

CURIOUS: Final = 0.1
"""How often something else is done than what is rated best."""
OTHERS: Final = 3
"""It is one of so many that are rated next."""
RIDGE: Final = 30.0
"""How many positions it takes until a weight is believed."""


Sums = Any
"""An array: the sums of products over positions, each a row of 1, its traits, and what followed."""


@dataclass
class Fit:
    """The weights that were found, and how far the estimate is usually off."""

    weights: list[float]
    positions: int
    error: float
    average: float
    """Of what followed."""


def collect(job: Job, games: int, jobs: int, engine: str, advance: Callable[[int], None]) -> Sums:
    """Plays the games and adds up their positions, in the same order however many play at a time."""
    numpy()
    done: dict[int, Sums] = {}
    with closing(play(look, pieces(job, list(range(games)), jobs), jobs, engine)) as found:
        for (_, numbers), sums in found:
            done[numbers[0]] = sums
            advance(len(numbers))
    total = done[0]
    for first in sorted(done)[1:]:
        total += done[first]
    return total


def look(job: Job, numbers: list[int]) -> Sums:
    """Plays the games of these numbers and adds up their positions."""
    np = numpy()
    rows = np.array([row for number in numbers for row in positions(job, number)])
    return rows.T @ rows


def positions(job: Job, number: int) -> list[list[float]]:
    """One game: a row for each of its positions."""
    rng = Random(f"{job.seed}/{number}")
    game = registry.find(job.game)
    if job.weights:
        game = game.tuned(job.weights["now"])
    advisor, state = game.advisor(), game.new(job.config)
    noted: list[tuple[int, float, list[float]]] = []
    settle(state, rng)
    while waiting := state.turn().waiting:
        check_stop()
        state.apply(waiting[0], curious(advisor, state, waiting[0], rng))
        for seat in range(job.config.players):
            traits = advisor.traits(state, seat)
            if traits is not None:
                noted.append((seat, *traits))
        settle(state, rng)
    outcome = state.outcome()
    assert outcome is not None
    return [[1.0, *traits, advisor.foretold(outcome.scores, seat) - now] for seat, now, traits in noted]


def curious(advisor: Advisor, state: State, seat: int, rng: Random) -> int:
    """What is rated best, or sometimes one of the next."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    ratings = advisor.rate(state, seat)
    order = sorted(range(len(legal)), key=lambda number: -ratings[number])
    rank = 1 + int(rng.random() * OTHERS) if rng.random() < CURIOUS else 0
    return legal[order[min(rank, len(order) - 1)]]


def fit(sums: Sums) -> Fit:
    """The weights that foretell best what follows."""
    np = numpy()
    rows = round(float(sums[0, 0]))
    means = sums[0, 1:-1] / rows
    gram, both, squares = sums[1:-1, 1:-1], sums[1:-1, -1], float(sums[-1, -1])
    scale = np.sqrt(np.maximum(np.diag(gram) / rows - means * means, 0.0)) + 1e-6
    weights = np.linalg.solve(gram / np.outer(scale, scale) + RIDGE * np.eye(len(scale)), both / scale) / scale
    off = squares - 2 * float(weights @ both) + float(weights @ gram @ weights)
    average = float(sums[0, -1]) / rows
    return Fit([float(f"{weight:.4g}") for weight in weights], rows, sqrt(max(0.0, off) / rows), average)


def numpy() -> Any:
    """The library, which only some commands need."""
    try:
        import numpy as np
    except ModuleNotFoundError as error:
        raise Unusable(f"fitting needs {error.name}: pip install 'fourwinds[tune]'") from error
    return np
