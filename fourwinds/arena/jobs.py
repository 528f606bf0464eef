"""A run of games between bots. What happens in a game depends on the seed of the run and its number alone."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from multiprocessing.synchronize import Event
from random import Random
from typing import Any, Final

from fourwinds import __version__
from fourwinds.arena import seating
from fourwinds.bots import Bot, decide, make
from fourwinds.bots.foresight import Foresight, Luck
from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.messages import About, Config, Unusable
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE
from fourwinds.core.record import dumps

TENTHS: Final = 10


@dataclass
class Job:
    """What is played: the game, its configuration, the bots and the seed of the whole run.

    The bots are those of the seats, or, if `rotated`, take turns on all of them. `greedy:new` is the greedy bot with
    the weights `new`; without such a name a bot has those of the game.
    """

    game: str
    config: Config
    bots: list[str]
    seed: int
    rotated: bool = False
    weights: dict[str, dict[str, float]] = field(default_factory=dict)
    foresight: int = 0
    """So many games tell somebody who knows the coming cards what to play, instead of a bot; alone only."""
    recorded: bool = False
    """Whether the games come with their records; it changes nothing about them."""

    def bot(self, name: str, seed: int) -> Bot:
        """The bot of that name, with its weights."""
        game = registry.find(self.game)
        kind, _, weights = name.partition(":")
        return make(kind, game.tuned(self.weights[weights]) if weights else game, seed)

    def seats(self, number: int) -> list[str]:
        """The bots of a game by seat."""
        return seating.seats(self.bots, self.config.players, self.seed, number) if self.rotated else self.bots

    def facts(self) -> dict[str, Any]:
        """Everything that a result depends on."""
        game = registry.find(self.game)
        return {
            "fourwinds": __version__,
            "game": self.game,
            "rules": self.config.rules,
            "edition": f"{self.config.edition} {game.edition_hash(self.config.edition)}",
            "players": self.config.players,
            "options": self.config.options,
            "bots": self.bots,
            "rotated": self.rotated,
            "seed": self.seed,
            "weights": digest([game.weights(), self.weights]),
            "foresight": self.foresight,
        }

    def digest(self) -> str:
        """Eight hexadecimal digits that tell two jobs apart."""
        return digest(self.facts())


def digest(facts: object) -> str:
    """Eight hexadecimal digits that tell two facts apart."""
    return sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:8]


def check_bots(bots: list[str], game: str) -> None:
    """Refuses bots that there are not, and any named twice."""
    for name in bots:
        make(name, registry.find(game), 0)
        if bots.count(name) > 1:
            raise Unusable(f"--bots: '{name}' is named twice")


@dataclass
class Played:
    """A game that is over, with all that ratings and reports want to know of it."""

    number: int
    seats: list[str]
    scores: list[int]
    ranks: list[int]
    won: bool
    sheets: list[dict[str, int]]
    actions: int
    """Chance included."""
    decisions: int = 0
    choices: int = 0
    """What was allowed, added up over all decisions."""
    forced: int = 0
    """Decisions with one choice only."""
    course: list[float] = field(default_factory=list)
    """How many choices there were on average in each tenth of the game."""
    record: str = ""
    """The whole game, if that was asked for."""

    def winners(self) -> list[int]:
        """The seats that won; a game may have no winner."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1] if self.won else []


class Stopped(Exception):
    """The run is over before this game is."""


_stop: Event | None = None


def listen_to(stop: Event) -> None:
    """In a process of its own: plays on only until this event."""
    global _stop
    _stop = stop


def check_stop() -> None:
    """Ends the game at hand if the run is over."""
    if _stop is not None and _stop.is_set():
        raise Stopped


def play_games(job: Job, numbers: list[int]) -> list[Played]:
    """Plays the games of these numbers."""
    return [play_game(job, number) for number in numbers]


def play_game(job: Job, number: int) -> Played:
    """One game from its beginning to its end."""
    rng = Random(f"{job.seed}/{number}")
    game = registry.find(job.game)
    names = job.seats(number)
    seeds = [rng.getrandbits(32) for _ in names]
    bots = [] if job.foresight else [job.bot(name, seed) for name, seed in zip(names, seeds, strict=True)]
    foreseen = _foreseen(job, rng, seeds[0]) if job.foresight else []
    match = Match(game, job.config, [f"bot:{name}" for name in names])
    choices: list[int] = []
    while waiting := match.state.turn().waiting:
        check_stop()
        seat = waiting[0]
        if seat == CHANCE:
            match.play(CHANCE, draw(match.state, rng))
            continue
        legal = match.state.legal(seat)
        action = foreseen.pop(0) if job.foresight else decide(bots[seat], match.state, seat)
        if action in legal:
            choices.append(len(legal))
        match.play(seat, action)
    played = _told(match, number, names, choices)
    if job.recorded:
        match.about = About(program=f"fourwinds {__version__}")
        played.record = dumps(match)
    return played


def _foreseen(job: Job, rng: Random, seed: int) -> list[int]:
    """What to play with the luck that this generator is about to bring."""
    coming = Random()
    coming.setstate(rng.getstate())
    game = registry.find(job.game)
    return Foresight(game, game.new(job.config), Luck(coming), check_stop).best(job.foresight, Random(seed))


def _told(match: Match, number: int, names: list[str], choices: list[int]) -> Played:
    outcome = match.state.outcome()
    assert outcome is not None
    return Played(
        number,
        names,
        outcome.scores,
        outcome.ranks,
        outcome.won,
        [{line.key: line.points for line in sheet} for sheet in outcome.sheets],
        actions=match.ply,
        decisions=len(choices),
        choices=sum(choices),
        forced=choices.count(1),
        course=course(choices),
    )


def course(choices: list[int]) -> list[float]:
    """The average of each tenth."""
    count = len(choices)
    bounds = [tenth * count // TENTHS for tenth in range(TENTHS + 1)]
    parts = [choices[first : max(last, first + 1)] for first, last in pairwise(bounds)]
    return [round(sum(part) / len(part), 2) for part in parts if part]
