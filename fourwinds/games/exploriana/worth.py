"""What things are worth to a player before the game is scored, in points; used by the bot alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fourwinds.core.deck import BIT, count, members
from fourwinds.core.weights import Given
from fourwinds.games.exploriana import scoring
from fourwinds.games.exploriana.missions import types_in
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.state import Player
from fourwinds.games.exploriana.terms import CARDS, EXPLORERS, MISSIONS, REGIONS
from fourwinds.games.exploriana.variants import ANIMALS, LOCATIONS, MAPS, ORCHIDS, REGION_CARDS, TYPE_CARDS

USUAL_ROUNDS: Final = [5.3, 5.3, 5.3, 5.0, 4.2, 3.5]
"""How many rounds a game lasts, by the number of players."""
NOT_YET: Final = -1e9
REMEMBERED: Final = 20_000
"""No more collections are remembered than this."""


class Weights:
    """The numbers of the bot."""

    def __init__(self, weights: dict[str, float]) -> None:
        given = Given(weights)
        self.renown = given.take("renown")
        self.coin = given.take("coin")
        self.coin_early = given.take("coin_early")
        self.map_early = given.take("map_early")
        self.orchid_one = given.take("orchid_one")
        self.orchid_two = given.take("orchid_two")
        self.mission = given.take("mission")
        self.token = given.take("token")
        self.taken = given.take("taken")
        """What each pawn that comes before leaves of a display's worth."""
        self.region = given.each("region", REGIONS)
        """What a turn is worth in a region whose display is not known yet."""
        self.explorer = given.each("explorer", EXPLORERS)
        """What an explorer card brings beyond its cost, by kind, if there is time to use it."""
        self.hope = given.each("hope", MISSIONS)
        """How often a mission is completed by somebody who does not aim at it."""
        given.end()
        self._known: dict[tuple[str, float], dict[int, float]] = {}

    def collections(self, edition: str, time: float) -> dict[int, float]:
        """What collections are worth at a time, as far as it was asked: imagined games ask for the same ones again."""
        found = self._known.get((edition, time))
        if found is None or len(found) > REMEMBERED:
            found = {}
            self._known[(edition, time)] = found
        return found


class Purse:
    """What counts for a player: what the rules give him, or might give him."""

    def __init__(self, player: Player) -> None:
        self.cards: i64 = player.cards
        self.coins = player.coins
        self.renown = player.renown
        self.gained = player.gained
        self.tokens = len(player.tokens)


def time_left(state: Exploriana) -> float:
    """The share of the game that is still to come after this round."""
    rounds = USUAL_ROUNDS[state.variant.players]
    if state.ending():
        return 0.0
    return max(0.1, (rounds - state.round) / rounds)


class Judge:
    """Judges what a player could gain in a position."""

    def __init__(self, state: Exploriana, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.player: Player = state.players[seat]
        self.time = time_left(state)
        self.missions: i64 = self.player.open
        self.open: list[int] = members(self.player.open)
        self.collections = weights.collections(state.variant.edition.id, self.time)
        self.then = Purse(self.player)
        self.now = self.worth(self.then)
        self.cards: list[float] = [NOT_YET] * len(CARDS)

    def holds(self, state: Exploriana) -> bool:
        """Whether it would judge this position, a later one of the same game, in the same way."""
        player, then = state.players[self.seat], self.then
        self.state = state
        self.player = player
        return (
            then.cards == player.cards
            and then.coins == player.coins
            and then.renown == player.renown
            and then.gained == player.gained
            and then.tokens == len(player.tokens)
            and self.missions == player.open
            and self.time == time_left(state)
        )

    def worth(self, purse: Purse) -> float:
        """All that the player has."""
        weights = self.weights
        coin = weights.coin + weights.coin_early * self.time
        total = self._cards(purse.cards) + coin * purse.coins + weights.renown * purse.renown
        total += weights.token * purse.tokens
        for mission in self.open:
            total += self._mission(mission, purse)
        return total

    def gain(self, cards: i64, coins: int, renown: int, tokens: int) -> float:
        """What these bring in addition."""
        purse = Purse(self.player)
        edition = self.state.variant.edition
        for card in members(cards):
            coins += edition.coins[card]
            renown += edition.renown[card]
        purse.cards |= cards
        purse.coins += coins
        purse.renown += renown
        purse.gained += renown
        purse.tokens += tokens
        return self.worth(purse) - self.now

    def card(self, card: int) -> float:
        """What a single card brings."""
        if self.cards[card] == NOT_YET:
            self.cards[card] = self.gain(BIT[card], 0, 0, 0)
        return self.cards[card]

    def _cards(self, cards: i64) -> float:
        known = self.collections.get(int(cards))
        if known is None:
            known = self._collection(cards)
            self.collections[int(cards)] = known
        return known

    def _collection(self, cards: i64) -> float:
        weights = self.weights
        total = float(scoring.card_points(self.state.variant, cards))
        total += weights.map_early * self.time * min(4, int(count(cards & MAPS)))
        counts = [int(count(cards & ORCHIDS & region)) for region in REGION_CARDS]
        sets = min(counts)
        regions = len([number for number in counts if number > sets])
        hope = weights.orchid_one if regions == 1 else weights.orchid_two if regions == 2 else 0.0
        return total + hope * min(1.0, 2.0 * self.time)

    def _mission(self, mission: int, purse: Purse) -> float:
        points = float(self.state.variant.mission.points)
        have = min(1.0, self._progress(mission, purse))
        if have >= 1.0:
            return points
        return points * self.weights.mission * have * have * min(1.0, 2.0 * self.time)

    def _progress(self, mission: int, purse: Purse) -> float:
        """How much of a mission's condition is fulfilled (R 8.5)."""
        goals, cards = self.state.variant.mission, purse.cards
        if mission == 0:
            return purse.tokens / float(goals.rescues)
        if mission == 1:
            return float(count(cards & ANIMALS)) / float(goals.animals)
        if mission == 2:
            return float(count(cards & ~ANIMALS)) / float(goals.others)
        if mission == 3:
            return _regions(cards & LOCATIONS)
        if mission == 4:
            return _regions(cards & TYPE_CARDS[self.state.variant.cross])
        if mission == 5:
            return _regions(cards & ORCHIDS)
        if mission == 6:
            return self._two_fronts(cards)
        if mission == 7:
            return 0.0
        if mission == 8:
            return purse.gained / float(goals.renown)
        if mission == 9:
            return purse.coins / float(goals.coins)
        if mission < 13:
            return float(count(cards & self.state.variant.hazard_cards[mission - 9])) / float(goals.hazard_cards)
        if mission == 13:
            return float(count(cards & self.state.variant.hazard_cards[0])) / float(goals.safe_cards)
        return types_in(cards) / float(goals.types)

    def _two_fronts(self, cards: i64) -> float:
        most = int(self.state.variant.mission.region_cards)
        counts = sorted([min(most, int(count(cards & region))) for region in REGION_CARDS])
        return (counts[1] + counts[2]) / (2.0 * most)


def _regions(cards: i64) -> float:
    return len([region for region in REGION_CARDS if cards & region]) / 3.0
