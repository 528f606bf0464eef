"""Helpers to tell a game as a story: lines of a record, positions laid out by hand, cards and ways by their names.

A way of arrows is written `start>eu05>eu06`; behind a comma begins a branch: `start>eu05>eu06>start, eu05>eu04`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from fourwinds.core.cells import NOTHING, cells_of
from fourwinds.core.match import Match
from fourwinds.core.messages import Event, Refusal, Text
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.games.expedition.knowledge import IN_SLOT
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.seen import ExpeditionView, PlayerView, TrailView
from fourwinds.games.expedition.setup import ALL_CARDS
from fourwinds.games.expedition.state import EMPTY, ONE, UNKNOWN, Slot
from fourwinds.games.expedition.terms import COLOURS, SOURCES, STALL_CARDS
from fourwinds.games.expedition.world import CARD_NAMES, CARDS, ROUTES, SPACE_OF
from tests.games.stories import fork as fork
from tests.games.stories import promised as promised
from tests.games.stories import tell as tell

AMERICA: Final = "start>eu03>eu02>g02>na01>na03"
SIEM_REAP: Final = "start>eu06>af02>as02>as03>as07>g16>as08"
RING: Final = "start>eu05>eu06>start"
"""Ways that many stories go."""
LAST: Final = {"crimson": 0, "cobalt": 0, "amber": 1}
"""One arrow is left, so that the game ends soon."""

ADVANCED: Final = {"new_rule_1": "true", "new_rule_2": "true", "market": "true", "secret": "true"}
NEAR: Final = ["eu01", "eu02", "eu03", "eu04", "eu05", "eu06", "eu07", "eu08", "eu09", "eu10", "af01", "af02"]
"""The twelve places within two spaces of Start."""


def card(name: str) -> int:
    """The number of a place and its card."""
    return CARD_NAMES.index(name)


# Set-up by chance


def set_out(
    players: int = 2,
    *,
    first: int = 0,
    hands: dict[int, str] | None = None,
    public: str = "",
    options: dict[str, str] | None = None,
    **more: str,
) -> Match:
    """A match after the deals; hands and public cards that are not named are filled with any others."""
    match = Match.new("expedition", players, {"first_player": str(first), **(options or {}), **more})
    named = [name for names in [*(hands or {}).values(), public] for name in names.split()]
    spare = [name for name in CARD_NAMES if name not in named and name not in NEAR]
    size = 12 if players < 4 else 9
    for turn in range(players):
        cards = (hands or {}).get((first + turn) % players, "").split()
        for name in cards + [spare.pop(0) for _ in range(size - len(cards))]:
            match.play(CHANCE, f"deal {name}")
    cards = public.split()
    for name in cards:
        match.play(CHANCE, f"reveal {name}")
    while phase(match) == "reveal":
        match.play(CHANCE, f"reveal {spare.pop(0)}")
    return match


# Positions laid out by hand


def scene(
    players: int = 2,
    *,
    active: int = 0,
    first: int = 0,
    hands: dict[int, str] | None = None,
    tokens: dict[int, str] | None = None,
    trails: dict[str, str] | None = None,
    left: dict[str, int] | None = None,
    public: str = "",
    deck: str | None = None,
    bottom: str = "",
    tickets: dict[int, int] | None = None,
    supply: int | None = None,
    points: dict[int, int] | None = None,
    areas: dict[int, str] | None = None,
    secrets: str = "",
    peeked: dict[int, list[int]] | None = None,
    sale: str = "",
    events: str = "",
    cards: dict[int, str] | None = None,
    options: dict[str, str] | None = None,
    **more: str,
) -> Match:
    """A match at the beginning of a turn of the active player.

    All cards that are not named are in the deck; with `deck` those that are not named are discarded instead.
    `bottom` lies under the deck, known to all. `left` are the arrows left of a colour. A secret `?` is known to
    nobody, `-` is an empty slot; `peeked` says by slot who has looked. `sale` and `cards` name explorers and events
    for sale and before a player, `events` those still to come. `areas` hold scored cards as `na01:public`. What is
    given switches its module on.
    """
    if secrets:
        more["secret"] = "true"
    if sale or cards or events:
        more["market"] = "true"
    match = Match.new("expedition", players, {"first_player": str(first), **(options or {}), **more})
    state = table(match)
    _deal(state, hands or {}, tokens or {}, areas or {})
    _lay_row(state, public, secrets, peeked or {})
    _stack(state, deck, bottom)
    for seat, player in enumerate(state.seats):
        player.tickets = (tickets or {}).get(seat, 3)
        player.claims = (points or {}).get(seat, 0)
        player.points += player.claims
        player.stalls = sum(1 << STALL_CARDS.index(name) for name in (cards or {}).get(seat, "").split())
    taken = sum(player.tickets for player in state.seats)
    state.supply = 30 - taken if supply is None else supply
    if state.variant.market:
        state.stalls = [STALL_CARDS.index(name) for name in sale.split()]
        state.stalls += [-1] * (6 - len(state.stalls))
        state.event_deck = sum(1 << STALL_CARDS.index(name) for name in events.split())
    for colour, way in (trails or {}).items():
        travel(state, colour, way)
    for colour, arrows in (left or {}).items():
        trail = state.trails[COLOURS.index(colour)]
        trail.left = arrows
        trail.find_exits()
    state.begin_turn(active, None)
    state.go_on(None)
    return match


def _deal(state: Expedition, hands: dict[int, str], tokens: dict[int, str], areas: dict[int, str]) -> None:
    everybody = state.know.everybody
    for seat, player in enumerate(state.seats):
        for name in hands.get(seat, "").split():
            player.gain(card(name))
            _take(state, card(name), 1 << seat)
        for name in tokens.get(seat, "").split():
            player.tokens = player.tokens.union(ONE[card(name)])
            state.know.see(card(name), everybody)
        for scored in areas.get(seat, "").split():
            name, source = scored.split(":")
            player.score(card(name), SOURCES.index(source))
            _take(state, card(name), everybody)


def _take(state: Expedition, number: int, seers: int) -> None:
    """A card leaves the deck, seen by these."""
    assert state.pool.has(number), f"{CARD_NAMES[number]} is somewhere else"
    state.pool = state.pool.minus(ONE[number])
    state.know.see(number, seers)


def _lay_row(state: Expedition, public: str, secrets: str, peeked: dict[int, list[int]]) -> None:
    names = public.split()
    state.public = [card(name) for name in names] + [-1] * (state.variant.row - len(names))
    for name in names:
        _take(state, card(name), state.know.everybody)
    for number, name in enumerate(secrets.split()):
        seers = sum(1 << seat for seat in peeked.get(number, []))
        state.know.fill(IN_SLOT + number, ALL_CARDS)
        state.slots = [*state.slots, Slot(EMPTY if name == "-" else UNKNOWN, seers, ALL_CARDS)]
        if name not in "?-":
            state.slots[number] = Slot(card(name), seers, NOTHING)
            _take(state, card(name), seers)


def _stack(state: Expedition, deck: str | None, bottom: str) -> None:
    for name in bottom.split():
        _take(state, card(name), state.know.everybody)
        state.bottom = [*state.bottom, card(name)]
        state.bottom_known = [*state.bottom_known, state.know.everybody]
    if deck is not None:
        kept = cells_of([card(name) for name in deck.split()])
        for number in state.pool.minus(kept).squares():
            _take(state, number, state.know.everybody)
            state.shown_discards = [*state.shown_discards, number]
    unseen = len([slot for slot in state.slots if slot.card == UNKNOWN])
    state.rest = len(state.pool.squares()) - unseen


def travel(state: Expedition, colour: str, way: str) -> None:
    """Arrows of a colour that lie on the board already."""
    trail = state.trails[COLOURS.index(colour)]
    for number, leg in enumerate(way.split(", ")):
        spaces = leg.split(">")
        for place, (tail, tip) in enumerate(pairwise(spaces)):
            trail.push(ROUTES.index(f"{tail}-{tip}"), number > 0 and place == 0)
            if SPACE_OF[tip] < CARDS:
                state.visited = state.visited.union(ONE[SPACE_OF[tip]])


# Playing and reading


def table(match: Match) -> Expedition:
    """The position of a match."""
    assert isinstance(match.state, Expedition)
    return match.state


def told(events: list[Event], seat: int | None = None) -> list[str]:
    """The names of the events that a seat is told, or those for everybody."""
    return [type(event).__name__ for event in events if event.only is None or event.only == seat]


def words_of(value: object) -> str:
    """Every word of a text."""
    if isinstance(value, Text):
        return " ".join([value.key, *map(words_of, value.args.values())])
    return str(value)


def waiting(match: Match) -> tuple[int, ...]:
    """The seats waited for."""
    return match.state.turn().waiting


def choices(match: Match, verb: str = "") -> set[str]:
    """All that whoever is asked may do, in words, or all that begins with some."""
    [seat] = waiting(match)
    found = {match.game.notate(action) for action in match.state.legal(seat)}
    return {choice for choice in found if choice.startswith(verb)}


def ways(match: Match, colour: str) -> set[str]:
    """The arrows of a colour that may be laid, as `from>to`."""
    return {words.split()[2].replace("-", ">") for words in choices(match, f"arrow {colour} ")}


def refused(match: Match, line: str) -> str:
    """Why the seat at the beginning of the line may not do what it says, as "rule key"; empty if it may."""
    who, _, words = line.partition(" ")
    return reason(match.why_not(CHANCE if who == "*" else int(who), words))


def reason(refusal: Refusal | None) -> str:
    """A refusal as "rule key"; empty if there is none."""
    return "" if refusal is None else f"{refusal.rule} {refusal.text.key.removeprefix('expedition-refuse-')}".strip()


def seen(match: Match, seat: int = PUBLIC) -> ExpeditionView:
    """What a seat may know."""
    found = match.state.view(seat)
    assert isinstance(found, ExpeditionView)
    return found


def phase(match: Match) -> str:
    """What is being decided."""
    return seen(match).phase


def player(match: Match, seat: int = 0) -> PlayerView:
    """What everybody sees of a player."""
    return seen(match).seats[seat]


def points(match: Match) -> list[int]:
    """The points of all seats."""
    return [shown.points for shown in seen(match).seats]


def tickets(match: Match, seat: int = 0) -> int:
    """The tickets of a seat."""
    return player(match, seat).tickets


def area(match: Match, seat: int = 0) -> list[str]:
    """The scored cards of a seat as `na01:public`."""
    return [f"{scored.place}:{scored.source}" for scored in player(match, seat).area]


def hand(match: Match, seat: int = 0) -> set[str]:
    """The cards in a hand."""
    return {held.card.place for held in seen(match, seat).hand}


def row(match: Match) -> list[str]:
    """The face-up public cards by slot; an empty slot has no name."""
    return ["" if shown is None else shown.place for shown in seen(match).public]


def trail(match: Match, colour: str) -> TrailView:
    """An expedition."""
    return seen(match).trails[COLOURS.index(colour)]


def stalls(match: Match) -> list[str]:
    """The market by slot."""
    return seen(match).market


def before(match: Match, seat: int = 0) -> list[str]:
    """The explorers and saved events of a player."""
    return player(match, seat).explorers + player(match, seat).saved


def sheet(match: Match, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat by its short names, without empty lines."""
    lines = player(match, seat).sheet
    return {line.key.removeprefix("expedition-").removeprefix("line-"): line.points for line in lines if line.points}


def scores(match: Match) -> list[int]:
    """The final scores."""
    outcome = match.state.outcome()
    assert outcome is not None, f"the game is not over: {phase(match)}"
    return outcome.scores


def ranks(match: Match) -> list[int]:
    """The places at the end."""
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome.ranks
