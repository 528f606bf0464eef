"""Weights tuned by self-play: a search among changes of the present ones, and a proof of what it found.

Every set of weights meets the present one in the same deals, once on each seat, so that luck cancels out. The
search is CMA-ES (the library cma), which lives with noise, on the logarithms of the changes. What it ends at is
measured once more, in deals that had no part in finding it.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from fourwinds.arena.jobs import Job, Played
from fourwinds.arena.results import Kept, complete
from fourwinds.core.messages import Config, Unusable

SPREAD: Final = 0.25
"""The search begins with changes by about a quarter."""
PROOF: Final = 2.0
"""A difference is believed if it is so many standard errors."""
LEAD: Final = 12.0
"""A lead that counts for half of what winning itself does."""

Values = list[float]
"""For each deal what came of it."""


@dataclass
class Plan:
    """What is tuned, and how long."""

    game: str
    config: Config
    bot: str
    seed: int
    start: dict[str, float]
    """The present weights."""
    names: list[str]
    """Those that may change."""
    games: int
    """Deals in each generation."""
    generations: int
    proof: int
    """Deals of the proof."""

    def luck(self, stage: str) -> int:
        """The seed of a stage's deals."""
        return Random(f"{self.seed}/{stage}").getrandbits(32)

    def tables(self, stage: str, weights: dict[str, float]) -> list[Job]:
        """The weights on each seat in turn, all others with the present ones."""
        players = self.config.players
        now, new = f"{self.bot}:now", f"{self.bot}:new"
        sets = {"now": self.start, "new": weights}
        seats = [[new if other == seat else now for other in range(players)] for seat in range(players)]
        return [Job(self.game, self.config, bots, self.luck(stage), weights=sets) for bots in seats]

    def usual(self, stage: str) -> Job:
        """The present weights on all seats."""
        bots = [f"{self.bot}:now"] * self.config.players
        return Job(self.game, self.config, bots, self.luck(stage), weights={"now": self.start})

    def changed(self, steps: list[float]) -> dict[str, float]:
        """The present weights, each that may change multiplied by e to its step."""
        factors = dict(zip(self.names, map(exp, steps), strict=True))
        return {name: float(f"{value * factors.get(name, 1.0):.4g}") for name, value in self.start.items()}


@dataclass
class Difference:
    """How much better weights are than the present ones, with its standard error."""

    mean: float
    error: float

    @property
    def proved(self) -> bool:
        """Whether that is more than luck."""
        return self.mean > 0 and self.mean >= PROOF * self.error


def worth(played: Played, seat: int) -> float:
    """What a game brought a seat: points if it is alone, else its share of the victory and how clear that was."""
    scores = played.scores
    if len(scores) == 1:
        return float(scores[0])
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    winners = played.winners()
    return (seat in winners) / (len(winners) or 1) + lead / (abs(lead) + LEAD)


@dataclass
class Tuning:
    """A run: it plays what is not yet kept, so an interrupted one comes to the same when it is run again."""

    plan: Plan
    kept: Kept
    jobs: int
    engine: str
    advance: Callable[[int], None] = lambda _: None
    generation: int = 0
    """How many are complete."""
    found: dict[str, float] = field(default_factory=dict)
    """Where the search stands."""

    def search(self) -> None:
        """All generations."""
        plan = self.plan
        self.found = plan.start
        strategy = evolution(len(plan.names), plan.luck("search"))
        while self.generation < plan.generations:
            steps = strategy.ask()
            gains = self.gains(f"generation {self.generation}", [plan.changed(step) for step in steps], plan.games)
            strategy.tell(steps, [-fmean(gain) for gain in gains])
            self.found = plan.changed(strategy.mean)
            self.generation += 1

    def prove(self) -> Difference:
        """What was found against the present weights in fresh deals."""
        (gains,) = self.gains("proof", [self.found], self.plan.proof)
        return Difference(fmean(gains), stdev(gains) / sqrt(len(gains)))

    def gains(self, stage: str, several: list[dict[str, float]], deals: int) -> list[Values]:
        """For each set of weights and each deal, how much more it brings than the present ones."""
        usual = self.plan.usual(stage)
        tables = [self.plan.tables(stage, weights) for weights in several]
        wanted = [usual, *(job for seats in tables for job in seats)]
        self.advance(sum(deals - len(self.kept.missing(job, deals)) for job in wanted))
        complete(self.kept, wanted, deals, self.jobs, self.engine, self.advance)
        before = self._values([usual] * self.plan.config.players, deals)
        return [[new - now for new, now in zip(self._values(seats, deals), before, strict=True)] for seats in tables]

    def _values(self, seats: list[Job], deals: int) -> Values:
        """What each deal brings on average over the seats."""
        games = [self.kept.games(job, deals) for job in seats]
        return [fmean(worth(played, seat) for seat, played in enumerate(deal)) for deal in zip(*games, strict=True)]

    @property
    def total(self) -> int:
        """How many games the run has."""
        plan, players = self.plan, self.plan.config.players
        size: int = evolution(len(plan.names), 1).popsize
        return plan.generations * plan.games * (size * players + 1) + plan.proof * (players + 1)


def evolution(size: int, seed: int) -> Any:
    """The search among so many numbers, which begin at 0."""
    with _quiet():
        try:
            import cma
        except ModuleNotFoundError as error:
            raise Unusable(f"tuning needs {error.name}: pip install 'fourwinds[tune]'") from error
        return cma.CMAEvolutionStrategy([0.0] * size, SPREAD, {"seed": seed + 1, "verbose": -9})


@contextmanager
def _quiet() -> Iterator[None]:
    """It warns of plots that it could draw with one library more."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
