"""The play server as people start it: `fourwinds serve`, on a loopback port, as a process of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

HELLO: Final = "Fourwinds is at "


class House:
    """A server that can be killed and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def start(self) -> House:
        # Its own folder, so that the package is the installed one and not the sources of the tests.
        command = [sys.executable, "-m", "fourwinds", "serve", "--no-open", "--port", str(self.port)]
        # Tables that are set up alike are dealt alike, so that no story depends on luck.
        command += ["--seed", "1", "--database", str(self.folder / "tables.db")]
        # Hints that count instead of looking at the clock, and nobody has to wait for a stand-in.
        command += ["--hint-bot", "search-32", "--grace", "0"]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith(HELLO), f"{line}{self.log.read_text()}"
        port = int(line.removeprefix(HELLO).split()[0].rstrip("/").rpartition(":")[2])
        assert self.port in (0, port), f"port {self.port} was taken"
        self.port = port
        return self

    def __enter__(self) -> House:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind:
            self.kill()
        else:
            self.close()

    def kill(self) -> None:
        """As kill -9 does, at any moment."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """As Ctrl-C does; nothing may have gone wrong inside."""
        assert self._end(signal.SIGINT) == 0
        said = self.log.read_text()
        assert "ERROR" not in said, said
        assert "Traceback" not in said, said

    def _end(self, sign: signal.Signals) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.send_signal(sign)
        code = self._process.wait(20)
        self._process.stdout.close()
        return code
