"""`make bench`: our games in both builds beside those of others, in one run.

`python -m bench --page` also writes the table into docs/performance.md.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import others

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "performance.md"
YARDSTICKS = ("OpenSpiel gin_rummy", "OpenSpiel backgammon", "catanatron, 4 players")
HOW = {"driven": "driven from Python", "inside": "playout inside", "batch": "batch of 64, observed"}


def in_process(path: str | None) -> dict[str, Any]:
    """The figures of one build: the installed one, or the plain source at a path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-P", str(ROOT / "bench" / "speed.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def rows(builds: list[dict[str, Any]], beside: dict[str, dict[str, float]]) -> list[list[str]]:
    """The lines of the table: game, how, actions, searches, and the ratio to each yardstick."""
    found: list[list[str]] = []
    for build in builds:
        for name, ways in build["tables"].items():
            for how, rates in ways.items():
                found.append([name, f"{build['build']}, {HOW[how]}", *figures(rates, beside)])
    for name, rates in beside.items():
        found.append([name, HOW["driven"], *figures(rates, beside)])
    return found


def figures(rates: dict[str, float], beside: dict[str, dict[str, float]]) -> list[str]:
    """Actions, searches and ratios as they are shown."""
    searches = f"{rates['searches']:,.0f}" if "searches" in rates else ""
    ratios = [
        f"{rates['actions'] / beside[yardstick]['actions']:.2f}" if yardstick in beside else ""
        for yardstick in YARDSTICKS
    ]
    return [f"{rates['actions']:,.0f}", searches, *ratios]


HEADS = ["random whole games", "how", "actions per CPU second", "searches per CPU second"]
HEADS += [f"actions : {yardstick}" for yardstick in YARDSTICKS]


def shown(lines: list[list[str]]) -> Table:
    """The table on the screen."""
    table = Table(*HEADS, title="Speed")
    for line in lines:
        table.add_row(*line)
    return table


def written(lines: list[list[str]], copies: dict[str, float]) -> str:
    """The table as Markdown."""
    head = ["|".join(["", *HEADS, ""]), "|".join(["", "---", "---", *["---:"] * (len(HEADS) - 2), ""])]
    body = ["|".join(["", *line, ""]) for line in lines]
    costs = ", ".join(f"{name} {cost:.2f} µs" for name, cost in copies.items())
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"
    return "\n".join([f"{machine}.", "", *head, *body, "", f"One `copy()` of a four-player position: {costs}."])


def main() -> None:
    """Prints the table."""
    console = Console()
    with console.status("measuring, some minutes"):
        builds = [in_process(None), in_process(str(ROOT))]
        beside = others.measure()
    lines = rows(builds, beside)
    console.print(shown(lines))
    for build in builds:
        for name, cost in build["copies"].items():
            console.print(f"copy() of a four-player {name} position, {build['build']}: {cost:.2f} µs")
    for name in others.OTHERS:
        if name not in beside:
            console.print(f"{name} is not installed; its row is left out.")
    if "--page" in sys.argv:
        page = PAGE.read_text("utf-8")
        block = f"<!-- run -->\n{written(lines, builds[0]['copies'])}\n<!-- end -->"
        PAGE.write_text(re.sub(r"<!-- run -->.*<!-- end -->", lambda _: block, page, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
