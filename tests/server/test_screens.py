"""People are sent what their screens may show, not all that their seats know; in golden records of all games."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from fourwinds.core.match import Match
from fourwinds.core.protocol import PUBLIC
from fourwinds.server.deal import Deal
from fourwinds.server.play import Play
from fourwinds.server.replays import Replays
from fourwinds.server.show import Viewer, table

from .test_replays import MATCHES

MAPS = {name for name, match in MATCHES.items() if match.config.options.get("maps") == "memory"}
COLLECTIONS = {name for name, match in MATCHES.items() if match.config.options.get("table_memory") == "true"}
PLIES = 12
"""So many positions of each record."""


def sent(match: Match, seat: int) -> object:
    """The view in the message to a device that plays this seat, or only watches."""
    play = Play(match, Deal(match.game, Random(1)))
    viewer = Viewer(play, [] if seat == PUBLIC else [seat], False)
    message = json.loads(msgspec.json.encode(table(play, "abcdefghij", viewer, [], True)))
    return message["seats"][0]["view"]


def plain(view: object) -> object:
    return json.loads(msgspec.json.encode(view))


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_a_message_holds_what_the_screen_shows_and_a_replay_what_the_seat_knew(name: str) -> None:
    match = MATCHES[name]
    replays, screen, less = Replays(match), match.game.screen, 0
    for ply in range(0, match.ply + 1, max(1, match.ply // PLIES)):
        state = match.at(ply).state
        for seat in (0, match.config.players - 1, PUBLIC):
            view = state.view(seat)
            assert replays.position("", None if seat == PUBLIC else seat, ply).seat.view == view
            if seat not in state.turn().waiting:
                assert sent(match.at(ply), seat) == plain(screen(view))
            less += screen(view) != view
    assert (less > 0) == (name in MAPS | COLLECTIONS)


@pytest.mark.parametrize("name", sorted(MAPS))
def test_who_is_asked_is_shown_no_more(name: str) -> None:
    """At the beginning of a turn nothing has just been looked at, so nothing that lies face down is shown."""
    match, asked = MATCHES[name], 0
    for ply in range(0, match.ply, 7):
        for seat in match.at(ply).state.turn().waiting:
            if seat >= 0 and match.at(ply).state.view(seat).looked < 0:
                view = sent(match.at(ply), seat)
                assert isinstance(view, dict)
                assert {shown["tile"] for shown in view["hexes"] if shown["side"] == "down"} == {""}
                asked += 1
    assert asked > 10
