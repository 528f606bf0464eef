"""Fourwinds: one table, four exploration games."""

from fourwinds.core.match import Match
from fourwinds.core.messages import Refused, Unusable
from fourwinds.core.protocol import CHANCE, PUBLIC

__version__ = "0.1.0"
__all__ = ["CHANCE", "PUBLIC", "Match", "Refused", "Unusable", "__version__"]
