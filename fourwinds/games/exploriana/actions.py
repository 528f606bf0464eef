"""Actions of Exploriana as dense numbers inside and as words at the edge.

What a player does comes first, the reactions of manual missions after it, chance last.
"""

from __future__ import annotations

from typing import Final

from fourwinds.core.messages import Text
from fourwinds.core.notation import Notation
from fourwinds.games.exploriana.terms import (
    CARDS,
    EXPLORER_CARDS,
    EXPLORERS,
    MISSIONS,
    REGIONS,
    REWARDS,
    TOKEN_VALUES,
)

EXPLORE: Final = 0
STOP: Final = 1
LOST: Final = 2
DONE: Final = 3
LEAVE: Final = 4
GUIDE: Final = 5
USE: Final = GUIDE + 63
RELEASE: Final = USE + 12
PICK: Final = RELEASE + 63
ANIMALS: Final = PICK + 63
RESCUE: Final = ANIMALS + 1
RETURN: Final = RESCUE + 3
BOTTOM: Final = RETURN + 63
TOP: Final = BOTTOM + 63
DISCARD: Final = TOP + 63
ORDER: Final = DISCARD + 63
KEEP: Final = ORDER + 5
RECRUIT: Final = KEEP + 15
DRAFT: Final = RECRUIT + 24
SEND: Final = DRAFT + 24
RIVAL: Final = SEND + 3
FLIP: Final = RIVAL + 3
RELIC: Final = FLIP + 15
FIRST: Final = RELIC + 3
REVEAL: Final = FIRST + 5
LOOK: Final = REVEAL + 63
HIDE: Final = LOOK + 63
ROW: Final = HIDE + 63
DEAL: Final = ROW + 24
MISSION: Final = DEAL + 24
TOKEN: Final = MISSION + 15
SOCIETY: Final = TOKEN + 3
ACTIONS: Final = SOCIETY + 3


def _words() -> list[str]:
    words = ["explore", "stop", "lost", "done", "leave"]
    words += [f"guide {card}" for card in CARDS]
    words += [f"use {explorer}" for explorer in EXPLORERS]
    words += [f"release {card}" for card in CARDS]
    words += [f"pick {card}" for card in CARDS]
    words += ["pick animals"]
    words += [f"rescue {reward}" for reward in REWARDS]
    for verb in ("return", "bottom", "top", "discard"):
        words += [f"{verb} {card}" for card in CARDS]
    words += [f"order {space}" for space in range(1, 6)]
    words += [f"keep {mission}" for mission in MISSIONS]
    words += [f"recruit {card}" for card in EXPLORER_CARDS]
    words += [f"draft {card}" for card in EXPLORER_CARDS]
    words += [f"send {region}" for region in REGIONS]
    words += [f"rival {region}" for region in REGIONS]
    words += [f"flip {mission}" for mission in MISSIONS]
    words += [f"relic {region}" for region in REGIONS]
    words += [f"first {seat}" for seat in range(5)]
    for verb in ("reveal", "look", "hide"):
        words += [f"{verb} {card}" for card in CARDS]
    words += [f"row {card}" for card in EXPLORER_CARDS]
    words += [f"deal {card}" for card in EXPLORER_CARDS]
    words += [f"mission {mission}" for mission in MISSIONS]
    words += [f"token {value}" for value in TOKEN_VALUES]
    words += [f"society {region}" for region in REGIONS]
    return words


NOTATION: Final = Notation(_words(), "explore, guide sa-m1, use scout, rescue coins")


def place(action: int) -> str:
    """The card, space or region that the action points at, or nothing."""
    verb, _, name = NOTATION.words[action].partition(" ")
    if verb in ("guide", "pick", "return", "discard", "bottom", "top", "release") and name != "animals":
        return f"card-{name}"
    if verb in ("send", "rival"):
        return f"region-{name}"
    if verb in ("recruit", "draft"):
        return f"explorer-{name}"
    if verb == "use":
        return f"hand-{name}"
    if verb in ("keep", "flip"):
        return f"mission-{name}"
    return f"token-{name}" if verb == "order" else ""


# Texts


def card_text(card: int) -> Text:
    """The name of a discovery card."""
    return Text(f"exploriana-card-{CARDS[card]}")


def cards_text(cards: list[int]) -> Text:
    """The names of several cards."""
    text = card_text(cards[0])
    for card in cards[1:]:
        text = Text("exploriana-list", {"some": text, "more": card_text(card)})
    return text


def explorer_text(kind: int) -> Text:
    """The name of a kind of explorer."""
    return Text(f"exploriana-explorer-{EXPLORERS[kind]}")


def mission_text(mission: int) -> Text:
    """The name of a mission."""
    return Text(f"exploriana-mission-{MISSIONS[mission]}")


def region_text(region: int) -> Text:
    """The name of a region."""
    return Text(f"exploriana-region-{REGIONS[region]}")


def relic_text(region: int) -> Text:
    """The name of a region's relic."""
    return Text(f"exploriana-relic-{REGIONS[region]}")


def group(action: int) -> Text | None:
    """The guide, who can cover one of several hazards, and the Biologist with the animals to put back."""
    if GUIDE <= action < USE:
        return Text("exploriana-board-ask-guide")
    return Text("exploriana-board-ask-release") if RELEASE <= action < PICK else None


def describe(action: int) -> Text:
    """The action as a button would say it."""
    verb = NOTATION.words[action].partition(" ")[0]
    if action < GUIDE:
        return Text(f"exploriana-action-{verb}")
    if action == ANIMALS:
        return Text("exploriana-action-animals")
    if RESCUE <= action < RETURN:
        return Text(f"exploriana-action-rescue-{REWARDS[action - RESCUE]}")
    return Text(f"exploriana-action-{verb}", _arguments(action))


def _arguments(action: int) -> dict[str, int | str | Text]:
    for first, size in CARD_VERBS:
        if first <= action < first + size:
            return {"card": card_text(action - first)}
    for first, copies in EXPLORER_VERBS:
        if first <= action < first + 12 * copies:
            return {"explorer": explorer_text((action - first) // copies)}
    for first in MISSION_VERBS:
        if first <= action < first + 15:
            return {"mission": mission_text(action - first)}
    for first in REGION_VERBS:
        if first <= action < first + 3:
            return {"region": region_text(action - first)}
    if RELIC <= action < FIRST:
        return {"relic": relic_text(action - RELIC)}
    if FIRST <= action < REVEAL:
        return {"seat": action - FIRST}
    return {"number": action - ORDER + 1} if action < KEEP else {"value": TOKEN_VALUES[action - TOKEN]}


CARD_VERBS: Final = [(first, 63) for first in (GUIDE, RELEASE, PICK, RETURN, BOTTOM, TOP, DISCARD, REVEAL, LOOK, HIDE)]
EXPLORER_VERBS: Final = [(USE, 1), (RECRUIT, 2), (DRAFT, 2), (ROW, 2), (DEAL, 2)]
MISSION_VERBS: Final = [KEEP, FLIP, MISSION]
REGION_VERBS: Final = [SEND, RIVAL, SOCIETY]
