"""What we know about playing Exploriana well: push as far as it pays, and take what brings most.

Only what the seat knows is used: the odds come from its own outlook on a deck, and everything else from what lies
open, from its hand, its missions and its collection.
"""

from __future__ import annotations

from typing import Final

from fourwinds.core.deck import count
from fourwinds.core.protocol import RULED_OUT, Advisor, Policy, State, best_rated
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana.push import Push, Sight
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.state import (
    ACTION,
    DETECTION,
    DISCARD,
    DRAFT,
    ENTERPRISE,
    GEOGRAPHY,
    NAVIGATE,
    PATHS,
    PICK,
    RECRUIT,
    RESEARCH,
    SCOUTING,
    SEND,
    STUDY,
    TOKEN_VALUE,
)
from fourwinds.games.exploriana.terms import (
    BIOLOGIST,
    COPIES,
    DETECTIVE,
    ENTREPRENEUR,
    GEOGRAPHER,
    MEDIC,
    NAVIGATOR,
    PATHFINDER,
    PHILANTHROPIST,
    PHOTOGRAPHER,
    RESEARCHER,
    SCHOLAR,
    SCOUT,
)
from fourwinds.games.exploriana.variants import ANIMALS, KIND_CARDS, LOST_SET
from fourwinds.games.exploriana.worth import Judge, Weights

CLAIMED: Final = 100.0
DOOMED: Final = -5.0


