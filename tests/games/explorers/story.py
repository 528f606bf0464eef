"""Helpers to tell a game as a story: lines of a record, squares by their names, positions built by hand.

They read a position only through its view, and build one only from a view.
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias

from fourwinds.core.cells import LABELS
from fourwinds.core.match import Match
from fourwinds.core.messages import Refusal
from fourwinds.core.protocol import CHANCE
from fourwinds.games.explorers.seen import BoardView, DecisionView, ExplorersView
from tests.games.stories import fork as fork
from tests.games.stories import tell as tell

Square: TypeAlias = tuple[int, int]

INTRO_MAP: Final = """
P. Dc D. D. M. W. Ws W. W. Wk W. Ds D. P. Pa P.
P. P. D. MT M. W. W. W. Mg W. W. D. D. D. P. P.
W. P. D. D. M. M. M. W. M. M. D. D. W. Dc M. Ph
Wf P. P. Dg P. M. D. Dg M. M. V3 W. W. W. M. M.
W. W. Pa P. P. P. D. D. P. P. P. W. W. M. Mg D.
M. W. W. P. W. V2 D. Dh Dc P. P. M. Wf M. D. D.
Mk M. W. W. W. M. M. M. D. D. M. M. M. M. DT W.
M. M. M. Pa P. P. M. Mg D. D. Dh P. P. P. W. W.
D. Dk W. W. P. Ph P. M. M. Mg D. Dk W. W. P. P.
P. D. D. W. V5 M. P. M. M. P. P. D. D. Wf W. P.
Pa P. D. W. D. M. M. M. M. P. D. D. M. M. W. Pa
P. Mg W. W. D. D. M. Mg Pc P. D. D. M. M. M. D.
M. M. M. W. W. W. D. D. P. W. W. V7 M. M. D. Dg
M. P. M. M. W. P. PT D. D. Dh W. P. W. W. D. M.
Dg P. P. Wf W. P. D. Dc Ds M. P. P. P. W. DT M.
D. D. Pc P. W. Ws W. D. D. Mg M. P. P. Wf W. M.
"""
"""The map `intro` as it is printed, one token a square."""

TOKENS: Final = {
    (row, col): token for row, line in enumerate(INTRO_MAP.split("\n")[1:-1]) for col, token in enumerate(line.split())
}
NAMES: Final = ["none", "key", "scroll", "horse", "gem", "apple", "carrot", "fish", "temple"]
OBJECTS: Final = dict(zip(".kshgacfT", NAMES, strict=True))
START: Final = (5, 5)
"""The start village of the map `intro`."""


EVERYWHERE: Final = frozenset(LABELS)


def label(row: int, col: int) -> str:
    """The name of a square: column letter and row number from one."""
    return f"{'abcdefghijklmnop'[col]}{row + 1}"


def labels(*squares: Square) -> set[str]:
    """The names of squares given as (row, col)."""
    return {label(row, col) for row, col in squares}


def intro_squares(token: str) -> list[Square]:
    """The squares of the map `intro` with such a token, for example "Dg", or with such an object, for example "g"."""
    return [square for square, found in TOKENS.items() if found == token or (found[0] != "V" and found[1] == token)]


def all_but(*unmarked: Square) -> list[Square]:
    """Every square of `intro` that can be marked, the start village included, without the named ones."""
    land = [square for square, token in TOKENS.items() if token[0] != "V" or square == START]
    assert set(unmarked) <= set(land)
    return [square for square in land if square not in unmarked]


def intro(players: int = 2, **options: str) -> Match:
    """A fresh match on the map `intro`, seat 0 first, waiting for the setup Xs."""
    return Match.new("explorers", players, {"layout": "intro", "first_player": "0", **options})


def seen(match: Match, seat: int = 0) -> ExplorersView:
    """What a seat may know."""
    found = match.state.view(seat)
    assert isinstance(found, ExplorersView)
    return found


def busy(match: Match, seat: int = 0) -> DecisionView:
    """Where a seat stands in its own turn."""
    found = seen(match, seat).decision
    assert found is not None
    return found


def board(match: Match, seat: int = 0) -> BoardView:
    """A player's board, the marks of the running turn included."""
    now = seen(match, seat)
    return now.boards[seat] if now.decision is None else now.decision.board


def now(match: Match) -> tuple[int, int]:
    """Round and turn."""
    public = seen(match)
    return public.round, public.turn


def put(match: Match, view: ExplorersView) -> None:
    """Replaces the position of a match by the one of a view."""
    match.state = match.game.imagine(view, Random(0))


