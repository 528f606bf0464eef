"""Arrows, in the order of R 6 to R 9.2: placing, loops and branches, dots, removing."""

from __future__ import annotations

from fourwinds.core.cells import Cells
from fourwinds.core.messages import Event
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition import events as tell
from fourwinds.games.expedition.arrivals import Arrivals
from fourwinds.games.expedition.loops import loop_spaces
from fourwinds.games.expedition.state import ONE, Trail
from fourwinds.games.expedition.terms import (
    BY_ARROWS,
    BY_BONUS,
    BY_BRANCH,
    BY_EVENT,
    CAUSES,
    COLOURS,
    GREEN,
    LOCATION,
    MAIN,
    RED,
)
from fourwinds.games.expedition.world import DIRECTED, EXITS, KIND, SEGMENTS, SPACES, TAIL, TIP


class Journey(Arrivals):
    """The expeditions on their way."""

    # R 6 Placing an arrow

    def placements(self, ticket: bool) -> list[int]:
        """The ordinary placements; a ticket does not pay for an arrow onto a red dot under new rule 2."""
        trails = self.trails
        one, two, three = trails[0], trails[1], trails[2]
        if ticket and self.variant.rule_2:
            return [action for action in self.placements(False) if KIND[TIP[action % DIRECTED]] != RED]
        if one.loops + two.loops + three.loops == 0:
            return one.exits + two.exits + three.exits
        return self._without_loops(one) + self._without_loops(two) + self._without_loops(three)

    def _without_loops(self, trail: Trail) -> list[int]:
        """R 6.3: no second loop on one expedition in one turn."""
        if trail.loops == 0:
            return trail.exits
        return [action for action in trail.exits if not trail.touched.has(TIP[action % DIRECTED])]

    def lay(self, action: int, cause: int, events: list[Event] | None) -> None:
        """R 6.7: an arrow of the active player and all that follows from it."""
        trail = self.trails[action // DIRECTED]
        code = action % DIRECTED
        tip = TIP[code]
        self._book(cause, trail.colour)
        closes = trail.push(code, cause == BY_BRANCH)
        self._tell_arrow(trail, code, cause, events)
        self.tip, self.claimed = -1, False
        if KIND[tip] == LOCATION:
            self.tip = tip
            self.visited = self.visited.union(ONE[tip])
            self.arrive(tip, events)
        if KIND[tip] == RED:
            self.gain_tickets(1, events)
        if self._all_over():
            self._end_by_arrows()
            return
        if KIND[tip] == GREEN:
            self.gain_bonus(events)
        if closes:
            self._close_loop(trail, events)

    def _book(self, cause: int, colour: int) -> None:
        """What the arrow was laid for is used up."""
        self.seats[self.active].laid += 1
        self.ticketing = False
        if cause == MAIN:
            self.main_done = True
        elif cause == BY_BONUS:
            self.bonus -= 1
        elif cause == BY_BRANCH:
            self.branch = -1
            self.banned = -1
        elif cause == BY_EVENT:
            self.winds -= 1
            self.winds_colour = colour

    def _tell_arrow(self, trail: Trail, code: int, cause: int, events: list[Event] | None) -> None:
        if events is not None:
            colour, segment, tip = COLOURS[trail.colour], SEGMENTS[code >> 1], SPACES[TIP[code]]
            origin, target = act.place_text(TAIL[code]), act.place_text(TIP[code])
            events.append(tell.ArrowPlaced(None, self.active, colour, segment, tip, CAUSES[cause], origin, target))

    def _all_over(self) -> bool:
        trails = self.trails
        return trails[0].left + trails[1].left + trails[2].left == 0

    def _end_by_arrows(self) -> None:
        """R 11.2: nothing that is pending is worked off."""
        self.end = BY_ARROWS
        self.tip = -1
        self.branch = -1
        self.bonus = 0
        self.event = -1
        self.winds = 0

    # R 7 Loops

    def _close_loop(self, trail: Trail, events: list[Event] | None) -> None:
        """R 7.1: with an arrow left, a branch must follow at once."""
        trail.loops += 1
        if trail.left > 0:
            self.branch = trail.colour
            self.banned = -1
        if events is not None:
            spaces = [SPACES[space] for space in loop_spaces(trail).squares()]
            events.append(tell.LoopClosed(None, self.active, COLOURS[trail.colour], spaces))

    def branches(self) -> list[int]:
        """R 7.3, R 7.6: from a space of the loop to one the colour has not touched; if there is none, from anywhere."""
        trail = self.trails[self.branch]
        roots = trail.touched if self.variant.whole_branch else loop_spaces(trail)
        return self._branches_from(trail, roots) or self._branches_from(trail, trail.touched)

    def _branches_from(self, trail: Trail, roots: Cells) -> list[int]:
        codes: list[int] = []
        for space in roots.squares():
            for code in EXITS[space]:
                if not trail.used.has(code >> 1) and not trail.touched.has(TIP[code]):
                    codes.append(code)
        codes.sort()
        new = [code for code in codes if code >> 1 != self.banned]
        return [act.arrow(trail.colour, code) for code in new or codes]

    # R 8 Dots

    def gain_tickets(self, wanted: int, events: list[Event] | None) -> None:
        """R 8.2: as many as the supply has."""
        tickets = min(wanted, self.supply)
        self.supply -= tickets
        self.seats[self.active].tickets += tickets
        if events is not None:
            events.append(tell.TicketGained(None, self.active, tickets))

    def gain_bonus(self, events: list[Event] | None) -> None:
        """R 8.1: one more arrow, on any expedition."""
        self.bonus += 1
        if events is not None:
            events.append(tell.BonusGained(None, self.active))

    # R 9.2 Removing an arrow

    def removable(self, trail: Trail) -> bool:
        """R 9.2, R 7.6: whether the last arrow may be taken back; a branch only before any loop of the turn."""
        arrow = trail.top
        if arrow is None or (trail.left == 0 and not self.variant.remove_over):
            return False
        return not (arrow.branch and trail.loops > 0)

    def removals(self) -> list[int]:
        """The expeditions that may lose their last arrow."""
        return [act.REMOVE + trail.colour for trail in self.trails if self.removable(trail)]

    def remove(self, colour: int, events: list[Event] | None) -> None:
        """R 9.2: the dot the expedition goes back to acts for the remover; a location is not reached by it."""
        trail = self.trails[colour]
        arrow = trail.pop()
        if events is not None:
            target = act.place_text(trail.head)
            events.append(tell.ArrowRemoved(None, self.active, COLOURS[colour], SEGMENTS[arrow.code >> 1], target))
        if KIND[trail.head] == RED:
            self.gain_tickets(1, events)
        elif KIND[trail.head] == GREEN:
            self.gain_bonus(events)
        if arrow.branch:
            trail.loops += 1
            self.branch = colour
            self.banned = arrow.code >> 1
