"""What is wrong with an edition: structural faults as errors, the requirements on a good map as warnings.

W1 to W4 look at the net of spaces, W5 to W8 at the drawing, W9 to W11 at flags, names and hands.
"""

from __future__ import annotations

from math import atan2, degrees, hypot
from random import Random
from typing import Any, Final

from fourwinds.core.messages import Finding
from fourwinds.games.expedition.edition import faults
from fourwinds.games.expedition.terms import GREEN, RED
from fourwinds.games.expedition.world import CARD_NAMES, CARDS, EXITS, KIND, ONE_DOT, SEGMENTS, SPACE_OF, SPACES, TIP

Point = tuple[float, float]
HANDS: Final = 2000
SEED: Final = 1
CLEARANCE: Final = 3.0
APART: Final = 8.0
ANGLE: Final = 15.0
SEAM: Final = 90.0


def check(data: object) -> list[Finding]:
    """What is wrong with the contents of an edition file; the same every time."""
    wrong = faults(data)
    if wrong or not isinstance(data, dict):
        return [Finding(True, "", message) for message in wrong]
    drawing = _drawn(data)
    found = _net(data) + _flags(data) + _hands(data)
    return found + ([_warn("W5", "a space has no place on the drawing")] if drawing is None else _drawing(drawing))


def _warn(code: str, message: str) -> Finding:
    return Finding(False, code, message)


# The net


def _net(data: dict[str, Any]) -> list[Finding]:
    """W1 to W4: degrees, one piece, no bridge, no space that cuts the map in two."""
    found: list[Finding] = []
    degrees_ = [len(exits) for exits in EXITS]
    if min(degrees_) < 3 or max(degrees_) > 6:
        found.append(_warn("W1", "a space has fewer than 3 or more than 6 segments"))
    if len(steps_from(0)) < len(SPACES):
        found.append(_warn("W2", "the map is not in one piece"))
    for segment, name in enumerate(SEGMENTS):
        if TIP[2 * segment] not in steps_from(TIP[2 * segment + 1], without_segment=segment):
            found.append(_warn("W3", f"segment {name} is a bridge"))
    for space, name in enumerate(SPACES):
        if len(steps_from(0 if space else 1, without_space=space)) < len(SPACES) - 1:
            found.append(_warn("W4", f"space {name} cuts the map in two"))
    return found


def steps_from(start: int, without_segment: int = -1, without_space: int = -1) -> dict[int, int]:
    """The spaces that can be reached, with the fewest segments to each."""
    steps = {start: 0}
    queue = [start]
    for space in queue:
        for code in EXITS[space]:
            tip = TIP[code]
            if code >> 1 != without_segment and tip != without_space and tip not in steps:
                steps[tip] = steps[space] + 1
                queue.append(tip)
    return steps


# The drawing


class _Line:
    """A segment as it is drawn: at one edge, if it leads over it."""

    def __init__(self, name: str, ends: set[str], one: Point, other: Point) -> None:
        self.name = name
        self.ends = ends
        self.one = one
        self.other = other


def _spot(space: dict[str, Any], side: str | None) -> tuple[str, Point] | None:
    """The name and the place of a space, or of the half of it on one side."""
    halves = space.get("half_dots")
    if not halves:
        x, y = space.get("x"), space.get("y")
        good = isinstance(x, int | float) and isinstance(y, int | float)
        return (space["id"], (float(x or 0), float(y or 0))) if good else None
    for half in halves:
        if half.get("side") == side:
            return f"{space['id']}-{side}", (float(half["x"]), float(half["y"]))
    return None


def _drawn(data: dict[str, Any]) -> list[_Line] | None:
    spaces = {space["id"]: space for space in data["spaces"]}
    lines: list[_Line] = []
    for segment in data["segments"]:
        one = _spot(spaces[segment["a"]], segment.get("side"))
        other = _spot(spaces[segment["b"]], segment.get("side"))
        if one is None or other is None:
            return None
        lines.append(_Line(segment["id"], {one[0], other[0]}, one[1], other[1]))
    return lines