class Patron(Advisor):
    """Rates actions by what they are likely to bring."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def horizon(self, state: State) -> int:
        return 15

    def can_judge(self, state: State) -> bool:
        """Not while some have explored in this round and others have not."""
        assert isinstance(state, Exploriana)
        return state.phase < ACTION

    def judge(self, state: State) -> list[float]:
        assert isinstance(state, Exploriana)
        return [self._score(state, seat) for seat in range(state.variant.players)]

    def _score(self, state: Exploriana, seat: int) -> float:
        """What the player has, with missions and relics, which nobody aims at any more but which score."""
        missions = state.variant.mission.points * count(state.players[seat].done)
        relics = state.variant.edition.scoring["relic"] * state.relics.count(seat)
        return Judge(state, seat, self.weights).now + float(missions + relics)

    def rate(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Exploriana)
        legal = state.legal(seat)
        if len(legal) == 1:
            return [0.0]
        return self.rate_by(state, seat, Judge(state, seat, self.weights), legal)

    def policy(self, state: State) -> Policy:
        return Routine(self)

    def rate_by(self, state: Exploriana, seat: int, judge: Judge, legal: list[int]) -> list[float]:
        """The ratings according to a judge."""
        ratings = self._rate(state, seat, judge, [action for action in legal if action < act.FLIP])
        return ratings + [CLAIMED] * (len(legal) - len(ratings))

    def _rate(self, state: Exploriana, seat: int, judge: Judge, legal: list[int]) -> list[float]:
        phase = state.phase
        if phase == ACTION:
            return Turn(state, seat, judge).rate(legal)
        if phase == PICK:
            return [_pick(state, judge, action) for action in legal]
        if phase == SEND:
            return _send(state, seat, judge, legal)
        if phase == RECRUIT:
            return [_recruit(state, judge, action - act.RECRUIT) for action in legal]
        if phase == DRAFT:
            return [self.weights.explorer[(action - act.DRAFT) // COPIES] for action in legal]
        if phase == STUDY:
            return [judge.card(action - act.PICK) for action in legal]
        if phase == ENTERPRISE:
            return [_mission(state, judge, action - act.KEEP) for action in legal]
        if phase == DISCARD:
            return [_discard(state, seat, judge, action - act.DISCARD) for action in legal]
        if phase == DETECTION:
            return [-float(state.region().lost[action - act.ORDER] & TOKEN_VALUE) for action in legal]
        if phase == NAVIGATE:
            return [1.0 if action == act.LOST else Turn(state, seat, judge).navigated() for action in legal]
        if phase in (SCOUTING, GEOGRAPHY, RESEARCH, PATHS):
            return Turn(state, seat, judge).rate_looked(legal)
        return [0.0] * len(legal)


class Routine(Policy):
    """Plays like the patron; a judgement is kept as long as it holds."""

    def __init__(self, patron: Patron) -> None:
        super().__init__(patron)
        self.patron = patron
        self.judges: dict[int, Judge] = {}

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, Exploriana)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        judge = self.judges.get(seat)
        if judge is None or not judge.holds(state):
            judge = Judge(state, seat, self.patron.weights)
            self.judges[seat] = judge
        return best_rated(legal, self.patron.rate_by(state, seat, judge, legal))


def _pick(state: Exploriana, judge: Judge, action: int) -> float:
    """What a pick brings; with two picks the better one comes first, which is just as good."""
    region = state.region()
    if action < act.ANIMALS:
        return judge.card(action - act.PICK)
    if action == act.ANIMALS:
        return judge.gain(region.shown & ANIMALS, 0, 0, 0)
    reward = state.variant.board.rewards[state.here][len(region.lost) - 1]
    if action == act.RESCUE:
        return judge.gain(0, reward, 0, 1)
    if action == act.RESCUE + 1:
        return judge.gain(0, 0, reward, 1)
    kept = judge.weights.explorer[PHILANTHROPIST] * judge.time
    return judge.gain(0, reward - state.variant.cost[PHILANTHROPIST], reward, 1) - kept


def _recruit(state: Exploriana, judge: Judge, card: int) -> float:
    coins = state.row_coins[state.row.index(card)]
    return judge.weights.explorer[card // COPIES] + judge.gain(0, coins, 0, 0)


def _mission(state: Exploriana, judge: Judge, mission: int) -> float:
    if state.fulfilled(judge.seat, mission):
        return 2.0
    return judge.weights.hope[mission]


def _send(state: Exploriana, seat: int, judge: Judge, legal: list[int]) -> list[float]:
    """A display is worth less the more pawns come before; rivals go where opponents come after them."""
    worths = [_region_worth(state, judge, region) for region in range(3)]
    ratings: list[float] = []
    for action in legal:
        if action < act.RIVAL:
            ratings.append(worths[action - act.SEND])
        else:
            own = [pawn for pawn in state.regions[action - act.RIVAL].pawns if pawn == seat]
            ratings.append(2.0 - 0.1 * worths[action - act.RIVAL] + 0.2 * len(own))
    return ratings


def _region_worth(state: Exploriana, judge: Judge, region: int) -> float:
    push = Push(state, region, judge)
    share = judge.weights.taken ** len(state.regions[region].pawns)
    return share * push.best(push.sight) + (1.0 - share) * judge.weights.region[region]


def _discard(state: Exploriana, seat: int, judge: Judge, card: int) -> float:
    """Good cards for oneself stay if the next pawn here is one's own, and go if it is not."""
    pawns = state.region().pawns[state.space + 1 :]
    worth = judge.card(card)
    if pawns and pawns[0] == seat:
        return -worth + (1.0 if state.variant.weight[card] else 0.0)
    return worth


