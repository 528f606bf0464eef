"""What happens in a game of Explorers, told as facts. What a player does in a turn is his alone until all are done."""

from __future__ import annotations

from dataclasses import dataclass

from fourwinds.core.messages import Event, Text


@dataclass
class FirstPlayerChosen(Event):
    seat: int

    def text(self) -> Text:
        return Text("explorers-event-first", {"seat": self.seat})


@dataclass
class TileLaid(Event):
    quadrant: str
    tile: int
    turns: int

    def text(self) -> Text:
        return Text("explorers-event-laid", {"quadrant": self.quadrant, "tile": self.tile, "turns": self.turns})


@dataclass
class GoalRevealed(Event):
    goal: str

    def text(self) -> Text:
        return Text("explorers-event-goal", {"goal": Text(f"explorers-goal-{self.goal}")})


@dataclass
class StartVillageSet(Event):
    square: str

    def text(self) -> Text:
        return Text("explorers-event-village", {"square": self.square})


@dataclass
class RoundBegun(Event):
    round: int

    def text(self) -> Text:
        return Text("explorers-event-round", {"round": self.round})


@dataclass
class CardDrawn(Event):
    turn: int
    card: Text

    def text(self) -> Text:
        return Text("explorers-event-card", {"turn": self.turn, "card": self.card})


@dataclass
class SidePicked(Event):
    seat: int
    side: Text

    def text(self) -> Text:
        return Text("explorers-event-picked", {"seat": self.seat, "side": self.side})


@dataclass
class Decided(Event):
    """A private decision within the turn: a mode, a terrain, a batch, a stop."""

    seat: int
    action: Text

    def text(self) -> Text:
        return Text("explorers-event-decided", {"seat": self.seat, "action": self.action})


@dataclass
class Marked(Event):
    seat: int
    square: str
    object: str

    def text(self) -> Text:
        return Text("explorers-event-marked", {"seat": self.seat, "square": self.square, "object": self.object})


@dataclass
class XsLost(Event):
    seat: int
    xs: int

    def text(self) -> Text:
        return Text("explorers-event-lost", {"seat": self.seat, "xs": self.xs})


@dataclass
class TurnRevealed(Event):
    """What a player did in the turn, once all have finished."""

    seat: int
    mode: Text
    squares: list[str]

    def text(self) -> Text:
        squares = ", ".join(self.squares)
        args: dict[str, int | str | Text] = {"seat": self.seat, "mode": self.mode}
        return Text("explorers-event-turn", {**args, "squares": squares, "count": len(self.squares)})


@dataclass
class TempleExplored(Event):
    seat: int
    quadrant: str
    points: int
    bonus: int

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "quadrant": self.quadrant}
        return Text("explorers-event-temple", {**args, "points": self.points, "bonus": self.bonus})


@dataclass
class RaceWon(Event):
    seat: int
    goal: str
    points: int

    def text(self) -> Text:
        goal = Text(f"explorers-goal-{self.goal}")
        return Text("explorers-event-race", {"seat": self.seat, "goal": goal, "points": self.points})


@dataclass
class RoundScored(Event):
    seat: int
    round: int
    provisions: int
    gems: int

    def text(self) -> Text:
        args: dict[str, int | str | Text] = {"seat": self.seat, "round": self.round}
        return Text("explorers-event-scored", {**args, "provisions": self.provisions, "gems": self.gems})


@dataclass
class ValuesFell(Event):
    """Solo: what is not yet explored or achieved is worth less from this round on."""

    round: int

    def text(self) -> Text:
        return Text("explorers-event-fell", {"round": self.round})


@dataclass
class FinalScore(Event):
    seat: int
    points: int
    rank: int

    def text(self) -> Text:
        return Text("explorers-event-end", {"seat": self.seat, "points": self.points, "rank": self.rank})
