"""The final score sheet as it stands on the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .player import Player

TABLE: Final = """(table) => [...table.rows].map((row) => [...row.cells].map((cell) => {
  const copy = cell.cloneNode(true)
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent.trim()
}))"""


@dataclass
class Sheet:
    """A column for every player; `rows` are the lines above the totals."""

    names: list[str]
    rows: dict[str, list[int]]
    totals: list[int]
    places: list[int]

    def sums(self) -> list[int]:
        return [sum(column) for column in zip(*self.rows.values(), strict=True)]


def read_sheet(player: Player) -> Sheet:
    cells: list[list[str]] = player.page.get_by_role("region", name="Score sheet").locator("table").evaluate(TABLE)
    rows = {name: [int(cell) for cell in points] for name, *points in cells[1:]}
    totals = rows.pop("Total")
    return Sheet(cells[0][1:], rows, totals, places=rows.pop("Place", []) or [1])
