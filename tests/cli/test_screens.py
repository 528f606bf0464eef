"""No screen shows the program's insides: over games by lot, whatever is typed, in every language and size.

An id is what records, editions and options call things where people do not: a word of theirs that no text of the
language contains. The squares and hexes printed on a board are names.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib.resources import files
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from fourwinds.cli import boards, dialog, reel
from fourwinds.cli.dialog import Dialog, Quit
from fourwinds.cli.menu import Choices, Menu
from fourwinds.cli.reel import Reel
from fourwinds.cli.seats import seat_names
from fourwinds.cli.session import Session
from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.protocol import PUBLIC, Game
from fourwinds.texts import LANGUAGES, Texts, sources
from tests.laws.tables import Table, all_tables, random_action, walk

SIZES = ((44, 24), (80, 24), (100, 36), (120, 40))
QUESTIONS = ("?", "s", "l", "u", "0", "99", "xyzzy", "", "h")
STEPS = "→→→←tbegw"
TYPED = 14
PRESSED = 10
INSIDES = re.compile(
    r"\w\(\w+=|<[\w.]+ object|[{}\u2068\u2069]|\[['\"\]]|\b(?:None|True|False)\b|\$\w|\b[0-9a-f]{12,}\b|\w=\w"
)
"""Ways in which Python and Fluent write what is not meant for people."""
SQUARE = re.compile(r"[a-p][1-9][0-9]?")
WORD = re.compile(r"[^\W\d_][\w+-]*")

TABLES = all_tables()
on_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


# What an id is


def named(data: Any) -> Iterator[str]:
    """Everything that a file of components calls by an id."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "id" and isinstance(value, str):
                yield value
            yield from named(value)
    elif isinstance(data, list):
        for value in data:
            yield from named(value)


def edition_ids(game: Game) -> Iterator[str]:
    for entry in (files(f"fourwinds.games.{game.id}") / "data").iterdir():
        if entry.name.endswith(".json"):
            yield from named(json.loads(entry.read_text("utf-8")))


@cache
def called(game: Game) -> frozenset[str]:
    """What records, editions, options and texts call things by, without the names of squares and hexes."""
    actions = [game.action(index) for index in range(game.actions)]
    found = {word for action in actions for word in game.notate(action).split()}
    found |= {game.place(action) for action in actions} | set(edition_ids(game))
    for option in game.options:
        found |= {option.id, *option.values, *option.items}
    squares = {place for action in actions if SQUARE.fullmatch(place := game.place(action))}
    keys = {key for source in sources("en") for key in re.findall(r"^([a-z][\w-]*-[\w-]+) =", source, re.MULTILINE)}
    return frozenset(word for word in found - squares | keys if len(word) > 1 and WORD.fullmatch(word))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """The words that the texts of a language contain."""
    found: set[str] = set()
    for source in sources(language):
        plain = re.sub(r"^#.*$|^[\w-]+ =|^ +\.\w+ =|\[\w+\]|\{ ?\$[\w-]+ ?(?:->)?", " ", source, flags=re.MULTILINE)
        found |= set(WORD.findall(plain))
    return frozenset(found)


def leaks(game: Game, language: str, screen: str) -> list[str]:
    """The ids, reprs and keys on a screen."""
    words = {part for word in WORD.findall(screen) for part in (word, *word.split("-"))}
    ids = words & called(game) - vocabulary(language)
    return sorted(ids) + INSIDES.findall(screen)


@pytest.mark.parametrize(
    ("game", "language", "screen"),
    [
        ("expedition", "en", "1  na02"),
        ("expedition", "en", "card-af04"),
        ("expedition", "de", "Pfeil: crimson"),
        ("expedition", "en", "PlayerView(hand=9, known=[])"),
        ("expedition", "en", "own: 3ffafdcb0011223"),
        ("exploriana", "en", "Mission m08"),
        ("exploriana", "en", "use sa-a01"),
        ("explorers", "fr", "count_villages_4"),
        ("explorers", "en", "lay a tile-3"),
        ("explorers", "en", "explorers-refuse-not-beside"),
        ("exploiters", "it", "foundation-red"),
        ("exploiters", "en", "<fourwinds.core.match.Match object at 0x7f>"),
        ("exploiters", "en", "{ $seat } begins"),
        ("exploiters", "en", "\u2068Ann\u2069 begins"),
    ],
)
def test_the_law_can_be_broken(game: str, language: str, screen: str) -> None:
    assert leaks(registry.find(game), language, screen)


