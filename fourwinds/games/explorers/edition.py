"""Editions: the printed parts of Explorers as data files in `data/`, read through a checked schema."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from fourwinds.core.editions import contents, digest, gather
from fourwinds.games.explorers.terms import (
    CARD_OF,
    GOAL_OF,
    OBJECT_LETTERS,
    OBJECTS,
    PROVISIONS,
    SIDE_OF,
    TERRAIN_BIT,
    TERRAIN_LETTERS,
    TURNED_CARD,
)

TILE: Final = 8
ROUNDS: Final = 4
RANKS: Final = 6
VILLAGE_SQUARE: Final = -1
# The smallest value of each number.
NUMBERS: Final = {
    "rounds": 1,
    "turns_per_round": 1,
    "xs_setup": 1,
    "xs_full": 1,
    "xs_same": 1,
    "xs_scroll": 1,
    "key_track": 1,
    "scroll_track": 0,
    "gem_base_track": 1,
    "temples_expert_points": 0,
    "solo_rank_shift_per_achievement": 0,
}
TABLES: Final = {
    "gem_expert_track": 0,
    "provisions_base": 4,
    "provisions_expert": 5,
    "villages_base": 5,
    "villages_expert": 5,
    "temples_base": 4,
    "temples_expert_bonus_xs": 4,
}
GOAL_FIELDS: Final = {
    "none": "points",
    "areas": "points",
    "full_line": "points",
    "square": "",
    "line": "",
    "count": "table",
    "race": "values",
}


def goal_kind(name: str) -> str:
    """The kind of an achievement, which its name tells (R 12)."""
    if name == "full_line":
        return name
    return "square" if name == "largest_square" else name.partition("_")[0]


class Goal:
    """An achievement of an edition: on which tile it stands and what it is worth."""

    def __init__(self, kind: str, tile: int, points: int, table: list[int]) -> None:
        self.kind = kind
        self.tile = tile
        self.points = points
        self.table = table

    def values(self) -> list[int]:
        """What it may bring: a race by place, a count from one on, others once; nothing if every X is a point."""
        if self.points:
            return [self.points]
        return self.table[1:] if self.kind == "count" else self.table


class Edition:
    """One set of printed parts. `terrain` and `objects` hold the 64 squares of each tile."""

    def __init__(self, data: dict[str, Any], digest: str) -> None:
        self.id: str = data["edition"]
        self.digest = digest
        self.terrain: dict[int, list[int]] = {}
        self.objects: dict[int, list[int]] = {}
        for name, tile in data["tiles"].items():
            tokens = [token for row in tile["rows"] for token in row.split()]
            self.terrain[int(name)] = [TERRAIN_LETTERS.find(token[0]) for token in tokens]
            self.objects[int(name)] = [max(0, OBJECT_LETTERS.find(token[1])) for token in tokens]
        self.cards: list[int] = [card_number(card["sides"]) for card in data["cards"]]
        self.rounds: int = data["rounds"]
        self.turns: int = data["turns_per_round"]
        self.xs_setup: int = data["xs_setup"]
        self.xs_full: int = data["xs_full"]
        self.xs_same: int = data["xs_same"]
        self.xs_scroll: int = data["xs_scroll"]
        self.key_track: int = data["key_track"]
        self.scroll_track: int = data["scroll_track"]
        self.gem_track: int = data["gem_base_track"]
        self.gem_values: list[int] = data["gem_expert_track"]
        self.provisions_base: list[int] = data["provisions_base"]
        self.provisions_expert: list[int] = data["provisions_expert"]
        kinds = [-1 if kind is None else OBJECTS.index(kind) for kind in data["provisions_expert_kind"]]
        self.provision_of_round: list[int] = kinds
        self.villages_base: list[int] = data["villages_base"]
        self.villages_expert: list[int] = data["villages_expert"]
        self.temples_base: list[int] = data["temples_base"]
        self.temple_points: int = data["temples_expert_points"]
        self.temple_bonus: list[int] = data["temples_expert_bonus_xs"]
        positions = data["temple_positions_in_play"].items()
        self.positions: dict[int, list[int]] = {int(n): [p - 1 for p in places] for n, places in positions}
        self.goals: dict[int, Goal] = {}
        for goal in data["achievements"]:
            table = goal.get("table") or goal.get("values") or []
            self.goals[GOAL_OF[goal["id"]]] = Goal(goal_kind(goal["id"]), goal["tile"], goal.get("points", 0), table)
        self.ranks: list[int] = [band["max"] for band in data["solo_ranks"] if band["max"] is not None]
        self.rank_shift: int = data["solo_rank_shift_per_achievement"]
        self.presets: dict[str, list[tuple[int, int]]] = {
            name: list(zip(preset["tiles"], preset["rotations"], strict=True))
            for name, preset in data["layout_presets"].items()
        }


def card_number(sides: list[str]) -> int:
    """The card with these two sides, each written as terrain letters."""
    one, other = (SIDE_OF[sum(TERRAIN_BIT[TERRAIN_LETTERS.index(letter)] for letter in set(side))] for side in sides)
    return CARD_OF[(one, other)]


def faults(data: object) -> list[str]:
    """The structural faults of an edition's data: with any of these it cannot be played."""
    if not isinstance(data, dict):
        return ["the file does not hold an object"]
    found: list[str] = []
    if data.get("game") != "explorers":
        found.append("'game' is not 'explorers'")
    name = data.get("edition")
    if not isinstance(name, str) or not name.replace("-", "").isalnum():
        found.append("'edition' is not a name of letters, digits and hyphens")
    for key, least in NUMBERS.items():
        if not _whole(data.get(key)) or data[key] < least:
            found.append(f"'{key}' is not a whole number of {least} or more")
    for key, length in TABLES.items():
        if not _table(data.get(key), length):
            found.append(f"'{key}' is not a list of {length or 'some'} whole numbers")
    found += _tile_faults(data.get("tiles"))
    found += _card_faults(data.get("cards"), data.get("turns_per_round"))
    found += _round_faults(data)
    found += _goal_faults(data.get("achievements"))
    return found


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _table(value: object, length: int) -> bool:
    fits = isinstance(value, list) and len(value) == (length or len(value)) and len(value) > 0
    return fits and isinstance(value, list) and all(_whole(number) for number in value)


