"""A turn of Expedition (R 5), tickets (R 9) and the end (R 11), on top of the modules for the other sections."""

from __future__ import annotations

from typing import Any, Final

from fourwinds.core.cells import Cells, cells_of
from fourwinds.core.messages import Event, Outcome, Text
from fourwinds.core.observation import Observation
from fourwinds.core.protocol import CHANCE, Turn
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition import events as tell
from fourwinds.games.expedition import scoring
from fourwinds.games.expedition.knowledge import IN_DISCARDS, IN_HAND
from fourwinds.games.expedition.market import Market, price
from fourwinds.games.expedition.state import EMPTY
from fourwinds.games.expedition.table import NOBODY
from fourwinds.games.expedition.terms import (
    BONUS,
    BRANCH,
    BY_BONUS,
    BY_BRANCH,
    BY_CAP,
    BY_EVENT,
    BY_HAND,
    BY_TICKET,
    DEAL,
    DRAW,
    ENDS,
    EVENT,
    FIRST_EVENT,
    FIRST_PLAYER,
    KEEP,
    MAIN,
    MARKET,
    OVER,
    PENALTY,
    REDRAW,
    REFILL,
    REVEAL,
    SECRET,
    STALL,
    TICKET,
    TOKENS,
    TURN,
)
from fourwinds.games.expedition.world import CARDS, DIRECTED, TIP

NOBODY_TURN: Final = Turn(())
BY_CHANCE: Final = Turn((CHANCE,))
SEAT_TURNS: Final = [Turn((seat,)) for seat in range(6)]


