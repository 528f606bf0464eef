"""What we know about playing Explorers well: every X should bring the good things nearer.

A board is worth what it scores by now plus, for everything still to be had, its value faded by
its distance from the marks. The weights were found by a random search over solo games.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fourwinds.core.cells import NEIGHBOURS, SQUARES
from fourwinds.core.protocol import Advisor, State
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers import scoring
from fourwinds.games.explorers.chart import Chart, chart_of, marked_around
from fourwinds.games.explorers.edition import VILLAGE_SQUARE
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.state import Board
from fourwinds.games.explorers.terms import APPLE, FISH, GEM, HORSE, KEY, SCROLL, TEMPLE

FAR: Final = 99
XS_A_TURN: Final = 3
VILLAGE_SIDE: Final = -1
"""The kind of a target that lies beside a village."""


class Weights:
    """What things are worth before they score, in points."""

    def __init__(self) -> None:
        self.fade = 0.43
        """What is left of a value with each step of distance."""
        self.horse = 1.05
        self.scroll = 2.2
        self.bonus_x = 1.8
        self.gem = 1.15
        self.village = 0.55
        self.temple = 1.9
        self.key = 0.28
        """A key, as a share of the temple it may open."""
        self.locked = 0.26
        """A temple without a key for it, as a share of its value."""
        self.provision = 3.75
        self.provision_later = 0.9

    def fading(self) -> list[float]:
        """The share of a value that is left at each distance."""
        return [self.fade**steps for steps in range(FAR + 1)]


class Target:
    """A square worth reaching, with its distance from every square of the map."""

    def __init__(self, square: int, kind: int, quadrant: int, steps: list[int]) -> None:
        self.square = square
        self.kind = kind
        self.quadrant = quadrant
        self.steps = steps


def steps_from(chart: Chart, square: int) -> list[int]:
    """How many marks lead from any square to this one, villages walked around."""
    steps = [FAR] * SQUARES
    steps[square] = 0
    queue = [square]
    for here in queue:
        for near in NEIGHBOURS[here]:
            if steps[near] == FAR and chart.terrain[near] != VILLAGE_SQUARE:
                steps[near] = steps[here] + 1
                queue.append(near)
    return steps


@lru_cache(maxsize=64)
def targets_of(edition: str, layout: tuple[tuple[int, int], ...]) -> list[Target]:
    """All targets of a map."""
    chart = chart_of(edition, layout)
    found = [
        Target(square, chart.objects[square], square >> 7 << 1 | square >> 3 & 1, steps_from(chart, square))
        for square in range(SQUARES)
        if chart.objects[square]
    ]
    for quadrant, village in enumerate(chart.villages):
        found += [Target(s, VILLAGE_SIDE, quadrant, steps_from(chart, s)) for s in NEIGHBOURS[village]]
    return found


class Scout(Advisor):
    """Rates actions by how much better the own board becomes."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.fading = self.weights.fading()

    def rate(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Explorers)
        legal = state.legal(seat)
        if len(legal) == 1 or act.VILLAGE <= legal[0] < act.STOP or legal[0] >= act.LAY:
            return [0.0] * len(legal)
        targets = targets_of(state.variant.edition.id, tuple(state.layout))
        nearness = distances(state.boards[seat], targets)
        if legal[0] < act.START:
            return self._rate_marks(state, seat, targets, nearness, legal)
        return [self._rate_turn(state, seat, targets, nearness, action) for action in legal]

    def _rate_marks(
        self, state: Explorers, seat: int, targets: list[Target], nearness: list[int], legal: list[int]
    ) -> list[float]:
        ratings: list[float] = []
        for action in legal:
            after = state.copy()
            after.apply(seat, action)
            near = nearness if action >= act.START else nearer(nearness, targets, action)
            ratings.append(self.worth(after, after.boards[seat], targets, near))
        return ratings

    def _rate_turn(self, state: Explorers, seat: int, targets: list[Target], nearness: list[int], action: int) -> float:
        """The board after this decision and the best-looking Xs that it allows."""
        after = state.copy()
        after.apply(seat, action)
        turn, round_ = after.turn_number, after.round
        while after.turn_number == turn and after.round == round_:
            legal = after.legal(seat)
            if not legal:
                break
            best = legal[0]
            if best < act.START:
                ratings = self._rate_marks(after, seat, targets, nearness, legal)
                best = legal[ratings.index(max(ratings))]
                if best < act.START:
                    nearness = nearer(nearness, targets, best)
            after.apply(seat, best)
        return self.worth(after, after.boards[seat], targets, nearness)

    def worth(self, state: Explorers, board: Board, targets: list[Target], nearness: list[int]) -> float:
        """What the board scores by now plus what it may still reach."""
        variant, weights = state.variant, self.weights
        rounds_left = variant.edition.rounds - len(board.points) // 2
        turns_left = rounds_left * variant.edition.turns - state.turn_number
        total = float(sum(board.points)) + rounds_left * variant.gem_scores[board.gems]
        total += _villages_by_now(state, board)
        for quadrant in range(4):
            total += scoring.temple_points(variant, board, quadrant)
        if rounds_left:
            total += self._provisions_by_now(state, board)
        if turns_left > 0:
            total += weights.scroll * min(board.scrolls - board.scrolls_used, turns_left)
            total += self._prospects(state, board, targets, nearness, rounds_left, turns_left)
        if board.horse:
            total += weights.horse
        for quadrant in board.batches:
            total += weights.bonus_x * variant.temple_bonus[state.temple_heads[quadrant]]
        return total

    def _provisions_by_now(self, state: Explorers, board: Board) -> float:
        """Half what the round's provisions score, half what they are worth each: the first ones count too."""
        ticks = board.ticked[0] + board.ticked[1] + board.ticked[2]
        return 0.5 * (state.variant.provisions.score(state.round, board.ticked) + self.weights.provision * ticks)

    def _prospects(
        self,
        state: Explorers,
        board: Board,
        targets: list[Target],
        nearness: list[int],
        rounds_left: int,
        turns_left: int,
    ) -> float:
        weights, fading = self.weights, self.fading
        values = self._object_values(state, board, rounds_left)
        villages = _village_values(state, board)
        reach = XS_A_TURN * turns_left
        nearest = [FAR, FAR, FAR]
        temples: list[int] = []
        total = 0.0
        for number in range(len(nearness)):
            steps = nearness[number]
            if steps == 0 or steps > reach:
                continue
            target = targets[number]
            kind = target.kind
            if kind == VILLAGE_SIDE:
                total += weights.village * villages[target.quadrant] * fading[steps]
            elif kind == TEMPLE:
                temples.append(steps * 4 + target.quadrant)
            elif APPLE <= kind <= FISH:
                if rounds_left > 1:
                    total += weights.provision_later * fading[steps]
                if steps < nearest[kind - APPLE]:
                    nearest[kind - APPLE] = steps
            else:
                total += values[kind] * fading[steps]
        total += self._open_provisions(state, board, nearest, rounds_left)
        temples.sort()
        keys = board.keys - board.keys_used
        for code in temples:
            share = 1.0 if keys > 0 else weights.locked
            keys -= 1
            total += share * self._temple_value(state, code & 3) * fading[code >> 2]
        return total

    def _open_provisions(self, state: Explorers, board: Board, nearest: list[int], rounds_left: int) -> float:
        """The nearest provision of each kind that is open this round, in place of its later value."""
        weights, fading = self.weights, self.fading
        opened = state.variant.provisions.open(state.round, board.ticked)
        reach = XS_A_TURN * (state.variant.edition.turns - state.turn_number)
        later = weights.provision_later if rounds_left > 1 else 0.0
        total = 0.0
        for kind in range(3):
            steps = nearest[kind]
            if opened >> kind & 1 and steps <= reach:
                total += (weights.provision - later) * fading[steps]
        return total

    def _object_values(self, state: Explorers, board: Board, rounds_left: int) -> list[float]:
        """The value of keys, scrolls, horses and gems, by kind of object."""
        weights = self.weights
        values = [0.0] * (TEMPLE + 1)
        scores = state.variant.gem_scores
        if board.gems + 1 < len(scores):
            slope = (scores[-1] - scores[board.gems]) / (len(scores) - 1 - board.gems)
            step = scores[board.gems + 1] - scores[board.gems]
            values[GEM] = weights.gem * rounds_left * max(float(step), 0.5 * slope)
        closed = [quadrant for quadrant in range(4) if board.temples[quadrant] < 0]
        if len(closed) > board.keys - board.keys_used:
            values[KEY] = weights.key * max([self._temple_value(state, quadrant) for quadrant in closed])
        values[HORSE] = weights.horse
        values[SCROLL] = weights.scroll
        return values

    def _temple_value(self, state: Explorers, quadrant: int) -> float:
        variant, weights = state.variant, self.weights
        head = min(state.temple_heads[quadrant], len(variant.temple_points) - 1)
        return weights.temple * variant.temple_points[head] + weights.bonus_x * variant.temple_bonus[head]


