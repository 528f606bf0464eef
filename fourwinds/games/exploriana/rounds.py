"""Phases 1, 2 and 4: recruit (R 6.2), send (R 6.6), end of the round (R 6.27), with rivals and the Society."""

from __future__ import annotations

from typing import Final

from fourwinds.core.deck import BIT, members
from fourwinds.core.messages import Event
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import events as tell
from fourwinds.games.exploriana import scoring
from fourwinds.games.exploriana.exploring import Exploring
from fourwinds.games.exploriana.region import NOTHING
from fourwinds.games.exploriana.state import (
    DEAL,
    OVER,
    RECKONING,
    RECRUIT,
    RECRUITED,
    ROW,
    SEND,
    SOCIETY_SEND,
    SOCIETY_TOKENS,
    TOKEN_VALUE,
)
from fourwinds.games.exploriana.terms import COPIES, REGIONS, RIVAL_PAWN, SOCIETY_PAWN

PAWNS: Final = 2


class Rounds(Exploring):
    """A position, with the phases around the exploration."""

    def begin_round(self, events: list[Event] | None) -> None:
        """R 6.1."""
        for player in self.players:
            player.gained = 0
        if events is not None:
            events.append(tell.RoundBegun(None, self.round))
        if self.variant.draft:
            self._begin_sending(events)
        elif self.variant.first_game_deal and self.round == 1:
            self.queue = [(self.first + step) % self.variant.players for step in range(self.variant.players)]
            self.ask_deal()
        else:
            self.ask_row(events)

    # 10.1 The deal of a first game

    def ask_deal(self) -> None:
        """Chance deals a card to the next player."""
        self.ask_chance(DEAL, [act.DEAL + card for card in members(self.explorers)])

    def dealt(self, card: int, events: list[Event] | None) -> None:
        """R 10.1: open to all."""
        seat = self.queue[0]
        self.queue = self.queue[1:]
        self._turn_explorer(card)
        self.players[seat].hand |= BIT[card]
        if events is not None:
            events.append(tell.ExplorerDealt(None, seat, act.explorer_text(card // COPIES)))
        if self.queue:
            self.ask_deal()
        else:
            self._begin_sending(events)

    def _turn_explorer(self, card: int) -> None:
        self.explorers &= ~BIT[card]
        self.explorer_deck -= 1

    # 6.2 Recruit

    def ask_row(self, events: list[Event] | None) -> None:
        """R 6.2: chance turns cards over until the row is full."""
        if len(self.row) < self.variant.row_size and self.explorer_deck > 0:
            self.ask_chance(ROW, [act.ROW + card for card in members(self.explorers)])
            return
        if self.variant.solo:
            first = self.players[0].renown <= self.society().renown
            self.queue = [0, 1] if first else [1, 0]
        else:
            self.queue = self.renown_order()[::-1]
        self.ask_recruit(events)

    def turned(self, card: int, events: list[Event] | None) -> None:
        """A card joins the row."""
        self._turn_explorer(card)
        self.row = [*self.row, card]
        self.row_coins = [*self.row_coins, 0]
        if events is not None:
            events.append(tell.ExplorerTurned(None, act.explorer_text(card // COPIES)))
        self.ask_row(events)

    def ask_recruit(self, events: list[Event] | None) -> None:
        """R 6.3: the next player, or the Society."""
        if self.queue and self.queue[0] >= self.variant.players:
            self.queue = self.queue[1:]
            self._society_recruits(events)
        if self.queue:
            self.ask_player(RECRUIT, self.queue[0], sorted([act.RECRUIT + card for card in self.row]))
        else:
            self._put_coin(events)
            self._begin_sending(events)

    def recruit(self, seat: int, card: int, events: list[Event] | None) -> None:
        """R 6.3: with the coins on the card."""
        coins = self._leave_row(card)
        player = self.players[seat]
        player.hand |= BIT[card]
        player.coins += coins
        self.queue = self.queue[1:]
        if events is not None:
            events.append(tell.Recruited(None, seat, act.explorer_text(card // COPIES), coins))
        self.check(seat, events)
        if coins and self.may_claim(seat):
            self.ask_player(RECRUITED, seat, [act.DONE])
        else:
            self.ask_recruit(events)

    def _leave_row(self, card: int) -> int:
        at = self.row.index(card)
        coins = self.row_coins[at]
        self.row = [*self.row[:at], *self.row[at + 1 :]]
        self.row_coins = [*self.row_coins[:at], *self.row_coins[at + 1 :]]
        return coins

    def _society_recruits(self, events: list[Event] | None) -> None:
        """R 10.11: the dearest card, of equal ones the left-most, which has been there longest."""
        cost = self.variant.cost
        dearest = self.row[0]
        for card in self.row:
            if cost[card // COPIES] > cost[dearest // COPIES]:
                dearest = card
        self._leave_row(dearest)
        society = self.society()
        society.used = [*society.used, dearest // COPIES]
        if events is not None:
            events.append(tell.SocietyRecruited(None, act.explorer_text(dearest // COPIES)))

    def _put_coin(self, events: list[Event] | None) -> None:
        """R 6.4."""
        self.row_coins = [coins + 1 for coins in self.row_coins]
        if events is not None:
            for card, coins in zip(self.row, self.row_coins, strict=True):
                events.append(tell.CoinPut(None, act.explorer_text(card // COPIES), coins))

    # 6.6 Send

    def _begin_sending(self, events: list[Event] | None) -> None:
        """Everybody takes the pawns; the order is settled for the phase."""
        for region in self.regions:
            region.pawns = NOTHING
        for seat in range(self.variant.players):
            self.players[seat].pawns = PAWNS
            self.players[seat].rivals = 1 if self.variant.rivals else 0
        if self.variant.solo:
            self.society().pawns = self.variant.society_pawns
        order = self.renown_order()
        queue: list[int] = []
        for turn in range(8):
            for seat in order:
                if turn < self.players[seat].pawns + self.players[seat].rivals:
                    queue.append(seat)
        self.queue = queue
        self.ask_send(events)

    def ask_send(self, events: list[Event] | None) -> None:
        """R 6.6, R 6.7, R 10.4: where the next pawn goes."""
        if not self.queue:
            self.begin_exploring(events)
            return
        seat, spaces = self.queue[0], self.variant.board.spaces
        free = [region for region in range(3) if len(self.regions[region].pawns) < spaces[region]]
        if seat >= self.variant.players:
            self.ask_chance(SOCIETY_SEND, [act.SOCIETY + region for region in free])
            return
        player = self.players[seat]
        choices: list[int] = []
        if player.pawns > (1 if player.rivals else 0):
            choices = [act.SEND + region for region in free]
        if player.rivals:
            choices += [act.RIVAL + region for region in free]
        self.ask_player(SEND, seat, choices)

    def send(self, seat: int, action: int, events: list[Event] | None) -> None:
        """A pawn goes to the topmost free space."""
        player = self.players[seat]
        if action < act.RIVAL:
            region = action - act.SEND
            player.pawns -= 1
            self._stand(region, seat)
        else:
            region = action - act.RIVAL
            player.rivals -= 1
            self._stand(region, seat + RIVAL_PAWN)
        if events is not None:
            where = REGIONS[region]
            event = tell.Sent(None, seat, where) if action < act.RIVAL else tell.RivalSent(None, seat, where)
            events.append(event)
        self.ask_send(events)

    def society_sends(self, region: int, events: list[Event] | None) -> None:
        """R 10.12."""
        self.society().pawns -= 1
        self._stand(region, SOCIETY_PAWN)
        if events is not None:
            events.append(tell.SocietySent(None, REGIONS[region]))
        self.ask_send(events)

    def _stand(self, region: int, pawn: int) -> None:
        self.queue = self.queue[1:]
        self.regions[region].pawns = [*self.regions[region].pawns, pawn]

    # 6.27 End of the round

    def end_round(self, events: list[Event] | None) -> None:
        """R 6.27: the end, or the next round."""
        ending = self.ending()
        if self.rival >= 0 and (self.variant.rival_final_bonus or not ending):
            self.rival += self.variant.edition.rival_gain
            if events is not None:
                events.append(tell.RivalGained(None, self.rival))
        if ending:
            self.queue = [seat for seat in self.renown_order() if seat < self.variant.players]
            self.ask_reckoning(events)
            return
        for player in self.players:
            player.guide = True
        self.round += 1
        self.here = 0
        self.space = 0
        self.begin_round(events)

    def ending(self) -> bool:
        """R 9.1."""
        if not self.variant.draft and self.explorer_deck == 0:
            return True
        return any(region.moved or region.deck == 0 for region in self.regions)

    def ask_reckoning(self, events: list[Event] | None) -> None:
        """R 8.4: the last chance to complete missions, one player after the other."""
        while self.queue:
            if self.may_claim(self.queue[0]):
                self.ask_player(RECKONING, self.queue[0], [act.DONE])
                return
            self.queue = self.queue[1:]
        self.ask_society_tokens(events)

    def ask_society_tokens(self, events: list[Event] | None) -> None:
        """R 10.9: the Society's tokens are turned over for the scoring."""
        if self.variant.solo:
            for token in self.society().tokens:
                if token & TOKEN_VALUE == 0:
                    self.ask_chance(SOCIETY_TOKENS, self.token_choices(0))
                    return
        self._finish(events)

    def society_token(self, value: int, events: list[Event] | None) -> None:
        """The value of the first token that nobody has seen."""
        society = self.society()
        tokens = society.tokens[:]
        for at in range(len(tokens)):
            if tokens[at] & TOKEN_VALUE == 0:
                tokens[at] = self.settle_token(0, value, 3)
                break
        society.tokens = tokens
        self.ask_society_tokens(events)

    def _finish(self, events: list[Event] | None) -> None:
        self.ask_chance(OVER, NOTHING)
        self._open_all()
        if events is not None:
            result = scoring.final(self)
            for seat, score in enumerate(result.scores):
                events.append(tell.FinalScore(None, seat, score, result.ranks[seat]))
            if self.variant.solo:
                events.append(tell.SocietyScore(None, scoring.society_score(self)))

    def _open_all(self) -> None:
        """For the scoring tokens and collections are turned over."""
        everybody = (1 << self.variant.observers) - 1
        self.secrets = []
        for player in self.players:
            player.tokens = [self.settle_token(token, 0, everybody) for token in player.tokens]
