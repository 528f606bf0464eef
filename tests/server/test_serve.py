"""`fourwinds serve`: the port, the address, and a clean end."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fourwinds.core.messages import Unusable
from fourwinds.server.serve import file_of

from .house import HTTP, PATIENCE, House, run
from .player import Player, secrets


@contextmanager
def started(*args: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-P", "-m", "fourwinds", "serve", "--no-open", *args]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Fourwinds is at http://127.0.0.1:"), line
    return line.split()[3].rstrip("/")


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_it_starts_plays_and_ends_cleanly(tmp_path: Path, sign: signal.Signals, code: int) -> None:
    with started("--port", "0", "--database", str(tmp_path / "a.db")) as process:
        house = House(address(process).removeprefix("http://"))
        table = house.open("me", "bot:greedy", layout="intro", first_player="1")

        async def story() -> None:
            async with Player(house.address, table["table"], secrets(table, 0)) as player:
                while 1 in player.table["waiting"]:
                    await player.hear()
                process.send_signal(sign)

        run(story())
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (code, "", "")


def test_another_port_if_it_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with started("--port", str(port), "--database", str(tmp_path / "a.db")) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert f"(port {port} is taken; " in line
            url = line.split()[3].rstrip("/")
            assert not url.endswith(f":{port}")
            assert HTTP.get(f"{url}/healthz").text == "ok\n"


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid", "::2"])
def test_an_address_that_is_not_of_this_machine_is_named(tmp_path: Path, host: str) -> None:
    with started("--host", host, "--database", str(tmp_path / "a.db")) as process:
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out) == (2, "")
        assert err.startswith(f"fourwinds serve: cannot listen on {host} port 8000: ")
        assert "--host names an address of this machine" in err
        assert len(err.splitlines()) == 1


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    for database in ("postgresql://x/y", str(tmp_path / "no" / "where.db"), str(tmp_path)):
        with started("--port", "0", "--database", database) as process:
            out, err = process.communicate(timeout=PATIENCE)
            assert process.returncode == 2
            assert out == ""
            assert err.startswith("fourwinds serve: ")
            assert len(err.splitlines()) == 1


def test_names_of_databases() -> None:
    assert file_of("tables.db") == "tables.db"
    assert file_of("sqlite:///tables.db") == "tables.db"
    assert file_of("sqlite:////var/tables.db") == "/var/tables.db"
    with pytest.raises(Unusable):
        file_of("mysql://x")
