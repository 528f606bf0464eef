"""From what a seat may know back to some position that fits it: everything hidden is dealt anew."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from fourwinds.core.deck import set_of
from fourwinds.core.messages import Config
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana.dealing import Deal, cards_of, deal_explorers, deal_missions, deal_tokens
from fourwinds.games.exploriana.edition import editions
from fourwinds.games.exploriana.field import REVEALS
from fourwinds.games.exploriana.region import NONE
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.seen import ExplorianaView, PawnView, PlayerView, RegionView
from fourwinds.games.exploriana.state import (
    ACTION,
    BRINK,
    CARD,
    CLAIM,
    DEAL,
    DETECTION,
    DISCARD,
    DISPLAY,
    DRAFT,
    DRAW_MISSIONS,
    ENTERPRISE,
    FIRST,
    GEOGRAPHY,
    LOOK,
    MEDIC_CARD,
    MISSIONS,
    NAVIGATE,
    OVER,
    OVERFLOW,
    OVERFLOW_LOOK,
    PACKS,
    PATHS,
    PHASES,
    PICK,
    READ,
    RECKONING,
    RECRUIT,
    RECRUITED,
    REFILL,
    RESEARCH,
    RIVAL_CARD,
    ROW,
    SCOUTING,
    SEND,
    SOCIETY_CARD,
    SOCIETY_SEND,
    SOCIETY_TOKENS,
    STUDY,
    TOKEN,
    VALUES,
    Player,
)
from fourwinds.games.exploriana.terms import (
    CARD_OF,
    EXPLORER_CARD_OF,
    EXPLORERS,
    MISSION_OF,
    REGIONS,
    RIVAL_PAWN,
    SOCIETY_PAWN,
)
from fourwinds.games.exploriana.variants import Variant

DRAWS: Final = (CARD, MEDIC_CARD, REFILL, RIVAL_CARD, SOCIETY_CARD, OVERFLOW, OVERFLOW_LOOK)
PAUSES: Final = (RECRUITED, BRINK, CLAIM)


def imagine(view: ExplorianaView, rng: Random) -> Exploriana:
    """A position with this view."""
    state = Exploriana(variant_of(view.players, view.edition, view.rules, tuple(view.options.items())))
    state.lay_out()
    _table(state, view)
    for number, seen in enumerate(view.seats):
        _player(state.players[number], seen)
    if view.society is not None:
        _player(state.players[1], view.society)
    _turn(state, view)
    for number, here in enumerate(view.regions):
        _region(state, view, number, here, rng)
    deal_tokens(state, view, rng)
    deal_explorers(state, view, rng)
    deal_missions(state, view, rng)
    _looking(state, view)
    _ask_again(state, view)
    return state


@lru_cache(maxsize=64)
def variant_of(players: int, edition: str, rules: int, options: tuple[tuple[str, str], ...]) -> Variant:
    """The tables of a configuration, made once."""
    return Variant(Config(players, dict(options), edition, rules), editions()[edition])


# What everybody sees


def _table(state: Exploriana, view: ExplorianaView) -> None:
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.first = view.first
    state.queue = [_number(seat) for seat in view.queue]
    order = [_number(seat) for seat in view.order]
    for place, seat in enumerate(order):
        state.players[seat].stamp = len(order) - place
    state.stamps = len(order)
    state.row = [EXPLORER_CARD_OF[entry.card] for entry in view.row]
    state.row_coins = [entry.coins for entry in view.row]
    state.explorer_deck = view.explorer_deck
    state.mission_deck = view.mission_deck
    state.supply = view.token_supply
    state.rival = view.rival_renown
    if state.variant.relics:
        state.relics = [region.relic for region in view.regions]


def _number(seat: int) -> int:
    return seat if seat >= 0 else 1


def _player(player: Player, seen: PlayerView) -> None:
    player.coins = seen.coins
    player.renown = seen.renown
    player.gained = seen.renown_this_round
    player.pawns = seen.pawns
    player.rivals = seen.rivals
    player.guide = seen.guide_ready
    player.hand = set_of([EXPLORER_CARD_OF[card] for card in seen.hand])
    player.used = [EXPLORERS.index(kind) for kind in seen.used]
    player.cards = cards_of(seen.collection)
    player.open = set_of([MISSION_OF[mission] for mission in seen.open])
    player.done = set_of([MISSION_OF[mission] for mission in seen.done])
    player.aside = set_of([MISSION_OF[mission] for mission in seen.set_aside])


def _turn(state: Exploriana, view: ExplorianaView) -> None:
    turn = view.turn
    if turn is None:
        state.here = len(REGIONS) if state.phase >= RECKONING else 0
        return
    state.here = REGIONS.index(turn.region)
    state.space = turn.space
    state.exploring = turn.kind == "own" and ACTION <= state.phase <= CLAIM
    state.last = CARD_OF[turn.last] if turn.last else NONE
    state.picks = 0 if state.phase == ACTION else turn.picks
    state.rescued = turn.rescued


# Regions


def _region(state: Exploriana, view: ExplorianaView, number: int, seen: RegionView, rng: Random) -> None:
    region = state.regions[number]
    region.deck = seen.deck
    region.reserve = seen.reserve
    region.moved = seen.reserve_used
    region.display = [CARD_OF[card] for card in seen.display]
    region.shown = cards_of(seen.display)
    region.pawns = _pawns(seen.pawns)
    region.lost = [0 for space in seen.lost if space.token]
    region.guide = CARD_OF[seen.guide] if seen.guide else NONE
    region.ignored = CARD_OF[seen.ignored] if seen.ignored else NONE
    region.removed = cards_of(seen.removed)
    region.back = cards_of(seen.shuffled)
    region.readers = sum([1 << seat for seat in seen.readers])
    Deal(state, view, number, seen, rng)


def _pawns(seen: list[PawnView]) -> list[int]:
    pawns = [NONE] * (max([pawn.space for pawn in seen]) + 1 if seen else 0)
    for pawn in seen:
        kind = {"own": 0, "rival": RIVAL_PAWN, "society": SOCIETY_PAWN}[pawn.kind]
        pawns[pawn.space] = kind + max(0, pawn.seat)
    return pawns


# What is asked


def _looking(state: Exploriana, view: ExplorianaView) -> None:
    looking = view.looking
    if looking is None:
        return
    if state.phase in (LOOK, SCOUTING, GEOGRAPHY, RESEARCH):
        state.explorer = EXPLORERS.index(looking.explorer)
        state.drawn = state.region().top[: looking.drawn]
        state.arranged = [CARD_OF[card] for card in looking.placed]
        state.looking = looking.drawn
        if state.phase == LOOK:
            state.looking = state.to_look_at(state.explorer)
    elif state.phase == PATHS:
        state.looking = looking.drawn
    elif state.phase == DETECTION:
        state.arranged = [space - 1 for space in looking.order]


def _ask_again(state: Exploriana, view: ExplorianaView) -> None:
    phase = state.phase
    if phase in DRAWS:
        state.ask_chance(phase, state.region().offered(REVEALS))
    elif phase in PAUSES:
        state.ask_player(phase, view.asked[0], [act.DONE])
    elif phase < ACTION:
        _ask_around(state, view)
    elif phase in (LOOK, SCOUTING, GEOGRAPHY, RESEARCH, READ, STUDY):
        _ask_looker(state)
    else:
        _ask_turn(state)


def _ask_around(state: Exploriana, view: ExplorianaView) -> None:
    """Set-up, recruiting and sending."""
    phase = state.phase
    if phase == FIRST:
        state.ask_first()
    elif phase == DISPLAY:
        state.ask_display(None)
    elif phase == MISSIONS:
        state.ask_missions(None)
    elif phase == PACKS:
        state.ask_packs()
    elif phase == DRAFT:
        state.ask_draft()
        state.busy = sum([1 << seat for seat in view.asked])
    elif phase == ROW:
        state.ask_row(None)
    elif phase == DEAL:
        state.ask_deal()
    elif phase == RECRUIT:
        state.ask_recruit(None)
    elif phase in (SEND, SOCIETY_SEND):
        state.ask_send(None)


def _ask_looker(state: Exploriana) -> None:
    """Looking into a deck."""
    phase, seat = state.phase, state.pawn()
    state.region().begin_lore(state.variant.players)
    if phase == LOOK:
        state.ask_look()
    elif phase == READ:
        state.ask_hidden(seat)
    elif phase == STUDY:
        state.ask_study(seat)
    elif phase == RESEARCH:
        state.ask_top(seat)
    else:
        state.ask_looked(seat, None)


def _ask_turn(state: Exploriana) -> None:
    """The turn of a pawn, and the end."""
    phase, seat = state.phase, state.pawn()
    if phase == ACTION:
        state.ask_action(None)
    elif phase == PICK:
        state.ask_pick(None)
    elif phase == NAVIGATE:
        state.ask_navigator(seat, None)
    elif phase == TOKEN:
        state.ask_chance(TOKEN, state.token_choices(state.players[seat].tokens[-1]))
    elif phase == VALUES:
        state.ask_chance(VALUES, state.token_choices(0))
    elif phase == DETECTION:
        state.ask_order(seat)
    elif phase == DRAW_MISSIONS:
        state.ask_mission_draw()
    elif phase == ENTERPRISE:
        state.ask_mission(seat)
    elif phase == PATHS:
        state.ask_return(seat)
    elif phase == DISCARD:
        state.ask_discard(None)
    elif phase == RECKONING:
        state.ask_reckoning(None)
    elif phase == SOCIETY_TOKENS:
        state.ask_society_tokens(None)
    elif phase == OVER:
        state.ask_chance(OVER, [])
