"""What we know about playing Expedition well: keep the expeditions near the own places, and away from the others'.

A position is worth the points so far, less what is left to pay, plus for every place still wanted its value
faded by its distance from the three heads, plus what the rest of the own turn can still reach. What looks best by
that is compared by the lead that is estimated where the turn after it ends. Only what the seat may know goes in:
never the hands that an imagined position gives to the others.
"""

from __future__ import annotations

from typing import Final

from fourwinds.core.cells import Cells
from fourwinds.core.estimate import Estimate, timed
from fourwinds.core.playout import Dice
from fourwinds.core.protocol import CHANCE, RULED_OUT, Advisor, Policy, State, best_rated, considered
from fourwinds.core.weights import Given
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition.estimate import (
    SETTINGS,
    TRAITS,
    begins,
    lead,
    lead_now,
    setting_of,
    standing,
    time_of,
    traits,
)
from fourwinds.games.expedition.knowledge import IN_SLOT, ZONES
from fourwinds.games.expedition.loops import loop_spaces
from fourwinds.games.expedition.reach import Reach
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.scoring import explorer_count
from fourwinds.games.expedition.state import Player
from fourwinds.games.expedition.terms import (
    AMUNDSEN,
    BELATED_REPORT,
    BONUS,
    CHANGE_OF_PLANS,
    CHART_ROOM,
    EVENT,
    FAIR_WINDS,
    FIRST_EVENT,
    FRIENDLY_PORT,
    FROM_IMPORTANT,
    GREEN,
    HUMBOLDT,
    IBN_BATTUTA,
    KINGSLEY,
    LETTERS_OF_CREDIT,
    LOST_BEARINGS,
    MAGELLAN,
    NEW_COMMISSION,
    OVER,
    RED,
    ROYAL_PATRON,
    SACAGAWEA,
    SEALED_ORDERS,
    TICKET,
    TOKENS,
    TURN,
)
from fourwinds.games.expedition.variants import Variant
from fourwinds.games.expedition.world import CARDS, DIRECTED, KIND

FAR: Final = 30
SIGHT: Final = 7
"""Places farther away are not aimed at."""
LONG_GAME: Final = 15
"""Rounds after which a game has gone on for long."""
LONGEST: Final = 6
"""How many arrows ahead a turn is planned."""
CHOICE: Final = 5
"""Of so many actions the rest of the turn is looked at."""
NEVER: Final = -1000.0
AT_ONCE: Final = 1000.0


class Weights:
    """What things are worth before they score, in points."""

    def __init__(self, weights: dict[str, float]) -> None:
        given = Given(weights)
        self.fade = given.take("fade")
        """What is left of a value with each arrow of distance from one expedition."""
        self.base = given.take("base")
        """The chance that a place is reached some day, wherever the expeditions stand."""
        self.ticket = given.take("ticket")
        self.spare = given.take("spare")
        """An arrow that may still be placed."""
        self.rival = given.take("rival")
        """A token of somebody else, as a share of an own one."""
        self.public = given.take("public")
        """A public card that the next player may reach."""
        self.secret = given.take("secret")
        self.peek = given.take("peek")
        self.late = given.take("late")
        """A travelled card that waits for its own turn under new rule 1."""
        self.impatience = given.take("impatience")
        self.lead = given.take("lead")
        """For each point of lead, the wish that the game ends."""
        self.estimates = [Estimate(given, setting, TRAITS) for setting in SETTINGS]
        given.end()

    def estimate(self, variant: Variant) -> Estimate:
        """The one for such games."""
        return self.estimates[setting_of(variant)]


