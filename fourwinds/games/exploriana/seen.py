"""What a seat of Exploriana may know, as plain data for bots, screens and the wire.

A view has perfect recall: it holds every card the seat has ever seen go somewhere. Of others people are shown
only as much as the option `table_memory` says: see `screen` in `view.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from fourwinds.core.messages import Line


@dataclass
class CardView:
    """A discovery card as it is printed; `hazard` is `none`, `wrong-turn`, `animal-attack` or `rockfall`."""

    id: str
    region: str
    type: str
    hazard: str
    points: int
    coins: int
    renown: int


@dataclass
class PawnView:
    """A pawn on an exploration space, 0 at the top: `own`, `rival` (placed by that seat) or `society` (seat -1)."""

    kind: str
    seat: int
    space: int


@dataclass
class LostView:
    """A lost explorer space from top to bottom: what a rescue there pays, whether a token lies there, the token's
    value if this seat knows it, else 0, and the seats that know it."""

    reward: int
    token: bool
    value: int
    seen_by: list[int]


@dataclass
class KnownView:
    """Cards that this seat knows to lie at these places of the deck, in any order.

    Place 0 is the top card, 1 the next, -1 the bottom card. One place and one card: exactly there.
    """

    places: list[int]
    cards: list[str]


@dataclass
class LookView:
    """A place of the deck whose card these seats have looked at, and followed since."""

    place: int
    seats: list[int]


@dataclass
class ChanceView:
    """How likely a card is the next one, and whether it would make a lost set."""

    card: str
    chance: float
    loses: bool


@dataclass
class CoverView:
    """The risk of the next card if this card's hazard did not count (guide), or the card were gone (Pathfinder)."""

    card: str
    covered: float
    returned: float


@dataclass
class OddsView:
    """The next card of a region as this seat knows it; chances and risks from 0 to 1.

    `hazards` counts the visible wrong turns, animal attacks and rockfalls. `reserve`: the next draw takes
    the reserve, so that the game ends this round.
    """

    risk: float
    hazards: list[int]
    reserve: bool
    cards: list[ChanceView]
    covers: list[CoverView]


@dataclass
class RegionView:
    """A region. `display` has the oldest card first. `guide` and `ignored` name a card or are empty.

    `unseen` are the cards this seat cannot place: in the deck, in the reserve, or taken by a Scholar.
    `in_deck` are those of them that cannot be in the reserve, `shuffled` those of which everybody knows it.
    `known` are the places this seat knows. `readers` have looked through the deck since the reserve was laid.
    """

    id: str
    deck: int
    reserve: int
    reserve_used: bool
    display: list[str]
    spaces: int
    pawns: list[PawnView]
    lost: list[LostView]
    guide: str
    ignored: str
    relic: int
    """The seat that owns the relic, -1 if it lies here, -2 if relics are not in play."""
    removed: list[str]
    unseen: list[str]
    in_deck: list[str]
    shuffled: list[str]
    known: list[KnownView]
    looks: list[LookView]
    readers: list[int]
    odds: OddsView | None


@dataclass
class RowView:
    """An explorer card in the row, with the coins on it."""

    card: str
    explorer: str
    cost: int
    coins: int


@dataclass
class SecretView:
    """A card taken by a Scholar: its region, what it brought, and what it may be as this seat knows.

    `card` is empty unless this seat took it.
    """

    region: str
    coins: int
    renown: int
    card: str
    may_be: list[str]


@dataclass
class PlayerView:
    """A player, or the Society. What this seat does not know is left out or 0; counts are always true."""

    seat: int
    coins: int
    renown: int
    renown_this_round: int
    pawns: int
    rivals: int
    guide_ready: bool
    hand_count: int
    hand: list[str]
    """Explorer cards such as `scout-1`: one's own, and those of others that were taken from the row."""
    used: list[str]
    cards: int
    """How many cards the collection has."""
    collection: list[str]
    secrets: list[SecretView]
    tokens: list[int]
    """The rescued tokens in their order, 0 where the value is not known."""
    tokens_seen_by: list[list[int]]
    """For each of them the seats that know it, -2 for everybody else."""
    missions: int
    """How many missions are open."""
    open: list[str]
    done: list[str]
    set_aside: list[str]
    """Missions the seat has put under the mission deck."""
    set_aside_count: int
    sheet: list[Line]
    """The score sheet as this seat can work it out; empty if it is to be remembered, as the collection is then."""


@dataclass
class PickView:
    """A possible pick: the action, the cards it takes, and what it brings at once and by the score sheet."""

    action: str
    cards: list[str]
    coins: int
    renown: int
    points: int


@dataclass
class TurnView:
    """The turn of the pawn that is being played. `options` are the picks a stop would offer now."""

    region: str
    space: int
    kind: str
    seat: int
    last: str
    """The card that was turned over last in this turn."""
    picks: int
    """Picks still to be taken, or those a stop would give."""
    picking: bool
    rescued: bool
    options: list[PickView]


@dataclass
class LookingView:
    """What is being done with an explorer card: cards of a deck from the top, missions, the new order of tokens.

    Only the seat that looks sees `cards` and `missions`. `drawn` counts what was drawn, looked at or returned so
    far, `order` tells from which space each token came.
    """

    explorer: str
    cards: list[str]
    placed: list[str]
    missions: list[str]
    drawn: int
    order: list[int]


@dataclass
class DraftView:
    """The draft as this seat lives it: all packs it has held, the present one last, and what it took of each."""

    step: int
    packs: list[list[str]]
    picks: list[str]
    pack_sizes: list[int]


@dataclass
class ExplorianaView:
    """Everything a seat may know."""

    seat: int
    players: int
    edition: str
    rules: int
    options: dict[str, str]
    stage: str
    """`setup`, `draft`, `recruit`, `send`, `explore` or `over`."""
    phase: str
    round: int
    last_round: bool
    """Whether the game is sure to end with this round as far as can be seen now."""
    first: int
    asked: list[int]
    queue: list[int]
    """Who is still to recruit, to send or to be asked, in this order; -1 is the Society."""
    order: list[int]
    """Seats in renown order, the highest first; solo -1 is the Society."""
    cards: list[CardView]
    costs: dict[str, int]
    guide_cost: int
    regions: list[RegionView]
    row: list[RowView]
    explorer_deck: int
    mission_deck: int
    token_supply: int
    seats: list[PlayerView]
    rival_renown: int
    """-1 without a rival."""
    society: PlayerView | None
    turn: TurnView | None
    looking: LookingView | None
    draft: DraftView | None
