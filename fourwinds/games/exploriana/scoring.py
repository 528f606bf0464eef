"""Scoring, in the order of R 9.3."""

from __future__ import annotations

from mypy_extensions import i64

from fourwinds.core.deck import count, members
from fourwinds.core.messages import Line, Outcome, Text
from fourwinds.games.exploriana.state import TOKEN_VALUE, Position
from fourwinds.games.exploriana.terms import TREASURE
from fourwinds.games.exploriana.variants import ANIMALS, LOCATIONS, MAPS, ORCHIDS, REGION_CARDS, TYPE_CARDS, Variant


def renown_points(awards: list[int], own: int, all_renown: list[int]) -> int:
    """R 9.4: equal renown shares the places it takes up, rounded down."""
    before = len([renown for renown in all_renown if renown > own])
    equal = len([renown for renown in all_renown if renown == own])
    return sum(awards[before : before + equal]) // equal


def contestants(position: Position) -> list[int]:
    """The renown of all who take part in that: players, with two the rival, in solo the Society (R 10.8, R 10.14)."""
    found = [player.renown for player in position.players]
    return [*found, position.rival] if position.rival >= 0 else found


def map_points(variant: Variant, maps: int) -> int:
    """R 9.5."""
    table = variant.edition.maps
    most = len(table) - 1
    return table[min(maps, most)] + variant.edition.scoring["maps_extra"] * max(0, maps - most)


def orchid_points(variant: Variant, cards: i64) -> int:
    """R 9.6."""
    orchids = [int(count(cards & ORCHIDS & region)) for region in REGION_CARDS]
    sets = min(orchids)
    scoring = variant.edition.scoring
    return scoring["orchid_set"] * sets + scoring["orchid_single"] * (sum(orchids) - 3 * sets)


def printed_points(variant: Variant, cards: i64) -> int:
    """The points printed on cards."""
    return sum([variant.edition.points[card] for card in members(cards)])


def card_points(variant: Variant, cards: i64) -> int:
    """What a collection scores."""
    plain = printed_points(variant, cards & ~MAPS & ~ORCHIDS)
    return plain + map_points(variant, int(count(cards & MAPS))) + orchid_points(variant, cards)


def sheet(position: Position, seat: int, cards: i64, tokens: list[int]) -> list[Line]:
    """The score sheet for these cards and token values; in solo seat 1 is the Society (R 9.3)."""
    variant, player = position.variant, position.players[seat]
    scoring = variant.edition.scoring
    relics = len([owner for owner in position.relics if owner == seat])
    lines = [
        Line("exploriana-line-renown", renown_points(variant.awards, player.renown, contestants(position))),
        Line("exploriana-line-tokens", sum(tokens)),
        Line("exploriana-line-coins", player.coins // scoring["coins_per_point"]),
        Line("exploriana-line-missions", int(variant.mission.points * count(player.done))),
        Line("exploriana-line-animals", printed_points(variant, cards & ANIMALS)),
        Line("exploriana-line-locations", printed_points(variant, cards & LOCATIONS)),
        Line("exploriana-line-treasures", printed_points(variant, cards & TYPE_CARDS[TREASURE])),
        Line("exploriana-line-maps", map_points(variant, int(count(cards & MAPS)))),
        Line("exploriana-line-orchids", orchid_points(variant, cards)),
    ]
    if position.relics:
        lines.append(Line("exploriana-line-relics", scoring["relic"] * relics))
    if seat >= variant.players:
        lines.append(Line("exploriana-line-society", variant.society_points))
    return lines


def full_sheet(position: Position, seat: int) -> list[Line]:
    """The sheet with all cards and tokens in the open."""
    player = position.players[seat]
    return sheet(position, seat, player.cards, [token & TOKEN_VALUE for token in player.tokens])


def total(lines: list[Line]) -> int:
    """The sum of a sheet."""
    return sum([line.points for line in lines])


def society_score(position: Position) -> int:
    """What the Society has scored (R 10.14)."""
    return total(full_sheet(position, 1))


def final(position: Position) -> Outcome:
    """R 9.7: most points, then most renown; equal in both shares the place."""
    sheets = [full_sheet(position, seat) for seat in range(position.variant.players)]
    scores = [total(lines) for lines in sheets]
    standing = [(-score, -position.players[seat].renown) for seat, score in enumerate(scores)]
    ranks = [1 + len([other for other in standing if other < own]) for own in standing]
    title = society_title(position, scores[0]) if position.variant.solo else None
    return Outcome(scores, ranks, sheets, title)


def society_title(position: Position, score: int) -> Text:
    """How the solo game ended (R 10.14)."""
    points = society_score(position)
    ahead = (score, position.players[0].renown)
    behind = (points, position.players[1].renown)
    if ahead == behind:
        return Text("exploriana-title-draw", {"points": points})
    return Text("exploriana-title-won" if ahead > behind else "exploriana-title-beaten", {"points": points})
