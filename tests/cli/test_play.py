"""`fourwinds play` through piped input."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copy

import pytest

from fourwinds.core import record
from tests.cli.harness import ALWAYS_FIRST, DUEL, SOLO, Played, Terminal, run


def lines_of(path: Path) -> list[str]:
    """The actions of a record."""
    return [line for line in path.read_text("utf-8").splitlines() if line[0] in "*01234"]


def test_a_solo_game_from_the_first_x_to_the_title(solo: Played) -> None:
    outcome = record.loads(solo.path.read_text("utf-8")).state.outcome()
    assert outcome is not None
    end = " ".join(solo.out.split())
    for words in (
        "Provisions, round 4",
        "Village D",
        "Temple A",
        f"Total {outcome.scores[0]}",
        f"{outcome.scores[0]} points – ",
    ):
        assert words in end


def test_a_game_of_two_against_a_bot(duel: Played) -> None:
    match = record.loads(duel.path.read_text("utf-8"))
    outcome = match.state.outcome()
    assert outcome is not None
    assert match.seats == ["guest", "bot:random"]
    end = " ".join(duel.out.split())
    totals, places = (" ".join(map(str, numbers)) for numbers in (outcome.scores, outcome.ranks))
    for words in ("Player 1 Random bot", f"Total {totals}", f"Place {places}", "wins."):
        assert words in end


def test_several_people_at_one_terminal(terminal: Terminal, tmp_path: Path) -> None:
    people = ("--humans", "0,2", "--seat-names", "Ann,Zoë", "--option", "layout=intro", "--seed", "1")
    done = terminal(
        "play", "explorers", "--players", "3", "--bots", "greedy", *people, "--save", tmp_path / "r", stdin="1\n" * 30
    )
    assert done.code == 0
    assert "Ann: " in done.out
    assert "Zoë: " in done.out
    assert record.loads((tmp_path / "r").read_text("utf-8")).seats == ["Ann", "bot:greedy", "Zoë"]


def test_usually_a_mate_sits_opposite(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal("play", "explorers", "--seed", "1", "--save", tmp_path / "r", stdin="q\n").code == 0
    assert record.loads((tmp_path / "r").read_text("utf-8")).seats == ["guest", "bot:mate"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Choose a terrain"),
        ("de", "Die Aufzeichnung liegt in"),
        ("fr", "L’enregistrement est dans"),
        ("it", "La registrazione è in"),
    ],
)
def test_languages(terminal: Terminal, language: str, words: str) -> None:
    script = "?\ns\nl\nr 7.4\nr 99\nu\n99\n\nxyzzy\nh7\nq\n"
    done = terminal(*SOLO, "--language", language, stdin=script)
    assert done.code == 0
    assert words in done.out


def test_the_language_of_the_terminal_is_the_usual_one(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert "Weiter geht es mit" in terminal(*SOLO, stdin="q\n").out


def test_every_option_combination_can_be_shown(terminal: Terminal) -> None:
    for preset, bots in (("first", ("--bots", "greedy")), ("expert", ("--bots", "greedy")), ("solo", ())):
        command = ("play", "explorers", "--preset", preset, *bots, "--seed", "2")
        done = terminal(*command, stdin="1\n" * 12 + "s\n?\nq\n")
        assert done.code == 0


@pytest.mark.parametrize("game", ["expedition", "exploiters", "explorers", "exploriana"])
def test_a_terminal_that_knows_no_signs_shows_what_it_can(
    state: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = run(state, "play", game, "--bots", "random", "--seed", "1", stdin="1\n\n1\nq\n")
    assert (done.code, done.err) == (0, "")
    assert "Player 1" in done.out


# What can be typed


def test_a_place_that_several_choices_lead_to_is_asked_about(terminal: Terminal, tmp_path: Path) -> None:
    table = ("play", "exploiters", "--players", "2", "--humans", "0,1", "--option", "first_player=seat")
    done = terminal(*table, "--save", tmp_path / "r", stdin="D4\nexplore barbarian d5 d4\nq\n")
    assert "D4\n" in done.out
    assert "barbarian D5 – D4" in done.out
    assert lines_of(tmp_path / "r") == ["0 explore barbarian d5 d4"]


def test_squares_words_and_numbers_are_the_same(terminal: Terminal, tmp_path: Path) -> None:
    scripts = {"numbers": "1\n1\nq\n", "words": "start prairie\nmark f5\nq\n", "squares": "START Prairie\n F5 \nq\n"}
    for name, script in scripts.items():
        assert terminal(*SOLO, "--save", tmp_path / name, stdin=script).code == 0
    records = [lines_of(tmp_path / name) for name in scripts]
    assert records[0] == ["0 start prairie", "0 mark f5"]
    assert records[0] == records[1] == records[2]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("p16", "R 7.2"),
        ("k4", "R 7.1"),
        ("mark f6", "R 7.1"),
        ("take water", "R 6.4"),
        ("scroll desert", "R 6.4"),
        ("stop", "R 7.6"),
        ("dance", "There is no action"),
        ("99", "There is no choice 99"),
        ("0", "There is no choice 0"),
        ("9" * 5000, "There is no choice"),
        ("[bold]", "[bold]"),
        ("mark h7; rm", "There is no action"),
    ],
)
def test_refused_input_says_why_and_loses_nothing(terminal: Terminal, tmp_path: Path, typed: str, words: str) -> None:
    done = terminal(*SOLO, "--save", tmp_path / "r", stdin=f"start prairie\n{typed}\nf5\nq\n")
    assert done.code == 0
    assert words in done.out
    assert lines_of(tmp_path / "r") == ["0 start prairie", "0 mark f5"]


def test_enter_among_several_choices_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*SOLO, "--save", tmp_path / "r", stdin="\nstart prairie\nq\n")
    assert "Type the number" in done.out
    assert lines_of(tmp_path / "r") == ["0 start prairie"]


def test_enter_takes_the_only_choice(terminal: Terminal, tmp_path: Path) -> None:
    """Whoever picked a side and has no scroll can only take it."""
    turn = "start prairie\nf5\n1\n1\n\n"
    done = terminal(*DUEL, "--save", tmp_path / "r", stdin=f"{turn}1\n\nq\n")
    assert done.code == 0
    picked = [line.removeprefix("0 pick ") for line in lines_of(tmp_path / "r") if line.startswith("0 pick")]
    assert lines_of(tmp_path / "r")[-1] == f"0 take {picked[-1]}"


def test_questions_change_nothing(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*SOLO, "--save", tmp_path / "r", stdin="?\ns\nl\nr 7.4\nR 7\nr7.5\nr\nr 99.9\nstart prairie\nq\n")
    assert lines_of(tmp_path / "r") == ["0 start prairie"]
    for words in ("take your last step back", "Total", "temple needs an unused key", "7.1", "There is no rule 99.9"):
        assert words in done.out


def test_the_log_tells_what_happened(terminal: Terminal) -> None:
    done = terminal(*SOLO, stdin="start prairie\nf5\nl\nq\n")
    assert done.out.count("Player 1 marks f5.") == 2


# Taking back


def test_undo_goes_back_to_the_last_card(terminal: Terminal, tmp_path: Path) -> None:
    script = "start water\ne6\nu\nu\nu\nstart prairie\nf5\nq\n"
    done = terminal(*SOLO, "--save", tmp_path / "r", stdin=script)
    assert lines_of(tmp_path / "r") == ["0 start prairie", "0 mark f5"]
    assert done.out.count("There is nothing to take back") == 1


def test_the_last_step_of_a_turn_can_be_taken_back_before_it_ends(terminal: Terminal, tmp_path: Path) -> None:
    first_turn = "start prairie\nf5\n1\n1\n"
    done = terminal(*SOLO, "--save", tmp_path / "r", stdin=f"{first_turn}u\nq\n")
    assert "Press Enter to end your turn" in done.out
    assert len(lines_of(tmp_path / "r")) == 3
    done = terminal(*SOLO, "--save", tmp_path / "r", stdin=f"{first_turn}\nu\nq\n")
    assert "There is nothing to take back" in done.out
    assert lines_of(tmp_path / "r")[4].startswith("* draw")


def test_no_confirm_ends_turns_at_once(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*SOLO, "--no-confirm", "--save", tmp_path / "r", stdin="start prairie\nf5\n1\n1\nq\n")
    assert "Press Enter" not in done.out
    assert lines_of(tmp_path / "r")[4].startswith("* draw")


def test_nobody_takes_back_what_another_did(terminal: Terminal, tmp_path: Path) -> None:
    people = ("play", "explorers", "--humans", "0,1", "--preset", "first", "--seed", "1")
    done = terminal(*people, "--save", tmp_path / "r", stdin="start prairie\nf5\n1\n1\n\nu\nq\n")
    assert "There is nothing to take back" in done.out
    assert sum(line.startswith("0 ") for line in lines_of(tmp_path / "r")) == 4


# Quitting and resuming


@pytest.mark.parametrize("name", ["solo", "duel"])
def test_quitting_and_resuming_is_playing_through(
    terminal: Terminal, tmp_path: Path, name: str, request: pytest.FixtureRequest
) -> None:
    whole: Played = request.getfixturevalue(name)
    parts = tmp_path / "parts"
    terminal(*(SOLO if name == "solo" else DUEL), "--save", parts, stdin="1\n" * 17 + "q\n")
    resume = ("play", "explorers", "--resume", parts)
    for _ in range(3):
        done = terminal(*resume, stdin="1\n" * 11)
        assert done.code == 0
        assert f"--resume {parts}" in done.out
        assert not record.loads(parts.read_text("utf-8")).over
    terminal(*resume, stdin=ALWAYS_FIRST)
    assert parts.read_text("utf-8") == whole.path.read_text("utf-8")


def test_an_unfinished_game_is_kept_without_being_asked_to(terminal: Terminal, state: Path) -> None:
    done = terminal(*SOLO, stdin="start prairie\n")
    path = state / "fourwinds" / "explorers.record"
    assert done.code == 0
    assert str(path) in done.out
    assert lines_of(path) == ["0 start prairie"]


def test_keeping_a_game_never_costs_another(terminal: Terminal, state: Path) -> None:
    for terrain in ("prairie", "water", "desert"):
        terminal(*SOLO, stdin=f"start {terrain}\nq\n")
    kept = {path.name: lines_of(path) for path in (state / "fourwinds").iterdir()}
    assert kept == {
        "explorers.record": ["0 start prairie"],
        "explorers-2.record": ["0 start water"],
        "explorers-3.record": ["0 start desert"],
    }


def test_resume_without_a_file_takes_the_last_unfinished_game(terminal: Terminal, state: Path, solo: Played) -> None:
    terminal(*SOLO, stdin="start prairie\nq\n")
    terminal(*SOLO, stdin="start water\nq\n")
    copy(solo.path, state / "fourwinds" / "explorers-3.record")
    (state / "fourwinds" / "explorers-4.record").write_text("broken")
    terminal("play", "explorers", "--resume", stdin="e6\nq\n")
    assert lines_of(state / "fourwinds" / "explorers-2.record") == ["0 start water", "0 mark e6"]
    assert lines_of(state / "fourwinds" / "explorers.record") == ["0 start prairie"]


def test_resuming_a_finished_game_shows_the_result(terminal: Terminal, duel: Played) -> None:
    before = duel.path.read_text("utf-8")
    done = terminal("play", "explorers", "--resume", duel.path)
    assert done.code == 0
    assert "wins." in done.out
    assert duel.path.read_text("utf-8") == before


def test_a_record_from_elsewhere_can_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "r"
    path.write_text("game: explorers\nrules: 1\nedition: house-1\nseats: Ann\noptions: layout=intro\nend\n")
    assert terminal("play", "explorers", "--resume", path, stdin="start water\nq\n").code == 0
    assert lines_of(path) == ["0 start water"]


def test_a_save_file_is_replaced_whole(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "r"
    path.write_text("something else")
    terminal(*SOLO, "--save", path, stdin="start prairie\nq\n")
    assert lines_of(path) == ["0 start prairie"]
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["r"]


# The end


@pytest.mark.parametrize(
    ("game", "ending"),
    [
        ("expedition", r"Total +-?\d+ +-?\d+ *\n *Place +[12] +[12] *\n.*(wins|share the victory)\."),
        ("exploriana", r"Total +\d+ +\d+ *\n *Place +[12] +[12] *\n.*(wins|share the victory)\."),
        ("exploiters", r"Total +0 +0 *\nToo many turns without a placement: nobody wins\."),
    ],
)
def test_a_whole_game_ends_with_the_board_and_the_sheet(
    terminal: Terminal, tmp_path: Path, game: str, ending: str
) -> None:
    """Always the first choice; in Explorers & Exploiters that is an explorer who stays, until nobody can win."""
    short = {"exploiters": ("--option", "no_progress_turns=50"), "expedition": ("--option", "turn_cap=100")}
    table = ("play", game, "--bots", "random", "--seed", "5", "--no-confirm", *short.get(game, ()))
    done = terminal(*table, "--save", tmp_path / "r", stdin=ALWAYS_FIRST)
    assert (done.code, done.err) == (0, "")
    end = done.out[done.out.rindex("> ") :]
    assert "Since your last turn" in end
    assert re.search(ending, end)
