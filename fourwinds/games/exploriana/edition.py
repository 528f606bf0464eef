"""Editions: the printed parts of Exploriana as data files in `data/`, read through a checked schema."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from fourwinds.core.editions import contents, digest, gather
from fourwinds.games.exploriana.terms import CARDS, EXPLORERS, HAZARDS, LEVELS, MISSIONS, REGIONS, TOKEN_VALUES

SIDES: Final = ("2-4", "5")
TABLES: Final = ("2", "3", "4", "5")
TRACK: Final = 5
"""No region has more lost explorer spaces than this."""
NUMBERS: Final = ("guide", "start_coins", "rival_renown", "rival_gain")
GROUPS: Final = {
    "missions": (
        "points",
        "rescues",
        "animals",
        "others",
        "region_cards",
        "hazards_shown",
        "renown",
        "coins",
        "hazard_cards",
        "safe_cards",
        "types",
    ),
    "scoring": ("maps_extra", "orchid_set", "orchid_single", "relic", "coins_per_point"),
}
SETUP: Final = ("reserve", "explorers_removed", "missions", "draft", "relic_types")
WORTH: Final = ("orchid_new", "orchid_more", "map", "map_most", "rescue")


class Board:
    """One side of the region boards: spaces and rewards by region."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.spaces: list[int] = data["spaces"]
        self.rewards: list[list[int]] = data["rewards"]


class Table:
    """What depends on the number of players."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.reserve: int = data["reserve"]
        self.explorers_removed: int = data["explorers_removed"]
        self.missions: int = data["missions"]
        self.draft: int = data["draft"]
        self.relic_types: int = data["relic_types"]
        self.awards: list[int] = data["renown_awards"]


class Edition:
    """One set of printed parts; lists by card, by kind of explorer, by region."""

    def __init__(self, data: dict[str, Any], digest: str) -> None:
        self.id: str = data["edition"]
        self.digest = digest
        by_id = {card["id"]: card for card in data["cards"]}
        self.hazard: list[int] = [HAZARDS.index(by_id[card]["hazard"]) for card in CARDS]
        self.points: list[int] = [by_id[card]["points"] for card in CARDS]
        self.coins: list[int] = [by_id[card]["coins"] for card in CARDS]
        self.renown: list[int] = [by_id[card]["renown"] for card in CARDS]
        self.cost: list[int] = [data["explorers"][kind] for kind in EXPLORERS]
        self.missions: dict[str, int] = data["missions"]
        self.boards: list[Board] = [Board(data["boards"][side]) for side in SIDES]
        self.tokens: list[int] = [data["tokens"][str(value)] for value in TOKEN_VALUES]
        self.guide: int = data["guide"]
        self.start_coins: int = data["start_coins"]
        self.rival_renown: int = data["rival_renown"]
        self.rival_gain: int = data["rival_gain"]
        self.tables: dict[int, Table] = {int(players): Table(table) for players, table in data["setup"].items()}
        self.maps: list[int] = data["scoring"]["maps"]
        self.scoring: dict[str, int] = {name: data["scoring"][name] for name in GROUPS["scoring"]}
        society = data["society"]
        self.society_pawns: list[int] = [society["levels"][level]["pawns"] for level in LEVELS]
        self.society_points: list[int] = [society["levels"][level]["points"] for level in LEVELS]
        self.society_renown: int = society["renown"]
        self.society_awards: list[int] = society["awards"]
        self.worth: dict[str, int] = {name: society["worth"][name] for name in WORTH}
        self.worth_other: list[int] = society["worth"]["other"]


def faults(data: object) -> list[str]:
    """The structural faults of an edition's data: with any of these it cannot be played."""
    if not isinstance(data, dict):
        return ["the file does not hold an object"]
    found: list[str] = []
    if data.get("game") != "exploriana":
        found.append("'game' is not 'exploriana'")
    name = data.get("edition")
    if not isinstance(name, str) or not name.replace("-", "").isalnum():
        found.append("'edition' is not a name of letters, digits and hyphens")
    found += [f"'{key}' is not a whole number of 0 or more" for key in NUMBERS if not _whole(data.get(key))]
    for group, names in GROUPS.items():
        found += _group_faults(group, data.get(group), names)
    found += _card_faults(data.get("cards"))
    found += _group_faults("explorers", data.get("explorers"), EXPLORERS)
    found += _token_faults(data.get("tokens"))
    found += _board_faults(data.get("boards"))
    found += _setup_faults(data.get("setup"))
    found += _scoring_faults(data.get("scoring"))
    return found + _society_faults(data.get("society"))


