"""The whole games kept as golden records: name, players, options, bots."""

from __future__ import annotations

ADVANCED = {"new_rule_1": "true", "new_rule_2": "true", "market": "true", "secret": "true"}
WHOLE_GAMES: list[tuple[str, int, dict[str, str], str]] = [
    ("two-basic", 2, {}, "greedy"),
    ("two-random", 2, {}, "random"),
    ("two-advanced", 2, ADVANCED, "greedy"),
    ("two-advanced-random", 2, {**ADVANCED, "reshuffle_discards": "true"}, "random"),
    ("three-basic", 3, {"first_player": "1"}, "greedy,random,greedy"),
    ("three-advanced", 3, ADVANCED, "greedy"),
    ("three-loose-branches", 3, {"branch_from": "expedition", "remove_when_over": "true"}, "random"),
    ("three-late-scoring", 3, {"new_rule_1": "true", "token_order": "last"}, "greedy"),
    ("four-basic", 4, {}, "greedy"),
    ("four-advanced", 4, ADVANCED, "greedy"),
    ("four-advanced-random", 4, {**ADVANCED, "branch_from": "expedition"}, "random"),
    ("four-secrets", 4, {"secret": "true"}, "greedy,random"),
    ("four-market", 4, {"market": "true"}, "greedy"),
    ("five-basic", 5, {"token_adjacency": "dot_chain"}, "greedy"),
    ("five-advanced", 5, {**ADVANCED, "reshuffle_discards": "true"}, "greedy,random"),
    ("five-short", 5, {**ADVANCED, "turn_cap": "100", "remove_when_over": "true"}, "random"),
    ("six-basic", 6, {"new_rule_2": "true"}, "greedy"),
    ("six-advanced", 6, ADVANCED, "greedy"),
    ("six-advanced-random", 6, {**ADVANCED, "token_order": "last", "reshuffle_discards": "true"}, "random"),
    ("six-reshuffled", 6, {"reshuffle_discards": "true"}, "random"),
    ("three-advanced-random", 3, {**ADVANCED, "remove_when_over": "true"}, "random"),
    ("five-advanced-greedy", 5, {**ADVANCED, "token_adjacency": "dot_chain"}, "greedy"),
]
