"""The parts of the command line on their own: texts, boards, rulebook, files."""

from __future__ import annotations

import re
from importlib.resources import files
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from fourwinds import PUBLIC, Match
from fourwinds.cli import boards, dialog
from fourwinds.cli.boards import explorers_panel, plain
from fourwinds.cli.dialog import Dialog, Quit
from fourwinds.cli.files import check_target, read_text, write_record
from fourwinds.cli.rulebook import find_rule
from fourwinds.cli.seats import seat_names
from fourwinds.cli.session import Session
from fourwinds.core.messages import Unusable
from fourwinds.core.playout import playout
from fourwinds.texts import LANGUAGES, Texts

CLI = files("fourwinds") / "cli"


def keys(language: str) -> list[str]:
    text = (CLI / "locales" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^(cli-[a-z-]+) =", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_texts_in_every_language(language: str) -> None:
    assert keys(language) == keys("en")


def test_every_text_is_there_and_used() -> None:
    sources = [path.read_text("utf-8") for path in Path(str(CLI)).rglob("*.py")]
    used = {key for source in sources for key in re.findall(r"[\"'](cli-[a-z-]+)[\"']", source)}
    families = {key for source in sources for key in re.findall(r"f[\"'](cli-[a-z-]+-){", source)}
    assert used == {key for key in keys("en") if not key.startswith(tuple(families))}


def picture(match: Match, seat: int, width: int, draw_plain: bool = False) -> str:
    console = Console(file=StringIO(), width=width, markup=False)
    texts = Texts("en")
    scene = boards.Scene(match.state.view(seat), texts, seat_names(texts, match.seats))
    if draw_plain:
        plain.draw(scene, console)
    else:
        boards.show("explorers", scene, console)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_game_can_be_drawn(players: int) -> None:
    options = {"achievements": "3", "temples": "expert", "layout": "choose"}
    match = Match.new("explorers", players, options)
    rng = Random(players)
    while not match.over:
        seat = match.state.turn().waiting[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.randrange(len(legal))])
        if match.ply < 6 or match.ply % 90 < 2:
            for watcher in (PUBLIC, players - 1):
                assert picture(match, watcher, 100)
    assert "Game over" in picture(match, 0, 100)


@pytest.mark.parametrize(
    ("width", "row"),
    [
        (44, " 6 M W W P W VXD Dh│DcP P M WfM D D  6"),
        (60, " 6 M  W  W  P  W  VX D  Dh │Dc P  P  M  Wf M  D  D   6"),
        (80, " 6 M W W P W VXD Dh│DcP P M WfM D D  6"),
        (100, " 6 M  W  W  P  W  VX D  Dh │Dc P  P  M  Wf M  D  D   6"),
        (200, " 6 M  W  W  P  W  VX D  Dh │Dc P  P  M  Wf M  D  D   6"),
    ],
)
def test_the_map_is_whole_at_any_width(width: int, row: str) -> None:
    """Squares are narrow where the map would not fit, or the sheet would not stand beside it."""
    drawn = picture(Match.new("explorers", 2, {"layout": "intro", "first_player": "0"}), 0, width)
    assert row in drawn
    assert "Temples" in drawn


def test_the_tiles_to_choose_from() -> None:
    match = Match.new("explorers", 2, {"first_player": "0"})
    match.play(0, "lay a tile-2 turn-0")
    drawn = picture(match, 0, 100)
    assert " 1 P  Dc D  D  M  W  Ws W  │ ?  ? " in drawn
    assert "W WkW DsD P PaP" in drawn


def test_a_game_without_a_board_shows_no_insides() -> None:
    match = Match.new("explorers", 1, {"layout": "intro"})
    scene = boards.Scene(match.state.view(0), Texts("en"), ["Ann"])
    assert boards.find("no-such-game").draw is plain.draw
    assert picture(match, 0, 80, draw_plain=True) == ""
    assert (plain.heading(scene), plain.standing(scene), plain.sheets(scene.view)) == ("", [], [])


def test_thumbnails_have_a_dot_for_every_mark() -> None:
    assert explorers_panel.thumbnail([]) == "\n".join(["⠀" * 8] * 4)
    assert explorers_panel.thumbnail(list(range(256))) == "\n".join(["⣿" * 8] * 4)
    assert explorers_panel.thumbnail([0, 255]).replace("⠀", "") == "⠁\n\n\n⢀"


def test_running_scores_are_the_final_ones_at_the_end() -> None:
    match = Match.new("explorers", 2, {"layout": "random"})
    playout(match.state, Random(1))
    outcome = match.state.outcome()
    assert outcome is not None
    assert boards.find("explorers").sheets(match.state.view(0)) == outcome.sheets


def test_rules_are_found_by_number() -> None:
    assert find_rule("explorers", "7.4").startswith("**7.4** A square with a temple")
    assert "| players | base list |" in find_rule("explorers", "5.6")
    assert "**5.7**" not in find_rule("explorers", "5.6")
    section = find_rule("explorers", "7")
    assert section.startswith("## 7.")
    assert "**7.9**" in section
    assert "**8.1**" not in section
    assert find_rule("explorers", "99") == ""
    assert find_rule("explorers", "") == ""


def test_seats_are_told_apart() -> None:
    texts = Texts("en")
    assert seat_names(texts, ["guest", "bot:greedy"]) == ["Player 1", "Greedy bot"]
    assert seat_names(texts, ["Ann", "bot:greedy", "bot:greedy", "bot:new/2"]) == [
        "Ann",
        "Greedy bot 2",
        "Greedy bot 3",
        "bot:new/2",
    ]


def test_a_linked_save_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("before")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_record(tmp_path / "link", Match.new("explorers", 1), "seed 1")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text("utf-8").startswith("# seed 1\ngame: explorers\n")


def test_names_that_are_no_files() -> None:
    for name in ("a\0b", "x" * 5000):
        with pytest.raises(Unusable):
            read_text(Path(name))
        with pytest.raises(Unusable):
            check_target(Path(name))


@pytest.mark.parametrize(("game", "options"), [("exploiters", {"maps": "memory"}), ("exploriana", {})])
def test_people_are_shown_what_they_have_not_to_remember(
    game: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board is drawn from the screen of the seat that is asked, also where that is less than the seat knows."""
    scenes: list[boards.Scene] = []
    monkeypatch.setattr(dialog, "read_line", lambda: "")
    monkeypatch.setattr(boards, "show", lambda _game, scene, _console: scenes.append(scene))
    match, rng, less = Match.new(game, 2, options), Random(1), 0
    for _ in range(12):
        for _ in range(10):
            match.settle(rng)
            seat = match.state.turn().waiting[0]
            match.play(seat, rng.choice(match.state.legal(seat)))
        session = Session(match, 1)
        with pytest.raises(Quit):
            Dialog(session, Texts("en"), Console(file=StringIO()), ["Ann", "Ben"], False).run()
        view = session.state.view(scenes[-1].view.seat)
        assert scenes[-1].view == match.game.screen(view)
        less += scenes[-1].view != view
    assert len(scenes) == 12
    assert less > 0
