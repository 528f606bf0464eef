"""Our search against those of OpenSpiel, on the same game through the adapter, with equal time for a decision.

`python -m bench.ismcts --game explorers --games 100 --seconds 0.1` shows a table and prints JSON; games go to a
file as soon as they are over, and the same command goes on from there.

OpenSpiel's IS-MCTS in C++ cannot play games written in Python: it stops at `ResampleFromInfostate() not implemented`,
whatever such a game implements. Its plain MCTS in C++ can, by `mcts_search` (`step` crashes). That holds the true
position, so it is a fair rival only where little but the coming cards is hidden, as in Explorers.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.table import Table

import fourwinds.adapters.openspiel  # noqa: F401
from fourwinds import __version__
from fourwinds.arena.intervals import wilson
from fourwinds.bots.search import Budget, SearchBot
from fourwinds.core import registry

EXPLORE: Final = 1.4
MANY: Final = 1_000_000
MEGABYTES: Final = 500

Player = Callable[[Any], "Thought"]
"""Thinks about a state of OpenSpiel's."""


@dataclass
class Thought:
    """An action, and how many games were imagined for it."""

    action: int
    games: int


def ours(game: Any, seconds: float, seed: int) -> Player:
    """Our search, which gets the view of its seat."""
    rules = game.table.game
    bot = SearchBot(rules, seed, Budget(seconds))

    def think(state: Any) -> Thought:
        opinions = bot.think(state.position.state.view(state.current_player()))
        return Thought(rules.index(opinions[0].action), sum(opinion.games for opinion in opinions))

    return think


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS in Python with a clock; it has none of its own."""

    seconds = 0.0

    def run_search(self, state: Any) -> Any:
        """The same as there, until time is over."""
        deadline = perf_counter() + self.seconds
        self.reset()
        self._root_node = self.create_new_node(state)
        while self._root_node.total_visits < 1 or perf_counter() < deadline:
            self.run_simulation(self.sample_root_state(state))
        return self.get_final_policy(state, self._root_node)


def python_ismcts(game: Any, seconds: float, seed: int) -> Player:
    """OpenSpiel's IS-MCTS in Python with its usual random playouts."""
    rng = np.random.RandomState(seed)
    bot = Timed(game, mcts.RandomRolloutEvaluator(1, rng), EXPLORE, MANY, random_state=rng)
    bot.seconds = seconds

    def think(state: Any) -> Thought:
        return Thought(int(bot.step(state)), int(bot._root_node.total_visits))

    return think


def cpp_mcts(game: Any, seconds: float, seed: int) -> Player:
    """OpenSpiel's MCTS in C++ with its usual random playouts."""
    evaluator, rng = pyspiel.RandomRolloutEvaluator(1, seed), Random(seed)
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORE, MANY, MEGABYTES, False, seed, False, max_wall_clock_time=seconds)

    def think(state: Any) -> Thought:
        root = bot.mcts_search(state)
        # With time for a single game it has tried nothing yet.
        best = root.best_child()
        return Thought(int(best.action) if best else rng.choice(state.legal_actions()), int(root.explore_count))

    return think


RIVALS: Final = {"IS-MCTS (Python)": python_ismcts, "MCTS (C++)": cpp_mcts}


# Games


@dataclass
class Game:
    """A game that is over: what we won of it, and for us and the rival the score and how they thought."""

    rival: str
    number: int
    scores: list[float]
    won: float
    imagined: list[int]
    seconds: list[float]
    """By the clock."""
    busy: list[float]
    """Seconds of a core."""
    decisions: list[int]


def play(game: Any, rival: str, number: int, seconds: float) -> Game:
    """One game; two in a row have the same luck with seats exchanged."""
    rng, seat = Random(f"{number // 2}"), number % 2
    players = {seat: ours(game, seconds, number), 1 - seat: RIVALS[rival](game, seconds, number)}
    imagined, spent, busy, decisions = [0, 0], [0.0, 0.0], [0.0, 0.0], [0, 0]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            who = int(state.current_player() != seat)
            begun, work = perf_counter(), process_time()
            thought = players[state.current_player()](state)
            spent[who] += perf_counter() - begun
            busy[who] += process_time() - work
            imagined[who] += thought.games
            decisions[who] += 1
            state.apply_action(thought.action)
    outcome = state.position.state.outcome()
    scores = [float(outcome.scores[seat]), float(outcome.scores[1 - seat])]
    won = (outcome.ranks[seat] == 1) / outcome.ranks.count(1)
    return Game(rival, number, scores, won, imagined, spent, busy, decisions)


