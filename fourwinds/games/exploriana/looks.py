"""Explorer cards that look into a deck: Geographer, Researcher and Scout (R 7.7, R 7.13, R 7.15), Scholar (R 7.14)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from fourwinds.core.deck import BIT, count, listed, numbered
from fourwinds.core.messages import Event
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import events as tell
from fourwinds.games.exploriana.field import Field
from fourwinds.games.exploriana.lore import Secret
from fourwinds.games.exploriana.region import NONE, NOTHING
from fourwinds.games.exploriana.state import GEOGRAPHY, LOOK, READ, RESEARCH, SCOUTING, STUDY
from fourwinds.games.exploriana.terms import CARDS, GEOGRAPHER, RESEARCHER, SCOUT

LOOKS: Final = numbered(act.LOOK)
HIDES: Final = numbered(act.HIDE)
TAKES: Final = numbered(act.PICK)
BOTTOMS: Final = numbered(act.BOTTOM)
TOPS: Final = numbered(act.TOP)
LOOKED_AT: Final = {SCOUT: 1, GEOGRAPHER: 2, RESEARCHER: 3}


class Looks(Field):
    """A position, with what is done while looking into a deck."""

    @abstractmethod
    def ask_action(self, events: list[Event] | None) -> None:
        """R 6.9: the next action of the turn."""

    @abstractmethod
    def close_turn(self, events: list[Event] | None) -> None:
        """The end of a turn in which the pawn was not lost (R 6.23)."""

    # 7.7, 7.13, 7.15 Geographer, Researcher, Scout

    def look(self, seat: int, kind: int, events: list[Event] | None) -> None:
        """One, two or three cards from the top, if need be of the reserve (R 7.3)."""
        region = self.region()
        self.need_deck(region, events)
        region.begin_lore(self.variant.players)
        self.explorer = kind
        self.looking = self.to_look_at(kind)
        self.arranged = NOTHING
        self.drawn = NOTHING
        self.ask_look()

    def to_look_at(self, kind: int) -> int:
        """How many cards an explorer sees here; a short deck is not filled up (R 7.3)."""
        return min(LOOKED_AT[kind], self.region().deck)

    def ask_look(self) -> None:
        """Waits for the next card to be looked at."""
        region, at = self.region(), len(self.drawn)
        found: list[int] = []
        if at < len(region.top):
            listed(BIT[region.top[at]], LOOKS, found)
        else:
            region.offered_beyond(LOOKS, found)
        self.ask_chance(LOOK, found)

    def looked(self, card: int, events: list[Event] | None) -> None:
        """The player sees a card."""
        region, seat = self.region(), self.pawn()
        region.look(seat, len(self.drawn), card)
        self.drawn = [*self.drawn, card]
        self.secrets = [secret.excluded(seat, BIT[card]) for secret in self.secrets]
        if events is not None:
            events.append(tell.Looked(seat, CARDS[card]))
        if len(self.drawn) < self.looking:
            self.ask_look()
        else:
            self.ask_looked(seat, events)

    def ask_looked(self, seat: int, events: list[Event] | None) -> None:
        """What to do with the cards looked at; with a single card a Geographer or Researcher only looks."""
        if self.explorer == SCOUT:
            self.ask_player(SCOUTING, seat, [act.LEAVE, act.BOTTOM + self.drawn[0]])
        elif len(self.drawn) == 1:
            self._look_over(events)
        elif self.explorer == GEOGRAPHER:
            choices: list[int] = []
            listed(BIT[self.drawn[0]] | BIT[self.drawn[1]], BOTTOMS, choices)
            self.ask_player(GEOGRAPHY, seat, choices)
        else:
            self.ask_top(seat)

    def _look_over(self, events: list[Event] | None) -> None:
        self.drawn = NOTHING
        self.arranged = NOTHING
        self.explorer = NONE
        self.looking = 0
        self.ask_action(events)

    def scouted(self, seat: int, action: int, events: list[Event] | None) -> None:
        """R 7.15: the others see whether the card was moved."""
        if action != act.LEAVE:
            self.region().put_under(0)
        if events is not None:
            events.append(tell.LeftOnTop(None, seat) if action == act.LEAVE else tell.PutUnder(None, seat))
        self._look_over(events)

    def charted(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 7.7: the others do not see which of the two went down."""
        self.region().put_one_under(seat, self.drawn.index(card))
        if events is not None:
            events.append(tell.PutUnder(None, seat))
        self._look_over(events)

    def ask_top(self, seat: int) -> None:
        """Which card goes on top next."""
        choices: list[int] = []
        for card in sorted(self.drawn):
            if card not in self.arranged:
                listed(BIT[card], TOPS, choices)
        self.ask_player(RESEARCH, seat, choices)

    def put_on_top(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 7.13: card after card from the top down; the last one needs no choice."""
        self.arranged = [*self.arranged, card]
        if len(self.arranged) < len(self.drawn) - 1:
            self.ask_top(seat)
            return
        order = self.arranged + [last for last in self.drawn if last not in self.arranged]
        self.region().put_back(seat, [self.drawn.index(looked) for looked in order])
        if events is not None:
            events.append(tell.PutBack(None, seat))
        self._look_over(events)

    # 7.14 Scholar

    def read(self, seat: int, events: list[Event] | None) -> None:
        """The whole deck, if need be the reserve (R 7.3)."""
        region = self.region()
        self.need_deck(region, events)
        region.begin_lore(self.variant.players)
        self.ask_hidden(seat)

    def ask_hidden(self, seat: int) -> None:
        """Chance says which cards are in the reserve, so that the player may see all the others."""
        region = self.region()
        if int(count(region.kept)) < region.reserve:
            choices: list[int] = []
            listed(region.pool & ~region.sure & ~region.kept, HIDES, choices)
            self.ask_chance(READ, choices)
            return
        deck = region.deck_cards()
        region.sure = region.pool & ~region.kept
        lore = region.lore[:]
        lore[seat] = lore[seat].seeing(deck)
        region.lore = lore
        if region.reserve > 0:
            region.readers |= 1 << seat
        self.secrets = [secret.excluded(seat, deck) for secret in self.secrets]
        self.ask_study(seat)

    def hidden(self, card: int) -> None:
        """A card that turns out to be in the reserve."""
        self.region().kept |= BIT[card]
        self.ask_hidden(self.pawn())

    def ask_study(self, seat: int) -> None:
        """Any card of the deck."""
        choices: list[int] = []
        listed(self.region().deck_cards(), TAKES, choices)
        self.ask_player(STUDY, seat, choices)

    def study(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 7.14: the others see only what the card brings; the deck is shuffled, and the turn ends without picks."""
        may_be = [self._may_be_taken(observer, card) for observer in range(self.variant.observers)]
        self.region().take_out(card)
        may_be[seat] = may_be[-1]
        self.secrets = [*self.secrets, Secret(seat, self.here, card, may_be)]
        coins, renown = self.take_cards(self.players[seat], BIT[card])
        if events is not None:
            events.append(tell.Studied(None, seat, coins, renown))
            events.append(tell.StudiedCard(seat, CARDS[card]))
        self.check(seat, events)
        self.close_turn(events)

    def _may_be_taken(self, observer: int, card: int) -> i64:
        """What a Scholar may have taken as an observer knows: in the deck, and bringing the same."""
        within = self.in_deck(self.here, observer)
        others = sum([1 for secret in self.secrets if secret.region == self.here and secret.owner != observer])
        settled = int(count(within)) == self.region().deck + others
        possible = within if settled else self.unseen(self.here, observer)
        return possible & self.variant.alike[card]
