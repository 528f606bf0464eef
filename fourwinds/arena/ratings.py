"""How strong bots are: ratings by openskill, and shares of victories, both with 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass, field

from openskill.models import PlackettLuce

from fourwinds.arena.intervals import SURE, Interval, verdict, wilson
from fourwinds.arena.jobs import Played
from fourwinds.arena.tally import Tally


@dataclass
class Standing:
    """How one bot fared. A shared victory counts as a part; a fair share is that of its seats."""

    bot: str
    rating: Interval
    games: int = 0
    decided: int = 0
    """The games that somebody won; shares are shares of these."""
    wins: float = 0.0
    seats: float = 0.0
    score: Tally = field(default_factory=Tally)
    scores: list[int] = field(default_factory=list)

    @property
    def share(self) -> Interval:
        """The share of its games that it won."""
        return wilson(self.wins, self.decided)

    @property
    def fair(self) -> float:
        """The share of a bot as strong as all others."""
        return self.seats / max(1, self.decided)

    @property
    def verdict(self) -> str:
        """Whether it won clearly more, or less, than its share."""
        return verdict(self.share, self.fair)

    def add(self, played: Played) -> None:
        """Counts one game."""
        mine = [seat for seat, bot in enumerate(played.seats) if bot == self.bot]
        winners = played.winners()
        self.games += 1
        if winners:
            self.decided += 1
            self.seats += len(mine) / len(played.seats)
            self.wins += len([seat for seat in mine if seat in winners]) / len(winners)
        for seat in mine:
            self.score.add(played.scores[seat])
            self.scores.append(played.scores[seat])


def standings(games: list[Played]) -> list[Standing]:
    """All bots that played, the strongest first."""
    found = {bot: Standing(bot, rating) for bot, rating in ratings(games).items()}
    for played in games:
        for bot in set(played.seats):
            found[bot].add(played)
    return sorted(found.values(), key=lambda standing: (-standing.rating.value, standing.bot))


@dataclass
class Meeting:
    """How often a bot finished before another in the games both played; equal places count half."""

    bot: str
    other: str
    games: int = 0
    before: float = 0.0

    @property
    def share(self) -> Interval:
        """The share of their games in which it was before the other."""
        return wilson(self.before, self.games)

    @property
    def verdict(self) -> str:
        """Whether it was clearly more, or less, often before the other."""
        return verdict(self.share, 0.5)

    def add(self, played: Played) -> None:
        """Counts one game, if both took part in it."""
        places = _places(played)
        if self.bot in places and self.other in places:
            mine, theirs = places[self.bot], places[self.other]
            self.games += 1
            self.before += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


def meetings(games: list[Played], found: list[Standing]) -> list[Meeting]:
    """Each bot with all that stand below it."""
    pairs = [Meeting(bot.bot, other.bot) for number, bot in enumerate(found) for other in found[number + 1 :]]
    for played in games:
        for pair in pairs:
            pair.add(played)
    return pairs


def ratings(games: list[Played]) -> dict[str, Interval]:
    """Ratings after these games in this order; bots do not learn, so uncertainty only shrinks (tau is 0).

    A bot on several seats of a game is rated by its average place there.
    """
    model = PlackettLuce(tau=0.0)
    found = {bot: model.rating(name=bot) for played in games for bot in played.seats}
    for played in games:
        places = _places(played)
        teams = [[found[bot]] for bot in places]
        if len(teams) > 1:
            rated = model.rate(teams, ranks=list(places.values()))
            found |= {bot: team[0] for bot, team in zip(places, rated, strict=True)}
    reach = {bot: SURE * rating.sigma for bot, rating in found.items()}
    return {bot: Interval(r.mu, r.mu - reach[bot], r.mu + reach[bot]) for bot, r in sorted(found.items())}


def _places(played: Played) -> dict[str, float]:
    places: dict[str, list[int]] = {}
    for bot, rank in zip(played.seats, played.ranks, strict=True):
        places.setdefault(bot, []).append(rank)
    return {bot: sum(ranks) / len(ranks) for bot, ranks in sorted(places.items())}
