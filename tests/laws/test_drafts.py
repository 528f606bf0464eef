"""What a seat can decide alone, on every game and many tables: see `Turn` in core/protocol.py.

The server lets a seat play its turn tentatively, so these laws are played by lot through `server/play.py`:
steps, steps taken back, commits and what is done besides, by several seats at the same time.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.server.deal import Deal
from fourwinds.server.play import Play
from fourwinds.server.show import Viewer, table

from .tables import Table, covering_tables, seen

on_every_table = pytest.mark.parametrize("at", covering_tables(), ids=str)
MOVES = 400
"""Of one game; enough to be through every set-up and some rounds."""
EVENINGS = (MOVES, 60, 60, 60, 60)
"""One long, and some that see little but the beginning, where many decide together."""
RESTARTS, PAIRS = 4, 4


class Evening:
    """A table played by lot, with the commits that a server would keep."""

    def __init__(self, at: Table, seed: int) -> None:
        self.at = at
        self.rng = Random(seed)
        self.play = self.empty()
        self.commits: list[tuple[int, list[str]]] = []
        if self.play.match.state.turn().waiting == (CHANCE,):
            self.commits.append((CHANCE, self.play.begin()))

    def empty(self) -> Play:
        config = registry.configure(self.at.rules, self.at.players, self.at.options)
        match = Match(self.at.rules, config, ["guest"] * self.at.players)
        return Play(match, Deal(self.at.rules, Random(self.at.seed)))

    def again(self) -> Play:
        """The same table as a server would make it out of what it has kept."""
        play = self.empty()
        for seat, lines in self.commits:
            play.replay(seat, lines)
        for seat in range(self.at.players):
            play.restore_draft(seat, self.play.draft_lines(seat))
        return play

    def turn_by_lot(self) -> int:
        """A seat that is asked, or now and then any other, does something."""
        anybody = self.rng.randrange(self.at.players)
        seat = self.rng.choice([*self.play.match.state.turn().seats, anybody])
        self.move(seat)
        return seat

    def move(self, seat: int) -> None:
        """One message of a seat: more steps than steps back, so that the game goes on."""
        play, rng = self.play, self.rng
        besides, step = play.match.state.besides(seat), play.draft(seat).step
        if besides and rng.random() < 0.01:
            self.commits.append((seat, play.beside(seat, rng.choice(besides))))
        elif step and rng.random() < 0.15:
            play.undo(seat, rng.randrange(step))
        elif play.complete(seat):
            self.commit(seat)
        elif play.asked(seat):
            self.step(seat)

    def step(self, seat: int) -> None:
        legal = self.play.draft(seat).state.legal(seat)
        action = self.rng.choice(legal)
        assert self.play.refusal(seat, action) is None
        single = self.play.single(seat, action)
        self.play.act(seat, action)
        assert single == self.play.due(seat)
        if single:
            self.commit(seat)

    def commit(self, seat: int) -> None:
        """What was shown, with what those who were asked together have done meanwhile, is what is."""
        play = self.play
        steps = [(seat, step.action) for step in play.draft(seat).steps]
        shown, ply = play.shown(seat), play.match.ply
        promised = shown.copy()
        if shown is not play.draft(seat).state:
            for who, action in self.meanwhile(seat):
                promised.apply(who, action)
        self.commits.append((seat, play.commit(seat)))
        assert play.match.log[ply : ply + len(steps)] == steps
        assert all(who == CHANCE for who, _ in play.match.log[ply + len(steps) :])
        if self.rng.random() < 0.2:
            assert seen(promised, play.players) == seen(play.match.at(ply + len(steps)).state, play.players)

    def meanwhile(self, seat: int) -> list[tuple[int, int]]:
        """What the others have done since the seat's decision began."""
        ply = sum(len(lines) for _, lines in self.commits[: self.play.since[seat]])
        return [(who, action) for who, action in self.play.match.log[ply:] if who != seat]


def told(play: Play, seat: int) -> bytes:
    """All that a device of the seat is told."""
    viewer = Viewer(play, [] if seat == PUBLIC else [seat], False)
    return msgspec.json.encode(table(play, "abcdefghij", viewer, [], True))


@on_every_table
def test_a_draft_can_be_shown_and_committed_and_gives_what_it_showed(at: Table) -> None:
    for number, moves in enumerate(EVENINGS):
        evening = Evening(at, at.seed + number)
        for _ in range(moves):
            if evening.play.match.over:
                break
            seat = evening.turn_by_lot()
            if evening.rng.random() < 0.2:
                assert told(evening.play, seat)


@on_every_table
def test_a_table_made_anew_shows_every_seat_the_same(at: Table) -> None:
    evening = Evening(at, at.seed)
    for _ in range(RESTARTS):
        for _ in range(evening.rng.randrange(2 * MOVES // RESTARTS)):
            if evening.play.match.over:
                return
            evening.turn_by_lot()
        again = evening.again()
        for seat in (*range(at.players), PUBLIC):
            assert told(again, seat) == told(evening.play, seat)


@on_every_table
def test_a_draft_shows_nothing_of_what_others_decide_at_the_same_time(at: Table) -> None:
    """Two tables that differ only in what the others did; the seat takes its whole turn and may take it back."""
    evening, pairs = Evening(at, at.seed), 0
    for _ in range(MOVES):
        waiting = evening.play.match.state.turn().waiting
        if not waiting or pairs == PAIRS:
            break
        if len(waiting) > 1 and evening.rng.random() < 0.2:
            pairs += 1
            seat, seed = evening.rng.choice(waiting), evening.rng.random()
            one, other = (alone(evening.again(), seat, Random(seed), Random(lot)) for lot in (1, 2))
            assert one == other
        evening.turn_by_lot()


def alone(play: Play, seat: int, own: Random, lot: Random) -> list[bytes]:
    """All that the seat is told from the moment when all others have decided to the end of its own draft."""
    play.deal.rng = lot
    for other in play.match.state.turn().waiting:
        while other != seat and other in play.match.state.turn().waiting:
            play.take_turn(other, [])
            play.commit(other)
    heard = [told(play, seat)]
    while not play.complete(seat) and not play.due(seat):
        play.act(seat, own.choice(play.draft(seat).state.legal(seat)))
        heard.append(told(play, seat))
    return heard
