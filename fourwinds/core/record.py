"""Matches as text: a head, one action a line, checkpoints between, `end` and the count at the end.

    game: explorers
    rules: 1
    edition: house-1 9f3ac1d2
    seats: guest | bot:greedy
    options: achievements=0 layout=intro ...
    names: Ann | Captain
    stand-ins: mate | -
    date: 2026-11-18
    program: fourwinds 0.1.0
    result: 57 (1) | 49 (2)
    * first 0
    0 start prairie
    # 50 5be1c07a
    end 51

`*` is chance. A line `# ply hash` is a checkpoint of the public position, any other `#` a remark.
The closing `end` tells a whole record from one that was cut off. The head from `names` on may be left out, each
line of it for itself.
"""

from __future__ import annotations

import re
from hashlib import blake2s
from typing import Final

from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.messages import About, Config, Illegal, Refused, Unusable
from fourwinds.core.protocol import Game, State

CHECKPOINT_EVERY: Final = 50
HEAD: Final = ("game", "rules", "edition", "seats", "options")
ABOUT: Final = ("names", "stand-ins", "date", "program", "result")
"""Parts of the head that may be left out."""
PARTS: Final = HEAD + ABOUT
BAR: Final = " | "
NOTHING: Final = "-"
DATE: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
CHECKPOINT: Final = re.compile(r"# (\d+) ([0-9a-f]{8})\s*$")


def checkpoint(state: State) -> str:
    """Eight hexadecimal digits of the public position."""
    return blake2s(state.fingerprint().encode(), digest_size=4).hexdigest()


def dumps(match: Match) -> str:
    """The record of a match."""
    game, config = match.game, match.config
    lines = [*_head(game.id, config, game.edition_hash(config.edition), match.seats), *_about(match)]
    for ply, state, _ in match.replayed():
        if ply == 0:
            continue
        lines.append(match.line(*match.log[ply - 1]))
        if ply % CHECKPOINT_EVERY == 0 or ply == match.ply:
            lines.append(f"# {ply} {checkpoint(state)}")
    lines.append(f"end {match.ply}")
    return "\n".join(lines) + "\n"


def unplayed(game: str, config: Config, digest: str, seats: list[str], actions: list[str]) -> str:
    """The record of lines that this program cannot play, for one that can; without checkpoints."""
    return "\n".join([*_head(game, config, digest, seats), *actions, f"end {len(actions)}"]) + "\n"


def _head(game: str, config: Config, digest: str, seats: list[str]) -> list[str]:
    return [
        f"game: {game}",
        f"rules: {config.rules}",
        f"edition: {config.edition} {digest}",
        f"seats: {BAR.join(seats)}",
        f"options: {' '.join(f'{name}={value}' for name, value in sorted(config.options.items()))}",
    ]


def _about(match: Match) -> list[str]:
    """The lines of what is told besides, as far as there is anything to tell."""
    about = match.about
    if about is None:
        return []
    parts = {
        "names": BAR.join(_in_a_row(name) for name in about.names),
        "stand-ins": BAR.join(_in_a_row(bots) for bots in about.stand_ins) if any(about.stand_ins) else "",
        "date": about.date,
        "program": about.program,
        "result": result(match),
    }
    return [f"{name}: {parts[name]}" for name in ABOUT if parts[name]]


def _in_a_row(text: str) -> str:
    """A text among others that bars are between."""
    return " ".join(text.replace("|", "\u00a6").split()) or NOTHING


def result(match: Match) -> str:
    """Each seat's score and place, `57 (1) | 49 (2)`; no places if nobody won, nothing at all before the end."""
    outcome = match.state.outcome()
    if outcome is None:
        return ""
    places = [f" ({rank})" if outcome.won else "" for rank in outcome.ranks]
    return BAR.join(f"{score}{place}" for score, place in zip(outcome.scores, places, strict=True))


def loads(text: str) -> Match:
    """The match of a record; `Unusable` names the line and the reason, and nothing is half-loaded."""
    return _Reader(text).match()


