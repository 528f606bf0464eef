"""Exploriana: push your luck in three regions, for 1 to 5 players.

Designed by Miles Ratcliffe, published by Triple Ace Games. Edition `house-1`: hazards, boards and values
of our own where the rulebook has pictures only; the solo game is our own design.

Rules versions: 2, the rules as in RULES.md. By 1 a hazard that a Medic ignores does not count for On the Brink, and
in a drafted game one is asked about a Navigator also when both have been used.
"""

from fourwinds.games.exploriana.game import GAME

__all__ = ["GAME"]
