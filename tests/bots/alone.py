"""What tiny games of one seat for the search have in common: points, and nothing else at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fourwinds.core.messages import Outcome
from tests.server.toy import Toy


@dataclass
class Seen:
    """A view in which nothing is hidden and nothing has to be told."""

    seat: int = 0


class Alone(Toy):
    """A position with the points that were won, or -1 while the game goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.points = -1

    def weights(self) -> Any:
        return None

    def outcome(self) -> Outcome | None:
        return None if self.points < 0 else Outcome([self.points], [1], [[]])

    def view(self, seat: int) -> Any:
        return Seen(seat)
