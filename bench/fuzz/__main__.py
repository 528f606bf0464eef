"""`python -m bench.fuzz records|wire|editions`: a fuzzer that is guided by what the code does with its input.

It needs atheris, which has wheels for Linux on some Pythons only and is therefore in no lock: `pip install atheris`.
It sees into the plain source, not into compiled modules: `PYTHONPATH=. python -m bench.fuzz records --runs 100000`.
"""

from __future__ import annotations

import argparse
import atexit
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.fuzz.lot import Lot

WHAT: Final = ("records", "wire", "editions")
SEEDS, SEED_BYTES, MOST_BYTES = 64, 400, 2000
HINT: Final = "atheris is not installed: pip install atheris"


def main() -> None:
    """Fuzzes until a fault is found or the runs are done; says how many there were."""
    parser = argparse.ArgumentParser(prog="python -m bench.fuzz")
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("--runs", type=int, default=10_000, help="how many inputs (10,000)")
    parser.add_argument("--seed", type=int, default=1, help="of the fuzzer (1)")
    chosen = parser.parse_args()
    try:
        atheris = import_module("atheris")
    except ImportError:
        sys.exit(HINT)
    with atheris.instrument_imports(include=["fourwinds"]):
        tried = trial(chosen.what)
    count = Count(chosen.what)

    def one_input(data: bytes) -> None:
        provider = atheris.FuzzedDataProvider(data)
        count.note(tried(lambda below: int(provider.ConsumeIntInRange(0, below - 1))))

    with tempfile.TemporaryDirectory() as folder:
        _sow(Path(folder), chosen.seed)
        limits = [f"-atheris_runs={chosen.runs}", f"-seed={chosen.seed}", f"-max_len={MOST_BYTES}", "-len_control=0"]
        atheris.Setup([sys.argv[0], *limits, f"-artifact_prefix={tempfile.gettempdir()}/", folder], one_input)
        atheris.Fuzz()


def trial(what: str) -> Callable[[Lot], bool]:
    """Makes an input by lot and tries it; says whether it was taken.

    Everything that it needs is imported here, also what a game imports late, so that the fuzzer sees into it.
    """
    module: Any = import_module(f"bench.fuzz.{what}")
    for game in import_module("fourwinds.core.registry").games().values():
        game.check_edition({})
    if what == "wire":
        server = module.Server()
        return lambda lot: bool(server.visit(lot))
    return lambda lot: bool(module.tried(module.made(lot)))


class Count:
    """How many inputs there were; told when the program ends."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.tried = 0
        self.taken = 0
        self._since = time.monotonic()
        atexit.register(self.tell)

    def note(self, taken: bool) -> None:
        """One more."""
        self.tried += 1
        self.taken += taken

    def tell(self) -> None:
        """The counts in one line."""
        seconds = time.monotonic() - self._since
        print(f"{self.what}: {self.tried} inputs in {seconds:.0f} s, {self.taken} of them taken", flush=True)


def _sow(folder: Path, seed: int) -> None:
    """Something to begin with: long enough that whole inputs come out of it."""
    rng = Random(seed)
    for number in range(SEEDS):
        (folder / str(number)).write_bytes(rng.randbytes(SEED_BYTES))


if __name__ == "__main__":
    main()
