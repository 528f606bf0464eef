"""What is wrong with an edition: structural faults as errors, the requirements T1 to T16 of R 13.2 as warnings.

T1, T2 and the single temple of T6 are structural, so they are errors already in `edition.faults`.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, Final

from fourwinds.core.cells import LABELS, NEIGHBOURS, SIDE, SQUARES
from fourwinds.core.messages import Finding
from fourwinds.games.explorers.chart import quadrant_squares, turned
from fourwinds.games.explorers.edition import TILE, VILLAGE_SQUARE, faults
from fourwinds.games.explorers.terms import (
    APPLE,
    CARROT,
    FISH,
    GEM,
    HORSE,
    KEY,
    OBJECT_LETTERS,
    OBJECTS,
    PLAIN,
    PROVISIONS,
    SCROLL,
    TEMPLE,
    TERRAIN_LETTERS,
    TERRAINS,
)

LAYOUTS: Final = 600
SEED: Final = 5
COUNTS: Final = {KEY: (1, 2), SCROLL: (1, 2), HORSE: (1, 2), GEM: (2, 3), APPLE: (1, 2), CARROT: (1, 2), FISH: (1, 2)}
PER_MAP: Final = {KEY: (4, 5), SCROLL: (0, 5), GEM: (0, 12), APPLE: (4, 99), CARROT: (4, 99), FISH: (4, 99)}
GROUND: Final = {APPLE: "PD", CARROT: "PD", FISH: "W"}
BLOCKING: Final = (TEMPLE, *PROVISIONS)
TURNED: Final = [turned(list(range(TILE * TILE)), turns) for turns in range(4)]
"""By quarter turns: which printed square of a tile lies where."""


class Sheet:
    """A tile as it is printed, its 64 squares numbered row by row."""

    def __init__(self, number: int, rows: list[str]) -> None:
        tokens = [token for row in rows for token in row.split()]
        self.number = number
        self.terrain: list[int] = [TERRAIN_LETTERS.find(token[0]) for token in tokens]
        self.objects: list[int] = [max(PLAIN, OBJECT_LETTERS.find(token[1])) for token in tokens]
        self.village: int = self.terrain.index(VILLAGE_SQUARE)
        self.temple: int = self.objects.index(TEMPLE)
        self.free: list[bool] = [
            terrain != VILLAGE_SQUARE and kind not in BLOCKING
            for terrain, kind in zip(self.terrain, self.objects, strict=True)
        ]

    def squares(self, kind: int) -> list[int]:
        """The squares that carry an object."""
        return [square for square, found in enumerate(self.objects) if found == kind]

    def warn(self, code: str, message: str) -> Finding:
        """A requirement that this tile does not meet."""
        return warn(code, f"tile {self.number}: {message}")


def check(data: object) -> list[Finding]:
    """What is wrong with the contents of an edition file; the same every time."""
    wrong = faults(data)
    if wrong or not isinstance(data, dict):
        return [Finding(True, "", message) for message in wrong]
    sheets = read_sheets(data)
    found: list[Finding] = []
    for sheet in sheets:
        found += check_tile(sheet)
    return found + check_set(sheets) + check_maps(sheets)


def warn(code: str, message: str) -> Finding:
    """A requirement that is not met."""
    return Finding(False, code, message)


def read_sheets(data: dict[str, Any]) -> list[Sheet]:
    """The eight tiles in the order of their numbers."""
    return [Sheet(number, data["tiles"][str(number)]["rows"]) for number in range(1, 9)]


# One tile: T3 to T14


def check_tile(sheet: Sheet) -> list[Finding]:
    """The requirements that a tile meets on its own."""
    found = _village(sheet)
    found += _counts(sheet)
    found += _temple(sheet)
    found += _keys(sheet)
    found += _ground(sheet)
    found += _areas(sheet)
    found += _spacing(sheet)
    return found


def _village(sheet: Sheet) -> list[Finding]:
    """T3 to T5."""
    found: list[Finding] = []
    near = tile_neighbours(sheet.village)
    if len(near) < 4:
        found.append(sheet.warn("T3", "the village lies on the rim"))
    if len({sheet.terrain[square] for square in near}) < len(near):
        found.append(sheet.warn("T4", "the neighbours of the village do not all differ in terrain"))
    if any(sheet.objects[square] for square in near):
        found.append(sheet.warn("T5", "a neighbour of the village carries an object"))
    return found


def _counts(sheet: Sheet) -> list[Finding]:
    """T6."""
    found: list[Finding] = []
    for kind, (least, most) in COUNTS.items():
        count = len(sheet.squares(kind))
        if not least <= count <= most:
            found.append(sheet.warn("T6", f"{OBJECTS[kind]}: {count}, not {least} to {most}"))
    total = len(sheet.objects) - len(sheet.squares(PLAIN))
    if not 11 <= total <= 13:
        found.append(sheet.warn("T6", f"{total} objects, not 11 to 13"))
    return found


def _temple(sheet: Sheet) -> list[Finding]:
    """T7 and T8."""
    found: list[Finding] = []
    if len(tile_neighbours(sheet.temple)) < 4:
        found.append(sheet.warn("T7", "the temple lies on the rim"))
    far = steps(sheet.temple, sheet.village)
    if far < 4:
        found.append(sheet.warn("T8", f"the temple is only {far} steps from the village"))
    return found


def _keys(sheet: Sheet) -> list[Finding]:
    """T9."""
    found: list[Finding] = []
    for key in sheet.squares(KEY):
        if steps(key, sheet.temple) < 4:
            found.append(sheet.warn("T9", f"a key is only {steps(key, sheet.temple)} steps from the temple"))
        if steps(key, sheet.village) < 3:
            found.append(sheet.warn("T9", f"a key is only {steps(key, sheet.village)} steps from the village"))
    return found


def _ground(sheet: Sheet) -> list[Finding]:
    """T10."""
    found: list[Finding] = []
    for kind, letters in GROUND.items():
        for square in sheet.squares(kind):
            terrain = sheet.terrain[square]
            if TERRAIN_LETTERS[terrain] not in letters:
                found.append(sheet.warn("T10", f"{OBJECTS[kind]} on {TERRAINS[terrain]}"))
    return found


def _areas(sheet: Sheet) -> list[Finding]:
    """T11 to T13."""
    found: list[Finding] = []
    for terrain, name in enumerate(TERRAINS):
        areas = tile_areas(sheet, terrain)
        squares = sum(len(area) for area in areas)
        if not 13 <= squares <= 18:
            found.append(sheet.warn("T11", f"{name} has {squares} squares, not 13 to 18"))
        if not 1 <= len(areas) <= 4:
            found.append(sheet.warn("T12", f"{name} forms {len(areas)} areas, not 1 to 4"))
        for area in areas:
            found += _area(sheet, name, area)
    return found


def _area(sheet: Sheet, name: str, area: list[int]) -> list[Finding]:
    found: list[Finding] = []
    if len(area) < 3:
        found.append(sheet.warn("T12", f"an area of {name} has only {len(area)} squares"))
    if all(sheet.objects[square] for square in area):
        found.append(sheet.warn("T13", f"an area of {name} has no square without an object"))
    return found


def _spacing(sheet: Sheet) -> list[Finding]:
    """T14."""
    found: list[Finding] = []
    touching = 0
    carrying = [square for square, kind in enumerate(sheet.objects) if kind != PLAIN]
    for one, other in combinations(carrying, 2):
        far = steps(one, other)
        if far == 1:
            touching += 1
        if far < 3 and sheet.objects[one] == sheet.objects[other]:
            found.append(sheet.warn("T14", f"{OBJECTS[sheet.objects[one]]}: two are only {far} steps apart"))
    if touching > 1:
        found.append(sheet.warn("T14", f"{touching} pairs of objects touch, not at most 1"))
    return found


def tile_neighbours(square: int) -> list[int]:
    """The squares of a tile that share a side with this one."""
    row, column = divmod(square, TILE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * TILE + c for r, c in around if 0 <= r < TILE and 0 <= c < TILE]


def steps(one: int, other: int) -> int:
    """How many steps from square to neighbour lead from one to the other."""
    return abs(one // TILE - other // TILE) + abs(one % TILE - other % TILE)


def tile_areas(sheet: Sheet, terrain: int) -> list[list[int]]:
    """The connected groups of squares of one terrain on a tile."""
    left = [square for square, found in enumerate(sheet.terrain) if found == terrain]
    areas: list[list[int]] = []
    while left:
        area = [left.pop()]
        for square in area:
            for near in tile_neighbours(square):
                if near in left:
                    left.remove(near)
                    area.append(near)
        areas.append(area)
    return areas


# All eight tiles: T15


def check_set(sheets: list[Sheet]) -> list[Finding]:
    """T15."""
    found: list[Finding] = []
    for terrain, name in enumerate(TERRAINS):
        squares = sum(sheet.terrain.count(terrain) for sheet in sheets)
        if not 120 <= squares <= 132:
            found.append(warn("T15", f"{name} has {squares} squares over all tiles, not 120 to 132"))
        temples = sum(1 for sheet in sheets if sheet.terrain[sheet.temple] == terrain)
        if temples != 2:
            found.append(warn("T15", f"{name} carries {temples} temples over all tiles, not 2"))
    return found


# Any four tiles as a map: T16


def check_maps(sheets: list[Sheet]) -> list[Finding]:
    """T16."""
    found: list[Finding] = []
    for kind, (least, most) in PER_MAP.items():
        counts = sorted([len(sheet.squares(kind)) for sheet in sheets])
        fewest, greatest = sum(counts[:4]), sum(counts[4:])
        if fewest < least:
            found.append(warn("T16", f"{OBJECTS[kind]}: some maps have only {fewest}, fewer than {least}"))
        if greatest > most:
            found.append(warn("T16", f"{OBJECTS[kind]}: some maps have {greatest}, more than {most}"))
    return found + _unreachable(sheets)


def _unreachable(sheets: list[Sheet]) -> list[Finding]:
    """T16: the first random map with squares that only lead past temples or provisions, and how many such maps."""
    rng = Random(SEED)
    maps = 0
    example = ""
    for _ in range(LAYOUTS):
        four = [(sheet, rng.randrange(4)) for sheet in rng.sample(sheets, 4)]
        missing = cut_off(four)
        if missing and not example:
            tiles = " ".join([f"{sheet.number}/{turns}" for sheet, turns in four])
            example = f"{', '.join([LABELS[square] for square in missing])} on the map of tiles/turns {tiles}"
        if missing:
            maps += 1
    if not maps:
        return []
    return [warn("T16", f"{maps} of {LAYOUTS} random maps have squares out of reach, such as {example}")]


def cut_off(four: list[tuple[Sheet, int]]) -> list[int]:
    """The squares of a map that cannot be reached without crossing a temple or a provision."""
    free = [False] * SQUARES
    villages: list[int] = []
    for quadrant, (sheet, turns) in enumerate(four):
        for square, printed in zip(quadrant_squares(quadrant), TURNED[turns], strict=True):
            free[square] = sheet.free[printed]
            if printed == sheet.village:
                villages.append(square)
    reached = [min(villages, key=from_centre)]
    for square in reached:
        for near in NEIGHBOURS[square]:
            if free[near]:
                free[near] = False
                reached.append(near)
    return [square for square, left in enumerate(free) if left]


def from_centre(square: int) -> int:
    """How far a square is from the centre of the map, so that nearer is less (R 5.5)."""
    row, column = divmod(square, SIDE)
    return (2 * row - 15) ** 2 + (2 * column - 15) ** 2
