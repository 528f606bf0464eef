"""What we know about playing Explorers well: every X should bring the good things nearer.

An X is worth what it scores plus, for everything still to be had, the value it gains by coming nearer;
values fade with the distance from the marks. Whatever can be decided is worth what the turn comes to with the
best-looking Xs after it: by the estimate of the final score, or where there is none by what the Xs bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourwinds.core.estimate import Estimate
from fourwinds.core.protocol import Advisor, Policy, State
from fourwinds.core.weights import Given
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers.chart import marked_around
from fourwinds.games.explorers.estimate import (
    NO_SETTING,
    SETTINGS,
    TRAITS,
    Prospect,
    expected_points,
    points,
    setting_of,
    traits,
)
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.state import CARD, Board
from fourwinds.games.explorers.surroundings import (
    IN_STEPS,
    SIGHT,
    STEP_BITS,
    Surroundings,
    come_nearer,
    distances,
    surroundings_of,
)
from fourwinds.games.explorers.terms import APPLE, GEM, HORSE, KEY, SCROLL
from fourwinds.games.explorers.variants import Variant

XS_A_TURN: Final = 3
CHOICE: Final = 3
"""So many of the best-looking first Xs of a turn are compared by what the turn comes to."""
HORIZON: Final = 12
"""So many decisions of each player are imagined, about three turns; what comes after is left to the estimate."""
NEVER: Final = -1e9
REMEMBERED: Final = 20_000
"""No more plans are kept than this."""


Situation = tuple[object, ...]


class Weights:
    """What things are worth before they score, in points."""

    def __init__(self, weights: dict[str, float]) -> None:
        given = Given(weights)
        self.fade = given.take("fade")
        """What is left of a value with each step of distance."""
        self.horse = given.take("horse")
        self.scroll = given.take("scroll")
        self.bonus_x = given.take("bonus_x")
        self.gem = given.take("gem")
        self.village = given.take("village")
        self.temple = given.take("temple")
        self.key = given.take("key")
        """A key, as a share of the temple it may open."""
        self.locked = given.take("locked")
        """A temple without a key for it, as a share of its value."""
        self.provision = given.take("provision")
        self.provision_now = given.take("provision_now")
        self.provision_later = given.take("provision_later")
        self.estimates = [Estimate(given, setting, TRAITS) for setting in SETTINGS]
        given.end()

    def estimate(self, variant: Variant) -> Estimate | None:
        """The one for such games, if there is one that has been fitted."""
        setting = setting_of(variant)
        if setting == NO_SETTING or not self.estimates[setting].fitted:
            return None
        return self.estimates[setting]

    def fading(self) -> list[list[float]]:
        """The share of a value that is left at each distance, by the number of steps that can still be made."""
        return [
            [self.fade**steps if steps <= reach else 0.0 for steps in range(SIGHT + 1)] + [0.0]
            for reach in range(SIGHT + 1)
        ]


class Outlook:
    """What every target is worth to one board during one turn: while it lies ahead, and when it is reached."""

    def __init__(
        self, scout: Scout, state: Explorers, seat: int, surroundings: Surroundings, nearness: list[int]
    ) -> None:
        board, variant = state.boards[seat], state.variant
        self.weights = scout.weights
        self.around = surroundings.around
        self.close = surroundings.close
        rounds_left = variant.edition.rounds - len(board.points) // 2
        turns_left = rounds_left * variant.edition.turns - state.turn_number
        self.fading = scout.fading[min(SIGHT, XS_A_TURN * turns_left + board.left)]
        self.ahead: list[float] = [0.0] * len(nearness)
        self.gain: list[float] = [0.0] * len(nearness)
        self._villages(state, board, surroundings)
        self._temples_and_keys(state, board, surroundings, nearness)
        self._gems(variant.gem_scores, board.gems, rounds_left, surroundings)
        self._provisions(state, board, rounds_left, surroundings)
        self._value(surroundings.numbers[HORSE], self.weights.horse, self.weights.horse)
        if board.scrolls - board.scrolls_used < turns_left:
            self._value(surroundings.numbers[SCROLL], self.weights.scroll, self.weights.scroll)

    def _value(self, numbers: list[int], ahead: float, gain: float) -> None:
        for number in numbers:
            self.ahead[number] = ahead
            self.gain[number] = gain

    def _villages(self, state: Explorers, board: Board, surroundings: Surroundings) -> None:
        chart, edition = state.chart, state.variant.edition
        assert chart is not None
        counts = [marked_around(board.marks, village) for village in chart.villages]
        expert = state.variant.expert_villages
        table = edition.villages_expert if expert else edition.villages_base
        worst = min(counts)
        for quadrant in range(4):
            count = counts[quadrant]
            if count == 4:
                continue
            if not expert:
                ahead = (table[4] - table[count]) / (4 - count)
                gain = float(table[count + 1] - table[count])
            else:
                ahead = (table[4] - table[worst]) / (4 - worst) / 4 * (1.5 if count == worst else 0.7)
                lifts = count == worst and counts.count(worst) == 1
                gain = 0.5 * ((table[worst + 1] - table[worst] if lifts else 0) + table[4] / 16)
            self._value(surroundings.village_sides[quadrant], self.weights.village * ahead, gain)

    def _temples_and_keys(
        self, state: Explorers, board: Board, surroundings: Surroundings, nearness: list[int]
    ) -> None:
        """The nearest temples get the keys; the others are worth a share, and so is a key for the best of them."""
        variant, weights = state.variant, self.weights
        codes: list[int] = []
        for quadrant in range(4):
            steps = nearness[surroundings.temples[quadrant]]
            if steps > 0:
                codes.append(steps * 4 + quadrant)
        codes.sort()
        keys = board.keys - board.keys_used
        key_ahead = key_gain = 0.0
        for code in codes:
            quadrant = code % 4
            number = surroundings.temples[quadrant]
            head = min(state.temple_heads[quadrant], len(variant.temple_points) - 1)
            bonus = weights.bonus_x * variant.temple_bonus[head]
            value = weights.temple * variant.temple_points[head] + bonus
            self.gain[number] = variant.temple_points[head] + bonus
            self.ahead[number] = value if keys > 0 else weights.locked * value
            if keys <= 0:
                key_ahead = max(key_ahead, weights.key * value)
                key_gain = max(key_gain, key_ahead, (1.0 - weights.locked) * value * self.fading[code // 4])
            keys -= 1
        self._value(surroundings.numbers[KEY], key_ahead, key_gain)

    def _gems(self, scores: list[int], gems: int, rounds_left: int, surroundings: Surroundings) -> None:
        if gems + 1 < len(scores):
            slope = (scores[-1] - scores[gems]) / (len(scores) - 1 - gems)
            step = float(scores[gems + 1] - scores[gems])
            ahead = self.weights.gem * rounds_left * max(step, 0.5 * slope)
            self._value(surroundings.numbers[GEM], ahead, rounds_left * step)

    def _provisions(self, state: Explorers, board: Board, rounds_left: int, surroundings: Surroundings) -> None:
        """Half what a provision scores this round, half what it is worth on the way to a set."""
        provisions, weights = state.variant.provisions, self.weights
        later = weights.provision_later if rounds_left > 1 else 0.0
        opened = provisions.open(state.round, board.ticked)
        by_now = provisions.score(state.round, board.ticked)
        for kind in range(3):
            if opened >> kind & 1:
                ticked = board.ticked[:]
                ticked[kind] += 1
                gain = 0.5 * (provisions.score(state.round, ticked) - by_now + weights.provision)
                self._value(surroundings.numbers[APPLE + kind], weights.provision_now, gain)
            else:
                self._value(surroundings.numbers[APPLE + kind], later, 0.0)

    def rate(self, square: int, nearness: list[int]) -> float:
        """What an X brings: what it reaches, and how much nearer everything else comes."""
        fading, aheads = self.fading, self.ahead
        total = 0.0
        for note in self.close[square]:
            code: i64 = note
            steps = code & IN_STEPS
            number = code >> STEP_BITS
            before: i64 = nearness[number]
            if steps < before:
                ahead = aheads[number]
                if steps == 0:
                    total += self.gain[number] - ahead * fading[before]
                else:
                    total += ahead * (fading[steps] - fading[before])
        return total

    def best(self, legal: list[int], nearness: list[int]) -> int:
        """The best-looking X; anything else brings nothing."""
        best, top = legal[0], NEVER
        for action in legal:
            rating = self.rate(action, nearness) if action < act.START else 0.0
            if rating > top:
                best, top = action, rating
        return best

    def choice(self, legal: list[int], nearness: list[int]) -> list[int]:
        """The few best-looking Xs."""
        if len(legal) <= CHOICE:
            return legal
        rated: list[tuple[float, int]] = []
        for action in legal:
            rated.append((-self.rate(action, nearness) if action < act.START else 0.0, action))
        rated.sort()
        return [action for _, action in rated[:CHOICE]]

    def mark(self, square: int, nearness: list[int]) -> float:
        """Makes an X, and tells what it brings."""
        rating = self.rate(square, nearness)
        come_nearer(nearness, self.around[square])
        return rating


class Planning:
    """How a seat compares what it can do in a turn: by the estimate if there is one, else by what the Xs bring."""

    def __init__(
        self, scout: Scout, state: Explorers, seat: int, surroundings: Surroundings, nearness: list[int]
    ) -> None:
        self.seat = seat
        self.scroll = scout.weights.scroll
        self.outlook = Outlook(scout, state, seat, surroundings, nearness)
        estimate = scout.weights.estimate(state.variant)
        self.prospect = None if estimate is None else Prospect(estimate, state, seat, surroundings)

    def turn(self, state: Explorers, action: int, nearness: list[int], plan: list[int]) -> float:
        """What a decision is worth with the best-looking Xs after it, which are added to the plan."""
        seat, outlook = self.seat, self.outlook
        after = state.copy()
        total = 0.0
        if action < act.START:
            total = outlook.mark(action, nearness)
        elif act.SCROLL_FOR <= action < act.BATCH:
            total = -self.scroll
        after.apply(seat, action)
        while after.turn_number == state.turn_number and after.round == state.round:
            legal = after.legal(seat)
            if not legal:
                break
            best = legal[0]
            if best < act.START:
                best = outlook.best(legal, nearness)
                if best < act.START:
                    total += outlook.mark(best, nearness)
            plan.append(best)
            after.apply(seat, best)
        return total if self.prospect is None else self.prospect.value(after, nearness)


class Scout(Advisor):
    """Rates actions by how much better the own board becomes."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.fading = self.weights.fading()
        self.plans: dict[Situation, list[int]] = {}
        """By situation: a search imagines most of them again and again, those of the other players above all."""

    def rate(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Explorers)
        legal = state.legal(seat)
        if len(legal) == 1 or act.VILLAGE <= legal[0] < act.STOP or legal[0] >= act.LAY:
            return [0.0] * len(legal)
        surroundings = surroundings_of(state.variant.edition.id, tuple(state.layout))
        nearness = distances(state.boards[seat], surroundings)
        planning = Planning(self, state, seat, surroundings, nearness)
        return [planning.turn(state, action, nearness[:], []) for action in legal]

    def policy(self, state: State) -> Policy:
        assert isinstance(state, Explorers)
        return Walk(self, state) if state.boards else Policy(self)

    def horizon(self, state: State) -> int:
        assert isinstance(state, Explorers)
        if state.phase < CARD or self.weights.estimate(state.variant) is None:
            return 0
        return HORIZON * len(state.boards)

    def can_judge(self, state: State) -> bool:
        """When everybody has finished the turn, as an estimate is for the time between two."""
        assert isinstance(state, Explorers)
        return state.phase == CARD

    def judge(self, state: State) -> list[float]:
        assert isinstance(state, Explorers)
        estimate = self.weights.estimate(state.variant)
        assert estimate is not None
        return [expected_points(estimate, state, seat) for seat in range(len(state.boards))]

    def remember(self, situation: Situation, plan: list[int]) -> None:
        """Keeps a plan."""
        if len(self.plans) >= REMEMBERED:
            self.plans = {}
        self.plans[situation] = plan

    def traits(self, state: State, seat: int) -> tuple[float, list[float]] | None:
        assert isinstance(state, Explorers)
        if state.phase != CARD or setting_of(state.variant) == NO_SETTING:
            return None
        return points(state, state.boards[seat]), traits(state, seat)