@pytest.mark.parametrize(("game", "screen"), [("exploiters", "Explorer on D1 to E2"), ("explorers", "Mark h7 or p16")])
def test_names_on_the_board_are_no_ids(game: str, screen: str) -> None:
    assert leaks(registry.find(game), "en", screen) == []


# What people see


def prepared(table: Table, rng: Random) -> tuple[Match, int]:
    """A random game of the table, and some ply of it."""
    match = Match(table.rules, registry.configure(table.rules, table.players, table.options), ["guest"] * table.players)
    while not match.over and match.ply < 2000:
        seat = rng.choice(match.state.turn().waiting)
        match.play(seat, random_action(match.state, seat, rng))
    return match, rng.randrange(match.ply)


def screen_of(size: tuple[int, int]) -> Console:
    return Console(file=StringIO(), width=size[0], height=size[1], markup=False, highlight=False, emoji=False)


def written(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def lines(rng: Random) -> Iterator[str]:
    """Numbers above all, now and then a question or nonsense, then the end of the input."""
    for _ in range(TYPED):
        yield f"{rng.randint(1, 12) if rng.random() < 0.7 else rng.choice(QUESTIONS)}\n"
    while True:
        yield ""


@on_every_table
def test_no_screen_of_a_game_shows_the_insides(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(table.seed)
    match, ply = prepared(table, rng)
    language, size = LANGUAGES[table.seed % 4], SIZES[rng.randrange(4)]
    typed, texts, console = lines(rng), Texts(language), screen_of(size)
    monkeypatch.setattr(dialog, "read_line", lambda: next(typed))
    monkeypatch.setattr(dialog, "HINT_BOT", "greedy")
    names = seat_names(texts, match.seats)
    talk = Dialog(Session(match.at(ply), table.seed), texts, console, names, confirm=rng.random() < 0.5)
    with suppress(Quit):
        talk.run()
    assert leaks(table.rules, language, written(console)) == []


@on_every_table
def test_no_screen_of_a_replay_shows_the_insides(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(-table.seed)
    match, ply = prepared(table, rng)
    language, size = LANGUAGES[(table.seed + 1) % 4], SIZES[rng.randrange(4)]
    pressed = iter([*rng.choices(STEPS, k=PRESSED), "e", "q"])
    texts, console = Texts(language), screen_of(size)
    monkeypatch.setattr(reel, "read_key", lambda: next(pressed))
    monkeypatch.setattr(reel, "read_line", lambda: f"{ply}\n")
    Reel(match, texts, console, seat_names(texts, match.seats), PUBLIC).run()
    assert leaks(table.rules, language, written(console)) == []


@on_every_table
def test_a_list_of_choices_leaves_room_for_the_board(table: Table) -> None:
    """At most two thirds of a screen of 100 by 36, in both steps."""
    rng = Random(table.seed)
    texts = Texts(LANGUAGES[table.seed % 4])
    choices = Choices(table.rules, boards.find(table.game), texts, seat_names(texts, ["guest"] * table.players))
    for state in walk(table):
        for seat in [seat for seat in state.turn().waiting if seat >= 0 and rng.random() < 0.02]:
            menu = Menu([*state.legal(seat), *state.besides(seat)])
            entries = choices.entries(state, seat, menu)
            assert sorted(action for entry in entries for action in entry.actions) == sorted(menu.actions)
            menus = [menu, *(choices.behind(entry) for entry in entries if len(entry.actions) > 1)]
            for asked in menus:
                console = screen_of((100, 36))
                console.print(choices.listed(asked, choices.entries(state, seat, asked), 100))
                assert written(console).count("\n") <= 24
