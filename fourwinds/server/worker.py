"""A process in which bots think: jobs in, one line of JSON each; thoughts out, one line each.

The process folds the log, but hands the bot nothing except its seat's view. After every decision of a
longer turn it writes an empty line, so that whoever waits knows that it is alive.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct, json

from fourwinds import bots
from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.messages import Config, Refused
from fourwinds.server.play import ended

READY: Final = b"ready"


class Job(Struct):
    """Asks a bot for the rest of its seat's turn, or only what it thinks of the decision at hand."""

    game: str
    config: Config
    lines: list[str]
    seat: int
    bot: str
    seed: int
    kind: Literal["turn", "hint"] = "turn"


class Verdict(Struct):
    """What the bot thinks of an action: see `bots.Opinion`."""

    action: str
    games: int
    wins: float
    score: float


class Thought(Struct):
    """The actions of the turn in words, or what the bot thinks, or what went wrong."""

    actions: list[str]
    beside: str = ""
    """What the bot does besides its turn, before it."""
    verdicts: list[Verdict] = []
    error: str = ""


def think(job: Job, alive: Callable[[], None]) -> Thought:
    """What the bot makes of the position that the job's log leads to."""
    match = folded(job)
    bot = bots.make(job.bot, match.game, job.seed)
    return hint(match, bot, job.seat) if job.kind == "hint" else turn(match, bot, job.seat, alive)


def hint(match: Match, bot: bots.Bot, seat: int) -> Thought:
    """The actions that the bot thought about, best first."""
    notate = match.game.notate
    opinions = bot.think(match.state.view(seat))
    return Thought([], verdicts=[Verdict(notate(o.action), o.games, o.wins, o.score) for o in opinions])


def turn(match: Match, bot: bots.Bot, seat: int, alive: Callable[[], None]) -> Thought:
    """What the bot does until its seat is no longer waited for or sees something new, or besides that.

    What it does besides is done first; it is asked for its turn again afterwards.
    """
    state, before, words = match.state, match.state.turn(), list[str]()
    besides = state.besides(seat)
    while True:
        action = bots.decide(bot, state, seat)
        if action in besides:
            return Thought([], match.game.notate(action))
        refusal = match.why_not(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        final = state.final(seat, action)
        state.apply(seat, action)
        words.append(match.game.notate(action))
        if final or ended(seat, before, state.turn()):
            return Thought(words)
        alive()


def folded(job: Job) -> Match:
    """The match of a job's log."""
    match = Match(registry.find(job.game), job.config, ["guest"] * job.config.players)
    for line in job.lines:
        match.play(*match.read(line))
    return match


def answer(line: bytes, alive: Callable[[], None]) -> Thought:
    """The thought of a job; a bot's mistake is told and does not end the process."""
    try:
        return think(json.decode(line, type=Job), alive)
    except Exception as error:
        return Thought([], error=f"{type(error).__name__}: {error}")


def main() -> None:
    """Works until the server closes the pipe."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    if hasattr(os, "nice"):
        os.nice(5)
    registry.games()

    def write(line: bytes) -> None:
        out.write(line + b"\n")
        out.flush()

    try:
        write(READY)
        for line in sys.stdin.buffer:
            write(json.encode(answer(line, lambda: write(b""))))
    except BrokenPipeError:
        os._exit(0)  # the server was killed: nobody is there to hear, or to be told that nobody hears


if __name__ == "__main__":
    main()
