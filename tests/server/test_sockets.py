"""Connections that are opened and left shut nobody out: there are caps, and requests have to come in time."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fourwinds.server import pages
from fourwinds.server.limits import Limits, Notices
from fourwinds.server.sockets import Rarely

from .house import HTTP, PATIENCE, House, run, serving, wait_for
from .player import Player, secrets

HALF = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Le"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
ELSEWHERE = "127.0.0.2"
"""Loopback too, but no address from which a web server in front is believed."""


def dialled(stack: ExitStack, house: House, said: bytes = b"", source: str = ELSEWHERE) -> socket.socket:
    host, _, port = house.address.partition(":")
    line = stack.enter_context(socket.create_connection((host, int(port)), PATIENCE, (source, 0)))
    with suppress(ConnectionError):  # whoever comes late may find it closed already
        line.sendall(said)
    return line


def ended(line: socket.socket) -> bool:
    """Whether the server closes the connection; waits for it."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


@contextmanager
def small(files: int, tmp_path: Path, logged: str) -> Iterator[House]:
    """`fourwinds serve` with few descriptors, and the only line that it logs."""
    command = [sys.executable, "-P", "-m", "fourwinds", "serve", "--no-open", "--port", "0"]
    command += ["--database", str(tmp_path / "tables.db")]
    log = tmp_path / "log"
    with (
        log.open("w") as err,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=err,
            text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
        ) as process,
    ):
        try:
            assert process.stdout is not None
            yield House(process.stdout.readline().split()[3].removeprefix("http://").rstrip("/"))
        finally:
            process.kill()
    assert log.read_text().splitlines() == [logged]


@pytest.mark.parametrize(("said", "source"), [(HALF, "127.0.0.1"), (b"", "127.0.0.1"), (BODY, ELSEWHERE)])
def test_half_sent_requests_shut_nobody_out(tmp_path: Path, said: bytes, source: str) -> None:
    logged = "WARNING fourwinds.server.sockets: more than 50 connections"
    with small(100, tmp_path, logged) as house, ExitStack() as stack:
        lines = [dialled(stack, house, said, source) for _ in range(150)]
        assert HTTP.get(f"{house.url}/healthz").text == "ok\n"
        assert ended(lines[0]), "whoever was waited for longest goes first"


@pytest.mark.parametrize("said", [b"", HALF, BODY, WHOLE])
def test_a_request_has_to_come_in_time(tmp_path: Path, said: bytes) -> None:
    with serving(tmp_path / "tables.db", limits=Limits(request_seconds=0.2)) as house, ExitStack() as stack:
        assert ended(dialled(stack, house, said))


def test_whoever_does_not_read_the_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "big.bin").write_bytes(b"x" * 30_000_000)
    asking = b"GET /big.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with serving(tmp_path / "tables.db", limits=Limits(request_seconds=0.5)) as house, ExitStack() as stack:
        sockets = house.sockets
        assert sockets is not None
        line = dialled(stack, house, asking)
        with suppress(ConnectionError):
            line.recv(100)
        wait_for(lambda: not sockets)


def test_connections_of_one_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One address takes its own places, and the next one still finds one."""
    with (
        serving(tmp_path / "tables.db", limits=Limits(sockets_address=5, spare_address=0)) as house,
        ExitStack() as stack,
    ):
        lines = [dialled(stack, house, HALF) for _ in range(5)]
        other = dialled(stack, house, HALF, "127.0.0.3")
        late = dialled(stack, house, WHOLE)
        assert late.recv(12) == b"HTTP/1.1 200"
        assert ended(lines[0])
        other.sendall(b"ngth: 2\r\n\r\n{}")
        assert other.recv(12) == b"HTTP/1.1 400"
        assert "more than 5 connections from 127.0.0.2" in caplog.text


def test_nobody_can_be_sent_away(tmp_path: Path) -> None:
    """All places are taken by people at tables."""

    async def story(house: House) -> None:
        table = house.open("me", layout="random")
        players = [Player(house.address, table["table"], secrets(table, 0)) for _ in range(3)]
        for player in players:
            await player.connect()
        with ExitStack() as stack:
            line = dialled(stack, house, WHOLE)
            assert b"503 Service Unavailable" in await asyncio.to_thread(line.recv, 1000)
        assert (await players[0].act(0, players[0].choices(0)[0]))["type"] == "done"
        await players[0].close()
        with ExitStack() as stack:
            assert (await asyncio.to_thread(dialled(stack, house, WHOLE).recv, 12)) == b"HTTP/1.1 200"
        for player in players[1:]:
            await player.close()

    with serving(tmp_path / "tables.db", limits=Limits(sockets=3, spare=0)) as house:
        run(story(house))


def test_sockets_of_one_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def refused(house: House, table: str, source: str) -> tuple[str, int]:
        url = f"ws://{house.address}/api/tables/{table}/play"
        async with connect(url, additional_headers={"X-Forwarded-For": source}, proxy=None) as line:
            error = json.loads(await line.recv())["error"]
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            return error, closed.value.rcvd.code

    async def story(house: House) -> None:
        table = house.open("me", layout="random")
        name, key = table["table"], [table["watch"]]
        watchers = [Player(house.address, name, key) for _ in range(2)]
        for watcher in watchers:
            await watcher.connect()
        assert await refused(house, name, "") == ("problem-sockets", 4429)
        hello = json.dumps({"type": "hello", "secrets": key})
        url = f"ws://{house.address}/api/tables/{name}/play"
        async with connect(url, additional_headers={"X-Forwarded-For": "2001:db8::1"}, proxy=None) as other:
            await other.send(hello)
            assert json.loads(await other.recv())["type"] == "table"
            assert await refused(house, name, "192.0.2.1") == ("problem-full", 4503)
        await watchers[0].close()
        async with Player(house.address, name, key) as again:
            assert again.table
        await watchers[1].close()
        assert "more than 2 sockets from 127.0.0.1" in caplog.text

    with serving(tmp_path / "tables.db", limits=Limits(sockets_address=2, sockets=3)) as house:
        run(story(house))


def test_descriptors_are_asked_for() -> None:
    program = """
import resource
from fourwinds.server.limits import Limits
from fourwinds.server.sockets import fitted
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 512))
for wanted in (Limits(sockets=60, spare=40), Limits()):
    limits = fitted(wanted)
    print(limits.sockets, limits.spare, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == ["60 40 300", "234 78 512"]


def test_the_log_is_not_filled(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    notices = Notices(logging.getLogger("limits"), lambda: now[0])
    for second in range(130):
        now[0] = float(second)
        notices.warn("more than %d", 5)
    assert [record.getMessage() for record in caplog.records] == ["more than 5"] * 3


def test_what_visitors_make_uvicorn_say_does_not_fill_the_log() -> None:
    now = [0.0]
    rarely, logged = Rarely(lambda: now[0]), list[str]()
    for second in range(130):
        now[0] = float(second)
        for said in ("Invalid HTTP request received.", "Exception in ASGI application"):
            record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, said, (), sys.exc_info())
            if rarely.filter(record):
                logged.append(said)
    assert logged.count("Invalid HTTP request received.") == 3
    assert logged.count("Exception in ASGI application") == 130


def test_a_text_that_is_not_utf_8_leaves_no_traceback(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = house.open("me", layout="random")
        for _ in range(3):
            async with connect(f"ws://{house.address}/api/tables/{table['table']}/play", proxy=None) as line:
                await line.send(b"\xff\xfe", text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    await line.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1007

    with small(100, tmp_path, "ERROR:    Invalid UTF-8 sequence received from client.") as house:
        run(story(house))
