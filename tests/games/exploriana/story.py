"""Helpers to tell a game as a story: a position laid out by hand, then the words of seats and of chance (`*`).

Every card, token, explorer and mission of a position laid out here has exactly one place. Positions are read
through views, offers, refusals and events only.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from fourwinds.core.deck import BIT, members, set_of
from fourwinds.core.match import Match
from fourwinds.core.messages import Event, Outcome, Refusal
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.games.exploriana.region import Region
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.seen import ExplorianaView, OddsView, PlayerView, RegionView, TurnView
from fourwinds.games.exploriana.state import Player
from fourwinds.games.exploriana.terms import (
    CARD_OF,
    CARDS,
    COPIES,
    EXPLORERS,
    MISSION_OF,
    REGIONS,
    RIVAL_PAWN,
    SOCIETY_PAWN,
)
from fourwinds.games.exploriana.variants import REGION_CARDS
from tests.games.stories import fork as fork
from tests.games.stories import promised as promised
from tests.games.stories import tell as tell

EVERYTHING: Final = "everything"
HARMLESS: Final = "harmless"
HAZARDS: Final = "AW-WR-RW-RAR----W-AR-AAW" + "WR-WARRWARA---W--RAAW" + "WARWR-ARWRA--AWWRA"
"""By region as the specification lists them: orchids, maps, locations, treasures, animals."""
HAZARD_OF: Final = dict(zip(CARDS, HAZARDS, strict=True))


@dataclass
class Land:
    """A region: cards without their region's name, display from the left; tokens nobody has seen; pawns from the top.

    A deck that is named holds exactly those cards, as if all of them had been shuffled in before everybody's eyes;
    `reserve` names its cards or only says how many. What is left over has been removed from the game.
    Pawns: `0` is a pawn of seat 0, `r0` its rival, `s` one of the Society.
    """

    display: str = HARMLESS
    deck: str = EVERYTHING
    reserve: str | int = -1
    moved: bool = False
    lost: int = 1
    pawns: str = ""


@dataclass
class Seat:
    """A player: explorers by kind, cards in full, token values, open and completed missions."""

    coins: int = 6
    renown: int = 0
    hand: str = ""
    cards: str = ""
    tokens: str = ""
    missions: str = ""
    done: str = ""


def new(players: int = 3, rules: int | None = None, /, **options: str) -> Match:
    """A fresh match in which seat 0 begins."""
    first = {} if players == 1 else {"first_player": "0"}
    return Match.new("exploriana", players, {**first, **options}, rules=rules)


def inside(match: Match) -> Exploriana:
    """The position itself, for laying it out."""
    assert isinstance(match.state, Exploriana)
    return match.state


def scene(lands: dict[str, Land], seats: list[Seat] | None = None, players: int = 3, /, **options: str) -> Match:
    """A match in which phase 3 begins. What is not told is as usual: two harmless cards face up, a token each."""
    return scene_of_round(2, 8, lands, seats, players, options)


def scene_by_rules(rules: int, lands: dict[str, Land], seats: list[Seat]) -> Match:
    """The same by such a version of the rules."""
    return scene_of_round(2, 8, lands, seats, 3, {}, rules)


def scene_of_round(
    round_: int,
    rival: int,
    lands: dict[str, Land],
    seats: list[Seat] | None,
    players: int,
    options: dict[str, str],
    rules: int | None = None,
) -> Match:
    """The same in such a round, the rival of two players with so much renown."""
    match = new(players, rules, **options)
    state = inside(match)
    state.round = round_
    if state.variant.rivals:
        state.rival = rival
    usual = [Seat() if number < players else Seat(coins=0, renown=4) for number in range(len(state.players))]
    for number, seat in enumerate([*(seats or []), *usual[len(seats or []) :]]):
        _seat(state, number, seat)
    for number, name in enumerate(REGIONS):
        _land(state, number, lands.get(name, Land()))
    on_boards = sum(len(region.lost) for region in state.regions)
    state.supply = 18 - on_boards - sum(len(player.tokens) for player in state.players)
    assert state.supply >= 0
    state.begin_exploring(None)
    return match


def _seat(state: Exploriana, number: int, seat: Seat) -> None:
    player = state.players[number]
    player.coins = seat.coins
    player.renown = seat.renown
    player.cards = set_of([CARD_OF[card] for card in seat.cards.split()])
    for value in seat.tokens.split():
        player.tokens = [*player.tokens, state.settle_token(0, int(value), 1 << number)]
    for mission in (seat.missions + " " + seat.done).split():
        assert state.missions & BIT[MISSION_OF[mission]]
        state.missions &= ~BIT[MISSION_OF[mission]]
        state.mission_deck -= 1
    player.open = set_of([MISSION_OF[mission] for mission in seat.missions.split()])
    player.done = set_of([MISSION_OF[mission] for mission in seat.done.split()])
    for kind in seat.hand.split():
        _give(state, player, kind)


def _give(state: Exploriana, player: Player, kind: str) -> None:
    """The first copy of an explorer that nobody has."""
    card = next(card for card in members(state.explorers) if card // COPIES == EXPLORERS.index(kind))
    state.explorers &= ~BIT[card]
    state.explorer_deck -= 1
    player.hand |= BIT[card]


def _land(state: Exploriana, number: int, land: Land) -> None:
    region, name = state.regions[number], REGIONS[number]
    left = int(REGION_CARDS[number])
    for player in state.players:
        left &= ~player.cards
    region.display = _display(name, left, land.display)
    region.shown = set_of(region.display)
    assert region.shown & ~left == 0
    left &= ~region.shown
    reserve = state.variant.table.reserve if land.reserve == -1 else land.reserve
    if land.deck == EVERYTHING:
        assert isinstance(reserve, int)
        region.pool, region.deck, region.reserve = left, len(members(left)) - reserve, reserve
    else:
        deck = set_of([CARD_OF[f"{name}-{card}"] for card in land.deck.split()])
        assert deck & ~left == 0
        left &= ~deck
        kept = _reserve(name, left, 0 if land.moved else reserve)
        region.pool, region.sure, region.back, region.removed = deck | kept, deck, deck, left & ~kept
        region.deck, region.reserve = len(members(deck)), len(members(kept))
    region.moved = land.moved
    region.lost = [0] * land.lost
    region.pawns = [_pawn(pawn) for pawn in land.pawns.split()]


def _display(name: str, left: int, display: str) -> list[int]:
    """The cards named, or two that nobody has, animals without a hazard if possible."""
    if display == HARMLESS:
        return sorted(members(left), key=lambda card: (HAZARD_OF[CARDS[card]] != "-", CARDS[card][3] != "a", card))[:2]
    return [CARD_OF[f"{name}-{card}"] for card in display.split()]


def _reserve(name: str, left: int, reserve: str | int) -> int:
    cards = members(left)[:reserve] if isinstance(reserve, int) else [CARD_OF[f"{name}-{c}"] for c in reserve.split()]
    return int(set_of(cards))


def _pawn(name: str) -> int:
    if name == "s":
        return SOCIETY_PAWN
    return RIVAL_PAWN + int(name[1:]) if name[0] == "r" else int(name)


def restock(match: Match) -> None:
    """All discovery cards go back to their regions, so that no deck runs out."""
    state = inside(match)
    for owner in state.players:
        owner.cards = 0
    for number, old in enumerate(state.regions):
        state.regions[number] = Region(REGION_CARDS[number], 0, 0)
        _land(state, number, Land())
        state.regions[number].pawns, state.regions[number].lost = old.pawns, old.lost


def finale(seats: list[Seat], **options: str) -> Outcome:
    """The outcome if the game ends with the seats as they are: no pawn is out, and a deck has run out."""
    match = scene({"sa": Land(deck="")}, seats, len(seats), **options)
    found = match.state.outcome()
    assert found is not None
    return found


# Telling


def quietly(match: Match, seat: int) -> None:
    """The seat does what changes least: sends to the first region, stops, takes the first pick."""
    offered = choices(match, seat)
    match.play(seat, "stop" if "stop" in offered else "lost" if "lost" in offered else offered[0])


def until(match: Match, phase: str, round_: int = 0) -> None:
    """Everybody plays quietly, chance as it likes, until such a phase, or such a phase of a round."""
    rng = Random(1)
    while not match.over:
        view = seen(match, PUBLIC)
        if view.phase == phase and view.round >= round_:
            return
        if waiting(match) == (CHANCE,):
            match.play(CHANCE, rng.choice(match.state.legal(CHANCE)))
        else:
            quietly(match, waiting(match)[0])
    assert phase == "over"


# Asking


def waiting(match: Match) -> tuple[int, ...]:
    """The seats waited for."""
    return match.state.turn().waiting


def choices(match: Match, seat: int) -> list[str]:
    """All that a seat, or chance, may do, in words."""
    return [match.game.notate(action) for action in match.state.legal(seat)]


def by_chance(match: Match) -> list[str]:
    """What chance may do."""
    return choices(match, CHANCE)


def reason(refusal: Refusal | None) -> str:
    """A refusal as "rule key"; empty if there is none."""
    return "" if refusal is None else f"{refusal.rule} {refusal.text.key.removeprefix('exploriana-refuse-')}"


def refused(match: Match, seat: int, words: str) -> str:
    """Why a seat may not do this, as "rule key"; empty if it may."""
    return reason(match.why_not(seat, words))


def seen(match: Match, seat: int = 0) -> ExplorianaView:
    """What a seat may know."""
    found = match.state.view(seat)
    assert isinstance(found, ExplorianaView)
    return found


def land(match: Match, region: str, seat: int = PUBLIC) -> RegionView:
    """A region as a seat sees it."""
    return seen(match, seat).regions[REGIONS.index(region)]


def odds(match: Match, region: str, seat: int = PUBLIC) -> OddsView:
    """The odds of a region as a seat sees them."""
    found = land(match, region, seat).odds
    assert found is not None
    return found


def chances(match: Match, region: str, seat: int = PUBLIC) -> dict[str, float]:
    """How likely each card is the next one."""
    return {entry.card: entry.chance for entry in odds(match, region, seat).cards}


def player(match: Match, seat: int = 0, by: int | None = None) -> PlayerView:
    """A player as he sees himself, or as another seat sees him."""
    return seen(match, seat if by is None else by).seats[seat]


def turn(match: Match, seat: int = PUBLIC) -> TurnView:
    """The turn of the pawn that is being played."""
    found = seen(match, seat).turn
    assert found is not None
    return found


def shown(match: Match, region: str) -> list[str]:
    """The display of a region, from the left, without the region's name."""
    return [card.partition("-")[2] for card in land(match, region).display]


def tokens(match: Match, region: str) -> list[bool]:
    """From top to bottom, whether a lost explorer lies there."""
    return [space.token for space in land(match, region).lost]


def sheet(match: Match, seat: int = 0, by: int | None = None) -> dict[str, int]:
    """A score sheet by the short names of its lines."""
    return {line.key.removeprefix("exploriana-line-"): line.points for line in player(match, seat, by).sheet}


def told(events: list[Event], seat: int = PUBLIC) -> list[str]:
    """What a seat is told, by the kind of event."""
    return [type(event).__name__ for event in events if event.only in (None, seat)]


def heard(events: list[Event], seat: int = PUBLIC) -> list[Event]:
    """All that a seat is told."""
    return [event for event in events if event.only in (None, seat)]
