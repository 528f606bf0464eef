"""The map: four tiles laid out to 16x16 squares, the same for everybody (R 4, R 5.3)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from fourwinds.core.cells import BIT, NEIGHBOURS, SIDE, SQUARES, rows_of
from fourwinds.games.explorers.edition import TILE, VILLAGE_SQUARE, editions
from fourwinds.games.explorers.terms import OBJECTS, TEMPLE, TERRAIN_BIT

# By terrain, then object. A village (the last row) needs nothing and is told apart by that.
NEEDS: Final = [*([TERRAIN_BIT[t] | 16 << kind for kind in range(len(OBJECTS))] for t in range(4)), [0] * len(OBJECTS)]


class Tile:
    """A terrain tile as it lies, turned by some quarter turns; its rows of 8 are ready to be joined."""

    def __init__(self, terrain: list[int], objects: list[int]) -> None:
        self.terrain = _rows(terrain)
        self.objects = _rows(objects)
        self.village = terrain.index(VILLAGE_SQUARE)
        self.temple = objects.index(TEMPLE)


class Chart:
    """A finished map with the tables the rules look things up in. Never changed, so copies share it."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.terrain: list[int] = _join([tile.terrain for tile in tiles])
        self.objects: list[int] = _join([tile.objects for tile in tiles])
        # A square may be marked if all bits of its needs are granted: its terrain and its object.
        self.needs: list[int] = [NEEDS[t][o] for t, o in zip(self.terrain, self.objects, strict=True)]
        self.villages: list[int] = [_on_map(quadrant, tile.village) for quadrant, tile in enumerate(tiles)]
        self.temples: list[int] = [_on_map(quadrant, tile.temple) for quadrant, tile in enumerate(tiles)]
        self._areas: list[list[list[int]]] | None = None
        self._squares_with: list[list[int]] | None = None

    def squares_with(self, kind: int) -> list[int]:
        """The squares that carry an object."""
        if self._squares_with is None:
            self._squares_with = [
                [square for square in range(SQUARES) if self.objects[square] == kind] for kind in range(len(OBJECTS))
            ]
        return self._squares_with[kind]

    def areas(self, terrain: int) -> list[list[int]]:
        """The areas of a terrain as sets of squares (R 4.7)."""
        if self._areas is None:
            self._areas = [find_areas(self.terrain, t) for t in range(4)]
        return self._areas[terrain]


def quadrant_of(square: int) -> int:
    """0 to 3 for a to d in reading order (R 4.2)."""
    return square >> 7 << 1 | square >> 3 & 1


def quadrant_squares(quadrant: int) -> list[int]:
    """The 64 squares of a quadrant, row by row."""
    top, left = quadrant // 2 * TILE, quadrant % 2 * TILE
    return [(top + r) * SIDE + left + c for r in range(TILE) for c in range(TILE)]


def _rows(squares: list[int]) -> list[list[int]]:
    return [squares[TILE * row : TILE * row + TILE] for row in range(TILE)]


def _join(tiles: list[list[list[int]]]) -> list[int]:
    joined: list[int] = []
    for left in (0, 2):
        for row in range(TILE):
            joined += tiles[left][row]
            joined += tiles[left + 1][row]
    return joined


def _on_map(quadrant: int, square: int) -> int:
    """Where a square of a tile lies on the map."""
    row, column = quadrant // 2 * TILE + square // TILE, quadrant % 2 * TILE + square % TILE
    return row * SIDE + column


def turned(tile: list[int], turns: int) -> list[int]:
    """The 64 squares of a tile after some quarter turns clockwise (R 4.3)."""
    for _ in range(turns):
        tile = [tile[(TILE - 1 - c) * TILE + r] for r in range(TILE) for c in range(TILE)]
    return tile


@cache
def tile_of(edition: str, number: int, turns: int) -> Tile:
    """A tile of an edition, turned."""
    found = editions()[edition]
    return Tile(turned(found.terrain[number], turns), turned(found.objects[number], turns))


@lru_cache(maxsize=256)
def chart_of(edition: str, layout: tuple[tuple[int, int], ...]) -> Chart:
    """The finished map of four tiles with their quarter turns."""
    return Chart([tile_of(edition, number, turns) for number, turns in layout])


def nearest_villages(chart: Chart) -> list[int]:
    """The quadrants whose villages are nearest to the centre of the map (R 5.5)."""
    distance = [(2 * (v // SIDE) - 15) ** 2 + (2 * (v % SIDE) - 15) ** 2 for v in chart.villages]
    return [q for q in range(4) if distance[q] == min(distance)]


def find_areas(terrain: list[int], wanted: int) -> list[list[int]]:
    """The connected groups of squares of one terrain, each as a set of squares."""
    left = {square for square in range(SQUARES) if terrain[square] == wanted}
    areas: list[list[int]] = []
    while left:
        group = [left.pop()]
        for square in group:
            for near in NEIGHBOURS[square]:
                if near in left:
                    left.remove(near)
                    group.append(near)
        areas.append(rows_of(group))
    return areas


def marked_around(rows: list[int], square: int) -> int:
    """How many neighbours of a square are marked."""
    count = 0
    for near in NEIGHBOURS[square]:
        if rows[near >> 4] & BIT[near & 15]:
            count += 1
    return count
