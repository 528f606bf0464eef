"""Editions: the printed parts of Expedition as data files in `data/`, read through a checked schema.

Records name places, so every edition has the spaces and segments of the house map; names, flags, numbers and
the cards of the market are its own.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from fourwinds.core.cells import Cells, cells_of
from fourwinds.core.editions import contents, digest, gather
from fourwinds.games.expedition.terms import COLOURS, EVENTS, EXPLORERS, KINDS, REGIONS
from fourwinds.games.expedition.world import CARD_NAMES, KIND, SPACE_OF, WRAPS, house_data

# The smallest and the largest value of each number.
NUMBERS: Final = {
    "arrows_per_expedition": (1, 100),
    "tickets_total": (18, 200),
    "tickets_each": (0, 3),
    "tokens_each": (6, 6),
    "important_each": (1, 4),
    "public": (6, 6),
    "secret": (2, 2),
    "market": (6, 6),
    "near_start_max": (0, 3),
    "ticket_limit": (1, 5),
}
# The rule of each card of the market: its type and its fields.
RULES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "x1": ("regions", ("table",)),
    "x2": ("per_card", ("regions", "points", "max")),
    "x3": ("per_flag", ("points", "max")),
    "x4": ("wrap_expeditions", ("table",)),
    "x5": ("tickets", ("points", "max")),
    "x6": ("important_scored", ("table",)),
    "x7": ("per_source", ("points", "max")),
    "v01": ("bonus_arrows", ("count",)),
    "v02": ("gain_tickets", ("count",)),
    "v03": ("look_swap", ("count",)),
    "v04": ("replace_public", ("max",)),
    "v05": ("move_token", ()),
    "v06": ("as_green_dot", ()),
    "v07": ("free_remove", ()),
    "v08": ("ticket_limit", ("limit",)),
    "v09": ("score_passed_public", ()),
    "v10": ("ignore_penalty", ("max",)),
}


class Bonus:
    """What an explorer card brings at the end: so much for each, at most `most`, or a table by number."""

    def __init__(self, rule: dict[str, Any]) -> None:
        self.points: int = rule.get("points", 0)
        self.most: int = rule.get("max", 0)
        self.table: dict[int, int] = {int(count): points for count, points in rule.get("table", {}).items()}
        self.regions: list[int] = [REGIONS.index(region) for region in rule.get("regions", [])]

    def value(self, count: int) -> int:
        """The points for so many."""
        if not self.table:
            return min(self.most, self.points * count)
        return max([0, *(points for least, points in self.table.items() if count >= least)])


class Edition:
    """One set of printed parts."""

    def __init__(self, data: dict[str, Any], digest: str) -> None:
        self.id: str = data["edition"]
        self.digest = digest
        numbers = data["constants"]
        self.arrows: int = numbers["arrows_per_expedition"]
        self.tickets: int = numbers["tickets_total"]
        self.tickets_each: int = numbers["tickets_each"]
        self.important: int = numbers["important_each"]
        self.ticket_limit: int = numbers["ticket_limit"]
        self.spare: int = numbers["tokens_each"] - numbers["important_each"]
        self.hand: dict[int, int] = {int(players): cards for players, cards in numbers["hand"].items()}
        spaces = {space["id"]: space for space in data["spaces"]}
        self.near: Cells = _flagged(spaces, "near_start")
        self.polar: Cells = _flagged(spaces, "polar")
        self.region: list[int] = [REGIONS.index(spaces[name]["region"]) for name in CARD_NAMES]
        rules = {card["id"]: card["rule"] for card in (*data["explorer_cards"], *data["event_cards"])}
        self.bonuses: list[Bonus] = [Bonus(rules[card]) for card in EXPLORERS]
        self.winds: int = rules["v01"]["count"]
        self.patron: int = rules["v02"]["count"]
        self.charts: int = rules["v03"]["count"]
        self.commission: int = rules["v04"]["max"]
        self.credit: int = rules["v08"]["limit"]
        self.sealed: int = rules["v10"]["max"]


def _flagged(spaces: dict[str, Any], flag: str) -> Cells:
    return cells_of([card for card, name in enumerate(CARD_NAMES) if spaces[name][flag]])


def faults(data: object) -> list[str]:
    """The structural faults of an edition's data: with any of these it cannot be played."""
    if not isinstance(data, dict):
        return ["the file does not hold an object"]
    found: list[str] = []
    if data.get("game") != "expedition":
        found.append("'game' is not 'expedition'")
    name = data.get("edition")
    if not isinstance(name, str) or not name.replace("-", "").isalnum():
        found.append("'edition' is not a name of letters, digits and hyphens")
    found += _number_faults(data.get("constants"))
    found += _space_faults(data.get("spaces"))
    found += _segment_faults(data.get("segments"))
    found += _card_faults("explorer_cards", data.get("explorer_cards"), EXPLORERS)
    found += _card_faults("event_cards", data.get("event_cards"), EVENTS)
    if [colour.get("id") for colour in _entries(data.get("expeditions"))] != list(COLOURS):
        found.append(f"'expeditions' are not {', '.join(COLOURS)}")
    return found


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _entries(value: object) -> list[dict[str, Any]]:
    """A list of objects, or nothing if it is anything else."""
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        return []
    return value


