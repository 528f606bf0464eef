"""`make bench`: our games in both builds beside those of others, in one run.

`python -m bench --page` also writes the table into docs/performance.md. With `--seconds 0.1` everything is measured
more quickly and less well.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table

from bench import others
from bench.speed import BUDGET, Stopwatch

Ways: TypeAlias = dict[str, dict[str, float]]
"""Actions and searches a second, by the way to play."""
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "performance.md"
YARDSTICKS = ("OpenSpiel gin_rummy", "OpenSpiel backgammon", "catanatron, 4 players")
HOW = {
    "driven": "driven from Python",
    "inside": "playout inside",
    "batch": "batch of 64, observed",
    "thinking": "search bot",
    "mcts": "its MCTS, in C++",
}
ALIKE = ("driven", "inside")
"""Ways that can be compared with the yardsticks: nobody else was asked for observations."""


def in_process(path: str | None, seconds: float) -> dict[str, Any]:
    """The figures of one build: the installed one, or the plain source at a path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-P", str(ROOT / "bench" / "speed.py"), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


class Run:
    """All figures of one run."""

    def __init__(self, seconds: float, builds: list[dict[str, Any]], beside: dict[str, Ways]) -> None:
        self.seconds = seconds
        self.builds = builds
        self.beside = beside

    def lines(self) -> list[list[str]]:
        """The lines of the table: game, how, actions, searches, and the ratio to each yardstick."""
        found: list[list[str]] = []
        for build in self.builds:
            for name, ways in build["tables"].items():
                found += [[name, f"{build['build']}, {HOW[how]}", *self._figures(how, ways[how])] for how in ways]
        for name, ways in self.beside.items():
            found += [[name, HOW[how], *self._figures(how, ways[how])] for how in ways]
        return found

    def _figures(self, how: str, rates: dict[str, float]) -> list[str]:
        """Actions, searches and ratios as they are shown."""
        counts = [f"{rates[what]:,.0f}" if what in rates else "" for what in ("actions", "searches")]
        ratios = [self.ratio(rates, yardstick) if how in ALIKE else None for yardstick in YARDSTICKS]
        return [*counts, *["" if ratio is None else f"{ratio:.2f}" for ratio in ratios]]

    def ratio(self, rates: dict[str, float], yardstick: str) -> float | None:
        """How many times the actions of the yardstick, if it was measured."""
        if yardstick not in self.beside:
            return None
        return rates["actions"] / self.beside[yardstick]["driven"]["actions"]

    def goals(self) -> list[str]:
        """For each yardstick which of our games, driven from Python, is the slowest beside it."""
        said: list[str] = []
        for yardstick in YARDSTICKS:
            build = self.builds[0]
            ratios = [(self.ratio(ways["driven"], yardstick), name) for name, ways in build["tables"].items()]
            known = [(ratio, name) for ratio, name in ratios if ratio is not None]
            if known:
                ratio, name = min(known)
                said.append(f"{name}: {ratio:.1f} times {yardstick}")
        return said


HEADS = ["random whole games", "how", "actions per CPU second", "searches per CPU second"]
HEADS += [f"actions : {yardstick}" for yardstick in YARDSTICKS]


def shown(run: Run) -> Table:
    """The table on the screen."""
    table = Table(*HEADS, title="Speed")
    for line in run.lines():
        table.add_row(*line)
    return table


def written(run: Run) -> str:
    """The table as Markdown."""
    head = ["|".join(["", *HEADS, ""]), "|".join(["", "---", "---", *["---:"] * (len(HEADS) - 2), ""])]
    body = ["|".join(["", *line, ""]) for line in run.lines()]
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"
    how = f"{machine}; {run.seconds} CPU seconds for each figure."
    return "\n".join([how, "", *head, *body, "", *[f"- {line}" for line in remarks(run)]])


def remarks(run: Run) -> list[str]:
    """What is said below the table."""
    found = [f"Our slowest driven from Python: {goal}." for goal in run.goals()]
    for build in run.builds:
        costs = ", ".join(f"{name} {cost:.2f} µs" for name, cost in build["copies"].items())
        found.append(f"One `copy()` of a four-player position, {build['build']}: {costs}.")
        late = ", ".join(f"{name} {ms:.0f} ms" for name, ms in build["late"].items())
        found.append(f"Most that the search bot exceeded a budget of {1000 * BUDGET:.0f} ms, {build['build']}: {late}.")
    return found


def main() -> None:
    """Measures, prints the table, and writes it into the page if that is wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("--page", action="store_true", help="write the run into docs/performance.md")
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds for each figure")
    chosen = parser.parse_args()
    console = Console()
    with console.status("measuring, some minutes"):
        builds = [in_process(None, chosen.seconds), in_process(str(ROOT), chosen.seconds)]
        run = Run(chosen.seconds, builds, others.measure(Stopwatch(chosen.seconds)))
    console.print(shown(run))
    for remark in remarks(run):
        console.print(remark)
    for name in others.OTHERS:
        if name not in run.beside:
            console.print(f"{name} is not installed; its row is left out.")
    if chosen.page:
        page = PAGE.read_text("utf-8")
        block = f"<!-- run -->\n{written(run)}\n<!-- end -->"
        PAGE.write_text(re.sub(r"<!-- run -->.*<!-- end -->", lambda _: block, page, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
