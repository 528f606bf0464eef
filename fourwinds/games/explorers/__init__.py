"""Explorers: flip-and-write on a 16x16 map, for 1 to 4 players.

Designed by Phil Walker-Harding, published by Ravensburger in 2021. Edition `house-1`: tiles and
values of our own where the rulebook has pictures only.

Rules versions: 1, the rules as in RULES.md.
"""

from fourwinds.games.explorers.game import GAME

__all__ = ["GAME"]
