from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.cli.harness import DUEL, SOLO, Played, Terminal, play_whole

# A test run in the background ignores Ctrl-C, and so would every program that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """Where unfinished games go."""
    return tmp_path / "state"


@pytest.fixture
def terminal(state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(state, monkeypatch, capsys)


@pytest.fixture(scope="session")
def solo(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A whole game alone."""
    return play_whole(tmp_path_factory.mktemp("solo"), SOLO)


@pytest.fixture(scope="session")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A whole game of two, a person against a bot."""
    return play_whole(tmp_path_factory.mktemp("duel"), DUEL)
