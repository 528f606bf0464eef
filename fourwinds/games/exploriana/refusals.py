"""Why an action is refused, with the number of the rule."""

from __future__ import annotations

from typing import Final

from fourwinds.core.deck import has
from fourwinds.core.messages import Refusal, Text
from fourwinds.core.protocol import CHANCE
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.state import (
    ACTION,
    DETECTION,
    DISCARD,
    DRAFT,
    ENTERPRISE,
    GEOGRAPHY,
    NAVIGATE,
    PATHS,
    PICK,
    RECRUIT,
    RESEARCH,
    SCOUTING,
    SEND,
    STUDY,
)
from fourwinds.games.exploriana.terms import (
    BIOLOGIST,
    DETECTIVE,
    NAVIGATOR,
    PATHFINDER,
    PHILANTHROPIST,
    REGION_OF,
    TYPE_OF,
)
from fourwinds.games.exploriana.variants import KIND_CARDS

EXPLORER_RULES: Final = ("7.4", "7.5", "7.6", "7.7", "7.8", "7.9", "7.10", "7.11", "7.12", "7.13", "7.14", "7.15")
"""The rule of each explorer card, by its kind."""


def _no(rule: str, name: str, args: dict[str, int | str | Text] | None = None) -> Refusal:
    return Refusal(rule, Text(f"exploriana-refuse-{name}", args or {}))


def explain(state: Exploriana, seat: int, action: int) -> Refusal | None:
    """The reason, or nothing if the action is legal."""
    if action in state.legal(seat):
        return None
    if not 0 <= action < act.ACTIONS:
        return _no("", "unknown")
    if seat == CHANCE:
        return _no("11.1", "chance-other")
    if action >= act.FIRST:
        return _no("11.1", "chance-decides")
    if action >= act.FLIP:
        return _claim(state, seat, action)
    if action >= act.RECRUIT:
        return _before_exploring(state, seat, action)
    if action >= act.RETURN:
        return _specialist(state, action)
    if action >= act.PICK:
        return _pick(state, seat, action)
    return _turn(state, seat, action)


def _claim(state: Exploriana, seat: int, action: int) -> Refusal:
    """R 8.4, R 10.2."""
    player = state.players[seat]
    if action >= act.RELIC:
        if not state.relics:
            return _no("2.3", "no-relics")
        if not state.variant.manual:
            return _no("8.4", "relic-automatic")
        return _no("10.2", "relic-types" if state.relics[action - act.RELIC] < 0 else "relic-gone")
    if not state.variant.manual:
        return _no("8.4", "mission-automatic")
    if has(player.done, action - act.FLIP):
        return _no("8.1", "mission-done")
    return _no("8.5", "mission-open" if has(player.open, action - act.FLIP) else "mission-not-yours")


def _before_exploring(state: Exploriana, seat: int, action: int) -> Refusal:
    """R 6.3, R 6.6, R 6.7, R 10.3, R 10.4."""
    if action < act.DRAFT:
        if state.variant.draft:
            return _no("10.3", "no-row")
        return _no("6.3", "not-in-row" if state.phase == RECRUIT else "recruit-later")
    if action < act.SEND:
        return _no("10.3", "not-in-pack" if state.phase == DRAFT else "draft-later")
    if action >= act.RIVAL and not state.variant.rivals:
        return _no("10.4", "no-rivals")
    if state.phase != SEND:
        return _no("6.6", "send-later")
    return _send(state, seat, action)


def _send(state: Exploriana, seat: int, action: int) -> Refusal:
    player = state.players[seat]
    rival = action >= act.RIVAL
    region = action - (act.RIVAL if rival else act.SEND)
    if len(state.regions[region].pawns) >= state.variant.board.spaces[region]:
        return _no("6.7", "region-full", {"region": act.region_text(region)})
    if rival:
        return _no("10.4", "rival-placed")
    return _no("10.4", "rival-first" if player.rivals else "no-pawn")


def _specialist(state: Exploriana, action: int) -> Refusal:
    """What only an explorer card allows."""
    phase = state.phase
    if action < act.BOTTOM:
        return _no("7.10", "not-face-up" if phase == PATHS else "return-later")
    if action < act.TOP:
        if phase in (SCOUTING, GEOGRAPHY):
            return _no("7.15" if phase == SCOUTING else "7.7", "not-looked-at")
        return _no("7.7", "look-later")
    if action < act.DISCARD:
        return _no("7.13", "not-looked-at" if phase == RESEARCH else "look-later")
    if action < act.ORDER:
        return _no("10.5", "not-face-up" if phase == DISCARD else "discard-later")
    if action < act.KEEP:
        return _no("7.5", "no-token-there" if phase == DETECTION else "order-later")
    return _no("7.6", "mission-not-drawn" if phase == ENTERPRISE else "keep-later")


