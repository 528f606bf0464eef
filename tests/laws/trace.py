"""Prints what random games do, action by action, so that two builds can be compared."""

from __future__ import annotations

import sys
from hashlib import blake2s
from random import Random

from fourwinds.core import match, registry
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE


def trace(game_id: str, players: int, options: dict[str, str], seed: int) -> list[str]:
    """One line an action: who, what, out of what, and a digest of every view after it."""
    game = registry.find(game_id)
    state = game.new(registry.configure(game, players, options))
    rng = Random(seed)
    lines: list[str] = []
    while state.turn().waiting:
        seat = rng.choice(state.turn().waiting)
        legal = state.legal(seat)
        action = draw(state, rng) if seat == CHANCE else rng.choice(legal)
        state.apply(seat, action)
        views = repr([state.view(each) for each in range(players)])
        digest = blake2s((views + state.fingerprint()).encode(), digest_size=8).hexdigest()
        lines.append(f"{seat} {game.notate(action)} of {len(legal)}: {digest}")
    return [*lines, repr(state.outcome())]


if __name__ == "__main__":
    print("interpreted" if match.__file__.endswith(".py") else "compiled")
    for argument in sys.argv[1:]:
        name, count, text, number = argument.split("/")
        chosen = dict(part.split("=") for part in text.split(";") if part)
        print(argument, *trace(name, int(count), chosen, int(number)), sep="\n")
