"""What an action would bring, in a few words, for people who point at it."""

from __future__ import annotations

from typing import Final

from fourwinds.core.messages import Text
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import scoring
from fourwinds.games.exploriana.odds import Outlook, risk
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.state import ACTION, RECRUIT
from fourwinds.games.exploriana.terms import COPIES
from fourwinds.games.exploriana.view import token_value

SAID_APART: Final = ("exploriana-line-renown", "exploriana-line-coins")
"""Renown and coins are told as they are, not as the points they may become."""


def gives(state: Exploriana, seat: int, action: int) -> Text | None:
    """For exploring the risk, for a card of the row its cost, and for all what they change at once."""
    if state.phase == ACTION and action == act.EXPLORE:
        reserve = state.region().deck == 0
        return Text("exploriana-gives-reserve" if reserve else "exploriana-gives-risk", {"percent": _risk(state, seat)})
    after = state.copy()
    after.apply(seat, action)
    coins = after.players[seat].coins - state.players[seat].coins
    texts = _points(_total(after, seat) - _total(state, seat))
    if state.phase == ACTION and act.GUIDE <= action < act.USE:
        texts.append(Text("exploriana-gives-guide", {"coins": -coins, "percent": _risk(after, seat)}))
    elif state.phase == RECRUIT and action < act.DRAFT:
        cost = state.variant.cost[(action - act.RECRUIT) // COPIES]
        texts = [Text("exploriana-gives-recruit", {"cost": cost, "coins": coins}), *texts]
    else:
        texts += _coins(coins) + _renown(after.players[seat].renown - state.players[seat].renown)
    return _listed(texts)


def _risk(state: Exploriana, seat: int) -> int:
    """How likely the next card loses the pawn, in percent."""
    region, weight = state.region(), state.variant.weight
    if not region.drawable:
        return 0
    return round(100 * risk(Outlook(state, state.here, seat).chances(), weight, region.hazards(weight)))


def _total(state: Exploriana, seat: int) -> int:
    """The points of cards, missions, relics and the tokens that the player has seen."""
    player = state.players[seat]
    tokens = [token_value(token, seat) for token in player.tokens]
    lines = scoring.sheet(state, seat, player.cards, tokens)
    return sum([line.points for line in lines if line.key not in SAID_APART])


def _points(points: int) -> list[Text]:
    if points < 0:
        return [Text("exploriana-gives-less", {"points": -points})]
    return [Text("exploriana-gives-points", {"points": points})] if points else []


def _coins(coins: int) -> list[Text]:
    if coins < 0:
        return [Text("exploriana-gives-cost", {"coins": -coins})]
    return [Text("exploriana-gives-coins", {"coins": coins})] if coins else []


def _renown(renown: int) -> list[Text]:
    return [Text("exploriana-gives-renown", {"renown": renown})] if renown else []


def _listed(texts: list[Text]) -> Text | None:
    if not texts:
        return None
    text = texts[0]
    for more in texts[1:]:
        text = Text("exploriana-list", {"some": text, "more": more})
    return text
