"""A process in which bots think: jobs in, one line of JSON each; chosen words out, one line each.

The process folds the log, but hands the bot nothing except its seat's view.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from msgspec import Struct, json

from fourwinds import bots
from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.messages import Refused
from fourwinds.core.protocol import CHANCE
from fourwinds.server.play import ended

READY: Final = b"ready\n"


class Job(Struct):
    """Asks a bot for the rest of its seat's turn."""

    game: str
    players: int
    options: dict[str, str]
    edition: str
    lines: list[str]
    seat: int
    bot: str
    seed: int


class Thought(Struct):
    """The actions of the turn in words, or what went wrong."""

    actions: list[str]
    error: str = ""


def think(job: Job) -> list[str]:
    """What the bot does until its seat is no longer waited for or sees something new."""
    match = folded(job)
    bot = bots.make(job.bot, match.game, job.seed)
    state, before, words = match.state, match.state.turn(), list[str]()
    while True:
        action = bot.choose(state.view(job.seat))
        refusal = match.why_not(job.seat, action)
        if refusal is not None:
            raise Refused(refusal)
        final = state.final(job.seat, action)
        state.apply(job.seat, action)
        words.append(match.game.notate(action))
        if final or ended(job.seat, before, state.turn()):
            return words


def folded(job: Job) -> Match:
    """The match of a job's log."""
    match = Match.new(job.game, job.players, job.options, edition=job.edition)
    for line in job.lines:
        who, _, words = line.partition(" ")
        match.play(CHANCE if who == "*" else int(who), words)
    return match


def answer(line: bytes) -> Thought:
    """The thought of a job; a bot's mistake is told and does not end the process."""
    try:
        return Thought(think(json.decode(line, type=Job)))
    except Exception as error:
        return Thought([], f"{type(error).__name__}: {error}")


def main() -> None:
    """Works until the server closes the pipe."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(5)
    registry.games()
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        out.write(json.encode(answer(line)) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
