"""From a position to what a seat may know (R 11)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from fourwinds.core.deck import BIT, count, members
from fourwinds.core.protocol import PUBLIC
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import scoring
from fourwinds.games.exploriana.edition import Edition, editions
from fourwinds.games.exploriana.lore import Secret
from fourwinds.games.exploriana.odds import odds
from fourwinds.games.exploriana.region import Region
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.seen import (
    CardView,
    DraftView,
    ExplorianaView,
    KnownView,
    LookingView,
    LookView,
    LostView,
    PawnView,
    PickView,
    PlayerView,
    RegionView,
    RowView,
    SecretView,
    TurnView,
)
from fourwinds.games.exploriana.state import (
    ACTION,
    DETECTION,
    DRAFT,
    DRAW_MISSIONS,
    ENTERPRISE,
    GEOGRAPHY,
    LOOK,
    OVER,
    PACKS,
    PATHS,
    PHASES,
    PICK,
    RECKONING,
    RECRUITED,
    RESEARCH,
    ROW,
    SCOUTING,
    SEND,
    SOCIETY_SEND,
    TOKEN_SEEN,
    TOKEN_VALUE,
)
from fourwinds.games.exploriana.terms import (
    CARDS,
    COPIES,
    DETECTIVE,
    ENTREPRENEUR,
    EXPLORER_CARDS,
    EXPLORERS,
    HAZARDS,
    MISSIONS,
    PATHFINDER,
    PHILANTHROPIST,
    REGION_OF,
    REGIONS,
    RIVAL_PAWN,
    SOCIETY_PAWN,
    TYPE_OF,
    TYPES,
)
from fourwinds.games.exploriana.variants import ANIMALS

SOCIETY: Final = -1
NOT_IN_PLAY: Final = -2


def screen(seen: ExplorianaView) -> ExplorianaView:
    """With `table_memory` the collections and running scores of others have to be remembered (R 11.5)."""
    if seen.options["table_memory"] == "false" or seen.stage == "over":
        return seen
    return replace(seen, seats=[_outside(player, seen.seat) for player in seen.seats])


def _outside(player: PlayerView, seat: int) -> PlayerView:
    return player if player.seat == seat else replace(player, collection=[], secrets=[], sheet=[])


def view(state: Exploriana, seat: int) -> ExplorianaView:
    """What the seat may know, with perfect recall of what it has seen."""
    variant, edition = state.variant, state.variant.edition
    observer = seat if seat >= 0 else variant.players
    return ExplorianaView(
        seat=seat,
        players=variant.players,
        edition=edition.id,
        rules=variant.rules,
        options=variant.config.options,
        stage=stage(state.phase),
        phase=PHASES[state.phase],
        round=state.round,
        last_round=state.phase > ROW and state.ending(),
        first=state.first,
        asked=list(state.turn().seats) if state.turn().waiting != (-1,) else [],
        queue=[_shown_seat(state, other) for other in state.queue],
        order=[_shown_seat(state, other) for other in state.renown_order()],
        cards=card_views(edition.id),
        costs=costs(edition.id),
        guide_cost=edition.guide,
        regions=[_region_view(state, number, observer) for number in range(len(REGIONS))],
        row=[_row_view(edition, card, coins) for card, coins in zip(state.row, state.row_coins, strict=True)],
        explorer_deck=state.explorer_deck,
        mission_deck=state.mission_deck,
        token_supply=state.supply,
        seats=[_player_view(state, number, observer) for number in range(variant.players)],
        rival_renown=state.rival,
        society=_player_view(state, 1, observer) if variant.solo else None,
        turn=_turn_view(state, observer),
        looking=_looking_view(state, observer),
        draft=_draft_view(state, observer) if state.packs else None,
    )


def stage(phase: int) -> str:
    """The big part of the game that a phase belongs to."""
    if phase == OVER:
        return "over"
    if phase <= PACKS:
        return "setup"
    if phase == DRAFT:
        return "draft"
    if phase <= RECRUITED:
        return "recruit"
    return "send" if phase in (SEND, SOCIETY_SEND) else "explore"


def _shown_seat(state: Exploriana, number: int) -> int:
    return number if number < state.variant.players else SOCIETY


@lru_cache(maxsize=8)
def card_views(edition: str) -> list[CardView]:
    """The discovery cards as they are printed."""
    printed = editions()[edition]
    return [
        CardView(
            id=CARDS[card],
            region=REGIONS[REGION_OF[card]],
            type=TYPES[TYPE_OF[card]],
            hazard=HAZARDS[printed.hazard[card]],
            points=printed.points[card],
            coins=printed.coins[card],
            renown=printed.renown[card],
        )
        for card in range(len(CARDS))
    ]


@lru_cache(maxsize=8)
def costs(edition: str) -> dict[str, int]:
    """What each explorer costs."""
    return dict(zip(EXPLORERS, editions()[edition].cost, strict=True))


def names(cards: i64) -> list[str]:
    """The ids of a set of cards."""
    return [CARDS[card] for card in members(cards)]


def seats_in(mask: int) -> list[int]:
    """The seats of a set given as bits."""
    return [seat for seat in range(5) if mask >> seat & 1]


# Regions


def _region_view(state: Exploriana, number: int, observer: int) -> RegionView:
    region = state.regions[number]
    public = state.variant.players
    return RegionView(
        id=REGIONS[number],
        deck=region.deck,
        reserve=region.reserve,
        reserve_used=region.moved,
        display=[CARDS[card] for card in region.display],
        spaces=state.variant.board.spaces[number],
        pawns=[_pawn_view(pawn, space) for space, pawn in enumerate(region.pawns) if pawn >= 0],
        lost=_lost_views(state, number, observer),
        guide=CARDS[region.guide] if region.guide >= 0 else "",
        ignored=CARDS[region.ignored] if region.ignored >= 0 else "",
        relic=state.relics[number] if state.relics else NOT_IN_PLAY,
        removed=names(region.removed),
        unseen=names(state.unseen(number, observer)),
        in_deck=names(state.in_deck(number, observer)),
        shuffled=names(region.back & state.unseen(number, public)),
        known=_known_views(region, observer) if region.lore and observer < public else [],
        looks=[LookView(_place(region, at), seats_in(seen)) for at, seen in enumerate(region.seen_by)],
        readers=seats_in(region.readers),
        odds=odds(state, number, observer),
    )


def _pawn_view(pawn: int, space: int) -> PawnView:
    if pawn >= SOCIETY_PAWN:
        return PawnView("society", SOCIETY, space)
    return PawnView("rival", pawn - RIVAL_PAWN, space) if pawn >= RIVAL_PAWN else PawnView("own", pawn, space)


def _lost_views(state: Exploriana, number: int, observer: int) -> list[LostView]:
    lost, rewards = state.regions[number].lost, state.variant.board.rewards[number]
    tokens = [
        LostView(rewards[at], True, token_value(token, observer), seers(state, token)) for at, token in enumerate(lost)
    ]
    return tokens + [LostView(reward, False, 0, []) for reward in rewards[len(lost) :]]


def seers(state: Exploriana, token: int) -> list[int]:
    """The seats that know a token, and -2 if everybody does."""
    seen, players = token // TOKEN_SEEN, state.variant.players
    found = [seat for seat in range(players) if seen >> seat & 1]
    return [*found, PUBLIC] if seen >> players & 1 else found


def token_value(token: int, observer: int) -> int:
    """The value of a token if the observer knows it, else 0."""
    return token & TOKEN_VALUE if token // TOKEN_SEEN >> observer & 1 else 0


def _place(region: Region, at: int) -> int:
    """A place that somebody has looked at, counted from the top, or from the bottom below zero."""
    return at if at < len(region.top) else at - len(region.seen_by)


def _known_views(region: Region, observer: int) -> list[KnownView]:
    lore = region.lore[observer]
    found: list[KnownView] = []
    for block in range(1, len(lore.cards)):
        places = [_place(region, at) for at, other in enumerate(lore.blocks) if other == block]
        found.append(KnownView(places, names(lore.cards[block])))
    return found


# Players


def _row_view(edition: Edition, card: int, coins: int) -> RowView:
    kind = card // COPIES
    return RowView(EXPLORER_CARDS[card], EXPLORERS[kind], edition.cost[kind], coins)


def _player_view(state: Exploriana, number: int, observer: int) -> PlayerView:
    player, own = state.players[number], number == observer
    secrets = [s for region in range(len(REGIONS)) for s in state.secrets if s.owner == number and s.region == region]
    known = player.cards if own else player.cards & ~state.secret_cards(number)
    tokens = [token_value(token, observer) for token in player.tokens]
    hand = player.hand if own or not state.variant.draft else 0
    return PlayerView(
        seat=_shown_seat(state, number),
        coins=player.coins,
        renown=player.renown,
        renown_this_round=player.gained,
        pawns=player.pawns,
        rivals=player.rivals,
        guide_ready=player.guide,
        hand_count=int(count(player.hand)),
        hand=[EXPLORER_CARDS[card] for card in members(hand)],
        used=[EXPLORERS[kind] for kind in player.used],
        cards=int(count(player.cards)),
        collection=names(known),
        secrets=[_secret_view(state, secret, observer) for secret in secrets],
        tokens=tokens,
        tokens_seen_by=[seers(state, token) for token in player.tokens],
        missions=int(count(player.open)),
        open=[MISSIONS[mission] for mission in members(player.open)] if own else [],
        done=[MISSIONS[mission] for mission in members(player.done)],
        set_aside=[MISSIONS[mission] for mission in members(player.aside)] if own else [],
        set_aside_count=int(count(player.aside)),
        sheet=scoring.sheet(state, number, known, tokens),
    )


def _secret_view(state: Exploriana, secret: Secret, observer: int) -> SecretView:
    edition = state.variant.edition
    return SecretView(
        region=REGIONS[secret.region],
        coins=edition.coins[secret.card],
        renown=edition.renown[secret.card],
        card=CARDS[secret.card] if secret.owner == observer else "",
        may_be=names(secret.may_be[observer]),
    )


# The turn


def has_turn(state: Exploriana) -> bool:
    """Whether a pawn is being played."""
    return stage(state.phase) == "explore" and state.phase != RECKONING and state.pawn() >= 0


def _turn_view(state: Exploriana, observer: int) -> TurnView | None:
    if not has_turn(state):
        return None
    pawn = state.pawn()
    shown = _pawn_view(pawn, state.space)
    own, picking = pawn == observer, state.phase == PICK
    return TurnView(
        region=REGIONS[state.here],
        space=state.space,
        kind=shown.kind,
        seat=shown.seat,
        last=CARDS[state.last] if state.last >= 0 else "",
        picks=1 if state.phase == ACTION else state.picks,
        picking=picking,
        rescued=state.rescued,
        options=_pick_views(state, pawn) if own and (picking or state.phase == ACTION) else [],
    )


def _pick_views(state: Exploriana, seat: int) -> list[PickView]:
    return [_pick_view(state, seat, action) for action in state.pick_choices(seat)]


def _pick_view(state: Exploriana, seat: int, action: int) -> PickView:
    """What a pick brings: coins and renown at once, points by the score sheet as it stands."""
    region, player, edition = state.region(), state.players[seat], state.variant.edition
    if action >= act.RESCUE:
        reward = state.variant.board.rewards[state.here][len(region.lost) - 1]
        cost = state.variant.cost[PHILANTHROPIST] if action == act.RESCUE + 2 else 0
        coins = 0 if action == act.RESCUE + 1 else reward - cost
        renown = 0 if action == act.RESCUE else reward
        return PickView(act.NOTATION.notate(action), [], coins, renown, token_value(region.lost[-1], seat))
    cards = region.shown & ANIMALS if action == act.ANIMALS else BIT[action - act.PICK]
    taken = members(cards)
    return PickView(
        action=act.NOTATION.notate(action),
        cards=names(cards),
        coins=sum([edition.coins[card] for card in taken]),
        renown=sum([edition.renown[card] for card in taken]),
        points=scoring.card_points(state.variant, player.cards | cards)
        - scoring.card_points(state.variant, player.cards),
    )


def _looking_view(state: Exploriana, observer: int) -> LookingView | None:
    phase, own = state.phase, state.pawn() == observer
    if phase in (LOOK, SCOUTING, GEOGRAPHY, RESEARCH):
        cards = [CARDS[card] for card in state.drawn] if own else []
        placed = [CARDS[card] for card in state.arranged] if own else []
        return LookingView(EXPLORERS[state.explorer], cards, placed, [], len(state.drawn), [])
    if phase in (DRAW_MISSIONS, ENTERPRISE):
        missions = [MISSIONS[mission] for mission in state.drawn] if own else []
        return LookingView(EXPLORERS[ENTREPRENEUR], [], [], missions, len(state.drawn), [])
    if phase == PATHS:
        return LookingView(EXPLORERS[PATHFINDER], [], [], [], state.looking, [])
    if phase == DETECTION:
        return LookingView(EXPLORERS[DETECTIVE], [], [], [], 0, [at + 1 for at in state.arranged])
    return None


def _draft_view(state: Exploriana, observer: int) -> DraftView:
    watching = observer >= state.variant.players
    packs = [] if watching else state.packs[observer]
    picks = [] if watching else state.taken[observer]
    drafting = state.phase == DRAFT
    return DraftView(
        step=len(state.packs[0]) - 1,
        packs=[[EXPLORER_CARDS[card] for card in members(pack)] for pack in packs],
        picks=[EXPLORER_CARDS[card] for card in picks],
        pack_sizes=[int(count(held[-1])) for held in state.packs] if drafting else [],
    )
