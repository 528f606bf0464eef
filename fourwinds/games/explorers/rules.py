"""The rules of Explorers in the order of RULES.md: setup (5), turns (6), placing (7), objects (8), end of turn (9)."""

from __future__ import annotations

from typing import Any, Final

from fourwinds.core.cells import LABELS, Cells
from fourwinds.core.messages import Event, Outcome, Text
from fourwinds.core.observation import Observation
from fourwinds.core.protocol import CHANCE, Turn
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers import events as tell
from fourwinds.games.explorers import scoring
from fourwinds.games.explorers.chart import (
    quadrant_of,
)
from fourwinds.games.explorers.setup import Setup
from fourwinds.games.explorers.state import (
    BATCH_ORDER,
    BONUS_TERRAIN,
    CARD,
    DONE,
    FIRST_PLAYER,
    GOAL_DRAW,
    LAYOUT,
    MODE,
    NO_TICKS,
    OVER,
    PICK_SIDE,
    PLACE,
    PLACING,
    SETUP,
    TEMPLES_OPEN,
    Board,
)
from fourwinds.games.explorers.terms import (
    ANY_TERRAIN,
    APPLE,
    CARDS,
    GEM,
    GOALS,
    HORSE,
    KEY,
    OBJECTS,
    SCROLL,
    SIDES,
    TEMPLE,
    TERRAIN_BIT,
)

NOBODY: Final = Turn(())
BY_CHANCE: Final = Turn((CHANCE,))
ASKED: Final = [Turn(tuple(seat for seat in range(4) if mask & 1 << seat)) for mask in range(16)]


