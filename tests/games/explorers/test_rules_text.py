"""The rules in four languages: the same rules, tables, ids and references, and every rule a refusal cites."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import fourwinds.games.explorers

FOLDER = Path(fourwinds.games.explorers.__file__).parent
ENGLISH = "RULES.md"
TRANSLATIONS = ["RULES.de.md", "RULES.fr.md", "RULES.it.md"]


def read(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def rules(name: str) -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\* ", read(name), re.MULTILINE)


def tables(name: str) -> list[list[int]]:
    """For every table the number of columns of each row."""
    found: list[list[int]] = []
    before = ""
    for line in read(name).splitlines():
        if line.startswith("|"):
            if not before.startswith("|"):
                found.append([])
            found[-1].append(line.count("|") - 1)
        before = line
    return found


def cited() -> set[str]:
    """The rule numbers that refusals.py hands out."""
    code = ast.parse((FOLDER / "refusals.py").read_text("utf-8"))
    texts = [node.value for node in ast.walk(code) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.fullmatch(r"\d+\.\d+", text)}


def test_every_rule_has_its_own_number_in_order() -> None:
    numbers = [tuple(map(int, rule.split("."))) for rule in rules(ENGLISH)]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_the_same_rules_in_the_same_order(name: str) -> None:
    assert rules(name) == rules(ENGLISH)


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_the_same_sections(name: str) -> None:
    heading = re.compile(r"^(#+ (?:\d+\.)?)", re.MULTILINE)
    assert heading.findall(read(name)) == heading.findall(read(ENGLISH))


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_the_same_tables(name: str) -> None:
    assert tables(name) == tables(ENGLISH)


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_the_same_references(name: str) -> None:
    reference = re.compile(r"\b\d{1,2}\.\d{1,2}\b")
    assert Counter(reference.findall(read(name))) == Counter(reference.findall(read(ENGLISH)))


@pytest.mark.parametrize("name", TRANSLATIONS)
def test_the_same_ids(name: str) -> None:
    """Options and values in backticks, achievements and kinds with an underscore, modes in capitals."""
    ids = re.compile(r"`[^`]+`|\b[a-z0-9]+(?:_[a-z0-9]+)+\b|\b[A-Z]{4,}\d?\b")
    assert set(ids.findall(read(name))) == set(ids.findall(read(ENGLISH)))


@pytest.mark.parametrize("name", [ENGLISH, *TRANSLATIONS])
def test_every_rule_a_refusal_cites_is_there(name: str) -> None:
    assert "7.4" in cited()
    assert cited() <= set(rules(name))


def test_french_punctuation_never_starts_a_line() -> None:
    """A space that does not break stands before : ; ! ? and inside guillemets."""
    assert re.findall(r".{0,20} [:;!?»]|« .{0,20}|.{0,20}\w[;!?»]|.{0,20}«\w", read("RULES.fr.md")) == []
