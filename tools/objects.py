"""Compiles C files on all cores and keeps the objects, each under the digest of everything that it depends on."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Final

from mypy.version import __version__ as mypy_version
from setuptools import Extension
from setuptools.command.build_ext import build_ext

from tools.engines import KEPT, MANY_FILES

DAYS: Final = 30
"""How long an object is kept that no build has asked for."""


class BuildKept(build_ext):
    """Looks for every object among those kept before it compiles."""

    def build_extensions(self) -> None:
        """Compiles whatever is missing, then links."""
        self.store.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(cores()) as pool:
            jobs = [(extension, source) for extension in self.extensions for source in extension.sources]
            objects = pool.map(lambda job: self.object_of(*job), jobs)
            shown = counted(objects, len(jobs))
            linked = [(extension, [next(shown) for _ in extension.sources]) for extension in self.extensions]
            list(pool.map(lambda job: self.link(*job), linked))
        self.forget()

    @cached_property
    def store(self) -> Path:
        """Where objects are kept, for ever or for this build."""
        return Path(os.environ.get(KEPT) or Path(self.build_temp).absolute())

    @cached_property
    def tools(self) -> str:
        """What every object depends on: the compiler with its flags, Python and mypyc."""
        command = getattr(self.compiler, "compiler_so", ["cl"])
        said = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout
        return f"{said} {command[1:]} {sys.version} {mypy_version}"

    def object_of(self, extension: Extension, source: str) -> str:
        """The object of a C file, compiled if it is not there. Whole at every moment."""
        flags = [*extension.extra_compile_args, *(["-fcommon"] if MANY_FILES else [])]
        parts = [self.tools, *flags, *(path.read_text("utf-8") for path in included(Path(source), Path("build")))]
        kept = self.keep(parts, self.compiler.obj_extension)
        if not kept.exists():
            with tempfile.TemporaryDirectory(dir=self.store) as folder:
                (made,) = self.compiler.compile(
                    [source], output_dir=folder, include_dirs=extension.include_dirs, extra_postargs=flags
                )
                Path(made).replace(kept)
        os.utime(kept)
        return str(kept)

    def link(self, extension: Extension, objects: list[str]) -> None:
        """Links a library, or takes the one that was linked from the same objects."""
        path = Path(self.get_ext_fullpath(extension.name))
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = self.keep([self.tools, *(Path(name).name for name in objects)], path.suffix)
        if not kept.exists():
            with tempfile.TemporaryDirectory(dir=self.store) as folder:
                made = Path(folder) / path.name
                self.compiler.link_shared_object(
                    objects,
                    str(made),
                    libraries=self.get_libraries(extension),
                    library_dirs=extension.library_dirs,
                    export_symbols=self.get_export_symbols(extension),
                    build_temp=folder,
                    target_lang="c",
                )
                made.replace(kept)
        os.utime(kept)
        path.write_bytes(kept.read_bytes())

    def keep(self, parts: list[str], suffix: str) -> Path:
        """The place of what is made from these parts."""
        return self.store / f"{hashlib.sha256(chr(0).join(parts).encode()).hexdigest()}{suffix}"

    def forget(self) -> None:
        """Lets go of what was not asked for in a long time."""
        oldest = time.time() - DAYS * 86400
        for path in self.store.iterdir():
            if path.is_file() and path.stat().st_mtime < oldest:
                path.unlink(missing_ok=True)


def counted(objects: Iterator[str], number: int) -> Iterator[str]:
    """The objects, with a line for each that is there."""
    for count, path in enumerate(objects, 1):
        print(f"{count} of {number} files", flush=True)
        yield path


def included(source: Path, folder: Path) -> list[Path]:
    """The C file and all of our headers that it includes, directly or not."""
    found, waiting = dict[Path, None](), [source]
    while waiting:
        path = waiting.pop()
        if path in found or not path.exists():
            continue
        found[path] = None
        names = re.findall(r'^#include ["<](.+?)[">]', path.read_text("utf-8"), re.M)
        waiting += [place / name for name in names for place in (path.parent, folder)]
    return list(found)


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
