"""What is wrong with an edition: structural faults as errors, what the rulebook counts and we read from it as warnings.

E1 to E6 are the facts of R 3.1 to R 3.5 that hold for every printing.
"""

from __future__ import annotations

from typing import Any, Final

from fourwinds.core.messages import Finding
from fourwinds.games.exploriana.edition import SIDES, faults
from fourwinds.games.exploriana.terms import CARD_OF, HAZARDS, REGION_OF, REGIONS, TOKEN_VALUES, TYPE_OF, TYPES

HAZARD_CARDS: Final = 15
TOKENS: Final = 18
REGION_REWARD: Final = (4, 5, 6)
ANIMAL_POINTS: Final = (15, 16, 17)
ANIMAL_RENOWN: Final = (5, 4, 3)


def check(data: object) -> list[Finding]:
    """What is wrong with the contents of an edition file; the same every time."""
    wrong = faults(data)
    if wrong or not isinstance(data, dict):
        return [Finding(True, "", message) for message in wrong]
    found: list[Finding] = []
    for region in range(len(REGIONS)):
        cards = [card for card in data["cards"] if REGION_OF[CARD_OF[card["id"]]] == region]
        found += _hazards(region, cards) + _rewards(region, cards) + _animals(region, cards)
    return found + _sets(data["cards"]) + _tokens(data) + _boards(data)


def warn(code: str, message: str) -> Finding:
    """A requirement that is not met."""
    return Finding(False, code, message)


def of_type(cards: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The cards of one type."""
    return [card for card in cards if TYPES[TYPE_OF[CARD_OF[card["id"]]]] == kind]


def _hazards(region: int, cards: list[dict[str, Any]]) -> list[Finding]:
    """E1: fifteen hazards in a region, and every kind of them."""
    kinds = [card["hazard"] for card in cards if card["hazard"] != "none"]
    found: list[Finding] = []
    if len(kinds) != HAZARD_CARDS:
        found.append(warn("E1", f"{REGIONS[region]} has {len(kinds)} hazards, not {HAZARD_CARDS}"))
    missing = [hazard for hazard in HAZARDS[1:] if hazard not in kinds]
    return found + [warn("E1", f"{REGIONS[region]} has no {hazard}") for hazard in missing]


def _rewards(region: int, cards: list[dict[str, Any]]) -> list[Finding]:
    """E2: locations bring renown and treasures coins, as much as the region says, and 1 point."""
    found: list[Finding] = []
    for kind, reward, other in (("location", "renown", "coins"), ("treasure", "coins", "renown")):
        for card in of_type(cards, kind):
            if (card[reward], card[other], card["points"]) != (REGION_REWARD[region], 0, 1):
                found.append(warn("E2", f"{card['id']} is not 1 point and {REGION_REWARD[region]} {reward}"))
    return found


def _animals(region: int, cards: list[dict[str, Any]]) -> list[Finding]:
    """E3: what the animals of a region are worth together."""
    animals = of_type(cards, "animal")
    points, renown = sum(card["points"] for card in animals), sum(card["renown"] for card in animals)
    if (points, renown) == (ANIMAL_POINTS[region], ANIMAL_RENOWN[region]):
        return []
    wanted = f"{ANIMAL_POINTS[region]} points and {ANIMAL_RENOWN[region]} renown"
    return [warn("E3", f"the animals of {REGIONS[region]} bring {points} points and {renown} renown, not {wanted}")]


def _sets(cards: list[dict[str, Any]]) -> list[Finding]:
    """E4: maps and orchids score by their sets alone."""
    plain = [*of_type(cards, "map"), *of_type(cards, "orchid")]
    odd = [card["id"] for card in plain if card["points"] or card["coins"] or card["renown"]]
    return [warn("E4", f"{name} brings something of its own") for name in odd]


def _tokens(data: dict[str, Any]) -> list[Finding]:
    """E5: eighteen tokens, all values among them."""
    counts = [data["tokens"][str(value)] for value in TOKEN_VALUES]
    found = [warn("E5", f"no token of value {v}") for v, n in zip(TOKEN_VALUES, counts, strict=True) if n == 0]
    return found if sum(counts) == TOKENS else [*found, warn("E5", f"{sum(counts)} tokens, not {TOKENS}")]


def _boards(data: dict[str, Any]) -> list[Finding]:
    """E6: lower spaces never pay less, and there are fewer of them than tokens."""
    found: list[Finding] = []
    for side in SIDES:
        rewards = data["boards"][side]["rewards"]
        for region, row in zip(REGIONS, rewards, strict=True):
            if row != sorted(row):
                found.append(warn("E6", f"board {side}, {region}: a lower space pays less"))
        if sum(len(row) for row in rewards) >= TOKENS:
            found.append(warn("E6", f"board {side}: as many lost explorer spaces as tokens"))
    return found
