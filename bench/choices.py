"""How good the choices of bots are, without playing whole matches between them.

`python -m bench.choices exploriana --players 4 --bots search-12,search-60,search-1000` asks all bots about the same
positions. What a choice is worth is then measured by imagined games that the quick policy plays to their end, in the
same worlds for all choices: the share of the victory, alone the points. The yardstick is what the advisor rates best.
Matches have the last word, but a difference shows here in minutes that takes them hours.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from fourwinds.arena.bound import mean
from fourwinds.arena.intervals import Interval
from fourwinds.bots import make
from fourwinds.bots.search import share
from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.playout import Dice
from fourwinds.core.protocol import CHANCE, Game, State, best_rated

PLAYERS_OF_POSITIONS: Final = "search-24"
EVERY: Final = 20
"""One of so many decisions is asked about."""


@dataclass
class Found:
    """What a bot's choices brought, each compared with the advisor's."""

    bot: str
    gain: Interval
    """In percent of a victory, alone in points."""
    more: Interval
    """The same compared with the choices of the bot before it in the list."""
    others: float
    """The share of choices that are not the advisor's."""
    seconds: float
    """For a decision."""


def positions(game: Game, players: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Decisions in the course of games, for ever."""
    rng = Random(seed)
    while True:
        match = Match.new(game.id, players, options)
        bots = [make(PLAYERS_OF_POSITIONS, game, rng.randrange(1000)) for _ in range(players)]
        match.settle(rng)
        while not match.over:
            seat = match.state.turn().waiting[0]
            if len(match.state.legal(seat)) > 1 and rng.randrange(EVERY) == 0:
                yield match.state.copy()
            match.play(seat, bots[seat].choose(match.state.view(seat)))
            match.settle(rng)


def worth(game: Game, view: Any, action: int, worlds: int) -> float:
    """What an action comes to on average if the quick policy goes on."""
    rng, total, advisor = Random(1), 0.0, game.advisor()
    for _ in range(worlds):
        state = game.imagine(view, rng)
        dice, policy = Dice(rng.randrange(2**31 - 2)), advisor.policy(state)
        policy.note(state, view.seat, action)
        state.apply(view.seat, action)
        while state.turn().waiting:
            seat = state.turn().waiting[0]
            state.apply(seat, dice.draw(state) if seat == CHANCE else policy.choose(state, seat))
        outcome = state.outcome()
        assert outcome is not None
        total += outcome.scores[0] if len(outcome.scores) == 1 else 100 * share(outcome, view.seat)
    return total / worlds


def ask(game: Game, state: State, bots: list[str], worlds: int, seed: int) -> tuple[list[float], list[float]]:
    """For the advisor and each bot what its choice is worth; for each bot how long it took."""
    seat = state.turn().waiting[0]
    view = state.view(seat)
    choices, seconds = [best_rated(state.legal(seat), game.advisor().rate(state, seat))], []
    for name in bots:
        begun = perf_counter()
        choices.append(make(name, game, seed).choose(view))
        seconds.append(perf_counter() - begun)
    known = {action: worth(game, view, action, worlds) for action in set(choices)}
    return [known[action] for action in choices], seconds


def summary(bots: list[str], worths: list[list[float]], seconds: list[list[float]]) -> list[Found]:
    """What all positions tell of each bot."""
    found = []
    for number, bot in enumerate(bots, 1):
        found.append(
            Found(
                bot,
                mean([row[number] - row[0] for row in worths]),
                mean([row[number] - row[number - 1] for row in worths]),
                sum(row[number] != row[0] for row in worths) / len(worths),
                sum(row[number - 1] for row in seconds) / len(seconds),
            )
        )
    return found


def show(found: list[Found]) -> None:
    """The table, then the JSON."""
    table = Table("bot", "gain", "95 %", "more than before", "95 %", "not the advisor's", "s a decision", box=None)
    for row in found:
        table.add_row(
            row.bot,
            f"{row.gain.value:+.2f}",
            f"{row.gain.low:+.2f} to {row.gain.high:+.2f}",
            f"{row.more.value:+.2f}",
            f"{row.more.low:+.2f} to {row.more.high:+.2f}",
            f"{100 * row.others:.0f} %",
            f"{row.seconds:.3f}",
        )
    Console(stderr=True, width=120).print(table)
    print(json.dumps([asdict(row) for row in found]))


def arguments() -> Namespace:
    """What is asked."""
    parser = ArgumentParser(prog="python -m bench.choices", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(registry.games()))
    parser.add_argument("--players", type=int, default=4, help="at the table (4)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--bots", default="search-12,search-60,search-1000", help="several, with commas between")
    parser.add_argument("--positions", type=int, default=60, help="to ask about (60)")
    parser.add_argument("--worlds", type=int, default=200, help="to try each choice in (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the games that the positions are from (1)")
    return parser.parse_args()


def main() -> int:
    """Asks, and tells what came of it, also after Ctrl-C."""
    args = arguments()
    game, bots = registry.find(args.game), args.bots.split(",")
    options = dict(option.split("=", 1) for option in args.option)
    source = positions(game, args.players, options, args.seed)
    worths: list[list[float]] = []
    seconds: list[list[float]] = []
    code = 0
    try:
        for number in track(range(args.positions), "positions", console=Console(stderr=True)):
            row, spent = ask(game, next(source), bots, args.worlds, number)
            worths.append(row)
            seconds.append(spent)
    except KeyboardInterrupt:
        code = 130
    if worths:
        show(summary(bots, worths, seconds))
    return code


if __name__ == "__main__":
    sys.exit(main())
