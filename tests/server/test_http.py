"""The HTTP part: games, tables, again, records, my tables, rules, texts, pages and headers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourwinds import __version__
from fourwinds.core.messages import About
from fourwinds.core.record import loads
from fourwinds.server import pages

from .house import HTTP, House, run, serving
from .player import Player, secrets

WISH = {"game": "explorers", "seats": [{"kind": "me", "name": "Ann"}], "options": {"layout": "random"}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("http") / "tables.db") as house:
        yield house


@pytest.fixture(scope="module")
def finished(house: House) -> dict[str, Any]:
    """A table for two whose game is over."""
    table = house.open("me", {"kind": "local", "name": "Bob", "colour": "plum"}, layout="random")

    async def story() -> None:
        async with Player(house.address, table["table"], secrets(table, 0, 1)) as player:
            await player.finish(Random(1))

    run(story())
    return table


def test_games(house: House) -> None:
    explorers = next(game for game in house.get("/api/games").json() if game["id"] == "explorers")
    assert explorers["players"] == [1, 2, 3, 4]
    assert "greedy" in explorers["bots"]
    assert {"first", "solo"} <= {preset["id"] for preset in explorers["presets"]}


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 422, "problem-table"),
        ({"options": {"layout": "wild"}}, 422, "problem-table"),
        ({"options": {"luck": "1"}}, 422, "problem-table"),
        ({"edition": "none"}, 422, "problem-table"),
        ({"seats": [{"kind": "me"}] * 5}, 422, "problem-table"),
        ({"seats": []}, 400, "problem-body"),
        ({"seats": [{"kind": "king"}]}, 400, "problem-body"),
        ({"more": 1}, 400, "problem-body"),
    ],
)
def test_tables_that_cannot_be_opened(house: House, change: dict[str, Any], status: int, error: str) -> None:
    answer = house.post("/api/tables", {**WISH, **change})
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["detail"]


def test_bodies_that_cannot_be_read(house: House) -> None:
    url, json = f"{house.url}/api/tables", {"Content-Type": "application/json"}
    assert HTTP.post(url, content=b"{", headers=json).status_code == 400
    assert HTTP.post(url, content=b"[" * 15_000, headers=json).status_code == 400
    assert HTTP.post(url, content=b"x" * 20_000, headers=json).status_code == 413
    assert HTTP.post(url, content=b"{}", headers={"Content-Type": "text/plain"}).status_code == 415


def test_secrets_are_of_their_form_and_all_different(house: House) -> None:
    table = house.open("me", "link", "bot:random")
    found = [table["host"], table["watch"], *(key["secret"] for key in table["seats"])]
    assert len(set(found)) == 4
    assert all(len(secret) == 22 for secret in found)
    assert [key["seat"] for key in table["seats"]] == [0, 1]


def test_the_store_knows_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as house:
        table = house.open("me")
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (table["host"], table["watch"], table["seats"][0]["secret"]):
        assert secret.encode() not in stored


def test_freeing_a_seat_needs_the_host(house: House) -> None:
    table = house.open("me", "link", "bot:random")
    path = f"/api/tables/{table['table']}/seats"
    assert house.post(f"{path}/1/free").status_code == 401
    assert house.post(f"{path}/1/free", secret="no").status_code == 403
    assert house.post(f"{path}/1/free", secret=secrets(table, 1)[0]).status_code == 403
    assert house.post(f"{path}/1/free", secret=table["watch"]).status_code == 403
    assert house.post(f"{path}/2/free", secret=table["host"]).status_code == 404
    assert house.post(f"{path}/9/free", secret=table["host"]).status_code == 404
    assert house.post(f"{path}/x/free", secret=table["host"]).status_code == 404
    assert house.post("/api/tables/nosuchtabl/seats/0/free", secret=table["host"]).status_code == 404
    first = house.post(f"{path}/1/free", secret=table["host"]).json()["secret"]
    second = house.post(f"{path}/1/free", secret=table["host"]).json()["secret"]
    assert len({first, second, *secrets(table, 1)}) == 3


def test_my_tables(house: House) -> None:
    table = house.open({"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bob"}, layout="intro")
    keys = [*secrets(table, 0), table["watch"], "A" * 22]
    lines = house.post("/api/mine", {"secrets": keys}).json()
    assert [(line["seat"], line["mine"]) for line in sorted(lines, key=lambda line: line["seat"] is None)] == [
        (0, True),
        (None, False),
    ]
    assert lines[0]["names"] == ["Ann", "Bob"]
    assert lines[0]["waiting"] == [0, 1]
    assert not lines[0]["over"]
    assert house.post("/api/mine", {"secrets": []}).json() == []


def test_records_only_of_finished_games(house: House, finished: dict[str, Any]) -> None:
    running = house.open("me")
    answer = house.get(f"/api/tables/{running['table']}/record", running["host"])
    assert (answer.status_code, answer.json()["error"]) == (409, "problem-not-over")
    path = f"/api/tables/{finished['table']}/record"
    for secret in (finished["host"], finished["watch"], *secrets(finished, 0, 1)):
        assert loads(house.get(path, secret).text).over
    assert house.get(path, running["host"]).status_code == 403
    assert house.get(path).status_code == 401
    disposition = house.get(path, finished["watch"]).headers["Content-Disposition"]
    assert disposition == f'attachment; filename="fourwinds-{finished["table"]}.record"'


def test_a_record_tells_who_played_when_and_how_it_ended_or_leaves_the_names_out(
    house: House, finished: dict[str, Any]
) -> None:
    path = f"/api/tables/{finished['table']}/record"
    told = loads(house.get(path, finished["watch"]).text)
    assert told.about is not None
    assert (told.about.names, told.about.stand_ins) == (["Guest", "Bob"], [])
    assert told.about.program == f"fourwinds {__version__}"
    assert date.fromisoformat(told.about.date)
    text = house.get(f"{path}?names=no", finished["watch"]).text
    nameless = loads(text)
    assert nameless.about == About(date=told.about.date, program=told.about.program)
    assert nameless.log == told.log
    assert "Bob" not in text
    assert any(line.startswith("result: ") for line in text.splitlines())
    assert house.get(f"{path}?names=some", finished["watch"]).status_code == 400


def chance(house: House, table: dict[str, Any]) -> list[str]:
    text = house.get(f"/api/tables/{table['table']}/record", table["watch"]).text
    return [line for line in text.splitlines() if line.startswith("* ")]


def test_again_with_the_same_people(house: House, finished: dict[str, Any]) -> None:
    async def story() -> dict[str, Any]:
        async with Player(house.address, finished["table"], secrets(finished, 1)) as player:
            path = f"/api/tables/{finished['table']}/again"
            answer = house.post(path, {}, finished["host"])
            assert answer.status_code == 201
            again: dict[str, Any] = answer.json()
            assert (await player.until("moved"))["table"] == again["table"]
            assert house.post(path, {"same_deal": False}, finished["host"]).json() == again
        async with Player(house.address, finished["table"], secrets(finished, 1)) as later:
            assert (await later.until("moved"))["table"] == again["table"]
        async with Player(house.address, again["table"], secrets(finished, 0, 1)) as player:
            assert [person["name"] for person in player.table["people"]] == ["Guest", "Bob"]
            await player.finish(Random(2))
        return again

    again = run(story())
    assert again["seats"] == finished["seats"], "the links stay good"
    assert again["table"] != finished["table"]
    assert chance(house, again) != chance(house, finished)


def test_again_with_the_same_deal(house: House, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['table']}/again"
    again = house.post(path, {"same_deal": True}, finished["host"]).json()

    async def story(part: int) -> None:
        async with Player(house.address, again["table"], secrets(again, 0, 1)) as player:
            rng = Random(5)
            while not player.table["over"] and player.table["v"] < part:
                if not await player.step(rng):
                    await player.hear()

    run(story(30))
    house.inside(house.lobby.unload(house.lobby.rooms[again["table"]]))
    run(story(1000))
    assert chance(house, again) == chance(house, finished)


def test_again_needs_the_host_and_the_end(house: House, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['table']}/again"
    assert house.post(path, {}, secrets(finished, 0)[0]).status_code == 403
    assert house.post(path, {}).status_code == 401
    running = house.open("me")
    assert house.post(f"/api/tables/{running['table']}/again", {}, running["host"]).status_code == 409


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_rules_and_texts(house: House, language: str) -> None:
    rules = house.get(f"/api/rules/explorers?language={language}")
    assert rules.headers["Content-Type"] == "text/markdown; charset=utf-8"
    assert "7.3" in rules.text
    texts = house.get(f"/api/texts/{language}")
    assert "refuse-stale = " in texts.text
    assert "explorers-name = " in texts.text
    again = house.get(f"/api/texts/{language}", **{"If-None-Match": texts.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_unknown_rules_and_texts(house: House) -> None:
    assert house.get("/api/rules/chess").status_code == 404
    assert house.get("/api/rules/explorers?language=xx").status_code == 400
    assert house.get("/api/texts/xx").json()["error"] == "problem-unknown-language"


def test_every_text_the_server_names_is_there(house: House) -> None:
    texts = house.get("/api/texts/en").text
    source = "".join(path.read_text("utf-8") for path in Path(pages.__file__).parent.glob("*.py"))
    keys = set(re.findall(r'"((?:problem|fault|refuse|prompt|news)-[a-z-]*[a-z])"', source))
    assert {"refuse-stale", "fault-flood", "problem-table", "prompt-commit", "news-freed"} <= keys
    assert [key for key in sorted(keys) if f"\n{key} = " not in texts] == []


def test_security_headers_on_everything(house: House) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/t/abc"):
        headers = house.get(path).headers
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert "'unsafe-inline'" not in headers["Content-Security-Policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
        assert "server" not in headers


def test_problems_for_paths_and_methods(house: House) -> None:
    assert house.get("/api/nothing").json()["error"] == "problem-404"
    answer = house.get("/api/tables")
    assert (answer.status_code, answer.headers["Allow"], answer.json()["error"]) == (405, "POST", "problem-405")
    assert house.get("/healthz").text == "ok\n"


def test_the_client_and_its_deep_links(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    assert "has not been built" in house.get("/").text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>client")
    (tmp_path / "assets" / "main-1234.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("no")
    for path in ("/", "/table/abc", "/any/where"):
        assert house.get(path).text == "<p>client"
        assert house.get(path).headers["Cache-Control"] == "no-cache"
    assert "immutable" in house.get("/assets/main-1234.js").headers["Cache-Control"]
    assert house.get("/assets/gone.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/%00"):
        assert "no" not in house.get(path).text.split()
        assert house.get(path).status_code in (200, 404)
