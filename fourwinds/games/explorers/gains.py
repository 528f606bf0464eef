"""What an action would bring, in a few words, for people who point at it."""

from __future__ import annotations

from fourwinds.core.cells import NEIGHBOURS
from fourwinds.core.messages import Text
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers.chart import quadrant_of
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.scoring import village_points
from fourwinds.games.explorers.state import SETUP, Board
from fourwinds.games.explorers.terms import GEM, KEY, OBJECTS, SCROLL, TEMPLE


def gives(state: Explorers, seat: int, action: int) -> Text | None:
    """For an X its object and what a village gains; for a side or a scroll the number of Xs."""
    if action < act.START:
        return _mark_gives(state, seat, action)
    if act.TAKE <= action < act.SCROLL_FOR:
        full = state.variant.edition.xs_full
        return Text("explorers-gives-xs", {"xs": full if seat == state.active else state.xs_for(action - act.TAKE)})
    if act.SCROLL_FOR <= action < act.BATCH:
        return Text("explorers-gives-xs", {"xs": state.variant.edition.xs_scroll})
    return None


def _mark_gives(state: Explorers, seat: int, square: int) -> Text | None:
    chart = state.chart
    assert chart is not None
    kind = chart.objects[square]
    if kind == TEMPLE:
        head = state.temple_heads[quadrant_of(square)]
        points, bonus = state.variant.temple_points[head], state.variant.temple_bonus[head]
        return Text("explorers-gives-temple", {"points": points, "bonus": bonus})
    if kind and _has_effect(state, state.boards[seat], kind):
        return Text("explorers-gives-object", {"object": OBJECTS[kind]})
    if any(near in chart.villages for near in NEIGHBOURS[square]):
        return _village_gives(state, seat, square)
    return None


def _has_effect(state: Explorers, board: Board, kind: int) -> bool:
    """Whether the object does anything: not on a full track, and not in a setup without objects (R 3.8)."""
    if state.phase == SETUP and not state.variant.setup_objects:
        return False
    edition = state.variant.edition
    if kind == KEY:
        return board.keys < edition.key_track
    if kind == SCROLL:
        return board.scrolls < edition.scroll_track
    return kind != GEM or board.gems + 1 < len(state.variant.gem_scores)


def _village_gives(state: Explorers, seat: int, square: int) -> Text | None:
    chart = state.chart
    assert chart is not None
    after = state.boards[seat].copy()
    before = sum(village_points(state.variant, chart, after))
    after.put(chart, square)
    gain = sum(village_points(state.variant, chart, after)) - before
    return Text("explorers-gives-village", {"points": gain}) if gain else None
