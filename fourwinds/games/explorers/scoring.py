"""Scoring, in the order of R 10, and the achievements of R 12."""

from __future__ import annotations

from fourwinds.core import cells
from fourwinds.core.messages import Line, Outcome, Text
from fourwinds.games.explorers.chart import Chart, marked_around, quadrant_squares
from fourwinds.games.explorers.edition import goal_kind
from fourwinds.games.explorers.state import Board
from fourwinds.games.explorers.terms import (
    APPLE,
    CARROT,
    FISH,
    GEM,
    GOALS,
    HORSE,
    KEY,
    OBJECTS,
    QUADRANTS,
    SCROLL,
    TEMPLE,
    TERRAINS,
)
from fourwinds.games.explorers.variants import Variant


def score_round(variant: Variant, board: Board, round_: int) -> None:
    """Writes down provisions and gems at the end of a round (R 9.4, R 10.1, R 10.2)."""
    board.points = [*board.points, variant.provisions.score(round_, board.ticked), variant.gem_scores[board.gems]]


def village_points(variant: Variant, chart: Chart, board: Board) -> list[int]:
    """What each village scores (R 10.3); on the expert side only the worst does, so the others stand at 0."""
    counts = [marked_around(board.marks, village) for village in chart.villages]
    if not variant.expert_villages:
        return [variant.edition.villages_base[count] for count in counts]
    worst = counts.index(min(counts))
    points = variant.edition.villages_expert[counts[worst]]
    return [points if quadrant == worst else 0 for quadrant in range(4)]


def temple_points(variant: Variant, board: Board, quadrant: int) -> int:
    """What the temple of a quadrant scores (R 10.4)."""
    place = board.temples[quadrant]
    return 0 if place < 0 else variant.temple_points[place]


def race_values(variant: Variant, goal: int) -> list[int]:
    """The values of a race achievement that are in play (R 12.7, R 3.9)."""
    table = variant.edition.goals[goal].table
    return [table[place] for place in variant.race_places if place < len(table)]


def goal_values(variant: Variant, goal: int) -> list[int]:
    """What an achievement may bring at this table."""
    entry = variant.edition.goals[goal]
    return race_values(variant, goal) if entry.kind == "race" else entry.values()


def goal_help(goal: int, values: list[int]) -> Text:
    """What an achievement asks for and what it is worth."""
    key, kind = f"explorers-goal-{GOALS[goal]}.help", goal_kind(GOALS[goal])
    if not values:
        return Text(key)
    if kind in ("count", "race"):
        return Text(key, {"values": ", ".join([str(value) for value in values])})
    return Text(key, {"points": Text("explorers-points", {"points": values[0]})})


def count_marked(chart: Chart, board: Board, kind: int) -> int:
    """How many squares with an object are marked."""
    return sum(1 for square in chart.squares_with(kind) if board.marks.has(square))


def count_item(chart: Chart, board: Board, goal: str) -> int:
    """What a counting achievement counts (R 12.6)."""
    if goal == "count_provision_sets":
        return min(count_marked(chart, board, kind) for kind in (APPLE, CARROT, FISH))
    if goal == "count_villages_4":
        return sum(1 for village in chart.villages if marked_around(board.marks, village) == 4)
    if goal == "count_temples_2adj":
        return sum(1 for temple in chart.temples if marked_around(board.marks, temple) >= 2)
    if goal == "count_corners":
        return sum(1 for corner in (0, 15, 240, 255) if board.marks.has(corner))
    kinds = {"apples": APPLE, "carrots": CARROT, "fish": FISH, "horses": HORSE, "keys": KEY, "scrolls": SCROLL}
    return count_marked(chart, board, kinds[goal.removeprefix("count_")])


