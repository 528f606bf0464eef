"""Who is let in: requests for this server, not too often, that can be read; and pages that are packed once."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from fourwinds.core.messages import Unusable
from fourwinds.server import pages
from fourwinds.server.guard import Hosts, hosts_of
from fourwinds.server.limits import Gate, Limits, network

from .house import HTTP, House, run, serving
from .player import Player, secrets

WISH = {"game": "explorers", "seats": [{"kind": "me"}]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("door") / "tables.db") as house:
        yield house


# Whom a request is for


def test_a_name_that_was_made_to_point_here(house: House) -> None:
    """A page of another name would pass for one of ours: its Origin names its Host."""
    port = house.address.partition(":")[2]
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "1.2.3.4"):
        answer = house.post("/api/tables", WISH, Host=host, Origin=f"http://{host}")
        assert (answer.status_code, answer.json()["error"]) == (421, "problem-host")
        assert "--allowed-host" in answer.json()["detail"]
        for path in ("/", "/healthz", "/api/games"):
            assert house.get(path, Host=host).status_code == 421


def test_a_socket_for_another_name(house: House) -> None:
    async def story() -> None:
        table = house.open("me", layout="random")["table"]
        host, _, port = house.address.partition(":")
        url = f"ws://evil.example/api/tables/{table}/play"
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, host=host, port=int(port), origin=Origin("http://evil.example"), proxy=None)
        assert refused.value.response.status_code == 421

    run(story())


def test_the_names_of_this_machine_are_good(house: House) -> None:
    port = house.address.partition(":")[2]
    for host in (house.address, f"localhost:{port}", "LOCALHOST", "[::1]:1", "127.0.0.1"):
        assert house.post("/api/tables", WISH, Host=host, Origin=f"http://{host}").status_code == 201


@pytest.mark.parametrize(
    ("host", "bound", "good", "bad"),
    [
        (
            "127.0.0.1",
            "127.0.0.1",
            ["localhost:8000", "127.0.0.1", "[::1]"],
            ["box", "192.168.1.5", "evil.example", ""],
        ),
        ("localhost", "127.0.0.1", ["localhost"], ["box.local"]),
        ("192.168.1.5", "192.168.1.5", ["192.168.1.5:8000", "box", "BOX.local.", "box.home"], ["192.168.1.6", "other"]),
        ("0.0.0.0", "0.0.0.0", ["192.168.1.5:8000", "10.0.0.1", "[2001:db8::1]:80", "box.local"], ["evil.example"]),
        ("::", "::", ["[2001:DB8:0::1]", "192.168.1.5"], ["evil.example", "evil.example:8000", "a@localhost", "a/b"]),
        ("2001:db8::1", "2001:db8::1", ["[2001:db8:0::1]:8000"], ["[2001:db8::2]", "2001:db8::1"]),
    ],
)
def test_what_a_server_goes_by(
    host: str, bound: str, good: list[str], bad: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Box.home")
    hosts = hosts_of(host, bound, ["play.example.org", "[2001:db8::7]"])
    assert [name for name in good if not hosts.known(name)] == []
    assert [name for name in bad if hosts.known(name)] == []
    assert hosts.known("Play.Example.org:443")
    assert hosts.known("[2001:db8::7]")


def test_a_name_that_is_none() -> None:
    for name in ("http://play.example.org", "", "a b", "x@y"):
        with pytest.raises(Unusable, match="not the name of a host"):
            hosts_of("127.0.0.1", "127.0.0.1", [name])


def test_names_can_be_allowed(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", hosts=Hosts(frozenset({"play.example.org"}))) as house:
        assert house.get("/healthz", Host="play.example.org").status_code == 200
        assert house.get("/healthz").status_code == 421


# How often


def test_everything_counts(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(address_rate=0.0, address_burst=4.0)) as house:
        for path in ("/healthz", "/", "/api/games", "/rose.svg"):
            assert house.get(path).status_code in (200, 404)
        for path in ("/healthz", "/", "/api/games", "/rose.svg"):
            assert house.get(path).status_code == 429


def test_what_counts_as_one_address() -> None:
    assert network("192.0.2.7") == network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("192.0.2.7") != network("192.0.2.8")
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff:ffff:ffff:ffff") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("") == ""


def test_another_address_of_the_same_network_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(address_rate=0.0, address_burst=3.0)) as house:
        seen = [house.get("/healthz", **{"X-Forwarded-For": f"2001:db8::{n}"}).status_code for n in range(1, 6)]
        assert seen == [200, 200, 200, 429, 429]
        assert house.get("/healthz", **{"X-Forwarded-For": "2001:db8:0:1::1"}).status_code == 200


def test_a_club_behind_one_address() -> None:
    """Thirty people load the page, open tables, sit down with two devices each, and move, all in the same second."""
    gate, club = Gate(Limits(), lambda: 0.0), "192.0.2.1"
    assert all(gate.allows(club) for _ in range(30 * 60))
    for _ in range(30):
        gate.opens(club)
    devices = [gate.connection() for _ in range(60)]
    assert [gate.enter(club) for _ in devices] == [None] * 60
    assert all(gate.allows(club, 1.0, device) for device in devices for _ in range(5))


def test_the_limits_stand_in_the_docs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "serving.md").read_text("utf-8")
    limits = Limits()
    for row in (
        f"messages of one connection | {limits.connection_rate:.0f} a second, {limits.connection_burst:.0f} at once |",
        f"messages of one address | {limits.address_rate:.0f} a second, {limits.address_burst:.0f} at once |",
        f"| a new table | counts as {limits.opening:.0f} of them |",
        f"| a message that cannot be understood | counts as {limits.mistake:.0f} |",
        f"| {limits.tables_a_day} at once, and {limits.tables_a_day} more over a day | `--tables-per-day` |",
        f"| {limits.telling_rate:.0f} a second, {limits.telling_burst:.0f} at once |",
        f"| devices at tables, of one address | {limits.sockets_address} | `--sockets-per-address` |",
        f"| devices at tables, in all | {limits.sockets} | `--sockets` |",
        f"of one address and in all | {limits.spare_address} and {limits.spare} |",
        f"| a request, headers and body together | {limits.request_seconds:.0f} seconds;",
    ):
        assert row in page


def test_renames_and_chat_are_limited_for_each_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = house.open("me", "link", layout="intro")
        async with (
            Player(house.address, table["table"], secrets(table, 0)) as one,
            Player(house.address, table["table"], secrets(table, 1)) as other,
        ):
            for number in range(5):
                await one.send({"type": "rename", "seat": 0, "name": f"Ann {number}", "colour": "moss"})
            fault = await one.until("fault")
            assert fault["error"] == "fault-too-often"
            await one.send({"type": "say", "seat": 0, "text": "me too"})
            assert (await one.until("fault"))["error"] == "fault-too-often"
            assert one.table["people"][0]["name"] == "Ann 2"
            await other.send({"type": "say", "seat": 1, "text": "I may"})
            assert (await one.until("said"))["text"] == "I may"
            assert (await one.act(0, one.choices(0)[0]))["type"] == "done"

    with serving(tmp_path / "tables.db", limits=Limits(telling_rate=0.0, telling_burst=3.0)) as house:
        run(story(house))


def test_a_seat_is_not_freed_and_left_without_end(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(telling_rate=0.0, telling_burst=3.0)) as house:
        table = house.open("me", "link")
        path = f"/api/tables/{table['table']}"
        freed = [house.post(f"{path}/seats/1/free", secret=table["host"]).status_code for _ in range(5)]
        assert freed == [200, 200, 200, 429, 429]
        answer = house.post(f"{path}/seats/1/free", secret=table["host"])
        assert answer.json()["error"] == "problem-too-often"
        assert house.post(f"{path}/leave", secret=secrets(table, 0)[0]).status_code == 200, "another seat"


# What can be read


def test_a_body_that_is_not_utf_8(house: House) -> None:
    headers = {"Content-Type": "application/json"}
    answer = HTTP.post(f"{house.url}/api/tables", content=b'{"game": "\xff\xfe"}', headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "problem-body")


# Pages


def test_files_are_packed_once(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []

    class Counting:
        @staticmethod
        def compress(body: bytes, mtime: float) -> bytes:
            packed.append(len(body))
            return gzip.compress(body, mtime=mtime)

    monkeypatch.setattr(pages, "STATIC", tmp_path)
    monkeypatch.setattr(pages, "gzip", Counting)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1234.js").write_text("let table = 1\n" * 1000)
    (tmp_path / "index.html").write_text("<p>client")
    answers = [house.get("/assets/main-1234.js") for _ in range(3)]
    assert packed == [14_000]
    assert {answer.headers["Content-Encoding"] for answer in answers} == {"gzip"}
    assert {answer.text for answer in answers} == {"let table = 1\n" * 1000}
    assert "immutable" in answers[0].headers["Cache-Control"]
    again = house.get("/assets/main-1234.js", **{"If-None-Match": answers[0].headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = house.get("/assets/main-1234.js", **{"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.text == answers[0].text
    assert plain.headers["ETag"] != answers[0].headers["ETag"]
    assert "Content-Encoding" not in house.get("/").headers, "too short to become shorter"
    (tmp_path / "index.html").write_text("<p>another build")
    assert house.get("/").text == "<p>another build"


def test_what_is_the_same_for_everybody_is_packed_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in ("/api/games", "/api/openapi.json", "/api/texts/de", "/api/rules/explorers"):
        first = house.get(path)
        with monkeypatch.context() as patch:
            patch.delattr(pages, "gzip")
            again = house.get(path)
        assert again.headers["Content-Encoding"] == "gzip"
        assert again.content == first.content
        assert house.get(path, **{"If-None-Match": first.headers["ETag"]}).status_code == 304
