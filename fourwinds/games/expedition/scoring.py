"""The final score, in the order of R 11.3 and R 11.4."""

from __future__ import annotations

from typing import Final

from fourwinds.core.cells import cells_of
from fourwinds.core.messages import Line, Outcome
from fourwinds.games.expedition.state import Player
from fourwinds.games.expedition.table import Table
from fourwinds.games.expedition.terms import (
    AMUNDSEN,
    EXPLORERS,
    FROM_IMPORTANT,
    FROM_PUBLIC,
    HUMBOLDT,
    IBN_BATTUTA,
    KINGSLEY,
    MAGELLAN,
    SACAGAWEA,
    SEALED_ORDERS,
    SOURCE_POINTS,
    SOURCES,
)
from fourwinds.games.expedition.world import WRAPS

WRAP_SPACES: Final = cells_of(WRAPS)


def explorer_count(table: Table, player: Player, explorer: int) -> int:
    """What an explorer card counts (R 12.5)."""
    edition = table.variant.edition
    cards = [code >> 2 for code in player.area]
    if explorer == IBN_BATTUTA:
        return len({edition.region[card] for card in cards})
    if explorer == HUMBOLDT:
        return len([card for card in cards if edition.region[card] in edition.bonuses[HUMBOLDT].regions])
    if explorer == AMUNDSEN:
        return len([card for card in cards if edition.polar.has(card)])
    if explorer == MAGELLAN:
        return len([trail for trail in table.trails if trail.touched.meets(WRAP_SPACES)])
    if explorer == SACAGAWEA:
        return player.tickets
    if explorer == KINGSLEY:
        return len([code for code in player.area if code & 3 == FROM_IMPORTANT])
    return len([code for code in player.area if code & 3 >= FROM_PUBLIC])


def explorer_points(table: Table, player: Player, explorer: int) -> int:
    """What an explorer card brings."""
    return table.variant.edition.bonuses[explorer].value(explorer_count(table, player, explorer))


def sheet(table: Table, player: Player) -> list[Line]:
    """The score sheet as it stands (R 11.3)."""
    lines: list[Line] = []
    for source, name in enumerate(SOURCES):
        cards = len([code for code in player.area if code & 3 == source])
        lines.append(Line(f"expedition-line-{name}", SOURCE_POINTS[source] * cards))
    if table.variant.secret:
        lines.append(Line("expedition-line-claims", player.claims))
    for explorer, name in enumerate(EXPLORERS):
        if player.owns(explorer):
            lines.append(Line(f"expedition-card-{name}", explorer_points(table, player, explorer)))
    tokens = len(player.tokens.squares())
    lines.append(Line("expedition-line-cards-left", -player.size))
    lines.append(Line("expedition-line-tokens-left", -tokens))
    if player.owns(SEALED_ORDERS):
        lines.append(Line("expedition-card-v10", min(table.variant.edition.sealed, player.size + tokens)))
    return lines


def final(table: Table) -> Outcome:
    """The result: highest total, then more scored cards; equal in both shares the place (R 11.4)."""
    sheets = [sheet(table, player) for player in table.seats]
    scores = [sum([line.points for line in lines]) for lines in sheets]
    standing = [(-score, -len(player.area)) for score, player in zip(scores, table.seats, strict=True)]
    ranks = [1 + sum([1 for other in standing if other < own]) for own in standing]
    return Outcome(scores, ranks, sheets)
