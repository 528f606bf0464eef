"""The whole games kept as golden records: name, players, options, bots."""

from __future__ import annotations

EXPERT = {"provisions": "expert", "gemstones": "expert", "villages": "expert", "temples": "expert"}
WHOLE_GAMES: list[tuple[str, int, dict[str, str], str]] = [
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
