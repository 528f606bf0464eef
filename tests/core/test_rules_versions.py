"""Rules versions: a game of two plays each by the version that it was begun with, everywhere."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from fourwinds import CHANCE, Match, Refused, Unusable
from fourwinds.adapters import openspiel, pettingzoo
from fourwinds.adapters.batch import Batch
from fourwinds.arena.jobs import Job, play_games
from fourwinds.bots import NAMES, make
from fourwinds.core import record, registry
from fourwinds.server.bots import BotPool
from fourwinds.texts import Texts
from tests.core.stones import StonesGame
from tests.server.house import House, run, serving
from tests.server.player import Player, secrets

WORKER = (sys.executable, "-m", "tests.core.stones_worker")
VERSIONS = (1, 2)
on_every_version = pytest.mark.parametrize("version", VERSIONS)


@pytest.fixture(autouse=True)
def stones(monkeypatch: pytest.MonkeyPatch) -> StonesGame:
    return known(monkeypatch, 2)


def known(monkeypatch: pytest.MonkeyPatch, newest: int) -> StonesGame:
    """The game in a program that knows so many versions."""
    game = StonesGame(newest)
    monkeypatch.setitem(registry.games(), "stones", game)
    return game


def played(version: int | None, bots: tuple[str, str], seed: int = 3) -> Match:
    """A whole game between bots."""
    match = Match.new("stones", 2, seats=[f"bot:{name}" for name in bots], rules=version)
    seats = [make(name, match.game, seed) for name in bots]
    match.settle(Random(seed))
    while not match.over:
        seat = match.state.turn().waiting[0]
        match.play(seat, seats[seat].choose(match.state.view(seat)))
    return match


def longest(match: Match) -> int:
    return max(action + 1 for seat, action in match.log if seat != CHANCE)


# Match and record


def test_a_new_match_is_played_by_the_newest_rules() -> None:
    match = Match.new("stones", 2)
    assert match.config.rules == 2
    match.play(CHANCE, "heap 7")
    match.play(0, "take 3")


def test_a_match_by_older_rules_is_played_by_them() -> None:
    match = Match.new("stones", 2, rules=1)
    match.play(CHANCE, "heap 7")
    with pytest.raises(Refused):
        match.play(0, "take 3")
    for seat in (0, 1, 0):
        match.play(seat, "take 2")
    match.play(1, "take 1")
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.scores == [1, 0]
    assert match.at(3).config.rules == 1


@pytest.mark.parametrize("version", [0, -1, 3])
def test_unknown_versions_are_refused(version: int) -> None:
    with pytest.raises(Unusable, match="rules"):
        Match.new("stones", 2, rules=version)


def test_an_old_record_is_obeyed_and_written_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch, 1)
    old = played(None, ("random", "greedy"))
    text = record.dumps(old)
    assert "rules: 1" in text.splitlines()
    known(monkeypatch, 2)
    match = record.loads(text)
    assert match.config.rules == 1
    assert record.dumps(match) == text
    assert match.state.outcome() == old.state.outcome()
    assert "rules: 2" in record.dumps(played(None, ("random", "greedy")))


def test_an_option_that_an_old_record_does_not_name_is_what_was_usual_then() -> None:
    lines = record.dumps(played(1, ("random", "greedy"))).splitlines()
    assert lines[4] == "options: last=loses"
    bare = "\n".join([*lines[:4], "options:", *lines[5:]])
    assert record.loads(bare).config == registry.configure(registry.find("stones"), 2, {"last": "loses"}, rules=1)
    assert Match.new("stones", 2).config.options == {"last": "wins"}


@pytest.mark.parametrize("game", registry.games())
def test_what_is_usual_is_a_value_by_every_version_and_the_default_by_the_newest(game: str) -> None:
    rules = registry.find(game)
    for option in rules.options:
        assert rules.usual(option, rules.rules) == option.default
        assert not any(option.fault(rules.usual(option, version)) for version in range(1, rules.rules + 1))


def test_a_bare_record_of_exploriana_keeps_what_was_usual() -> None:
    head = "game: exploriana\nrules: {}\nedition: house-1\nseats: Ann | Bob\noptions:\nend\n"
    usual = {version: record.loads(head.format(version)).config.options for version in (1, 2)}
    assert usual[1] == {**usual[2], "detective_overflow": "skip"}
    assert usual[2]["detective_overflow"] == "remove"


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("0", "0 is not a version of the rules of stones"),
        ("3", "rules 3 of stones are newer than this program knows (2)"),
        ("-1", "'-1' is not a rules version"),
        ("two", "'two' is not a rules version"),
        ("", "'' is not a rules version"),
        ("1.0", "'1.0' is not a rules version"),
        ("\u0661", "'\u0661' is not a rules version"),
        ("9" * 5000, "is not a rules version"),
    ],
)
def test_a_record_of_an_unknown_version_names_the_line(version: str, reason: str) -> None:
    lines = record.dumps(played(1, ("random", "greedy"))).splitlines()
    with pytest.raises(Unusable) as error:
        record.loads("\n".join([lines[0], f"rules: {version}", *lines[2:]]))
    assert str(error.value).startswith("line 2: ")
    assert reason in str(error.value)


# Bots and the arena


@on_every_version
@pytest.mark.parametrize("bot", NAMES)
def test_bots_imagine_games_by_the_rules_of_theirs(version: int, bot: str) -> None:
    match = played(version, (bot, "greedy"))
    assert match.over
    assert match.game.imagine(match.at(1).state.view(0), Random(1)).view(0).rules == version


@on_every_version
def test_the_arena_plays_by_the_version_asked_for(stones: StonesGame, version: int) -> None:
    job = Job("stones", registry.configure(stones, 2, rules=version), ["greedy", "random"], 3)
    assert job.facts()["rules"] == version
    assert job.digest() != Job("stones", registry.configure(stones, 2, rules=3 - version), job.bots, 3).digest()
    greedy = [played.scores[0] for played in play_games(job, list(range(40)))]
    assert sum(greedy) > 30


# Adapters


@on_every_version
def test_many_games_at_once(version: int) -> None:
    batch = Batch("stones", 4, rules=version)
    assert batch.masks.sum(axis=1).tolist() == [1 + version] * 4
    for _ in range(20):
        batch.step(np.array([np.flatnonzero(mask)[-1] for mask in batch.masks]))


@on_every_version
def test_pettingzoo_has_an_environment_for_each_version(version: int) -> None:
    pettingzoo.environments.cache_clear()
    env = getattr(pettingzoo, f"stones_v{version}").env()
    pettingzoo.environments.cache_clear()
    assert str(env) == f"stones_v{version}"
    env.reset(seed=1)
    row, _, _, _, info = env.last()
    assert row["action_mask"].sum() == 1 + version
    assert info["view"]["rules"] == version


@on_every_version
def test_openspiel_takes_the_version_as_a_parameter(version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "word", lambda texts, key: key)
    spiel: Any = type("SpielStones", (openspiel.SpielGame,), {"rules": StonesGame(2)})
    state = spiel({"rules": version}).new_initial_state()
    state.apply_action(3)
    assert state.legal_actions() == list(range(1 + version))
    stored = state.position.__getstate__()
    again = openspiel.Position.__new__(openspiel.Position)
    again.__setstate__(stored)
    assert again.state.view(0) == state.position.state.view(0)


# The server


def open_stones(house: House) -> dict[str, Any]:
    wish = {"game": "stones", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    answer = house.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def test_a_table_goes_on_by_its_rules_after_the_server_was_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.db"

    async def before(house: House, table: dict[str, Any]) -> None:
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            assert player.choices(0) == ["take 1", "take 2"]
            await player.act(0, "take 1")

    async def after(house: House, table: dict[str, Any], rules: int) -> list[str]:
        async with Player(house.address, table["table"], secrets(table, 0)) as player:
            assert player.view(0)["view"]["rules"] == rules
            while not player.choices(0):
                await player.hear()
            choices = player.choices(0)
            await player.finish(Random(1))
            place = {"type": "replay", "id": "1", "ply": 2, "seat": 0}
            assert (await player.ask(place))["seat"]["view"]["rules"] == rules
            return choices

    known(monkeypatch, 1)
    with serving(database, pool=BotPool(command=WORKER)) as house:
        table = open_stones(house)
        run(before(house, table))
    known(monkeypatch, 2)
    with serving(database, pool=BotPool(command=WORKER)) as house:
        assert "take 3" not in run(after(house, table, 1))
        host = table["host"]
        text = house.get(f"/api/tables/{table['table']}/record", host).text
        assert "rules: 1" in text.splitlines()
        assert longest(record.loads(text)) < 3
        again = house.post(f"/api/tables/{table['table']}/again", {"same_deal": True}, host).json()
        assert "take 3" in run(after(house, again, 2))


def test_a_table_of_rules_to_come_is_refused_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "tables.db") as house:
        table = open_stones(house)
    known(monkeypatch, 1)
    with serving(tmp_path / "tables.db") as house:
        answer = house.post(f"/api/tables/{table['table']}/again", {}, table["host"])
        assert answer.status_code == 409
        assert "rules 2 of stones are newer than this program knows (1)" in answer.text
