"""The data of a position: phases, players, and what is on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fourwinds.core.deck import BIT, count
from fourwinds.core.protocol import CHANCE, State, Turn
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana.lore import Secret
from fourwinds.games.exploriana.region import NONE, NOTHING, Region
from fourwinds.games.exploriana.terms import RIVAL_PAWN, SOCIETY_PAWN
from fourwinds.games.exploriana.variants import ALL_EXPLORERS, ALL_MISSIONS, REGION_CARDS, Variant

# What the table waits for. Phases in which chance acts are marked with *.
PHASES: Final = (
    "first",  # * who begins
    "display",  # * the first two cards of each region
    "missions",  # * the missions of each player
    "packs",  # * the packs of the draft
    "draft",
    "row",  # * explorer cards turned over
    "deal",  # * explorer cards dealt for a first game
    "recruit",
    "recruited",  # manual missions
    "send",
    "society-send",  # *
    "action",
    "card",  # * an explored card
    "medic",  # * a card drawn with the Medic
    "brink",  # manual missions when a lost set shows
    "navigate",
    "look",  # * cards looked at
    "scout",
    "geographer",
    "researcher",
    "read",  # * which cards are in the reserve, before a Scholar reads the deck
    "scholar",
    "overflow-look",  # * a card removed by a Detective
    "values",  # * tokens looked at
    "detective",
    "draw-missions",  # *
    "entrepreneur",
    "pathfinder",
    "pick",
    "token",  # * the value of a rescued token
    "claim",  # manual missions before a turn ends
    "overflow",  # * a card removed because no token could be placed
    "refill",  # *
    "rival-card",  # *
    "discard",
    "society-card",  # *
    "reckoning",  # manual missions before the scoring
    "society-tokens",  # * the values of the Society's tokens
    "over",
)
FIRST: Final = 0
DISPLAY: Final = 1
MISSIONS: Final = 2
PACKS: Final = 3
DRAFT: Final = 4
ROW: Final = 5
DEAL: Final = 6
RECRUIT: Final = 7
RECRUITED: Final = 8
SEND: Final = 9
SOCIETY_SEND: Final = 10
ACTION: Final = 11
CARD: Final = 12
MEDIC_CARD: Final = 13
BRINK: Final = 14
NAVIGATE: Final = 15
LOOK: Final = 16
SCOUTING: Final = 17
GEOGRAPHY: Final = 18
RESEARCH: Final = 19
READ: Final = 20
STUDY: Final = 21
OVERFLOW_LOOK: Final = 22
VALUES: Final = 23
DETECTION: Final = 24
DRAW_MISSIONS: Final = 25
ENTERPRISE: Final = 26
PATHS: Final = 27
PICK: Final = 28
TOKEN: Final = 29
CLAIM: Final = 30
OVERFLOW: Final = 31
REFILL: Final = 32
RIVAL_CARD: Final = 33
DISCARD: Final = 34
SOCIETY_CARD: Final = 35
RECKONING: Final = 36
SOCIETY_TOKENS: Final = 37
OVER: Final = 38

NOBODY: Final = Turn(())
BY_CHANCE: Final = Turn((CHANCE,))
BUSY: Final = [Turn(tuple(seat for seat in range(5) if mask & 1 << seat)) for mask in range(32)]
NO_CHOICES: Final[list[int]] = []

# A token is its value, or 0 as long as nobody has seen it, plus 8 times the observers that know it, as bits.
TOKEN_VALUE: Final = 7
TOKEN_SEEN: Final = 8


@mypyc_attr(acyclic=True)
class Player:
    """What a player has; in solo the Society too. Lists are replaced, never changed, so copies share them."""

    def __init__(self, coins: int) -> None:
        self.coins = coins
        self.renown = 0
        self.stamp = 0
        """Rises with every move of the renown marker: the higher lies on top of its stack (R 5.1)."""
        self.gained = 0
        """Renown gained this round."""
        self.pawns = 0
        self.rivals = 0
        self.guide = True
        self.hand: i64 = 0
        self.used: list[int] = NOTHING
        self.cards: i64 = 0
        self.tokens: list[int] = NOTHING
        self.open: i64 = 0
        self.done: i64 = 0
        self.aside: i64 = 0

    def copy(self) -> Player:
        """An independent player."""
        other = Player(self.coins)
        other.renown = self.renown
        other.stamp = self.stamp
        other.gained = self.gained
        other.pawns = self.pawns
        other.rivals = self.rivals
        other.guide = self.guide
        other.hand = self.hand
        other.used = self.used
        other.cards = self.cards
        other.tokens = self.tokens
        other.open = self.open
        other.done = self.done
        other.aside = self.aside
        return other


class Position(State):
    """A position. Its lists are replaced, never changed, except those of regions and players."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.phase = FIRST
        self.asked = CHANCE
        self.busy = 0
        """In the draft the seats still choosing, as bits."""
        self.choices: list[int] = NO_CHOICES
        self.round = 1
        self.first = 0
        self.queue: list[int] = NOTHING
        self.regions: list[Region] = []
        self.players: list[Player] = []
        self.stamps = 0
        self.rival = NONE
        self.relics: list[int] = NOTHING
        # Explorer cards: those nobody has seen, how many are in the deck, the row.
        self.explorers: i64 = ALL_EXPLORERS
        self.explorer_deck = variant.explorer_deck
        self.row: list[int] = NOTHING
        self.row_coins: list[int] = NOTHING
        # The draft: the packs each seat has held, the present one last, and what it took of them.
        self.packs: list[list[i64]] = []
        self.taken: list[list[int]] = []
        # Missions nobody has seen, and how many are in the deck.
        self.missions: i64 = ALL_MISSIONS
        self.mission_deck = 15
        # Tokens in the supply, and how many tokens of each value nobody has seen.
        self.supply = 0
        self.values: list[int] = variant.edition.tokens
        self.secrets: list[Secret] = []
        # The turn of a pawn.
        self.here = 0
        self.space = 0
        self.exploring = False
        self.last = NONE
        self.picks = 0
        self.rescued = False
        self.looking = 0
        """How many cards are to be looked at, or missions or tokens."""
        self.explorer = NONE
        self.arranged: list[int] = NOTHING
        self.drawn: list[int] = NOTHING

    def copy_into(self, other: Position) -> None:
        """Makes another position the same as this one."""
        other.phase = self.phase
        other.asked = self.asked
        other.busy = self.busy
        other.choices = self.choices
        other.round = self.round
        other.first = self.first
        other.queue = self.queue
        other.regions = [region.copy() for region in self.regions]
        other.players = [player.copy() for player in self.players]
        other.stamps = self.stamps
        other.rival = self.rival
        other.relics = self.relics
        other.explorers = self.explorers
        other.explorer_deck = self.explorer_deck
        other.row = self.row
        other.row_coins = self.row_coins
        other.packs = self.packs
        other.taken = self.taken
        other.missions = self.missions
        other.mission_deck = self.mission_deck
        other.supply = self.supply
        other.values = self.values
        other.secrets = self.secrets
        other.here = self.here
        other.space = self.space
        other.exploring = self.exploring
        other.last = self.last
        other.picks = self.picks
        other.rescued = self.rescued
        other.looking = self.looking
        other.explorer = self.explorer
        other.arranged = self.arranged
        other.drawn = self.drawn

    # Who is asked, and for what

    def turn(self) -> Turn:
        if self.asked >= 0:
            return BUSY[1 << self.asked]
        if self.phase == DRAFT:
            return BUSY[self.busy]
        return NOBODY if self.phase == OVER else BY_CHANCE

    def legal(self, seat: int) -> list[int]:
        if seat == self.asked and self.phase != DRAFT:
            return self.choices
        if self.phase == DRAFT and seat >= 0 and self.busy >> seat & 1:
            return self.draft_choices(seat)
        return NO_CHOICES

    def draft_choices(self, seat: int) -> list[int]:
        """The cards of the pack in hand."""
        pack = self.packs[seat][-1]
        return [act.DRAFT + card for card in range(24) if pack & BIT[card]]

    def ask(self, phase: int, seat: int, choices: list[int]) -> None:
        """Waits for a seat."""
        self.phase = phase
        self.asked = seat
        self.choices = choices

    def ask_chance(self, phase: int, choices: list[int]) -> None:
        """Waits for chance."""
        self.phase = phase
        self.asked = CHANCE
        self.choices = choices

    # What is where

    def region(self) -> Region:
        """The region whose pawns have their turns."""
        return self.regions[self.here]

    def pawn(self) -> int:
        """The pawn whose turn it is, or -1 between turns."""
        if self.here >= len(self.regions) or self.space >= len(self.regions[self.here].pawns):
            return NONE
        return self.regions[self.here].pawns[self.space]

    def pawn_seat(self) -> int:
        """The seat that plays this pawn, or -1 for the Society's."""
        pawn = self.pawn()
        return NONE if pawn >= SOCIETY_PAWN else pawn % RIVAL_PAWN

    def society(self) -> Player:
        """The Society of the solo game."""
        return self.players[1]

    def renown_order(self) -> list[int]:
        """Highest renown first, in a stack the upper marker first (R 5.1); in solo 1 is the Society."""
        order: list[int] = []
        for seat, player in enumerate(self.players):
            at = 0
            while at < len(order) and not above(player, self.players[order[at]]):
                at += 1
            order.insert(at, seat)
        return order

    # Who knows what

    def unseen(self, region: int, observer: int) -> i64:
        """The cards of a region that an observer cannot place: in the deck, in the reserve, or a Scholar's."""
        here = self.regions[region]
        cards = REGION_CARDS[region] & ~here.shown & ~here.removed
        for player in self.players:
            cards &= ~player.cards
        for secret in self.secrets:
            if secret.region == region and secret.owner != observer:
                cards |= BIT[secret.card]
        return cards

    def in_deck(self, region: int, observer: int) -> i64:
        """Those of them that are not in the reserve, as far as the observer knows."""
        here = self.regions[region]
        unseen = self.unseen(region, observer)
        if here.moved or here.reserve == 0:
            return unseen
        cards = here.back
        if here.lore and observer < self.variant.players:
            lore = here.lore[observer]
            cards |= lore.within | lore.known()
        return cards & unseen

    def show_all(self, cards: i64) -> None:
        """Everybody sees these cards, so that no Scholar's secret can be one of them."""
        if self.secrets:
            self.secrets = [secret.seen_elsewhere(cards) for secret in self.secrets]

    # Gains

    def gain_renown(self, player: Player, renown: int) -> None:
        """R 5.1: the marker moves on top of its new stack; a gain of 0 does not move it."""
        if renown > 0:
            player.renown += renown
            player.gained += renown
            self.stamps += 1
            player.stamp = self.stamps

    def take_cards(self, player: Player, cards: i64) -> tuple[int, int]:
        """Cards into a collection, with the coins and renown on them (R 6.18)."""
        edition = self.variant.edition
        coins = renown = 0
        left = cards
        while left != 0:
            card = lowest(left)
            coins += edition.coins[card]
            renown += edition.renown[card]
            left &= ~BIT[card]
        player.cards |= cards
        player.coins += coins
        self.gain_renown(player, renown)
        return coins, renown

    def settle_token(self, token: int, value: int, observers: int) -> int:
        """A token with its value, known to these observers from now on."""
        if token & TOKEN_VALUE == 0:
            values = self.values[:]
            values[value - 2] -= 1
            self.values = values
            token += value
        return token | observers * TOKEN_SEEN

    def token_choices(self, token: int) -> list[int]:
        """The values a token may turn out to have."""
        value = token & TOKEN_VALUE
        if value:
            return [act.TOKEN + value - 2]
        return [act.TOKEN + number for number in range(3) if self.values[number] > 0]


def above(one: Player, other: Player) -> bool:
    """Whether a player comes before another in renown order."""
    return one.renown > other.renown or (one.renown == other.renown and one.stamp > other.stamp)


def lowest(cards: i64) -> int:
    """The first card of a set that is not empty."""
    return int(count((cards & -cards) - 1))
