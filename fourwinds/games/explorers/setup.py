"""Setup, in the order of R 5: First Player, map, achievements, start village, the first three Xs."""

from __future__ import annotations

from abc import abstractmethod

from fourwinds.core.cells import LABELS, Cells
from fourwinds.core.messages import Event
from fourwinds.core.protocol import State
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers import events as tell
from fourwinds.games.explorers.chart import Chart, chart_of, nearest_villages
from fourwinds.games.explorers.state import (
    FIRST_PLAYER,
    GOAL_DRAW,
    LAYOUT,
    PROVISIONS_OPEN,
    SETUP,
    START_TERRAIN,
    START_VILLAGE,
    TEMPLES_OPEN,
    Board,
)
from fourwinds.games.explorers.terms import (
    GOALS,
    TERRAIN_BIT,
)
from fourwinds.games.explorers.variants import Variant


class Setup(State):
    """A position, as far as it is built up before the first turn."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.phase = FIRST_PLAYER
        self.first = 0
        self.layout: list[tuple[int, int]] = []
        self.chart: Chart | None = None
        self.goals: list[int] = []
        self.race_heads: list[int] = []
        self.village = -1
        self.temple_heads: list[int] = [0, 0, 0, 0]
        self.round = 1
        self.turn_number = 0
        self.active = -1
        self.drawn = 0
        self.card = -1
        self.picked = -1
        self.asked = 0
        self.choices: list[int] = []
        self.boards: list[Board] = []
        self.shown: list[Board] = []
        self.before: list[Board] = []

    def begin(self) -> None:
        """Asks for the First Player, unless that is settled (R 5.2)."""
        if self.variant.solo:
            self._begin_layout(None)
        elif self.variant.first_player == "random":
            self.choices = [act.FIRST + seat for seat in range(self.variant.players)]
        else:
            self.first = int(self.variant.first_player)
            self._begin_layout(None)

    def _first_player(self, seat: int, events: list[Event] | None) -> None:
        self.first = seat
        if events is not None:
            events.append(tell.FirstPlayerChosen(None, seat))
        self._begin_layout(events)

    def _begin_layout(self, events: list[Event] | None) -> None:
        """R 5.3: the First Player lays the map, or chance, or a preset."""
        self.phase = LAYOUT
        preset = self.variant.edition.presets.get(self.variant.layout)
        if preset is not None:
            self.layout = preset
            if events is not None:
                for quadrant, (tile, turns) in enumerate(preset):
                    events.append(tell.TileLaid(None, act.quadrant_text(quadrant), tile, turns))
            self._begin_goals(events)
        else:
            self.ask_tile()

    def ask_tile(self) -> None:
        used = [tile for tile, _ in self.layout]
        self.choices = act.lays(len(self.layout), used)
        self.asked = 1 << self.first if self.variant.layout == "choose" else 0

    def _lay_tile(self, action: int, events: list[Event] | None) -> None:
        quadrant, tile, turns = act.laid(action)
        self.layout = [*self.layout, (tile, turns)]
        if events is not None:
            events.append(tell.TileLaid(None, act.quadrant_text(quadrant), tile, turns))
        if len(self.layout) < 4:
            self.ask_tile()
        else:
            self.asked = 0
            self._begin_goals(events)

    def _begin_goals(self, events: list[Event] | None) -> None:
        """R 5.4: achievements are drawn after the map is laid."""
        self.phase = GOAL_DRAW
        self.chart = chart_of(self.variant.edition.id, tuple(self.layout))
        self.goals = self.variant.goals_named
        self.race_heads = [0] * len(self.goals)
        if events is not None:
            for goal in self.goals:
                events.append(tell.GoalRevealed(None, GOALS[goal]))
        self.ask_goal(events)

    def ask_goal(self, events: list[Event] | None = None) -> None:
        if len(self.goals) >= self.variant.goals_drawn:
            self.ask_village(events)
            return
        laid = [tile for tile, _ in self.layout]
        pool = self.variant.edition.goals
        leftover = self.variant.pool == "leftover"
        fits = [g for g in range(len(GOALS)) if not (leftover and pool[g].tile in laid)]
        self.choices = [act.GOAL + goal for goal in fits if goal not in self.goals]

    def _draw_goal(self, goal: int, events: list[Event] | None) -> None:
        self.goals = [*self.goals, goal]
        self.race_heads = [0] * len(self.goals)
        if events is not None:
            events.append(tell.GoalRevealed(None, GOALS[goal]))
        self.ask_goal(events)

    def ask_village(self, events: list[Event] | None = None) -> None:
        """R 5.5: the village nearest to the centre; the First Player breaks a tie."""
        self.phase = START_VILLAGE
        nearest = nearest_villages(self._chart())
        if len(nearest) == 1:
            self._set_village(nearest[0], events)
        else:
            self.choices = [act.VILLAGE + quadrant for quadrant in nearest]
            self.asked = 1 << self.first

    def _set_village(self, quadrant: int, events: list[Event] | None) -> None:
        self.village = self._chart().villages[quadrant]
        if events is not None:
            events.append(tell.StartVillageSet(None, LABELS[self.village]))
        self._begin_setup_marks(events)

    def _begin_setup_marks(self, events: list[Event] | None) -> None:
        """R 5.7: everybody marks the start village and three squares of one terrain beside it."""
        chart = self._chart()
        self.phase = SETUP
        for _ in range(self.variant.players):
            board = Board(Cells(), Cells())
            board.races = [-1] * len(self.goals)
            self.boards.append(board)
            board.put(chart, self.village)
        self.shown = [board.copy() for board in self.boards]
        self.ask_start()
        if not self.asked:
            self._end_turn(events)

    def ask_start(self) -> None:
        """R 5.7: one terrain that has a legal square."""
        self.asked = 0
        for seat, board in enumerate(self.boards):
            self.reopen(board)
            board.choices = self._terrains(board, act.START)
            if board.choices:
                board.step = START_TERRAIN
                self.asked |= 1 << seat

    def _terrains(self, board: Board, kind: int) -> list[int]:
        """The actions of a kind for each terrain that has a legal square."""
        chart = self._chart()
        return [kind + terrain for terrain in range(4) if board.any_square(chart, TERRAIN_BIT[terrain])]

    def reopen(self, board: Board) -> None:
        """Which temples and provisions may be marked now (R 7.4, R 7.5, R 3.8)."""
        if self.phase == SETUP and not self.variant.setup_objects:
            board.open = PROVISIONS_OPEN
            return
        board.open = self.variant.provisions.open(self.round, board.ticked)
        if board.keys > board.keys_used:
            board.open |= TEMPLES_OPEN

    def _chart(self) -> Chart:
        chart = self.chart
        assert chart is not None
        return chart

    @abstractmethod
    def _end_turn(self, events: list[Event] | None) -> None:
        """R 9, which also closes the setup."""
