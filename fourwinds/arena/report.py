"""The balance report: one HTML page that needs nothing else, for a desk and for a phone, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from statistics import fmean, pstdev
from typing import Final

from fourwinds.arena import plots
from fourwinds.arena.balance import Balance, Way
from fourwinds.arena.figures import STYLE, percent
from fourwinds.arena.intervals import verdict

PAGE: Final = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.45 var(--sans);
  font-variant-numeric: lining-nums; -webkit-text-size-adjust: 100%; }
main { max-width: 1180px; margin: 0 auto; padding: 28px 16px 64px; }
h1, h2 { font-family: Alegreya, Georgia, serif; line-height: 1.15; margin: 0; }
h1 { font-size: 36px; } h2 { font-size: 24px; margin-top: 48px; scroll-margin-top: 16px; }
h3 { font-size: 16px; margin: 0 0 8px; }
p { margin: 8px 0 0; max-width: 70ch; }
a { color: inherit; text-decoration-color: var(--mark); text-underline-offset: 3px; }
.soft { color: var(--soft); } .clear { color: var(--accent); font-weight: 700; }
.cards { display: flex; flex-wrap: wrap; gap: 14px; margin-top: 14px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px;
  flex: 1 1 340px; min-width: 0; max-width: 100%; }
.card > svg { display: block; width: 100%; height: auto; max-width: 360px; }
.card p { font-size: 14px; color: var(--soft); }
.card.wide { flex-basis: 100%; }
.scroll { overflow-x: auto; margin: 14px -16px 0; padding: 0 16px; }
.scroll:focus-visible { outline: 2px solid var(--mark); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: lining-nums tabular-nums; }
th, td { padding: 5px 10px 5px 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { font-size: 13px; font-weight: 400; color: var(--soft); vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9em; }
th:last-child, td:last-child { padding-right: 0; } tr:last-child td { border-bottom: 0; }
td svg { vertical-align: middle; width: min(120px, 17vw); height: auto; }
.key { display: inline-block; width: 11px; height: 11px; border-radius: 6px; background: var(--accent); }
.key.all { background: var(--bar); border-radius: 2px; }
@media (max-width: 480px) { td, th { padding-right: 7px; } .wide { font-size: 14px; }
  th:first-child, td:first-child { min-width: 5.5em; } }
code { font-size: 13px; overflow-wrap: anywhere; }
"""
Words = Callable[[str], str]
"""The name of a line of the score sheet."""


@dataclass
class Table:
    """One section of the report; without numbers as long as nothing has been played."""

    name: str
    games: int
    """How many were asked for."""
    balance: Balance | None


def page(title: str, about: str, command: str, tables: list[Table], words: Words) -> str:
    """The whole page."""
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(about)}</p>", _legend()]
    if len(tables) > 1:
        parts.append(_overview(tables))
    for number, table in enumerate(tables):
        parts.append(_section(number, table, words))
    parts.append(f'<p class="soft" style="margin-top:48px">Made by <code>{escape(command)}</code></p>')
    head = (
        '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>{STYLE}{PAGE}</style>"
    )
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body><main>\n{body}\n</main></body></html>\n'


def _legend() -> str:
    return (
        '<p class="soft"><span class="key all"></span> everybody, <span class="key"></span> winners, or a seat that '
        "wins clearly more or less than its share (95 % interval). Point at a bar or dot to read its numbers.</p>"
    )


# All tables in short


def _overview(tables: list[Table]) -> str:
    headings = ("table", "games", "seats", "score", "lead", "decisions", "choices", "no choice", "no winner")
    rows = [_row([escape(heading) for heading in headings], "th")]
    for number, table in enumerate(tables):
        name = f'<a href="#table-{number}">{escape(table.name)}</a>'
        rows.append(_row([name, *(_numbers(table.balance) if table.balance else ["0"])]))
    return f'<div class="scroll" tabindex="0"><table>{"".join(rows)}</table></div>'


