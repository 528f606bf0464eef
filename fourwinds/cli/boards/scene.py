"""What a board is drawn from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from fourwinds.texts import Texts


@dataclass
class Scene:
    """A seat's view, the words and names to use, and the places that can be chosen now."""

    view: Any
    texts: Texts
    names: list[str]
    places: set[str] = field(default_factory=set)