class Expedition(Market):
    """A position of Expedition."""

    def copy(self) -> Expedition:
        other = Expedition(self.variant)
        other.copy_from(self)
        return other

    # Who is asked, and for what

    def turn(self) -> Turn:
        if self.asked >= 0:
            return SEAT_TURNS[self.asked]
        return BY_CHANCE if self.asked == CHANCE else NOBODY_TURN

    def legal(self, seat: int) -> list[int]:
        return self.choices if seat == self.asked and seat >= CHANCE else []

    def weights(self) -> list[int] | None:
        return self.odds

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        if seat == CHANCE:
            self._happen(action, events)
        elif act.HOLD <= action < act.SCORE:
            self._order(action, events)
        elif self.phase == TOKENS:
            self.place_token(action - act.TOKEN, events)
        elif self.phase == REDRAW:
            self._redraw(action, events)
        else:
            self._act(action, events)
            self.go_on(events)

    def _happen(self, action: int, events: list[Event] | None) -> None:
        """What chance decides."""
        phase = self.phase
        if phase == DRAW:
            self.take_drawn(action - act.DRAW, events)
        elif phase == REFILL:
            self.lay_public(action - act.REVEAL, events)
        elif phase == SECRET:
            self.identify_secret(action - act.SECRET)
        elif phase == STALL:
            self.lay_stall(action - act.STALL, events)
        else:
            self._prepare(action, events)
            return
        self.go_on(events)

    def _prepare(self, action: int, events: list[Event] | None) -> None:
        """What chance decides in the set-up."""
        if self.phase == DEAL:
            self.deal(action - act.DEAL, events)
        elif self.phase == REVEAL:
            self.reveal(action - act.REVEAL, events)
        elif self.phase == MARKET:
            self.open_market(action - act.STALL, events)
        elif self.phase == FIRST_PLAYER:
            self.choose_first(action - act.FIRST, events)
        else:
            self.take_redrawn(action - act.DEAL, events)

    def _redraw(self, action: int, events: list[Event] | None) -> None:
        if action == act.DONE:
            self.redraw(events)
        else:
            self.set_aside(action - act.ASIDE)

    def _order(self, action: int, events: list[Event] | None) -> None:
        """R 10.3: a hold order; it leaves everything else that may be done as it is, unless it scores a card."""
        size = self.seats[self.active].size
        self.change_order(action, events)
        if self.seats[self.active].size < size:
            self.go_on(events)
        else:
            choices = self.choices[:]
            choices.remove(action)
            self.choices = choices

    # R 5 A turn

    def _act(self, action: int, events: list[Event] | None) -> None:
        """What a player does in the own turn; all but an arrow and a claim close the window behind the last arrow."""
        if action < act.TICKET:
            self.lay(action, self._cause(), events)
            return
        if act.CLAIM <= action < act.BUY:
            self.claim(action - act.CLAIM)
            return
        if not self.penalty:
            self.tip = -1
        if action < act.EXCHANGE:
            self._press(action, events)
        elif action < act.TOKEN:
            self._choose_card(action, events)
        elif action < act.SCORE:
            self._choose_token(action, events)
        elif action < act.PEEK:
            self.score_late(self.active, action - act.SCORE, events)
        elif action < act.CLAIM:
            self.peek(action - act.PEEK, events)
        elif action < act.PLAY:
            self.pay(price(action - act.BUY), events)
            self.buy(action - act.BUY, events)
        else:
            self.play(action - act.PLAY + FIRST_EVENT, events)

    def _cause(self) -> int:
        """What an arrow is laid for in this phase."""
        if self.phase == TURN:
            return MAIN
        if self.phase == BONUS:
            return BY_BONUS
        if self.phase == BRANCH:
            return BY_BRANCH
        return BY_TICKET if self.phase == TICKET else BY_EVENT

    def _press(self, action: int, events: list[Event] | None) -> None:
        """Buttons and removals."""
        if action == act.TICKET:
            self.pay(1, events)
            self.ticketing = True
        elif action == act.DECLINE:
            self._decline(events)
        elif action == act.DONE:
            self.end_event(events)
        elif action == act.END:
            self._end_turn(events)
        else:
            if self.phase == EVENT:
                self.event = -1
            else:
                self.pay(1, events)
            self.remove(action - act.REMOVE, events)

    def _decline(self, events: list[Event] | None) -> None:
        if events is not None:
            events.append(tell.Declined(None, self.active))
        if self.phase == BONUS:
            self.bonus -= 1
        elif self.winds > 0:
            self.winds -= 1
        elif self.drawn:
            self.sorting = True
        else:
            self.end_event(events)

    def _choose_card(self, action: int, events: list[Event] | None) -> None:
        """Exchange, keep, give, under, take."""
        if action < act.KEEP:
            self._exchange(action - act.EXCHANGE, events)
        elif action < act.GIVE:
            self._keep(action - act.KEEP, events)
        elif action < act.UNDER:
            self.swap_for(action - act.GIVE, events)
        elif action >= act.TAKE:
            self.event = -1
            self.score_public(action - act.TAKE, events)
        elif self.sorting:
            self.put_under(action - act.UNDER)
        else:
            self.picked = [*self.picked, action - act.UNDER]

    def _choose_token(self, action: int, events: list[Event] | None) -> None:
        if action < act.LIFT:
            self.move_token(action - act.TOKEN, events)
            self.event = -1
            return
        self.lift_token(action - act.LIFT, events)
        if self.penalty:
            self.penalty = False
        else:
            self.lifted = action - act.LIFT

    def go_on(self, events: list[Event] | None) -> None:
        """Works off what is pending, chance first, and asks whoever comes next."""
        self.odds = None
        while self.refills:
            if self.refill_next(events):
                return
        if self.stall >= 0 and self.fill_stall():
            return
        if self.end:
            if self.phase != OVER:
                self._finish(events)
            return
        while self.to_draw > 0:
            if self.draw_next(events):
                return
        if self.slot >= 0:
            if self.turn_up_secret():
                return
            self.look_at_secret(events)
        self.asked = self.active
        self._ask(events)

    def _ask(self, events: list[Event] | None) -> None:
        """The branch first, then bonuses, then the event, then the turn (R 6.8, R 12.10)."""
        if self.penalty:
            self.phase = PENALTY
            self.choices = [act.LIFT + card for card in self.seats[self.active].tokens.squares()]
        elif self.branch >= 0:
            self.phase = BRANCH
            self.choices = self.branches() + self.claims() + self.port_plays()
        elif self.bonus > 0:
            self.phase = BONUS
            self.choices = [*self.placements(False), act.DECLINE, *self.peeks(), *self.claims(), *self.port_plays()]
        elif self.event >= 0:
            self._ask_event(events)
        elif self.drawn:
            self.phase = KEEP
            self.choices = [act.KEEP + card for card in sorted(self.drawn)]
        elif self.ticketing:
            self.phase = TICKET
            self.choices = self.placements(True)
        else:
            self._ask_turn()

    def _ask_event(self, events: list[Event] | None) -> None:
        choices = self.event_choices()
        if not choices:
            self.end_event(events)
            self.go_on(events)
            return
        self.phase = EVENT
        self.choices = choices + self.claims() + self.port_plays()

    def _ask_turn(self) -> None:
        """R 5: everything that is allowed with nothing pending, in the order of the actions."""
        self.phase = TURN
        player = self.seats[self.active]
        tickets = min(player.tickets, self.ticket_limit - player.paid)
        arrows = self.placements(False)
        found = [] if self.main_done else arrows[:]
        if tickets > 0 and (arrows if not self.variant.rule_2 else self.placements(True)):
            found.append(act.TICKET)
        if self.main_done or not arrows:
            found.append(act.END)
        if tickets > 0:
            found += self.removals()
            if self.can_draw():
                for card in player.hand.squares():
                    found.append(act.EXCHANGE + card)
        self.add_orders(found)
        if not (self.variant.rule_1 and self.late_scored):
            found += self._late_scores()
        if self.slots:
            found += self.claims()
        if self.stalls:
            found += self.purchases(tickets)
            found += self.plays()
        self.choices = found

    def _late_scores(self) -> list[int]:
        """R 10.3: travelled cards of the own hand."""
        return [act.SCORE + card for card in self.seats[self.active].hand.squares() if self.travelled(card)]

    # R 9 Tickets

    def pay(self, tickets: int, events: list[Event] | None) -> None:
        """R 9.6: spent tickets lie on the board until the turn ends."""
        player = self.seats[self.active]
        player.tickets -= tickets
        player.paid += tickets
        self.spent += tickets
        if events is not None:
            events.append(tell.TicketSpent(None, self.active, tickets))

    def _exchange(self, card: int, events: list[Event] | None) -> None:
        """R 9.3: a card is discarded face down, two are drawn."""
        self.pay(1, events)
        player = self.seats[self.active]
        self._discard(card, player.hand)
        player.lose(card)
        self.to_draw = 2
        if events is not None:
            events.append(tell.Exchanged(None, self.active))

    def _discard(self, card: int, cards: Cells) -> None:
        """Nobody else sees which of these cards the player discards."""
        seat = self.active
        self.know.move(IN_HAND + seat, IN_DISCARDS + seat, cards, self.everybody_but(seat))
        self.seats[seat].discard(card)

    def _keep(self, card: int, events: list[Event] | None) -> None:
        """R 9.3: one of the drawn cards is kept; within Chart Room it waits for the card given for it."""
        if self.phase == EVENT:
            self.swap = card
            return
        player = self.seats[self.active]
        for other in self.drawn:
            if other != card:
                self._discard(other, player.hand.union(cells_of(self.drawn)))
        self.drawn = []
        player.gain(card)
        self.score_if_travelled(self.active, card, events)

    # R 11 End

    def _end_turn(self, events: list[Event] | None) -> None:
        """R 5, R 11.1: spent tickets go back; after the last round, or too many turns, the game is over."""
        self.score_at_turn_end(events)
        self.supply += self.spent
        self.spent = 0
        self.turns += 1
        following = self.next_seat(self.active)
        if self.last_round and following == self.first:
            self.end = BY_HAND
        elif self.turns >= self.variant.turn_cap:
            self.end = BY_CAP
        else:
            self.begin_turn(following, events)

    def _finish(self, events: list[Event] | None) -> None:
        """R 11.3: the last cards are scored, and nobody is asked any more."""
        self.score_what_is_left(events)
        self.phase = OVER
        self.asked = NOBODY
        self.choices = []
        if events is not None:
            events.append(tell.GameOver(None, ENDS[self.end]))
            result = scoring.final(self)
            for seat, score in enumerate(result.scores):
                events.append(tell.FinalScore(None, seat, score, result.ranks[seat]))

    def outcome(self) -> Outcome | None:
        return scoring.final(self) if self.phase == OVER else None

    # What leaves the rules

    def view(self, seat: int) -> Any:
        from fourwinds.games.expedition.view import view

        return view(self, seat)

    def observe(self, seat: int, row: Observation) -> None:
        from fourwinds.games.expedition.features import observe

        observe(self, seat, row)

    def prompt(self, seat: int) -> Text:
        from fourwinds.games.expedition.prompts import prompt

        return prompt(self, seat)

    def closing(self, seat: int) -> Text:
        player = self.seats[seat]
        if self.turns == 0 and (self.phase <= TOKENS or seat != self.first):
            return Text("expedition-closing-token" if player.tokens.squares() else "expedition-closing-redraw")
        return Text("expedition-closing", {"arrows": player.laid, "tickets": player.paid})

    def final(self, seat: int, action: int) -> bool:
        """Whether the seat cannot tell what will be drawn, turned over, or scored by somebody else."""
        if action < act.TICKET:
            return self._tells_news(seat, TIP[action % DIRECTED])
        known_bottom = self.rest == 0 and bool(self.bottom)
        if act.PEEK <= action < act.BUY:
            slot = self.slots[(action - act.PEEK) % 2]
            return slot.card != EMPTY and not (slot.card >= 0 and self.know.knows(seat, slot.card))
        draws = act.EXCHANGE <= action < act.KEEP or act.TAKE <= action < act.TOKEN or act.BUY <= action < act.PLAY
        return draws and known_bottom

    def _tells_news(self, seat: int, space: int) -> bool:
        """An arrow shows whether somebody scores the place, unless the seat knows where its card is."""
        if space >= CARDS or self.seats[seat].hand.has(space):
            return False
        if not self.know.knows(seat, space):
            return True
        in_hand = False
        for player in self.seats:
            in_hand |= player.hand.has(space)
        return in_hand or (space in self.public and self.rest == 0 and bool(self.bottom))

    def fingerprint(self) -> str:
        """The board, the row, what everybody has, and what is pending."""
        head = f"{self.phase} {self.first} {self.active} {self.turns} {self.last_round} {self.end}"
        trails = [
            f"{t.colour}: {[4 * a.code + 2 * a.branch + a.closes for a in t.arrows()]} {t.loops}" for t in self.trails
        ]
        slots = [f"{slot.card != EMPTY} {slot.markers}" for slot in self.slots]
        cards = f"{self.public} {slots} {self.stalls} {self.deck_size()} {self.shown_discards}"
        turn = f"{self.main_done} {self.ticket_limit} {self.bought} {self.late_scored} {self.tip} {self.claimed}"
        pending = f"{self.branch} {self.banned} {self.bonus} {self.event} {self.winds} {self.to_draw}"
        seats = [_fingerprint(self, seat) for seat in range(len(self.seats))]
        return " | ".join([head, *trails, f"{self.supply}+{self.spent}", cards, turn, pending, *seats])


def _fingerprint(state: Expedition, seat: int) -> str:
    player = state.seats[seat]
    tokens = player.tokens.squares()
    return f"{player.size} {player.tickets} {player.points} {player.claims} {tokens} {player.area} {player.stalls}"
