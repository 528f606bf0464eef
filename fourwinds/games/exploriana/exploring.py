"""Phase 3: the turns of pawns and their picks (R 6.8 to R 6.19), rivals (R 10.5), the Society (R 10.13)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from fourwinds.core.deck import BIT, count, listed, members, numbered
from fourwinds.core.messages import Event, Text
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import events as tell
from fourwinds.games.exploriana.looks import TAKES
from fourwinds.games.exploriana.region import NONE, Region
from fourwinds.games.exploriana.specialists import Specialists
from fourwinds.games.exploriana.state import (
    ACTION,
    BRINK,
    CARD,
    CLAIM,
    DISCARD,
    NAVIGATE,
    PICK,
    RIVAL_CARD,
    SOCIETY_CARD,
    TOKEN,
    Player,
)
from fourwinds.games.exploriana.terms import (
    ANIMAL,
    CARDS,
    COPIES,
    FULL,
    LOCATION,
    MAP,
    NAVIGATOR,
    ORCHID,
    PHILANTHROPIST,
    REGIONS,
    RIVAL_PAWN,
    SOCIETY_PAWN,
    TREASURE,
    TYPE_OF,
    TYPES,
)
from fourwinds.games.exploriana.variants import (
    ANIMALS,
    KIND_CARDS,
    MAPS,
    ORCHIDS,
    REGION_CARDS,
)

GUIDES: Final = numbered(act.GUIDE)
RELEASES: Final = numbered(act.RELEASE)
DISCARDS: Final = numbered(act.DISCARD)
SOCIETY_ORDER: Final = (ORCHID, MAP, ANIMAL, LOCATION, TREASURE)
"""On equal worth the Society prefers the earlier type, any of them before a rescue (R 10.13)."""


class Exploring(Specialists):
    """A position, with the turns of pawns."""

    @abstractmethod
    def end_round(self, events: list[Event] | None) -> None:
        """Phase 4 (R 6.27)."""

    # 6.8 Whose turn it is

    def begin_exploring(self, events: list[Event] | None) -> None:
        """Phase 3."""
        self.here = 0
        self.space = 0
        self.next_pawn(events)

    def next_pawn(self, events: list[Event] | None) -> None:
        """R 6.8: region by region, in each from top to bottom."""
        while self.here < len(self.regions) and self.space >= len(self.region().pawns):
            self.here += 1
            self.space = 0
        if self.here == len(self.regions):
            self.end_round(events)
            return
        self.last = NONE
        self.picks = 0
        self.rescued = False
        pawn = self.pawn()
        if events is not None:
            events.append(self._turn_event(pawn))
        if pawn >= SOCIETY_PAWN:
            self._begin_forced_turn(SOCIETY_CARD, events)
        elif pawn >= RIVAL_PAWN:
            self._begin_forced_turn(RIVAL_CARD, events)
        else:
            self.exploring = True
            self.check(pawn, events)
            self.ask_action(events)

    def _turn_event(self, pawn: int) -> Event:
        where = REGIONS[self.here]
        if pawn >= SOCIETY_PAWN:
            return tell.SocietyTurnBegun(None, where)
        if pawn >= RIVAL_PAWN:
            return tell.RivalTurnBegun(None, pawn - RIVAL_PAWN, where)
        return tell.TurnBegun(None, pawn, where)

    # 6.9 Actions

    def ask_action(self, events: list[Event] | None) -> None:
        """R 6.9: an action, unless five cards force a stop."""
        region, seat = self.region(), self.pawn()
        if len(region.display) >= FULL:
            self.begin_picks(2, events)
            return
        player = self.players[seat]
        choices = [act.EXPLORE, act.STOP] if region.drawable else [act.STOP]
        if player.guide and player.coins >= self.variant.edition.guide:
            listed(region.shown & self.variant.hazardous, GUIDES, choices)
        if player.hand:
            choices += [act.USE + kind for kind in range(12) if self.usable(player, kind)]
            listed(self.releasable(player), RELEASES, choices)
        self.ask_player(ACTION, seat, choices)

    def act_in_turn(self, seat: int, action: int, events: list[Event] | None) -> None:
        """R 6.10 to R 6.13."""
        if action == act.EXPLORE:
            self.draw(CARD, events)
        elif action == act.STOP:
            self.begin_picks(1, events)
        elif action < act.USE:
            self._hire_guide(seat, action - act.GUIDE, events)
        elif action < act.RELEASE:
            self.use(seat, action - act.USE, events)
        else:
            self.release(seat, action - act.RELEASE, events)

    def _hire_guide(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 6.11."""
        player = self.players[seat]
        player.coins -= self.variant.edition.guide
        player.guide = False
        self.region().guide = card
        if events is not None:
            events.append(tell.GuideHired(None, seat, CARDS[card]))
        self.ask_action(events)

    def explored(self, card: int, events: list[Event] | None) -> None:
        """R 6.10: the card that was turned over."""
        self.turn_over(self.region(), card, events)
        self.last = card
        self.after_card(events)

    def after_card(self, events: list[Event] | None) -> None:
        """R 6.14: lost, or the turn goes on."""
        seat = self.pawn()
        if not self.is_lost_set(self.region()):
            self.check(seat, events)
            self.ask_action(events)
            return
        if self.variant.edge_when_lost:
            self.check(seat, events)
            if self.may_claim(seat):
                self.ask_player(BRINK, seat, [act.DONE])
                return
        self.ask_navigator(seat, events)

    def ask_navigator(self, seat: int, events: list[Event] | None) -> None:
        """R 7.9: whoever might have a Navigator is asked, so that a drafted hand stays hidden (R 11.2)."""
        player = self.players[seat]
        payable = player.coins >= self.variant.cost[NAVIGATOR]
        held = player.hand & KIND_CARDS[NAVIGATOR] != 0
        if not payable or not (held or (self.variant.draft and player.hand and self.navigators_left())):
            self.become_lost(events)
            return
        self.ask_player(NAVIGATE, seat, [act.LOST, act.USE + NAVIGATOR] if held else [act.LOST])

    def navigators_left(self) -> bool:
        """Whether a hidden hand can hold a Navigator; by rules 1 also those are asked who cannot."""
        used = sum([player.used.count(NAVIGATOR) for player in self.players])
        return used < COPIES or self.variant.rules < 2

    # 6.15 Picks

    def begin_picks(self, picks: int, events: list[Event] | None) -> None:
        """R 6.15: after a stop."""
        self.picks = picks
        if events is not None:
            events.append(tell.Stopped(None, self.pawn(), picks))
        self.ask_pick(events)

    def ask_pick(self, events: list[Event] | None) -> None:
        """R 6.16, R 6.19: a pick must be taken if there is one."""
        seat = self.pawn()
        choices = self.pick_choices(seat) if self.picks else []
        if choices:
            self.ask_player(PICK, seat, choices)
        else:
            self.close_turn(events)

    def pick_choices(self, seat: int) -> list[int]:
        """All animals, one other card, or the bottom-most token once a turn (R 6.16)."""
        region, player = self.region(), self.players[seat]
        choices: list[int] = []
        listed(region.shown & ~ANIMALS, TAKES, choices)
        if region.shown & ANIMALS:
            choices.append(act.ANIMALS)
        if region.lost and not self.rescued:
            choices.append(act.RESCUE)
            choices.append(act.RESCUE + 1)
            payable = player.coins >= self.variant.cost[PHILANTHROPIST]
            if player.hand & KIND_CARDS[PHILANTHROPIST] and payable:
                choices.append(act.RESCUE + 2)
        return choices

    def pick(self, seat: int, action: int, events: list[Event] | None) -> None:
        """One pick."""
        self.picks -= 1
        if action >= act.RESCUE:
            self._rescue(seat, action - act.RESCUE, events)
            return
        region, player = self.region(), self.players[seat]
        cards = region.shown & ANIMALS if action == act.ANIMALS else BIT[action - act.PICK]
        region.leave(cards)
        coins, renown = self.take_cards(player, cards)
        if events is not None:
            events.append(tell.Taken(None, seat, self._taken_text(cards), coins, renown))
        self.check(seat, events)
        self.ask_pick(events)

    def _taken_text(self, cards: i64) -> Text:
        """The cards by name, or only by type where people are to remember them (R 11.5)."""
        taken = members(cards)
        if not self.variant.table_memory:
            return act.cards_text(taken)
        return Text(f"exploriana-taken-{TYPES[TYPE_OF[taken[0]]]}", {"count": len(taken)})

    def _rescue(self, seat: int, reward: int, events: list[Event] | None) -> None:
        """R 6.17: coins, renown, or with the Philanthropist both."""
        player = self.players[seat]
        if reward == 2:
            self.pay(seat, PHILANTHROPIST, events)
        coins, renown = self._take_token(player, reward != 1, reward != 0)
        self.rescued = True
        if events is not None:
            events.append(tell.Rescued(None, seat, REGIONS[self.here], coins, renown))
        self.ask_chance(TOKEN, self.token_choices(player.tokens[-1]))

    def _take_token(self, player: Player, for_coins: bool, for_renown: bool) -> tuple[int, int]:
        region = self.region()
        worth = self.variant.board.rewards[self.here][len(region.lost) - 1]
        player.tokens = [*player.tokens, region.lost[-1]]
        region.lost = region.lost[:-1]
        coins, renown = worth if for_coins else 0, worth if for_renown else 0
        player.coins += coins
        self.gain_renown(player, renown)
        return coins, renown

    def token_seen(self, value: int, events: list[Event] | None) -> None:
        """R 6.17: only the rescuer sees the value."""
        seat = self.pawn()
        player = self.players[seat]
        player.tokens = [*player.tokens[:-1], self.settle_token(player.tokens[-1], value, 1 << seat)]
        if events is not None:
            events.append(tell.TokenSeen(seat, value))
        self.check(seat, events)
        self.ask_pick(events)

    def close_turn(self, events: list[Event] | None) -> None:
        """R 6.23; before that a player may complete missions himself (R 8.4)."""
        seat = self.pawn()
        if self.may_claim(seat):
            self.ask_player(CLAIM, seat, [act.DONE])
        else:
            self.end_turn(events)

    # 10.5 Rival pawns, 10.13 pawns of the Society

    def _begin_forced_turn(self, phase: int, events: list[Event] | None) -> None:
        region = self.region()
        if len(region.display) < FULL and region.drawable:
            self.draw(phase, events)
        else:
            self._after_forced_card(events)

    def forced_card(self, card: int, events: list[Event] | None) -> None:
        """The one card that a rival or the Society turns over."""
        self.turn_over(self.region(), card, events)
        self.last = card
        if self.is_lost_set(self.region()):
            self.become_lost(events)
        else:
            self._after_forced_card(events)

    def _after_forced_card(self, events: list[Event] | None) -> None:
        if self.pawn() >= SOCIETY_PAWN:
            self._society_picks(events)
        else:
            self.ask_discard(events)

    def ask_discard(self, events: list[Event] | None) -> None:
        """R 10.5: the player who placed the rival removes a card."""
        region, seat = self.region(), self.pawn_seat()
        if not region.shown:
            self.refill(events)
            return
        choices: list[int] = []
        listed(region.shown, DISCARDS, choices)
        self.ask_player(DISCARD, seat, choices)

    def discard(self, seat: int, card: int, events: list[Event] | None) -> None:
        """The card leaves the game for all to see."""
        region = self.region()
        region.leave(BIT[card])
        region.removed |= BIT[card]
        if events is not None:
            events.append(tell.Discarded(None, seat, CARDS[card]))
        self.refill(events)

    def _society_picks(self, events: list[Event] | None) -> None:
        """R 10.13: one pick, or two with five cards, each the best at that moment."""
        region, society = self.region(), self.society()
        rescued = False
        for _ in range(2 if len(region.display) == FULL else 1):
            cards = self._society_choice(region, society, rescued)
            if cards:
                region.leave(cards)
                coins, renown = self.take_cards(society, cards)
                if events is not None:
                    events.append(tell.SocietyTook(None, act.cards_text(members(cards)), coins, renown))
            elif region.lost and not rescued:
                rescued = True
                renown = self._take_token(society, False, True)[1]
                if events is not None:
                    events.append(tell.SocietyRescued(None, REGIONS[self.here], renown))
        self.end_turn(events)

    def _society_choice(self, region: Region, society: Player, rescued: bool) -> i64:
        """The cards of its best pick, on equal worth in its order; none if a rescue is better, or nothing is left."""
        best = self.variant.edition.worth["rescue"] if region.lost and not rescued else NONE
        found: i64 = 0
        for kind in SOCIETY_ORDER:
            for card in region.display:
                if TYPE_OF[card] != kind:
                    continue
                worth = self._society_worth(region, society, card)
                if worth > best or (worth == best and not found):
                    best = worth
                    found = region.shown & ANIMALS if kind == ANIMAL else BIT[card]
        return found

    def _society_worth(self, region: Region, society: Player, card: int) -> int:
        """What a card is worth to the Society; an animal stands for all animals of the region."""
        edition, kind = self.variant.edition, TYPE_OF[card]
        here = REGION_CARDS[self.here]
        if kind == ORCHID:
            return edition.worth["orchid_more" if society.cards & ORCHIDS & here else "orchid_new"]
        if kind == MAP:
            return min(edition.worth["map_most"], edition.worth["map"] + int(count(society.cards & MAPS)))
        if kind in (LOCATION, TREASURE):
            return edition.worth_other[self.here]
        animals = members(region.shown & ANIMALS)
        return sum([edition.points[animal] + edition.renown[animal] for animal in animals])