class Walk(Policy):
    """Quick play of whole imagined games: turns are planned once, with distances kept from turn to turn."""

    def __init__(self, scout: Scout, state: Explorers) -> None:
        super().__init__(scout)
        self.scout = scout
        self.surroundings = surroundings_of(state.variant.edition.id, tuple(state.layout))
        self.nearness = [distances(board, self.surroundings) for board in state.boards]
        self.plans: list[list[int]] = [[] for _ in state.boards]
        self.fresh = [False] * len(state.boards)
        """Whether the next X is the first of a turn."""

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, Explorers)
        legal = state.legal(seat)
        plan = self.plans[seat]
        first = self.fresh[seat] and legal[0] < act.START
        best = plan.pop(0) if plan and plan[0] in legal and not first else self._plan(state, seat, legal)
        self._heed(seat, best)
        return best

    def note(self, state: State, seat: int, action: int) -> None:
        self.plans[seat] = []
        self._heed(seat, action)

    def _heed(self, seat: int, action: int) -> None:
        if action < act.START:
            come_nearer(self.nearness[seat], self.surroundings.around[action])
        self.fresh[seat] = action >= act.START

    def _plan(self, state: Explorers, seat: int, legal: list[int]) -> int:
        if len(legal) == 1 or legal[0] >= act.VILLAGE:
            return legal[0]
        now = situation(state, seat)
        turn = self.scout.plans.get(now)
        if turn is None:
            turn = self._best_turn(state, seat, legal)
            self.scout.remember(now, turn)
        self.plans[seat] = turn[1:]
        return turn[0]

    def _best_turn(self, state: Explorers, seat: int, legal: list[int]) -> list[int]:
        """A decision and the Xs that should follow."""
        best, top = legal[:1], NEVER
        nearness = self.nearness[seat]
        planning = Planning(self.scout, state, seat, self.surroundings, nearness)
        if legal[0] < act.START:
            legal = planning.outlook.choice(legal, nearness)
        for action in legal:
            plan = [action]
            rating = planning.turn(state, action, nearness[:], plan)
            if rating > top:
                best, top = plan, rating
        return best


def situation(state: Explorers, seat: int) -> Situation:
    """All that a plan for the rest of the turn depends on."""
    board = state.boards[seat]
    marks = board.marks
    table = (state.phase, state.round, state.turn_number, state.card, state.picked, state.active, state.asked, seat)
    had = (board.keys, board.keys_used, board.scrolls, board.scrolls_used, board.gems, tuple(board.ticked))
    asked = (board.step, board.left, board.allowed, board.open, board.horse, board.bonus, tuple(board.batches))
    temples = [tuple(other.temples) for other in state.boards]
    scored = (tuple(state.temple_heads), tuple(temples), tuple(board.points))
    return (tuple(state.layout), (marks.a, marks.b, marks.c, marks.d), table, had, asked, scored)
