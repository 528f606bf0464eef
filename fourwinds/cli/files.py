"""Files that people name: read with a clear reason when that fails, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from fourwinds.core import record
from fourwinds.core.match import Match
from fourwinds.core.messages import Illegal, Unusable
from fourwinds.texts import Texts

LARGEST: Final = 20_000_000
"""No record or edition is larger, in bytes."""


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Unusable(f"{path}: {error.strerror or error}") from error
    except ValueError as error:
        raise Unusable(f"{path}: {error}") from error
    if len(data) > LARGEST or b"\0" in data:
        raise Unusable(f"{path}: is not a text file")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unusable(f"{path}: is not a text file") from error


def read_record(path: Path) -> Match:
    """The match of a record file."""
    return parse_record(path, read_text(path))


def parse_record(path: Path, text: str) -> Match:
    """The match of a record file whose text is already read."""
    try:
        return record.loads(text)
    except Illegal as error:
        raise Unusable(f"{path}: {error.where}: {Texts('en').refusal(error.refusal)}") from error
    except Unusable as error:
        raise Unusable(f"{path}: {error}") from error


def check_target(path: Path) -> None:
    """Refuses, before anything is lost, a place where a file cannot be written."""
    try:
        taken = path.exists() and not path.is_file()
        folder = path.resolve().parent
    except (OSError, RuntimeError, ValueError) as error:
        raise Unusable(f"{path}: {error}") from error
    if taken:
        raise Unusable(f"{path}: is not a regular file")
    if not folder.is_dir():
        raise Unusable(f"{path}: there is no directory {folder}")
    if not os.access(folder, os.W_OK):
        raise Unusable(f"{path}: cannot be written")


def write_record(path: Path, match: Match, remark: str) -> None:
    """Puts the record of a match in place of what was there, once it is proved readable."""
    text = f"# {remark}\n{record.dumps(match)}"
    record.loads(text)
    write_text(path, text)


def write_text(path: Path, text: str) -> None:
    """Puts a text in place of what was there, once it is whole."""
    check_target(path)
    target = path.resolve()
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Unusable(f"{path}: {error.strerror or error}") from error


def state_folder() -> Path:
    """Where unfinished games are kept: `$XDG_STATE_HOME/fourwinds`, usually ~/.local/state/fourwinds."""
    base = os.environ.get("XDG_STATE_HOME", "")
    try:
        home = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "state"
    except RuntimeError as error:
        raise Unusable(str(error)) from error
    return home / "fourwinds"


def make_state_folder() -> Path:
    """The same folder, which is then there and can be written."""
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unusable(f"{folder}: {error.strerror or error}") from error
    check_target(folder / "any")
    return folder


def free_place(game_id: str) -> Path:
    """A name for an unfinished game that no other has yet: explorers.record, explorers-2.record, ..."""
    folder = make_state_folder()
    number = 1
    path = folder / f"{game_id}.record"
    while path.exists():
        number += 1
        path = folder / f"{game_id}-{number}.record"
    return path


def newest_unfinished(game_id: str) -> Path:
    """The unfinished game that was left last."""
    folder = state_folder()
    found = [path for path in folder.glob(f"{game_id}*.record") if path.is_file()]
    for path in sorted(found, key=lambda entry: entry.stat().st_mtime_ns, reverse=True):
        if _unfinished(path):
            return path
    raise Unusable(f"there is no unfinished game of {game_id} in {folder}")


def _unfinished(path: Path) -> bool:
    try:
        return not read_record(path).over
    except Unusable:
        return False
