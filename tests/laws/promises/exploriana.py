"""Exploriana: points by the own sheet, coins, renown, and the risk of the next card."""

from __future__ import annotations

from fourwinds.core.messages import Event, Text
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.games.exploriana.events import Lost, ReserveMoved
from fourwinds.games.exploriana.seen import ExplorianaView, PlayerView, RegionView

from .deed import Deed, Kept

ROUNDED = 0.51
"""Percent are told as whole numbers."""
COUNTED_APART = ("exploriana-line-renown", "exploriana-line-coins")


def own(view: ExplorianaView) -> PlayerView:
    return view.seats[view.seat]


def points(view: ExplorianaView) -> int:
    return sum(line.points for line in own(view).sheet if line.key not in COUNTED_APART)


def here(view: ExplorianaView) -> RegionView:
    assert view.turn is not None
    return next(region for region in view.regions if region.id == view.turn.region)


def _risk(deed: Deed, text: Text) -> bool:
    """As the view tells it; and if nobody knows more than others, as chance will have it."""
    percent = int(str(text.args["percent"]))
    odds = here(deed.before).odds
    assert odds is not None
    told = abs(100 * odds.risk - percent) <= ROUNDED
    return told and (not _known_to_all(deed) or abs(100 * _losses(deed) - percent) <= ROUNDED)


def _known_to_all(deed: Deed) -> bool:
    """Whether nobody knows more about the region's cards than somebody who only watches."""
    views = [deed.start.view(seat) for seat in (PUBLIC, *range(deed.before.players))]
    regions = [here(view) for view in views]
    secret = any(secret.region == regions[0].id for player in deed.before.seats for secret in player.secrets)
    return not secret and all((seen.in_deck, seen.known) == (regions[0].in_deck, []) for seen in regions)


def _losses(deed: Deed) -> float:
    """How likely the card that chance turns over now loses the pawn, or needs a Navigator."""
    cards = deed.end.legal(CHANCE)
    weights = deed.end.weights() or [1] * len(cards)
    lost = 0
    for card, weight in zip(cards, weights, strict=True):
        end, events = deed.end.copy(), list[Event]()
        end.apply(CHANCE, card, events)
        asked = end.view(deed.seat).phase in ("navigate", "brink")
        lost += weight * (asked or any(isinstance(event, Lost) for event in events))
    return lost / sum(weights)


def _guide(deed: Deed, text: Text) -> bool:
    odds = here(deed.after).odds
    risk = odds.risk if odds is not None else 0
    return abs(100 * risk - int(str(text.args["percent"]))) <= ROUNDED


def _reserve(deed: Deed, text: Text) -> bool:
    moved = any(isinstance(event, ReserveMoved) for event in deed.events)
    return moved and deed.after.last_round and _risk(deed, text)


def _recruit(deed: Deed, text: Text) -> bool:
    explorer = deed.words.removeprefix("recruit ")
    return explorer in own(deed.after).hand and text.args["cost"] == deed.before.costs[explorer[:-2]]


def _in_the_sum(deed: Deed, text: Text) -> bool:
    """What `whole` adds up."""
    return any(text.args.values())


KEPT: Kept = {
    "exploriana-gives-risk": _risk,
    "exploriana-gives-reserve": _reserve,
    "exploriana-gives-guide": _guide,
    "exploriana-gives-recruit": _recruit,
    "exploriana-gives-cost": _in_the_sum,
    "exploriana-gives-points": _in_the_sum,
    "exploriana-gives-less": _in_the_sum,
    "exploriana-gives-coins": _in_the_sum,
    "exploriana-gives-renown": _in_the_sum,
}


def whole(deed: Deed) -> bool:
    """Every point, coin and step of renown is told, neither more nor less."""
    before, after = own(deed.before), own(deed.after)
    coins = deed.total("exploriana-gives-coins", "coins") + deed.total("exploriana-gives-recruit", "coins")
    price = deed.total("exploriana-gives-cost", "coins") + deed.total("exploriana-gives-guide", "coins")
    gain = deed.total("exploriana-gives-points", "points") - deed.total("exploriana-gives-less", "points")
    return (
        after.coins - before.coins == coins - price
        and after.renown - before.renown == deed.total("exploriana-gives-renown", "renown")
        and points(deed.after) - points(deed.before) == gain
    )
