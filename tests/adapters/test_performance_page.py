"""docs/performance.md: the last run has everything that `make bench` measures, in the form in which it writes it."""

from __future__ import annotations

from bench.__main__ import HEADS, HOW, PAGE, YARDSTICKS, Run, remarks, written
from bench.others import OTHERS
from fourwinds.core import registry


def rates(actions: float) -> dict[str, dict[str, float]]:
    return {
        "driven": {"actions": actions, "searches": 5.0},
        "batch": {"actions": 7.0},
        "thinking": {"searches": 1234.4},
    }


RUN = Run(
    1.5,
    [
        {
            "build": "compiled",
            "tables": {"slow, solo": rates(300.0), "quick, solo": rates(9000.0)},
            "copies": {"slow": 1},
            "late": {"slow": 2},
        }
    ],
    {YARDSTICKS[0]: {"driven": {"actions": 100.0}, "mcts": {"searches": 9.0}}},
)


def test_the_last_run_is_complete() -> None:
    page = PAGE.read_text("utf-8")
    rows = [line.split("|")[1:-1] for line in page[page.index("<!-- run -->") :].splitlines() if line.startswith("|")]
    assert rows[0] == HEADS
    names = {row[0].split(",")[0] for row in rows[2:]}
    assert names == {*registry.games(), *(name.split(",")[0] for name in OTHERS)}
    for game in registry.games():
        ways = {row[1].removeprefix("compiled, ") for row in rows if row[0].startswith(game) and "compiled" in row[1]}
        assert ways == {HOW[how] for how in ("driven", "inside", "batch", "thinking")}


def test_every_way_is_explained() -> None:
    page = PAGE.read_text("utf-8")
    assert all(f"| {how} |" in page for how in HOW.values())


def test_ratios_are_given_where_things_are_alike() -> None:
    lines = RUN.lines()
    assert lines[0] == ["slow, solo", "compiled, driven from Python", "300", "5", "3.00", "", ""]
    assert lines[1] == ["slow, solo", "compiled, batch of 64, observed", "7", "", "", "", ""]
    assert lines[2] == ["slow, solo", "compiled, search bot", "", "1,234", "", "", ""]
    assert lines[-1] == [YARDSTICKS[0], "its MCTS, in C++", "", "9", "", "", ""]
    assert f"|{'|'.join(lines[0])}|" in written(RUN)


def test_the_slowest_is_named_beside_every_yardstick() -> None:
    assert remarks(RUN)[0] == f"Our slowest driven from Python: slow, solo: 3.0 times {YARDSTICKS[0]}."
