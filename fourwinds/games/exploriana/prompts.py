"""What the table waits for, and what a player has done, in one sentence for each seat."""

from __future__ import annotations

from typing import Final

from fourwinds.core.messages import Text
from fourwinds.core.protocol import CHANCE
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.state import (
    ACTION,
    BRINK,
    CLAIM,
    DETECTION,
    DISCARD,
    DRAFT,
    ENTERPRISE,
    GEOGRAPHY,
    NAVIGATE,
    OVER,
    PATHS,
    PICK,
    RECKONING,
    RECRUIT,
    RECRUITED,
    RESEARCH,
    SCOUTING,
    SEND,
    STUDY,
)
from fourwinds.games.exploriana.terms import RIVAL_PAWN, SOCIETY_PAWN

PLAIN: Final = {
    RECRUIT: "recruit",
    RECRUITED: "claim",
    BRINK: "claim",
    CLAIM: "claim",
    RECKONING: "claim",
    NAVIGATE: "navigate",
    SCOUTING: "scout",
    GEOGRAPHY: "geographer",
    RESEARCH: "researcher",
    STUDY: "scholar",
    DETECTION: "detective",
    ENTERPRISE: "entrepreneur",
    PATHS: "pathfinder",
    DISCARD: "discard",
    DRAFT: "draft",
}


def prompt(state: Exploriana, seat: int) -> Text:
    """The sentence above the board."""
    if state.phase == OVER:
        return Text("exploriana-prompt-over")
    waiting = state.turn().waiting
    if waiting == (CHANCE,):
        return Text("exploriana-prompt-chance")
    if seat not in waiting:
        return Text("exploriana-prompt-wait", {"seats": ",".join([str(i) for i in waiting]), "count": len(waiting)})
    if state.phase == SEND:
        return _send_prompt(state, seat)
    if state.phase == ACTION:
        return _action_prompt(state, seat)
    if state.phase == PICK:
        return Text("exploriana-prompt-pick", {"picks": state.picks, "region": act.region_text(state.here)})
    return Text(f"exploriana-prompt-{PLAIN[state.phase]}")


def _send_prompt(state: Exploriana, seat: int) -> Text:
    player = state.players[seat]
    if not state.variant.rivals:
        return Text("exploriana-prompt-send", {"pawns": player.pawns})
    if not player.rivals:
        return Text("exploriana-prompt-send", {"pawns": player.pawns})
    return Text("exploriana-prompt-send-rival" if player.pawns == 1 else "exploriana-prompt-send-any")


def _action_prompt(state: Exploriana, seat: int) -> Text:
    """Warns if the next card takes the reserve (R 5.7)."""
    region = state.region()
    name = act.region_text(state.here)
    if not region.drawable:
        return Text("exploriana-prompt-action-empty", {"region": name})
    if region.deck == 0:
        return Text("exploriana-prompt-action-reserve", {"region": name})
    return Text("exploriana-prompt-action", {"region": name, "cards": len(region.display)})


def closing(state: Exploriana, seat: int) -> Text:
    """What the button says that ends the seat's turn."""
    pawn = state.pawn()
    if state.phase < ACTION or pawn < 0 or pawn >= SOCIETY_PAWN or pawn % RIVAL_PAWN != seat:
        return Text("exploriana-closing")
    return Text("exploriana-closing-turn", {"region": act.region_text(state.here)})
