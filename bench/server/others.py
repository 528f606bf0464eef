"""boardgame.io's own server under the same load, if Node is there. Its package is installed for the run only."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent / "boardgameio"
INSTALL_SECONDS = 180.0


def boardgame_io(tables: int, seconds: float) -> list[tuple[str, str]]:
    """Lines for the table: moves a second in memory and on files."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return [("boardgame.io", "not measured: no Node")]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "run"
        shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("node_modules"))
        try:
            install = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
            subprocess.run(install, cwd=folder, check=True, timeout=INSTALL_SECONDS, capture_output=True)
            memory = _rate([node, "load.cjs", str(tables), str(seconds)], folder, seconds)
            files = _rate([node, "load.cjs", str(tables), str(seconds), str(folder / "files")], folder, seconds)
        except (subprocess.SubprocessError, OSError, ValueError) as error:
            return [("boardgame.io", f"not measured: {type(error).__name__}")]
    label = f"{tables} tables, boardgame.io over sockets"
    return [
        (f"{label}, in memory: moves a second", f"{memory:,.0f}"),
        (f"{label}, on files: moves a second", f"{files:,.0f}"),
    ]


def _rate(command: list[str], folder: Path, seconds: float) -> float:
    found = subprocess.run(command, cwd=folder, check=True, timeout=60 + seconds, capture_output=True, text=True)
    return float(json.loads(found.stdout.splitlines()[-1])["rate"])
