"""Standings for other programs: JSON and CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from fourwinds.arena.intervals import Interval
from fourwinds.arena.jobs import Job, Played
from fourwinds.arena.ratings import Meeting, Standing, meetings


def as_json(job: Job, games: list[Played], found: list[Standing]) -> dict[str, Any]:
    """The standings as one object."""
    return {
        **job.facts(),
        "games": len(games),
        "unwon": len([1 for played in games if not played.winners()]),
        "actions": sum(played.actions for played in games),
        "standings": [_entry(bot) for bot in found],
        "meetings": [_meeting(pair) for pair in meetings(games, found)],
    }


def _entry(bot: Standing) -> dict[str, Any]:
    score = bot.score
    return {
        "bot": bot.bot,
        "rating": _rounded(bot.rating),
        "games": bot.games,
        "decided": bot.decided,
        "wins": round(bot.wins, 6),
        "share": _rounded(bot.share),
        "fair": round(bot.fair, 6),
        "verdict": bot.verdict,
        "score": {"mean": score.mean, "sd": score.sd, "min": score.least, "max": score.most},
    }


def _meeting(pair: Meeting) -> dict[str, Any]:
    return {
        "bot": pair.bot,
        "other": pair.other,
        "games": pair.games,
        "before": pair.before,
        "share": _rounded(pair.share),
        "verdict": pair.verdict,
    }


def _rounded(interval: Interval) -> dict[str, float]:
    return {name: round(value, 6) for name, value in asdict(interval).items()}


def standings_csv(found: list[Standing]) -> str:
    """A row for each bot; what is nested in the JSON has a name such as `rating.low`."""
    rows = [_flat(_entry(bot)) for bot in found]
    return _csv(list(rows[0]), [list(row.values()) for row in rows])


def _flat(entry: dict[str, Any]) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for name, value in entry.items():
        flat |= {f"{name}.{inner}": v for inner, v in value.items()} if isinstance(value, dict) else {name: value}
    return flat


def games_csv(games: list[Played]) -> str:
    """A row for each seat of each game."""
    rows = [
        [played.number, seat, bot, played.scores[seat], played.ranks[seat], int(seat in played.winners())]
        for played in games
        for seat, bot in enumerate(played.seats)
    ]
    return _csv(["game", "seat", "bot", "score", "place", "won"], rows)


def _csv(headings: list[str], rows: Iterable[list[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    return text.getvalue()
