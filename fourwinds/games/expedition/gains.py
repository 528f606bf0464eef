"""What an action would bring the seat, in a few words, for people who point at it."""

from __future__ import annotations

from fourwinds.core.messages import Text
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition import scoring
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.terms import FIRST_EVENT, GREEN, RED
from fourwinds.games.expedition.world import CARDS, DIRECTED, KIND, TIP


def gives(state: Expedition, seat: int, action: int) -> Text | None:
    """For an arrow what it scores or wins, for a card its points, for an explorer what it would bring by now."""
    if action < act.TICKET:
        return _arrow_gives(state, seat, action)
    if act.REMOVE <= action < act.EXCHANGE:
        return _removal_gives(state, action - act.REMOVE)
    if act.SCORE <= action < act.PEEK:
        return _points(2 if state.seats[seat].tokens.has(action - act.SCORE) else 1)
    if act.KEEP <= action < act.GIVE:
        card = action - act.KEEP
        return Text("expedition-gives-travelled") if state.travelled(card) else None
    if act.RELEASE <= action < act.RELEASE + CARDS and not state.variant.rule_1:
        card = action - act.RELEASE
        return _points(2 if state.seats[seat].tokens.has(card) else 1) if state.travelled(card) else None
    if act.BUY <= action < act.BUY + FIRST_EVENT:
        points = scoring.explorer_points(state, state.seats[seat], action - act.BUY)
        return Text("expedition-gives-explorer", {"points": points})
    return None


def _points(points: int) -> Text:
    return Text("expedition-gives-points", {"points": points})


def _arrow_gives(state: Expedition, seat: int, action: int) -> Text | None:
    """What the tip gives: points, a ticket, a bonus arrow; and whether the arrow closes a loop."""
    tip = TIP[action % DIRECTED]
    trail = state.trails[action // DIRECTED]
    loop = trail.touched.has(tip)
    gain = _tip_gives(state, seat, tip)
    if gain is None:
        return Text("expedition-gives-loop") if loop else None
    return Text("expedition-gives-and-loop", {"gain": gain}) if loop else gain


def _tip_gives(state: Expedition, seat: int, tip: int) -> Text | None:
    if KIND[tip] == RED:
        return Text("expedition-gives-ticket") if state.supply else None
    if KIND[tip] == GREEN:
        return Text("expedition-gives-bonus")
    if tip >= CARDS:
        return None
    player = state.seats[seat]
    place = act.place_text(tip)
    if player.hand.has(tip):
        if player.keeps_back(tip):
            return Text("expedition-gives-held", {"place": place})
        return Text("expedition-gives-own", {"place": place, "points": 2 if player.tokens.has(tip) else 1})
    if tip in state.public:
        return Text("expedition-gives-public", {"place": place})
    if _known_secret(state, seat, tip):
        return Text("expedition-gives-secret", {"place": place})
    for other in range(len(state.seats)):
        if state.seats[other].tokens.has(tip) and other != seat:
            return Text("expedition-gives-other", {"place": place, "seat": other})
    return None


def _known_secret(state: Expedition, seat: int, tip: int) -> bool:
    known = False
    for slot in state.slots:
        known |= slot.card == tip and state.know.knows(seat, tip)
    return known


def _removal_gives(state: Expedition, colour: int) -> Text | None:
    trail = state.trails[colour]
    arrow = trail.top
    if arrow is None:
        return None
    back = KIND[TIP[arrow.code ^ 1]]
    if back == RED:
        return Text("expedition-gives-ticket") if state.supply else None
    return Text("expedition-gives-bonus") if back == GREEN else None
