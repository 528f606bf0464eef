"""The search bot: a tree over its own choices, grown by games that it imagines to their end.

From the view it imagines worlds, each with luck of its own for all that is still to be drawn. In a world it follows
the tree as far as it goes, then lets the game's quick policy play on for everybody. The tree holds only what its own
seat can decide before luck does: the other seats act as they do in the world at hand, so nothing hidden is ever known
to a node (information-set search, open loop). What to do after a card was turned up depends on the card, which such a
node would not know, but the policy does. The worlds are used again and again and every game is measured against the
others of its world, so that luck cancels out.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from fourwinds.bots.bot import Opinion
from fourwinds.bots.greedy import GreedyBot
from fourwinds.core.messages import Outcome
from fourwinds.core.playout import Dice
from fourwinds.core.protocol import CHANCE, Advisor, Game, Policy, State, considered

LONGEST: Final = 1_000_000_000
FIRST: Final = 6
"""After so many worlds candidates that brought the same come to the same thing, and a wide field is narrowed."""
LEAD: Final = 12.0
"""A lead that counts for half of what winning itself does."""
LIKELY: Final = 6.0
"""With such a lead over one other an unfinished game is won in three of four cases."""


class Budget:
    """How much a bot may think about a decision: so many seconds and so many imagined games, whichever end first."""

    def __init__(self, seconds: float = LONGEST, games: int = LONGEST) -> None:
        self.seconds = seconds
        self.games = games


class Branch:
    """An action at a node, with what it brought so far."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.chances = 0
        """How often it could have been taken."""
        self.games = 0
        self.value = 0.0
        self.node: Node | None = None


class Node:
    """A decision of the bot's own seat after certain choices of its own."""

    def __init__(self, legal: list[int], ratings: list[float], decay: float) -> None:
        order = sorted([(-rating, number) for number, rating in enumerate(ratings)])
        self.equals = ratings.count(max(ratings))
        """So many share the best rating."""
        self.considered = considered(ratings)
        """So many are not ruled out."""
        self.branches: list[Branch] = []
        """Best rated first."""
        self.known: set[int] = set(legal)
        self.least = 1.0
        self.decay = decay
        total = 0.0
        for rank in range(len(order)):
            total += self.least
            self.branches.append(Branch(legal[order[rank][1]], self.least))
            self.least *= decay
        for branch in self.branches:
            branch.prior /= total
        self.least /= total

    def meet(self, legal: list[int]) -> list[Branch]:
        """The branches that can be taken in the world at hand; other worlds may allow others."""
        if len(legal) == len(self.branches):
            same = True
            for action in legal:
                if action not in self.known:
                    same = False
            if same:
                return self.branches
        for action in legal:
            if action not in self.known:
                self.known.add(action)
                self.branches.append(Branch(action, self.least))
        return [branch for branch in self.branches if branch.action in legal]


class World:
    """An imagined position with the seed of its luck."""

    def __init__(self, state: State, seed: i64) -> None:
        self.state = state
        self.seed: i64 = seed


class Spread:
    """How far values lie apart: the scale on which a difference is large or small."""

    def __init__(self) -> None:
        self.count = 0
        self.squares = 0.0

    def add(self, deviation: float) -> None:
        """One more value."""
        self.count += 1
        self.squares += deviation * deviation

    @property
    def width(self) -> float:
        """The typical deviation; never nothing."""
        return sqrt(self.squares / self.count) + 1e-9 if self.count else 1.0


class Habits:
    """How the tree is searched."""

    def __init__(self) -> None:
        self.candidates = 24
        """So many actions at most take part in the race at the root."""
        self.each = 20
        """There is one for so many games to be imagined, but two at least."""
        self.few = 6
        """So many of a wide field go on after the first worlds, and so many take part if the advisor cannot choose."""
        self.proof = 2.0
        """A candidate leaves the race when it is so many standard errors behind."""
        self.fair = 12
        """No candidate is beaten before it has played so many games."""
        self.caution = 0.7
        """By how many standard errors a candidate must be better than a higher rated one."""
        self.doubt = 30
        """With more worlds than this caution fades: what many games say counts for more than a rating."""
        self.explore = 0.5
        self.decay = 0.4
        """What is left of the prior with each rank of the advisor's rating."""
        self.ripe = 8
        """After so many games an action gets a node of its own."""


