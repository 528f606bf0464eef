"""How near bots that play alone come to a search that knows the coming cards."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from fourwinds.arena.intervals import SURE, Interval
from fourwinds.arena.jobs import Job, Played

BOUND = "bound"


@dataclass
class Mark:
    """A bot's scores beside those of the bound in the same deals."""

    name: str
    score: Interval
    ratio: Interval
    """The share of the bound's points that it gets in a deal."""


def marks(games: dict[str, list[Played]]) -> list[Mark]:
    """The bound first, then the bots, by the deals that all have played."""
    rows = deals(games)
    found: list[Mark] = []
    for name in games:
        scores = [float(row[name]) for row in rows]
        found.append(Mark(name, mean(scores), mean([row[name] / (row[BOUND] or 1) for row in rows])))
    return found


def deals(games: dict[str, list[Played]]) -> list[dict[str, int]]:
    """For each deal that all have played its number and the scores."""
    scores = {name: {played.number: played.scores[0] for played in own} for name, own in games.items()}
    numbers = [number for number in scores[BOUND] if all(number in own for own in scores.values())]
    return [{"game": number, **{name: own[number] for name, own in scores.items()}} for number in numbers]


def mean(values: list[float]) -> Interval:
    """The average with its 95 % interval."""
    middle = fmean(values)
    reach = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle, middle - reach, middle + reach)


def as_json(job: Job, games: dict[str, list[Played]]) -> dict[str, Any]:
    """All of it as one object."""
    return {
        **job.facts(),
        "bots": [name for name in games if name != BOUND],
        "games": len(deals(games)),
        "marks": [
            {"name": mark.name, "score": _rounded(mark.score), "ratio": _rounded(mark.ratio)} for mark in marks(games)
        ],
        "deals": deals(games),
    }


def _rounded(interval: Interval) -> dict[str, float]:
    return {"value": round(interval.value, 6), "low": round(interval.low, 6), "high": round(interval.high, 6)}


def as_csv(games: dict[str, list[Played]]) -> str:
    """A row for each deal."""
    text = io.StringIO()
    writer = csv.DictWriter(text, ["game", *games], lineterminator="\n")
    writer.writeheader()
    writer.writerows(deals(games))
    return text.getvalue()
