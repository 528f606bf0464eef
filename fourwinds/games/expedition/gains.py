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
    if act.HOLD <= action < act.RELEASE or _is_guess(state, seat, action):
        return None
    after = state.copy()
    after.apply(seat, action)
    if act.BUY <= action < act.BUY + FIRST_EVENT:
        points = scoring.explorer_points(after, after.seats[seat], action - act.BUY)
        return Text("expedition-gives-explorer", {"points": points})
    return _points_give(state, after, seat) or _choice_gives(state, after, action)


def _is_guess(state: Expedition, seat: int, action: int) -> bool:
    """Whether it is a claim on a card that the seat does not know."""
    return act.CLAIM <= action < act.BUY and not state.know.knows(seat, state.slots[action - act.CLAIM].card)


def _points_give(state: Expedition, after: Expedition, seat: int) -> Text | None:
    points = after.seats[seat].points - state.seats[seat].points
    if points == 0:
        return None
    return Text("expedition-gives-points" if points > 0 else "expedition-gives-less", {"points": abs(points)})


def _choice_gives(state: Expedition, after: Expedition, action: int) -> Text | None:
    """What matters though it does not score at once."""
    if after.penalty and not state.penalty:
        return Text("expedition-gives-penalty")
    kept = act.KEEP <= action < act.GIVE
    return Text("expedition-gives-travelled") if kept and state.travelled(action - act.KEEP) else None


def _arrow_gives(state: Expedition, seat: int, action: int) -> Text | None:
    """What the tip gives: points, a ticket, a bonus arrow, a loop; the last arrow of all ends the game instead."""
    tip = TIP[action % DIRECTED]
    trails = state.trails
    last = sum([trail.left for trail in trails]) == 1
    loop = trails[action // DIRECTED].touched.has(tip) and not last
    gain = _tip_gives(state, seat, tip, last)
    if gain is None:
        return Text("expedition-gives-loop") if loop else None
    return Text("expedition-gives-and-loop", {"gain": gain}) if loop else gain


def _tip_gives(state: Expedition, seat: int, tip: int, last: bool) -> Text | None:
    if KIND[tip] == RED:
        return Text("expedition-gives-ticket") if state.supply else None
    if KIND[tip] == GREEN:
        return None if last else Text("expedition-gives-bonus")
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
    for slot in state.slots:
        if slot.card == tip and slot.markers >> seat & 1:
            return Text("expedition-gives-secret", {"place": place})
        if slot.card == tip and state.know.knows(seat, tip) and not last:
            return Text("expedition-gives-claim", {"place": place})
    for other in range(len(state.seats)):
        if state.seats[other].tokens.has(tip) and other != seat:
            return Text("expedition-gives-other", {"place": place, "seat": other})
    return None


def _removal_gives(state: Expedition, colour: int) -> Text | None:
    trail = state.trails[colour]
    arrow = trail.top
    if arrow is None:
        return None
    back = KIND[TIP[arrow.code ^ 1]]
    if back == RED:
        return Text("expedition-gives-ticket") if state.supply else None
    return Text("expedition-gives-bonus") if back == GREEN else None
