"""What happens in a game of Exploriana, told as facts. `only` names the seat that sees what is hidden from others."""

from __future__ import annotations

from dataclasses import dataclass

from fourwinds.core.messages import Event, Text


def _region(region: str) -> Text:
    return Text(f"exploriana-region-{region}")


def _card(card: str) -> Text:
    return Text(f"exploriana-card-{card}")


# Set-up, draft and recruiting


@dataclass
class FirstPlayerChosen(Event):
    seat: int

    def text(self) -> Text:
        return Text("exploriana-event-first", {"seat": self.seat})


@dataclass
class MissionDealt(Event):
    mission: Text

    def text(self) -> Text:
        return Text("exploriana-event-mission-dealt", {"mission": self.mission})


@dataclass
class RoundBegun(Event):
    round: int

    def text(self) -> Text:
        return Text("exploriana-event-round", {"round": self.round})


@dataclass
class PackDealt(Event):
    """One card of the pack that the seat begins the draft with."""

    explorer: Text

    def text(self) -> Text:
        return Text("exploriana-event-pack", {"explorer": self.explorer})


@dataclass
class Drafted(Event):
    seat: int
    explorer: Text

    def text(self) -> Text:
        return Text("exploriana-event-drafted", {"seat": self.seat, "explorer": self.explorer})


@dataclass
class PacksPassed(Event):
    left: int

    def text(self) -> Text:
        return Text("exploriana-event-passed", {"left": self.left})


@dataclass
class ExplorerTurned(Event):
    explorer: Text

    def text(self) -> Text:
        return Text("exploriana-event-row", {"explorer": self.explorer})


@dataclass
class ExplorerDealt(Event):
    seat: int
    explorer: Text

    def text(self) -> Text:
        return Text("exploriana-event-dealt", {"seat": self.seat, "explorer": self.explorer})


@dataclass
class Recruited(Event):
    seat: int
    explorer: Text
    coins: int

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "explorer": self.explorer}
        return Text("exploriana-event-recruited", {**args, "coins": self.coins})


@dataclass
class SocietyRecruited(Event):
    explorer: Text

    def text(self) -> Text:
        return Text("exploriana-event-society-recruited", {"explorer": self.explorer})


@dataclass
class CoinPut(Event):
    explorer: Text
    coins: int

    def text(self) -> Text:
        return Text("exploriana-event-coin", {"explorer": self.explorer, "coins": self.coins})


# Sending


@dataclass
class Sent(Event):
    seat: int
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-sent", {"seat": self.seat, "region": _region(self.region)})


@dataclass
class RivalSent(Event):
    seat: int
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-rival-sent", {"seat": self.seat, "region": _region(self.region)})


@dataclass
class SocietySent(Event):
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-society-sent", {"region": _region(self.region)})


# Exploring


@dataclass
class TurnBegun(Event):
    seat: int
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-turn", {"seat": self.seat, "region": _region(self.region)})


@dataclass
class RivalTurnBegun(Event):
    seat: int
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-rival-turn", {"seat": self.seat, "region": _region(self.region)})


@dataclass
class SocietyTurnBegun(Event):
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-society-turn", {"region": _region(self.region)})


@dataclass
class CardTurned(Event):
    region: str
    card: str
    hazard: Text

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"region": _region(self.region), "card": _card(self.card)}
        return Text("exploriana-event-card", {**args, "hazard": self.hazard})


@dataclass
class ReserveMoved(Event):
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-reserve", {"region": _region(self.region)})


@dataclass
class GuideHired(Event):
    seat: int
    card: str

    def text(self) -> Text:
        return Text("exploriana-event-guide", {"seat": self.seat, "card": _card(self.card)})


@dataclass
class Stopped(Event):
    seat: int
    picks: int

    def text(self) -> Text:
        return Text("exploriana-event-stopped", {"seat": self.seat, "picks": self.picks})


@dataclass
class Lost(Event):
    seat: int
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-lost", {"seat": self.seat, "region": _region(self.region)})


@dataclass
class RivalLost(Event):
    seat: int
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-rival-lost", {"seat": self.seat, "region": _region(self.region)})


@dataclass
class SocietyLost(Event):
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-society-lost", {"region": _region(self.region)})


@dataclass
class UnknownLost(Event):
    region: str

    def text(self) -> Text:
        return Text("exploriana-event-unknown-lost", {"region": _region(self.region)})


@dataclass
class CardRemoved(Event):
    """The top card of a deck, removed because no token could be placed."""

    region: str
    card: str

    def text(self) -> Text:
        return Text("exploriana-event-removed", {"region": _region(self.region), "card": _card(self.card)})


