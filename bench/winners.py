"""Whether games end with a winner, whatever was chosen before them: a dead option is a game that nobody can win.

`python -m bench.winners --games 20` plays games of greedy bots with every player count and every value of every option,
one at a time and as in the presets, a round of one game each after the other. It ends after `--minutes` at the latest,
also by Ctrl-C, and tells how many were won. Nine of ten should be, but for what `SHORT` names.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from fourwinds.arena.intervals import Interval, wilson
from fourwinds.arena.jobs import Job, play_game
from fourwinds.core import registry
from fourwinds.core.messages import Option, Unusable
from fourwinds.core.protocol import Game

BOT: Final = "greedy"
ENOUGH: Final = 0.9
SHORT: Final = {
    "exploiters no_progress_turns=50": "fifty turns without a settlement are usual, most of all before the first",
    "exploiters max_turns=200": "one game of five takes longer",
}
"""What does not reach it, because the rules set an end before most games are decided."""


@dataclass
class Case:
    """One way to play a game, and how many of its games were won."""

    game: str
    players: int
    options: dict[str, str]
    games: int = 0
    won: int = 0

    @property
    def name(self) -> str:
        """The game with what is not as usual."""
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.options.items())])

    def play(self) -> bool:
        """One game more, and whether somebody won it; which one depends on how many there were."""
        config = registry.configure(registry.find(self.game), self.players, self.options)
        played = play_game(Job(self.game, config, [BOT] * self.players, 1), self.games)
        self.games += 1
        self.won += played.won
        return played.won


def cases(game: Game) -> Iterator[Case]:
    """The usual options, each other value of each, and the presets, with every player count that goes with them."""
    changes: list[dict[str, str]] = [{}]
    changes += [{option.id: value} for option in game.options for value in others(option)]
    changes += [dict(preset.options) for preset in game.presets if len(preset.options) > 1]
    for options in changes:
        for players in game.players:
            try:
                registry.configure(game, players, options)
            except Unusable:
                continue
            yield Case(game.id, players, options)


def others(option: Option) -> list[str]:
    """All values but the usual one; of lists of names one by lot."""
    lists = [",".join(Random(option.id).sample(option.items, option.most))] if option.items else []
    return [value for value in option.values if value != option.default] + lists


def merged(found: list[Case]) -> dict[str, list[Case]]:
    """The cases by what is chosen, those of all player counts together."""
    rows: dict[str, list[Case]] = {}
    for case in found:
        rows.setdefault(case.name, []).append(case)
    return rows


def share(row: list[Case]) -> Interval:
    """The share of games that were won."""
    return wilson(sum(case.won for case in row), sum(case.games for case in row))


def dead(found: list[Case]) -> list[str]:
    """What clearly does not reach it, for some player count, and should."""
    lacking = [case for case in found if case.name not in SHORT and share([case]).high < ENOUGH]
    return [f"{case.name}, {case.players} players: {case.won} of {case.games}" for case in lacking]


def show(found: list[Case]) -> None:
    """A row for all that can be chosen, by player counts; then the JSON."""
    counts = sorted({case.players for case in found})
    table = Table("won of played", *(str(count) for count in counts), "all", "95 %", box=None)
    for name, row in merged(found).items():
        cells = {case.players: f"{case.won}/{case.games}" for case in row}
        all_ = share(row)
        bounds = f"{100 * all_.low:.0f} to {100 * all_.high:.0f} %"
        table.add_row(name, *(cells.get(count, "") for count in counts), f"{100 * all_.value:.0f} %", bounds)
    Console(stderr=True, width=140).print(table)
    rows = [{"case": case.name, "players": case.players, "games": case.games, "won": case.won} for case in found]
    print(json.dumps(rows))


def arguments() -> Namespace:
    """What is asked."""
    parser = ArgumentParser(prog="python -m bench.winners", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=list(registry.games()), help="only this one")
    parser.add_argument("--games", type=int, default=20, help="of each case (20)")
    parser.add_argument("--minutes", type=float, default=15.0, help="at most (15)")
    return parser.parse_args()


def main() -> int:
    """Plays, and tells what came of it, also after Ctrl-C; 1 if something is dead."""
    args = arguments()
    found = [case for game in registry.games().values() for case in cases(game) if args.game in (None, game.id)]
    end, code = monotonic() + 60 * args.minutes, 0
    try:
        with Progress(console=Console(stderr=True)) as progress:
            bar = progress.add_task("games", total=args.games * len(found))
            for _ in range(args.games):
                for case in found:
                    if monotonic() < end:
                        case.play()
                        progress.advance(bar)
    except KeyboardInterrupt:
        code = 130
    show([case for case in found if case.games])
    for line in dead(found):
        print(f"nobody can win: {line}", file=sys.stderr)
        code = code or 1
    return code


if __name__ == "__main__":
    sys.exit(main())
