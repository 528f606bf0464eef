"""Games that nobody had to play, and a quick table to send bots to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fourwinds.arena.jobs import Job, Played
from fourwinds.core import registry

QUICK = ("arena", "exploriana", "--bots", "random,greedy", "--players", "2", "--seed", "3")


def job(bots: list[str], players: int = 2, seed: int = 3) -> Job:
    game = registry.find("explorers")
    return Job(game.id, registry.configure(game, players, {"layout": "intro"}), bots, seed, rotated=True)


def played(number: int, seats: list[str], scores: list[int], won: bool = True) -> Played:
    """A game whose places follow from the scores, with all points on one line."""
    ranks = [1 + sum(1 for other in scores if other > own) for own in scores]
    sheets = [{"points": score} for score in scores]
    return Played(number, seats, scores, ranks, won, sheets, actions=20, decisions=10, choices=30, course=[3.0] * 10)


def lines(path: Path) -> list[dict[str, Any]]:
    """The games of a file, by number."""
    found = [json.loads(line) for line in path.read_text().splitlines()]
    return sorted((entry for entry in found if "number" in entry), key=lambda entry: (entry["job"], entry["number"]))