class Runner:
    """A candidate in the race at the root, with what its game brought in each world."""

    def __init__(self, branch: Branch) -> None:
        self.branch = branch
        self.values: list[float] = []
        self.total = 0.0
        self.wins: list[float] = []
        self.scores: list[float] = []
        self.twins: list[Runner] = []
        """Lower rated ones that come to the same thing, and left the race for it."""

    def note(self, value: float, wins: float, score: float) -> None:
        """The game in the next world."""
        self.values.append(value)
        self.total += value
        self.wins.append(wins)
        self.scores.append(score)

    def opinions(self, first: Runner) -> list[Opinion]:
        """What it would bring in all worlds that the first one met; its twins would bring the same."""
        wins = min(1.0, max(0.0, expected(self.wins, first.wins)))
        score = expected(self.scores, first.scores)
        return [Opinion(one.branch.action, len(one.values), wins, score) for one in [self, *self.twins]]

    def lead(self, other: Runner) -> tuple[float, float]:
        """How far it is ahead of the other in the worlds both played, and the standard error of that."""
        mine, theirs = self.values, other.values
        count = min(len(mine), len(theirs))
        if count < 2:
            return 0.0, 1e9
        total = squares = 0.0
        for number in range(count):
            gap = mine[number] - theirs[number]
            total += gap
            squares += gap * gap
        mean = total / count
        return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1)) + 1e-9


def expected(own: list[float], other: list[float]) -> float:
    """The average of one's own in all worlds that the other met: as far from the other's as where both met."""
    both = min(len(own), len(other))
    if both == 0:
        return 0.0
    return average(other, len(other)) + average(own, both) - average(other, both)


def average(values: list[float], count: int) -> float:
    """Of the first ones. Not by `sum`, which fails on floats when compiled."""
    total = 0.0
    for number in range(count):
        total += values[number]
    return total / count


def distinct(race: list[Runner]) -> list[Runner]:
    """Of those that come to the same thing only the first."""
    left: list[Runner] = []
    for runner in race:
        same = [other for other in left if other.values == runner.values]
        if same:
            same[0].twins.append(runner)
        else:
            left.append(runner)
    return left


def behind(first: Runner, others: list[Runner]) -> list[Runner]:
    """The others by what they bring beside the first, in the worlds that both met."""
    order = sorted([(first.lead(other)[0], number) for number, other in enumerate(others)])
    return [others[number] for _, number in order]


