"""Expedition: Famous Explorers: three shared expeditions over a map of the world, for 2 to 6 players.

Designed by Wolfgang Kramer, published by 8th Summit in 2013. Edition `house-1`: a map, places, explorer and
event cards of our own, since the rulebook does not list the printed ones.

Rules versions: 1, the rules as in RULES.md.
"""

from fourwinds.games.expedition.game import GAME

__all__ = ["GAME"]
