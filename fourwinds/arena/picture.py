"""The picture of an arena: a row for each bot with its rating, its share of victories and its scores."""

from __future__ import annotations

from typing import Final

from fourwinds.arena.figures import (
    STYLE,
    Bins,
    Scale,
    bars,
    below,
    binned,
    element,
    figure,
    line,
    percent,
    text,
    whisker,
)
from fourwinds.arena.intervals import Interval
from fourwinds.arena.ratings import Standing

WIDTH: Final = 960
ROW: Final = 76
TOP: Final = 84
FRAME: Final = "svg { background: var(--paper); } svg .title { font-size: 19px; font-weight: 700; }"


def picture(title: str, subtitle: str, found: list[Standing]) -> str:
    """The picture of these bots, the strongest first."""
    bottom = TOP + ROW * len(found)
    rating = _around([bot.rating for bot in found], 130, 370)
    share = Scale(0, 1, 420, 620)
    scores = binned([score for bot in found for score in bot.scores])
    places = Scale(scores.first, scores.first + scores.step * len(scores.counts), 670, 936)
    parts = [text(24, 34, title, class_="title"), text(24, 54, subtitle, class_="soft")]
    parts += below(rating, bottom, TOP, "rating, 95 % interval")
    parts += below(share, bottom, TOP, "share of victories; the dashed line is a fair one", shares=True)
    parts += below(places, bottom, TOP, "score; the line is the average")
    for row, bot in enumerate(found):
        parts += _row(bot, TOP + ROW * row, rating, share, places, scores)
    label = ", ".join(f"{bot.bot} {bot.rating.value:.1f}" for bot in found)
    return figure(parts, bottom + 48, f"{title}: ratings {label}", WIDTH, STYLE + FRAME)


def _around(intervals: list[Interval], start: float, end: float) -> Scale:
    low, high = min(entry.low for entry in intervals), max(entry.high for entry in intervals)
    room = 0.04 * (high - low)
    return Scale(low - room, high + room, start, end)


def _row(bot: Standing, y: float, rating: Scale, share: Scale, places: Scale, scores: Bins) -> list[str]:
    middle, base = y + ROW / 2, y + ROW - 8
    fair = share(bot.fair)
    own = binned(bot.scores, scores)
    mean = places(bot.score.mean + 0.5)
    return [
        line(24, y, WIDTH - 24, y, "grid"),
        text(24, middle + 4, bot.bot, class_="strong"),
        whisker(rating, middle, bot.rating, False),
        text(rating(bot.rating.value), middle - 12, f"{bot.rating.value:.1f}", text_anchor="middle"),
        line(fair, y + 6, fair, base, "fair"),
        whisker(share, middle, bot.share, bot.verdict != "even", shares=True),
        text(share(bot.share.value), middle - 12, percent(bot.share.value), text_anchor="middle"),
        *bars(own, places, base, ROW - 20, max(own.counts), "bar", "games"),
        element("g", element("title", f"average {bot.score.mean:.1f}") + line(mean, y + 10, mean, base, "mean")),
    ]