class Search:
    """The thinking about one decision."""

    def __init__(self, game: Game, view: Any, rng: Random, habits: Habits) -> None:
        self.begun = perf_counter()
        self.deadline = self.begun
        self.game = game
        self.view = view
        self.seat: int = view.seat
        self.rng = rng
        self.habits = habits
        self.advisor: Advisor = game.advisor()
        self.worlds: list[World] = []
        self.spread = Spread()
        self.played = 0
        self.value = 0.0
        self.limit = 0
        self.width = 2
        self.horizon = self.advisor.horizon(self._world(0).state) or LONGEST
        self.root = self._node(self._world(0).state)

    # Thinking

    def think(self, budget: Budget) -> list[Opinion]:
        """Races the candidates until one is left or the budget is used up; the others follow by what they bring."""
        self.deadline = self.begun + budget.seconds
        self.limit = budget.games
        self.width = min(self._field(budget), self.root.considered)
        race = [Runner(branch) for branch in self.root.branches[: self.width]]
        out: list[Runner] = []
        while len(race) > 1 and self._heat(race):
            games = len(race[0].values)
            if games == FIRST:
                race = self._narrow(self._fill(distinct(race)), out)
            elif games >= self.habits.fair and games % 4 == 0:
                race = self._thin(race, out)
        first, *others = self._ranked(race)
        others = behind(first, others + out)
        return [opinion for runner in [first, *others] for opinion in runner.opinions(first)]

    def _field(self, budget: Budget) -> int:
        """How many candidates begin the race."""
        habits = self.habits
        usual = min(habits.candidates, max(2, budget.games // habits.each))
        if usual > habits.few and self.root.considered > habits.few:
            usual = max(habits.few, min(usual, int(budget.seconds / self._pace()) // habits.each))
        return max(usual, min(habits.few, self.root.equals))

    def _pace(self) -> float:
        """The seconds that a game takes, by one that does not count."""
        begun = perf_counter()
        world = self._world(0)
        state = world.state.copy()
        self._play_on(state, Dice(world.seed), self.advisor.policy(state))
        return perf_counter() - begun

    def _fill(self, race: list[Runner]) -> list[Runner]:
        """Brings in the next best rated for those that came to the same thing as others."""
        last = min(3 * self.width, self.habits.candidates, self.root.considered)
        for branch in self.root.branches[self.width : last]:
            runner = Runner(branch)
            if len(race) == self.width or not self._catch_up(runner):
                break
            race = distinct([*race, runner])
        return race

    def _catch_up(self, runner: Runner) -> bool:
        """Plays the worlds that the others have played; false if the budget does not suffice."""
        if self.played + FIRST > self.limit:
            return False
        return all(self._game(self._world(number), runner) for number in range(FIRST))

    def _narrow(self, race: list[Runner], out: list[Runner]) -> list[Runner]:
        """The few best of a wide field, still best rated first."""
        left = self._ranked(race)[: self.habits.few]
        out += [runner for runner in race if runner not in left]
        return [runner for runner in race if runner in left]

    def _ranked(self, race: list[Runner]) -> list[Runner]:
        """Best first; who was rated lower has to show that it is better, not only to have been lucky."""
        order: list[tuple[float, int]] = []
        worlds = max(1, len(race[0].values))
        caution = self.habits.caution * min(1.0, sqrt(self.habits.doubt / worlds))
        for number, runner in enumerate(race):
            lead, error = runner.lead(race[0])
            order.append((0.0 if number == 0 else caution * error - lead, number))
        order.sort()
        return [race[number] for _, number in order]

    def _heat(self, race: list[Runner]) -> bool:
        """One game for every candidate in the same world; false if the budget is used up."""
        if self.played + len(race) > self.limit:
            return False
        world = self._world(len(race[0].values))
        return all(self._game(world, runner) for runner in race)

    def _thin(self, race: list[Runner], out: list[Runner]) -> list[Runner]:
        """Those who are not yet beaten."""
        leader = race[0]
        for runner in race:
            if runner.total > leader.total:
                leader = runner
        left: list[Runner] = []
        for runner in race:
            lead, error = leader.lead(runner)
            if runner is leader or lead < self.habits.proof * error:
                left.append(runner)
            else:
                out.append(runner)
        return left

    def _world(self, number: int) -> World:
        while len(self.worlds) <= number:
            state = self.game.imagine(self.view, self.rng)
            self.worlds.append(World(state, int(self.rng.random() * 2147483645.0)))
        return self.worlds[number]

    def _node(self, state: State) -> Node:
        legal = state.legal(self.seat)
        ratings = self.advisor.rate(state, self.seat) if len(legal) > 1 else [0.0]
        return Node(legal, ratings, self.habits.decay)

    # One imagined game

    def _game(self, world: World, runner: Runner) -> bool:
        """Plays and notes one game; false, and nothing is noted, if time ran out on it."""
        if perf_counter() > self.deadline:
            return False
        state, dice = world.state.copy(), Dice(world.seed)
        policy = self.advisor.policy(state)
        path: list[Branch] = []
        self._begin(state, policy, runner.branch, path)
        self._follow(state, policy, path)
        if not self._play_on(state, dice, policy):
            return False
        self._note(state, runner, path)
        return True

    def _begin(self, state: State, policy: Policy, branch: Branch, path: list[Branch]) -> None:
        """The candidate itself."""
        path.append(branch)
        policy.note(state, self.seat, branch.action)
        state.apply(self.seat, branch.action)

    def _follow(self, state: State, policy: Policy, path: list[Branch]) -> None:
        """Goes down the tree until luck decides, and may add one node to it."""
        branch = path[0]
        node = branch.node
        waiting = state.turn().waiting
        while waiting and node is not None and waiting[0] != CHANCE:
            seat = waiting[0]
            if seat != self.seat:
                state.apply(seat, policy.choose(state, seat))
            else:
                branch = self._select(node.meet(state.legal(seat)))
                path.append(branch)
                policy.note(state, seat, branch.action)
                state.apply(seat, branch.action)
                node = branch.node
            waiting = state.turn().waiting
        if node is None and branch.games >= self.habits.ripe:
            branch.node = self._grow(state, policy)

    def _grow(self, state: State, policy: Policy) -> Node | None:
        """The next decision of the own seat, if the game goes on so far without luck."""
        waiting = state.turn().waiting
        while waiting and waiting[0] != self.seat and waiting[0] != CHANCE:
            seat = waiting[0]
            state.apply(seat, policy.choose(state, seat))
            waiting = state.turn().waiting
        return self._node(state) if waiting and waiting[0] != CHANCE else None

    def _select(self, branches: list[Branch]) -> Branch:
        explore, width = self.habits.explore, self.spread.width
        best, top = branches[0], -1e18
        for branch in branches:
            branch.chances += 1
            known = branch.value / branch.games / width if branch.games else 0.0
            hope = known + explore * branch.prior * sqrt(branch.chances) / (1 + branch.games)
            if hope > top:
                best, top = branch, hope
        return best

    def _play_on(self, state: State, dice: Dice, policy: Policy) -> bool:
        """Plays to the end, or past the advisor's horizon to where it can judge; false if time ran out."""
        left = self.horizon
        waiting = state.turn().waiting
        while waiting and (left > 0 or not self.advisor.can_judge(state)):
            seat = waiting[0]
            if seat == CHANCE:
                state.apply(CHANCE, dice.draw(state))
            else:
                state.apply(seat, policy.choose(state, seat))
                left -= 1
                if perf_counter() > self.deadline:
                    return False
            waiting = state.turn().waiting
        return True

    def _note(self, state: State, runner: Runner, path: list[Branch]) -> None:
        outcome = state.outcome()
        scores = self.advisor.judge(state) if outcome is None else [float(score) for score in outcome.scores]
        lead = lead_of(scores, self.seat)
        wins = likely(scores, self.seat) if outcome is None else share(outcome, self.seat)
        score = scores[self.seat]
        worth = score if len(scores) == 1 else wins + lead / (abs(lead) + LEAD)
        usual = self.value / self.played if self.played else worth
        self.played += 1
        self.value += worth
        self.spread.add(worth - usual)
        runner.note(worth, wins, score)
        for branch in path:
            branch.games += 1
            branch.value += worth - usual


def share(outcome: Outcome, seat: int) -> float:
    """The seat's share of the victory; nobody has one where all lose."""
    return 1.0 / outcome.ranks.count(1) if outcome.won and outcome.ranks[seat] == 1 else 0.0


def likely(scores: list[float], seat: int) -> float:
    """The chance to win with such prospects in an unfinished game; equals have equal ones."""
    total = 0.0
    for score in scores:
        total += exp(max(-50.0, min(50.0, (score - scores[seat]) / LIKELY)))
    return 1.0 / total


def lead_of(scores: list[float], seat: int) -> float:
    """How far the seat is before the best of the others."""
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat] or [0.0])


class SearchBot(GreedyBot):
    """Takes the winner of the race; besides its turn it does what the advisor says."""

    def __init__(self, game: Game, seed: int, budget: Budget, habits: Habits | None = None) -> None:
        super().__init__(game, seed)
        self.budget = budget
        self.habits = habits or Habits()

    def choose(self, view: Any) -> int:
        return self.think(view)[0].action

    def think(self, view: Any) -> list[Opinion]:
        return Search(self.game, view, self.rng, self.habits).think(self.budget)
