"""Expedition: points of cards, tickets, bonus arrows, loops."""

from __future__ import annotations

from fourwinds.core import registry
from fourwinds.core.messages import Text
from fourwinds.games.expedition import events as tell
from fourwinds.games.expedition.seen import ExpeditionView, PlayerView

from .deed import Deed, Kept

GAME = registry.find("expedition")


def own(view: ExpeditionView) -> PlayerView:
    return view.seats[view.seat]


def place(text: Text) -> str:
    """The id of the place that a promise names."""
    name = text.args["place"]
    assert isinstance(name, Text)
    return name.key.removeprefix("expedition-place-")


def _scored(deed: Deed, card: str, points: int, *sources: str) -> bool:
    return any(
        isinstance(event, tell.CardScored)
        and (event.seat, event.card, event.points) == (deed.seat, card, points)
        and event.source in sources
        for event in deed.events
    )


def _gain(deed: Deed) -> int:
    return own(deed.after).points - own(deed.before).points


def _own(deed: Deed, text: Text) -> bool:
    return _scored(deed, place(text), int(str(text.args["points"])), "hand", "important")


def _held(deed: Deed, text: Text) -> bool:
    return place(text) in [held.card.place for held in deed.after.hand]


def _secret(deed: Deed, text: Text) -> bool:
    return _scored(deed, place(text), 2, "secret")


def _claim(deed: Deed, text: Text) -> bool:
    """The claim is offered, and it scores."""
    slots = [slot.card is not None and slot.card.place == place(text) for slot in deed.before.secrets]
    claim = GAME.parse(f"claim {slots.index(True)}")
    return claim in deed.end.legal(deed.seat) and _secret(Deed(GAME, deed.end, deed.seat, claim), text)


def _other(deed: Deed, text: Text) -> bool:
    return place(text) in deed.before.seats[text.args["seat"]].tokens and text.args["seat"] != deed.seat


def _ticket(deed: Deed, text: Text) -> bool:
    return tell.TicketGained(None, deed.seat, 1) in deed.events


def _bonus(deed: Deed, text: Text) -> bool:
    return tell.BonusGained(None, deed.seat) in deed.events


def _loop(deed: Deed, text: Text) -> bool:
    return any(isinstance(event, tell.LoopClosed) for event in deed.events)


def _travelled(deed: Deed, text: Text) -> bool:
    card = deed.words.split()[1]
    return any(drawn.place == card and drawn.travelled for drawn in deed.before.pending.drawn)


def _explorer(deed: Deed, text: Text) -> bool:
    key = f"expedition-card-{deed.words.split()[1]}"
    return [line.points for line in own(deed.after).sheet if line.key == key] == [text.args["points"]]


KEPT: Kept = {
    "expedition-gives-points": lambda deed, text: _gain(deed) == text.args["points"],
    "expedition-gives-less": lambda deed, text: -_gain(deed) == text.args["points"],
    "expedition-gives-penalty": lambda deed, text: deed.after.phase == "penalty",
    "expedition-gives-own": _own,
    "expedition-gives-held": _held,
    "expedition-gives-public": lambda deed, text: _scored(deed, place(text), 1, "public"),
    "expedition-gives-secret": _secret,
    "expedition-gives-claim": _claim,
    "expedition-gives-other": _other,
    "expedition-gives-ticket": _ticket,
    "expedition-gives-bonus": _bonus,
    "expedition-gives-loop": _loop,
    "expedition-gives-and-loop": _loop,
    "expedition-gives-travelled": _travelled,
    "expedition-gives-explorer": _explorer,
}


def whole(deed: Deed) -> bool:
    """Every point that the seat can foresee is told; what the end of the game scores comes on top."""
    told = deed.total("expedition-gives-points", "points") + deed.total("expedition-gives-own", "points")
    told += sum({"public": 1, "secret": 2}.get(text.key.removeprefix("expedition-gives-"), 0) for text in deed.said)
    told -= deed.total("expedition-gives-less", "points")
    return _gain(deed) == told or deed.news or bool(deed.after.end)