def _tile_faults(tiles: object) -> list[str]:
    if not isinstance(tiles, dict) or sorted(tiles) != [str(n) for n in range(1, 9)]:
        return ["'tiles' are not the eight tiles 1 to 8"]
    found: list[str] = []
    for name, tile in tiles.items():
        rows = tile.get("rows") if isinstance(tile, dict) else None
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            found.append(f"tile {name} has no rows")
            continue
        tokens = [token for row in rows for token in row.split()]
        if len(rows) != TILE or any(len(row.split()) != TILE for row in rows):
            found.append(f"tile {name} is not 8 rows of 8 squares")
        for token in tokens:
            square = len(token) == 2 and token[0] in TERRAIN_LETTERS and token[1] in OBJECT_LETTERS
            if not square and token != f"V{name}":
                found.append(f"tile {name}: '{token}' is neither terrain and object nor its village V{name}")
        if tokens.count(f"V{name}") != 1:
            found.append(f"tile {name} does not have exactly one village V{name}")
        if sum(token[1:] == "T" for token in tokens) != 1:
            found.append(f"tile {name} does not have exactly one temple")
    return found


def _card_faults(cards: object, turns: object) -> list[str]:
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        return ["'cards' is not a list of cards"]
    found: list[str] = []
    numbers: list[int] = []
    for card in cards:
        try:
            numbers.append(card_number(card["sides"]))
            if any(len(set(side)) < len(side) for side in card["sides"]):
                found.append(f"card {card.get('id')}: a side names a terrain twice")
        except (KeyError, ValueError, TypeError, IndexError):
            found.append(f"card {card.get('id')}: its sides are not two different terrains or pairs of terrains")
    if len({tuple(sorted((n, TURNED_CARD[n]))) for n in numbers}) < len(numbers):
        found.append("the same card stands twice")
    if isinstance(turns, int) and len(cards) < turns:
        found.append("there are fewer cards than turns in a round")
    return found