class Explorers(Setup):
    """A position of Explorers."""

    def copy(self) -> Explorers:
        other = Explorers(self.variant)
        other.phase = self.phase
        other.first = self.first
        other.layout = self.layout
        other.chart = self.chart
        other.goals = self.goals
        other.race_heads = self.race_heads
        other.village = self.village
        other.temple_heads = self.temple_heads
        other.round = self.round
        other.turn_number = self.turn_number
        other.active = self.active
        other.drawn = self.drawn
        other.card = self.card
        other.picked = self.picked
        other.asked = self.asked
        other.choices = self.choices
        other.boards = [board.copy() for board in self.boards]
        other.shown = self.shown
        other.before = self.before
        return other

    # Who is asked, and for what

    def turn(self) -> Turn:
        if self.asked:
            return ASKED[self.asked]
        return NOBODY if self.phase == OVER else BY_CHANCE

    def legal(self, seat: int) -> list[int]:
        if seat == CHANCE:
            return [] if self.asked or self.phase == OVER else self.choices
        if seat < 0 or not self.asked >> seat & 1:
            return []
        if self.phase == PLACING or self.phase == SETUP:
            return self.boards[seat].choices
        return self.choices

    def weights(self) -> list[int] | None:
        return None

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        if action < act.START:
            self._mark(seat, action, events)
        elif self.phase == PLACING or self.phase == SETUP:
            self._decide(seat, action, events)
        elif self.phase == CARD:
            self._turn_card(action - act.DRAW, events)
        elif self.phase == PICK_SIDE:
            self._pick_side(seat, action - act.PICK, events)
        elif self.phase == LAYOUT:
            self._lay_tile(action, events)
        elif self.phase == FIRST_PLAYER:
            self._first_player(action - act.FIRST, events)
        elif self.phase == GOAL_DRAW:
            self._draw_goal(action - act.GOAL, events)
        else:
            self._set_village(action - act.VILLAGE, events)

    # 6 Rounds, turns and modes

    def _begin_round(self, events: list[Event] | None) -> None:
        self.drawn = 0
        if events is not None:
            events.append(tell.RoundBegun(None, self.round))
        if self.variant.solo and self.round > 1:
            self._decay(events)
        self.phase = CARD
        for board in self.boards:
            self.reopen(board)
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.turn_number += 1
        self.ask_card()

    def ask_card(self) -> None:
        """R 6.2: seven of the cards, one by one; in solo each lies either way round."""
        self.phase = CARD
        self.asked = 0
        self.choices = self.variant.draws_left(self.drawn)

    def _turn_card(self, card: int, events: list[Event] | None) -> None:
        self.card = card
        self.drawn |= self.variant.card_bit[card]
        self.picked = -1
        self.active = self._active_seat()
        if events is not None:
            events.append(tell.CardDrawn(None, self.turn_number, act.card_text(card)))
        if self.active < 0:
            self.begin_placing(events)
        else:
            self.ask_side()

    def _active_seat(self) -> int:
        """R 6.11; nobody is active in solo (R 11.1) and in the last turn of three players (R 6.10)."""
        edition = self.variant.edition
        last = self.round == edition.rounds and self.turn_number == edition.turns
        if self.variant.solo or (last and self.variant.players == 3):
            return -1
        return (self.first + self.turn_number - 1) % self.variant.players

    def ask_side(self) -> None:
        """R 6.3: the active player decides for the table."""
        self.phase = PICK_SIDE
        self.asked = 1 << self.active
        one, other = CARDS[self.card]
        self.choices = [act.PICK + min(one, other), act.PICK + max(one, other)]

    def _pick_side(self, seat: int, side: int, events: list[Event] | None) -> None:
        self.picked = side
        if events is not None:
            events.append(tell.SidePicked(None, seat, act.side_text(side)))
        self.begin_placing(events)

    def begin_placing(self, events: list[Event] | None) -> None:
        """R 6.4: everybody at the same time, hidden until all are done."""
        self.phase = PLACING
        self.asked = 0
        for seat, board in enumerate(self.boards):
            board.took = -1
            board.left = 0
            board.allowed = 0
            board.bonus = False
            board.step = MODE
            board.choices = self._modes(seat, board)
            self.asked |= 1 << seat

    def _modes(self, seat: int, board: Board) -> list[int]:
        """R 6.5 to R 6.7: a side of the card, or a scroll for one terrain that has a legal square."""
        one, other = CARDS[self.card]
        if seat == self.active:
            modes = [act.TAKE + self.picked]
        else:
            modes = [act.TAKE + min(one, other), act.TAKE + max(one, other)]
        if board.scrolls > board.scrolls_used:
            modes += self._terrains(board, act.SCROLL_FOR)
        return modes

    def xs_of_card(self, seat: int) -> list[int]:
        """How many Xs each side of the card gives: before the pick to the active player, then to this seat."""
        full = self.variant.edition.xs_full
        if self.phase == PICK_SIDE:
            return [full, full]
        if self.phase != PLACING:
            return []
        if seat == self.active:
            return [full if side == self.picked else 0 for side in CARDS[self.card]]
        return [self.xs_for(side) for side in CARDS[self.card]]

    def xs_for(self, side: int) -> int:
        """How many Xs a side of the card gives the player who takes it, as a non-active or solo player."""
        edition = self.variant.edition
        if self.variant.solo:
            return edition.xs_full if side == CARDS[self.card][0] else edition.xs_same
        return edition.xs_same if side == self.picked else edition.xs_full

    def _decide(self, seat: int, action: int, events: list[Event] | None) -> None:
        """Everything a player decides in a turn except the squares."""
        board = self.boards[seat]
        if events is not None:
            events.append(tell.Decided(seat, seat, act.describe(action)))
        if action == act.STOP:
            self._stop(board)
        elif action < act.PICK:
            board.took = action
            self._allow(board, self.variant.edition.xs_setup, TERRAIN_BIT[action - act.START])
        elif action < act.SCROLL_FOR:
            board.took = action
            side = action - act.TAKE
            xs = self.variant.edition.xs_full if seat == self.active else self.xs_for(side)
            self._allow(board, xs, SIDES[side])
        elif action < act.BATCH:
            board.took = action
            board.scrolls_used += 1
            self._allow(board, self.variant.edition.xs_scroll, TERRAIN_BIT[action - act.SCROLL_FOR])
        elif action < act.BONUS:
            self.choose_batch(board, action - act.BATCH)
            return
        else:
            self._begin_batch(board, action - act.BONUS)
        self.go_on(seat, board, events)

    # 7 Placing Xs

    def _allow(self, board: Board, xs: int, terrains: int) -> None:
        board.step = PLACE
        board.left = xs
        board.allowed = terrains

    def _stop(self, board: Board) -> None:
        """R 7.9: declines a horse's free X alone, otherwise the rest of the allowance."""
        if board.horse:
            board.horse = False
        else:
            board.left = 0

    def _mark(self, seat: int, square: int, events: list[Event] | None) -> None:
        board = self.boards[seat]
        chart = self._chart()
        if board.horse:
            board.horse = False
        else:
            board.left -= 1
        board.put(chart, square)
        kind = chart.objects[square]
        if kind and (self.phase == PLACING or self.variant.setup_objects):
            self._take_object(board, square, kind)
        if events is not None:
            events.append(tell.Marked(seat, seat, LABELS[square], OBJECTS[kind]))
        self.go_on(seat, board, events)

    def go_on(self, seat: int, board: Board, events: list[Event] | None) -> None:
        """R 7.6, R 7.7: the next X while there is one to place, then bonus batches, then the player is done."""
        chart = self._chart()
        if board.horse:
            squares = board.squares(chart, ANY_TERRAIN)
            if squares:
                self._ask_square(board, squares)
                return
            board.horse = False
            self._tell_lost(seat, 1, events)
        if board.left > 0:
            squares = board.squares(chart, board.allowed)
            if squares:
                self._ask_square(board, squares)
                return
            self._tell_lost(seat, board.left, events)
            board.left = 0
        if board.batches and board.any_square(chart, ANY_TERRAIN):
            self.ask_batch(board)
            return
        for quadrant in board.batches:
            self._tell_lost(seat, self.variant.temple_bonus[self.temple_heads[quadrant]], events)
        self._finish(seat, board, events)

    def _tell_lost(self, seat: int, xs: int, events: list[Event] | None) -> None:
        if events is not None:
            events.append(tell.XsLost(seat, seat, xs))

    def _ask_square(self, board: Board, squares: list[int]) -> None:
        if not self.variant.forced:
            squares.append(act.STOP)
        board.choices = squares

    # 8 Objects

    def _take_object(self, board: Board, square: int, kind: int) -> None:
        edition = self.variant.edition
        if kind == KEY:
            if board.keys < edition.key_track:
                board.keys += 1
                board.open |= TEMPLES_OPEN
        elif kind == SCROLL:
            if board.scrolls < edition.scroll_track:
                board.scrolls += 1
        elif kind == HORSE:
            board.horse = True
        elif kind == GEM:
            if board.gems + 1 < len(self.variant.gem_scores):
                board.gems += 1
        elif kind == TEMPLE:
            self._explore_temple(board, quadrant_of(square))
        else:
            ticked = board.ticked[:]
            ticked[kind - APPLE] += 1
            board.ticked = ticked
            self.reopen(board)

    def _explore_temple(self, board: Board, quadrant: int) -> None:
        """R 8.6: the head of the list as it was when the turn began."""
        board.keys_used += 1
        self.reopen(board)
        head = self.temple_heads[quadrant]
        temples = board.temples[:]
        temples[quadrant] = head
        board.temples = temples
        if self.variant.temple_bonus[head] > 0:
            board.batches = [*board.batches, quadrant]

    # 9 End of a turn

    def ask_batch(self, board: Board) -> None:
        """R 9.1: which batch first, if there are several."""
        if len(board.batches) > 1:
            board.step = BATCH_ORDER
            board.choices = sorted([act.BATCH + quadrant for quadrant in board.batches])
        else:
            self.choose_batch(board, board.batches[0])

    def choose_batch(self, board: Board, quadrant: int) -> None:
        """R 9.1: one terrain that has a legal square."""
        board.batches = [quadrant, *[other for other in board.batches if other != quadrant]]
        board.step = BONUS_TERRAIN
        board.choices = self._terrains(board, act.BONUS)

    def _begin_batch(self, board: Board, terrain: int) -> None:
        xs = self.variant.temple_bonus[self.temple_heads[board.batches[0]]]
        board.batches = board.batches[1:]
        board.bonus = True
        self._allow(board, xs, TERRAIN_BIT[terrain])

    def _finish(self, seat: int, board: Board, events: list[Event] | None) -> None:
        board.step = DONE
        board.batches = []
        board.choices = []
        self.asked &= ~(1 << seat)
        if not self.asked:
            self._end_turn(events)

    def _end_turn(self, events: list[Event] | None) -> None:
        if events is not None:
            self._reveal(events)
        if self._temple_was_explored():
            self._announce_temples(events)
        if self.goals:
            self._announce_races(events)
        if self.turn_number == self.variant.edition.turns:
            self._end_round(events)
        if self.turn_number == 0:
            self._begin_round(events)
        elif self.phase != OVER:
            self._begin_turn()
        self.before = self.shown
        self.shown = [board.copy() for board in self.boards]

    def _reveal(self, events: list[Event]) -> None:
        for seat, board in enumerate(self.boards):
            fresh = board.marks.minus(self.shown[seat].marks).squares()
            mode = act.describe(board.took) if board.took >= 0 else Text("explorers-mode-none")
            events.append(tell.TurnRevealed(None, seat, mode, [LABELS[square] for square in fresh]))

    def _temple_was_explored(self) -> bool:
        explored = False
        for seat in range(len(self.boards)):
            explored |= self.boards[seat].temples is not self.shown[seat].temples
        return explored

    def _announce_temples(self, events: list[Event] | None) -> None:
        """R 9.2: all who explored a temple this turn got the same value; as many values are struck."""
        for quadrant in range(4):
            head = self.temple_heads[quadrant]
            explorers = 0
            for seat, board in enumerate(self.boards):
                if board.temples[quadrant] == head:
                    explorers += 1
                    if events is not None:
                        points, bonus = self.variant.temple_points[head], self.variant.temple_bonus[head]
                        events.append(tell.TempleExplored(None, seat, act.quadrant_text(quadrant), points, bonus))
            if explorers:
                heads = self.temple_heads[:]
                heads[quadrant] += explorers
                self.temple_heads = heads

    def _announce_races(self, events: list[Event] | None) -> None:
        """R 9.3: as with temples, once for each player and race."""
        for number, goal in enumerate(self.goals):
            if self.variant.edition.goals[goal].kind == "race":
                self._announce_race(number, goal, events)

    def _announce_race(self, number: int, goal: int, events: list[Event] | None) -> None:
        head = self.race_heads[number]
        values = scoring.race_values(self.variant, goal)
        if head >= len(values):
            return
        heads = self.race_heads[:]
        for seat, board in enumerate(self.boards):
            if board.races[number] < 0 and scoring.race_won(self._chart(), board, goal):
                races = board.races[:]
                races[number] = head
                board.races = races
                heads[number] += 1
                if events is not None:
                    events.append(tell.RaceWon(None, seat, GOALS[goal], values[head]))
        self.race_heads = heads

    def _end_round(self, events: list[Event] | None) -> None:
        """R 9.4: provisions and gems score; then the next round, or the end."""
        for seat, board in enumerate(self.boards):
            scoring.score_round(self.variant, board, self.round)
            board.columns = [*board.columns, board.ticked]
            board.ticked = NO_TICKS
            if events is not None:
                events.append(tell.RoundScored(None, seat, self.round, board.points[-2], board.points[-1]))
        if self.round == self.variant.edition.rounds:
            self.phase = OVER
            if events is not None:
                result = self._result()
                for seat, score in enumerate(result.scores):
                    events.append(tell.FinalScore(None, seat, score, result.ranks[seat]))
            return
        self.round += 1
        self.turn_number = 0
        self.first = (self.first + 1) % self.variant.players

    # 11 Solo

    def _decay(self, events: list[Event] | None) -> None:
        """R 11.3, R 11.4: what is not yet explored or achieved loses its highest value."""
        board = self.boards[0]
        self.temple_heads = _struck(self.temple_heads, board.temples)
        self.race_heads = _struck(self.race_heads, board.races)
        if events is not None:
            events.append(tell.ValuesFell(None, self.round))

    # 10 Scoring

    def outcome(self) -> Outcome | None:
        return self._result() if self.phase == OVER else None

    def _result(self) -> Outcome:
        return scoring.final(self.variant, self._chart(), self.boards, self.goals)

    # What leaves the rules

    def view(self, seat: int) -> Any:
        from fourwinds.games.explorers.view import view

        return view(self, seat)

    def observe(self, seat: int, row: Observation) -> None:
        from fourwinds.games.explorers.features import observe

        observe(self, seat, row)

    def prompt(self, seat: int) -> Text:
        from fourwinds.games.explorers.prompts import prompt

        return prompt(self, seat)

    def closing(self, seat: int) -> Text:
        if not self.boards:
            return Text("explorers-closing-map")
        return Text("explorers-closing", {"xs": len(self.fresh_marks(seat).squares())})

    def fresh_marks(self, seat: int) -> Cells:
        """The marks of the turn that is being played, or of the one that has just ended."""
        busy = self.phase == SETUP or self.phase == PLACING
        before = self.shown if busy else self.before
        return self.boards[seat].marks.minus(before[seat].marks)

    def fingerprint(self) -> str:
        """Round, turn, seats, cards, lists and the boards as everybody sees them."""
        head = f"{self.phase} {self.round}.{self.turn_number} {self.first} {self.active} {self.drawn} {self.card}"
        lists = f"{self.picked} {self.layout} {self.goals} {self.race_heads} {self.village} {self.temple_heads}"
        return " | ".join([head, lists, *(_fingerprint(board) for board in self.shown)])


def _struck(heads: list[int], taken: list[int]) -> list[int]:
    struck = heads[:]
    for number in range(len(heads)):
        if taken[number] < 0:
            struck[number] += 1
    return struck


def _fingerprint(board: Board) -> str:
    marks = "".join(f"{row:04x}" for row in board.marks.rows())
    tracks = f"{board.keys}/{board.keys_used} {board.scrolls}/{board.scrolls_used} {board.gems} {board.ticked}"
    return f"{marks} {tracks} {board.points} {board.temples} {board.races}"
