"""From a position to what a seat may know."""

from __future__ import annotations

from fourwinds.core.cells import Cells, cells_of
from fourwinds.core.protocol import PUBLIC
from fourwinds.games.expedition import scoring
from fourwinds.games.expedition.knowledge import IN_HAND, ZONES
from fourwinds.games.expedition.market import price
from fourwinds.games.expedition.reach import Reach
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.seen import (
    ArrowView,
    BottomView,
    CardView,
    CluesView,
    DeckView,
    ExpeditionView,
    HandCardView,
    OrdersView,
    PendingView,
    PlayerView,
    ReachView,
    ScoredView,
    SecretView,
    TrailView,
    TurnView,
)
from fourwinds.games.expedition.state import EMPTY, Trail, common
from fourwinds.games.expedition.terms import (
    CHANGE_OF_PLANS,
    CHART_ROOM,
    COLOURS,
    ENDS,
    EVENT,
    EVENTS,
    EXPLORERS,
    FIRST_EVENT,
    PHASES,
    REDRAW,
    SOURCE_POINTS,
    SOURCES,
    STALL_CARDS,
)
from fourwinds.games.expedition.world import CARD_NAMES, SEGMENTS, SPACES, TAIL, TIP


def view(state: Expedition, seat: int) -> ExpeditionView:
    """What the seat may know; a watcher knows what everybody does."""
    variant = state.variant
    viewer = variant.players if seat == PUBLIC else seat
    reaches = [Reach(trail) for trail in state.trails]
    return ExpeditionView(
        seat=seat,
        players=variant.players,
        edition=variant.edition.id,
        rules=variant.rules,
        options=variant.config.options,
        phase=PHASES[state.phase],
        first=state.first,
        active=state.active,
        asked=[state.asked] if state.asked >= 0 else [],
        turn=state.turns,
        round=state.turns // variant.players + 1,
        last_round=state.last_round,
        end=ENDS[state.end],
        supply=state.supply,
        trails=[_trail_view(state, trail) for trail in state.trails],
        public=[_card_view(state, reaches, card) if card >= 0 else None for card in state.public],
        secrets=[_secret_view(state, reaches, viewer, number) for number in range(len(state.slots))],
        market=[STALL_CARDS[card] if card >= 0 else "" for card in state.stalls],
        prices=[price(card) if card >= 0 else 0 for card in state.stalls],
        hand=_hand_view(state, reaches, seat) if seat >= 0 else [],
        orders=_orders_view(state, seat) if seat >= 0 else None,
        seats=[_player_view(state, viewer, number) for number in range(variant.players)],
        turn_so_far=_turn_view(state),
        pending=_pending_view(state, reaches, seat),
        deck=_deck_view(state, seat, viewer),
        clues=_clues_view(state, viewer),
    )


def names(cards: Cells) -> list[str]:
    """The ids of some cards, in the order of the file."""
    return [CARD_NAMES[card] for card in cards.squares()]


def _trail_view(state: Expedition, trail: Trail) -> TrailView:
    arrows = [
        ArrowView(SEGMENTS[a.code >> 1], SPACES[TAIL[a.code]], SPACES[TIP[a.code]], a.branch, a.closes)
        for a in trail.arrows()
    ]
    back = SPACES[TAIL[trail.top.code]] if trail.top is not None and state.removable(trail) else ""
    return TrailView(COLOURS[trail.colour], arrows, SPACES[trail.head], trail.left, trail.loops, back)


def _card_view(state: Expedition, reaches: list[Reach], card: int) -> CardView:
    owner = -1
    for seat, player in enumerate(state.seats):
        if player.tokens.has(card):
            owner = seat
    ways = [
        ReachView(COLOURS[colour], reach.arrows[card], [SPACES[space] for space in reach.path(card)])
        for colour, reach in enumerate(reaches)
    ]
    return CardView(CARD_NAMES[card], state.travelled(card), owner, ways)


def _secret_view(state: Expedition, reaches: list[Reach], viewer: int, number: int) -> SecretView:
    slot = state.slots[number]
    known = slot.card >= 0 and state.know.knows(viewer, slot.card)
    markers = [seat for seat in range(state.variant.players) if slot.markers >> seat & 1]
    return SecretView(slot.card != EMPTY, markers, _card_view(state, reaches, slot.card) if known else None)


def _hand_view(state: Expedition, reaches: list[Reach], seat: int) -> list[HandCardView]:
    player = state.seats[seat]
    return [
        HandCardView(
            card=_card_view(state, reaches, card),
            held=player.held.has(card),
            kept_back=player.keeps_back(card),
            worth=2 if player.tokens.has(card) else 1,
        )
        for card in player.hand.squares()
    ]


def _orders_view(state: Expedition, seat: int) -> OrdersView:
    player = state.seats[seat]
    changed: list[str] = []
    if seat == state.active:
        changed = names(state.changed) + (["last"] if state.changed_last else [])
    return OrdersView(names(player.held), player.hold_last, changed)