def _round_faults(data: dict[str, Any]) -> list[str]:
    found: list[str] = []
    kinds = data.get("provisions_expert_kind")
    known = [None, *(OBJECTS[kind] for kind in PROVISIONS)]
    if not isinstance(kinds, list) or len(kinds) != data.get("rounds") or any(k not in known for k in kinds):
        found.append("'provisions_expert_kind' does not name a provision or nothing for each round")
    positions = data.get("temple_positions_in_play")
    if not isinstance(positions, dict) or sorted(positions) != ["1", "2", "3", "4"]:
        found.append("'temple_positions_in_play' does not name 1 to 4 players")
    else:
        for players, places in positions.items():
            wanted = ROUNDS if players == "1" else int(players)
            if not _table(places, 0) or len(places) < wanted or not set(places) <= {1, 2, 3, 4}:
                found.append(f"'temple_positions_in_play' for {players} is not enough positions from 1 to 4")
    ranks = data.get("solo_ranks")
    if not isinstance(ranks, list) or not all(isinstance(band, dict) for band in ranks) or not _rising(ranks):
        found.append(f"'solo_ranks' are not {RANKS} bands with rising 'max', the last one null")
    if _whole(data.get("rounds")) and data["rounds"] > ROUNDS:
        found.append(f"'rounds' is more than {ROUNDS}")
    presets = data.get("layout_presets")
    if not isinstance(presets, dict) or "intro" not in presets:
        found.append("'layout_presets' has no 'intro'")
    else:
        found += [
            f"layout '{name}' is not four different tiles with their turns"
            for name in presets
            if _crooked(presets[name])
        ]
    return found


def _rising(ranks: list[dict[str, Any]]) -> bool:
    tops = [band["max"] for band in ranks if "max" in band]
    inner = [int(top) for top in tops[:-1] if _whole(top)]
    return len(tops) == RANKS and tops[-1] is None and len(inner) == RANKS - 1 and inner == sorted(set(inner))


def _crooked(preset: object) -> bool:
    if not isinstance(preset, dict):
        return True
    tiles, turns = preset.get("tiles"), preset.get("rotations")
    if not isinstance(tiles, list) or not isinstance(turns, list) or not _table(tiles, 4) or not _table(turns, 4):
        return True
    return len(set(tiles)) < 4 or not set(tiles) <= set(range(1, 9)) or not set(turns) <= {0, 1, 2, 3}


def _goal_faults(goals: object) -> list[str]:
    if not isinstance(goals, list) or not all(isinstance(goal, dict) for goal in goals):
        return ["'achievements' is not a list"]
    names = [str(goal.get("id")) for goal in goals]
    if sorted(names) != sorted(GOAL_OF):
        return ["'achievements' are not the 32 known ones, each once"]
    found: list[str] = []
    for name, goal in zip(names, goals, strict=True):
        kind = goal_kind(name)
        if goal.get("kind") != kind:
            found.append(f"achievement {name}: its kind is not '{kind}'")
        if not _whole(goal.get("tile")) or goal["tile"] not in range(1, 9):
            found.append(f"achievement {name}: its tile is not 1 to 8")
        field = GOAL_FIELDS[kind]
        value = goal.get(field)
        if field and not (_whole(value) if field == "points" else _table(value, 0)):
            found.append(f"achievement {name}: '{field}' is missing or not whole numbers")
    return found


def read(text: str) -> Edition:
    """The edition of a file's text, or `Unusable` with its first fault."""
    data = contents(text, faults)
    return Edition(data, digest(data))


@lru_cache(maxsize=1)
def editions() -> dict[str, Edition]:
    """All editions by name, the usual one first."""
    return {edition.id: edition for edition in gather("explorers", read)}
