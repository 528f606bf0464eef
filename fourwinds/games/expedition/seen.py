"""What a seat of Expedition may know, as plain data for bots, screens and the wire.

Spaces, segments and cards are named by their ids in the edition file; a card has the id of its location.
"""

from __future__ import annotations

from dataclasses import dataclass

from fourwinds.core.messages import Line


@dataclass
class ArrowView:
    """An arrow on the board; `closes` if it closed a loop, `branch` if it branches off one."""

    segment: str
    tail: str
    tip: str
    branch: bool
    closes: bool


@dataclass
class TrailView:
    """One expedition: its arrows in the order they were laid, where it stands, and how many arrows are left."""

    colour: str
    arrows: list[ArrowView]
    head: str
    left: int
    loops: int
    """Loops closed this turn; after one, no second may be."""
    pull_back: str
    """Where the head would stand after a removal, or nothing if the last arrow may not be removed now."""


@dataclass
class ReachView:
    """How far a place is from one expedition: arrows needed (-1 if there is no way) and the spaces on the way.

    Only free segments of the colour and spaces it has not touched count; `path` begins behind the head.
    """

    colour: str
    arrows: int
    path: list[str]


@dataclass
class CardView:
    """A card this seat can see: in its hand, in the public row, drawn, or a secret it knows."""

    place: str
    travelled: bool
    """Whether an arrow on the board touches the place."""
    token: int
    """Whose token stands on the place, or -1."""
    reaches: list[ReachView]


@dataclass
class HandCardView:
    """An own card. `held` by its own order; `kept_back` if it is not scored on arrival for any reason."""

    card: CardView
    held: bool
    kept_back: bool
    worth: int
    """What it scores: 2 with the own token, else 1."""


@dataclass
class SecretView:
    """A face-down card of the row. `card` only if this seat knows it; `markers` are those who peeked."""

    present: bool
    markers: list[int]
    card: CardView | None


@dataclass
class ScoredView:
    """A card in a scoring area; its source is `hand`, `important`, `public` or `secret`."""

    place: str
    source: str
    points: int


@dataclass
class PlayerView:
    """What everybody sees of a player. `known` are cards that this seat knows to be in the player's hand."""

    hand: int
    known: list[str]
    tickets: int
    points: int
    tokens: list[str]
    spare: int
    area: list[ScoredView]
    explorers: list[str]
    saved: list[str]
    discards: int
    """Cards this player has discarded face down."""
    claims: int
    """Points won and lost by claims that went wrong."""
    sheet: list[Line]
    """The score sheet as it stands; travelled cards still in hand are counted as left."""
    laid: int
    paid: int
    """Arrows laid and tickets spent in the player's present turn, or in the latest."""


@dataclass
class OrdersView:
    """The own hold orders; `changed` are those already changed this turn (`last` stands for the flag)."""

    cards: list[str]
    last: bool
    changed: list[str]


@dataclass
class TurnView:
    """What the active player has done in this turn."""

    main_done: bool
    arrows: int
    tickets_spent: int
    ticket_limit: int
    bought: bool
    late_scored: bool
    tip: str
    """The location the last arrow reached, as long as a claim or Friendly Port may follow it."""
    claimed: bool


@dataclass
class PendingView:
    """What must be worked off before the turn goes on."""

    branch: str
    """The colour that must branch, or nothing."""
    banned: str
    """The segment a new branch may not use, as long as there is another."""
    bonus: int
    event: str
    step: str
    """Within Chart Room: `look`, `give` or `order`; within Change of Plans: `lift` or `move`; otherwise nothing."""
    event_left: int
    event_colour: str
    drawn: list[CardView]
    """Cards this seat has drawn or looks at, to choose from."""
    drawn_count: int
    to_draw: int
    picked: list[str]
    """Cards chosen so far that everybody may see."""
    slot: int
    """The secret slot that is being turned over or looked at, or -1."""
    claiming: bool
    refills: list[int]
    stall: int
    lifted: str
    keeping: str
    """The looked-at card this seat will take into its hand for another."""


@dataclass
class BottomView:
    """A card put under the deck, the next to be drawn first; `place` only if this seat knows it."""

    place: str
    by: int
    """Who alone knows it, or -1 if everybody does."""


@dataclass
class DeckView:
    """The deck and the piles beside it."""

    cards: int
    bottom: list[BottomView]
    discards: list[str]
    """Cards discarded face up."""
    own_discards: list[str]
    seen: list[str]
    """Cards known to lie in the deck: set aside face up in the set-up, or put back by this seat."""
    events: int
    events_gone: list[str]


@dataclass
class CluesView:
    """Which cards may lie where, as far as public (`common`) and own (`own`) memory go.

    Each entry is a set of cards as a hexadecimal number, the first card the lowest bit: what may be in
    the hands by seat, in the face-down discards by seat, in the deck, in the two secret slots. Last
    come the cards whose place is known for sure. `visited` are places an arrow has ever reached.
    """

    own: list[str]
    common: list[str]
    visited: list[str]


@dataclass
class ExpeditionView:
    """Everything a seat may know."""

    seat: int
    players: int
    edition: str
    rules: int
    options: dict[str, str]
    phase: str
    first: int
    active: int
    asked: list[int]
    turn: int
    round: int
    last_round: bool
    end: str
    """Why the game ended: `hand`, `arrows` or `cap`."""
    supply: int
    """Tickets left in the supply; those spent this turn come back at its end."""
    trails: list[TrailView]
    public: list[CardView | None]
    secrets: list[SecretView]
    market: list[str]
    """Cards of the market by slot; an empty slot has no name."""
    prices: list[int]
    hand: list[HandCardView]
    orders: OrdersView | None
    seats: list[PlayerView]
    turn_so_far: TurnView
    pending: PendingView
    deck: DeckView
    clues: CluesView
