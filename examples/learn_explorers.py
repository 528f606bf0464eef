"""Learns solo Explorers from the scores of its own games, in plain NumPy.

    python examples/learn_explorers.py --minutes 12 --picture learning.svg

Squares are alike as far as they bring the same things near. So an action is described by what it would bring
within so many steps of the own Xs: so many keys, gems, temples and so on. What that is worth nobody says. One
small network learns how good an action looks, another how many points a position will bring in the end. Many
games are played side by side; actions that led to more than was expected become likelier (proximal policy
optimisation).
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fourwinds.adapters.batch import Batch
from fourwinds.bots import make
from fourwinds.core.playout import settle

Floats: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.int64]
LANES, MOVES, REPEATS, HIDDEN = 128, 32, 3, 64
"""Games side by side, moves in each before learning, how often these are learnt, and the width of the networks."""
RATE, DECAY, CLIP, VARIETY, POINTS = 1e-3, 0.97, 0.2, 0.01, 0.05
"""Step size, how credit fades along a game, the largest change at once, worth of variety, unit of points."""
SIDE, SQUARES, SIGHT, STRIDE = 16, 256, 6, 3
"""The map, how far away things are seen, and how far a terrain may be walked in one turn."""
TERRAINS = ("prairie", "water", "desert", "mountain")
NOTED = "round, turn, step, Xs left, horse, keys, keys used, scrolls, scrolls used, gems, provisions this round, "
NOTED += "temple places, places taken of temples, cards drawn, points + 100"
"""What the networks see of the rest of the observation."""


class Network:
    """Rows of numbers in, one number for each row out, with one hidden layer between; trained by Adam."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        into = rng.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32)
        self.weights: list[Floats] = [into, np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN + 1, np.float32)]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def look(self, rows: Floats) -> Floats:
        """The number for each row."""
        found: Floats = self._hidden(rows) @ self.weights[2][:-1] + self.weights[2][-1]
        return found

    def _hidden(self, rows: Floats) -> Floats:
        hidden: Floats = np.maximum(rows @ self.weights[0] + self.weights[1], 0)
        return hidden

    def descend(self, rows: Floats, slopes: Floats) -> None:
        """One step against the slopes of what is to become small, one slope for each row."""
        hidden = self._hidden(rows)
        below = np.outer(slopes, self.weights[2][:-1]) * (hidden > 0)
        downhill = [rows.T @ below, below.sum(axis=0), np.append(slopes @ hidden, slopes.sum())]
        self.steps += 1
        rate = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, slope, first, second in zip(self.weights, downhill, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            weight -= rate * first / (np.sqrt(second) + 1e-8)


@dataclass
class Moment:
    """All games at one moment: a row for each game, and a row for each action that is legal in one of them."""

    games: Floats
    rows: Floats
    lanes: Numbers
    """The game to which each row belongs, ascending."""
    actions: Numbers

    def odds(self, scores: Floats) -> Floats:
        """How likely each action is within its game."""
        odds: Floats = np.exp(scores - np.maximum.reduceat(scores, self._starts())[self.lanes])
        return odds / self.total(odds)

    def total(self, numbers: Floats) -> Floats:
        """The sum over the actions of each game, given to each of them."""
        total: Floats = np.add.reduceat(numbers, self._starts())[self.lanes]
        return total

    def drawn(self, odds: Floats, rng: np.random.Generator) -> Numbers:
        """An action for each game, by the odds; which rows these are."""
        # All rows lie on a line, each as long as it is likely; in every game one point of its part is hit.
        along, lasts = odds.cumsum(dtype=np.float64), np.append(self._starts()[1:], len(odds)) - 1
        begins = np.append(0, along[lasts[:-1]])
        hit = begins + rng.random(len(lasts)) * (along[lasts] - begins)
        chosen: Numbers = np.minimum(np.searchsorted(along, hit, side="right"), lasts)
        return chosen

    def _starts(self) -> Numbers:
        starts: Numbers = np.searchsorted(self.lanes, np.arange(len(self.games)))
        return starts


class Eyes:
    """Describes positions and actions by what they bring near."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        names = np.concatenate([np.full(block.size, block.name) for block in batch.table.features])
        most = np.concatenate([np.full(block.size, min(block.most, 8)) for block in batch.table.features])
        self.marks, self.card = names == "marks", names == "card"
        self.noted = np.isin(names, NOTED.split(", "))
        self.start = batch.observations[0][self.noted].astype(np.float32)
        self.unit = (1 / most[self.noted]).astype(np.float32)
        self._measure(batch.observations[0][names == "map"].reshape(-1, SQUARES))

    def _measure(self, planes: NDArray[np.uint8]) -> None:
        """Where the things of the map are, the sides of villages among them, and what is close to each square."""
        down, across = np.divmod(np.arange(SQUARES), SIDE)
        steps = np.abs(down[:, None] - down) + np.abs(across[:, None] - across)
        self.beside = (steps == 1).astype(np.float32)
        things = np.vstack([planes[len(TERRAINS) + 1 :], planes[len(TERRAINS)] @ self.beside > 0])
        spots = np.flatnonzero(things.any(axis=0))
        self.things = things[:, spots].T.astype(np.float32)
        self.close = np.stack([steps[:, spots] <= reach for reach in range(SIGHT)]).astype(np.float32)
        self._read(planes)

    def _read(self, planes: NDArray[np.uint8]) -> None:
        """From the words of the actions: their kinds, and the squares of the terrains they allow."""
        game = self.batch.table.game
        words = [game.notate(game.action(number)).split() for number in range(game.actions)]
        verbs = sorted({word[0] for word in words})
        self.kinds = np.array([[word[0] == verb for verb in verbs] for word in words], np.float32)
        self.takes = self.kinds[:, verbs.index("take")] > 0
        named = np.array([[name in word[-1].split("+") for name in TERRAINS] for word in words], np.float32)
        self.allowed = named @ planes[: len(TERRAINS)]

    def look(self) -> Moment:
        """What there is to see in all games now."""
        seen = self.batch.observations
        lanes, actions = np.nonzero(self.batch.masks)
        marks = seen[:, self.marks].astype(np.float32)
        near = np.minimum(marks @ self.close, 1)
        games = np.hstack([self._counted(near), (seen[:, self.noted] - self.start) * self.unit])
        gains = self._brought(marks[lanes], actions) * (1 - near[:, lanes])
        facing = np.zeros(self.batch.masks.shape, np.float32)
        facing[:, self.takes] = seen[:, self.card]
        rows = [self._counted(gains), self.kinds[actions], facing[lanes, actions, None], games[lanes]]
        return Moment(games, np.hstack(rows), lanes, actions)

    def _brought(self, marks: Floats, actions: Numbers) -> Floats:
        """Which things are near after an action: after an X, or after a walk over the terrains it allows."""
        near = self.close[:, np.minimum(actions, SQUARES - 1)]
        walks = actions >= SQUARES
        reached = marks[walks]
        for _ in range(STRIDE):
            reached = np.maximum(reached, np.minimum(reached @ self.beside, 1) * self.allowed[actions[walks]])
        near[:, walks] = np.minimum(reached @ self.close, 1)
        return near

    def _counted(self, near: Floats) -> Floats:
        """How many things of each kind are within each distance."""
        return np.hstack(list(near @ self.things))


@dataclass
class Move:
    """What was done in all games at one moment, and what came of it."""

    moment: Moment
    chosen: Numbers
    """The rows of the chosen actions."""
    odds: Floats
    expected: Floats
    rewards: Floats
    ended: NDArray[np.bool_]


class Learner:
    """Plays many games at once and learns from them."""

    def __init__(self, batch: Batch, seed: int) -> None:
        self.batch, self.eyes, self.rng = batch, Eyes(batch), np.random.default_rng(seed)
        moment = self.eyes.look()
        self.actor = Network(moment.rows.shape[1], self.rng)
        self.critic = Network(moment.games.shape[1], self.rng)
        self.scores: list[float] = []

    def round(self) -> None:
        """Some moves in every game, then some steps of learning."""
        moves = [self.move() for _ in range(MOVES)]
        credits = self._credits(moves)
        spread = np.std(credits) + 1e-6
        for _ in range(REPEATS):
            for number in self.rng.permutation(MOVES):
                self.learn(moves[number], credits[number], credits[number] / spread)

    def move(self) -> Move:
        """Plays one action in every game."""
        moment = self.eyes.look()
        odds = moment.odds(self.actor.look(moment.rows))
        chosen = moment.drawn(odds, self.rng)
        expected = self.critic.look(moment.games)
        rewards, ended = self.batch.step(moment.actions[chosen])
        self.scores += rewards[ended, 0].tolist()
        return Move(moment, chosen, odds, expected, rewards[:, 0] * POINTS, ended)

    def _credits(self, moves: list[Move]) -> Floats:
        """How much better than expected it went on after each move, from the last back to the first."""
        after = self.critic.look(self.eyes.look().games)
        credit, credits = np.zeros_like(after), []
        for move in reversed(moves):
            surprise = move.rewards + np.where(move.ended, 0, after) - move.expected
            credit = surprise + np.where(move.ended, 0, DECAY * credit)
            credits.append(credit)
            after = move.expected
        return np.array(credits[::-1])

    def learn(self, move: Move, credit: Floats, gain: Floats) -> None:
        """Makes gainful actions likelier, keeps some variety, and brings expectations nearer to results."""
        moment, games = move.moment, len(credit)
        odds = moment.odds(self.actor.look(moment.rows))
        ratio = odds[move.chosen] / move.odds[move.chosen]
        pull: Floats = gain * ratio * np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(odds + 1e-9)
        slopes: Floats = odds * (pull[moment.lanes] + VARIETY * (logs - moment.total(odds * logs)))
        slopes[move.chosen] -= pull
        slopes /= games
        self.actor.descend(moment.rows, slopes)
        missed: Floats = self.critic.look(moment.games) - move.expected - credit
        missed /= games
        self.critic.descend(moment.games, missed)


def yardstick(batch: Batch, bot: str, games: int) -> float:
    """The mean score of one of our bots at the same table."""
    game, total = batch.table.game, 0
    for seed in range(games):
        rng, player, state = Random(seed), make(bot, game, seed), game.new(batch.table.config)
        settle(state, rng)
        while state.turn().waiting:
            state.apply(0, player.choose(state.view(0)))
            settle(state, rng)
        outcome = state.outcome()
        assert outcome is not None
        total += outcome.scores[0]
    return total / games


def picture(curve: list[tuple[int, float]], lines: dict[str, float]) -> str:
    """The curve of scores over games played with the yardsticks beside it, as an SVG."""
    left, right, top, bottom = 48.0, 680.0, 32.0, 312.0
    most = max([score for _, score in curve] + list(lines.values())) * 1.1
    games = max(curve[-1][0], 1)
    step = max(1000, games // 8000 * 1000)

    def across(played: float) -> float:
        return round(left + played / games * (right - left), 1)

    def down(score: float) -> float:
        return round(bottom - max(0.0, score) / most * (bottom - top), 1)

    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" font-family="sans-serif" font-size="13">']
    parts.append('<rect width="720" height="360" fill="#fff"/>')
    for tens in range(0, int(most) + 1, 10):
        parts.append(f'<path d="M{left},{down(tens)} H{right}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{down(tens) + 4}" text-anchor="end">{tens}</text>')
    for played in range(0, games + 1, step):
        parts.append(f'<text x="{across(played)}" y="{bottom + 20}" text-anchor="middle">{played:,}</text>')
    for name, score in lines.items():
        parts.append(f'<path d="M{left},{down(score)} H{right}" stroke="#b45309" stroke-dasharray="6 4"/>')
        parts.append(
            f'<text x="{right}" y="{down(score) + 16}" text-anchor="end" fill="#92400e">{name} bot {score:.1f}</text>'
        )
    points = " ".join(f"{across(played)},{down(score)}" for played, score in curve)
    parts.append(f'<polyline points="{points}" fill="none" stroke="#0f766e" stroke-width="2"/>')
    parts.append(f'<text x="{left}" y="18">Mean score of solo Explorers over games of learning</text></svg>')
    return "\n".join(parts) + "\n"


def main(arguments: list[str] | None = None) -> None:
    """Learns for some minutes, prints how it goes, and draws the curve."""
    parser = argparse.ArgumentParser(description="Learns solo Explorers.")
    parser.add_argument("--minutes", type=float, default=12)
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100, help="games of each bot to compare with")
    parser.add_argument("--picture", type=Path, default=Path("learning.svg"))
    chosen = parser.parse_args(arguments)
    table: dict[str, Any] = {
        "players": 1,
        "layout": "intro",
        "reward": "score",
        "seed": chosen.seed,
        "workers": chosen.workers,
    }
    with Batch("explorers", LANES, **table) as batch:
        lines = {bot: yardstick(batch, bot, chosen.games) for bot in ("random", "greedy")}
        print(", ".join(f"{bot} bot: {score:.1f} points" for bot, score in lines.items()), flush=True)
        curve = learnt(Learner(batch, chosen.seed), lines["random"], chosen.minutes)
    chosen.picture.write_text(picture(curve, lines), "utf-8")


def learnt(learner: Learner, start: float, limit: float) -> list[tuple[int, float]]:
    """Learns for so many minutes; the mean score of every thousand games."""
    curve, begun, shown = [(0, start)], monotonic(), 0
    while (minutes := (monotonic() - begun) / 60) < limit:
        learner.round()
        if len(learner.scores) >= 1000:
            curve.append((curve[-1][0] + len(learner.scores), float(np.mean(learner.scores))))
            learner.scores = []
            if minutes >= shown:
                shown += 1
                print(f"{minutes:5.1f} minutes, {curve[-1][0]:6} games: {curve[-1][1]:5.1f} points", flush=True)
    return curve


if __name__ == "__main__":
    main()
