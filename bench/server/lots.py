"""Tables by lot: every game, every player count, every value of every option, all ways to sit at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, Final

from fourwinds.core import registry
from fourwinds.core.messages import Option, Unusable
from fourwinds.core.protocol import Game

BOTS: Final = ("random", "random", "greedy")
LENGTHS: Final = (40, 80, 80, 160, 2000)
"""After how many messages of people a table is left; most of the longest are played to the end."""
OFTEN: Final = 4
"""Every so many tables is one at which all decide together and one of them, a person, is the next to act."""
TOGETHER: Final = {"draft": "true", "first_player": "0"}


@dataclass
class Plan:
    """A table to be: how it is set up, which seats each device has, and for how many moves people stay."""

    number: int
    game: str
    options: dict[str, str]
    bots: dict[int, str]
    devices: list[list[int]]
    moves: int
    rng: Random

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.bots) + sum(len(seats) for seats in self.devices)

    def wish(self) -> dict[str, Any]:
        """As the server is asked for it."""
        people = {seat: {"kind": "local"} for seats in self.devices for seat in seats}
        people |= {seat: {"kind": "bot", "bot": bot} for seat, bot in self.bots.items()}
        return {"game": self.game, "options": self.options, "seats": [people[seat] for seat in range(self.players)]}

    def __str__(self) -> str:
        usual = {option.id: option.default for option in registry.find(self.game).options}
        changed = [f"{name}={value}" for name, value in self.options.items() if value != usual[name]]
        seats = f"people {self.devices} bots {self.bots}"
        return f"table {self.number}: {self.game}, {self.players} players, {' '.join(changed) or 'usual'}, {seats}"


class Values:
    """The values of an option: all of them once in some order, then again."""

    def __init__(self, option: Option) -> None:
        self._option = option
        self._due: list[str] = []

    def draw(self, rng: Random) -> str:
        """Any value, or now and then a list of names."""
        option = self._option
        if option.items and rng.random() < 0.3:
            return ",".join(rng.sample(option.items, rng.randint(1, option.most)))
        return rng.choice(option.values)

    def due(self, rng: Random) -> str:
        """The next one."""
        if not self._due:
            self._due = rng.sample(self._option.values, len(self._option.values))
        return self._due[-1]

    def played(self, value: str) -> None:
        """This one was taken."""
        if value in self._due:
            self._due.remove(value)


def plans(seed: int) -> Iterator[Plan]:
    """Tables without end, the same for the same seed."""
    rng = Random(seed)
    kinds = [(game, players) for game in registry.games().values() for players in game.players]
    together = [(game, players) for game, players in kinds if _can(game, players, TOGETHER)]
    values = {game.id: {option.id: Values(option) for option in game.options} for game, _ in kinds}
    rng.shuffle(kinds)
    for number in count():
        often = number % OFTEN == 0 and together
        lap, which = divmod(number // OFTEN, len(together))
        game, players = together[which] if often else kinds[number % len(kinds)]
        options = _options(game, players, values[game.id], TOGETHER if often else {}, rng)
        yield _seated(number, game, options, players, 1 if often and lap % 2 == 0 else rng.randint(1, players), rng)


def _seated(number: int, game: Game, options: dict[str, str], players: int, persons: int, rng: Random) -> Plan:
    """People and bots on the seats: a person on the first, on one device together or on one for each."""
    people = sorted([0, *rng.sample(range(1, players), persons - 1)])
    bots = {seat: rng.choice(BOTS) for seat in range(players) if seat not in people}
    devices = [people] if rng.random() < 0.3 else [[seat] for seat in people]
    return Plan(number, game.id, options, bots, devices, rng.choice(LENGTHS), Random(rng.random()))


def _options(game: Game, players: int, values: dict[str, Values], fixed: dict[str, str], rng: Random) -> dict[str, str]:
    """Values that go together at this table: those that are due if they do, or some of them and others by lot."""
    chance = 1.0
    while True:
        options = {
            name: fixed.get(name) or (one.due(rng) if rng.random() < chance else one.draw(rng))
            for name, one in values.items()
        }
        if _can(game, players, options):
            break
        chance = 0.7
    for name, value in options.items():
        values[name].played(value)
    return options


def _can(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        registry.configure(game, players, options)
    except Unusable:
        return False
    return True
