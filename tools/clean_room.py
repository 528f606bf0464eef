"""A clean room for a wheel: an environment with just what it runs on, no compiler, no Node and no network."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sysconfig
import venv
from importlib import metadata
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from tools.environment import LOCKS, PATHS, with_pip
from tools.steps import ROOT, Failed

SECONDS: Final = 60
HELLO: Final = "Fourwinds is at "


def try_wheel(wheel: Path, folder: Path) -> None:
    """Installs the wheel into the empty folder, plays with it and looks at its page."""
    furnish(folder, wheel)
    build = "plain" if wheel.name.endswith("none-any.whl") else "compiled"
    ask(folder, "python", "-P", str(ROOT / "tools" / "try_wheel.py"), build)
    look_at_the_page(folder)


def furnish(folder: Path, wheel: Path) -> None:
    """The packages of the lock, copied from our own environment, and the wheel."""
    venv.EnvBuilder(symlinks=True).create(folder)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    ours = {_plain(found.name): found for found in metadata.distributions(path=[str(PATHS.parent)])}
    for name in re.findall(r"^([\w.-]+)==", (LOCKS / "run.txt").read_text("utf-8"), re.M):
        for file in ours[_plain(name)].files or [] if _plain(name) in ours else []:
            if ".." not in file.parts:
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file.locate(), site / file)
    pip = [with_pip(), "-m", "pip", "--python", str(folder / "bin" / "python"), "--disable-pip-version-check"]
    # With its dependencies looked for but not fetched: what the wheel asks for must be what is locked.
    done = subprocess.run([*pip, "install", "--no-index", str(wheel)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{wheel.name} cannot be installed:\n{done.stdout}{done.stderr}")


def ask(folder: Path, program: str, *arguments: str) -> str:
    """What a program of the room says, with nothing else on its path."""
    command = [str(folder / "bin" / program), *arguments]
    done = subprocess.run(
        command, cwd=folder, env=bare(folder), capture_output=True, text=True, timeout=SECONDS, check=False
    )
    if done.returncode:
        raise Failed(f"{program} {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def look_at_the_page(folder: Path) -> None:
    """Serves, and loads the page with everything that it names."""
    command = [str(folder / "bin" / "fourwinds"), "serve", "--no-open", "--port", "0"]
    server = subprocess.Popen(command, cwd=folder, env=bare(folder), stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        if not line.startswith(HELLO):
            raise Failed(f"the server did not start: {line}")
        address = line.removeprefix(HELLO).split()[0]
        page = urlopen(address, timeout=SECONDS).read().decode()
        files = re.findall(r'(?:src|href)="/([^"]+)"', page)
        if "<title>Fourwinds" not in page or not files:
            raise Failed(f"this is not the page: {page[:200]}")
        for file in files:
            urlopen(f"{address}{file}", timeout=SECONDS).read()
    finally:
        server.send_signal(signal.SIGINT)
        code = server.wait(SECONDS)
        server.stdout.close()
    if code:
        raise Failed(f"the server ended with {code}")


def bare(folder: Path) -> dict[str, str]:
    """An environment in which only the room's own programs are found."""
    return {"PATH": str(folder / "bin"), "HOME": str(folder), "LANG": "C.UTF-8"}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
