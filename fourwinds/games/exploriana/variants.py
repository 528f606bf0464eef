"""All that edition and options decide, as tables made once before the first action (R 2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourwinds.core.deck import BIT
from fourwinds.core.messages import Config
from fourwinds.games.exploriana.edition import Board, Edition, Table
from fourwinds.games.exploriana.terms import (
    ANIMAL,
    CARDS,
    FULL,
    LEVELS,
    LOCATION,
    MAP,
    ORCHID,
    REGION_OF,
    REGIONS,
    TREASURE,
    TYPE_OF,
    TYPES,
)

REGION_CARDS: Final[list[i64]] = [
    sum(1 << card for card in range(len(CARDS)) if REGION_OF[card] == region) for region in range(len(REGIONS))
]
TYPE_CARDS: Final[list[i64]] = [
    sum(1 << card for card in range(len(CARDS)) if TYPE_OF[card] == kind) for kind in range(len(TYPES))
]
ALL_EXPLORERS: Final[i64] = 0xFFFFFF
ALL_MISSIONS: Final[i64] = 0x7FFF
KIND_CARDS: Final[list[i64]] = [3 << 2 * kind for kind in range(12)]
"""The two explorer cards of each kind."""

# Hazards of a display are counted in one number: wrong turns in its lowest four bits, then animal attacks, rockfalls.
HAZARD_WEIGHT: Final = [0, 1, 16, 256]
HAZARD_SUMS: Final = FULL * 273 + 1


def _lost(total: int) -> bool:
    counts = (total & 15, total >> 4 & 15, total >> 8)
    return min(counts) > 0 or max(counts) >= 3


LOST_SET: Final = [_lost(total) for total in range(HAZARD_SUMS)]
"""Whether the hazards counted in such a number are a lost set (R 5.5)."""
HAZARDS_IN: Final = [(total & 15) + (total >> 4 & 15) + (total >> 8) for total in range(HAZARD_SUMS)]


class Variant:
    """Edition and options, ready to be used by the rules. Never changed."""

    def __init__(self, config: Config, edition: Edition) -> None:
        options = config.options
        self.config = config
        self.edition = edition
        self.players = config.players
        self.rules = config.rules
        self.solo = config.players == 1
        self.rivals = config.players == 2
        self.observers = config.players + 1
        """The seats and, as the last one, everybody who only watches."""
        self.table: Table = edition.tables[max(2, config.players)]
        self.board: Board = edition.boards[1 if config.players == 5 else 0]
        self.relics = options["relics"] == "true"
        self.draft = options["draft"] == "true"
        self.first_game_deal = options["first_game_deal"] == "true"
        self.manual = options["mission_reveal"] == "manual"
        self.rival_final_bonus = options["rival_final_bonus"] == "true"
        self.detective_removes = options["detective_overflow"] == "remove"
        self.edge_when_lost = options["edge_when_lost"] == "true"
        self.table_memory = options["table_memory"] == "true"
        self.first_player = options["first_player"]
        level = LEVELS.index(options["society"])
        self.society_pawns: int = edition.society_pawns[level]
        self.society_points: int = edition.society_points[level]
        self.row_size = max(2, config.players) + 1
        self.explorer_deck = 24 - self.table.explorers_removed
        self.awards: list[int] = edition.society_awards if self.solo else self.table.awards
        self.cost: list[int] = edition.cost
        self.weight: list[int] = [HAZARD_WEIGHT[hazard] for hazard in edition.hazard]
        self.hazardous: i64 = _cards_with(edition.hazard, (1, 2, 3))
        self.hazard_cards: list[i64] = [_cards_with(edition.hazard, (hazard,)) for hazard in range(4)]
        self.alike: list[i64] = [_alike(edition, card) for card in range(len(CARDS))]
        """By card: the cards of its region that bring the same coins and renown."""
        self.mission = Goals(edition.missions)
        self.cross = TREASURE if options["x_marks"] == "treasure" else MAP


class Goals:
    """The numbers that missions ask for (R 8.5)."""

    def __init__(self, data: dict[str, int]) -> None:
        self.points: i64 = data["points"]
        self.rescues: i64 = data["rescues"]
        self.animals: i64 = data["animals"]
        self.others: i64 = data["others"]
        self.region_cards: i64 = data["region_cards"]
        self.hazards_shown: i64 = data["hazards_shown"]
        self.renown: i64 = data["renown"]
        self.coins: i64 = data["coins"]
        self.hazard_cards: i64 = data["hazard_cards"]
        self.safe_cards: i64 = data["safe_cards"]
        self.types: i64 = data["types"]


def _cards_with(hazards: list[int], wanted: tuple[int, ...]) -> i64:
    found: i64 = 0
    for card, hazard in enumerate(hazards):
        if hazard in wanted:
            found |= BIT[card]
    return found


def _alike(edition: Edition, card: int) -> i64:
    found: i64 = 0
    for other in range(len(CARDS)):
        same = edition.coins[other] == edition.coins[card] and edition.renown[other] == edition.renown[card]
        if same and REGION_OF[other] == REGION_OF[card]:
            found |= BIT[other]
    return found


ANIMALS: Final[i64] = TYPE_CARDS[ANIMAL]
LOCATIONS: Final[i64] = TYPE_CARDS[LOCATION]
MAPS: Final[i64] = TYPE_CARDS[MAP]
ORCHIDS: Final[i64] = TYPE_CARDS[ORCHID]
