"""Folds a kept log as far as it goes: no log, whatever is in it, is the end of a table."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from fourwinds.core.messages import Unusable
from fourwinds.core.protocol import PUBLIC
from fourwinds.server.play import Play
from fourwinds.server.show import seat_view
from fourwinds.server.store.base import Entry

LOG: Final = logging.getLogger(__name__)


def folded(begin: Callable[[], Play], log: list[Entry]) -> Play:
    """The game up to the last commit that can be played and leads to a position that can be shown."""
    play = begin()
    end = _good(play, log)
    if end < len(log):
        play = _played(begin, log[:end])
    if not _can_be_shown(play):
        end = _good(begin(), log[:end], looking=True)
        play = _played(begin, log[:end])
        if not _can_be_shown(play):
            raise Unusable("the game cannot even be shown before its first action")
    return play


def _played(begin: Callable[[], Play], log: list[Entry]) -> Play:
    play = begin()
    _good(play, log)
    return play


def _good(play: Play, log: list[Entry], looking: bool = False) -> int:
    """Plays commits, and looks at each position if asked to; how many went well."""
    for number, entry in enumerate(log):
        try:
            if entry.ply != play.match.ply:
                raise Unusable(f"the commit of ply {entry.ply} comes after ply {play.match.ply}")
            play.replay(entry.seat, entry.lines)
        except Exception:
            LOG.exception("the log cannot be played from ply %d on", entry.ply)
            return number
        if looking and not _can_be_shown(play):
            return number
    return len(log)


def _can_be_shown(play: Play) -> bool:
    try:
        for seat in (*range(play.players), PUBLIC):
            seat_view(play, seat)
    except Exception:
        LOG.exception("the position of ply %d cannot be shown", play.match.ply)
        return False
    return True
