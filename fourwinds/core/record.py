"""Matches as text: a head, one action a line, checkpoints between, `end` and the count at the end.

    game: explorers
    rules: 1
    edition: house-1 9f3ac1d2
    seats: guest | bot:greedy
    options: achievements=0 layout=intro ...
    * first 0
    0 start prairie
    # 50 5be1c07a
    end 51

`*` is chance. A line `# ply hash` is a checkpoint of the public position, any other `#` a remark.
The closing `end` tells a whole record from one that was cut off.
"""

from __future__ import annotations

import re
from hashlib import blake2s
from typing import Final

from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.messages import Refused, Unusable
from fourwinds.core.protocol import CHANCE, State

CHECKPOINT_EVERY: Final = 50
HEAD: Final = ("game", "rules", "edition", "seats", "options")
CHECKPOINT: Final = re.compile(r"# (\d+) ([0-9a-f]{8})\s*$")


def checkpoint(state: State) -> str:
    """Eight hexadecimal digits of the public position."""
    return blake2s(state.fingerprint().encode(), digest_size=4).hexdigest()


def dumps(match: Match) -> str:
    """The record of a match."""
    game, config = match.game, match.config
    lines = [
        f"game: {game.id}",
        f"rules: {config.rules}",
        f"edition: {config.edition} {game.edition_hash(config.edition)}",
        f"seats: {' | '.join(match.seats)}",
        f"options: {' '.join(f'{name}={value}' for name, value in sorted(config.options.items()))}",
    ]
    state = game.new(config)
    for ply, (seat, action) in enumerate(match.log, 1):
        state.apply(seat, action)
        lines.append(action_line(match, seat, action))
        if ply % CHECKPOINT_EVERY == 0 or ply == match.ply:
            lines.append(f"# {ply} {checkpoint(state)}")
    lines.append(f"end {match.ply}")
    return "\n".join(lines) + "\n"


def action_line(match: Match, seat: int, action: int) -> str:
    """One action as its line in a record."""
    return f"{'*' if seat == CHANCE else seat} {match.game.notate(action)}"


def loads(text: str) -> Match:
    """The match of a record; `Unusable` names the line and the reason, and nothing is half-loaded."""
    lines = text.splitlines()
    head: dict[str, str] = {}
    number = 0
    try:
        while number < len(lines) and not head.keys() >= set(HEAD):
            number += 1
            _read_head(lines[number - 1], head)
        missing = [name for name in HEAD if name not in head]
        if missing:
            raise Unusable(f"the record stops before '{missing[0]}:'")
        match = _begin(head)
        ended = False
        while number < len(lines):
            number += 1
            ended = _read_line(match, lines[number - 1], ended)
        if not ended:
            raise Unusable("the record is cut off: its last line should be 'end' with the number of actions")
    except Refused as error:
        raise Unusable(f"line {number}: illegal action '{lines[number - 1]}': {error}") from error
    except Unusable as error:
        raise Unusable(f"line {number}: {error}") from error
    return match


def _read_head(line: str, head: dict[str, str]) -> None:
    if not line.strip() or line.startswith("#"):
        return
    name, colon, value = line.partition(":")
    if not colon or name not in HEAD:
        raise Unusable(f"'{line[:40]}' is not one of the head lines {', '.join(HEAD)}")
    if name in head:
        raise Unusable(f"'{name}' stands twice")
    head[name] = value.strip()
    if name == "game":
        registry.find(head["game"])
    if name == "rules" and "game" in head:
        _rules(head)


def _rules(head: dict[str, str]) -> int:
    version = head["rules"]
    if not (version.isascii() and version.isdecimal() and len(version) < 10):
        raise Unusable(f"'{version[:20]}' is not a rules version")
    return registry.known_rules(registry.find(head["game"]), int(version))


def _begin(head: dict[str, str]) -> Match:
    game = registry.find(head["game"])
    edition, _, digest = head["edition"].partition(" ")
    options: dict[str, str] = {}
    for part in head["options"].split():
        name, equals, value = part.partition("=")
        if not equals:
            raise Unusable(f"option '{part}' has no value")
        options[name] = value
    seats = [seat.strip() for seat in head["seats"].split("|")]
    config = registry.configure(game, len(seats), options, edition, _rules(head))
    if digest.strip() and digest.strip() != game.edition_hash(edition):
        raise Unusable(f"edition {edition} is not the one of the record ({digest.strip()})")
    return Match(game, config, seats)


def _read_line(match: Match, line: str, ended: bool) -> bool:
    line = line.strip()
    if not line:
        return ended
    if ended:
        raise Unusable("there is something after the end")
    if line.startswith("#"):
        _verify(match, line)
        return False
    who, _, words = line.partition(" ")
    if who == "end":
        if words and words != str(match.ply):
            raise Unusable(f"the record says {words} actions and has {match.ply}")
        return True
    if who != "*" and not (who.isdecimal() and len(who) < 3):
        raise Unusable(f"'{line[:40]}' does not begin with a seat or *")
    match.play(CHANCE if who == "*" else int(who), words)
    return False


def _verify(match: Match, line: str) -> None:
    found = CHECKPOINT.match(line)
    if found is None:
        return
    if found[1] != str(match.ply):
        raise Unusable(f"checkpoint of ply {found[1][:20]} stands after ply {match.ply}")
    actual = checkpoint(match.state)
    if found[2] != actual:
        raise Unusable(f"wrong checkpoint: the record says {found[2]}, the position is {actual}")
