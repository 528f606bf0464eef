"""The tables the laws are tried on: every game, every player count, sampled options."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from fourwinds.core import registry
from fourwinds.core.messages import Config, Option, Unusable
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE, PUBLIC, Game, State, best_rated

SAMPLES = 5
TRIES = 50


@dataclass
class Table:
    """One way to play a game, with a seed of its own."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    version: int | None = None
    """Of the rules; usually the newest."""

    @property
    def rules(self) -> Game:
        return registry.find(self.game)

    @property
    def config(self) -> Config:
        return registry.configure(self.rules, self.players, self.options, rules=self.version)

    def new(self) -> State:
        return self.rules.new(self.config)

    def __str__(self) -> str:
        changed = [f"{name}={value}" for name, value in self.options.items()]
        version = f"-v{self.version}" if self.version else ""
        return f"{self.game}{version}-{self.players}-{','.join(changed) or 'usual'}"


def sampled(option: Option, rng: Random) -> str:
    """Some value of an option: a plain one, or now and then a list of names."""
    if option.items and rng.random() < 0.3:
        return ",".join(rng.sample(option.items, rng.randint(1, option.most)))
    return rng.choice(option.values)


def sampled_options(game: Game, players: int, rng: Random) -> dict[str, str]:
    """Some value for every option, such that all of them go together at this table."""
    while True:
        options = {option.id: sampled(option, rng) for option in game.options}
        try:
            registry.configure(game, players, options)
        except Unusable:
            continue
        return options


def all_tables() -> list[Table]:
    """The usual options and some samples for every game and player count, and a sample by each older version."""
    tables: list[Table] = []
    for name, game in registry.games().items():
        for players in game.players:
            rng = Random(f"{name}/{players}")
            tables.append(Table(name, players, {}, players))
            for number in range(SAMPLES):
                tables.append(Table(name, players, sampled_options(game, players, rng), 100 * players + number))
            for version in range(1, game.rules):
                tables.append(Table(name, players, sampled_options(game, players, rng), 10 * players, version))
    return tables


def covering_tables() -> list[Table]:
    """Every game, every player count, and at one table or more every value of every option that goes there."""
    tables: list[Table] = []
    for name, game in registry.games().items():
        for players in game.players:
            rng = Random(f"{name}/{players}/all")
            for number, options in enumerate(covering_options(game, players, rng)):
                tables.append(Table(name, players, options, 100 * players + number))
    return tables


def covering_options(game: Game, players: int, rng: Random) -> list[dict[str, str]]:
    """Options by lot until every value that goes at this table has been among them."""
    found: list[dict[str, str]] = []
    for option in game.options:
        for value in option.values:
            if all(options[option.id] != value for options in found):
                found += _with_value(game, players, option.id, value, rng)
    return found


def _with_value(game: Game, players: int, option: str, value: str, rng: Random) -> list[dict[str, str]]:
    """One table with this value, or none if it does not go with anything here."""
    for _ in range(TRIES):
        options = {**sampled_options(game, players, rng), option: value}
        with suppress(Unusable):
            registry.configure(game, players, options)
            return [options]
    return []


def random_action(state: State, seat: int, rng: Random) -> int:
    return draw(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))


def walk(table: Table, sense: float = 0.0) -> Iterator[State]:
    """Every position of one random game, the last one included; seats asked together act in random order.

    With some `sense` that share of the actions is the best that the advisor knows, so that more comes about.
    """
    rng = Random(table.seed)
    advisor = table.rules.advisor()
    state = table.new()
    for _ in range(table.rules.bound + 1):
        yield state
        waiting = state.turn().waiting
        if not waiting:
            return
        seat = rng.choice(waiting)
        if seat != CHANCE and sense and rng.random() < sense:
            state.apply(seat, best_rated(state.legal(seat), advisor.rate(state, seat)))
        else:
            state.apply(seat, random_action(state, seat, rng))
    raise AssertionError(f"{table} did not end within {table.rules.bound} actions")


def seen(state: State, players: int) -> list[object]:
    """All that can be asked of a position, for comparing two of them."""
    turn = state.turn()
    seats = [*range(players), CHANCE]
    views = [state.view(seat) for seat in (*range(players), PUBLIC)]
    prompts = [state.prompt(seat) for seat in (*range(players), PUBLIC)]
    return [
        turn.waiting,
        turn.may,
        [state.legal(seat) for seat in seats],
        views,
        prompts,
        state.fingerprint(),
        state.outcome(),
    ]
