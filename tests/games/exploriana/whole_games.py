"""The whole games kept as golden records: name, players, options, bots."""

from __future__ import annotations

DRAFT = {"draft": "true"}
RELICS = {"relics": "true"}
MANUAL = {"mission_reveal": "manual"}
WHOLE_GAMES: list[tuple[str, int, dict[str, str], str]] = [
    ("solo-novice", 1, {"society": "novice"}, "random"),
    ("solo-standard", 1, {}, "greedy"),
    ("solo-expert", 1, {"society": "expert", **RELICS}, "greedy"),
    ("solo-legend-manual", 1, {"society": "legend", **MANUAL}, "random"),
    ("two-usual", 2, {}, "greedy"),
    ("two-random-bots", 2, {"x_marks": "treasure"}, "random"),
    ("two-relics-final-bonus", 2, {**RELICS, "rival_final_bonus": "true"}, "greedy,random"),
    ("two-draft", 2, {**DRAFT, "detective_overflow": "remove"}, "random"),
    ("two-manual", 2, {**MANUAL, **RELICS, "edge_when_lost": "true"}, "random"),
    ("three-usual", 3, {}, "greedy"),
    ("three-first-game", 3, {"first_game_deal": "true", "table_memory": "false"}, "greedy,random,random"),
    ("three-draft-relics", 3, {**DRAFT, **RELICS}, "greedy"),
    ("three-manual-draft", 3, {**DRAFT, **MANUAL}, "random"),
    ("three-edge-when-lost", 3, {"edge_when_lost": "true", "first_player": "2"}, "random"),
    ("four-usual", 4, {}, "greedy"),
    ("four-random-bots", 4, {"detective_overflow": "remove"}, "random"),
    ("four-draft-relics", 4, {**DRAFT, **RELICS}, "greedy,random"),
    ("four-manual-relics", 4, {**MANUAL, **RELICS}, "greedy"),
    ("four-first-game", 4, {"first_game_deal": "true", "first_player": "3"}, "random"),
    ("five-usual", 5, {}, "greedy"),
    ("five-draft", 5, {**DRAFT, "x_marks": "treasure"}, "random"),
    ("five-relics-first-game", 5, {**RELICS, "first_game_deal": "true"}, "greedy,random"),
    ("five-manual", 5, {**MANUAL, **RELICS, "edge_when_lost": "true"}, "greedy,random"),
    ("solo-rules-2", 1, {}, "greedy"),
    ("two-rules-2-skip", 2, {"detective_overflow": "skip"}, "random"),
    ("three-rules-2-manual", 3, {**MANUAL, **DRAFT}, "random"),
    ("four-rules-2-draft", 4, {**DRAFT, **RELICS}, "greedy,random"),
    ("five-rules-2", 5, {}, "random"),
]
