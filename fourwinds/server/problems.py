"""Refusals that are meant for the person who asked."""

from __future__ import annotations

from fourwinds.server import auth
from fourwinds.server.wire import Problem


class Refuse(Exception):
    """A refusal with its HTTP status, the key of its text, and what was wrong in English."""

    def __init__(self, status: int, error: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.problem = Problem(error, detail)


class CannotLoad(Refuse):
    """The table is there, but this program cannot play it."""

    def __init__(self, detail: str) -> None:
        super().__init__(409, "problem-cannot-load", detail)


def not_over(detail: str) -> Refuse:
    """Something that would show what is hidden while the game goes on."""
    return Refuse(409, "problem-not-over", detail)


def unknown_table(table: str) -> Refuse:
    """There is no such table."""
    return Refuse(404, "problem-unknown-table", f"there is no table {table}")


def wrong_secret() -> Refuse:
    """The secret opens nothing here, or not this."""
    return Refuse(403, "problem-wrong-secret", "this secret does not allow that at this table")


def need_host(keys: dict[str, int], secret: str) -> None:
    """Refuses a secret that is not the host's."""
    if keys.get(auth.digest(secret)) != auth.HOST:
        raise wrong_secret()
