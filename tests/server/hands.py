"""A clock that goes on only when it is told to."""

from __future__ import annotations


class Hands:
    """The operator's clock in the hands of a test."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def wait(self, seconds: float) -> None:
        """Some time goes by."""
        self.now += seconds
