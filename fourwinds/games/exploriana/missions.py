"""Missions (R 8) and relics (R 10.2): what fulfils them, and when they are completed."""

from __future__ import annotations

from mypy_extensions import i64

from fourwinds.core.deck import BIT, count, members
from fourwinds.core.messages import Event
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import events as tell
from fourwinds.games.exploriana.lore import Secret
from fourwinds.games.exploriana.region import NONE
from fourwinds.games.exploriana.state import NO_CHOICES, Player, Position
from fourwinds.games.exploriana.variants import (
    ANIMALS,
    HAZARDS_IN,
    LOCATIONS,
    LOST_SET,
    ORCHIDS,
    REGION_CARDS,
    TYPE_CARDS,
)

# 8.5 The conditions


def in_all_regions(cards: i64) -> bool:
    """Whether a set has a card of each region."""
    return cards & REGION_CARDS[0] != 0 and cards & REGION_CARDS[1] != 0 and cards & REGION_CARDS[2] != 0


def types_in(cards: i64) -> int:
    """How many of the five types a set has."""
    types = 0
    for kind in range(5):
        if cards & TYPE_CARDS[kind]:
            types += 1
    return types


class Claims(Position):
    """A position, with what concerns missions and relics."""

    def fulfilled(self, seat: int, mission: int) -> bool:
        """Whether the condition of a mission holds now (R 8.5)."""
        player = self.players[seat]
        cards, goals = player.cards, self.variant.mission
        if mission == 0:
            return len(player.tokens) >= goals.rescues
        if mission == 1:
            return count(cards & ANIMALS) >= goals.animals
        if mission == 2:
            return count(cards & ~ANIMALS) >= goals.others
        if mission == 3:
            return in_all_regions(cards & LOCATIONS)
        if mission == 4:
            return in_all_regions(cards & TYPE_CARDS[self.variant.cross])
        if mission == 5:
            return in_all_regions(cards & ORCHIDS)
        if mission == 6:
            return self._full_regions(cards) >= 2
        if mission == 7:
            return self._on_the_brink(seat)
        if mission == 8:
            return player.gained >= goals.renown
        if mission == 9:
            return player.coins >= goals.coins
        if mission < 13:
            return count(cards & self.variant.hazard_cards[mission - 9]) >= goals.hazard_cards
        if mission == 13:
            return count(cards & self.variant.hazard_cards[0]) >= goals.safe_cards
        return types_in(cards) >= goals.types

    def _full_regions(self, cards: i64) -> int:
        regions = 0
        for region in range(3):
            if count(cards & REGION_CARDS[region]) >= self.variant.mission.region_cards:
                regions += 1
        return regions

    def _on_the_brink(self, seat: int) -> bool:
        """R 8.7: in the turn of an own pawn that is not lost; by rules 1 a hazard that a Medic ignores is left out."""
        if not self.exploring or self.pawn() != seat:
            return False
        region, weight = self.region(), self.variant.weight
        if LOST_SET[region.hazards(weight)] and not self.variant.edge_when_lost:
            return False
        shown = region.uncovered(weight) if self.variant.rules > 1 else region.hazards(weight)
        return HAZARDS_IN[shown] >= self.variant.mission.hazards_shown

    def relic_due(self, seat: int, region: int) -> bool:
        """Whether a relic lies there and the collection has enough types of its region (R 10.2)."""
        if not self.relics or self.relics[region] != NONE:
            return False
        return types_in(self.players[seat].cards & REGION_CARDS[region]) >= self.variant.table.relic_types

    # 8.4 Automatic and manual

    def check(self, seat: int, events: list[Event] | None) -> None:
        """Completes what is fulfilled, unless the players do that themselves (R 8.3)."""
        if self.variant.manual:
            return
        player = self.players[seat]
        if player.open:
            for mission in members(player.open):
                if self.fulfilled(seat, mission):
                    self._complete(seat, player, mission, events)
        if self.relics:
            for region in range(3):
                if self.relic_due(seat, region):
                    self._claim(seat, region, events)

    def _complete(self, seat: int, player: Player, mission: int, events: list[Event] | None) -> None:
        player.open &= ~BIT[mission]
        player.done |= BIT[mission]
        if events is not None:
            events.append(tell.MissionDone(None, seat, act.mission_text(mission)))

    def _claim(self, seat: int, region: int, events: list[Event] | None) -> None:
        """The cards that qualify are shown, a Scholar's only if no other will do (R 10.2)."""
        relics = self.relics[:]
        relics[region] = seat
        self.relics = relics
        shown = self._qualifying(seat, region)
        self.secrets = [secret for secret in self.secrets if not shown & BIT[secret.card]]
        self.show_all(shown)
        if events is not None:
            cards = act.cards_text(members(shown))
            events.append(tell.RelicClaimed(None, seat, act.relic_text(region), cards))

    def _qualifying(self, seat: int, region: int) -> i64:
        cards = self.players[seat].cards & REGION_CARDS[region]
        hidden = cards & self.secret_cards(seat)
        found: i64 = 0
        for choice in (cards & ~hidden, hidden):
            for kind in range(5):
                fits = choice & TYPE_CARDS[kind]
                if fits and not found & TYPE_CARDS[kind] and count(found) < self.variant.table.relic_types:
                    found |= fits & -fits
        return found

    def secret_cards(self, seat: int) -> i64:
        """The cards of a collection that nobody else has seen."""
        found: i64 = 0
        for secret in self.secrets:
            if secret.owner == seat:
                found |= BIT[secret.card]
        return found

    def reveal_secret(self, card: int) -> None:
        """A Scholar's card comes into the open."""
        if self.secrets:
            kept: list[Secret] = [secret for secret in self.secrets if secret.card != card]
            self.secrets = kept

    def claims(self, seat: int) -> list[int]:
        """What the player may complete now, if he does that himself."""
        if not self.variant.manual:
            return NO_CHOICES
        found = [act.FLIP + m for m in members(self.players[seat].open) if self.fulfilled(seat, m)]
        return found + [act.RELIC + region for region in range(3) if self.relic_due(seat, region)]

    def claim(self, seat: int, action: int, events: list[Event] | None) -> None:
        """The player completes a mission or takes a relic; whatever he was asked is still to be answered."""
        if action < act.RELIC:
            self._complete(seat, self.players[seat], action - act.FLIP, events)
        else:
            self._claim(seat, action - act.RELIC, events)
        self.choices = [choice for choice in self.choices if choice < act.FLIP] + self.claims(seat)

    def ask_player(self, phase: int, seat: int, choices: list[int]) -> None:
        """Waits for a player, who may also complete what he fulfils (R 8.4)."""
        if self.variant.manual:
            choices = choices + self.claims(seat)
        self.ask(phase, seat, choices)

    def may_claim(self, seat: int) -> bool:
        """Whether a player could have anything to complete, as everybody sees it."""
        return self.variant.manual and (self.players[seat].open != 0 or NONE in self.relics)
