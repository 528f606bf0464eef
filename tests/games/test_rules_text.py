"""The rules of every game: the same rules, tables and ids in four languages, and every rule that the code cites."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from importlib.resources import files

import pytest

from fourwinds.core import registry
from fourwinds.core.protocol import Game
from fourwinds.texts import LANGUAGES, Texts

GAMES = list(registry.games().values())
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
REFERENCE = re.compile(r"\b\d{1,2}\.\d{1,2}\b")

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


@cache
def read(game: Game, language: str = "en") -> str:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (files(f"fourwinds.games.{game.id}") / name).read_text("utf-8")


def rules(game: Game, language: str = "en") -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\* ", read(game, language), re.MULTILINE)


def sections(game: Game) -> list[str]:
    return re.findall(r"^## (\d+)\. ", read(game), re.MULTILINE)


def tables(game: Game, language: str = "en") -> list[list[int]]:
    """For every table the number of columns of each row."""
    found: list[list[int]] = []
    before = ""
    for line in read(game, language).splitlines():
        if line.startswith("|"):
            if not before.startswith("|"):
                found.append([])
            found[-1].append(line.count("|") - 1)
        before = line
    return found


def sources(game: Game) -> dict[str, str]:
    folder = files(f"fourwinds.games.{game.id}")
    return {entry.name: entry.read_text("utf-8") for entry in folder.iterdir() if entry.name.endswith(".py")}


def handed_out(game: Game) -> set[str]:
    """The rule numbers that refusals.py gives as a reason."""
    code = ast.parse(sources(game)["refusals.py"])
    texts = [node.value for node in ast.walk(code) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.fullmatch(r"\d+\.\d+", text)}


def mentioned(game: Game) -> set[str]:
    """The rules and sections that the code names, as in "R 7.4" or "R 7"."""
    return {number for text in sources(game).values() for number in re.findall(r"\bR (\d+(?:\.\d+)?)", text)}


@every_game
def test_every_rule_has_its_own_number_in_order(game: Game) -> None:
    numbers = [tuple(map(int, rule.split("."))) for rule in rules(game)]
    assert numbers == sorted(set(numbers))


@every_game
def test_every_rule_stands_in_its_section(game: Game) -> None:
    section = ""
    for heading, rule in re.findall(r"^(?:## (\d+)\.|\*\*(\d+\.\d+)\*\*) ", read(game), re.MULTILINE):
        section = heading or section
        assert not rule or rule.split(".")[0] == section


@every_game
def test_every_rule_referred_to_is_there(game: Game) -> None:
    assert set(REFERENCE.findall(read(game))) <= set(rules(game))


@every_game
def test_every_rule_the_code_cites_is_there(game: Game) -> None:
    assert handed_out(game)
    assert mentioned(game)
    assert handed_out(game) | mentioned(game) <= {*rules(game), *sections(game)}


@every_language
@every_game
def test_every_option_and_its_values_are_explained(game: Game, language: str) -> None:
    explained = set(re.findall(r"`([^`]+)`", read(game, language)))
    for option in game.options:
        assert {option.id, *option.values} <= explained


@every_language
@every_game
def test_every_ready_made_set_is_named(game: Game, language: str) -> None:
    for preset in game.presets:
        assert Texts(language).word(f"{game.id}-preset-{preset.id}") in read(game, language)


@every_language
@every_game
def test_edition_and_rules_version_are_named(game: Game, language: str) -> None:
    assert re.search(rf"\*\* {game.editions()[0]}\. \*\*[^*]+\*\* {game.rules}\. ", read(game, language))


@every_translation
@every_game
def test_the_same_rules_in_the_same_order(game: Game, language: str) -> None:
    assert rules(game, language) == rules(game)


@every_translation
@every_game
def test_the_same_sections(game: Game, language: str) -> None:
    heading = re.compile(r"^(#+ (?:\d+\.)?)", re.MULTILINE)
    assert heading.findall(read(game, language)) == heading.findall(read(game))


@every_translation
@every_game
def test_the_same_tables(game: Game, language: str) -> None:
    assert tables(game, language) == tables(game)


@every_translation
@every_game
def test_the_same_references(game: Game, language: str) -> None:
    assert Counter(REFERENCE.findall(read(game, language))) == Counter(REFERENCE.findall(read(game)))


@every_translation
@every_game
def test_the_same_ids(game: Game, language: str) -> None:
    """Options and values in backticks, ids with an underscore, ids and modes in capitals, cards such as m01."""
    ids = re.compile(r"`[^`]+`|\b[a-z0-9]+(?:_[a-z0-9]+)+\b|\b[A-Z]{4,}\d?\b|\b[a-z]{1,2}\d{2}\b")
    assert set(ids.findall(read(game, language))) == set(ids.findall(read(game)))


@every_game
def test_french_punctuation_never_starts_a_line(game: Game) -> None:
    """A space that does not break stands before : ; ! ? and inside guillemets."""
    assert re.findall(r".{0,20} [:;!?»]|« .{0,20}|.{0,20}\w[;!?»]|.{0,20}«\w", read(game, "fr")) == []


def test_a_cleared_segment_is_used_again_only_if_nothing_else_is_possible() -> None:
    """Expedition 7.6, which said the opposite in Italian."""
    words = {
        "en": "unless nothing else is possible",
        "de": "außer nichts anderes ist möglich",
        "fr": "sauf si rien d’autre n’est possible",
        "it": "a meno che nient’altro sia possibile",
    }
    for language, exception in words.items():
        assert exception in read(registry.find("expedition"), language)
