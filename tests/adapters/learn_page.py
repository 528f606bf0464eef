"""The tables of docs/learn.md, made from the games: `python -m tests.adapters.learn_page` writes them anew."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from fourwinds.core import registry
from fourwinds.core.learning import features
from fourwinds.core.messages import Feature
from fourwinds.core.protocol import Game

PAGE = Path(__file__).parents[2] / "docs" / "learn.md"
WHOSE = {-1: "table", 0: "own", 1: "each other"}


def observations(game: Game) -> str:
    """What is observed at the usual table of two."""
    blocks = [block for block in features(game, registry.configure(game, 2)) if block.owner in WHOSE]
    together: dict[tuple[int, str], list[Feature]] = {}
    for block in blocks:
        together.setdefault((block.owner, block.name), []).append(block)
    lines = ["| whose | what | numbers | each from 0 to |", "|---|---|---:|---:|"]
    for (owner, name), same in together.items():
        times = f"{len(same)} x " if len(same) > 1 else ""
        lines.append(f"| {WHOSE[owner]} | {name} | {times}{same[0].size} | {same[0].most} |")
    return "\n".join(lines)


def sizes(game: Game) -> str:
    """How long an observation is by players."""
    lengths = [
        f"{sum(block.size for block in features(game, registry.configure(game, players)))} for {players}"
        for players in game.players
    ]
    return f"Numbers in an observation, by players: {', '.join(lengths)}. Actions: {game.actions}."


def actions(game: Game) -> str:
    """The numbers of the actions by their first word."""
    words = [(index, game.notate(game.action(index))) for index in range(game.actions)]
    lines = ["| numbers | actions | for example |", "|---|---:|---|"]
    for _, group in groupby(words, lambda entry: entry[1].split()[0]):
        block = list(group)
        first, last = block[0][0], block[-1][0]
        numbers = f"{first} to {last}" if last > first else f"{first}"
        lines.append(f"| {numbers} | {len(block)} | `{block[len(block) // 2][1]}` |")
    return "\n".join(lines)


def block(game: Game) -> str:
    """Everything about one game."""
    return f"{sizes(game)}\n\n{observations(game)}\n\n{actions(game)}"


def updated(page: str) -> str:
    """The page with its tables made anew."""
    for name, game in registry.games().items():
        text = f"<!-- {name} -->\n{block(game)}\n<!-- end -->"
        page = re.sub(rf"<!-- {name} -->.*?<!-- end -->", lambda _, text=text: text, page, flags=re.DOTALL)  # type: ignore[misc]
    return page


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text("utf-8")), "utf-8")
