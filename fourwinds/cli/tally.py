"""Games between bots, played in bulk and added up. Sums are whole numbers, so the order of adding does not matter."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from multiprocessing.synchronize import Event
from random import Random

from fourwinds.bots import make
from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.messages import Config, Outcome
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE


@dataclass
class Job:
    """What is played: the game, its configuration, a bot for each seat and the seed of the whole run."""

    game: str
    config: Config
    bots: list[str]
    seed: int


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

    def add(self, outcome: Outcome, actions: int) -> None:
        """Counts one game."""
        self.actions.add(actions)
        for seat, score, rank in zip(self.seats, outcome.scores, outcome.ranks, strict=True):
            seat.score.add(score)
            seat.places[rank - 1] += 1

    def merge(self, other: Results) -> None:
        """Adds the results of other games."""
        self.actions.merge(other.actions)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.score.merge(theirs.score)
            mine.places = [one + two for one, two in zip(mine.places, theirs.places, strict=True)]


_stop: Event | None = None


def listen_to(stop: Event) -> None:
    """In a process of its own: plays on only until this event."""
    global _stop
    _stop = stop


def play_games(job: Job, numbers: range) -> Results:
    """Plays the games of these numbers; what happens in one depends on the seed and its number alone."""
    results = Results.empty(job.config.players)
    for number in numbers:
        if _stop is not None and _stop.is_set():
            break
        match = play_game(job, number)
        outcome = match.state.outcome()
        assert outcome is not None
        results.add(outcome, match.ply)
    return results


def play_game(job: Job, number: int) -> Match:
    """One game from its beginning to its end."""
    rng = Random(f"{job.seed}/{number}")
    game = registry.find(job.game)
    bots = [make(name, game, rng.getrandbits(32)) for name in job.bots]
    match = Match(game, job.config, [f"bot:{name}" for name in job.bots])
    while waiting := match.state.turn().waiting:
        seat = waiting[0]
        action = draw(match.state, rng) if seat == CHANCE else bots[seat].choose(match.state.view(seat))
        match.play(seat, action)
    return match
