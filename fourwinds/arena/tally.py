"""Results added up. Sums are whole numbers, so the order of adding does not matter."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from fourwinds.arena.jobs import Played


@dataclass
class Tally:
    """Whole numbers added up over games."""

    games: int = 0
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, value: int) -> None:
        """Counts one game."""
        self.merge(Tally(1, value, value * value, value, value))

    def merge(self, other: Tally) -> None:
        """Adds what another counted."""
        self.games += other.games
        self.total += other.total
        self.squares += other.squares
        self.least = min((value for value in (self.least, other.least) if value is not None), default=None)
        self.most = max((value for value in (self.most, other.most) if value is not None), default=None)

    @property
    def mean(self) -> float:
        """The arithmetic mean."""
        return round(self.total / self.games, 3)

    @property
    def sd(self) -> float:
        """The standard deviation of the sample."""
        if self.games < 2:
            return 0.0
        return round(sqrt((self.games * self.squares - self.total**2) / (self.games * (self.games - 1))), 3)


@dataclass
class Seat:
    """How one seat fared: scores, and how often it took each place."""

    score: Tally = field(default_factory=Tally)
    places: list[int] = field(default_factory=list)

    @property
    def wins(self) -> int:
        """How often it came first, shared victories included."""
        return self.places[0]


@dataclass
class Results:
    """What came out of some games."""

    seats: list[Seat]
    actions: Tally = field(default_factory=Tally)

    @staticmethod
    def empty(players: int) -> Results:
        """Nothing played yet."""
        return Results([Seat(places=[0] * players) for _ in range(players)])

    def add(self, played: Played) -> None:
        """Counts one game."""
        self.actions.add(played.actions)
        for seat, score, rank in zip(self.seats, played.scores, played.ranks, strict=True):
            seat.score.add(score)
            seat.places[rank - 1] += 1
