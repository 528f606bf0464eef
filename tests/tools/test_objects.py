"""Objects are kept by what they are made from: the same C is compiled once, in whatever folder it lies."""

from __future__ import annotations

from pathlib import Path

import pytest
from setuptools import Distribution, Extension

from fourwinds.core.registry import games
from tools.engines import KEPT, groups, modules
from tools.objects import BuildKept


class Compiler:
    """Writes down what it was asked to do."""

    obj_extension = ".o"
    compiler_so = ("true",)

    def __init__(self) -> None:
        self.asked: list[str] = []

    def compile(self, sources: list[str], output_dir: str, **_: object) -> list[str]:
        (source,) = sources
        self.asked.append(Path(source).name)
        made = Path(output_dir) / "object.o"
        made.write_text(f"object of {Path(source).read_text('utf-8')}", "utf-8")
        return [str(made)]

    def link_shared_object(self, objects: list[str], path: str, **_: object) -> None:
        self.asked.append(Path(path).name.partition(".")[0])
        Path(path).write_text("".join(Path(name).read_text("utf-8") for name in objects), "utf-8")


def built(folder: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str], *flags: str) -> tuple[set[str], str]:
    """What had to be done for a library of two files, and the library."""
    (folder / "build").mkdir(parents=True)
    monkeypatch.chdir(folder)
    for name, text in files.items():
        Path("build", name).write_text(text, "utf-8")
    extension = Extension("lib", sources=["build/a.c", "build/b.c"], extra_compile_args=list(flags))
    command = BuildKept(Distribution({"name": "x", "ext_modules": [extension]}))
    command.build_lib, command.build_temp = "out", "temp"
    command.finalize_options()
    command.compiler = compiler = Compiler()
    command.build_extensions()
    (library,) = Path("out").iterdir()
    return set(compiler.asked), library.read_text("utf-8")


FILES = {"a.c": '#include "a.h"\none', "b.c": "two", "a.h": '#include "deep.h"', "deep.h": "3"}


def test_only_what_has_changed_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEPT, str(tmp_path / "kept"))
    everything = {"a.c", "b.c", "lib"}
    asked, library = built(tmp_path / "1", monkeypatch, FILES)
    assert asked == everything
    assert built(tmp_path / "2", monkeypatch, FILES) == (set(), library)
    assert built(tmp_path / "3", monkeypatch, {**FILES, "b.c": "three"})[0] == {"b.c", "lib"}
    assert built(tmp_path / "4", monkeypatch, {**FILES, "deep.h": "4"})[0] >= {"a.c"}
    assert "b.c" not in built(tmp_path / "5", monkeypatch, {**FILES, "deep.h": "5"})[0]
    assert built(tmp_path / "6", monkeypatch, FILES, "-O3")[0] == everything
    assert built(tmp_path / "7", monkeypatch, FILES) == (set(), library)


def test_without_a_place_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(KEPT, raising=False)
    first = built(tmp_path / "1", monkeypatch, FILES)
    assert built(tmp_path / "2", monkeypatch, FILES) == first


def test_every_game_is_a_library_of_its_own() -> None:
    found = {name: members for members, name in groups(modules())}
    assert set(found) == {"fourwinds_common", *(f"fourwinds_{game}" for game in games())}
    for game in games():
        assert all(Path(member).parts[2] == game for member in found[f"fourwinds_{game}"])
