"""The world of Expedition in a terminal: land and ways as braille dots, letters and numbers on top of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text as Styled

from fourwinds.games.expedition.seen import TrailView
from fourwinds.games.expedition.world import house_data

INK: Final = {"crimson": "#f2607a", "cobalt": "#6fa0ff", "amber": "#f2b530"}
LAND: Final = """\
               ⢀⣠⣤⣤⣤⢤⣄⣤⣠⣤⣤⣤⣤⣀⡀      ⢀⣀            ⣀⡀
          ⣴⣔⣊ ⢒⡡⢂⣉⣉⠈⠉⠉⠻⣿⣿⣿⣿⣿⡿⠃     ⠈⠁⠁    ⢀⠄⠒⢂⡀⡀⣀⣤⣦⣶⣶⣒⣀⣀⡀ ⢐⣀⡀
⠦⠤⠰⢻⣿⣿⣷⣶⣶⣶⣶⣾⣭⣿⣥⣾⣶⣛⠉⢹⣗⠄ ⢿⣿⡿⠟⠉⠩⣠⠄    ⣠⣶⣿⣷⡖⣢⣦⣴⣶⣶⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⣶⣶⡶
  ⠘⢛⠟⠛⠙⠛⠻⣿⣿⣿⣿⣿⣿⣯⣀ ⠈⣷⣬⡄  ⠙       ⡄ ⢟⢿⠂⣫⣽⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠿⠛⠛⢋⣝⠋⠋⠁
         ⠹⢿⣿⣿⣿⣿⣿⣿⣿⣼⣿⣿⠻⣓⡀       ⠊⣚⣢⣾⣷⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡶⠆ ⠘⠁
          ⣼⣿⣿⣿⣿⣿⣿⣿⣿⡿⠋⠁         ⢠⣬⠟⢛⢏⢻⡿⣃⣁⣻⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⢿⡿⠛⢡⠂
          ⠘⢿⣿⣿⣿⣿⣿⣿⠿            ⢈⣭⣶⣶⣀⢀⠁⠉⢻⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷ ⠃⠄⠚
           ⠈⠚⢿⣿⠋⠉⠉⠄           ⣠⣿⣿⣿⣿⣿⣿⣿⣿⡻⣿⣿⡙⡻⠿⢿⣿⣿⣿⣿⣿⣿⣿⣿⡿⡃
             ⠘⠿⣤⣴ ⠡⠢⠤         ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⠹⣿⡿⠏  ⢹⣿⠟⠁⢻⣿⣏⠉ ⡄
                ⠉⢃⣀⣤⣤⣄        ⢻⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⣭⠄   ⠈⣇   ⡛⠟  ⢀
                  ⢠⣿⣿⣿⣷⣆       ⠉⠉⠉⢛⣿⣿⣿⣿⣿⣿⠟     ⠈  ⠐⣴ ⣠⡆⣀
                  ⢽⣿⣿⣿⣿⣿⣷⣶⡄       ⠈⢿⣿⣿⣿⣿⠃          ⠘⢆⡉⠃⠃⠂⠑⢲⣦
                  ⠈⣿⣿⣿⣿⣿⣿⣿⠁        ⣸⣿⣿⣿⣿⡇⢀             ⠈⣀⣦ ⡄⠁
                    ⣿⣿⣿⣿⣿⠏         ⢹⣿⣿⣿⡏ ⡿            ⣤⣾⣿⣿⣷⣿⡄
                    ⣿⣿⣿⡿           ⠈⢿⣿⡿  ⠁            ⣿⣿⣿⣿⣿⣿⣿
                   ⢰⣿⡿⠏⠁            ⠈⠉                ⠉⠉ ⠈⠹⠿⠏   ⠐⡀
                   ⢸⣿                                      ⠘   ⠠⠎⠁
                   ⠻⣇                        ⠈

                    ⣰⡄         ⢀ ⢀⣀⣀⣀⣀⣀⣄⣠⣤⣶⣦⣤⡤⢀⣠⣤⣦⣤⣴⣶⣶⣦⣶⣶⣶⣶⣦⣤⣄⣀⣀
