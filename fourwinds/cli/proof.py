"""What `fourwinds tune` and `fourwinds fit` share: weights to start from, and what becomes of proved ones."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib.resources import files
from pathlib import Path
from typing import Final

from fourwinds.arena.tuning import Difference, Plan
from fourwinds.cli.arguments import whole
from fourwinds.cli.files import check_target, read_text, write_text
from fourwinds.cli.screen import screen
from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import Game
from fourwinds.core.weights import read, write

USUAL_PLAYERS: Final = 2


def add_proof(parser: ArgumentParser) -> None:
    """Their arguments."""
    parser.add_argument("--proof", type=whole(2, 10_000_000), default=500, metavar="N", help="deals of the proof (500)")
    parser.add_argument("--start", type=Path, metavar="FILE", help="the present weights, if not the game's own")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the results go (COMMAND/GAME-...)")
    parser.add_argument("--save", action="store_true", help="also put proved weights in place of the game's own")


def start_of(game: Game, path: Path | None) -> dict[str, float]:
    """The present weights: the game's own, or those of a file."""
    if not game.weights():
        raise Unusable(f"{game.id} has no weights")
    if path is None:
        return game.weights()
    try:
        weights = read(read_text(path))
        game.tuned(weights)
    except Unusable as error:
        raise Unusable(str(error) if str(path) in str(error) else f"{path}: {error}") from error
    return weights


def packaged_file(game: str) -> Path:
    """The weights that come with a game."""
    return Path(str(files(f"fourwinds.games.{game}") / "weights.json"))


def check_save(game: str, args: Namespace) -> None:
    """Refuses at once what could not be saved at the end."""
    if args.save:
        check_target(packaged_file(game))


def verdict(plan: Plan, difference: Difference) -> str:
    """How much better what was found is."""
    proved = "proved" if difference.proved else "not proved"
    unit = "points" if plan.config.players == 1 else "of a game's worth"
    return f"better by {difference.mean:.3f} ± {difference.error:.3f} {unit}, {plan.proof} deals: {proved}"


def keep(plan: Plan, found: dict[str, float], difference: Difference, folder: Path, save: bool) -> None:
    """Writes weights where they belong if they are proved; those of an earlier run are gone in any case."""
    (folder / "weights.json").unlink(missing_ok=True)
    if not difference.proved:
        return
    for path in [folder / "weights.json", *([packaged_file(plan.game)] if save else [])]:
        write_text(path, write(found))
        screen().print(str(path), style="dim", soft_wrap=True)
