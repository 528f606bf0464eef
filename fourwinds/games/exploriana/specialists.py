"""The explorer cards, in the order of R 7.4 to R 7.12; those that look into a deck are in `looks`."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from fourwinds.core.deck import BIT, listed, members, numbered
from fourwinds.core.messages import Event
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import events as tell
from fourwinds.games.exploriana.field import REVEALS
from fourwinds.games.exploriana.looks import Looks
from fourwinds.games.exploriana.region import NONE, NOTHING, Region
from fourwinds.games.exploriana.state import (
    DETECTION,
    DRAW_MISSIONS,
    ENTERPRISE,
    MEDIC_CARD,
    OVERFLOW_LOOK,
    PATHS,
    TOKEN_VALUE,
    VALUES,
    Player,
)
from fourwinds.games.exploriana.terms import (
    BIOLOGIST,
    CARDS,
    DETECTIVE,
    ENTREPRENEUR,
    FULL,
    MEDIC,
    NAVIGATOR,
    PATHFINDER,
    PHILANTHROPIST,
    PHOTOGRAPHER,
    REGIONS,
    SCHOLAR,
)
from fourwinds.games.exploriana.variants import ANIMALS, KIND_CARDS, REGION_CARDS

RETURNS: Final = numbered(act.RETURN)


class Specialists(Looks):
    """A position, with what explorer cards do."""

    @abstractmethod
    def begin_picks(self, picks: int, events: list[Event] | None) -> None:
        """R 6.15."""

    @abstractmethod
    def after_card(self, events: list[Event] | None) -> None:
        """R 6.14: what a new card in the display means."""

    # 7.1, 7.2 When, and at what cost

    def usable(self, player: Player, kind: int) -> bool:
        """Whether an explorer card in hand is of use as an action now (R 7.1 to R 7.15)."""
        if player.hand & KIND_CARDS[kind] == 0 or self.variant.cost[kind] > player.coins:
            return False
        region = self.region()
        if kind in (NAVIGATOR, PHILANTHROPIST, BIOLOGIST):
            return False
        if kind == DETECTIVE:
            return len(region.lost) > 0 or self.supply > 0
        if kind == PATHFINDER:
            return region.shown != 0
        if kind in (ENTREPRENEUR, PHOTOGRAPHER):
            return True
        return region.drawable

    def pay(self, seat: int, kind: int, events: list[Event] | None) -> None:
        """R 7.2: the cost is paid and the card leaves the game."""
        player = self.players[seat]
        player.coins -= self.variant.cost[kind]
        held = player.hand & KIND_CARDS[kind]
        player.hand &= ~(held & -held)
        player.used = [*player.used, kind]
        if events is not None:
            events.append(tell.ExplorerUsed(None, seat, act.explorer_text(kind), self.variant.cost[kind]))

    def use(self, seat: int, kind: int, events: list[Event] | None) -> None:
        """An explorer card as an action."""
        self.pay(seat, kind, events)
        if kind == MEDIC:
            self.draw(MEDIC_CARD, events)
        elif kind == PHOTOGRAPHER:
            self.begin_picks(2, events)
        elif kind == PATHFINDER:
            self.looking = 0
            self.ask_return(seat)
        elif kind == ENTREPRENEUR:
            self.drawn = NOTHING
            self.ask_mission_draw()
        elif kind == DETECTIVE:
            self._detect(seat, events)
        elif kind == SCHOLAR:
            self.read(seat, events)
        else:
            self.look(seat, kind, events)

    # 7.4 Biologist

    def releasable(self, player: Player) -> i64:
        """The animals of this region that a Biologist could put into the display."""
        if player.hand & KIND_CARDS[BIOLOGIST] == 0 or self.variant.cost[BIOLOGIST] > player.coins:
            return 0
        return player.cards & ANIMALS & REGION_CARDS[self.here]

    def release(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 7.4: a face-up card like any other."""
        self.pay(seat, BIOLOGIST, events)
        self.players[seat].cards &= ~BIT[card]
        self.reveal_secret(card)
        self.show_all(BIT[card])
        region = self.region()
        region.back &= ~BIT[card]
        region.show(card)
        self.last = card
        if events is not None:
            events.append(tell.Released(None, seat, CARDS[card]))
        self.after_card(events)

    # 7.5 Detective

    def _detect(self, seat: int, events: list[Event] | None) -> None:
        region = self.region()
        if not self.place_token(region) and self.variant.detective_removes and region.deck > 0:
            self.ask_chance(OVERFLOW_LOOK, region.offered(REVEALS))
        else:
            self.look_at_tokens(seat, events)

    def removed_by_detective(self, card: int, events: list[Event] | None) -> None:
        """The option `detective_overflow`: as when somebody is lost."""
        self.remove_top(self.region(), card, events)
        self.look_at_tokens(self.pawn(), events)

    def look_at_tokens(self, seat: int, events: list[Event] | None) -> None:
        """Chance says the values that nobody has seen; then the player knows all of them."""
        region = self.region()
        lost: list[int] = []
        for token in region.lost:
            if token & TOKEN_VALUE == 0:
                self.ask_chance(VALUES, self.token_choices(0))
                return
            lost.append(self.settle_token(token, 0, 1 << seat))
        region.lost = lost
        self.arranged = NOTHING
        if len(lost) > 1:
            self.ask_order(seat)
        else:
            self.ask_action(events)

    def token_looked_at(self, value: int, events: list[Event] | None) -> None:
        """The value of the first token that nobody has seen."""
        region, seat = self.region(), self.pawn()
        lost = region.lost[:]
        for at in range(len(lost)):
            if lost[at] & TOKEN_VALUE == 0:
                lost[at] = self.settle_token(0, value, 1 << seat)
                break
        region.lost = lost
        if events is not None:
            events.append(tell.TokenSeen(seat, value))
        self.look_at_tokens(seat, events)

    def ask_order(self, seat: int) -> None:
        """Which token goes on the next space, from the top down; the last one needs no choice."""
        left = [at for at in range(len(self.region().lost)) if at not in self.arranged]
        self.ask_player(DETECTION, seat, [act.ORDER + at for at in left])

    def arrange(self, seat: int, at: int, events: list[Event] | None) -> None:
        """R 7.5: the others see which token goes where."""
        region = self.region()
        self.arranged = [*self.arranged, at]
        if len(self.arranged) < len(region.lost) - 1:
            self.ask_order(seat)
            return
        order = self.arranged + [last for last in range(len(region.lost)) if last not in self.arranged]
        region.lost = [region.lost[place] for place in order]
        self.arranged = NOTHING
        if events is not None:
            spaces = [place + 1 for place in order]
            events.append(tell.TokensMoved(None, seat, REGIONS[self.here], spaces))
        self.ask_action(events)

    # 7.6 Entrepreneur

    def ask_mission_draw(self) -> None:
        """Waits for a mission from the deck."""
        self.ask_chance(DRAW_MISSIONS, [act.MISSION + mission for mission in members(self.missions)])

    def mission_drawn(self, mission: int, events: list[Event] | None) -> None:
        """One of the two missions, which only the player sees."""
        seat = self.pawn()
        self.missions &= ~BIT[mission]
        self.drawn = [*self.drawn, mission]
        if events is not None:
            events.append(tell.MissionDrawn(seat, act.mission_text(mission)))
        if len(self.drawn) < 2:
            self.ask_mission_draw()
        else:
            self.ask_mission(seat)

    def ask_mission(self, seat: int) -> None:
        """Which of the two to keep."""
        self.ask_player(ENTERPRISE, seat, [act.KEEP + mission for mission in sorted(self.drawn)])

    def keep_mission(self, seat: int, mission: int, events: list[Event] | None) -> None:
        """R 7.6: the other one goes to the bottom of the mission deck."""
        player = self.players[seat]
        for other in self.drawn:
            if other == mission:
                player.open |= BIT[other]
            else:
                player.aside |= BIT[other]
        self.drawn = NOTHING
        self.mission_deck -= 1
        if events is not None:
            events.append(tell.MissionKept(None, seat))
        self.check(seat, events)
        self.ask_action(events)

    # 7.8 Medic

    def treated(self, card: int, events: list[Event] | None) -> None:
        """R 7.8: the new card's hazard is ignored, and the exploration ends."""
        region = self.region()
        self.turn_over(region, card, events)
        region.ignored = card
        self.last = card
        self.check(self.pawn(), events)
        self.begin_picks(2 if len(region.display) == FULL else 1, events)

    # 7.9 Navigator

    def navigated(self, seat: int, events: list[Event] | None) -> None:
        """R 7.9: the card that made the lost set goes into the deck, and the turn goes on."""
        self.pay(seat, NAVIGATOR, events)
        self._send_back(self.region(), self.last)
        self.last = NONE
        self.check(seat, events)
        self.ask_action(events)

    def _send_back(self, region: Region, card: int) -> None:
        region.leave(BIT[card])
        region.shuffle(BIT[card])

    # 7.10 Pathfinder

    def ask_return(self, seat: int) -> None:
        """R 7.10: at least one card."""
        choices = [act.DONE] if self.looking else []
        listed(self.region().shown, RETURNS, choices)
        self.ask_player(PATHS, seat, choices)

    def return_card(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 7.10: card after card, until the player is done or no card is left."""
        region = self.region()
        self._send_back(region, card)
        if events is not None:
            events.append(tell.Returned(None, seat, CARDS[card]))
        self.looking += 1
        if region.shown:
            self.ask_return(seat)
        else:
            self.ask_action(events)
