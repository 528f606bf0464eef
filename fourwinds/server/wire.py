"""The messages between browser and server. The client's TypeScript types are generated from these.

HTTP sets tables up; one WebSocket per device plays them. Whoever holds a seat's key may act for the
seat, on any device, so several seats of one device share a socket. An invitation is not a key: it lets
somebody sit down, with a key that their own device has drawn.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fourwinds.core.messages import Option, Outcome, Preset, Refusal, Text

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Literal["indigo", "ochre", "moss", "plum", "teal", "vermilion"]
MoveId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatKind = Literal["me", "local", "link", "bot"]
BotName = Annotated[str, Meta(max_length=24)]


# HTTP


class GameInfo(Struct):
    """A game as the lobby offers it."""

    id: str
    rules: int
    players: list[int]
    options: list[Option]
    presets: list[Preset]
    editions: list[str]
    bots: list[str]
    """The levels from the easiest to the strongest, then those that are there for comparison."""
    levels: list[str]
    """Those among them that may play for somebody who is away."""
    usual_bot: str


class SeatWish(Struct, forbid_unknown_fields=True):
    """One seat of a table to be opened: the host, somebody on the same device, a friend by link, or a bot."""

    kind: SeatKind
    name: Name = "Guest"
    colour: Colour = "indigo"
    bot: BotName = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] = {}
    edition: Annotated[str, Meta(max_length=60)] = ""


class SeatKey(Struct):
    """The key of a seat on the host's own device, or the invitation to a seat, which the host passes on as a link."""

    seat: int
    secret: Secret
    invitation: bool


class OpenedTable(Struct):
    """The answer: the host's own secret, a secret for every seat but bots', and the spectators' secret."""

    table: TableId
    host: Secret
    watch: Secret
    seats: list[SeatKey]


class Parted(Struct):
    """Somebody has left a seat, or the host has closed the table (`seat` is None)."""

    table: TableId
    seat: int | None


