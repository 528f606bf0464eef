"""Plain facts that leave the rules: texts, events, outcomes, options.

Dataclasses without behaviour. They stay interpreted (see `tools/engines.py`), because compiled
dataclasses lose the annotations from which their JSON Schema is made.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Text:
    """A message of the Fluent files with its arguments; an argument may itself be a text."""

    key: str
    args: dict[str, int | str | Text] = field(default_factory=dict)


@dataclass
class Event:
    """Something that happened. `only` names the one seat that may see it, None means everybody."""

    only: int | None

    def text(self) -> Text:
        """The event in words."""
        return Text(f"event-{type(self).__name__}")

    def facts(self) -> dict[str, Any]:
        """The event's own fields, for programs: what no one should have to read out of its words."""
        return {name: value for name, value in vars(self).items() if name != "only"}


@dataclass
class Line:
    """One line of a score sheet."""

    key: str
    points: int


@dataclass
class Outcome:
    """The end of a game: per seat the score, the place (1 is best, ties share) and the sheet.

    `won` says whether the first place is a victory; a game may end without one.
    """

    scores: list[int]
    ranks: list[int]
    sheets: list[list[Line]]
    title: Text | None = None
    won: bool = True


@dataclass
class Option:
    """A choice made before the game.

    Its value is one of `values`, or, where `items` are given, a comma list of at most `most` of them; `helps` say
    what each item means.
    """

    id: str
    values: tuple[str, ...]
    default: str
    items: tuple[str, ...] = ()
    most: int = 0
    solo: str = ""
    helps: tuple[Text, ...] = ()

    def fault(self, value: str) -> str:
        """What is wrong with a value, in one English clause, or nothing."""
        if value in self.values:
            return ""
        names = value.split(",")
        if self.items and all(name in self.items for name in names):
            if len(set(names)) < len(names):
                return f"{self.id}={value}: the same name twice"
            return "" if len(names) <= self.most else f"{self.id}={value}: at most {self.most} names"
        known = ", ".join(self.values) + (f", or names out of {', '.join(self.items)}" if self.items else "")
        return f"{self.id}={value}: not one of {known}"


@dataclass
class Preset:
    """A named set of options offered at the table."""

    id: str
    players: int
    options: dict[str, str]


@dataclass
class Config:
    """Everything that is fixed before the first action.

    `rules` is the version of the rules that is played: a game asks for it where a version differs from the last.
    """

    players: int
    options: dict[str, str]
    edition: str
    rules: int


@dataclass
class About:
    """What a record may tell of a match besides the game: nothing of it matters for how the match is played.

    `names` are the seats' as they were shown at the table, `stand_ins` the bots that played for each, or nothing.
    """

    names: list[str] = field(default_factory=list)
    stand_ins: list[str] = field(default_factory=list)
    date: str = ""
    program: str = ""


@dataclass
class Feature:
    """A block of an observation: how many numbers from 0 to `most`, and of whom.

    `owner` is -1 for the table as a whole, 0 for the observer, 1 for the next seat, and so on.
    """

    name: str
    owner: int
    size: int
    most: int


@dataclass
class Refusal:
    """Why an action is not allowed: the number of the rule and the sentence."""

    rule: str
    text: Text


@dataclass
class Finding:
    """One thing a check of an edition file found; `error` means that it cannot be played."""

    error: bool
    code: str
    message: str


class Refused(Exception):
    """An action that the rules do not allow, with the reason. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"R {refusal.rule}: {refusal.text.key}" if refusal.rule else refusal.text.key)


class Unusable(ValueError):
    """Input that cannot be used, with a one-line reason for people."""


class Illegal(Unusable):
    """Input with an action that the rules do not allow: where it stands, and the refusal."""

    def __init__(self, where: str, refusal: Refusal) -> None:
        self.where = where
        self.refusal = refusal
        super().__init__(f"{where}: {Refused(refusal)}")