def _whole(value: object, least: int = 0) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def _list(value: object, length: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(_whole(number) for number in value)


def _group_faults(group: str, data: object, names: tuple[str, ...]) -> list[str]:
    if not isinstance(data, dict):
        return [f"'{group}' is not an object"]
    return [f"'{group}' has no whole number '{name}'" for name in names if not _whole(data.get(name))]


def _card_faults(cards: object) -> list[str]:
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        return ["'cards' is not a list of cards"]
    if sorted(str(card.get("id")) for card in cards) != sorted(CARDS):
        return [f"'cards' are not the {len(CARDS)} known ones, each once"]
    found: list[str] = []
    for card in cards:
        if card.get("hazard") not in HAZARDS:
            found.append(f"card {card['id']}: its hazard is none of {', '.join(HAZARDS)}")
        found += [
            f"card {card['id']}: '{name}' is not a whole number" for name in PRINTED if not _whole(card.get(name))
        ]
    return found


PRINTED: Final = ("points", "coins", "renown")


def _token_faults(tokens: object) -> list[str]:
    names = tuple(str(value) for value in TOKEN_VALUES)
    found = _group_faults("tokens", tokens, names)
    if found or not isinstance(tokens, dict):
        return found
    return [] if sum(tokens[name] for name in names) >= len(REGIONS) else ["there is not a token for each region"]


def _board_faults(boards: object) -> list[str]:
    if not isinstance(boards, dict) or sorted(boards) != sorted(SIDES):
        return [f"'boards' are not the sides {' and '.join(SIDES)}"]
    found: list[str] = []
    for side, least in zip(SIDES, (3, 4), strict=True):
        board = boards[side]
        spaces, rewards = (board.get("spaces"), board.get("rewards")) if isinstance(board, dict) else (None, None)
        if not isinstance(spaces, list) or not _list(spaces, len(REGIONS)) or min(spaces) < least:
            found.append(f"board {side}: 'spaces' are not {least} or more for each region")
        if not isinstance(rewards, list) or len(rewards) != len(REGIONS) or not all(_rewards(row) for row in rewards):
            found.append(f"board {side}: 'rewards' are not 1 to {TRACK} numbers for each region")
    return found


def _rewards(row: object) -> bool:
    return isinstance(row, list) and 1 <= len(row) <= TRACK and _list(row, len(row))


def _setup_faults(setup: object) -> list[str]:
    if not isinstance(setup, dict) or sorted(setup) != list(TABLES):
        return ["'setup' does not name 2 to 5 players"]
    found: list[str] = []
    for players, table in setup.items():
        group = _group_faults(f"setup {players}", table, SETUP)
        found += group or _table_faults(int(players), table)
    return found


def _table_faults(players: int, table: dict[str, Any]) -> list[str]:
    """Numbers that do not go together."""
    found: list[str] = []
    if not 1 <= table["reserve"] <= 10:
        found.append(f"setup {players}: 'reserve' is not 1 to 10")
    if 24 - table["explorers_removed"] <= players or (23 - table["explorers_removed"]) % players:
        found.append(f"setup {players}: the explorer deck does not come out even")
    if players * table["missions"] + 4 > len(MISSIONS):
        found.append(f"setup {players}: too many missions")
    if players * table["draft"] > 24 or table["draft"] < 1:
        found.append(f"setup {players}: the draft needs other numbers")
    if not _list(table.get("renown_awards"), max(3, players)):
        found.append(f"setup {players}: 'renown_awards' are not {max(3, players)} numbers")
    return found


def _scoring_faults(scoring: object) -> list[str]:
    if not isinstance(scoring, dict):
        return []
    found: list[str] = []
    maps = scoring.get("maps")
    if not isinstance(maps, list) or len(maps) < 2 or not _list(maps, len(maps)):
        found.append("'scoring' has no list 'maps'")
    if not _whole(scoring.get("coins_per_point"), 1):
        found.append("'coins_per_point' is not 1 or more")
    return found


def _society_faults(society: object) -> list[str]:
    if not isinstance(society, dict):
        return ["'society' is not an object"]
    found = _group_faults("society", society, ("renown",))
    levels = society.get("levels")
    if not isinstance(levels, dict) or sorted(levels) != sorted(LEVELS):
        found.append(f"'levels' are not {', '.join(LEVELS)}")
    else:
        for level in LEVELS:
            found += _group_faults(f"level {level}", levels[level], ("pawns", "points"))
            if not found and not 1 <= levels[level]["pawns"] <= 7:
                found.append(f"level {level}: 'pawns' is not 1 to 7")
    if not _list(society.get("awards"), 2):
        found.append("'awards' are not two numbers")
    found += _group_faults("worth", society.get("worth"), WORTH)
    if isinstance(society.get("worth"), dict) and not _list(society["worth"].get("other"), len(REGIONS)):
        found.append("'worth' has no number for each region in 'other'")
    return found


def read(text: str) -> Edition:
    """The edition of a file's text, or `Unusable` with its first fault."""
    data = contents(text, faults)
    return Edition(data, digest(data))


@lru_cache(maxsize=1)
def editions() -> dict[str, Edition]:
    """All editions by name, the usual one first."""
    return {edition.id: edition for edition in gather("exploriana", read)}
