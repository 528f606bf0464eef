"""Finds the Fluent files: `locales` of the package, of its parts and of every game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from fourwinds.core import registry
from fourwinds.core.messages import Unusable

LANGUAGES: Final = ("en", "de", "fr", "it")


def folders() -> dict[str, Traversable]:
    """The folders of Fluent files by whose they are: a game's id, a part's name, or nothing for the shared one."""
    package = files("fourwinds")
    owners = {"": package}
    for part in sorted(package.iterdir(), key=lambda entry: entry.name):
        owners[part.name] = part
    for game in registry.games():
        owners[game] = files(f"fourwinds.games.{game}")
    found = {owner: folder / "locales" for owner, folder in owners.items() if folder.is_dir()}
    return {owner: folder for owner, folder in found.items() if (folder / f"{LANGUAGES[0]}.ftl").is_file()}


def source(owner: str, language: str) -> str:
    """The Fluent files of one owner as they are written: `en.ftl` and any `*.en.ftl` beside it."""
    files_there = sorted(entry.name for entry in folders()[owner].iterdir() if entry.name.endswith(f"{language}.ftl"))
    return "\n".join((folders()[owner] / name).read_text("utf-8") for name in files_there)


def rules(game: str, language: str) -> str:
    """The rules of a game in our words: in the language if they are there, else in English."""
    folder = files(f"fourwinds.games.{game}")
    own = folder / f"RULES.{language}.md"
    return (own if own.is_file() else folder / "RULES.md").read_text("utf-8")


def sources(language: str) -> list[str]:
    """All Fluent files of a language, the shared one first; a browser formats from the same files."""
    if language not in LANGUAGES:
        raise Unusable(f"unknown language '{language}'; known: {', '.join(LANGUAGES)}")
    return [source(owner, language) for owner in folders()]


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of a language, ready to be formatted."""
    texts = FluentBundle([language], use_isolating=False)
    for text in sources(language):
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{language}: not Fluent: {(entry.content or '').strip()[:80]}")
        texts.add_resource(resource)
    return texts
