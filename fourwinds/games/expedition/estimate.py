"""How far a player will be ahead at the end, estimated from what everybody has and what lies near the expeditions.

A sum over traits, each with a weight that changes evenly from the first arrow to the last. The weights are found by
`fourwinds fit`, apart for two players and for more. Of the others only what everybody sees goes in; explorers, saved
events and secret destinations do not. It is the lead and not the points because what helps everybody helps nobody.
"""

from __future__ import annotations

from typing import Final

from fourwinds.games.expedition.reach import Reach
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.state import Player
from fourwinds.games.expedition.terms import TURN
from fourwinds.games.expedition.variants import Variant

SETTINGS: Final = ("two", "table")
ARROWS: Final = 40.0
"""With so many arrows left a game has hardly begun."""
FAR: Final = 8
"""Farther places count as so far."""
HAD: Final = (
    *("always", "halfway", "mine", "wait", "last", "last.mine"),
    *("cards", "cards.rivals", "one", "one.rivals", "two", "two.rivals", "travelled"),
    *("tokens", "tokens.rivals", "tickets", "tickets.rivals", "arrows", "lead"),
)
HAND: Final = 0
TOKEN: Final = 1
RIVAL: Final = 2
PUBLIC: Final = 3
NONE: Final = -1
LYING: Final = (
    *("hand", "token", "rival", "public"),
    *("hand.also", "token.also", "rival.also"),
    *("hand.mine", "token.mine", "public.mine"),
)
ALSO: Final = (4, 5, 6, NONE)
"""Where places of each kind are counted by their distance from the second expedition."""
MINE: Final = (7, 8, NONE, 9)
"""Where they are counted once more for who has the turn."""
TRAITS: Final = (*HAD, *(f"{kind}.{arrows}" for kind in LYING for arrows in range(1, FAR + 1)))


def setting_of(variant: Variant) -> int:
    """Which of the estimates is for such games."""
    return 0 if variant.players == 2 else 1


def time_of(state: Expedition) -> float:
    """The share of the game that is still to come."""
    left = state.trails[0].left + state.trails[1].left + state.trails[2].left
    return min(1.0, left / ARROWS)


def standing(player: Player) -> int:
    """What the player would have if the game ended now."""
    return player.points - player.size - len(player.tokens.squares())


def lead(scores: list[int], seat: int) -> float:
    """How far a score is before the average of the others."""
    return (len(scores) * scores[seat] - sum(scores)) / (len(scores) - 1)


def lead_now(state: Expedition, seat: int) -> float:
    """The lead if the game ended now."""
    return lead([standing(player) for player in state.seats], seat)


def begins(state: Expedition) -> bool:
    """Whether somebody is asked who has not yet laid an arrow in this turn."""
    return state.phase == TURN and state.asked >= 0 and not state.main_done


def traits(state: Expedition, seat: int, reaches: list[Reach]) -> list[float]:
    """All traits, in the order of `TRAITS`."""
    return had(state, seat) + lying(state, seat, reaches)


def had(state: Expedition, seat: int) -> list[float]:
    """The traits of what the players have, in the order of `HAD`; of the others the average, and the least cards."""
    player, seats, time = state.seats[seat], len(state.seats), time_of(state)
    mine = 1.0 if state.active == seat else 0.0
    last = 1.0 if state.last_round else 0.0
    travelled = len([card for card in player.hand.squares() if state.travelled(card)])
    rivals = [state.seats[other] for other in range(seats) if other != seat]
    fewest = min([rival.size for rival in rivals])
    least = min(state.trails[0].left, state.trails[1].left, state.trails[2].left)
    return [
        1.0,
        time * (1.0 - time),
        mine,
        float((seat - state.active) % seats) / seats,
        last,
        last * mine,
        float(player.size),
        sum([rival.size for rival in rivals]) / len(rivals),
        1.0 if player.size <= 1 else 0.0,
        1.0 if fewest <= 1 else 0.0,
        1.0 if player.size <= 2 else 0.0,
        1.0 if fewest <= 2 else 0.0,
        float(travelled),
        float(len(player.tokens.squares())),
        sum([len(rival.tokens.squares()) for rival in rivals]) / len(rivals),
        float(player.tickets),
        sum([rival.tickets for rival in rivals]) / len(rivals),
        least / 15.0,
        lead_now(state, seat),
    ]


def lying(state: Expedition, seat: int, reaches: list[Reach]) -> list[float]:
    """How many places of each kind lie how far from the expeditions, in the order of `LYING`."""
    player, mine = state.seats[seat], state.active == seat
    counts = [0.0] * (len(LYING) * FAR)
    for other, rival in enumerate(state.seats):
        if other != seat:
            for card in rival.tokens.squares():
                _count(counts, RIVAL, card, reaches, mine, 1.0 / (len(state.seats) - 1))
    for card in player.hand.squares():
        if not state.travelled(card):
            _count(counts, TOKEN if player.tokens.has(card) else HAND, card, reaches, mine, 1.0)
    for card in state.public:
        if card >= 0:
            _count(counts, PUBLIC, card, reaches, mine, 1.0)
    return counts


def _count(counts: list[float], kind: int, card: int, reaches: list[Reach], mine: bool, share: float) -> None:
    """Counts a place by its distance from the nearest expedition, and from the second."""
    nearest = second = FAR
    for reach in reaches:
        arrows = reach.arrows[card]
        if arrows > 0:
            if arrows < nearest:
                nearest, second = arrows, nearest
            elif arrows < second:
                second = arrows
    counts[kind * FAR + nearest - 1] += share
    if ALSO[kind] != NONE:
        counts[ALSO[kind] * FAR + second - 1] += share
    if mine and MINE[kind] != NONE:
        counts[MINE[kind] * FAR + nearest - 1] += share