class Again(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/again: the same people once more, with new chance or the same deal."""

    same_deal: bool = False


class Problem(Struct):
    """Any refusal over HTTP: a text key for people, and what was wrong in English."""

    error: str
    detail: str


class MyTables(Struct, forbid_unknown_fields=True):
    """POST /api/mine: the secrets kept on this device."""

    secrets: Annotated[list[Secret], Meta(max_length=100)]


class TableLine(Struct):
    """One row of "my tables". `seat` is None for secrets that are no seat's key; `ply` is the version."""

    table: TableId
    game: str
    secret: Secret
    seat: int | None
    names: list[str]
    waiting: list[int]
    mine: bool
    over: bool
    closed: bool
    ply: int
    changed: float


# WebSocket, from the client. `v` is the version of the table that the client has seen: it rises by one
# with every change of the log that the client's seats may notice, never with what is hidden from them.
# `step` is how many tentative steps it has seen; both together are an optimistic lock.


class Sit(Struct, forbid_unknown_fields=True):
    """Sits down on a seat to which one of the secrets invites, if nobody sits there.

    `secret` is drawn by the device and is the key to the seat from here on. Sent again it changes nothing.
    """

    seat: int
    secret: Secret
    name: Name = "Guest"
    colour: Colour = "indigo"


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: every secret this device holds for the table, and where it wants to sit down."""

    secrets: Annotated[list[Secret], Meta(min_length=1, max_length=8)]
    sit: Annotated[list[Sit], Meta(max_length=6)] = []


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """Asks, for all to read, for a seat to which this device was invited and where somebody sits."""

    seat: int
    name: Name


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """One step of a seat's turn. The same id sent again is answered again and not played again."""

    id: MoveId
    seat: int
    v: int
    step: int
    action: Annotated[str, Meta(max_length=80)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Takes back tentative steps, down to `to` of them."""

    id: MoveId
    seat: int
    v: int
    step: int
    to: int


class Commit(Struct, tag="commit", forbid_unknown_fields=True):
    """Ends the tentative turn; from here on it is in the log."""

    id: MoveId
    seat: int
    v: int
    step: int


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Asks why an action is not possible, or what it would give."""

    id: MoveId
    seat: int
    action: Annotated[str, Meta(max_length=80)]


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Asks what a bot thinks of the seat's decision, as far as the seat itself may know."""

    id: MoveId
    seat: int
    v: int
    step: int


class StandIn(Struct, tag="stand_in", forbid_unknown_fields=True):
    """Lets a bot of a usual level play for somebody who is away, or no longer if `bot` is empty.

    The host may do both. After a longer absence everybody who sits at the table may let a bot play.
    """

    seat: int
    bot: BotName


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """A guest's name and colour."""

    seat: int
    name: Name
    colour: Colour


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat, shown as text only."""

    seat: int
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Replay(Struct, tag="replay", forbid_unknown_fields=True):
    """Asks for the position after `ply` actions of a finished game, as this seat saw it (None: spectator)."""

    id: MoveId
    seat: int | None
    ply: int


class GoOn(Struct, tag="go_on", forbid_unknown_fields=True):
    """The host goes on at a broken table from where it stands; what stands behind that is put aside for good."""


ClientMessage = Hello | Act | Undo | Commit | Why | Hint | StandIn | Rename | Say | Ask | Replay | GoOn


# WebSocket, from the server


class Person(Struct):
    """Who sits on a seat. `bot` is a bot's name, `here` whether a device of this seat is connected.

    `name` is told apart from the other names at the table. `taken` says whether somebody has sat down.
    """

    name: str
    colour: Colour
    bot: str
    taken: bool
    here: bool
    stand_in: str
    """The bot that plays for a person who is away, or nothing."""
    patience: int | None
    """In how many seconds this device may let a bot play here; None if it may not."""


class Choice(Struct):
    """Something a seat may do now: words for the server, a text for people, a place that lights up.

    `final` means that it is played at once and cannot be taken back. `gain` says what it would give.
    """

    action: str
    text: Text
    place: str
    final: bool
    gain: Text | None = None


class SeatView(Struct):
    """All that one seat is told: its view with its tentative steps, the sentence above the board, its choices."""

    seat: int | None
    view: Any
    prompt: Text
    choices: list[Choice]
    besides: list[Choice]
    """What the seat may do at any time besides, such as to resign; played at once."""
    step: int
    complete: bool
    """The tentative turn is whole: `commit` ends it."""
    commit: Text | None
    """What the commit button says, e.g. "Commit 3 Xs"."""


class LogLine(Struct):
    """An event in words and as facts.

    `ply` is the version with which it was told; in a replay the number of the action.
    """

    ply: int
    text: Text
    kind: str = ""
    """What kind of event of the game it is, or nothing if it happened at the table and not in the game."""
    facts: dict[str, int | str | Text | list[int | str]] = {}
    """The fields of the event by name, such as `seat`."""


class StoodIn(Struct):
    """A bot that has played for somebody who was away, and how often it moved."""

    seat: int
    bot: str
    moves: int


class Table(Struct, tag="table"):
    """The whole table for this device, sent after hello and after every change. Views are authoritative."""

    table: TableId
    game: str
    v: int
    people: list[Person]
    host: bool
    """Whether this device holds the host's secret."""
    invited: list[int]
    """The seats to which this device was invited and whose key it does not hold."""
    waiting: list[int]
    may: list[int]
    over: bool
    closed: bool
    """The host has closed the table; nothing can be played any more."""
    seats: list[SeatView]
    """One for each seat this device plays; a single one with seat None for spectators."""
    events: list[LogLine]
    """What happened since the last message (everything so far after hello), in the game and at the table."""
    fresh: bool
    """True after hello: `events` is the whole log and nothing should be animated."""
    broken: bool
    """The kept log goes on behind this position, but cannot be read any further. The game stands still."""
    outcome: Outcome | None
    stood_in: list[StoodIn]
    """Who played for whom, once the game is over."""


class Done(Struct, tag="done"):
    """The answer to a step, undo or commit that was played."""

    id: MoveId
    v: int
    step: int


class No(Struct, tag="no"):
    """The answer to one that was refused, or to `why`.

    Stale messages are refused with the key `refuse-stale`, and a fresh table follows.
    """

    id: MoveId
    refusal: Refusal


class Gain(Struct, tag="gain"):
    """The answer to `why` if the action is possible: what it would give, in words."""

    id: MoveId
    text: Text | None


class Opinion(Struct):
    """What a bot thinks of a choice: in how many imagined games it tried it, and what they brought on average.

    `wins` is the seat's share of the victories, `score` its points.
    """

    action: str
    text: Text
    place: str
    games: int
    wins: float
    score: float


class Opinions(Struct, tag="opinions"):
    """The answer to `hint`: the best choices, best first."""

    id: MoveId
    opinions: list[Opinion]


class Said(Struct, tag="said"):
    """A line of chat."""

    seat: int | None
    name: str
    text: str


class Position(Struct, tag="position"):
    """The answer to `replay`."""

    id: MoveId
    ply: int
    ends: list[int]
    """After how many actions each turn ends; the last is the end of the game."""
    seat: SeatView
    events: list[LogLine]
    """What happened with the last action."""


class Moved(Struct, tag="moved"):
    """The same people play on at another table; the secrets of this one, keys and all, open that one too."""

    table: TableId


class Fault(Struct, tag="fault"):
    """Something that cannot be understood or is not allowed; the socket may be closed after it."""

    error: str
    detail: str


ServerMessage = Table | Done | No | Gain | Opinions | Said | Position | Moved | Fault
