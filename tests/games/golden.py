"""Plays the golden records: whole games over the configurations, kept for ever and replayed by the tests.

A game lists them as `WHOLE_GAMES` in `tests/games/<id>/whole_games.py`. Records that exist stay as they are:
delete those of a game only before its rules version was ever published.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random

from fourwinds.bots import make
from fourwinds.core import record, registry
from fourwinds.core.match import Match

HERE = Path(__file__).parent


def play(game: str, players: int, options: dict[str, str], bots: str, seed: int) -> Match:
    """One whole game between bots."""
    names = bots.split(",")
    names = [names[seat % len(names)] for seat in range(players)]
    match = Match.new(game, players, options, seats=[f"bot:{name}" for name in names])
    seats = [make(name, match.game, seed + seat) for seat, name in enumerate(names)]
    rng = Random(seed)
    while not match.over:
        match.settle(rng)
        for seat in match.state.turn().waiting[:1]:
            match.play(seat, seats[seat].choose(match.state.view(seat)))
    return match


def main() -> None:
    """Plays every record that is missing."""
    for game in registry.games():
        whole_games = import_module(f"tests.games.{game}.whole_games").WHOLE_GAMES
        for number, (name, players, options, bots) in enumerate(whole_games):
            path = HERE / game / "golden" / f"{name}.record"
            path.parent.mkdir(exist_ok=True)
            if not path.exists():
                path.write_text(record.dumps(play(game, players, options, bots, 1000 * number)))
                print(path.relative_to(HERE))


if __name__ == "__main__":
    main()
