"""The plots of a balance report, each as wide as a phone."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from fourwinds.arena.balance import Balance, Way
from fourwinds.arena.figures import (
    WIDTH,
    Scale,
    bars,
    below,
    binned,
    box,
    element,
    figure,
    line,
    percent,
    text,
    whisker,
)
from fourwinds.arena.intervals import verdict

TALL: Final = 190
"""The height of a plot with an upright axis."""
BASE: Final = TALL - 40


def seats(table: Balance) -> str:
    """Who wins, by seat, beside a fair share."""
    most = max(0.05, *(seat.high for seat in table.seats))
    scale = Scale(0, min(1.0, most * 1.05), 58, WIDTH - 52)
    row = 30
    bottom = row * len(table.seats) + 8
    fair = scale(table.fair)
    parts = below(scale, bottom, 4, "share of victories, 95 % interval", shares=True)
    parts.append(element("g", element("title", f"fair: {percent(table.fair)}") + line(fair, 4, fair, bottom, "fair")))
    for number, share in enumerate(table.seats):
        y = row * number + row / 2 + 4
        clear = verdict(share, table.fair) != "even"
        parts.append(text(0, y + 4, f"seat {number + 1}"))
        parts.append(whisker(scale, y, share, clear, shares=True))
        parts.append(text(WIDTH, y + 4, percent(share.value), text_anchor="end", class_="strong" if clear else ""))
    said = ", ".join(f"seat {number + 1} {percent(share.value)}" for number, share in enumerate(table.seats))
    return figure(parts, bottom + 40, f"Victories by seat: {said}")


def scores(table: Balance) -> str:
    """How scores are spread, and those of the winners among them."""
    return _spread(table.scores, table.winning if table.job.config.players > 1 else [], "score", "sheets")


def lengths(table: Balance) -> str:
    """How long games are."""
    return _spread(table.decisions, [], "decisions in a game", "games")


def margins(table: Balance) -> str:
    """How close games are."""
    return _spread(table.margins, [], "points between first and second", "games")


def _spread(values: list[int], marked: list[int], words: str, unit: str) -> str:
    bins = binned(values)
    scale = Scale(bins.first, bins.first + bins.step * len(bins.counts), 12, WIDTH - 12)
    tallest = max(bins.counts)
    parts = below(scale, BASE, 18, words)
    parts += bars(bins, scale, BASE, BASE - 22, tallest, "bar", unit)
    if marked:
        parts += bars(binned(marked, bins), scale, BASE, BASE - 22, tallest, "won", "winners")
    mean = fmean(values)
    place = scale(mean + 0.5)
    parts.append(line(place, 16, place, BASE, "mean"))
    anchor = "start" if place < WIDTH / 2 else "end"
    parts.append(text(place + (4 if anchor == "start" else -4), 12, f"average {mean:.1f}", text_anchor=anchor))
    return figure(parts, TALL, f"{words}: from {min(values)} to {max(values)}, on average {mean:.1f}")


def course(table: Balance) -> str:
    """How many choices a decision has, from the beginning of the game to its end."""
    across = Scale(0, len(table.course) - 1, 34, WIDTH - 10)
    up = Scale(0, max(table.course) * 1.1, BASE, 10)
    parts: list[str] = []
    for value in up.ticks(4):
        parts.append(line(across.start, up(value), across.end, up(value), "grid"))
        parts.append(text(26, up(value) + 4, f"{value:g}", class_="soft", text_anchor="end"))
    places = [(across(tenth), up(value)) for tenth, value in enumerate(table.course)]
    parts.append(element("polyline", points=" ".join(f"{x},{y}" for x, y in places), class_="curve"))
    for (x, y), value in zip(places, table.course, strict=True):
        parts.append(element("circle", element("title", f"{value:.1f} choices"), cx=x, cy=y, r=4, class_="dot"))
    parts.append(text(across.start, BASE + 16, "beginning", class_="soft"))
    parts.append(text(across.end, BASE + 16, "end of the game", class_="soft", text_anchor="end"))
    first, last = table.course[0], table.course[-1]
    return figure(parts, TALL - 16, f"Choices a decision: {first:.1f} at the beginning, {last:.1f} at the end")


def way(entry: Way, least: float, most: float) -> str:
    """What a way of scoring brings: a bar for everybody, a dot for the winners."""
    scale = Scale(least, most, 5, 115)
    zero, mean = scale(0), scale(entry.mean)
    parts = [box(min(zero, mean), 3, abs(mean - zero), 12, "bar"), line(zero, 0, zero, 18, "grid")]
    said = f"{entry.mean:.1f} points"
    if entry.winners and entry.others:
        won = fmean(entry.winners)
        said += f"; winners {won:.1f}, others {fmean(entry.others):.1f}"
        parts.append(element("circle", cx=scale(won), cy=9, r=4.5, class_="won"))
    return figure(parts, 18, said, 120)