def _pick(state: Exploriana, seat: int, action: int) -> Refusal:
    """R 6.16, R 6.17."""
    if state.phase == STUDY:
        return _no("7.14", "not-in-deck")
    if state.phase != PICK:
        return _no("6.13" if state.phase == ACTION else "6.16", "stop-first" if state.phase == ACTION else "pick-later")
    region = state.region()
    if action < act.ANIMALS:
        card = action - act.PICK
        if has(region.shown, card):
            return _no("6.16", "animals-together")
        return _no("6.16", "not-face-up")
    if action == act.ANIMALS:
        return _no("6.16", "no-animals")
    if state.rescued:
        return _no("6.17", "one-rescue")
    if not region.lost:
        return _no("6.17", "nobody-lost")
    held = state.players[seat].hand & KIND_CARDS[PHILANTHROPIST] != 0
    return _no("7.11", "cost" if held else "no-philanthropist", {"coins": state.variant.cost[PHILANTHROPIST]})


def _turn(state: Exploriana, seat: int, action: int) -> Refusal:
    """The actions of a pawn's turn (R 6.9 to R 6.13)."""
    phase = state.phase
    if action == act.LOST:
        return _no("7.9", "not-lost")
    if action == act.DONE:
        return _no("7.10", "return-one") if phase == PATHS else _no("8.4", "nothing-to-finish")
    if action == act.LEAVE:
        return _no("7.15", "look-later")
    if phase == NAVIGATE:
        return _navigator(state, seat) if action == act.USE + NAVIGATOR else _no("6.14", "lost-set")
    if phase != ACTION:
        if phase == PICK:
            return _no("6.15", "picks-now")
        return _no("6.9", "action-later")
    if action == act.EXPLORE:
        return _no("6.10", "no-card")
    if action < act.USE:
        return _guide(state, seat, action - act.GUIDE)
    if action < act.RELEASE:
        return _use(state, seat, action - act.USE)
    return _release(state, seat, action - act.RELEASE)


def _navigator(state: Exploriana, seat: int) -> Refusal:
    return _no("7.9", "not-in-hand", {"explorer": act.explorer_text(NAVIGATOR)})


def _guide(state: Exploriana, seat: int, card: int) -> Refusal:
    """R 6.11."""
    player, region = state.players[seat], state.region()
    if not player.guide:
        return _no("6.11", "guide-used")
    if player.coins < state.variant.edition.guide:
        return _no("6.11", "guide-cost", {"coins": state.variant.edition.guide})
    return _no("6.11", "no-hazard" if has(region.shown, card) else "not-face-up")


def _use(state: Exploriana, seat: int, kind: int) -> Refusal:
    """R 7.1 to R 7.3, then the card's own rule."""
    player, rule = state.players[seat], EXPLORER_RULES[kind]
    if player.hand & KIND_CARDS[kind] == 0:
        return _no("7.1", "not-in-hand", {"explorer": act.explorer_text(kind)})
    if kind == NAVIGATOR:
        return _no(rule, "navigator-later")
    if kind == PHILANTHROPIST:
        return _no(rule, "philanthropist-later")
    if player.coins < state.variant.cost[kind]:
        return _no("7.2", "cost", {"coins": state.variant.cost[kind]})
    if kind == BIOLOGIST:
        return _no(rule, "name-animal")
    if kind == DETECTIVE:
        return _no(rule, "no-tokens")
    if kind == PATHFINDER:
        return _no(rule, "nothing-to-return")
    return _no("7.3", "no-card")


def _release(state: Exploriana, seat: int, card: int) -> Refusal:
    """R 7.4."""
    player = state.players[seat]
    if player.hand & KIND_CARDS[BIOLOGIST] == 0:
        return _no("7.1", "not-in-hand", {"explorer": act.explorer_text(BIOLOGIST)})
    if player.coins < state.variant.cost[BIOLOGIST]:
        return _no("7.2", "cost", {"coins": state.variant.cost[BIOLOGIST]})
    if TYPE_OF[card] != 0:
        return _no("7.4", "not-animal")
    return _no("7.4", "other-region" if REGION_OF[card] != state.here else "not-collected")
