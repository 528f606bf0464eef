"""The words of Expedition: colours, regions, dots, cards, phases."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("crimson", "cobalt", "amber")
REGIONS: Final = ("north_america", "south_america", "europe", "africa", "asia", "south_pacific")

# What a space is.
LOCATION: Final = 0
GREEN: Final = 1
RED: Final = 2
START: Final = 3
KINDS: Final = ("location", "green", "red", "start")

# Cards of the market, explorers first.
EXPLORERS: Final = ("x1", "x2", "x3", "x4", "x5", "x6", "x7")
EVENTS: Final = ("v01", "v02", "v03", "v04", "v05", "v06", "v07", "v08", "v09", "v10")
STALL_CARDS: Final = EXPLORERS + EVENTS
FIRST_EVENT: Final = len(EXPLORERS)
IBN_BATTUTA: Final = 0
HUMBOLDT: Final = 1
AMUNDSEN: Final = 2
MAGELLAN: Final = 3
SACAGAWEA: Final = 4
KINGSLEY: Final = 5
ZHENG_HE: Final = 6
FAIR_WINDS: Final = 7
ROYAL_PATRON: Final = 8
CHART_ROOM: Final = 9
NEW_COMMISSION: Final = 10
CHANGE_OF_PLANS: Final = 11
FRIENDLY_PORT: Final = 12
LOST_BEARINGS: Final = 13
LETTERS_OF_CREDIT: Final = 14
BELATED_REPORT: Final = 15
SEALED_ORDERS: Final = 16
SAVED: Final = (FRIENDLY_PORT, LOST_BEARINGS, LETTERS_OF_CREDIT, BELATED_REPORT, SEALED_ORDERS)

# Where a scored card came from, and its points (R 10.1, R 12.4).
SOURCES: Final = ("hand", "important", "public", "secret")
FROM_HAND: Final = 0
FROM_IMPORTANT: Final = 1
FROM_PUBLIC: Final = 2
FROM_SECRET: Final = 3
SOURCE_POINTS: Final = [1, 2, 1, 2]

# The phases; those before REDRAW and those after KEEP that wait for chance have no player.
PHASES: Final = (
    "first",
    "deal",
    "reveal",
    "market",
    "redraw",
    "tokens",
    "turn",
    "ticket",
    "branch",
    "bonus",
    "keep",
    "penalty",
    "event",
    "draw",
    "refill",
    "secret",
    "stall",
    "over",
)
FIRST_PLAYER: Final = 0
DEAL: Final = 1
REVEAL: Final = 2
MARKET: Final = 3
REDRAW: Final = 4
TOKENS: Final = 5
TURN: Final = 6
TICKET: Final = 7
BRANCH: Final = 8
BONUS: Final = 9
KEEP: Final = 10
PENALTY: Final = 11
EVENT: Final = 12
DRAW: Final = 13
REFILL: Final = 14
SECRET: Final = 15
STALL: Final = 16
OVER: Final = 17

# Why an arrow is laid.
CAUSES: Final = ("main", "ticket", "bonus", "branch", "event")
MAIN: Final = 0
BY_TICKET: Final = 1
BY_BONUS: Final = 2
BY_BRANCH: Final = 3
BY_EVENT: Final = 4

# Why the game ended (R 11, R 3.12).
ENDS: Final = ("", "hand", "arrows", "cap")
BY_HAND: Final = 1
BY_ARROWS: Final = 2
BY_CAP: Final = 3
