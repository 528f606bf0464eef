"""The map: four tiles laid out to 16x16 squares, the same for everybody (R 4, R 5.3)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from fourwinds.core.cells import NEIGHBOURS, SIDE, SQUARES, Cells, cells_of
from fourwinds.games.explorers.edition import TILE, VILLAGE_SQUARE, editions
from fourwinds.games.explorers.terms import ANY_TERRAIN, APPLE, CARROT, FISH, OBJECTS, TEMPLE

# Objects that may be closed, in the order of their bits in `Board.open`.
CONDITIONAL: Final = (APPLE, CARROT, FISH, TEMPLE)


class Tile:
    """A terrain tile as it lies in a quadrant, turned by some quarter turns."""

    def __init__(self, terrain: list[int], objects: list[int], quadrant: int) -> None:
        self.terrain = _rows(terrain)
        self.objects = _rows(objects)
        squares = quadrant_squares(quadrant)
        self.village: int = squares[terrain.index(VILLAGE_SQUARE)]
        self.temple: int = squares[objects.index(TEMPLE)]
        self.ground: list[Cells] = [_where(squares, terrain, kind) for kind in range(4)]
        self.closable: list[Cells] = [_where(squares, objects, kind) for kind in CONDITIONAL]


def _where(squares: list[int], values: list[int], wanted: int) -> Cells:
    return cells_of([square for square, value in zip(squares, values, strict=True) if value == wanted])


class Chart:
    """A finished map with the tables the rules look things up in. Never changed, so copies share it."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.terrain: list[int] = _join([tile.terrain for tile in tiles])
        self.objects: list[int] = _join([tile.objects for tile in tiles])
        self.villages: list[int] = [tile.village for tile in tiles]
        self.temples: list[int] = [tile.temple for tile in tiles]
        self.ground: list[Cells] = _unions([_all_tiles([tile.ground[kind] for tile in tiles]) for kind in range(4)])
        """The squares of each set of terrains."""
        self.land: Cells = self.ground[ANY_TERRAIN]
        closable = _unions([_all_tiles([tile.closable[bit] for tile in tiles]) for bit in range(4)])
        self.closed: list[Cells] = closable[::-1]
        """The squares whose object forbids them, by what is open to a player."""
        self._areas: list[list[Cells]] | None = None
        self._squares_with: list[list[int]] | None = None

    def squares_with(self, kind: int) -> list[int]:
        """The squares that carry an object."""
        if self._squares_with is None:
            self._squares_with = [
                [square for square in range(SQUARES) if self.objects[square] == kind] for kind in range(len(OBJECTS))
            ]
        return self._squares_with[kind]

    def areas(self, terrain: int) -> list[Cells]:
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


def _all_tiles(parts: list[Cells]) -> Cells:
    whole = parts[0].copy()
    for part in parts:
        whole.include(part)
    return whole


def _unions(parts: list[Cells]) -> list[Cells]:
    """The union of every choice out of four sets, by the sum of their bits."""
    unions = [Cells()]
    for part in parts:
        unions += [union.union(part) for union in unions]
    return unions


def turned(tile: list[int], turns: int) -> list[int]:
    """The 64 squares of a tile after some quarter turns clockwise (R 4.3)."""
    for _ in range(turns):
        tile = [tile[(TILE - 1 - c) * TILE + r] for r in range(TILE) for c in range(TILE)]
    return tile


@cache
def tile_of(edition: str, number: int, turns: int, quadrant: int) -> Tile:
    """A tile of an edition, turned and laid into a quadrant."""
    found = editions()[edition]
    return Tile(turned(found.terrain[number], turns), turned(found.objects[number], turns), quadrant)


@lru_cache(maxsize=256)
def chart_of(edition: str, layout: tuple[tuple[int, int], ...]) -> Chart:
    """The finished map of four tiles with their quarter turns."""
    return Chart([tile_of(edition, number, turns, quadrant) for quadrant, (number, turns) in enumerate(layout)])


def nearest_villages(chart: Chart) -> list[int]:
    """The quadrants whose villages are nearest to the centre of the map (R 5.5)."""
    distance = [(2 * (v // SIDE) - 15) ** 2 + (2 * (v % SIDE) - 15) ** 2 for v in chart.villages]
    return [q for q in range(4) if distance[q] == min(distance)]


def find_areas(terrain: list[int], wanted: int) -> list[Cells]:
    """The connected groups of squares of one terrain, each as a set of squares."""
    left = {square for square in range(SQUARES) if terrain[square] == wanted}
    areas: list[Cells] = []
    while left:
        group = [left.pop()]
        for square in group:
            for near in NEIGHBOURS[square]:
                if near in left:
                    left.remove(near)
                    group.append(near)
        areas.append(cells_of(group))
    return areas


def marked_around(marks: Cells, square: int) -> int:
    """How many neighbours of a square are marked."""
    count = 0
    for near in NEIGHBOURS[square]:
        if marks.has(near):
            count += 1
    return count
