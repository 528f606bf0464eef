"""Agreement with a second referee at every step, over all options and player counts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fourwinds.core.match import Match
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE, PUBLIC
from fourwinds.core.registry import find
from fourwinds.games.exploriana.seen import ExplorianaView, RegionView
from tests.laws.tables import sampled_options

from .referee import COST, Land, Player, Referee
from .story import choices, seen, waiting

GAME = find("exploriana")
TABLES = [(players, number) for players in GAME.players for number in range(6)]


def choose(rng: Random, words: list[str]) -> str:
    """Anything, but rather explorer cards, and rather on than home, so that games have something to show."""
    for liked, chance in ((("use", "release", "rescue both"), 0.5), (("explore",), 0.3), (("flip", "relic"), 0.3)):
        found = [choice for choice in words if choice.startswith(liked)]
        if found and rng.random() < chance:
            return rng.choice(found)
    return rng.choice(words)


def check_choices(match: Match, referee: Referee) -> None:
    """The same seats are asked, and may do the same."""
    assert set(waiting(match)) == referee.waiting()
    for seat in waiting(match):
        if seat != CHANCE:
            assert set(choices(match, seat)) == referee.allowed(seat)


def check_player(view: ExplorianaView, own: Player) -> None:
    """Purse, renown, hand, collection, tokens and missions."""
    shown = view.seats[view.seat]
    assert (shown.coins, shown.renown, shown.renown_this_round) == (own.coins, own.renown, own.gained)
    assert Counter(card[:-2] for card in shown.hand) == Counter(card[:-2] for card in own.hand)
    assert {*shown.collection, *(secret.card for secret in shown.secrets)} == own.cards
    assert (shown.tokens, set(shown.open), set(shown.done)) == (own.tokens, own.open, own.done)
    assert (shown.guide_ready, shown.used) == (own.guide, own.used)


def check_land(shown: RegionView, land: Land, relics: bool) -> None:
    """Cards, pawns, tokens, guide and relic of a region."""
    assert (shown.display, shown.deck, shown.reserve) == (land.display, land.deck, land.reserve)
    assert (shown.reserve_used, set(shown.removed)) == (land.moved, land.removed)
    assert [space.token for space in shown.lost] == [place < len(land.lost) for place in range(len(shown.lost))]
    assert [(pawn.kind, pawn.seat) for pawn in shown.pawns] == land.pawns
    assert (shown.guide, shown.relic) == (land.guide, land.relic if relics else -2)


def check_table(public: ExplorianaView, referee: Referee) -> None:
    """What everybody sees."""
    for shown in public.regions:
        check_land(shown, referee.lands[shown.id], referee.on("relics"))
    assert (public.round, public.first, public.order) == (referee.round, referee.first, referee.order())
    assert [(entry.card, entry.coins) for entry in public.row] == [(c, referee.row_coins[c]) for c in referee.row]
    decks = (referee.supply, referee.explorers, referee.missions)
    assert (public.token_supply, public.explorer_deck, public.mission_deck) == decks
    if public.rival_renown >= 0:
        assert public.rival_renown == referee.rival
    if public.society is not None:
        own = referee.society
        assert (public.society.coins, public.society.renown, set(public.society.collection)) == (
            own.coins,
            own.renown,
            own.cards,
        )


def check_end(match: Match, referee: Referee) -> None:
    """Scores and places, and alone who has won."""
    outcome = match.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == (referee.scores(), referee.ranks())
    if outcome.title is not None:
        assert outcome.title.key == f"exploriana-title-{referee.title()}"


def play(match: Match, rng: Random) -> Counter[str]:
    """Plays to the end and compares everything on the way; returns how often each kind of action was played."""
    referee = Referee(match.config.players, match.config.options, match.config.rules)
    verbs: Counter[str] = Counter()
    while not match.over:
        check_choices(match, referee)
        seat = rng.choice(waiting(match))
        words = match.game.notate(draw(match.state, rng)) if seat == CHANCE else choose(rng, choices(match, seat))
        match.play(seat, words)
        referee.follow(seat, words)
        verbs[words if words.startswith("use") else words.split()[0]] += 1
        if referee.settled():
            check_table(seen(match, PUBLIC), referee)
            for number, own in enumerate(referee.seats):
                check_player(seen(match, number), own)
    check_choices(match, referee)
    check_end(match, referee)
    return verbs


@pytest.mark.parametrize(("players", "number"), TABLES)
def test_random_games(players: int, number: int) -> None:
    rng = Random(f"{players} {number}")
    play(Match.new("exploriana", players, sampled_options(GAME, players, rng) if number else {}), rng)


def test_everything_happens() -> None:
    """Every explorer card is used and every kind of action is met."""
    verbs: Counter[str] = Counter()
    for seed in range(12):
        options = {"relics": "true", "mission_reveal": "manual", "draft": "true" if seed % 2 else "false"}
        verbs += play(Match.new("exploriana", 2, options), Random(seed))
    spoken = "bottom discard done draft explore flip guide keep leave order pick recruit relic release rescue return"
    used = [f"use {kind}" for kind in COST if kind not in ("biologist", "philanthropist")]
    assert [name for name in [*spoken.split(), "rival", "send", "stop", "top", *used] if not verbs[name]] == []