@dataclass
class Discarded(Event):
    seat: int
    card: str

    def text(self) -> Text:
        return Text("exploriana-event-discarded", {"seat": self.seat, "card": _card(self.card)})


# Picks


@dataclass
class Taken(Event):
    """Cards taken from a display; by the option `table_memory` the log names them or only their type."""

    seat: int
    what: Text
    coins: int
    renown: int

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "what": self.what}
        return Text("exploriana-event-taken", {**args, "coins": self.coins, "renown": self.renown})


@dataclass
class Rescued(Event):
    seat: int
    region: str
    coins: int
    renown: int

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "region": _region(self.region)}
        return Text("exploriana-event-rescued", {**args, "coins": self.coins, "renown": self.renown})


@dataclass
class TokenSeen(Event):
    value: int

    def text(self) -> Text:
        return Text("exploriana-event-token", {"value": self.value})


@dataclass
class SocietyTook(Event):
    what: Text
    coins: int
    renown: int

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"what": self.what}
        return Text("exploriana-event-society-taken", {**args, "coins": self.coins, "renown": self.renown})


@dataclass
class SocietyRescued(Event):
    region: str
    renown: int

    def text(self) -> Text:
        return Text("exploriana-event-society-rescued", {"region": _region(self.region), "renown": self.renown})


# Explorer cards


@dataclass
class ExplorerUsed(Event):
    seat: int
    explorer: Text
    cost: int

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "explorer": self.explorer}
        return Text("exploriana-event-used", {**args, "cost": self.cost})


@dataclass
class Looked(Event):
    """A card that only the looker has seen."""

    card: str

    def text(self) -> Text:
        return Text("exploriana-event-looked", {"card": _card(self.card)})


@dataclass
class PutUnder(Event):
    """A card went to the bottom of the deck; nobody else sees which."""

    seat: int

    def text(self) -> Text:
        return Text("exploriana-event-under", {"seat": self.seat})


@dataclass
class LeftOnTop(Event):
    seat: int

    def text(self) -> Text:
        return Text("exploriana-event-left", {"seat": self.seat})


@dataclass
class PutBack(Event):
    seat: int

    def text(self) -> Text:
        return Text("exploriana-event-back", {"seat": self.seat})


@dataclass
class TokensMoved(Event):
    """The tokens of a region in their new order, told by the spaces they came from, top to bottom."""

    seat: int
    region: str
    order: list[int]

    def text(self) -> Text:
        order = " ".join(str(space) for space in self.order)
        return Text("exploriana-event-tokens", {"seat": self.seat, "region": _region(self.region), "order": order})


@dataclass
class MissionDrawn(Event):
    mission: Text

    def text(self) -> Text:
        return Text("exploriana-event-mission-drawn", {"mission": self.mission})


@dataclass
class MissionKept(Event):
    seat: int

    def text(self) -> Text:
        return Text("exploriana-event-mission-kept", {"seat": self.seat})


@dataclass
class Returned(Event):
    seat: int
    card: str

    def text(self) -> Text:
        return Text("exploriana-event-returned", {"seat": self.seat, "card": _card(self.card)})


@dataclass
class Released(Event):
    seat: int
    card: str

    def text(self) -> Text:
        return Text("exploriana-event-released", {"seat": self.seat, "card": _card(self.card)})


@dataclass
class Studied(Event):
    """A Scholar has taken a card; the others see only what it brings."""

    seat: int
    coins: int
    renown: int

    def text(self) -> Text:
        return Text("exploriana-event-studied", {"seat": self.seat, "coins": self.coins, "renown": self.renown})


@dataclass
class StudiedCard(Event):
    card: str

    def text(self) -> Text:
        return Text("exploriana-event-studied-card", {"card": _card(self.card)})


# Missions, relics, end


@dataclass
class MissionDone(Event):
    seat: int
    mission: Text

    def text(self) -> Text:
        return Text("exploriana-event-mission-done", {"seat": self.seat, "mission": self.mission})


@dataclass
class RelicClaimed(Event):
    seat: int
    relic: Text
    cards: Text

    def text(self) -> Text:
        return Text("exploriana-event-relic", {"seat": self.seat, "relic": self.relic, "cards": self.cards})


@dataclass
class RivalGained(Event):
    renown: int

    def text(self) -> Text:
        return Text("exploriana-event-rival-renown", {"renown": self.renown})


@dataclass
class FinalScore(Event):
    seat: int
    points: int
    rank: int

    def text(self) -> Text:
        return Text("exploriana-event-end", {"seat": self.seat, "points": self.points, "rank": self.rank})


@dataclass
class SocietyScore(Event):
    points: int

    def text(self) -> Text:
        return Text("exploriana-event-society-end", {"points": self.points})
