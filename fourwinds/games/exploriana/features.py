"""What a seat of Exploriana may know, as numbers for learners.

Cards belong to one region each, so a set of cards tells of all three regions at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourwinds.core.deck import BIT, count, set_of
from fourwinds.core.observation import COMMON, Observation
from fourwinds.games.exploriana.region import Region
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.state import (
    DETECTION,
    DRAFT,
    DRAW_MISSIONS,
    ENTERPRISE,
    GEOGRAPHY,
    LOOK,
    PATHS,
    PHASES,
    RESEARCH,
    SCOUTING,
    Player,
)
from fourwinds.games.exploriana.terms import CARDS, EXPLORER_CARDS, EXPLORERS, MISSIONS, REGIONS, RIVAL_PAWN
from fourwinds.games.exploriana.view import has_turn, token_value

SPACES: Final = 8
LOST_SPACES: Final = 5
PLACES: Final = 3
"""So many places from the top of a deck are told one by one."""
COUNT: Final = 100
UNKNOWN: Final = 1
"""A token whose value the seat does not know."""


def observe(state: Exploriana, seat: int, row: Observation) -> None:
    """The table, the regions, the turn of a pawn, then every player, in solo the Society as the second."""
    _table(state, seat, row)
    _cards(state, seat, row)
    for number in range(len(REGIONS)):
        _region(state, seat, number, row)
    _turn(state, seat, row)
    _looking(state, seat, row)
    row.owner = 0
    row.flags("pack in the draft", state.packs[seat][-1] if state.phase == DRAFT else 0, len(EXPLORER_CARDS))
    row.flags("drafted", set_of(state.taken[seat]) if state.taken else 0, len(EXPLORER_CARDS))
    order = state.renown_order()
    for owner in range(len(state.players)):
        row.owner = owner
        number = (seat + owner) % len(state.players)
        row.one_of("place in renown", order.index(number), len(state.players))
        row.number("place in the queue", state.queue.index(number) + 1 if number in state.queue else 0, COUNT)
        row.number("times in the queue", state.queue.count(number), COUNT)
        _player(state, seat, number, row)
    row.owner = COMMON


def _table(state: Exploriana, seat: int, row: Observation) -> None:
    players = state.variant.players
    row.one_of("phase", state.phase, len(PHASES))
    row.number("round", state.round, COUNT)
    row.one_of("first", (state.first - seat) % players, players)
    waiting = state.turn().waiting
    row.numbers("asked", [1 if (seat + owner) % players in waiting else 0 for owner in range(players)], 1)
    coins = [0] * len(EXPLORER_CARDS)
    for number, card in enumerate(state.row):
        coins[card] = 1 + state.row_coins[number]
    row.numbers("row: 1 + coins on it", coins, COUNT)
    row.number("explorer deck", state.explorer_deck, COUNT)
    row.number("mission deck", state.mission_deck, COUNT)
    row.number("tokens in the supply", state.supply, COUNT)
    row.number("renown of the rival", state.rival, COUNT)


def _cards(state: Exploriana, seat: int, row: Observation) -> None:
    """Where the cards are: in the displays in their order, gone, or hidden as far as the seat knows."""
    places = [0] * len(CARDS)
    removed: i64 = 0
    unseen: i64 = 0
    in_deck: i64 = 0
    shuffled: i64 = 0
    guides: i64 = 0
    for number, region in enumerate(state.regions):
        for place, card in enumerate(region.display):
            places[card] = place + 1
        removed |= region.removed
        unseen |= state.unseen(number, seat)
        in_deck |= state.in_deck(number, seat)
        shuffled |= region.back & state.unseen(number, state.variant.players)
        if region.guide >= 0:
            guides |= BIT[region.guide]
        if region.ignored >= 0:
            guides |= BIT[region.ignored]
    row.numbers("displays: place", places, 20)
    row.flags("removed", removed, len(CARDS))
    row.flags("unseen", unseen, len(CARDS))
    row.flags("in the decks", in_deck, len(CARDS))
    row.flags("shuffled in", shuffled, len(CARDS))
    row.flags("guided or ignored", guides, len(CARDS))
    for place in range(PLACES):
        row.flags(f"known from the top, {place + 1}", _known_at(state, seat, place), len(CARDS))
    row.flags("known at the bottom", _known_below(state, seat), len(CARDS))


def _known_at(state: Exploriana, seat: int, place: int) -> i64:
    """The cards of which the seat knows that one of them lies at this place from the top."""
    found: i64 = 0
    for region in state.regions:
        if region.lore and place < len(region.top):
            found |= region.lore[seat].cards[region.lore[seat].blocks[place]]
    return found


def _known_below(state: Exploriana, seat: int) -> i64:
    """The cards that the seat knows to lie at the bottom."""
    found: i64 = 0
    for region in state.regions:
        if region.lore:
            for place in range(len(region.top), len(region.seen_by)):
                found |= region.lore[seat].cards[region.lore[seat].blocks[place]]
    return found


def _region(state: Exploriana, seat: int, number: int, row: Observation) -> None:
    region, variant = state.regions[number], state.variant
    row.number("deck", region.deck, COUNT)
    row.number("reserve", region.reserve, COUNT)
    row.flag("reserve used", region.moved)
    hazards = region.hazards(variant.weight)
    row.numbers("hazards", [hazards & 15, hazards >> 4 & 15, hazards >> 8], 15)
    pawns = region.pawns
    for space in range(SPACES):
        pawn = pawns[space] if space < len(pawns) else -1
        row.one_of("pawn", pawn_code(pawn, seat, variant.players), 2 * variant.players + 1)
    row.numbers("lost explorers", _tokens(region, seat), 7)
    owner = state.relics[number] if state.relics else -1
    row.one_of("relic", (owner - seat) % variant.players if owner >= 0 else -1, variant.players)


def pawn_code(pawn: int, seat: int, players: int) -> int:
    """Whose pawn it is: own pawns by owner, rival pawns by owner, the Society's; -1 for none."""
    if pawn < 0:
        return -1
    if pawn >= 2 * RIVAL_PAWN:
        return 2 * players
    rival, owner = divmod(pawn, RIVAL_PAWN)
    return rival * players + (owner - seat) % players


