"""A fresh clone with our Makefile and tools, in which pip, npm, the compiler and the server are stand-ins.

Each stand-in leaves half of its work first. Then it can be told to stop there for ever, to fail, or to finish.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHON: str = getattr(sys, "_base_executable", sys.executable)
"""The Python outside of the environment, as `make` uses it."""
FILES = ("Makefile", "tools", "requirements", "pyproject.toml", "hatch_build.py", "README.md")
STEPS = ("run", "npm", "vite", "build", "compile", "unpack")
STAND_IN = """
import os, sys, time
from pathlib import Path

CLONE = Path(os.environ["CLONE"])


def at(step):
    with (CLONE / "steps").open("a") as steps:
        steps.write(f"{step} {os.getpid()}\\n")
    if os.environ.get("STOP_AT") == step:
        (CLONE / "stopped").touch()
        time.sleep(600)
    if os.environ.get("CHANGE_AT") == step:
        (CLONE / "fourwinds" / "changed.py").touch()
    if os.environ.get("FAIL_AT") == step:
        print(os.environ["FAIL_WITH"])
        sys.exit(1)
"""
PIP = """
import shutil, sys
from pathlib import Path
from stand_in import CLONE, at

if "--target" in sys.argv:
    target = Path(sys.argv[sys.argv.index("--target") + 1])
    (target / "fourwinds").mkdir(parents=True)
    at("unpack")
    shutil.copytree(CLONE / "fourwinds", target / "fourwinds", dirs_exist_ok=True)
else:
    at("build" if any(word.endswith("build.txt") for word in sys.argv) else "run")
    if "--ignore-installed" in sys.argv:
        at("over")
"""
NODE = """
import shutil, sys
from pathlib import Path
from stand_in import CLONE, at

modules = CLONE / "web" / "node_modules"
if "--version" in sys.argv:
    print("v22.12.0")
elif "ci" in sys.argv:
    shutil.rmtree(modules, ignore_errors=True)
    modules.mkdir()
    at("npm")
elif "build" in sys.argv:
    client = Path(sys.argv[sys.argv.index("--outDir") + 1])
    shutil.rmtree(client, ignore_errors=True)
    client.mkdir()
    (client / "index.html").write_text("half")
    at("vite")
    (client / "index.html").write_text("whole")
"""
HATCHLING = """
import sys
from pathlib import Path
from stand_in import at

wheel = Path(sys.argv[sys.argv.index("-d") + 1]) / "fourwinds-0-py3-none-any.whl"
wheel.parent.mkdir()
wheel.write_text("half")
at("compile")
wheel.write_text("whole")
"""
SERVER = """
import signal, sys
from pathlib import Path

where = Path(__file__).parents[1]
signal.signal(signal.SIGINT, lambda *_: sys.exit(0))
print(f"Fourwinds is at {where.parent.name}/{where.name}", flush=True)
signal.pause()
"""


class Clone:
    """The clone, and what `make play` says in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "a clone"
        self.stubs = folder / "stubs"
        self.folder.mkdir()
        for name in FILES:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, self.folder / name)
        self._write("fourwinds/__init__.py", "")
        self._write("fourwinds/__main__.py", SERVER)
        self._write("fourwinds/server/__init__.py", "")
        self._write("web/package-lock.json", "{}")
        self._write("web/src/main.ts", "")
        for name, text in (
            ("stand_in", STAND_IN),
            ("pip/__init__", ""),
            ("pip/__main__", PIP),
            ("hatchling", HATCHLING),
        ):
            self._write(f"../stubs/{name}.py", text)
        self._write("../stubs/pip-99.dist-info/METADATA", "Metadata-Version: 2.1\nName: pip\nVersion: 99.0\n")
        self._write("../stubs/node/bin/node", f"#!{sys.executable}\n{NODE}")
        self._write("../stubs/node/lib/node_modules/npm/bin/npm-cli.js", "")
        (self.stubs / "node" / "bin" / "node").chmod(0o755)

    def _write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def environment(self, **more: str) -> dict[str, str]:
        given = {name: text for name, text in os.environ.items() if not name.startswith(("MAKE", "PIP_", "FOURWINDS"))}
        path = os.pathsep.join([str(self.stubs / "node" / "bin"), os.environ["PATH"]])
        return {**given, "CLONE": str(self.folder), "PYTHONPATH": str(self.stubs), "PATH": path, **more}

    def play(self, python: str = PYTHON, **more: str) -> Playing:
        return Playing(self, python, self.environment(**more))

    def steps(self) -> list[str]:
        """Which stand-ins have been called since this was last asked."""
        path = self.folder / "steps"
        said = path.read_text("utf-8").splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return [line.split()[0] for line in said]

    def used(self) -> Path:
        """Where Python finds the package."""
        (paths,) = (self.folder / ".venv").glob("lib/*/site-packages/fourwinds.pth")
        return Path(paths.read_text("utf-8").splitlines()[0])


class Playing:
    """`make play` in a session of its own, as in a terminal."""

    def __init__(self, clone: Clone, python: str, environment: dict[str, str]) -> None:
        self.clone = clone
        command = ["make", "--no-print-directory", "play", f"PYTHON={python}"]
        self.process = subprocess.Popen(
            command,
            cwd=clone.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def until(self, words: str) -> list[str]:
        """What it says up to the line with these words."""
        assert self.process.stdout is not None
        lines: list[str] = []
        while not lines or words not in lines[-1]:
            line = self.process.stdout.readline()
            assert line, "".join(lines)
            lines.append(line)
        return lines

    def until_stopped(self) -> None:
        """Waits for the stand-in that was told to stop."""
        stopped = self.clone.folder / "stopped"
        while not stopped.exists():
            assert self.process.poll() is None, self.process.communicate()[0]
            time.sleep(0.02)
        stopped.unlink()

    def interrupt(self) -> str:
        """Ctrl-C. Nothing that was started may be left; the answer is what was said to the end."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.end()

    def end(self) -> str:
        """What is said to the end, after which nothing runs any more."""
        said, _ = self.process.communicate(timeout=120)
        path = self.clone.folder / "steps"
        for line in path.read_text("utf-8").splitlines() if path.exists() else []:
            assert not alive(int(line.split()[1])), line
        return said


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
