"""Actions of Explorers as dense numbers inside and as words at the edge.

A mark is the number of its square; every other kind has a block of numbers behind it.
"""

from __future__ import annotations

from typing import Final

from fourwinds.core.cells import BY_LABEL, LABELS, SQUARES
from fourwinds.core.messages import Text
from fourwinds.core.notation import Notation
from fourwinds.games.explorers.terms import (
    CARD_NAMES,
    CARDS,
    GOALS,
    QUADRANTS,
    SIDE_NAMES,
    SIDES,
    TERRAINS,
    terrains_of,
)

START: Final = SQUARES
PICK: Final = START + 4
TAKE: Final = PICK + 10
SCROLL_FOR: Final = TAKE + 10
BATCH: Final = SCROLL_FOR + 4
BONUS: Final = BATCH + 4
VILLAGE: Final = BONUS + 4
STOP: Final = VILLAGE + 4
LAY: Final = STOP + 1
FIRST: Final = LAY + 128
GOAL: Final = FIRST + 4
DRAW: Final = GOAL + 32
ACTIONS: Final = DRAW + 18


def lays(quadrant: int, used: list[int]) -> list[int]:
    """Any tile that is not used into a quadrant, turned clockwise by any number of quarter turns."""
    found: list[int] = []
    for tile in range(1, 9):
        if tile not in used:
            first = LAY + quadrant * 32 + (tile - 1) * 4
            found += [first, first + 1, first + 2, first + 3]
    return found


def laid(action: int) -> tuple[int, int, int]:
    """Quadrant, tile and quarter turns of such an action."""
    code = action - LAY
    return code // 32, code // 4 % 8 + 1, code % 4


def _words() -> list[str]:
    words = [f"mark {label}" for label in LABELS]
    words += [f"start {terrain}" for terrain in TERRAINS]
    words += [f"pick {side}" for side in SIDE_NAMES]
    words += [f"take {side}" for side in SIDE_NAMES]
    words += [f"scroll {terrain}" for terrain in TERRAINS]
    words += [f"batch {quadrant}" for quadrant in QUADRANTS]
    words += [f"bonus {terrain}" for terrain in TERRAINS]
    words += [f"village {quadrant}" for quadrant in QUADRANTS]
    words += ["stop"]
    words += [f"lay {q} tile-{tile} turn-{turns}" for q in QUADRANTS for tile in range(1, 9) for turns in range(4)]
    words += [f"first {seat}" for seat in range(4)]
    words += [f"goal {goal}" for goal in GOALS]
    words += [f"draw {card}" for card in CARD_NAMES]
    return words


NOTATION: Final = Notation(_words(), "mark h7, take water, scroll desert")


def place(action: int) -> str:
    """The square or quadrant that the action points at, or nothing."""
    if action < SQUARES:
        return LABELS[action]
    if VILLAGE <= action < STOP:
        return f"village-{QUADRANTS[action - VILLAGE]}"
    return ""


def square_named(label: str) -> int:
    """The square of a label such as h7."""
    return BY_LABEL[label]


def terrain_text(terrain: int) -> Text:
    """The name of a terrain."""
    return Text(f"explorers-terrain-{TERRAINS[terrain]}")


def side_text(side: int) -> Text:
    """The name of a side: a terrain, or "prairie or mountain"."""
    terrains = terrains_of(SIDES[side])
    if len(terrains) == 1:
        return terrain_text(terrains[0])
    return Text("explorers-side-pair", {"one": terrain_text(terrains[0]), "other": terrain_text(terrains[1])})


def card_text(card: int) -> Text:
    """Both sides of a card."""
    one, other = CARDS[card]
    return Text("explorers-card", {"one": side_text(one), "other": side_text(other)})


def goal_text(goal: int) -> Text:
    """The name of an achievement."""
    return Text(f"explorers-goal-{GOALS[goal]}")


def quadrant_text(quadrant: int) -> str:
    """The letter of a quadrant as people read it."""
    return QUADRANTS[quadrant].upper()


def group(action: int) -> Text | None:
    """The tile, which can be laid in four ways."""
    return Text("explorers-group-tile", {"tile": laid(action)[1]}) if LAY <= action < FIRST else None


def describe(action: int) -> Text:
    """The action as a button would say it."""
    if action < START:
        return Text("explorers-action-mark", {"square": LABELS[action]})
    if action < PICK:
        return Text("explorers-action-start", {"terrain": terrain_text(action - START)})
    if action < TAKE:
        return Text("explorers-action-pick", {"side": side_text(action - PICK)})
    if action < SCROLL_FOR:
        return Text("explorers-action-take", {"side": side_text(action - TAKE)})
    if action < BATCH:
        return Text("explorers-action-scroll", {"terrain": terrain_text(action - SCROLL_FOR)})
    if action < BONUS:
        return Text("explorers-action-batch", {"quadrant": quadrant_text(action - BATCH)})
    if action < VILLAGE:
        return Text("explorers-action-bonus", {"terrain": terrain_text(action - BONUS)})
    if action < STOP:
        return Text("explorers-action-village", {"quadrant": quadrant_text(action - VILLAGE)})
    if action < LAY:
        return Text("explorers-action-stop")
    return _describe_setup(action)


def _describe_setup(action: int) -> Text:
    if action < FIRST:
        quadrant, tile, turns = laid(action)
        return Text("explorers-action-lay", {"quadrant": quadrant_text(quadrant), "tile": tile, "turns": turns})
    if action < GOAL:
        return Text("explorers-action-first", {"seat": action - FIRST})
    if action < DRAW:
        return Text("explorers-action-goal", {"goal": goal_text(action - GOAL)})
    return Text("explorers-action-draw", {"card": card_text(action - DRAW)})