def race_won(chart: Chart, board: Board, goal: int) -> bool:
    """Whether the condition of a race achievement is fulfilled (R 12.7)."""
    name = GOALS[goal]
    if name == "race_all_villages":
        return _villages_reached(chart, board) == 4
    if name == "race_3_villages_3_temples":
        return _villages_reached(chart, board) >= 3 and count_marked(chart, board, TEMPLE) >= 3
    if name == "race_all_edges":
        return _on_all_edges(board.marks.rows())
    if name == "race_3_per_quadrant":
        return all(sum(1 for square in quadrant_squares(q) if board.marks.has(square)) >= 3 for q in range(4))
    if name == "race_2_each_provision":
        return all(count_marked(chart, board, kind) >= 2 for kind in (APPLE, CARROT, FISH))
    counted = {
        "race_2_temples": (TEMPLE, 2),
        "race_3_keys": (KEY, 3),
        "race_3_scrolls": (SCROLL, 3),
        "race_5_gems": (GEM, 5),
        "race_3_horses": (HORSE, 3),
    }
    kind, wanted = counted[name]
    return count_marked(chart, board, kind) >= wanted


def _villages_reached(chart: Chart, board: Board) -> int:
    return sum(1 for village in chart.villages if marked_around(board.marks, village))


def _on_all_edges(rows: list[int]) -> bool:
    left = any(row & 1 for row in rows)
    right = any(row >> 15 for row in rows)
    return rows[0] != 0 and rows[15] != 0 and left and right


def goal_points(variant: Variant, chart: Chart, board: Board, goal: int, place: int) -> int:
    """What an achievement scores at the end (R 10.5); `place` is the one taken in a race, or -1."""
    name, entry = GOALS[goal], variant.edition.goals[goal]
    if entry.kind == "race":
        return 0 if place < 0 else race_values(variant, goal)[place]
    if entry.kind == "count":
        return entry.table[min(count_item(chart, board, name), len(entry.table) - 1)]
    if entry.kind == "none":
        return 0 if count_marked(chart, board, OBJECTS.index(name.removeprefix("none_"))) else entry.points
    if entry.kind == "areas":
        areas = chart.areas(TERRAINS.index(name.removeprefix("areas_")))
        return entry.points if all(board.marks.meets(area) for area in areas) else 0
    return _shape_points(board.marks.rows(), name, entry.points)


def _shape_points(rows: list[int], name: str, points: int) -> int:
    if name == "full_line":
        full = any(row == 0xFFFF for row in rows) or any(row == 0xFFFF for row in cells.columns(rows))
        return points if full else 0
    if name == "largest_square":
        return cells.largest_square(rows) ** 2
    if name == "line_horizontal":
        return cells.longest_run(rows)
    if name == "line_vertical":
        return cells.longest_run(cells.columns(rows))
    return cells.longest_diagonal(rows)


def sheet(variant: Variant, chart: Chart, board: Board, goals: list[int]) -> list[Line]:
    """The score sheet as it stands (R 10.6)."""
    lines: list[Line] = []
    for round_ in range(len(board.points) // 2):
        lines.append(Line(f"explorers-line-provisions-{round_ + 1}", board.points[2 * round_]))
        lines.append(Line(f"explorers-line-gems-{round_ + 1}", board.points[2 * round_ + 1]))
    for quadrant, points in enumerate(village_points(variant, chart, board)):
        lines.append(Line(f"explorers-line-village-{QUADRANTS[quadrant]}", points))
    for quadrant in range(4):
        lines.append(Line(f"explorers-line-temple-{QUADRANTS[quadrant]}", temple_points(variant, board, quadrant)))
    for number, goal in enumerate(goals):
        points = goal_points(variant, chart, board, goal, board.races[number])
        lines.append(Line(f"explorers-goal-{GOALS[goal]}", points))
    return lines


def final(variant: Variant, chart: Chart, boards: list[Board], goals: list[int]) -> Outcome:
    """The result: highest total, then fewer used scrolls; equal in both shares the place (R 10.7)."""
    sheets = [sheet(variant, chart, board, goals) for board in boards]
    scores = [sum(line.points for line in lines) for lines in sheets]
    standing = [(-score, board.scrolls_used) for score, board in zip(scores, boards, strict=True)]
    ranks = [1 + sum(1 for other in standing if other < own) for own in standing]
    title = solo_title(variant, scores[0], len(goals)) if variant.solo else None
    return Outcome(scores, ranks, sheets, title)


def solo_title(variant: Variant, score: int, goals: int) -> Text:
    """The rank of a solo game (R 11.5)."""
    score -= variant.edition.rank_shift * goals
    rank = 1 + sum(1 for top in variant.edition.ranks if score > top)
    return Text(f"explorers-title-{rank}", {"rank": rank})