def _drawing(lines: list[_Line]) -> list[Finding]:
    """W6 to W8: nothing crosses, nothing is too near, no angle is too small, nothing spans the seam."""
    found: list[Finding] = []
    for number, line in enumerate(lines):
        for other in lines[:number]:
            if not line.ends & other.ends and _cross(line, other):
                found.append(_warn("W6", f"segments {other.name} and {line.name} cross"))
        if abs(line.one[0] - line.other[0]) >= SEAM:
            found.append(_warn("W6", f"segment {line.name} spans the seam"))
    spots = _spots(lines)
    for name, spot in spots.items():
        for line in lines:
            if name not in line.ends and _distance(spot, line) < CLEARANCE:
                found.append(_warn("W7", f"segment {line.name} runs too near to {name}"))
        if any(hypot(spot[0] - p[0], spot[1] - p[1]) < APART for other, p in spots.items() if other < name):
            found.append(_warn("W7", f"{name} is too near to another space"))
        if _smallest_angle(name, spot, lines) < ANGLE:
            found.append(_warn("W8", f"segments leave {name} at too small an angle"))
    return found


def _spots(lines: list[_Line]) -> dict[str, Point]:
    spots: dict[str, Point] = {}
    for line in lines:
        for name in line.ends:
            spots[name] = next(p for p in (line.one, line.other) if _meets_all(name, p, lines))
    return spots


def _meets_all(name: str, point: Point, lines: list[_Line]) -> bool:
    return all(point in (line.one, line.other) for line in lines if name in line.ends)


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(line: _Line, other: _Line) -> bool:
    apart = _side(line.one, line.other, other.one) * _side(line.one, line.other, other.other)
    return apart <= 0 and _side(other.one, other.other, line.one) * _side(other.one, other.other, line.other) <= 0


def _distance(spot: Point, line: _Line) -> float:
    dx, dy = line.other[0] - line.one[0], line.other[1] - line.one[1]
    along = ((spot[0] - line.one[0]) * dx + (spot[1] - line.one[1]) * dy) / (dx * dx + dy * dy or 1.0)
    along = max(0.0, min(1.0, along))
    return hypot(spot[0] - line.one[0] - along * dx, spot[1] - line.one[1] - along * dy)


def _smallest_angle(name: str, spot: Point, lines: list[_Line]) -> float:
    ends = [line.other if line.one == spot else line.one for line in lines if name in line.ends]
    turns = sorted(degrees(atan2(end[1] - spot[1], end[0] - spot[0])) % 360 for end in ends)
    if len(turns) < 2:
        return 360.0
    return min((turns[(i + 1) % len(turns)] - turns[i]) % 360 for i in range(len(turns)))


# Flags, names and hands


def _flags(data: dict[str, Any]) -> list[Finding]:
    """W9 and W10: flags that fit the map, names that tell places apart."""
    found: list[Finding] = []
    steps = steps_from(SPACE_OF["start"])
    near = data["constants"]["near_start_max"]
    for space in data["spaces"]:
        number = SPACE_OF[space["id"]]
        if space.get("dist") != steps[number]:
            found.append(_warn("W9", f"{space['id']}: 'dist' is not {steps[number]}"))
        if number < CARDS and space["near_start"] != (steps[number] <= near):
            found.append(_warn("W9", f"{space['id']}: 'near_start' does not fit its distance"))
    locations = [str(space.get("name")) for space in data["spaces"] if space["id"] in CARD_NAMES]
    if len(set(locations)) < CARDS:
        found.append(_warn("W10", "two locations have the same name"))
    if KIND.count(GREEN) < 10 or KIND.count(RED) < 10:
        found.append(_warn("W10", "there are hardly any dots"))
    return found


def _hands(data: dict[str, Any]) -> list[Finding]:
    """W11: few hands need a redraw."""
    near = {SPACE_OF[space["id"]] for space in data["spaces"] if space.get("near_start")}
    found: list[Finding] = []
    for size in sorted(set(data["constants"]["hand"].values())):
        rng = Random(SEED)
        bad = sum(not _fits([c for c in rng.sample(range(CARDS), size) if c not in near], 4) for _ in range(HANDS))
        if bad > HANDS // 20:
            found.append(_warn("W11", f"{bad} of {HANDS} hands of {size} cards cannot place four tokens"))
    return found


def _fits(cards: list[int], wanted: int) -> bool:
    if not wanted:
        return True
    return any(
        _fits([other for other in cards[number + 1 :] if other not in ONE_DOT[card]], wanted - 1)
        for number, card in enumerate(cards)
    )
