"""The words of Explorers: terrains, objects, sides of cards, quadrants, achievements."""

from __future__ import annotations

from typing import Final

# Terrains are numbers 0 to 3; a set of terrains is the sum of their bits.
TERRAINS: Final = ("prairie", "water", "desert", "mountain")
TERRAIN_LETTERS: Final = "PWDM"
TERRAIN_BIT: Final = [1, 2, 4, 8]
ANY_TERRAIN: Final = 15

OBJECTS: Final = ("none", "key", "scroll", "horse", "gem", "apple", "carrot", "fish", "temple")
OBJECT_LETTERS: Final = ".kshgacfT"
PLAIN: Final = 0
KEY: Final = 1
SCROLL: Final = 2
HORSE: Final = 3
GEM: Final = 4
APPLE: Final = 5
CARROT: Final = 6
FISH: Final = 7
TEMPLE: Final = 8
PROVISIONS: Final = (APPLE, CARROT, FISH)

QUADRANTS: Final = "abcd"

# A side of a card is one terrain or a pair of them.
SIDES: Final = [1, 2, 4, 8, 3, 5, 9, 6, 10, 12]
SIDE_OF: Final = {mask: number for number, mask in enumerate(SIDES)}


def terrains_of(mask: int) -> list[int]:
    """The terrains of a set."""
    return [terrain for terrain in range(4) if mask & TERRAIN_BIT[terrain]]


def side_name(side: int) -> str:
    """A side in the record: `water`, or `prairie+mountain`."""
    return "+".join(TERRAINS[terrain] for terrain in terrains_of(SIDES[side]))


SIDE_NAMES: Final = [side_name(side) for side in range(len(SIDES))]

# A card as it lies: the side that faces the player, then the other. Both have as many terrains.
CARDS: Final = [
    (one, other)
    for one in range(len(SIDES))
    for other in range(len(SIDES))
    if SIDES[one] & SIDES[other] == 0 and (one < 4) == (other < 4)
]
CARD_OF: Final = {sides: number for number, sides in enumerate(CARDS)}
TURNED_CARD: Final = [CARD_OF[(other, one)] for one, other in CARDS]
CARD_NAMES: Final = [f"{SIDE_NAMES[one]}-{SIDE_NAMES[other]}" for one, other in CARDS]

# What can be asked for; an edition says on which tile each stands and what it is worth.
GOALS: Final = (
    "none_scroll",
    "none_horse",
    "none_gem",
    "areas_prairie",
    "areas_water",
    "areas_desert",
    "areas_mountain",
    "full_line",
    "largest_square",
    "line_horizontal",
    "line_vertical",
    "line_diagonal",
    "count_apples",
    "count_carrots",
    "count_fish",
    "count_horses",
    "count_keys",
    "count_scrolls",
    "count_provision_sets",
    "count_villages_4",
    "count_temples_2adj",
    "count_corners",
    "race_all_villages",
    "race_3_villages_3_temples",
    "race_all_edges",
    "race_3_per_quadrant",
    "race_2_temples",
    "race_3_keys",
    "race_3_scrolls",
    "race_5_gems",
    "race_3_horses",
    "race_2_each_provision",
)
GOAL_OF: Final = {name: number for number, name in enumerate(GOALS)}
