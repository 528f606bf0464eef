"""Estimates with 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

SURE: Final = NormalDist().inv_cdf(0.975)
"""So many standard deviations to either side hold 95 %."""


@dataclass
class Interval:
    """An estimate and the bounds between which the truth lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The share of victories; Wilson's interval holds for few games and for shares near 0 and 1 too."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share, shrink = wins / games, 1 + SURE**2 / games
    middle = (share + SURE**2 / (2 * games)) / shrink
    reach = SURE / shrink * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def verdict(share: Interval, fair: float) -> str:
    """Whether that is clearly more, or less, than a fair share."""
    if share.low > fair:
        return "more"
    return "less" if share.high < fair else "even"
