"""Editions: the component sets of a game, one JSON file each. Ours come with it, others from a folder of one's own."""

from __future__ import annotations

import json
import os
import warnings
from collections.abc import Callable
from hashlib import blake2s
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

from fourwinds.core.messages import Unusable

FOLDER_VARIABLE: Final = "FOURWINDS_EDITIONS"
Edition = TypeVar("Edition")


def contents(text: str, faults: Callable[[object], list[str]]) -> dict[str, Any]:
    """What a file's text holds, or `Unusable` with its first fault."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unusable(f"not JSON: {error}") from error
    wrong = faults(data)
    if wrong:
        raise Unusable(wrong[0])
    assert isinstance(data, dict)
    return data


def digest(data: dict[str, Any]) -> str:
    """Eight hexadecimal digits that tell two versions of an edition apart."""
    return blake2s(json.dumps(data, sort_keys=True).encode(), digest_size=4).hexdigest()


def gather(game: str, read: Callable[[str], Edition]) -> list[Edition]:
    """All editions of a game: ours first, then those in the folder named by FOURWINDS_EDITIONS."""
    folder = files(f"fourwinds.games.{game}") / "data"
    texts = {entry.name: entry.read_text("utf-8") for entry in folder.iterdir() if entry.name.endswith(".json")}
    found = [read(texts[name]) for name in sorted(texts)]
    extra = os.environ.get(FOLDER_VARIABLE)
    for path in sorted(Path(extra).glob("*.json")) if extra else []:
        try:
            text = path.read_text("utf-8")
            if f'"{game}"' in text:
                found.append(read(text))
        except (OSError, ValueError) as error:
            warnings.warn(f"edition {path.name} is left out: {error}", stacklevel=2)
    return found