class _Reader:
    """Reads a record line by line; `number` is the line that is to blame if something is wrong."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0
        self.head: dict[str, str] = {}
        self.stands: dict[str, int] = {}
        """The line of each part of the head."""

    def match(self) -> Match:
        try:
            return self._match()
        except Refused as error:
            where = f"line {self.number}: illegal action '{self.lines[self.number - 1][:40]}'"
            raise Illegal(where, error.refusal) from error
        except Unusable as error:
            raise Unusable(f"line {self.number}: {error}") from error

    def _match(self) -> Match:
        while self.number < len(self.lines) and self._in_head(self.lines[self.number]):
            self.number += 1
            self._read_head(self.lines[self.number - 1])
        missing = [name for name in HEAD if name not in self.head]
        if missing:
            raise Unusable(f"the record stops before '{missing[0]}:'")
        last = self.number
        match = self._begun()
        self.number = last
        ended = False
        while self.number < len(self.lines):
            self.number += 1
            ended = _read_line(match, self.lines[self.number - 1].strip(), ended)
        if not ended:
            raise Unusable("the record is cut off: its last line should be 'end' with the number of actions")
        if "result" in self.head and self._part("result") != result(match):
            raise Unusable(f"wrong result: the record says {self.head['result'][:40]}, it is {result(match) or 'none'}")
        return match

    def _in_head(self, line: str) -> bool:
        """Whether the head goes on with a line: until it is whole, and then with what it tells besides."""
        return any(name not in self.head for name in HEAD) or line.partition(":")[0] in ABOUT

    def _read_head(self, line: str) -> None:
        if not line.strip() or line.startswith("#"):
            return
        name, colon, value = line.partition(":")
        if not colon or name not in PARTS:
            raise Unusable(f"'{line[:40]}' is not one of the head lines {', '.join(PARTS)}")
        if name in self.head:
            raise Unusable(f"'{name}' stands twice")
        self.head[name] = value.strip()
        self.stands[name] = self.number
        if name == "game":
            registry.find(self.head["game"])

    def _begun(self) -> Match:
        """The match before its first action."""
        game = registry.find(self._part("game"))
        rules = _version(game, self._part("rules"))
        edition, _, digest = self._part("edition").partition(" ")
        registry.known_edition(game, edition)
        if digest.strip() and digest.strip() != game.edition_hash(edition):
            raise Unusable(f"edition {edition} is not the one of the record ({digest.strip()[:20]})")
        seats = [seat.strip() for seat in self._part("seats").split("|")]
        registry.known_players(game, len(seats))
        config = registry.configure(game, len(seats), _options(self._part("options")), edition, rules)
        match = Match(game, config, seats)
        about = self._about(config.players)
        match.about = about if about != About() or self.head.get("result") else None
        return match

    def _about(self, players: int) -> About:
        about = About(self._row("names", players), self._row("stand-ins", players))
        if "date" in self.head:
            about.date = self._part("date")
            if not DATE.fullmatch(about.date):
                raise Unusable(f"'{about.date[:20]}' is not a date such as 2026-11-18")
        if "program" in self.head:
            about.program = self._part("program")
        return about

    def _row(self, name: str, players: int) -> list[str]:
        """A part of the head that has something for each seat, or nothing if it is not there."""
        if name not in self.head:
            return []
        row = [" ".join(entry.split()) for entry in self._part(name).split("|")]
        if len(row) != players:
            raise Unusable(f"{len(row)} {name} for {players} seats")
        return ["" if entry == NOTHING else entry for entry in row]

    def _part(self, name: str) -> str:
        """A part of the head, which is to blame from here on."""
        self.number = self.stands[name]
        return self.head[name]


def _version(game: Game, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Unusable(f"'{text[:20]}' is not a rules version")
    return registry.known_rules(game, int(text))


def _options(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise Unusable(f"option '{part[:40]}' has no value")
        if name in options:
            raise Unusable(f"option '{name[:40]}' stands twice")
        options[name] = value
    return options


def _read_line(match: Match, line: str, ended: bool) -> bool:
    if not line:
        return ended
    if ended:
        raise Unusable("there is something after the end")
    if line.startswith("#"):
        _verify(match, line)
        return False
    word, _, count = line.partition(" ")
    if word == "end":
        if count and count != str(match.ply):
            raise Unusable(f"the record says {count[:20]} actions and has {match.ply}")
        return True
    match.play(*match.read(line))
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
