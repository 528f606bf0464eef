"""Explorers: Xs, objects, temples, villages."""

from __future__ import annotations

from fourwinds.core.messages import Text
from fourwinds.games.explorers import events as tell
from fourwinds.games.explorers.seen import BoardView, ExplorersView

from .deed import Deed, Kept


def board(view: ExplorersView) -> BoardView:
    """The own board with the marks of this turn."""
    return view.decision.board if view.decision is not None else view.boards[view.seat]


def _lines(view: ExplorersView, name: str) -> int:
    sheet = board(view).sheet if view.boards else []
    return sum(line.points for line in sheet if line.key.startswith(f"explorers-line-{name}-"))


def _gain(deed: Deed, name: str) -> int:
    return _lines(deed.after, name) - _lines(deed.before, name)


def _lost(deed: Deed) -> list[int]:
    """Xs for which there was no square."""
    return [event.xs for event in deed.events if isinstance(event, tell.XsLost)]


def _xs(deed: Deed, text: Text) -> bool:
    return text.args["xs"] in [deed.after.decision.left, *_lost(deed)]


def _collected(seen: BoardView, name: str) -> int:
    if name in ("apple", "carrot", "fish"):
        return sum(column[("apple", "carrot", "fish").index(name)] for column in [*seen.columns, seen.ticked])
    return {"key": seen.keys, "scroll": seen.scrolls, "gem": seen.gems}[name]


def _object(deed: Deed, text: Text) -> bool:
    name = str(text.args["object"])
    if name == "horse":
        return deed.after.decision.horse or 1 in _lost(deed)
    return _collected(board(deed.after), name) == _collected(board(deed.before), name) + 1


def _temple(deed: Deed, text: Text) -> bool:
    bonus = text.args["bonus"]
    pending = len(deed.after.decision.batches) > len(deed.before.decision.batches)
    return _gain(deed, "temple") == text.args["points"] and (not bonus or pending or bonus in _lost(deed))


KEPT: Kept = {
    "explorers-gives-xs": _xs,
    "explorers-gives-object": _object,
    "explorers-gives-temple": _temple,
    "explorers-gives-village": lambda deed, text: _gain(deed, "village") == text.args["points"],
}


def whole(deed: Deed) -> bool:
    """Every point of a village and a temple is told."""
    told = deed.total("explorers-gives-village", "points")
    return _gain(deed, "village") == told and _gain(deed, "temple") == deed.total("explorers-gives-temple", "points")
