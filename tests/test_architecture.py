"""Dependencies point one way, and the pure parts use the standard library only."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "fourwinds"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "texts": {"core", "texts"},
    "arena": {"core", "bots", "arena"},
    "adapters": {"core", "texts", "adapters"},
    "server": {"core", "bots", "texts", "server"},
    "cli": {"core", "bots", "texts", "arena", "server", "cli"},
}
PURE = ("core", "games", "bots")
# What each adapter adapts to, and what fitting calculates with; nothing else in the package may need these.
LEARNERS = {
    "adapters/arrays.py": {"numpy"},
    "adapters/batch.py": {"numpy"},
    "adapters/openspiel.py": {"numpy", "pyspiel"},
    "adapters/pettingzoo.py": {"gymnasium", "numpy", "pettingzoo"},
    "arena/fitting.py": {"numpy"},
}


def imports(path: Path) -> list[str]:
    """The names of all modules a file imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            found += [f"{module}.{alias.name}" for alias in node.names] if module == "fourwinds" else [module]
    return found


FILES = [path for path in sorted(ROOT.rglob("*.py")) if len(path.relative_to(ROOT).parts) > 1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    part, *rest = path.relative_to(ROOT).parts
    for name in imports(path):
        top, _, inner = name.partition(".")
        if top == "fourwinds":
            # The registry is the one place that looks for games.
            if path == ROOT / "core" / "registry.py" and inner == "games":
                continue
            # A terminal board draws one game and may use its words.
            if part == "cli" and rest[0] == "boards" and inner.startswith(f"games.{path.stem.split('_')[0]}."):
                continue
            assert inner in ("", "__version__") or inner.split(".")[0] in MAY_IMPORT[part], (
                f"{part} must not import {name}"
            )
            if part == "games" and inner.startswith("games."):
                assert inner.split(".")[1] == rest[0], f"game {rest[0]} must not import {name}"
        elif part in PURE:
            assert top in sys.stdlib_module_names or top == "mypy_extensions", f"{part} must not import {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_few_need_what_learners_use(path: Path) -> None:
    used = {name.partition(".")[0] for name in imports(path)} & set().union(*LEARNERS.values())
    assert used == LEARNERS.get(path.relative_to(ROOT).as_posix(), set())


def test_every_part_has_its_rule() -> None:
    parts = {path.relative_to(ROOT).parts[0] for path in FILES}
    assert parts <= set(MAY_IMPORT)
