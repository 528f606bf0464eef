"""The rules of Exploriana. A position is built up from its parts, in the order in which they need each other:

`state` the data, `missions` (R 8), `field` what happens to a region's cards (R 5, R 6.20), `looks` and `specialists`
the explorer cards (R 7), `exploring` pawns and picks (R 6.8), `rounds` the other phases (R 6), `setup` (R 4).
"""

from __future__ import annotations

from typing import Any, Final

from fourwinds.core.messages import Event, Outcome, Text
from fourwinds.core.observation import Observation
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import scoring
from fourwinds.games.exploriana.region import Region
from fourwinds.games.exploriana.setup import Setup
from fourwinds.games.exploriana.state import (
    ACTION,
    BRINK,
    CARD,
    CLAIM,
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
    PICK,
    READ,
    RECRUIT,
    RECRUITED,
    REFILL,
    RESEARCH,
    ROW,
    SCOUTING,
    SEND,
    SOCIETY_SEND,
    SOCIETY_TOKENS,
    STUDY,
    TOKEN,
    VALUES,
    Player,
)
from fourwinds.games.exploriana.terms import PATHFINDER, PHOTOGRAPHER


class Exploriana(Setup):
    """A position of Exploriana."""

    def copy(self) -> Exploriana:
        other = Exploriana(self.variant)
        self.copy_into(other)
        return other

    def weights(self) -> list[int] | None:
        phase = self.phase
        if phase in (TOKEN, VALUES, SOCIETY_TOKENS):
            return [self.values[choice - act.TOKEN] for choice in self.choices] if len(self.choices) > 1 else None
        if phase == LOOK:
            return self.region().weights(True) if len(self.choices) > 1 else None
        if self.choices and act.REVEAL <= self.choices[0] < act.LOOK:
            return self.region().weights(False)
        return None

    # Actions, the most frequent phases first

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        phase = self.phase
        if act.FLIP <= action < act.FIRST:
            self.claim(seat, action, events)
        elif phase == ACTION:
            self.act_in_turn(seat, action, events)
        elif phase == PICK:
            self.pick(seat, action, events)
        elif act.REVEAL <= action < act.LOOK:
            self._revealed(phase, action - act.REVEAL, events)
        elif phase == SEND:
            self.send(seat, action, events)
        elif phase == ROW:
            self.turned(action - act.ROW, events)
        elif phase == RECRUIT:
            self.recruit(seat, action - act.RECRUIT, events)
        elif phase == TOKEN:
            self.token_seen(action - act.TOKEN + 2, events)
        elif phase == MISSIONS:
            self.mission_dealt(action - act.MISSION, events)
        elif phase == DISCARD:
            self.discard(seat, action - act.DISCARD, events)
        elif phase == SOCIETY_SEND:
            self.society_sends(action - act.SOCIETY, events)
        elif seat >= 0:
            self._decided(phase, seat, action, events)
        else:
            self._chanced(phase, action, events)

    def _revealed(self, phase: int, card: int, events: list[Event] | None) -> None:
        """A card turned over by chance."""
        if phase == CARD:
            self.explored(card, events)
        elif phase == REFILL:
            self.refilled(card, events)
        elif phase == DISPLAY:
            self.laid(card, events)
        elif phase == MEDIC_CARD:
            self.treated(card, events)
        elif phase == OVERFLOW:
            self.overflowed(card, events)
        elif phase == OVERFLOW_LOOK:
            self.removed_by_detective(card, events)
        else:
            self.forced_card(card, events)

    def _decided(self, phase: int, seat: int, action: int, events: list[Event] | None) -> None:
        """What players decide beside their usual actions."""
        if phase == DRAFT:
            self.draft(seat, action - act.DRAFT, events)
        elif phase == NAVIGATE:
            if action == act.LOST:
                self.become_lost(events)
            else:
                self.navigated(seat, events)
        elif phase == SCOUTING:
            self.scouted(seat, action, events)
        elif phase == GEOGRAPHY:
            self.charted(seat, action - act.BOTTOM, events)
        elif phase == RESEARCH:
            self.put_on_top(seat, action - act.TOP, events)
        elif phase == STUDY:
            self.study(seat, action - act.PICK, events)
        elif phase == DETECTION:
            self.arrange(seat, action - act.ORDER, events)
        elif phase == ENTERPRISE:
            self.keep_mission(seat, action - act.KEEP, events)
        elif phase == PATHS:
            if action == act.DONE:
                self.ask_action(events)
            else:
                self.return_card(seat, action - act.RETURN, events)
        else:
            self._done(phase, seat, events)

    def _done(self, phase: int, seat: int, events: list[Event] | None) -> None:
        """A player has completed what he wanted to (R 8.4)."""
        if phase == CLAIM:
            self.end_turn(events)
        elif phase == BRINK:
            self.ask_navigator(seat, events)
        elif phase == RECRUITED:
            self.ask_recruit(events)
        else:
            self.queue = self.queue[1:]
            self.ask_reckoning(events)

    def _chanced(self, phase: int, action: int, events: list[Event] | None) -> None:
        """What chance does beside turning over cards."""
        if phase == LOOK:
            self.looked(action - act.LOOK, events)
        elif phase == READ:
            self.hidden(action - act.HIDE)
        elif phase == VALUES:
            self.token_looked_at(action - act.TOKEN + 2, events)
        elif phase == DRAW_MISSIONS:
            self.mission_drawn(action - act.MISSION, events)
        elif phase == PACKS:
            self.packed(action - act.DEAL, events)
        elif phase == FIRST:
            self.first_drawn(action - act.FIRST, events)
        elif phase == SOCIETY_TOKENS:
            self.society_token(action - act.TOKEN + 2, events)
        else:
            self.dealt(action - act.DEAL, events)

    # What leaves the rules

    def outcome(self) -> Outcome | None:
        return scoring.final(self) if self.phase == OVER else None

    def view(self, seat: int) -> Any:
        from fourwinds.games.exploriana.view import view

        return view(self, seat)

    def observe(self, seat: int, row: Observation) -> None:
        from fourwinds.games.exploriana.features import observe

        observe(self, seat, row)

    def prompt(self, seat: int) -> Text:
        from fourwinds.games.exploriana.prompts import prompt

        return prompt(self, seat)

    def closing(self, seat: int) -> Text:
        from fourwinds.games.exploriana.prompts import closing

        return closing(self, seat)

    def final(self, seat: int, action: int) -> bool:
        """Chance answers these at once with something new: a card, a look, a value, a mission."""
        if self.phase == ACTION:
            return action == act.EXPLORE or (act.USE <= action < act.RELEASE and action not in OPEN_USES)
        return self.phase == PICK and act.RESCUE <= action < act.RETURN

    def fingerprint(self) -> str:
        """Everything on the table that everybody sees, and how much of what is hidden."""
        head = f"{self.phase} {self.round} {self.first} {self.asked} {self.queue} {self.here}.{self.space}"
        turn = f"{self.picks} {self.rescued} {self.last} {self.explorer_deck} {self.row} {self.row_coins}"
        decks = f"{self.mission_deck} {self.supply} {self.rival} {self.relics}"
        regions = [_region_print(region) for region in self.regions]
        players = [_player_print(player, int(self.secret_cards(at))) for at, player in enumerate(self.players)]
        return " | ".join([head, turn, decks, *regions, *players])


OPEN_USES: Final = (act.USE + PATHFINDER, act.USE + PHOTOGRAPHER)
"""Pathfinder and Photographer show nothing new."""


def _region_print(region: Region) -> str:
    deck = f"{region.deck} {region.reserve} {region.moved} {int(region.back):x} {region.seen_by} {region.readers}"
    return f"{deck} {region.display} {region.pawns} {len(region.lost)} {region.guide} {int(region.removed):x}"


def _player_print(player: Player, secret: int) -> str:
    owned = f"{player.coins} {player.renown} {player.stamp} {player.gained} {player.pawns} {player.rivals}"
    cards = f"{player.guide} {player.used} {int(player.cards) & ~secret:x} {len(player.tokens)}"
    return f"{owned} {cards} {int(player.done):x}"
