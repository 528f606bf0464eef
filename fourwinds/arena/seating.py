"""Who sits where: every bot on every seat equally often, in ever new company."""

from __future__ import annotations

from itertools import combinations
from random import Random


def lineups(bots: list[str], players: int) -> list[list[str]]:
    """The tables to be set, each as often as the others; with few bots each has several seats."""
    everybody, some = divmod(players, len(bots))
    return [bots * everybody + list(extra) for extra in combinations(bots, some)]


def block(bots: list[str], players: int) -> int:
    """After this many games every bot has had every seat equally often."""
    return players * len(lineups(bots, players))


def seats(bots: list[str], players: int, seed: int, number: int) -> list[str]:
    """The bots of a game by seat: a line-up stays for a turn around the table, each time in another order."""
    turn, shift = divmod(number, players)
    tables = lineups(bots, players)
    order = list(tables[turn % len(tables)])
    Random(f"{seed}/order/{turn}").shuffle(order)
    return order[shift:] + order[:shift]
