"""`make bench`: our games in both builds beside OpenSpiel's, in one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import openspiel

ROOT = Path(__file__).parents[1]


def in_process(path: str | None) -> dict[str, Any]:
    """The figures of one build: the installed one, or the plain source at a path."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-P", str(ROOT / "bench" / "speed.py")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def main() -> None:
    """Prints the table."""
    console = Console()
    with console.status("measuring, about half a minute"):
        installed, source = in_process(None), in_process(str(ROOT))
        others = openspiel.measure()
    base = others.get("hearts") or next(iter(installed["tables"].values()))["driven"]
    yardstick = "OpenSpiel hearts" if others else "the first row driven"
    table = Table("random whole games", "how", "actions per CPU second", f"ratio to {yardstick}", title="Speed")
    for build in (installed, source):
        for name, rates in build["tables"].items():
            for how, value in rates.items():
                table.add_row(name, f"{build['build']}, {how}", f"{value:,.0f}", f"{value / base:.2f}")
    for name, value in others.items():
        table.add_row(f"OpenSpiel {name}", "driven", f"{value:,.0f}", f"{value / base:.2f}")
    console.print(table)
    for build in (installed, source):
        for name, cost in build["copies"].items():
            console.print(f"copy() of a four-player {name} position, {build['build']}: {cost:.2f} µs")
    if not others:
        console.print("OpenSpiel is not installed (pip install 'fourwinds[bench]'); its rows are left out.")


if __name__ == "__main__":
    main()