def _player_view(state: Expedition, viewer: int, seat: int) -> PlayerView:
    player = state.seats[seat]
    markers = len([slot for slot in state.slots if slot.markers >> seat & 1])
    hand = player.hand
    if seat == state.active and drawn_in_hand(state):
        hand = hand.union(cells_of(state.drawn))
    return PlayerView(
        hand=player.size,
        known=[] if viewer == seat else names(common(hand, state.know.located[viewer])),
        tickets=player.tickets,
        points=player.points,
        tokens=names(player.tokens),
        spare=state.variant.edition.spare - markers,
        area=[ScoredView(CARD_NAMES[c >> 2], SOURCES[c & 3], SOURCE_POINTS[c & 3]) for c in player.area],
        explorers=[card for number, card in enumerate(EXPLORERS) if player.owns(number)],
        saved=[card for number, card in enumerate(EVENTS) if player.owns(FIRST_EVENT + number)],
        discards=len(player.discards.squares()),
        claims=player.claims,
        sheet=scoring.sheet(state, player),
        laid=player.laid,
        paid=player.paid,
    )


def drawn_in_hand(state: Expedition) -> bool:
    """Whether the drawn cards count as in the hand of the active player: in an exchange, not for a look."""
    return state.event != CHART_ROOM and state.phase != REDRAW


def _turn_view(state: Expedition) -> TurnView:
    player = state.seats[state.active] if state.active >= 0 else None
    return TurnView(
        main_done=state.main_done,
        arrows=player.laid if player else 0,
        tickets_spent=player.paid if player else 0,
        ticket_limit=state.ticket_limit,
        bought=state.bought,
        late_scored=state.late_scored,
        tip=SPACES[state.tip] if state.tip >= 0 else "",
        claimed=state.claimed,
    )


def _step(state: Expedition) -> str:
    if state.event == CHART_ROOM:
        return "order" if state.sorting else "give" if state.swap >= 0 else "look"
    if state.event == CHANGE_OF_PLANS and state.phase == EVENT:
        return "move" if state.lifted >= 0 else "lift"
    return ""


def _pending_view(state: Expedition, reaches: list[Reach], seat: int) -> PendingView:
    own = seat == state.active
    secretly = state.phase == REDRAW and state.asked >= 0 and not own
    return PendingView(
        branch=COLOURS[state.branch] if state.branch >= 0 else "",
        banned=SEGMENTS[state.banned] if state.banned >= 0 else "",
        bonus=state.bonus,
        event=STALL_CARDS[state.event] if state.event >= 0 else "",
        step=_step(state),
        event_left=state.winds,
        event_colour=COLOURS[state.winds_colour] if state.winds_colour >= 0 else "",
        drawn=[_card_view(state, reaches, card) for card in state.drawn] if own else [],
        drawn_count=0 if secretly else len(state.drawn),
        to_draw=state.to_draw,
        picked=[CARD_NAMES[card] for card in state.picked],
        slot=state.slot,
        claiming=state.claiming,
        refills=state.refills,
        stall=state.stall,
        lifted=CARD_NAMES[state.lifted] if state.lifted >= 0 else "",
        keeping=CARD_NAMES[state.swap] if own and state.swap >= 0 else "",
    )


def _deck_view(state: Expedition, seat: int, viewer: int) -> DeckView:
    bottom = [
        BottomView(CARD_NAMES[card] if known >> viewer & 1 else "", _alone(state, known))
        for card, known in zip(state.bottom, state.bottom_known, strict=True)
    ]
    shown = {card for player in state.seats for card in range(FIRST_EVENT, len(STALL_CARDS)) if player.owns(card)}
    shown |= set(state.stalls) | {c for c in range(FIRST_EVENT, len(STALL_CARDS)) if state.event_deck >> c & 1}
    return DeckView(
        cards=state.deck_size(),
        bottom=bottom,
        discards=[CARD_NAMES[card] for card in state.shown_discards],
        own_discards=names(state.seats[seat].discards) if seat >= 0 else [],
        seen=names(_seen_in_deck(state, seat, viewer)),
        events=len([card for card in range(FIRST_EVENT, len(STALL_CARDS)) if state.event_deck >> card & 1]),
        events_gone=[STALL_CARDS[c] for c in range(FIRST_EVENT, len(STALL_CARDS)) if state.stalls and c not in shown],
    )


def _alone(state: Expedition, known: int) -> int:
    """Who alone knows a card under the deck, or -1 if everybody does."""
    return -1 if known == state.know.everybody else known.bit_length() - 1


def _seen_in_deck(state: Expedition, seat: int, viewer: int) -> Cells:
    """The cards that the viewer knows to be in the deck, but not where."""
    hidden = [card for card, known in zip(state.bottom, state.bottom_known, strict=True) if not known >> viewer & 1]
    if seat != state.active and not drawn_in_hand(state):
        hidden += [] if state.phase == REDRAW and state.asked >= 0 else state.drawn
    return common(state.pool.union(cells_of(hidden)), state.know.located[viewer])


def _clues_view(state: Expedition, viewer: int) -> CluesView:
    return CluesView(_clues(state, viewer), _clues(state, state.variant.players), names(state.visited))


def _clues(state: Expedition, viewer: int) -> list[str]:
    known = state.know.located[viewer]
    first = viewer * ZONES + IN_HAND
    return [packed(state.know.may[first + zone].minus(known)) for zone in range(ZONES)] + [packed(known)]


def packed(cards: Cells) -> str:
    """A set of cards as a hexadecimal number."""
    return f"{sum([1 << card for card in cards.squares()]):x}"
