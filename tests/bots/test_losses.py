"""What is sure to be a loss, as far as a seat can know, is ruled out: no bot does it while it can do something else.

Sure is what goes wrong in every one of many worlds that can be imagined from the seat's view.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from fourwinds.bots import make
from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.messages import Event
from fourwinds.core.playout import settle
from fourwinds.core.protocol import RULED_OUT, Game
from fourwinds.games.expedition import events as expedition
from fourwinds.games.exploriana import events as exploriana


@dataclass
class Risk:
    """Actions that may go wrong, by the first of their words, and what it looks like when they do."""

    verbs: tuple[str, ...]
    wrong: Callable[[Event, int], bool]
    worlds: int


def wrong_claim(event: Event, seat: int) -> bool:
    return isinstance(event, expedition.Claimed) and event.result == "wrong"


def lost_pawn(event: Event, seat: int) -> bool:
    return isinstance(event, exploriana.Lost) and event.seat == seat


RISKS = {
    "expedition": Risk(("claim",), wrong_claim, 12),
    "exploriana": Risk(("explore", "release"), lost_pawn, 200),
}
TABLES = [
    ("expedition", 2, {"secret": "true"}, 1),
    ("expedition", 4, {"secret": "true", "market": "true", "new_rule_1": "true", "new_rule_2": "true"}, 1),
    ("exploriana", 3, {"first_game_deal": "true"}, 10),
    ("exploriana", 5, {"relics": "true"}, 10),
]


def goes_wrong(game: Game, view: Any, action: int, rng: Random) -> bool:
    """Whether it does in some world, with some luck."""
    world = game.imagine(view, rng)
    events: list[Event] = []
    world.apply(view.seat, action, events)
    settle(world, rng, events)
    return any(RISKS[game.id].wrong(event, view.seat) for event in events)


def sure_losses(game: Game, view: Any, legal: list[int], rng: Random) -> list[int]:
    risk = RISKS[game.id]
    risky = [action for action in legal if game.notate(action).split()[0] in risk.verbs]
    return [action for action in risky if all(goes_wrong(game, view, action, rng) for _ in range(risk.worlds))]


@pytest.mark.parametrize("bot", ["cadet", "greedy"])
@pytest.mark.parametrize(("name", "players", "options", "games"), TABLES)
def test_a_sure_loss_is_ruled_out(name: str, players: int, options: dict[str, str], games: int, bot: str) -> None:
    game, offered = registry.find(name), 0
    advisor = game.advisor()
    for seed in range(games):
        match, rng = Match.new(name, players, options), Random(seed)
        seats = [make(bot, game, 10 * seed + seat) for seat in range(players)]
        match.settle(rng)
        while not match.over:
            seat = match.state.turn().waiting[0]
            view, legal = match.state.view(seat), match.state.legal(seat)
            lost = sure_losses(game, view, legal, rng) if len(legal) > 1 else []
            ratings = dict(zip(legal, advisor.rate(game.imagine(view, rng), seat), strict=True)) if lost else {}
            assert all(ratings[action] <= RULED_OUT for action in lost)
            action = seats[seat].choose(view)
            assert action not in lost or len(lost) == len(legal)
            offered += len(lost)
            match.play(seat, action)
            match.settle(rng)
    assert offered > 0