def _tokens(region: Region, seat: int) -> list[int]:
    tokens = [token_value(token, seat) or UNKNOWN for token in region.lost]
    return tokens + [0] * (LOST_SPACES - len(tokens))


def _turn(state: Exploriana, seat: int, row: Observation) -> None:
    """The turn of the pawn that is being played, if there is one."""
    shown = has_turn(state)
    players = state.variant.players
    row.one_of("region", state.here if shown else -1, len(REGIONS))
    row.one_of("space", state.space if shown else -1, SPACES)
    row.one_of("turn of", pawn_code(state.pawn(), seat, players) if shown else -1, 2 * players + 1)
    row.one_of("last card", state.last if shown else -1, len(CARDS))
    row.number("picks", state.picks if shown else 0, COUNT)
    row.flag("rescued", shown and state.rescued)


def _looking(state: Exploriana, seat: int, row: Observation) -> None:
    """What is being done with an explorer card; cards and missions only for the seat that looks."""
    phase, own = state.phase, state.pawn() == seat
    cards = own and phase in (LOOK, SCOUTING, GEOGRAPHY, RESEARCH)
    missions = own and phase in (DRAW_MISSIONS, ENTERPRISE)
    placed = [0] * len(CARDS)
    for place, card in enumerate(state.arranged if cards else []):
        placed[card] = place + 1
    row.flags("looked at", set_of(state.drawn) if cards else 0, len(CARDS))
    row.numbers("put back: place", placed, 20)
    row.flags("missions drawn", set_of(state.drawn) if missions else 0, len(MISSIONS))
    row.number("cards returned", state.looking if phase == PATHS else 0, COUNT)
    row.flags("tokens ordered", set_of(state.arranged) if phase == DETECTION else 0, LOST_SPACES)


def _player(state: Exploriana, seat: int, number: int, row: Observation) -> None:
    player, own = state.players[number], number == seat
    row.number("coins", player.coins, 255)
    row.number("renown", player.renown, 255)
    row.number("renown this round", player.gained, 255)
    row.number("pawns", player.pawns, COUNT)
    row.number("rival pawns", player.rivals, COUNT)
    row.flag("guide ready", player.guide)
    row.number("explorers in hand", int(count(player.hand)), COUNT)
    row.flags("hand", player.hand if own or not state.variant.draft else 0, len(EXPLORER_CARDS))
    row.numbers("used", [player.used.count(kind) for kind in range(len(EXPLORERS))], COUNT)
    row.number("cards", int(count(player.cards)), COUNT)
    row.flags("collection", player.cards if own else player.cards & ~state.secret_cards(number), len(CARDS))
    row.numbers("tokens by value", _values(player, seat), COUNT)
    row.number("open missions", int(count(player.open)), COUNT)
    row.flags("own missions", player.open if own else 0, len(MISSIONS))
    row.flags("missions done", player.done, len(MISSIONS))
    row.flags("missions set aside", player.aside if own else 0, len(MISSIONS))


def _values(player: Player, seat: int) -> list[int]:
    """How many tokens the seat knows nothing of, and how many of value 2, 3 and 4."""
    values = [0, 0, 0, 0]
    for token in player.tokens:
        value = token_value(token, seat)
        values[value - 1 if value else 0] += 1
    return values
