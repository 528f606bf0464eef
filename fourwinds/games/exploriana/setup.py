"""Set-up, in the order of R 4, and the explorers' draft (R 10.3)."""

from __future__ import annotations

from fourwinds.core.deck import BIT, members
from fourwinds.core.messages import Event
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import events as tell
from fourwinds.games.exploriana.field import REVEALS
from fourwinds.games.exploriana.region import NONE, Region
from fourwinds.games.exploriana.rounds import Rounds
from fourwinds.games.exploriana.state import DISPLAY, DRAFT, FIRST, MISSIONS, PACKS, Player
from fourwinds.games.exploriana.terms import COPIES, REGION_OF, ROW_OPEN
from fourwinds.games.exploriana.variants import REGION_CARDS


class Setup(Rounds):
    """A position, with how it is built up before the first round."""

    def begin(self) -> None:
        """Lays everything out and asks for the start player, unless that is settled (R 4.7)."""
        self.lay_out()
        if self.variant.solo:
            self._set_first(0, None)
        elif self.variant.first_player == "random":
            self.ask_first()
        else:
            self._set_first(int(self.variant.first_player), None)

    def lay_out(self) -> None:
        """R 4.1 to R 4.6, as far as there is no luck in it."""
        variant, table = self.variant, self.variant.table
        for cards in REGION_CARDS:
            size = len(members(cards))
            self.regions.append(Region(cards, size - table.reserve, table.reserve))
        for region in self.regions:
            region.lost = [0]
        self.supply = sum(variant.edition.tokens) - len(self.regions)
        self.players = [Player(variant.edition.start_coins) for _ in range(variant.players)]
        if variant.solo:
            society = Player(0)
            society.renown = variant.edition.society_renown
            self.players.append(society)
        if variant.rivals:
            self.rival = variant.edition.rival_renown
        if variant.relics:
            self.relics = [NONE] * len(self.regions)

    def ask_first(self) -> None:
        """Chance says who begins."""
        self.ask_chance(FIRST, [act.FIRST + seat for seat in range(self.variant.players)])

    def first_drawn(self, seat: int, events: list[Event] | None) -> None:
        """R 4.7."""
        if events is not None:
            events.append(tell.FirstPlayerChosen(None, seat))
        self._set_first(seat, events)

    def _set_first(self, seat: int, events: list[Event] | None) -> None:
        """The start player's marker lies on top, the others clockwise below."""
        self.first = seat
        players = self.variant.players
        for step in range(players):
            self.players[(seat + step) % players].stamp = players - step
        self.stamps = players
        self.ask_display(events)

    def ask_display(self, events: list[Event] | None) -> None:
        """R 4.2: two cards of each region."""
        while self.here < len(self.regions) and len(self.region().display) == ROW_OPEN:
            self.here += 1
        if self.here < len(self.regions):
            self.ask_chance(DISPLAY, self.region().offered(REVEALS))
            return
        self.here = 0
        self.queue = [seat for seat in range(self.variant.players) for _ in range(self.variant.table.missions)]
        self.ask_missions(events)

    def laid(self, card: int, events: list[Event] | None) -> None:
        """A card of the first displays."""
        self.turn_over(self.regions[REGION_OF[card]], card, events)
        self.ask_display(events)

    def ask_missions(self, events: list[Event] | None) -> None:
        """R 4.4: seat after seat."""
        if self.queue:
            self.ask_chance(MISSIONS, [act.MISSION + mission for mission in members(self.missions)])
        elif self.variant.draft:
            self._begin_draft()
        else:
            self.begin_round(events)

    def mission_dealt(self, mission: int, events: list[Event] | None) -> None:
        """Only its owner sees it."""
        seat = self.queue[0]
        self.queue = self.queue[1:]
        self.missions &= ~BIT[mission]
        self.mission_deck -= 1
        self.players[seat].open |= BIT[mission]
        if events is not None:
            events.append(tell.MissionDealt(seat, act.mission_text(mission)))
        self.ask_missions(events)

    # 10.3 The draft

    def _begin_draft(self) -> None:
        players = self.variant.players
        self.packs = [[0] for _ in range(players)]
        self.taken = [[] for _ in range(players)]
        self.explorer_deck = 0
        self.queue = [seat for seat in range(players) for _ in range(self.variant.table.draft)]
        self.ask_packs()

    def ask_packs(self) -> None:
        """Chance deals a card to the next pack."""
        self.ask_chance(PACKS, [act.DEAL + card for card in members(self.explorers)])

    def packed(self, card: int, events: list[Event] | None) -> None:
        """Only the seat that begins with the pack sees it."""
        seat = self.queue[0]
        self.queue = self.queue[1:]
        self.explorers &= ~BIT[card]
        packs = self.packs[:]
        packs[seat] = [packs[seat][0] | BIT[card]]
        self.packs = packs
        if events is not None:
            events.append(tell.PackDealt(seat, act.explorer_text(card // COPIES)))
        if self.queue:
            self.ask_packs()
        else:
            self.ask_draft()

    def ask_draft(self) -> None:
        """Everybody chooses at the same time."""
        self.ask_chance(DRAFT, [])
        self.busy = (1 << self.variant.players) - 1

    def draft(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 10.3: nobody sees what the others take."""
        taken = self.taken[:]
        taken[seat] = [*taken[seat], card]
        self.taken = taken
        self.busy &= ~(1 << seat)
        if events is not None:
            events.append(tell.Drafted(seat, seat, act.explorer_text(card // COPIES)))
        if self.busy == 0:
            self._pass_packs(events)

    def _pass_packs(self, events: list[Event] | None) -> None:
        """To the left: the next seat gets what is left; cards go to the hands once all have chosen."""
        players = self.variant.players
        left = [self.packs[seat][-1] & ~BIT[self.taken[seat][-1]] for seat in range(players)]
        for seat in range(players):
            self.players[seat].hand |= BIT[self.taken[seat][-1]]
        cards = len(members(left[0]))
        if cards == 0:
            self.begin_round(events)
            return
        self.packs = [[*self.packs[seat], left[(seat - 1) % players]] for seat in range(players)]
        if events is not None:
            events.append(tell.PacksPassed(None, cards))
        self.ask_draft()