def distances(board: Board, targets: list[Target]) -> list[int]:
    """How far each target is from the nearest mark."""
    marks = board.marks.squares()
    found: list[int] = []
    for target in targets:
        steps = target.steps
        least = FAR
        for mark in marks:
            if steps[mark] < least:
                least = steps[mark]
        found.append(least)
    return found


def nearer(nearness: list[int], targets: list[Target], square: int) -> list[int]:
    """The same distances after one more mark."""
    found: list[int] = []
    for number in range(len(nearness)):
        steps = targets[number].steps[square]
        found.append(steps if steps < nearness[number] else nearness[number])
    return found


def _villages_by_now(state: Explorers, board: Board) -> float:
    """What villages score; on the expert side half of it is spread over all their sides, since all must be reached."""
    variant, chart = state.variant, state.chart
    assert chart is not None
    points = float(sum(scoring.village_points(variant, chart, board)))
    if not variant.expert_villages:
        return points
    sides = sum([marked_around(board.marks, village) for village in chart.villages])
    return 0.5 * (points + variant.edition.villages_expert[4] * sides / 16)


def _village_values(state: Explorers, board: Board) -> list[float]:
    """What one more X beside each village is worth."""
    chart, variant = state.chart, state.variant
    assert chart is not None
    counts = [marked_around(board.marks, village) for village in chart.villages]
    if not variant.expert_villages:
        table = variant.edition.villages_base
        return [0.0 if count == 4 else (table[4] - table[count]) / (4 - count) for count in counts]
    table = variant.edition.villages_expert
    worst = min(counts)
    if worst == 4:
        return [0.0] * 4
    step = (table[4] - table[worst]) / (4 - worst) / 4
    return [0.0 if count == 4 else step * (1.5 if count == worst else 0.7) for count in counts]
