"""What happens in a game of Expedition, told as facts. Hands, looks and hold orders are their owner's alone."""

from __future__ import annotations

from dataclasses import dataclass

from fourwinds.core.messages import Event, Text


@dataclass
class FirstPlayerChosen(Event):
    seat: int

    def text(self) -> Text:
        return Text("expedition-event-first", {"seat": self.seat})


@dataclass
class Dealt(Event):
    """A card goes to a hand; only its owner is told which."""

    seat: int
    place: Text

    def text(self) -> Text:
        return Text("expedition-event-dealt", {"seat": self.seat, "place": self.place})


@dataclass
class PublicRevealed(Event):
    place: Text

    def text(self) -> Text:
        return Text("expedition-event-revealed", {"place": self.place})


@dataclass
class NearCardSetAside(Event):
    place: Text

    def text(self) -> Text:
        return Text("expedition-event-near", {"place": self.place})


@dataclass
class SecretLaid(Event):
    slot: int

    def text(self) -> Text:
        return Text("expedition-event-secret", {"slot": self.slot + 1})


@dataclass
class StallFilled(Event):
    """A card of the market is laid open."""

    card: Text

    def text(self) -> Text:
        return Text("expedition-event-stall", {"card": self.card})


@dataclass
class Redrawn(Event):
    seat: int
    cards: int

    def text(self) -> Text:
        return Text("expedition-event-redrawn", {"seat": self.seat, "cards": self.cards})


@dataclass
class TokenPlaced(Event):
    seat: int
    place: Text

    def text(self) -> Text:
        return Text("expedition-event-token", {"seat": self.seat, "place": self.place})


@dataclass
class TokenLifted(Event):
    """A token leaves the map without a score: moved by Change of Plans, or lost by a claim."""

    seat: int
    place: Text

    def text(self) -> Text:
        return Text("expedition-event-lifted", {"seat": self.seat, "place": self.place})


@dataclass
class TurnBegun(Event):
    seat: int
    turn: int

    def text(self) -> Text:
        return Text("expedition-event-turn", {"seat": self.seat, "turn": self.turn})


@dataclass
class ArrowPlaced(Event):
    """`cause` is main, ticket, bonus, branch or event."""

    seat: int
    colour: str
    segment: str
    tip: str
    cause: str
    origin: Text
    target: Text

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "colour": self.colour, "cause": self.cause}
        return Text("expedition-event-arrow", {**args, "from": self.origin, "to": self.target})


@dataclass
class ArrowRemoved(Event):
    seat: int
    colour: str
    segment: str
    target: Text

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "colour": self.colour}
        return Text("expedition-event-removed", {**args, "to": self.target})


@dataclass
class TicketGained(Event):
    seat: int
    tickets: int

    def text(self) -> Text:
        return Text("expedition-event-gained", {"seat": self.seat, "tickets": self.tickets})


@dataclass
class TicketSpent(Event):
    seat: int
    tickets: int

    def text(self) -> Text:
        return Text("expedition-event-spent", {"seat": self.seat, "tickets": self.tickets})


@dataclass
class LoopClosed(Event):
    seat: int
    colour: str
    spaces: list[str]

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "colour": self.colour}
        return Text("expedition-event-loop", {**args, "spaces": len(self.spaces)})


@dataclass
class BonusGained(Event):
    seat: int

    def text(self) -> Text:
        return Text("expedition-event-bonus", {"seat": self.seat})


@dataclass
class Declined(Event):
    seat: int

    def text(self) -> Text:
        return Text("expedition-event-declined", {"seat": self.seat})


@dataclass
class CardScored(Event):
    """`source` is hand, important, public or secret."""

    seat: int
    card: str
    source: str
    points: int
    place: Text

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "place": self.place, "source": self.source}
        return Text("expedition-event-scored", {**args, "points": self.points})


@dataclass
class HoldChanged(Event):
    """An own hold order, told to its owner alone; `held` is 1 or 0."""

    held: int
    place: Text

    def text(self) -> Text:
        return Text("expedition-event-hold", {"held": self.held, "place": self.place})


@dataclass
class LastHoldChanged(Event):
    """The own order to keep the last card; `held` is 1 or 0."""

    held: int

    def text(self) -> Text:
        return Text("expedition-event-hold-last", {"held": self.held})


@dataclass
class Exchanged(Event):
    """A card is discarded face down, and another kept."""

    seat: int

    def text(self) -> Text:
        return Text("expedition-event-exchanged", {"seat": self.seat})


@dataclass
class CardDrawn(Event):
    """Told to the one who draws or looks."""

    place: Text

    def text(self) -> Text:
        return Text("expedition-event-drawn", {"place": self.place})


@dataclass
class DiscardsShuffled(Event):
    cards: int

    def text(self) -> Text:
        return Text("expedition-event-shuffled", {"cards": self.cards})


@dataclass
class Bought(Event):
    seat: int
    card: Text

    def text(self) -> Text:
        return Text("expedition-event-bought", {"seat": self.seat, "card": self.card})


@dataclass
class EventPlayed(Event):
    seat: int
    card: Text

    def text(self) -> Text:
        return Text("expedition-event-played", {"seat": self.seat, "card": self.card})


@dataclass
class PutUnder(Event):
    """A public card goes under the deck."""

    seat: int
    place: Text

    def text(self) -> Text:
        return Text("expedition-event-under", {"seat": self.seat, "place": self.place})


@dataclass
class Peeked(Event):
    seat: int
    slot: int

    def text(self) -> Text:
        return Text("expedition-event-peeked", {"seat": self.seat, "slot": self.slot + 1})


@dataclass
class Claimed(Event):
    """`result` is right, elsewhere (an expedition stands there, but not the arrow just laid) or wrong."""

    seat: int
    slot: int
    result: str
    place: Text

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "slot": self.slot + 1, "place": self.place}
        return Text("expedition-event-claimed", {**args, "result": self.result})


@dataclass
class PointsChanged(Event):
    """A point for a marker on a card claimed wrongly, or one lost for the claim."""

    seat: int
    points: int

    def text(self) -> Text:
        return Text("expedition-event-points", {"seat": self.seat, "points": self.points})


@dataclass
class LastRound(Event):
    seat: int

    def text(self) -> Text:
        return Text("expedition-event-last-round", {"seat": self.seat})


@dataclass
class GameOver(Event):
    """`reason` is hand, arrows or cap."""

    reason: str

    def text(self) -> Text:
        return Text("expedition-event-over", {"reason": self.reason})


@dataclass
class FinalScore(Event):
    seat: int
    points: int
    rank: int

    def text(self) -> Text:
        return Text("expedition-event-end", {"seat": self.seat, "points": self.points, "rank": self.rank})
