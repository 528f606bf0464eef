"""Plays the golden records: whole games over the configurations, kept for ever and replayed by the tests.

Run it only for a new game or a new rules version; records of old versions stay as they are.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from fourwinds.bots import make
from fourwinds.core import record
from fourwinds.core.match import Match

HERE = Path(__file__).parent
EXPERT = {"provisions": "expert", "gemstones": "expert", "villages": "expert", "temples": "expert"}
EXPLORERS: list[tuple[str, int, dict[str, str], str]] = [
    ("solo-first", 1, {"layout": "intro"}, "greedy"),
    ("solo-random-map", 1, {}, "greedy"),
    ("solo-chosen-map", 1, {"layout": "choose"}, "random"),
    ("solo-expert", 1, {**EXPERT, "achievements": "3"}, "greedy"),
    ("solo-races", 1, {"achievements": "race_all_edges,race_2_temples,race_5_gems"}, "greedy"),
    ("solo-free-stop", 1, {"forced_placement": "false"}, "random"),
    ("two-first", 2, {"layout": "intro"}, "greedy,random"),
    ("two-expert", 2, {**EXPERT, "layout": "random", "achievements": "2"}, "greedy"),
    (
        "two-struck-races",
        2,
        {"achievement_strike": "true", "achievements": "race_3_keys,race_3_per_quadrant"},
        "greedy",
    ),
    ("two-bare-setup", 2, {"setup_objects": "false", "layout": "random"}, "random"),
    ("two-expert-temples", 2, {"temples": "expert", "layout": "random"}, "greedy"),
    ("two-free-stop-expert", 2, {**EXPERT, "forced_placement": "false", "layout": "random"}, "random"),
    ("three-usual", 3, {}, "greedy"),
    ("three-expert", 3, {**EXPERT, "layout": "random"}, "greedy,random,greedy"),
    ("three-areas", 3, {"achievements": "areas_water,largest_square,line_diagonal", "layout": "random"}, "greedy"),
    ("three-whole-pool", 3, {"achievements": "3", "achievement_pool": "all", "layout": "random"}, "random"),
    ("three-second-begins", 3, {"first_player": "1", "layout": "intro"}, "greedy"),
    ("four-usual", 4, {}, "greedy"),
    ("four-expert", 4, {**EXPERT, "layout": "random", "achievements": "3"}, "greedy"),
    ("four-random-bots", 4, {"layout": "random", "achievements": "1"}, "random"),
    ("four-expert-provisions", 4, {"provisions": "expert", "layout": "random"}, "greedy"),
    ("four-expert-villages", 4, {"villages": "expert", "layout": "random"}, "greedy,random"),
    ("four-counts", 4, {"achievements": "count_corners,count_provision_sets,none_gem", "layout": "random"}, "greedy"),
]


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
    """Writes every record anew."""
    for number, (name, players, options, bots) in enumerate(EXPLORERS):
        path = HERE / "explorers" / "golden" / f"{name}.record"
        path.parent.mkdir(exist_ok=True)
        path.write_text(record.dumps(play("explorers", players, options, bots, 1000 * number)))
        print(path.name)


if __name__ == "__main__":
    main()
