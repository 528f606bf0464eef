"""The contract between a game and everything that plays it.

Bots, servers, records, adapters and tests know a game only through this file. Each sentence
below that says what must hold has a test of its own in `tests/laws/`, run on every game. A game
may be written in plain Python beside the compiled ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fourwinds.core.messages import Config, Event, Finding, Option, Outcome, Preset, Refusal, Text, Unusable
from fourwinds.core.observation import Observation

CHANCE: Final = -1
"""The seat that turns cards and rolls dice."""

PUBLIC: Final = -2
"""The seat of somebody who only watches; it has a view and no actions."""

RULED_OUT: Final = -1e9
"""Bots do what is rated so, or lower, only if there is nothing else."""


class Turn:
    """Who is asked: the seats waited for, in any order, and the seats that may act but are not waited for.

    `(CHANCE,)` waits for chance alone; nobody is waited for when the game is over.

    A seat decides alone from here up to the first of its actions after which it is no longer waited for, or
    chance or others are who were not, or others no longer are. Seats waited for together decide each alone, as
    if the others had not: what one of them may do, where that ends and what it sees until then is the same
    whether they have or not, also if the last of them is the next to act.
    """

    def __init__(self, waiting: tuple[int, ...], may: tuple[int, ...] = ()) -> None:
        self.waiting: Final = waiting
        self.may: Final = may

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats that may act now."""
        return self.waiting + self.may


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. It is the fold of the actions so far and holds no luck of its own."""

    @abstractmethod
    def copy(self) -> State:
        """An independent position: no action on one of the two ever shows in the other."""

    @abstractmethod
    def turn(self) -> Turn:
        """Who is asked now; only these seats have legal actions, and each waited for has at least one."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """What the seat may do, ascending and without doubles. The list is not the caller's to change."""

    def besides(self, seat: int) -> list[int]:
        """What the seat may do at any time besides what it is asked for, such as to resign; never in `legal`.

        `apply` plays it whoever is waited for. The answer depends only on what the seat may know.
        """
        return []

    @abstractmethod
    def weights(self) -> list[int] | None:
        """How likely each of `legal(CHANCE)` is, as positive whole numbers; nothing if all are equally likely."""

    @abstractmethod
    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        """Plays a legal action in place, without checking it.

        The same action on the same position always gives the same position. Seats waited for
        together may act in any order with the same result. Events are told only if a list is given.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result when nobody is waited for, otherwise nothing. Every game ends within `Game.bound`."""

    @abstractmethod
    def view(self, seat: int) -> Any:
        """A dataclass of all, and only, what the seat (its field `seat`) may know; `PUBLIC` sees what everybody sees.

        What it has once seen it knows for good, whatever a person's screen goes on showing: see `Game.screen`.
        What a seat does in secret changes nobody else's view.
        """

    @abstractmethod
    def observe(self, seat: int, row: Observation) -> None:
        """Writes what the seat may know as numbers for learners, its own things first, then those of the next seats.

        The numbers depend only on the seat's view, their names and sizes only on the configuration. What
        the seat may do follows from them.
        """

    @abstractmethod
    def prompt(self, seat: int) -> Text:
        """What the table waits for, in one sentence, as this seat should read it."""

    @abstractmethod
    def fingerprint(self) -> str:
        """The public position in one line; it changes only with `Game.rules`, so records stay checkable."""

    @abstractmethod
    def closing(self, seat: int) -> Text:
        """What the seat has done in its turn, or in the one just ended, as the button that ends it would say it."""

    def final(self, seat: int, action: int) -> bool:
        """Whether the action shows the seat something new, so that it cannot be taken back.

        The answer depends only on what the seat may know.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor(ABC):
    """What a game knows about playing well; used by bots, never by the rules."""

    @abstractmethod
    def rate(self, state: State, seat: int) -> list[float]:
        """How good each of `legal(seat)` looks, higher is better; `RULED_OUT` if it is not even worth a thought.

        What the seat knows to bring nothing but a loss is ruled out: some bots take what is rated second or third.
        """

    def beside(self, state: State, seat: int) -> int:
        """The one of `besides(seat)` that the seat should do now, or -1."""
        return -1

    def policy(self, state: State) -> Policy:
        """Quick play from this position on: by default what is rated best."""
        return Policy(self)

    def horizon(self, state: State) -> int:
        """How many decisions of seats it takes from here until a position can be judged better than played out.

        0 if the game is best played to its end.
        """
        return 0

    def can_judge(self, state: State) -> bool:
        """Whether a position beyond the horizon can be judged: if not, the game goes on to one that can.

        Where seats take turns that bring much, all should have had as many when they are compared.
        """
        return True

    def judge(self, state: State) -> list[float]:
        """What each seat's score may come to in an unfinished game; needed with a horizon only."""
        raise NotImplementedError

    def traits(self, state: State, seat: int) -> tuple[float, list[float]] | None:
        """What `foretold` would be if the game ended now, and all that an estimate of it goes by.

        Nothing in positions that are not estimated. The answer depends only on what the seat may know.
        """
        return None

    def foretold(self, scores: list[int], seat: int) -> float:
        """Of the final scores, what the estimate foretells: usually the seat's own."""
        return scores[seat]