def _row(cells: list[str], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"


def _numbers(table: Balance) -> list[str]:
    return [
        str(len(table.games)),
        _fairness(table),
        f"{fmean(table.scores):.1f} ± {pstdev(table.scores):.1f}",
        f"{fmean(table.margins):.1f}" if table.margins else "",
        f"{fmean(table.decisions):.0f}",
        f"{table.choices:.1f}",
        percent(table.forced),
        percent(table.nobody / len(table.games)) if len(table.seats) > 1 else "",
    ]


def _fairness(table: Balance) -> str:
    clear = [number for number, share in enumerate(table.seats) if verdict(share, table.fair) == "more"]
    if table.job.config.players == 1:
        return ""
    if not clear:
        return "even"
    best = max(clear, key=lambda number: table.seats[number].value)
    return f'<span class="clear">seat {best + 1}: {percent(table.seats[best].value)}</span>'


# One table


def _section(number: int, table: Table, words: Words) -> str:
    heading = f'<h2 id="table-{number}">{escape(table.name)}</h2>'
    found = table.balance
    if found is None:
        return f"<section>{heading}<p>Nothing has been played yet.</p></section>"
    unfinished = f" of {table.games}" if len(found.games) < table.games else ""
    heading += f"<p>{len(found.games)}{unfinished} games. {escape(' '.join(_findings(found, words)))}</p>"
    several = found.job.config.players > 1
    cards = [_card("Who wins, by seat", plots.seats(found), _seats_said(found))] if several else []
    cards.append(_card("Scores", plots.scores(found), _scores_said(found)))
    if several:
        cards.append(_card("How close", plots.margins(found), _close_said(found)))
    cards.append(_card("How long", plots.lengths(found), f"With chance {found.actions.mean:.0f} actions."))
    cards.append(_card("Choices", plots.course(found), _choices_said(found)))
    cards.append(_ways(found, words))
    return f'<section>{heading}<div class="cards">{"".join(cards)}</div></section>'


def _card(heading: str, plot: str, said: str) -> str:
    return f'<div class="card"><h3>{escape(heading)}</h3>{plot}<p>{escape(said)}</p></div>'


def _findings(table: Balance, words: Words) -> list[str]:
    """What stands out, in sentences."""
    said: list[str] = []
    for number, share in enumerate(table.seats if len(table.seats) > 1 else []):
        if verdict(share, table.fair) != "even":
            said.append(
                f"Seat {number + 1} wins clearly {verdict(share, table.fair)} than its share: "
                f"{percent(share.value)} instead of {percent(table.fair)}."
            )
    deciding = max(table.ways, key=lambda way: way.decided)
    if deciding.decided:
        often = percent(deciding.decided / deciding.contested)
        said.append(f"What decides most often: {words(deciding.key)}, in {often} of games.")
    idle = [words(way.key) for way in table.ways if not way.scored]
    if idle:
        said.append(f"Never scored: {', '.join(idle)}.")
    return said


def _seats_said(table: Balance) -> str:
    said = f"A fair share is {percent(table.fair)}."
    if table.nobody:
        said += f" Nobody won {percent(table.nobody / len(table.games))} of the games; they are left out."
    if table.shared:
        said += f" {percent(table.shared / len(table.games))} were shared."
    return said


def _scores_said(table: Balance) -> str:
    said = f"From {min(table.scores)} to {max(table.scores)}, standard deviation {pstdev(table.scores):.1f}."
    winners = table.winning if len(table.seats) > 1 else []
    return f"{said} Winners have {fmean(winners):.1f} on average." if winners else said


def _close_said(table: Balance) -> str:
    close = [margin for margin in table.margins if 10 * margin <= fmean(table.winning or table.scores)]
    return f"In {percent(len(close) / len(table.margins))} of games the lead is at most a tenth of a winning score."


def _choices_said(table: Balance) -> str:
    return f"{table.choices:.1f} on average; {percent(table.forced)} of decisions have only one."


def _ways(table: Balance, words: Words) -> str:
    least = min(0.0, *(min(way.mean, *_winning(way)) for way in table.ways))
    most = max(0.1, *(max(way.mean, *_winning(way)) for way in table.ways))
    several = table.job.config.players > 1
    headings = ["way of scoring", "points", "", "scores in", "decides"]
    rows = [_row(headings if several else headings[:-1], "th")]
    for way in table.ways:
        rows.append(_row(_way_cells(way, plots.way(way, least, most), several, words)))
    said = "Scores in: of the sheets on which the line stands, those where it is not 0."
    if several:
        said += " Decides: of the games with a winner, those that nobody who won would have won without this line."
    inner = f'<div class="scroll" tabindex="0"><table>{"".join(rows)}</table></div><p>{escape(said)}</p>'
    return f'<div class="card wide"><h3>How points are made</h3>{inner}</div>'


def _winning(way: Way) -> list[float]:
    return [fmean(way.winners)] if way.winners else [way.mean]


def _way_cells(way: Way, plot: str, several: bool, words: Words) -> list[str]:
    cells = [escape(words(way.key)), f"{way.mean:.1f}", plot, percent(way.scored / way.sheets)]
    if several:
        cells.append(percent(way.decided / way.contested) if way.contested else "")
    return cells