class Navigator(Advisor):
    """Rates actions by what the position is worth after them."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.fading: list[float] = [self.weights.fade**arrows for arrows in range(FAR + 1)]

    def horizon(self, state: State) -> int:
        return 6

    def can_judge(self, state: State) -> bool:
        """Where a turn begins, as an estimate is for such positions."""
        assert isinstance(state, Expedition)
        return begins(state)

    def judge(self, state: State) -> list[float]:
        assert isinstance(state, Expedition)
        reaches = [reach_of(state, colour) for colour in range(3)]
        seats = len(state.seats)
        outlooks = [Outlook(self, state, seat, reaches) for seat in range(seats)]
        usual = 0.0
        for outlook in outlooks:
            usual += outlook.expected_points() / seats
        return [usual + outlook.expected_lead() * (seats - 1) / seats for outlook in outlooks]

    def rate(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Expedition)
        ratings = self.rate_quickly(state, seat)
        if len(ratings) == 1 or state.phase != TURN or not self.weights.estimate(state.variant).fitted:
            return ratings
        legal = state.legal(seat)
        order = sorted([(-rating, number) for number, rating in enumerate(ratings)])
        better = [NEVER + rating for rating in ratings]
        for _, number in order[: min(CHOICE, considered(ratings))]:
            better[number] = ratings[number] + self._lead_after(state, seat, legal[number])
        return better

    def _lead_after(self, state: Expedition, seat: int, action: int) -> float:
        """The lead at the end if the turn goes on as it looks best after this."""
        after = state.copy()
        after.apply(seat, action)
        if after.turns == state.turns:
            self._end_turn(after)
        outcome = after.outcome()
        if outcome is not None:
            return self.foretold(outcome.scores, seat)
        return Outlook(self, after, seat, [reach_of(after, colour) for colour in range(3)]).expected_lead()

    def _end_turn(self, state: Expedition) -> None:
        """Plays the turn to its end as it looks best, up to the next."""
        turns, dice = state.turns, Dice(1)
        waiting = state.turn().waiting
        while waiting and (state.turns == turns or not begins(state)):
            asked = waiting[0]
            state.apply(asked, dice.draw(state) if asked == CHANCE else self.best(state, asked))
            waiting = state.turn().waiting

    def best(self, state: Expedition, seat: int) -> int:
        """What looks best at once."""
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else best_rated(legal, self.rate_quickly(state, seat))

    def rate_quickly(self, state: Expedition, seat: int) -> list[float]:
        """How good everything looks that can be done now."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return [0.0]
        outlook = Outlook(self, state, seat, [reach_of(state, colour) for colour in range(3)])
        return [outlook.rate(action) for action in legal]

    def policy(self, state: State) -> Policy:
        return Course(self)

    def traits(self, state: State, seat: int) -> tuple[float, list[float]] | None:
        assert isinstance(state, Expedition)
        if not begins(state):
            return None
        time = time_of(state)
        found = traits(state, seat, [reach_of(state, colour) for colour in range(3)])
        return lead_now(state, seat), timed(found, time)

    def foretold(self, scores: list[int], seat: int) -> float:
        return lead(scores, seat)


