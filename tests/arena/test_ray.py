"""`--engine ray` on a cluster of two workers on this machine."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.arena.games import QUICK, lines
from tests.cli.harness import Terminal

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no wheel for this Python")
ATTEMPTS = 5


def free_ports(count: int) -> list[str]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [str(server.getsockname()[1]) for server in sockets]
    for server in sockets:
        server.close()
    return ports


def start(environment: dict[str, str]) -> tuple[subprocess.Popen[str], str]:
    """A cluster with all its ports named, since Ray gives up if its helpers take more than 15 s to find some."""
    gcs, *agents = free_ports(5)
    names = ("dashboard-agent-grpc", "dashboard-agent-listen", "metrics-export", "runtime-env-agent")
    ports = [f"--{name}-port={port}" for name, port in zip(names, agents, strict=True)]
    command = [sys.executable, "-P", "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=2"]
    command += ["--include-dashboard=false", f"--port={gcs}", *ports]
    process = subprocess.Popen(
        command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    )
    assert process.stdout is not None
    for line in process.stdout:
        if "Ray runtime started" in line:
            break
    return process, gcs


@pytest.fixture(scope="module")
def cluster() -> Iterator[dict[str, str]]:
    """The environment of a process that may use the cluster. Paths are short, as those of sockets must be."""
    with tempfile.TemporaryDirectory(prefix="fw", ignore_cleanup_errors=True) as folder:
        home = Path(folder, "home")
        home.mkdir()
        own = {"HOME": str(home), "RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"}
        own |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
        environment = {**os.environ, **own}
        for _ in range(ATTEMPTS):
            process, port = start(environment)
            if process.poll() is None:
                break
        try:
            yield {**environment, "RAY_ADDRESS": f"127.0.0.1:{port}"}
        finally:
            process.terminate()
            process.wait(60)
        assert list(home.iterdir()) == []


def test_a_cluster_plays_the_same_games(cluster: dict[str, str], terminal: Terminal, tmp_path: Path) -> None:
    command = [*QUICK, "--games", "4", "--jobs", "2", "--engine", "ray", "--out", str(tmp_path / "ray")]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "fourwinds", *command], env=cluster, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert terminal(*QUICK, "--games", "4", "--out", tmp_path / "here").code == 0
    assert lines(tmp_path / "ray" / "games.jsonl") == lines(tmp_path / "here" / "games.jsonl")
    for name in ("ratings.json", "ratings.svg"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()
