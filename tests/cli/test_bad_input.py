"""Bad input of any kind: one clear line on standard error, exit code 2, nothing written or lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.harness import Played, Terminal, run

BAD: list[tuple[str, str]] = [
    ("frobnicate", "frobnicate"),
    ("--nonsense", "COMMAND"),
    ("games chess", "unknown game 'chess'"),
    ("games explorers --all", "--all"),
    ("play", "GAME"),
    ("play chess", "unknown game 'chess'"),
    ("play explorers --players 9", "1 to 4 players, not 9"),
    ("play explorers --players -1", "1 to 4 players, not -1"),
    ("play explorers --players two", "--players"),
    ("play explorers --player 2", "--player"),
    ("play explorers --option layout", "name=value"),
    ("play explorers --option =random", "name=value"),
    ("play explorers --option layout=", "name=value"),
    ("play explorers --option speed=1", "unknown option 'speed'"),
    ("play explorers --option layout=round", "layout=round"),
    ("play explorers --option achievements=4", "achievements=4"),
    ("play explorers --option achievements=none_gem,none_gem", "twice"),
    ("play explorers --option first_player=3", "first_player=3"),
    ("play explorers --option layout=intro --option layout=random", "given twice"),
    ("play explorers --preset none", "unknown preset 'none'"),
    ("play explorers --edition none", "unknown edition 'none'"),
    ("play explorers --bots hal", "unknown bot 'hal'"),
    ("play explorers --bots greedy,,random", "empty name"),
    ("play explorers --players 4 --bots greedy,random", "2 bots for 3 seats"),
    ("play explorers --players 1 --bots random", "no seat"),
    ("play explorers --humans 2 --players 2", "no seat 2"),
    ("play explorers --humans -1", "--humans"),
    ("play explorers --humans 0,0", "twice"),
    ("play explorers --humans x", "--humans"),
    ("play explorers --seat-names Ann,Bob", "2 names for 1"),
    ("play explorers --seat-names a|b", "cannot be a name"),
    ("play explorers --seat-names bot:greedy", "cannot be a name"),
    ("play explorers --language xx", "--language"),
    ("play explorers --seed -1", "--seed"),
    ("play explorers --seed 1.5", "--seed"),
    ("play explorers --seed", "--seed"),
    ("play explorers --resume", "no unfinished game"),
    ("play explorers --resume {missing}", "No such file"),
    ("play explorers --resume {folder}", "directory"),
    ("play explorers --resume {binary}", "not a text file"),
    ("play explorers --resume {latin}", "not a text file"),
    ("play explorers --resume {cut}", "cut off"),
    ("play explorers --resume {record} --players 2", "--players"),
    ("play explorers --resume {record} --option layout=intro", "--option"),
    ("play explorers --resume {stranger}", "unknown bot 'hal'"),
    ("play explorers --save {missing}/x", "no directory"),
    ("play explorers --save {folder}", "not a regular file"),
    ("play explorers --save /dev/null", "not a regular file"),
    ("simulate", "GAME"),
    ("simulate chess", "unknown game"),
    ("simulate explorers --games 0", "--games"),
    ("simulate explorers --games -3", "--games"),
    ("simulate explorers --games many", "--games"),
    ("simulate explorers --jobs 0", "--jobs"),
    ("simulate explorers --jobs 9999", "--jobs"),
    ("simulate explorers --bots hal", "unknown bot 'hal'"),
    ("simulate explorers --bots greedy,random --players 3", "2 bots for 3 players"),
    ("simulate explorers --bots greedy,greedy,greedy,greedy,greedy", "not 5"),
    ("simulate explorers --players 0", "not 0"),
    ("simulate explorers --seed abc", "--seed"),
    ("simulate explorers --option layout", "name=value"),
    ("replay", "FILE"),
    ("replay {missing}", "No such file"),
    ("replay {folder}", "directory"),
    ("replay {record} --to -1", "--to"),
    ("replay {record} --to 99999", "no action 99999"),
    ("replay {record} --to x", "--to"),
    ("replay {record} --as 1", "no seat 1"),
    ("replay {record} --as -2", "--as"),
    ("check {missing}", "No such file"),
    ("check {folder}", "directory"),
    ("check {binary}", "not a text file"),
    ("check {empty}", "game"),
    ("check {cut}", "cut off"),
    ("check {chess}", "unknown game 'chess'"),
    ("check {newer}", "newer"),
    ("check {illegal}", "line 6: illegal action '0 mark p16': R 5.7: First choose"),
    ("check {digits}", "digits"),
    ("check-edition {missing}", "No such file"),
    ("check-edition {record}", "not JSON"),
    ("check-edition {list}", "'game'"),
    ("check-edition {deep}", "not JSON"),
    ("check-edition {other}", "unknown game 'chess'"),
    ("check-edition {bare}", "errors"),
]
HEAD = "game: explorers\nrules: 1\nedition: house-1\nseats: Ann\noptions: layout=intro\n"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory, solo: Played) -> dict[str, Path]:
    """Files to be wrong about."""
    folder = tmp_path_factory.mktemp("bad")
    texts = {
        "empty": "",
        "cut": f"{HEAD}0 start prairie\n",
        "chess": "game: chess\n",
        "newer": HEAD.replace("rules: 1", "rules: 99"),
        "illegal": f"{HEAD}0 mark p16\nend\n",
        "stranger": f"{HEAD}end\n".replace("Ann", "Ann | bot:hal"),
        "digits": f"{HEAD}# {'9' * 5000} 00000000\nend\n",
        "list": "[1]",
        "deep": "[" * 100_000,
        "other": '{"game": "chess"}',
        "bare": '{"game": "explorers"}',
    }
    found = {name: folder / name for name in texts}
    for name, text in texts.items():
        found[name].write_text(text)
    found |= {"folder": folder, "missing": folder / "missing", "record": solo.path}
    found |= {"binary": folder / "binary", "latin": folder / "latin"}
    found["binary"].write_bytes(bytes(range(256)))
    found["latin"].write_bytes("seats: Zoë".encode("latin-1"))
    return found


def contents(*folders: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for folder in folders for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(("command", "words"), BAD, ids=[command for command, _ in BAD])
def test_bad_input(command: str, words: str, terminal: Terminal, files: dict[str, Path], tmp_path: Path) -> None:
    before = contents(tmp_path, files["folder"], files["record"].parent)
    done = terminal(*(word.format(**files) for word in command.split()))
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert done.err.startswith("fourwinds: ")
    assert words in done.err
    if command.startswith("check-edition {bare}"):
        assert all(line.startswith("error: ") for line in done.out.splitlines())
    else:
        assert done.out == ""
    assert contents(tmp_path, files["folder"], files["record"].parent) == before


@pytest.mark.parametrize(
    "command",
    ["frobnicate", "play explorers --players 9", "replay {missing}", "check {digits}", "play explorers --seed x"],
)
def test_no_traceback_from_the_real_command(command: str, state: Path, files: dict[str, Path]) -> None:
    done = run(state, *(word.format(**files) for word in command.split()))
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1


def test_odd_names_stay_in_one_line(terminal: Terminal) -> None:
    done = terminal("check", "a\nb\x1b[31m\r\u2028c")
    assert done.code == 2
    assert done.err == "fourwinds: a b [31m c: No such file or directory\n"


def test_a_state_folder_that_cannot_be_made(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    done = terminal("play", "explorers", stdin="1\n")
    assert done.code == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
