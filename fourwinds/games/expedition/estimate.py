"""How far a player will be ahead at the end, estimated from what everybody has and what lies near the expeditions.

A sum over traits, each with a weight that changes evenly from the first arrow to the last. The weights are found by
`fourwinds fit`, apart for two players and for more. Of the others only what everybody sees goes in; explorers, saved
events and secret destinations do not. It is the lead and not the points because what helps everybody helps nobody.
"""

from __future__ import annotations

from typing import Final

from fourwinds.core.weights import Given
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
LYING: Final = (
    "hand",
    "token",
    "rival",
    "public",
    "hand.also",
    "token.also",
    "rival.also",
    "hand.mine",
    "token.mine",
    "public.mine",
)
TRAITS: Final = (*HAD, *(f"{kind}.{arrows}" for kind in LYING for arrows in range(1, FAR + 1)))


def names(setting: int) -> list[str]:
    """The weights of a setting's estimate, in the order of `traits`."""
    return [f"estimate.{SETTINGS[setting]}.{trait}.{when}" for when in ("early", "late") for trait in TRAITS]


def setting_of(variant: Variant) -> int:
    """For which players an estimate is."""
    return 0 if variant.players == 2 else 1


class Estimate:
    """The weights for one setting."""

    def __init__(self, given: Given, setting: int) -> None:
        weights = [given.take(name) for name in names(setting)]
        self.early: list[float] = weights[: len(TRAITS)]
        self.late: list[float] = weights[len(TRAITS) :]
        self.fitted = max(weights) > 0.0

    def lead(self, state: Expedition, seat: int, reaches: list[Reach]) -> float:
        """How far the player will be before the average of the others."""
        time = time_of(state)
        total = lead_now(state, seat)
        for number, trait in enumerate(traits(state, seat, reaches)):
            if trait != 0.0:
                late = self.late[number]
                total += trait * (late + (self.early[number] - late) * time)
        return total


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
    player, seats, time = state.seats[seat], len(state.seats), time_of(state)
    mine = 1.0 if state.active == seat else 0.0
    last = 1.0 if state.last_round else 0.0
    rivals = float(seats - 1)
    cards = tokens = tickets = points = 0.0
    fewest = 99
    lying = [0.0] * (len(LYING) * FAR)
    for other in range(seats):
        if other != seat:
            rival = state.seats[other]
            cards += rival.size
            tickets += rival.tickets
            points += standing(rival)
            fewest = min(fewest, rival.size)
            for card in rival.tokens.squares():
                tokens += 1.0
                _note(lying, 2, 6, -1, card, reaches, 1.0 / rivals)
    travelled = 0.0
    for card in player.hand.squares():
        if state.travelled(card):
            travelled += 1.0
        elif player.tokens.has(card):
            _note(lying, 1, 5, 8 if mine else -1, card, reaches, 1.0)
        else:
            _note(lying, 0, 4, 7 if mine else -1, card, reaches, 1.0)
    for card in state.public:
        if card >= 0:
            _note(lying, 3, -1, 9 if mine else -1, card, reaches, 1.0)
    least = min(state.trails[0].left, state.trails[1].left, state.trails[2].left)
    return [
        1.0,
        time * (1.0 - time),
        mine,
        float((seat - state.active) % seats) / seats,
        last,
        last * mine,
        float(player.size),
        cards / rivals,
        1.0 if player.size <= 1 else 0.0,
        1.0 if fewest <= 1 else 0.0,
        1.0 if player.size <= 2 else 0.0,
        1.0 if fewest <= 2 else 0.0,
        travelled,
        float(len(player.tokens.squares())),
        tokens / rivals,
        float(player.tickets),
        tickets / rivals,
        least / 15.0,
        standing(player) - points / rivals,
        *lying,
    ]


def _note(
    lying: list[float], first: int, second: int, mine: int, card: int, reaches: list[Reach], share: float
) -> None:
    """Counts a place by its distance from the nearest expedition, and from the next."""
    nearest = next_one = FAR
    for reach in reaches:
        arrows = reach.arrows[card]
        if arrows > 0:
            if arrows < nearest:
                nearest, next_one = arrows, nearest
            elif arrows < next_one:
                next_one = arrows
    lying[first * FAR + nearest - 1] += share
    if second >= 0:
        lying[second * FAR + next_one - 1] += share
    if mine >= 0:
        lying[mine * FAR + nearest - 1] += share
