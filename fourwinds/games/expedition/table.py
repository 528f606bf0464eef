"""A position of Expedition: all that is on the table and all that is still to be worked off."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from fourwinds.core.cells import NOTHING, Cells
from fourwinds.core.messages import Event
from fourwinds.core.protocol import State
from fourwinds.games.expedition.knowledge import Knowledge
from fourwinds.games.expedition.state import Player, Slot, Trail
from fourwinds.games.expedition.terms import FIRST_PLAYER
from fourwinds.games.expedition.variants import Variant

NOBODY: Final = -2
"""Who is asked when the game is over."""


class Table(State):
    """The data of a position; its lists are replaced, never changed, except for trails and players."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.phase = FIRST_PLAYER
        self.asked = -1
        self.choices: list[int] = []
        self.odds: list[int] | None = None
        # The board and the players
        self.first = 0
        self.active = -1
        self.turns = 0
        self.last_round = False
        self.end = 0
        self.trails: list[Trail] = []
        self.seats: list[Player] = []
        self.visited: Cells = NOTHING
        # Tickets in the supply, and those spent this turn, which lie on the board
        self.supply = 0
        self.spent = 0
        # Cards: `pool` are those nobody has seen, in the rest of the deck or in secret slots
        self.pool: Cells = NOTHING
        self.rest = 0
        self.bottom: list[int] = []
        self.bottom_known: list[int] = []
        self.shown_discards: list[int] = []
        self.public: list[int] = []
        self.slots: list[Slot] = []
        self.stalls: list[int] = []
        self.event_deck = 0
        self.know = Knowledge(0)
        # The turn
        self.main_done = False
        self.ticket_limit = 0
        self.bought = False
        self.late_scored = False
        self.changed: Cells = NOTHING
        self.changed_last = False
        self.tip = -1
        self.claimed = False
        # What is still to be worked off
        self.ticketing = False
        self.branch = -1
        self.banned = -1
        self.bonus = 0
        self.penalty = False
        self.event = -1
        self.winds = 0
        self.winds_colour = -1
        self.to_draw = 0
        self.drawn: list[int] = []
        self.swap = -1
        self.sorting = False
        self.picked: list[int] = []
        self.lifted = -1
        self.slot = -1
        self.claiming = False
        self.refills: list[int] = []
        self.stall = -1

    def copy_from(self, other: Table) -> None:
        """Takes over everything that another position holds."""
        self.phase = other.phase
        self.asked = other.asked
        self.choices = other.choices
        self.odds = other.odds
        self.first = other.first
        self.active = other.active
        self.turns = other.turns
        self.last_round = other.last_round
        self.end = other.end
        self.trails = [trail.copy() for trail in other.trails]
        self.seats = [player.copy() for player in other.seats]
        self.visited = other.visited
        self.supply = other.supply
        self.spent = other.spent
        self.pool = other.pool
        self.rest = other.rest
        self.bottom = other.bottom
        self.bottom_known = other.bottom_known
        self.shown_discards = other.shown_discards
        self.public = other.public
        self.slots = other.slots
        self.stalls = other.stalls
        self.event_deck = other.event_deck
        self.know = other.know.copy()
        self._copy_turn_from(other)

    def _copy_turn_from(self, other: Table) -> None:
        self.main_done = other.main_done
        self.ticket_limit = other.ticket_limit
        self.bought = other.bought
        self.late_scored = other.late_scored
        self.changed = other.changed
        self.changed_last = other.changed_last
        self.tip = other.tip
        self.claimed = other.claimed
        self.ticketing = other.ticketing
        self.branch = other.branch
        self.banned = other.banned
        self.bonus = other.bonus
        self.penalty = other.penalty
        self.event = other.event
        self.winds = other.winds
        self.winds_colour = other.winds_colour
        self.to_draw = other.to_draw
        self.drawn = other.drawn
        self.swap = other.swap
        self.sorting = other.sorting
        self.picked = other.picked
        self.lifted = other.lifted
        self.slot = other.slot
        self.claiming = other.claiming
        self.refills = other.refills
        self.stall = other.stall

    # Questions that many rules ask

    def travelled(self, space: int) -> bool:
        """Whether an arrow on the board touches the space (R 10.2)."""
        trails = self.trails
        return trails[0].touched.has(space) or trails[1].touched.has(space) or trails[2].touched.has(space)

    def everybody_but(self, seat: int) -> int:
        """The bits of all viewers but one."""
        return self.know.everybody & ~(1 << seat)

    def deck_size(self) -> int:
        """How many cards the deck has."""
        return self.rest + len(self.bottom)

    def can_draw(self) -> bool:
        """Whether a card can be drawn, from the deck or, by option, from the discards (R 3.10)."""
        return self.deck_size() > 0 or (self.variant.reshuffle and self.discard_count() > 0)

    def discard_count(self) -> int:
        """How many cards lie on the discards, face down or up."""
        count = len(self.shown_discards)
        for player in self.seats:
            count += len(player.discards.squares())
        return count

    def stands_at(self, space: int) -> bool:
        """Whether some expedition has its head there."""
        trails = self.trails
        return trails[0].head == space or trails[1].head == space or trails[2].head == space

    @abstractmethod
    def go_on(self, events: list[Event] | None) -> None:
        """Works off what is pending and asks whoever comes next."""