def _number_faults(numbers: object) -> list[str]:
    if not isinstance(numbers, dict):
        return ["'constants' is not an object"]
    found = [
        f"'{key}' is not a whole number from {least} to {most}"
        for key, (least, most) in NUMBERS.items()
        if not _whole(numbers.get(key)) or not least <= numbers[key] <= most
    ]
    hand = numbers.get("hand")
    if not isinstance(hand, dict) or sorted(hand) != ["2", "3", "4", "5", "6"]:
        return [*found, "'hand' does not name 2 to 6 players"]
    for players, cards in hand.items():
        # Six public cards, and a deck that can replace a whole hand in the set-up.
        if not _whole(cards) or cards < 4 or int(players) * cards + 6 + cards > len(CARD_NAMES):
            found.append(f"'hand' for {players} players is not a number of cards that the deck allows")
    return found


def _space_faults(spaces: object) -> list[str]:
    entries = _entries(spaces)
    if sorted(str(space.get("id")) for space in entries) != sorted(SPACE_OF):
        return ["'spaces' are not those of the house map, each once"]
    found: list[str] = []
    for space in entries:
        number = SPACE_OF[space["id"]]
        if space.get("kind") != KINDS[KIND[number]] or bool(space.get("wrap")) != (number in WRAPS):
            found.append(f"space {space['id']}: its kind is not that of the house map")
        if number < len(CARD_NAMES):
            if space.get("region") not in REGIONS:
                found.append(f"location {space['id']}: its region is not one of {', '.join(REGIONS)}")
            if not isinstance(space.get("near_start"), bool) or not isinstance(space.get("polar"), bool):
                found.append(f"location {space['id']}: 'near_start' and 'polar' are not both true or false")
    return found


def _segment_faults(segments: object) -> list[str]:
    house = house_data()["segments"]
    ends = [(segment.get("id"), segment.get("a"), segment.get("b")) for segment in _entries(segments)]
    same = ends == [(segment["id"], segment["a"], segment["b"]) for segment in house]
    return [] if same else ["'segments' are not those of the house map in their order"]


def _card_faults(key: str, cards: object, ids: tuple[str, ...]) -> list[str]:
    entries = _entries(cards)
    if [card.get("id") for card in entries] != list(ids):
        return [f"'{key}' are not {ids[0]} to {ids[-1]} in their order"]
    return [f"card {card['id']}: {fault}" for card in entries for fault in _rule_faults(card)]


def _rule_faults(card: dict[str, Any]) -> list[str]:
    kind, fields = RULES[card["id"]]
    rule = card.get("rule")
    if not isinstance(rule, dict) or rule.get("type") != kind:
        return [f"its rule is not of type '{kind}'"]
    found: list[str] = []
    for field in fields:
        value = rule.get(field)
        if field == "table":
            good = isinstance(value, dict) and all(k.isdecimal() and _whole(v) for k, v in value.items())
        elif field == "regions":
            good = isinstance(value, list) and all(region in REGIONS for region in value)
        else:
            good = isinstance(value, int) and _whole(value) and 0 <= value <= 10
        if not good:
            found.append(f"'{field}' is missing or not as it should be")
    return found


def read(text: str) -> Edition:
    """The edition of a file's text, or `Unusable` with its first fault."""
    data = contents(text, faults)
    return Edition(data, digest(data))


@lru_cache(maxsize=1)
def editions() -> dict[str, Edition]:
    """All editions by name, the usual one first."""
    return {edition.id: edition for edition in gather("expedition", read)}