⣀⣀⣀⣀⣀⣠⣤⣴⣶⣶⣶⣶⣶⣴⣽⣶⣾⣶⣶⣒⣚⣋⣀⣀⣀⣀⣀⣠⣤⣤⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣋⣀⣀
"""
"""The land, four dots high and two wide a letter, from 87° N to 80° S and all around."""
COLUMNS: Final = 66
LINES: Final = LAND.count("\n")
BITS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
WEST, EAST, NORTH, SOUTH = -180, 180, 87, -80
_DATA: Final = house_data()
SPACES: Final[dict[str, dict[str, Any]]] = {space["id"]: space for space in _DATA["spaces"]}
SEGMENTS: Final[dict[str, dict[str, Any]]] = {segment["id"]: segment for segment in _DATA["segments"]}
Dot = tuple[int, int]
"""Across and down."""


@dataclass
class Mark:
    """A letter on the map: where, what, and how it looks."""

    space: str
    letter: str
    style: str


class World:
    """The map in one size."""

    def __init__(self, lines: int) -> None:
        """So many lines high, and as wide as belongs to it."""
        self.lines = min(lines, LINES)
        self.columns = round(COLUMNS * self.lines / LINES)

    def draw(self, trails: list[TrailView], marks: list[Mark]) -> Styled:
        """The land, then the ways of the expeditions, then the marks; what comes later hides what was there."""
        letters = self._land()
        for trail in trails:
            for (column, line), bits in _letters(self._way(trail)).items():
                letters[line][column] = (chr(0x2800 | bits), INK[trail.colour])
        for mark in marks:
            for column, line in self._spots(mark.space):
                letters[line // 4][column // 2] = (mark.letter, mark.style)
        rows = [Styled.assemble(*row) for row in letters]
        return Styled("\n", no_wrap=True, overflow="crop").join(rows)

    def _land(self) -> list[list[tuple[str, str]]]:
        dots = [
            (column, line)
            for line in range(4 * self.lines)
            for column in range(2 * self.columns)
            if _is_land(column * COLUMNS // self.columns, line * LINES // self.lines)
        ]
        found = _letters(dots)
        return [
            [(chr(0x2800 | found.get((column, line), 0)), "#6b6455") for column in range(self.columns)]
            for line in range(self.lines)
        ]

    def _spots(self, space: str) -> list[Dot]:
        """Where a space is: at both edges, if it joins them."""
        printed = SPACES[space]
        return [self._dot(half["x"], half["y"]) for half in printed.get("half_dots", [printed])]

    def _dot(self, x: float, y: float) -> Dot:
        across = (x - WEST) / (EAST - WEST) * 2 * self.columns
        down = (NORTH - y) / (NORTH - SOUTH) * 4 * self.lines
        return min(int(across), 2 * self.columns - 1), min(int(down), 4 * self.lines - 1)

    def _way(self, trail: TrailView) -> list[Dot]:
        return [dot for arrow in trail.arrows for dot in self._line(arrow.segment)]

    def _line(self, segment: str) -> list[Dot]:
        """The dots between the ends of a segment."""
        printed = SEGMENTS[segment]
        last = -1 if printed.get("side") == "right" else 0
        (x1, y1), (x2, y2) = self._spots(printed["a"])[last], self._spots(printed["b"])[last]
        steps = max(abs(x2 - x1), abs(y2 - y1), 1)
        return [(x1 + (x2 - x1) * step // steps, y1 + (y2 - y1) * step // steps) for step in range(steps + 1)]


def _letters(dots: list[Dot]) -> dict[Dot, int]:
    """Dots as the letters they lie in, each with its bits."""
    found: dict[Dot, int] = {}
    for column, line in dots:
        at = (column // 2, line // 4)
        found[at] = found.get(at, 0) | BITS[line % 4][column % 2]
    return found


_ROWS: Final = [row.ljust(COLUMNS) for row in LAND.splitlines()]


def _is_land(column: int, line: int) -> bool:
    letter = _ROWS[line // 4][column // 2]
    return letter != " " and bool(ord(letter) & BITS[line % 4][column % 2])
