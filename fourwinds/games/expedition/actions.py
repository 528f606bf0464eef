"""Actions of Expedition as dense numbers inside and as words at the edge.

An arrow is its colour and its directed segment; every other kind has a block of numbers behind. What an
arrow is laid for (the turn's own, a ticket, a green dot, a branch, an event) follows from the phase.
"""

from __future__ import annotations

from typing import Final

from fourwinds.core.messages import Text, Unusable
from fourwinds.core.notation import Notation
from fourwinds.games.expedition.terms import COLOURS, EVENTS, FIRST_EVENT, STALL_CARDS
from fourwinds.games.expedition.world import CARD_NAMES, CARDS, DIRECTED, ROUTES, SEGMENTS, SPACES, TAIL, TIP

LAST: Final = CARDS
"""The order "hold my last card" stands behind those for the cards."""

ARROW: Final = 0
TICKET: Final = ARROW + 3 * DIRECTED
DECLINE: Final = TICKET + 1
DONE: Final = DECLINE + 1
END: Final = DONE + 1
REMOVE: Final = END + 1
EXCHANGE: Final = REMOVE + 3
KEEP: Final = EXCHANGE + CARDS
GIVE: Final = KEEP + CARDS
UNDER: Final = GIVE + CARDS
TAKE: Final = UNDER + CARDS
TOKEN: Final = TAKE + CARDS
LIFT: Final = TOKEN + CARDS
ASIDE: Final = LIFT + CARDS
HOLD: Final = ASIDE + CARDS
RELEASE: Final = HOLD + CARDS + 1
SCORE: Final = RELEASE + CARDS + 1
PEEK: Final = SCORE + CARDS
CLAIM: Final = PEEK + 2
BUY: Final = CLAIM + 2
PLAY: Final = BUY + len(STALL_CARDS)
FIRST: Final = PLAY + len(EVENTS)
DEAL: Final = FIRST + 6
REVEAL: Final = DEAL + CARDS
DRAW: Final = REVEAL + CARDS
SECRET: Final = DRAW + CARDS
STALL: Final = SECRET + CARDS
ACTIONS: Final = STALL + len(STALL_CARDS)


def arrow(colour: int, code: int) -> int:
    """An arrow of a colour along a directed segment."""
    return ARROW + colour * DIRECTED + code


def _words() -> list[str]:
    words = [f"arrow {colour} {route}" for colour in COLOURS for route in ROUTES]
    words += ["ticket", "decline", "done", "end"]
    words += [f"remove {colour}" for colour in COLOURS]
    for verb in ("exchange", "keep", "give", "under", "take", "token", "lift", "aside"):
        words += [f"{verb} {card}" for card in CARD_NAMES]
    for verb in ("hold", "release"):
        words += [f"{verb} {card}" for card in (*CARD_NAMES, "last")]
    words += [f"score {card}" for card in CARD_NAMES]
    words += ["peek 0", "peek 1", "claim 0", "claim 1"]
    words += [f"buy {card}" for card in STALL_CARDS]
    words += [f"play {card}" for card in EVENTS]
    words += [f"first {seat}" for seat in range(6)]
    for verb in ("deal", "reveal", "draw", "secret"):
        words += [f"{verb} {card}" for card in CARD_NAMES]
    words += [f"stall {card}" for card in STALL_CARDS]
    return words


NOTATION: Final = Notation(_words(), "arrow crimson start-eu05, exchange af04, end")


# Blocks of actions that point at a card, wherever it lies.
_AT_CARD: Final = ((EXCHANGE, TOKEN), (ASIDE, HOLD), (HOLD, HOLD + CARDS), (RELEASE, RELEASE + CARDS), (SCORE, PEEK))


