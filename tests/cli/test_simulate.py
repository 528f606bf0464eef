"""`fourwinds simulate`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fourwinds.arena.tally import Results, Tally
from tests.arena.games import played
from tests.cli.harness import Terminal, run

QUICK = ("simulate", "explorers", "--option", "layout=intro", "--bots", "random", "--players", "2")


def read(text: str) -> dict[str, Any]:
    """Exactly one object."""
    found = json.loads(text)
    assert isinstance(found, dict)
    return found


def test_json_is_one_object_of_the_agreed_shape(terminal: Terminal) -> None:
    done = terminal(*QUICK, "--games", "3", "--seed", "7", "--json")
    assert (done.code, done.err) == (0, "")
    found = read(done.out)
    assert list(found) == ["game", "games", "seed", "seats", "actions"]
    assert (found["game"], found["games"], found["seed"]) == ("explorers", 3, 7)
    assert found["actions"] > 3 * 200
    assert [seat["bot"] for seat in found["seats"]] == ["random", "random"]
    for seat in found["seats"]:
        assert list(seat) == ["bot", "score", "wins"]
        assert list(seat["score"]) == ["mean", "sd", "min", "max"]
        assert seat["score"]["min"] <= seat["score"]["mean"] <= seat["score"]["max"]
    assert 3 <= sum(seat["wins"] for seat in found["seats"]) <= 6


def test_the_number_of_processes_does_not_matter(terminal: Terminal, state: Path) -> None:
    one = terminal(*QUICK, "--games", "7", "--seed", "5", "--json")
    two = run(state, *QUICK, "--games", "7", "--seed", "5", "--json", "--jobs", "2")
    assert (two.code, two.err) == (0, "")
    assert read(one.out) == read(two.out)
    assert read(terminal(*QUICK, "--games", "7", "--seed", "6", "--json").out) != read(one.out)


def test_the_table(terminal: Terminal) -> None:
    done = terminal("simulate", "explorers", "--bots", "greedy,random", "--games", "2", "--option", "layout=random")
    assert (done.code, done.err) == (0, "")
    for words in ("explorers: 2 games, seed 0", "mean", "sd", "place 2", "greedy", "random", "actions a game: mean"):
        assert words in done.out


def test_bots_may_build_the_map_and_play_alone(terminal: Terminal) -> None:
    table = ("simulate", "explorers", "--players", "1", "--option", "layout=choose", "--bots", "random")
    done = terminal(*table, "--games", "2", "--json")
    assert [seat["wins"] for seat in read(done.out)["seats"]] == [2]


def test_sums() -> None:
    tally = Tally()
    for value in (3, 5, 10):
        tally.add(value)
    assert (tally.mean, tally.sd, tally.least, tally.most) == (6.0, 3.606, 3, 10)
    assert Tally(1, 4, 16, 4, 4).sd == 0.0


def test_results_are_added_up() -> None:
    results = Results.empty(2)
    for number, scores in enumerate(([9, 7], [3, 3], [-2, 8])):
        results.add(played(number, ["a", "b"], scores))
    assert [seat.wins for seat in results.seats] == [2, 2]
    assert results.seats[0].score.least == -2
    assert results.actions.total == 60