class Turn:
    """The turn of an own pawn."""

    def __init__(self, state: Exploriana, seat: int, judge: Judge) -> None:
        self.state = state
        self.seat = seat
        self.judge = judge
        self.player = state.players[seat]
        self.region = state.region()
        self.push = Push(state, state.here, judge)
        self.coin = judge.weights.coin + judge.weights.coin_early * judge.time
        if self._held(NAVIGATOR) and self.player.coins >= state.variant.cost[NAVIGATOR]:
            self.push.saved = max(0.0, self.push.sight.one_pick() - self._price(NAVIGATOR))

    def _held(self, kind: int) -> bool:
        return self.player.hand & KIND_CARDS[kind] != 0

    def _price(self, kind: int) -> float:
        """Coins, and what the card might bring later."""
        return self.coin * self.state.variant.cost[kind] + self.judge.weights.explorer[kind] * self.judge.time

    def rate(self, legal: list[int]) -> list[float]:
        """All actions in points that the turn is worth after them."""
        push = self.push
        stop = push.sight.one_pick()
        explore = push.explore(push.sight)
        now = max(stop, explore)
        ratings: list[float] = []
        for action in legal:
            if action == act.EXPLORE:
                ratings.append(self._doomed() if push.doomed() else explore)
            elif action == act.STOP:
                ratings.append(stop)
            elif action < act.USE:
                ratings.append(self._guide(action - act.GUIDE, now))
            elif action < act.RELEASE:
                ratings.append(self._use(action - act.USE, now))
            else:
                ratings.append(self._release(action - act.RELEASE))
        return ratings

    def _doomed(self) -> float:
        """A pawn that is sure to be lost; with `edge_when_lost` even that may bring a mission (R 8.7)."""
        return DOOMED if self.state.variant.edge_when_lost else RULED_OUT

    def _guide(self, card: int, now: float) -> float:
        """Coins for a turn that is no better with the hazard covered are wasted."""
        covered = self.push.best(self.push.look(self.region.display, card))
        if covered <= now:
            return RULED_OUT
        later = 0.3 if self._pawn_later() else 0.0
        return covered - self.coin * self.state.variant.edition.guide - later

    def _pawn_later(self) -> bool:
        """Whether another pawn of one's own is still to come this round."""
        left = self.region.pawns[self.state.space + 1 :]
        for region in self.state.regions[self.state.here + 1 :]:
            left = left + region.pawns
        return self.seat in left

    def _use(self, kind: int, now: float) -> float:
        return self._brings(kind, now) - self._price(kind)

    def _brings(self, kind: int, now: float) -> float:
        push = self.push
        if kind == MEDIC:
            return push.treated()
        if kind == PHOTOGRAPHER:
            return push.sight.two_picks()
        if kind == SCHOLAR:
            return push.studied()
        if kind == PATHFINDER:
            return max([push.best(self._without(card)) for card in self.region.display])
        if kind == SCOUT:
            return push.foreseen(now)
        if kind in (GEOGRAPHER, RESEARCHER):
            return push.foreseen(push.foreseen(now))
        if kind == ENTREPRENEUR:
            return now + 3.2 * min(1.0, 1.5 * self.judge.time)
        return now if kind == DETECTIVE else 0.0

    def _without(self, card: int) -> Sight:
        return self.push.look([other for other in self.region.display if other != card], self.region.guide)

    def _release(self, card: int) -> float:
        display = [*self.region.display, card]
        sight = self.push.look(display, self.region.guide)
        if LOST_SET[sight.hazards]:
            return self._doomed()
        lent = 0.5 * self.state.variant.edition.points[card]
        return self.push.best(sight) - lent - self._price(BIOLOGIST)

    def navigated(self) -> float:
        """Worth more than being lost if something good lies there."""
        display = self.region.display[:-1]
        return 1.0 + self.push.best(self.push.look(display, self.region.guide)) - self._price(NAVIGATOR)

    # Cards looked at

    def rate_looked(self, legal: list[int]) -> list[float]:
        """A card on top is worth what the turn brings with it; at the bottom it is out of the way."""
        ratings: list[float] = []
        for action in legal:
            if action == act.DONE:
                ratings.append(self.push.best(self.push.sight))
            elif action == act.LEAVE:
                ratings.append(self._on_top(self.state.drawn[0]))
            elif action >= act.TOP:
                ratings.append(self._on_top(action - act.TOP))
            elif action >= act.BOTTOM:
                ratings.append(self._below(action - act.BOTTOM))
            else:
                ratings.append(self.push.best(self._without(action - act.RETURN)))
        return ratings

    def _below(self, card: int) -> float:
        if self.state.phase == SCOUTING:
            return self.push.sight.one_pick()
        return -self._on_top(card)

    def _on_top(self, card: int) -> float:
        sight = self.push.look([*self.region.display, card], self.region.guide)
        if LOST_SET[sight.hazards]:
            return self.push.sight.one_pick() - 0.5
        return self.push.best(sight)
