"""Learns solo Explorers from nothing but its own games, in plain NumPy: `python examples/learn_explorers.py`.

A small network looks at the numbers of a position and says how likely each action is and how many points the
game will bring. Two hundred games are played side by side; after some moves in each, actions that led to more
than was expected become likelier (an advantage actor-critic). The curve of the mean score is drawn as an SVG.
"""

from __future__ import annotations

import argparse
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
LANES, MOVES, HIDDEN = 192, 24, 128
RATE, DECAY, ENTROPY, POINTS = 1e-3, 0.97, 0.01, 0.02
"""Step size, how fast credit fades along a game, worth of variety, and the unit in which points are learnt."""


class Network:
    """One hidden layer, then a score for every action and an expectation of the result; trained by Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.01, (HIDDEN, actions + 1)).astype(np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def look(self, seen: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, how likely each legal action is, and the expected result."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        out = hidden @ self.weights[2] + self.weights[3]
        scores = np.where(masks, out[:, :-1], -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), out[:, -1]

    def learn(
        self, seen: Floats, masks: NDArray[np.bool_], chosen: NDArray[np.int64], gain: Floats, goal: Floats
    ) -> None:
        """Makes gainful actions likelier, keeps some variety, and brings expectations nearer to results."""
        hidden, odds, expected = self.look(seen, masks)
        logs = np.log(np.where(masks, odds, 1))
        variety = -(odds * logs).sum(axis=1, keepdims=True)
        out = np.empty((len(seen), odds.shape[1] + 1), np.float32)
        out[:, :-1] = odds * gain[:, None] + ENTROPY * odds * (logs + variety)
        out[np.arange(len(seen)), chosen] -= gain
        out[:, -1] = expected - goal
        out /= len(seen)
        below = (out @ self.weights[2].T) * (hidden > 0)
        self._descend([seen.T @ below, below.sum(axis=0), hidden.T @ out, out.sum(axis=0)])

    def _descend(self, slopes: list[Floats]) -> None:
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.steps += 1
        rate = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, slope, first, second in zip(self.weights, slopes, self.first, self.second, strict=True):
            slope = slope / max(1.0, 2 * length)
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            weight -= rate * first / (np.sqrt(second) + 1e-8)


class Learner:
    """Plays many games at once and learns from them."""

    def __init__(self, batch: Batch, seed: int) -> None:
        self.batch = batch
        self.rng = np.random.default_rng(seed)
        # The map is always the same here, so the network need not look at it.
        self.used = np.concatenate([np.full(block.size, block.name != "map") for block in batch.table.features])
        self.network = Network(int(self.used.sum()), batch.masks.shape[1], self.rng)
        self.scores: list[float] = []

    def seen(self) -> Floats:
        """What the network looks at."""
        seen: Floats = self.batch.observations[:, self.used] * self.batch.scale[self.used]
        return seen

    def round(self) -> None:
        """Some moves in every game, then one step of learning."""
        lanes = len(self.batch.masks)
        moves = []
        for _ in range(MOVES):
            seen, masks = self.seen(), self.batch.masks.copy()
            _, odds, expected = self.network.look(seen, masks)
            chosen = (odds.cumsum(axis=1) > self.rng.random((lanes, 1)) * odds.sum(axis=1, keepdims=True)).argmax(
                axis=1
            )
            rewards, ended = self.batch.step(chosen)
            self.scores += rewards[ended, 0].tolist()
            moves.append((seen, masks, chosen, expected, rewards[:, 0] * POINTS, ended))
        goals = self._goals([(expected, reward, ended) for *_, expected, reward, ended in moves])
        gains = np.concatenate(goals) - np.concatenate([move[3] for move in moves])
        seen, masks, chosen = (np.concatenate([move[part] for move in moves]) for part in range(3))
        spread = gains / (gains.std() + 1e-6)
        self.network.learn(seen, masks, chosen, spread, np.concatenate(goals))

    def _goals(self, moves: list[tuple[Floats, Floats, NDArray[np.bool_]]]) -> list[Floats]:
        """What each expectation should have been, from the last move back to the first."""
        after = self.network.look(self.seen(), self.batch.masks)[2]
        credit = np.zeros_like(after)
        goals: list[Floats] = []
        for expected, reward, ended in reversed(moves):
            surprise = reward + np.where(ended, 0, after) - expected
            credit = surprise + np.where(ended, 0, DECAY * credit)
            goals.append(expected + credit)
            after = expected
        return goals[::-1]


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


def drawn(curve: list[tuple[int, float]], lines: dict[str, float]) -> str:
    """The curve of scores over games played with the yardsticks beside it, as an SVG."""
    left, right, top, bottom = 48.0, 680.0, 32.0, 312.0
    most = max([score for _, score in curve] + list(lines.values())) * 1.1
    games = max(curve[-1][0], 1)
    step = max(1000, round(games // 8, -3))

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
            f'<text x="{right}" y="{down(score) - 5}" text-anchor="end" fill="#92400e">{name} {score:.1f}</text>'
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
    chosen.picture.write_text(drawn(curve, lines), "utf-8")


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