def kept(path: Path, about: dict[str, Any]) -> list[Game]:
    """The games of a file that were played in the same way."""
    lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return [Game(**line["game"]) for line in lines if line["about"] == about]


# Telling


def summary(rival: str, games: list[Game]) -> dict[str, Any]:
    """What came of the games against a rival."""
    share = wilson(sum(game.won for game in games), len(games))
    found: dict[str, Any] = {"rival": rival, "games": len(games), "share": asdict(share)}
    for who, name in enumerate(("ours", "theirs")):
        spent = sum(game.seconds[who] for game in games)
        found[name] = {
            "sims_per_core_second": round(sum(g.imagined[who] for g in games) / sum(g.busy[who] for g in games), 1),
            "seconds_per_decision": round(spent / sum(game.decisions[who] for game in games), 4),
            "score": round(sum(game.scores[who] for game in games) / len(games), 2),
        }
    return found


def show(about: dict[str, Any], found: list[dict[str, Any]]) -> None:
    """The table, then the JSON."""
    table = Table("rival", "games", "we win", "95 %", "score", "sims per core and second", "s a decision", box=None)
    for entry in found:
        share, mine, theirs = entry["share"], entry["ours"], entry["theirs"]
        table.add_row(
            entry["rival"],
            str(entry["games"]),
            f"{100 * share['value']:.1f} %",
            f"{100 * share['low']:.1f}–{100 * share['high']:.1f}",
            f"{mine['score']:.1f} : {theirs['score']:.1f}",
            f"{mine['sims_per_core_second']:,.0f} : {theirs['sims_per_core_second']:,.0f}",
            f"{mine['seconds_per_decision']:.3f} : {theirs['seconds_per_decision']:.3f}",
        )
    console = Console(stderr=True, width=120)
    console.print(f"{about['game']}, 2 players, {about['seconds']} seconds a decision")
    console.print(table)
    print(json.dumps({**about, "rivals": found}))


def arguments() -> Namespace:
    """What is asked."""
    parser = ArgumentParser(prog="python -m bench.ismcts", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="explorers", choices=list(registry.games()))
    parser.add_argument("--games", type=int, default=100, help="against each rival (100)")
    parser.add_argument("--seconds", type=float, default=0.1, help="for a decision (0.1)")
    parser.add_argument("--rivals", nargs="+", choices=list(RIVALS), default=list(RIVALS))
    parser.add_argument("--out", type=Path, help="where games go (ismcts-GAME.jsonl)")
    return parser.parse_args()


def main() -> int:
    """Plays what is missing and tells how it stands, also after Ctrl-C."""
    args = arguments()
    path = args.out or Path(f"ismcts-{args.game}.jsonl")
    rules = registry.find(args.game)
    about = {"fourwinds": __version__, "game": args.game, "rules": rules.rules, "seconds": args.seconds}
    games = kept(path, about)
    done = {(game.rival, game.number) for game in games}
    table = pyspiel.load_game(f"fourwinds_{args.game}(players=2)")
    code = 0
    try:
        with path.open("a") as file:
            for number in range(args.games):
                for rival in args.rivals:
                    if (rival, number) not in done:
                        games.append(play(table, rival, number, args.seconds))
                        file.write(json.dumps({"about": about, "game": asdict(games[-1])}) + "\n")
                        file.flush()
    except KeyboardInterrupt:
        code = 130
    own = {rival: [game for game in games if game.rival == rival and game.number < args.games] for rival in args.rivals}
    show(about, [summary(rival, played) for rival, played in own.items() if played])
    return code


if __name__ == "__main__":
    sys.exit(main())