def place(action: int) -> str:
    """What the action points at, or nothing if it is a button.

    `crimson-s002` is an arrow, `crimson-head` the end of an expedition, `af04` a location for a token,
    `card-af04` a card, `secret-0` a face-down card, `x1` and `v03` cards of the market.
    """
    if action < TICKET:
        return f"{COLOURS[action // DIRECTED]}-{SEGMENTS[action % DIRECTED // 2]}"
    if REMOVE <= action < EXCHANGE:
        return f"{COLOURS[action - REMOVE]}-head"
    if TOKEN <= action < ASIDE:
        return CARD_NAMES[(action - TOKEN) % CARDS]
    for first, end in _AT_CARD:
        if first <= action < end:
            return f"card-{CARD_NAMES[(action - first) % CARDS]}"
    if PEEK <= action < BUY:
        return f"secret-{(action - PEEK) % 2}"
    if BUY <= action < PLAY:
        return STALL_CARDS[action - BUY]
    return EVENTS[action - PLAY] if PLAY <= action < FIRST else ""


# Texts


def place_text(space: int) -> Text:
    """The name of a space."""
    return Text(f"expedition-place-{SPACES[space]}")


def colour_text(colour: int) -> Text:
    """The name of an expedition."""
    return Text(f"expedition-colour-{COLOURS[colour]}")


def card_text(card: int) -> Text:
    """The name of an explorer or event card."""
    return Text(f"expedition-card-{STALL_CARDS[card]}")


def group(action: int) -> Text | None:
    """For an arrow the expedition and the space it leaves; exchanges, orders and the market each belong together."""
    if action < TICKET:
        colour, code = action // DIRECTED, action % DIRECTED
        return Text("expedition-group-arrow", {"colour": colour_text(colour), "from": place_text(TAIL[code])})
    if EXCHANGE <= action < KEEP:
        return Text("expedition-board-exchange")
    if HOLD <= action < SCORE:
        return Text("expedition-group-hold")
    return Text("expedition-board-market") if BUY <= action < PLAY else None


_VERBS: Final = (
    (EXCHANGE, "exchange"),
    (KEEP, "keep"),
    (GIVE, "give"),
    (UNDER, "under"),
    (TAKE, "take"),
    (TOKEN, "token"),
    (LIFT, "lift"),
    (ASIDE, "aside"),
    (HOLD, "hold"),
    (RELEASE, "release"),
    (SCORE, "score"),
    (DEAL, "deal"),
    (REVEAL, "reveal"),
    (DRAW, "draw"),
    (SECRET, "secret"),
)


def describe(action: int) -> Text:
    """The action as a button would say it."""
    if action < TICKET:
        colour, code = action // DIRECTED, action % DIRECTED
        args: dict[str, int | str | Text] = {"colour": colour_text(colour), "from": place_text(TAIL[code])}
        return Text("expedition-action-arrow", {**args, "to": place_text(TIP[code])})
    if action < REMOVE:
        return Text(f"expedition-action-{NOTATION.words[action]}")
    if action < EXCHANGE:
        return Text("expedition-action-remove", {"colour": colour_text(action - REMOVE)})
    if action == HOLD + LAST or action == RELEASE + LAST:
        return Text("expedition-action-hold-last" if action < RELEASE else "expedition-action-release-last")
    if PEEK <= action < DEAL or action >= STALL:
        return _describe_slots(action)
    for first, verb in reversed(_VERBS):
        if action >= first:
            return Text(f"expedition-action-{verb}", {"place": place_text(action - first)})
    raise Unusable(f"unknown action {action}")


def _describe_slots(action: int) -> Text:
    if action < CLAIM:
        return Text("expedition-action-peek", {"slot": action - PEEK + 1})
    if action < BUY:
        return Text("expedition-action-claim", {"slot": action - CLAIM + 1})
    if action < PLAY:
        return Text("expedition-action-buy", {"card": card_text(action - BUY)})
    if action < FIRST:
        return Text("expedition-action-play", {"card": card_text(action - PLAY + FIRST_EVENT)})
    if action < DEAL:
        return Text("expedition-action-first", {"seat": action - FIRST})
    return Text("expedition-action-stall", {"card": card_text(action - STALL)})
