"""OpenSpiel's playthroughs of our games: `python -m tests.adapters.playthroughs` writes those that are missing.

Views and tensors make very long lines; of such a line its beginning is kept, its length and a checksum.
"""

from __future__ import annotations

from hashlib import blake2s
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import fourwinds.adapters.openspiel  # noqa: F401 - registers the games

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "expedition": "fourwinds_expedition(players=2,turn_cap=100)",
    "exploiters": "fourwinds_exploiters(players=2,no_progress_turns=50)",
    "explorers": "fourwinds_explorers(players=2,achievements=_2,layout=random)",
    "exploriana": "fourwinds_exploriana(players=2,relics=true)",
}
SEED = 8
LONGEST = 200


def generated(game: str) -> str:
    """The playthrough of a game with its long lines shortened."""
    lines = playthrough(GAMES[game], None, seed=SEED).splitlines()
    return "".join(f"{shortened(line)}\n" for line in lines)


def shortened(line: str) -> str:
    """A line, or the beginning of a long one."""
    if len(line) <= LONGEST:
        return line
    digest = blake2s(line.encode(), digest_size=8).hexdigest()
    return f"{line[: LONGEST // 2]} ... {len(line)} characters, {digest}"


def stored(game: str) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{game}.txt"


def main() -> None:
    """Writes the playthroughs that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        if not stored(game).exists():
            stored(game).write_text(generated(game), "utf-8")


if __name__ == "__main__":
    main()