def fixture(
    marked: list[Square],
    players: int = 2,
    *,
    round_: int = 1,
    turn: int = 1,
    first: int = 0,
    keys: int = 0,
    scrolls: int = 0,
    gems: int = 0,
    ticked: tuple[int, int, int] = (0, 0, 0),
    seats: dict[int, list[Square]] | None = None,
    setup: bool = False,
    **options: str,
) -> Match:
    """A match on `intro` just before a card is turned; every player has marked exactly these squares.

    `seats` gives single seats other squares. With `setup` the setup Xs are still to be placed.
    """
    match = intro(players, **options)
    view = seen(match)
    for seat, made in enumerate(view.boards):
        made.marks = sorted(16 * row + col for row, col in (seats or {}).get(seat, marked))
        made.keys, made.scrolls, made.gems, made.ticked = keys, scrolls, gems, list(ticked)
    view.first = first
    view.decision = None
    if not setup:
        view.phase, view.asked, view.round, view.turn = "card", [], round_, turn
    put(match, view)
    return match


def give_key(match: Match, seat: int = 0) -> None:
    """Circles a key for a seat between two turns."""
    view = seen(match)
    view.boards[seat].keys += 1
    put(match, view)


def choices(match: Match, seat: int) -> list[str]:
    """All that a seat may do, in words."""
    return [match.game.notate(action) for action in match.state.legal(seat)]


def squares(match: Match, seat: int = 0) -> set[str]:
    """The squares a seat may mark now."""
    return {words.removeprefix("mark ") for words in choices(match, seat) if words.startswith("mark ")}


def waiting(match: Match) -> tuple[int, ...]:
    """The seats waited for."""
    return match.state.turn().waiting


def marks(match: Match, seat: int = 0) -> set[str]:
    """The squares a seat has marked."""
    return {LABELS[square] for square in board(match, seat).marks}


def reason(refusal: Refusal | None) -> str:
    """A refusal as "rule key"; empty if there is none."""
    return "" if refusal is None else f"{refusal.rule} {refusal.text.key.removeprefix('explorers-refuse-')}"


def refused(match: Match, seat: int, words: str | int) -> str:
    """Why a seat may not do this, as "rule key"; empty if it may."""
    return reason(match.why_not(seat, words))


def ticks(match: Match, seat: int = 0) -> dict[str, int]:
    """The provisions ticked this round."""
    return dict(zip(("apple", "carrot", "fish"), board(match, seat).ticked, strict=True))


def sheet(match: Match, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat as it stands between turns, by its short names."""
    lines = seen(match, seat).boards[seat].sheet
    return {line.key.removeprefix("explorers-").removeprefix("line-"): line.points for line in lines}


def part(match: Match, kind: str, seat: int = 0) -> list[int]:
    """The lines of one kind on a score sheet: provisions, gems, village or temple."""
    return [points for name, points in sheet(match, seat).items() if name.startswith(f"{kind}-")]


def temple_list(match: Match, quadrant: str) -> list[int]:
    """The values still open for a temple: points on the base side, bonus Xs on the expert side."""
    public = seen(match)
    values = public.temple_bonus if public.options["temples"] == "expert" else public.temple_points
    return values[public.temple_heads["abcd".index(quadrant)] :]


def token(match: Match, name: str) -> str:
    """Terrain and object letter of a square of the map."""
    square, laid = LABELS.index(name), seen(match).map
    return laid.terrain[square] + laid.objects[square]


def terrain(match: Match, name: str) -> str:
    """The terrain of a square."""
    return {"P": "prairie", "W": "water", "D": "desert", "M": "mountain", "V": "village"}[token(match, name)[0]]


def thing(match: Match, name: str) -> str:
    """The object on a square."""
    return OBJECTS[token(match, name)[1]]


def rest(match: Match) -> None:
    """Everybody still busy in this turn takes the first thing offered until all are done."""
    while waiting(match) not in ((), (CHANCE,)):
        seat = waiting(match)[0]
        match.play(seat, match.state.legal(seat)[0])


def quiet_turn(match: Match, avoid: frozenset[str] = EVERYWHERE) -> None:
    """A whole turn in which nobody marks any of these squares; the first way that is found."""
    for card in match.state.legal(CHANCE):
        turned = fork(match)
        turned.play(CHANCE, card)
        active = seen(turned).active
        for side in turned.state.legal(active) if active >= 0 else [-1]:
            attempt = fork(turned)
            if active >= 0:
                attempt.play(active, side)
            if all(_quietly(attempt, seat, avoid) for seat in range(match.config.players)):
                match.state, match.log = attempt.state, attempt.log
                return
    raise AssertionError(f"no quiet turn is possible in round and turn {now(match)}")


def _quietly(match: Match, seat: int, avoid: frozenset[str]) -> bool:
    """The seat plays its turn with a side of the card and without these squares, if it can."""
    for words in choices(match, seat):
        if words.startswith("take "):
            attempt = fork(match)
            attempt.play(seat, words)
            while seat in waiting(attempt):
                open_ = [mark for mark in choices(attempt, seat) if mark.removeprefix("mark ") not in avoid]
                if not open_:
                    break
                attempt.play(seat, open_[0])
            else:
                match.state, match.log = attempt.state, attempt.log
                return True
    return False


def quiet_until(match: Match, round_: int, avoid: frozenset[str] = EVERYWHERE) -> None:
    """Such turns up to the beginning of that round; round 5 means the end of the game."""
    while not match.over and now(match) != (round_, 1):
        quiet_turn(match, avoid)