def considered(ratings: list[float]) -> int:
    """How many actions are not ruled out; one is left in any case."""
    return max(1, len([rating for rating in ratings if rating > RULED_OUT]))


def best_rated(legal: list[int], ratings: list[float]) -> int:
    """The action with the highest rating, the first of them."""
    best = 0
    for number in range(len(ratings)):
        if ratings[number] > ratings[best]:
            best = number
    return legal[best]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Quick, sensible play for all seats in one imagined game.

    From the position it was made for, it chooses or hears of every action of a seat, so it may
    remember what it has worked out.
    """

    def __init__(self, advisor: Advisor) -> None:
        self.advisor = advisor

    def choose(self, state: State, seat: int) -> int:
        """A legal action of the seat."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return best_rated(legal, self.advisor.rate(state, seat))

    def note(self, state: State, seat: int, action: int) -> None:
        """Hears of an action that it did not choose, before it is played."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of one game. `id` names its folder."""

    id: str
    rules: int
    """The newest version; it rises if, and only if, some record would play differently.

    All versions from 1 on are played: `Config.rules` says which.
    """
    players: tuple[int, ...]
    """The player counts."""
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    actions: int
    """How many actions there are: every action has an index in `range(actions)` of its own."""
    bound: int
    """No game has more actions than this."""

    @abstractmethod
    def editions(self) -> tuple[str, ...]:
        """The component sets that can be played, the usual one first."""

    @abstractmethod
    def edition_hash(self, edition: str) -> str:
        """Eight hexadecimal digits that tell two versions of an edition apart."""

    @abstractmethod
    def check_edition(self, data: object) -> list[Finding]:
        """What is wrong with an edition file's contents."""

    def usual(self, option: Option, rules: int) -> str:
        """The value of an option that is not chosen, by a version of the rules: today's unless it was another then."""
        return option.default

    def config_fault(self, config: Config) -> str:
        """What is wrong with options that are fine each on their own, in one line, or nothing."""
        return ""

    def seat_fault(self, config: Config, option: str) -> str:
        """What is wrong with an option that is a seat's number or `random`; alone it does not matter."""
        seat = config.options[option]
        if config.players > 1 and seat != "random" and int(seat) >= config.players:
            return f"{option}={seat}: there are only {config.players} players, numbered from 0"
        return ""

    @abstractmethod
    def new(self, config: Config) -> State:
        """The position before the first action."""

    @abstractmethod
    def imagine(self, view: Any, rng: Random) -> State:
        """A whole position consistent with a view: its view is the same, and so are the actions and the rules."""

    def screen(self, view: Any) -> Any:
        """The part of a view that people are shown while they play, as a view; the rest they have to keep in mind.

        Screens and the wire get nothing else; bots, hints, learners and replays get the whole view. The view itself
        is left alone, and what is shown would be shown again.
        """
        return view

    @abstractmethod
    def notate(self, action: int) -> str:
        """The action in words, for records; independent of the position."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action of such words, so that `parse(notate(a)) == a`; raises `Unusable` for others."""

    def index(self, action: int) -> int:
        """The action's number in `range(actions)`; usually the action itself."""
        return action

    def action(self, index: int) -> int:
        """The action of that number."""
        return index

    @abstractmethod
    def explain(self, state: State, seat: int, action: int) -> Refusal | None:
        """Why a seat that is asked may not do this; nothing exactly if the action is legal, or one of `besides`."""

    @abstractmethod
    def describe(self, action: int) -> Text:
        """The action as a button would say it."""

    def gives(self, state: State, seat: int, action: int) -> Text | None:
        """What the action would bring the seat, in a few words, if there is anything to say.

        What is said happens when the action is played. The answer depends only on what the seat may know.
        """
        return None

    def group(self, action: int) -> Text | None:
        """What the action is done with, if many choices are asked for in two steps: a unit, an expedition, a tile.

        Choices with the same group are offered together, behind one first choice; without one it stands alone.
        """
        return None

    @abstractmethod
    def place(self, action: int) -> str:
        """The place on the board that the action points at, or nothing if it is a button."""

    @abstractmethod
    def advisor(self) -> Advisor:
        """What this game knows about playing well."""

    def efforts(self) -> tuple[int, int, int]:
        """How many games bots of level 2, 3 and 4 imagine for a decision: so that each is clearly ahead of the last."""
        return (12, 60, 1000)

    def weights(self) -> dict[str, float]:
        """The numbers that its advisor goes by, by name; they can be tuned."""
        return {}

    def estimated(self, config: Config) -> list[str]:
        """The weights of the advisor's estimate for such games, in the order of `Advisor.traits`, if it has one."""
        return []

    def tuned(self, weights: dict[str, float]) -> Game:
        """The same game advised by other numbers; raises `Unusable` unless they have the names of its own."""
        raise Unusable(f"{self.id} has no weights")
