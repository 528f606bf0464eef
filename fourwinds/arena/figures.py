"""Plots as SVG: plain text, no library, light and dark by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from html import escape
from typing import Final

from fourwinds.arena.intervals import Interval

WIDTH: Final = 340
"""A phone shows a plot of this width without shrinking its letters."""
STYLE: Final = """
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6eedc, #1d2226); --card: light-dark(#fffaef, #262c31);
  --ink: light-dark(#2a2823, #efe6d2); --soft: light-dark(#6a6458, #a99f8c); --line: light-dark(#d9cbb0, #3a4248);
  --bar: light-dark(#93c0cc, #2f6474); --mark: light-dark(#1b7576, #6cc5c4); --accent: light-dark(#b9481f, #f2946c);
  --sans: 'Alegreya Sans', Inter, system-ui, sans-serif;
}
svg { font: 12px var(--sans); font-variant-numeric: lining-nums tabular-nums; }
svg text { fill: var(--ink); }
svg .soft { fill: var(--soft); }
svg .strong { font-weight: 700; }
svg .grid { stroke: var(--line); }
svg .fair { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .reach { stroke: var(--mark); stroke-width: 5; stroke-linecap: round; opacity: .45; }
svg .dot { fill: var(--mark); }
svg .clear.reach { stroke: var(--accent); }
svg .clear.dot { fill: var(--accent); }
svg .bar { fill: var(--bar); }
svg .won { fill: var(--accent); }
svg .curve { fill: none; stroke: var(--mark); stroke-width: 2.5; stroke-linejoin: round; }
svg .mean { stroke: var(--ink); stroke-width: 1.5; }
"""


@dataclass
class Scale:
    """Values as places on the paper."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Where a value is."""
        share = (value - self.low) / ((self.high - self.low) or 1)
        return round(self.start + share * (self.end - self.start), 1)

    def ticks(self, most: int = 5) -> list[float]:
        """Round values along it."""
        step = round_step((self.high - self.low) / most)
        first = -int(-self.low // step)
        found: list[float] = []
        while (first + len(found)) * step <= self.high + step / 1000:
            found.append(round((first + len(found)) * step, 6))
        return found


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, ... and their tenths that is not less."""
    step = 0.001
    while True:
        for factor in (1, 2, 5):
            if step * factor >= least:
                return step * factor
        step *= 10


def element(tag: str, inside: str = "", /, **attributes: object) -> str:
    """An element; underscores in names of attributes stand for hyphens."""
    said = "".join(f' {name.strip("_").replace("_", "-")}="{escape(str(v))}"' for name, v in attributes.items())
    return f"<{tag}{said}>{inside}</{tag}>"


def text(x: float, y: float, words: str, **attributes: object) -> str:
    """Words at a place."""
    return element("text", escape(words), x=x, y=y, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, class_: str, **attributes: object) -> str:
    """A straight line."""
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_, **attributes)


def figure(inside: Sequence[str], height: float, label: str, width: float = WIDTH, style: str = "") -> str:
    """A whole plot; the label says the same to those who cannot see it."""
    parts = ([element("style", style)] if style else []) + [element("title", escape(label)), *inside]
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(label)}">'
    return f"{opening}{''.join(parts)}</svg>"


def box(x: float, y: float, width: float, height: float, class_: str, said: str = "") -> str:
    """A bar, with words for those who point at it."""
    inside = element("title", escape(said)) if said else ""
    sizes = {"width": round(max(1.0, width), 1), "height": round(height, 1)}
    return element("rect", inside, x=round(x, 1), y=round(y, 1), class_=class_, **sizes)


# Axes


def percent(value: float, digits: int = 0) -> str:
    """A share in words."""
    return f"{100 * value:.{digits}f} %"


def below(scale: Scale, y: float, up_to: float, words: str, shares: bool = False) -> list[str]:
    """The axis below a plot, with thin lines upwards."""
    parts: list[str] = []
    for value in scale.ticks():
        place = scale(value)
        parts.append(line(place, y, place, up_to, "grid"))
        said = percent(value) if shares else f"{value:g}"
        parts.append(text(place, y + 15, said, class_="soft", text_anchor="middle"))
    parts.append(text((scale.start + scale.end) / 2, y + 31, words, class_="soft", text_anchor="middle"))
    return parts


def whisker(scale: Scale, y: float, interval: Interval, clear: bool, shares: bool = False) -> str:
    """An estimate as a dot on its interval."""
    kind = " clear" if clear else ""
    value, low, high = (f"{percent(v, 1) if shares else f'{v:.1f}'}" for v in astuple(interval))
    said = element("title", f"{value}, between {low} and {high}")
    reach = line(scale(interval.low), y, scale(interval.high), y, f"reach{kind}")
    dot = element("circle", cx=scale(interval.value), cy=y, r=5, class_=f"dot{kind}")
    return element("g", said + reach + dot)


# Distributions


@dataclass
class Bins:
    """Whole numbers counted in equal steps."""

    first: int
    step: int
    counts: list[int]

    def bounds(self, number: int) -> str:
        """The values of a bin in words."""
        low = self.first + number * self.step
        return str(low) if self.step == 1 else f"{low} to {low + self.step - 1}"


def binned(values: list[int], like: Bins | None = None, most: int = 24) -> Bins:
    """Counts values, in the same steps as others if given."""
    if like is None:
        step = max(1, int(round_step((max(values) - min(values) + 1) / most)))
        first = min(values) // step * step
        like = Bins(first, step, [0] * ((max(values) - first) // step + 1))
    counts = [0] * len(like.counts)
    for value in values:
        counts[(value - like.first) // like.step] += 1
    return Bins(like.first, like.step, counts)


def bars(bins: Bins, scale: Scale, base: float, height: float, tallest: int, class_: str, unit: str) -> list[str]:
    """The bars of a distribution; the tallest of all is as high as there is room."""
    wide = scale(bins.step) - scale(0)
    parts: list[str] = []
    for number, count in enumerate(bins.counts):
        if count:
            tall = height * count / tallest
            x = scale(bins.first + number * bins.step) + 0.5
            said = f"{bins.bounds(number)}: {count} {unit}"
            parts.append(box(x, base - tall, wide - 1, tall, class_, said))
    return parts
