"""The words of Exploriana: regions, cards, hazards, explorers, missions, phases."""

from __future__ import annotations

from typing import Final

REGIONS: Final = ("sa", "af", "fe")
TYPES: Final = ("animal", "location", "map", "orchid", "treasure")
TYPE_LETTERS: Final = "almot"
ANIMAL: Final = 0
LOCATION: Final = 1
MAP: Final = 2
ORCHID: Final = 3
TREASURE: Final = 4

# How many orchids, maps, locations, treasures and animals a region has; the cards are numbered in this order.
COUNTS: Final = (("o", 3, 3, 3), ("m", 3, 3, 3), ("l", 3, 3, 3), ("t", 4, 3, 2), ("a", 11, 9, 7))


def _cards() -> list[str]:
    cards: list[str] = []
    for number, region in enumerate(REGIONS):
        for letter, *counts in COUNTS:
            width = 2 if letter == "a" else 1
            cards += [f"{region}-{letter}{copy:0{width}}" for copy in range(1, counts[number] + 1)]
    return cards


CARDS: Final = _cards()
CARD_OF: Final = {card: number for number, card in enumerate(CARDS)}
REGION_OF: Final = [REGIONS.index(card[:2]) for card in CARDS]
TYPE_OF: Final = [TYPE_LETTERS.index(card[3]) for card in CARDS]

HAZARDS: Final = ("none", "wrong-turn", "animal-attack", "rockfall")

EXPLORERS: Final = (
    "biologist",
    "detective",
    "entrepreneur",
    "geographer",
    "medic",
    "navigator",
    "pathfinder",
    "philanthropist",
    "photographer",
    "researcher",
    "scholar",
    "scout",
)
BIOLOGIST: Final = 0
DETECTIVE: Final = 1
ENTREPRENEUR: Final = 2
GEOGRAPHER: Final = 3
MEDIC: Final = 4
NAVIGATOR: Final = 5
PATHFINDER: Final = 6
PHILANTHROPIST: Final = 7
PHOTOGRAPHER: Final = 8
RESEARCHER: Final = 9
SCHOLAR: Final = 10
SCOUT: Final = 11

# There are two explorer cards of each kind: card number 2 * kind and the one after it.
COPIES: Final = 2
EXPLORER_CARDS: Final = [f"{kind}-{copy}" for kind in EXPLORERS for copy in (1, 2)]
EXPLORER_CARD_OF: Final = {card: number for number, card in enumerate(EXPLORER_CARDS)}

MISSIONS: Final = tuple(f"m{number:02}" for number in range(1, 16))
MISSION_OF: Final = {mission: number for number, mission in enumerate(MISSIONS)}

TOKEN_VALUES: Final = (2, 3, 4)
REWARDS: Final = ("coins", "renown", "both")
FULL: Final = 5
"""So many face-up cards at a region end the exploration."""
ROW_OPEN: Final = 2
"""So many cards at least lie face up when a turn begins."""

LEVELS: Final = ("novice", "standard", "expert", "legend")

# Whose pawn stands on a space: a player's own from 0, a player's rival from 8, the Society's.
RIVAL_PAWN: Final = 8
SOCIETY_PAWN: Final = 16
