"""What many games between equals tell about a game: seats, scores, length, choices, ways of scoring."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import fmean

from fourwinds.arena.intervals import Interval, wilson
from fourwinds.arena.jobs import TENTHS, Job, Played
from fourwinds.arena.tally import Tally


@dataclass
class Way:
    """A line of the score sheet: what it brings, and how often it matters."""

    key: str
    sheets: int = 0
    """On how many it stands."""
    scored: int = 0
    """On how many it is not 0."""
    winners: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    contested: int = 0
    """In how many games with a winner it stood on some sheet."""
    decided: int = 0
    """In how many of these the winner would not have won without this line."""

    @property
    def mean(self) -> float:
        """The points that it brings on average."""
        return fmean([*self.winners, *self.others])


@dataclass
class Balance:
    """One table, played many times."""

    job: Job
    games: list[Played]
    seats: list[Interval]
    """How often each seat won, out of the games that somebody won."""
    nobody: int
    """Games without a winner."""
    shared: int
    """Games with several."""
    scores: list[int]
    winning: list[int]
    """The scores of the winners."""
    margins: list[int]
    """How far the best score was ahead of the second."""
    actions: Tally
    decisions: list[int]
    choices: float
    """How many choices a decision had on average."""
    forced: float
    """The share of decisions without a choice."""
    course: list[float]
    ways: list[Way]

    @property
    def fair(self) -> float:
        """The share of victories that every seat should have."""
        return 1 / self.job.config.players


def balance(job: Job, games: list[Played]) -> Balance:
    """All about a table; there must be games."""
    actions = Tally()
    for played in games:
        actions.add(played.actions)
    decisions = [played.decisions for played in games]
    return Balance(
        job,
        games,
        seats=_seats(job.config.players, games),
        nobody=len([1 for played in games if not played.winners()]),
        shared=len([1 for played in games if len(played.winners()) > 1]),
        scores=[score for played in games for score in played.scores],
        winning=[played.scores[seat] for played in games for seat in played.winners()],
        margins=[margin(played) for played in games if len(played.scores) > 1],
        actions=actions,
        decisions=decisions,
        choices=sum(played.choices for played in games) / sum(decisions),
        forced=sum(played.forced for played in games) / sum(decisions),
        course=[fmean(played.course[tenth] for played in games) for tenth in range(TENTHS)],
        ways=_ways(games),
    )


def _seats(players: int, games: list[Played]) -> list[Interval]:
    wins = [0.0] * players
    won = [played.winners() for played in games if played.winners()]
    for winners in won:
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return [wilson(own, len(won)) for own in wins]


def margin(played: Played) -> int:
    """How far the best score is ahead of the second."""
    first, second, *_ = sorted(played.scores, reverse=True)
    return first - second


def _ways(games: list[Played]) -> list[Way]:
    found: dict[str, Way] = {}
    for played in games:
        winners = played.winners()
        for seat, sheet in enumerate(played.sheets):
            for key, points in sheet.items():
                way = found.setdefault(key, Way(key))
                way.sheets += 1
                way.scored += points != 0
                (way.winners if seat in winners else way.others).append(points)
        for key in {key for sheet in played.sheets for key in sheet if len(winners) > 0}:
            found[key].contested += 1
            found[key].decided += decides(played, key)
    return sorted(found.values(), key=lambda way: (-way.mean * way.sheets, way.key))


def decides(played: Played, key: str) -> bool:
    """Whether no winner would have the best score if this line did not count."""
    without = [score - sheet.get(key, 0) for score, sheet in zip(played.scores, played.sheets, strict=True)]
    return all(without[seat] < max(without) for seat in played.winners())
