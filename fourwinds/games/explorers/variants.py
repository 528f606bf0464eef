"""The base and expert sides as small tables chosen once at setup (R 3.2)."""

from __future__ import annotations

from abc import ABC, abstractmethod

from fourwinds.core.messages import Config
from fourwinds.games.explorers.actions import DRAW
from fourwinds.games.explorers.edition import Edition
from fourwinds.games.explorers.terms import APPLE, FISH, GOAL_OF, TURNED_CARD


class Provisions(ABC):
    """Which provisions may be marked in a round, and what they score."""

    @abstractmethod
    def open(self, round_: int, ticked: list[int]) -> int:
        """The bits of the provisions that may still be marked this round (R 7.5)."""

    @abstractmethod
    def score(self, round_: int, ticked: list[int]) -> int:
        """Points at the end of the round (R 10.1)."""


class BaseProvisions(Provisions):
    """One of each kind a round."""

    def __init__(self, points: list[int]) -> None:
        self.points = points

    def open(self, round_: int, ticked: list[int]) -> int:
        bits = 0
        for kind in range(APPLE, FISH + 1):
            if ticked[kind - APPLE] == 0:
                bits |= 1 << (kind - APPLE)
        return bits

    def score(self, round_: int, ticked: list[int]) -> int:
        kinds = 0
        for count in ticked:
            if count:
                kinds += 1
        return self.points[kinds]


class ExpertProvisions(Provisions):
    """One kind a round, several of it."""

    def __init__(self, points: list[int], kinds: list[int]) -> None:
        self.points = points
        self.kinds = kinds

    def open(self, round_: int, ticked: list[int]) -> int:
        kind = self.kinds[round_ - 1]
        if kind < 0 or ticked[kind - APPLE] + 1 >= len(self.points):
            return 0
        return 1 << (kind - APPLE)

    def score(self, round_: int, ticked: list[int]) -> int:
        kind = self.kinds[round_ - 1]
        return 0 if kind < 0 else self.points[ticked[kind - APPLE]]


class Variant:
    """All that the options decide, ready to be used by the rules. Never changed."""

    def __init__(self, config: Config, edition: Edition) -> None:
        options = config.options
        self.config = config
        self.edition = edition
        self.players = config.players
        self.rules = config.rules
        self.solo = config.players == 1
        self.provisions: Provisions = (
            ExpertProvisions(edition.provisions_expert, edition.provision_of_round)
            if options["provisions"] == "expert"
            else BaseProvisions(edition.provisions_base)
        )
        self.gem_scores: list[int] = gem_scores(edition, options["gemstones"] == "expert")
        self.expert_villages = options["villages"] == "expert"
        self.expert_temples = options["temples"] == "expert"
        places = edition.positions[config.players]
        self.temple_points: list[int] = [
            edition.temple_points if self.expert_temples else edition.temples_base[place] for place in places
        ]
        self.temple_bonus: list[int] = [edition.temple_bonus[place] if self.expert_temples else 0 for place in places]
        self.race_places: list[int] = places if options["achievement_strike"] == "true" else [0, 1, 2, 3]
        self.card_bit: list[int] = card_bits(edition)
        self._draws: list[list[int]] = [[] for _ in range(1 << len(edition.cards))]
        self.forced = options["forced_placement"] == "true"
        self.setup_objects = options["setup_objects"] == "true"
        self.layout = options["layout"]
        self.first_player = options["first_player"]
        self.pool = options["achievement_pool"]
        wanted = options["achievements"]
        self.goals_named: list[int] = [] if wanted.isdecimal() else [GOAL_OF[name] for name in wanted.split(",")]
        self.goals_drawn: int = int(wanted) if wanted.isdecimal() else 0

    def draws_left(self, drawn: int) -> list[int]:
        """The draws that may come after those drawn (R 6.2); in solo each lies either way round (R 11.2)."""
        draws = self._draws[drawn]
        if not draws:
            left = [card for card in self.edition.cards if not drawn & self.card_bit[card]]
            if self.solo:
                left += [TURNED_CARD[card] for card in left]
            draws = sorted([DRAW + card for card in left])
            self._draws[drawn] = draws
        return draws


def card_bits(edition: Edition) -> list[int]:
    """The bit of each card in the set of drawn ones, the same either way round; 0 for cards not in the edition."""
    bits = [0] * len(TURNED_CARD)
    for number, card in enumerate(edition.cards):
        bits[card] = bits[TURNED_CARD[card]] = 1 << number
    return bits


def gem_scores(edition: Edition, expert: bool) -> list[int]:
    """Points at a round's end for 0, 1, 2, ... gems (R 10.2)."""
    if not expert:
        return list(range(edition.gem_track + 1))
    track = edition.gem_values
    scores: list[int] = []
    for gems in range(len(track) + 1):
        owed = sum(value for value in track[gems:] if value < 0)
        scores.append(owed or sum(value for value in track[:gems] if value > 0))
    return scores