class Course(Policy):
    """Quick play of imagined games: what looks best at once."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator)
        self.navigator = navigator

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, Expedition)
        return self.navigator.best(state, seat)


def reach_of(state: Expedition, colour: int) -> Reach:
    """How far everything is from an expedition; while a branch is owed, from its loop."""
    trail = state.trails[colour]
    if state.branch == colour:
        return Reach(trail, loop_spaces(trail).squares(), SIGHT)
    return Reach(trail, None, SIGHT)


class Outlook:
    """A position as one seat sees it, before it chooses."""

    def __init__(self, navigator: Navigator, state: Expedition, seat: int, reaches: list[Reach]) -> None:
        self.navigator = navigator
        self.weights = navigator.weights
        self.state = state
        self.seat = seat
        self.player: Player = state.seats[seat]
        self.reaches = reaches
        self.time: float = time_of(state) * (0.4 if state.last_round else 1.0)
        """How much of what may still happen will, before the game is over."""

    # Single actions

    def rate(self, action: int) -> float:
        """What the position is worth after the action, or a little less if it is of no use."""
        if action < act.TICKET:
            return self._after(action)
        if action < act.REMOVE:
            return self._rate_button(action)
        if action < act.EXCHANGE:
            return self._after(action) - self._impatience()
        if action < act.TOKEN:
            return self._rate_card(action)
        if action < act.HOLD:
            return self._rate_token(action)
        if action < act.SCORE:
            return self._rate_order(action)
        if action < act.PEEK:
            return self._after(action)
        if action < act.BUY:
            return self._rate_secret(action)
        return self._rate_market(action)

    def _after(self, action: int) -> float:
        after = self.state.copy()
        after.apply(self.seat, action)
        reaches = self.reaches
        if action < act.TICKET or act.REMOVE <= action < act.EXCHANGE:
            colour = action // DIRECTED if action < act.TICKET else action - act.REMOVE
            reaches = reaches[:]
            reaches[colour] = reach_of(after, colour)
        return Outlook(self.navigator, after, self.seat, reaches).worth(True)

    def _impatience(self) -> float:
        """Arrows taken back and laid again could go on for ever, so they are less and less welcome."""
        rounds = self.state.turns / len(self.state.seats)
        return self.weights.impatience * max(0.0, rounds - LONG_GAME)

    def _rate_button(self, action: int) -> float:
        if action == act.END:
            return self.worth(False)
        if action == act.TICKET or self.state.phase == BONUS:
            return self._after(action)
        if self.state.phase == EVENT and self.state.event == FAIR_WINDS:
            return self._after(action)
        return 0.0

    # Worth of a position

    def worth(self, going_on: bool) -> float:
        """What the seat has, what it may still get, and what the rest of its turn brings if it goes on."""
        state, player, weights = self.state, self.player, self.weights
        total = float(standing(player))
        total += weights.ticket * player.tickets
        total += self._cards_before()
        if state.phase == OVER or state.end:
            return total
        for card in player.hand.squares():
            total += self.prospect(card)
        total += self._rivals()
        total += self._secrets()
        total += self._end_wish()
        own_turn = going_on and state.active == self.seat
        return total + (self._rest_of_turn() if own_turn else self._public_risk())

    def expected_points(self) -> float:
        """What the seat has and may still get."""
        total = float(standing(self.player))
        for card in self.player.hand.squares():
            total += self.prospect(card)
        return total

    def expected_lead(self) -> float:
        """How far the seat will be before the average of the others, where a turn begins."""
        state, seat = self.state, self.seat
        found = traits(state, seat, self.reaches)
        lead = self.weights.estimate(state.variant).foretell(lead_now(state, seat), found, time_of(state))
        return lead + self._cards_before() + self._secrets()

    def gain(self, card: int) -> float:
        """What scoring a hand card brings: its points, and no penalty for it and its token."""
        return 4.0 if self.player.tokens.has(card) else 2.0

    def prospect(self, card: int) -> float:
        """A hand card's value, by the chance that it is ever scored."""
        if self.state.travelled(card):
            return self.gain(card) * (self.weights.late if self.state.variant.rule_1 else 1.0)
        return self.gain(card) * self.chance(card)

    def chance(self, space: int) -> float:
        """The chance that some expedition gets there."""
        missed = 1.0 - self.weights.base
        for reach in self.reaches:
            arrows = reach.arrows[space]
            if arrows > 0:
                missed *= 1.0 - 0.8 * self.navigator.fading[min(arrows, FAR)]
        return (1.0 - missed) * self.time

    def _rivals(self) -> float:
        """What the others want, as far as their tokens show it."""
        reached = 0.0
        for seat in range(len(self.state.seats)):
            if seat != self.seat:
                rival = self.state.seats[seat]
                reached += len([code for code in rival.area if code & 3 == FROM_IMPORTANT])
                for card in rival.tokens.squares():
                    reached += self.chance(card)
        return -4.0 * self.weights.rival * reached / (len(self.state.seats) - 1)

    def _secrets(self) -> float:
        """The secret cards this seat has peeked at."""
        total = 0.0
        for slot in self.state.slots:
            if slot.card >= 0 and slot.markers >> self.seat & 1 and self.state.know.knows(self.seat, slot.card):
                total += 2.0 * self.weights.secret * self.chance(slot.card)
        return total

    def _end_wish(self) -> float:
        """The end is welcome to who leads."""
        if not self.state.last_round:
            return 0.0
        return self.weights.lead * self._lead()

    def _lead(self) -> float:
        """The own points before the best of the others, both less their cards and tokens."""
        best = NEVER
        for seat in range(len(self.state.seats)):
            if seat != self.seat:
                best = max(best, standing(self.state.seats[seat]))
        return max(-10.0, min(10.0, standing(self.player) - best))

    def _public_risk(self) -> float:
        """Public cards near a head go to whoever comes next."""
        total = 0.0
        for card in self.state.public:
            if card >= 0:
                total -= self.weights.public * self.chance(card)
        return total

    def _rest_of_turn(self) -> float:
        """The best place that the arrows of this turn can still reach, less the tickets for it and its fading value."""
        state = self.state
        free = state.bonus + state.winds
        free += 1 if state.branch >= 0 else 0
        free += 1 if state.ticketing or state.phase == TICKET else 0
        free += 0 if state.main_done else 1
        best = 0.0
        for card in self._wanted():
            value = self._value_on_arrival(card)
            for reach in self.reaches:
                if 0 < reach.arrows[card] <= LONGEST:
                    best = max(best, value - self._cost(reach.path(card), free))
        return best + self.weights.spare * free

    def _cost(self, path: list[int], free: int) -> float:
        """The tickets for a way, with the arrows and tickets that its dots bring; a lot if they do not suffice."""
        player = self.player
        greens = len([space for space in path if KIND[space] == GREEN])
        reds = len([space for space in path if KIND[space] == RED])
        needed = max(0, len(path) - greens - free)
        if needed > min(player.tickets + reds, self.state.ticket_limit - player.paid):
            return float(FAR)
        return self.weights.ticket * (needed - reds) + 0.02 * len(path)

    def _wanted(self) -> list[int]:
        """The places that bring this seat points on arrival."""
        found = [card for card in self.player.hand.squares() if not self.state.travelled(card)]
        found += [card for card in self.state.public if card >= 0]
        for slot in self.state.slots:
            if slot.card >= 0 and slot.markers >> self.seat & 1:
                found.append(slot.card)
        return found

    def _value_on_arrival(self, card: int) -> float:
        if self.player.hand.has(card):
            return self.gain(card) - self.prospect(card)
        if card in self.state.public:
            return 1.0
        return 2.0 - 2.0 * self.weights.secret * self.chance(card)

    # Cards

    def _rate_card(self, action: int) -> float:
        if action < act.KEEP:
            return self._rate_exchange(action - act.EXCHANGE)
        if action < act.GIVE:
            return self._fresh_value(action - act.KEEP) - (self._worst() if self.state.phase == EVENT else 0.0)
        if action < act.UNDER:
            return -self.prospect(action - act.GIVE)
        if action < act.TAKE and self.state.event == NEW_COMMISSION:
            return self.chance(action - act.UNDER) - 0.5
        return 0.0

    def _rate_exchange(self, card: int) -> float:
        """The better of two unknown cards for this one and a ticket."""
        keeps_token = 1.0 if self.player.tokens.has(card) else 0.0
        change = self._expected_best(2) - self.prospect(card) - self.weights.ticket - keeps_token
        return self.worth(True) + change

    def _fresh_value(self, card: int) -> float:
        """What a card would be worth in the hand."""
        if self.state.travelled(card):
            return 2.0 * (self.weights.late if self.state.variant.rule_1 else 1.0)
        return (4.0 if self.player.tokens.has(card) else 2.0) * self.chance(card)

    def _expected_best(self, draws: int) -> float:
        """The expected value of the best of some cards that this seat cannot place."""
        unknown = [card for card in range(CARDS) if not self.state.know.knows(self.seat, card)]
        values = sorted([self._fresh_value(card) for card in unknown])
        if not values:
            return 0.0
        total, count = 0.0, len(values)
        for rank in range(count):
            total += values[rank] * (((rank + 1) / count) ** draws - (rank / count) ** draws)
        return total

    def _worst(self) -> float:
        """The least that a hand card is worth."""
        return min([self.prospect(card) for card in self.player.hand.squares()] or [0.0])

    # Tokens and orders

    def _rate_token(self, action: int) -> float:
        if action < act.LIFT:
            return 2.0 * self.chance(action - act.TOKEN)
        if action < act.ASIDE:
            moves = self.state.event == CHANGE_OF_PLANS
            return (0.9 if moves else 0.0) - 2.0 * self.chance(action - act.LIFT)
        near = self.state.variant.edition.near.has(action - act.ASIDE)
        return 1.0 if near and len(self.state.drawn) < 3 else -1.0

    def _rate_order(self, action: int) -> float:
        """Only the last card is ever held back, in the basic game, by who is behind."""
        last = action == act.HOLD + act.LAST or action == act.RELEASE + act.LAST
        if not last or self.state.variant.rule_1 or self.state.phase == TOKENS:
            return RULED_OUT if action < act.RELEASE else AT_ONCE
        behind = self.player.size == 1 and self._lead() < -2.0 and not self.state.last_round
        return AT_ONCE if behind == (action < act.RELEASE) and self.player.size == 1 else RULED_OUT

    # Secrets

    def _rate_secret(self, action: int) -> float:
        if action < act.CLAIM:
            after = self.state.copy()
            after.bonus -= 1
            return Outlook(self.navigator, after, self.seat, self.reaches).worth(True) + self.weights.peek * self.time
        value = self._claim_value(action - act.CLAIM)
        return self.worth(True) + value if value > 0.0 else RULED_OUT

    def _claim_value(self, number: int) -> float:
        """Two points if it is right, about one lost if not; a seat that knows the card knows which."""
        state, seat = self.state, self.seat
        slot = state.slots[number]
        if slot.card >= 0 and state.know.knows(seat, slot.card):
            return 2.0 if slot.card == state.tip else -2.0
        may = state.know.may[seat * ZONES + IN_SLOT + number].minus(state.know.located[seat])
        if not may.has(state.tip):
            return -2.0
        right = 1.0 / len(may.squares())
        return 2.0 * right - 1.2 * (1.0 - right) - 0.1

    # The market

    def _cards_before(self) -> float:
        """Explorers and saved events that lie before the player."""
        total = 0.0
        if self.player.stalls:
            for card in range(FIRST_EVENT):
                if self.player.owns(card):
                    total += self.explorer_value(card)
            for card in range(FIRST_EVENT, SEALED_ORDERS + 1):
                if self.player.owns(card):
                    total += self.saved_value(card)
        return total

    def _rate_market(self, action: int) -> float:
        if action >= act.PLAY:
            return self._rate_play(action)
        card, now = action - act.BUY, self.worth(True)
        if card < FIRST_EVENT:
            return now + self.explorer_value(card) - 2.0 * self.weights.ticket - 0.3
        return now + self._event_value(card) - self.weights.ticket - 0.1

    def explorer_value(self, explorer: int) -> float:
        """What an explorer will bring, if things go on as they did."""
        bonus = self.state.variant.edition.bonuses[explorer]
        count = self._expected_count(explorer)
        low = int(count)
        share = count - low
        return (1.0 - share) * bonus.value(low) + share * bonus.value(low + 1)

    def _expected_count(self, explorer: int) -> float:
        state, player = self.state, self.player
        edition = state.variant.edition
        count = float(explorer_count(state, player, explorer))
        if explorer == MAGELLAN:
            return count + (3.0 - count) * 0.5 * self.time
        if explorer == SACAGAWEA:
            return 0.6 * count
        if explorer == KINGSLEY:
            return count + sum([self.chance(card) for card in player.tokens.squares()])
        if explorer == IBN_BATTUTA:
            return min(6.0, count + self._new_regions())
        if explorer == HUMBOLDT:
            regions = edition.bonuses[HUMBOLDT].regions
            return count + sum([self.chance(c) for c in player.hand.squares() if edition.region[c] in regions])
        if explorer == AMUNDSEN:
            return count + sum([self.chance(card) for card in player.hand.squares() if edition.polar.has(card)])
        return count + 1.5 * self.time

    def _new_regions(self) -> float:
        """How many regions the hand may still add."""
        region = self.state.variant.edition.region
        scored = {region[code >> 2] for code in self.player.area}
        missed = [1.0] * 6
        for card in self.player.hand.squares():
            if region[card] not in scored:
                missed[region[card]] *= 1.0 - self.chance(card)
        return sum([1.0 - chance for chance in missed])

    def saved_value(self, card: int) -> float:
        """What a saved event is worth while it lies there."""
        if card == SEALED_ORDERS:
            return min(2.0, 0.35 * (self.player.size + len(self.player.tokens.squares())))
        values = {FRIENDLY_PORT: 0.75, LOST_BEARINGS: 0.45, LETTERS_OF_CREDIT: 0.3, BELATED_REPORT: 0.7}
        return values[card] * self.time

    def _event_value(self, card: int) -> float:
        if card == ROYAL_PATRON:
            return self.weights.ticket * min(self.state.variant.edition.patron, self.state.supply)
        if card == FAIR_WINDS:
            return 0.8
        if card == CHART_ROOM:
            return max(0.0, self._expected_best(3) - self._worst()) if self.player.size else 0.0
        if card == CHANGE_OF_PLANS:
            return self._plan_value()
        if card == NEW_COMMISSION:
            return 0.1
        return self.saved_value(card)

    def _plan_value(self) -> float:
        """A token from the place with the least chance to the one with the best."""
        tokens: Cells = self.player.tokens
        others = [self.chance(c) for c in self.player.hand.minus(tokens).squares() if not self.state.travelled(c)]
        marked = [self.chance(card) for card in tokens.squares()]
        return max(0.0, 2.0 * (max(others) - min(marked)) - 0.5) if others and marked else 0.0

    def _rate_play(self, action: int) -> float:
        card = action - act.PLAY + FIRST_EVENT
        if card == BELATED_REPORT:
            return self.worth(True) + 1.0 - self.saved_value(card)
        if card == LOST_BEARINGS:
            return self.worth(True) - 0.05 - self.saved_value(card) * (0.0 if self.state.last_round else 1.0)
        return self._after(action)
