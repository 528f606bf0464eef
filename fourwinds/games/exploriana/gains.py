"""What an action would bring, in a few words, for people who point at it."""

from __future__ import annotations

from fourwinds.core.deck import BIT, members
from fourwinds.core.messages import Text
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana import scoring
from fourwinds.games.exploriana.odds import Outlook, risk
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.state import ACTION, PICK, RECRUIT, STUDY
from fourwinds.games.exploriana.terms import BIOLOGIST, COPIES
from fourwinds.games.exploriana.variants import ANIMALS


def gives(state: Exploriana, seat: int, action: int) -> Text | None:
    """For exploring the risk, for picks the gain, for explorer cards their coins and cost."""
    phase = state.phase
    if phase == ACTION:
        return _action_gives(state, seat, action)
    if phase == PICK and action >= act.RESCUE:
        return _rescue_gives(state, action)
    if phase in (PICK, STUDY):
        return _cards_give(state, seat, action)
    if phase == RECRUIT and act.RECRUIT <= action < act.DRAFT:
        return _recruit_gives(state, action - act.RECRUIT)
    return None


def _action_gives(state: Exploriana, seat: int, action: int) -> Text | None:
    region, weight = state.region(), state.variant.weight
    if action == act.EXPLORE:
        chances = Outlook(state, state.here, seat).chances()
        percent = round(100 * risk(chances, weight, region.hazards(weight)))
        return Text("exploriana-gives-reserve" if region.deck == 0 else "exploriana-gives-risk", {"percent": percent})
    if act.GUIDE <= action < act.USE:
        covered = region.hazards(weight) - weight[action - act.GUIDE]
        percent = (
            round(100 * risk(Outlook(state, state.here, seat).chances(), weight, covered)) if region.drawable else 0
        )
        return Text("exploriana-gives-guide", {"percent": percent, "coins": state.variant.edition.guide})
    if act.USE <= action < act.RELEASE:
        return Text("exploriana-gives-cost", {"coins": state.variant.cost[action - act.USE]})
    if act.RELEASE <= action < act.PICK:
        return Text("exploriana-gives-cost", {"coins": state.variant.cost[BIOLOGIST]})
    return None


def _rescue_gives(state: Exploriana, action: int) -> Text | None:
    reward = state.variant.board.rewards[state.here][len(state.region().lost) - 1]
    coins = 0 if action == act.RESCUE + 1 else reward
    renown = 0 if action == act.RESCUE else reward
    return _sum(0, coins, renown)


def _cards_give(state: Exploriana, seat: int, action: int) -> Text | None:
    if not act.PICK <= action <= act.ANIMALS:
        return None
    edition, owned = state.variant.edition, state.players[seat].cards
    cards = state.region().shown & ANIMALS if action == act.ANIMALS else BIT[action - act.PICK]
    points = scoring.card_points(state.variant, owned | cards) - scoring.card_points(state.variant, owned)
    coins = sum([edition.coins[card] for card in members(cards)])
    renown = sum([edition.renown[card] for card in members(cards)])
    return _sum(points, coins, renown)


def _sum(points: int, coins: int, renown: int) -> Text | None:
    """What there is of the three, in a list."""
    parts: list[Text] = []
    if points:
        parts.append(Text("exploriana-gives-points", {"points": points}))
    if coins:
        parts.append(Text("exploriana-gives-coins", {"coins": coins}))
    if renown:
        parts.append(Text("exploriana-gives-renown", {"renown": renown}))
    text = parts[0] if parts else None
    for part in parts[1:]:
        assert text is not None
        text = Text("exploriana-list", {"some": text, "more": part})
    return text


def _recruit_gives(state: Exploriana, card: int) -> Text:
    cost = state.variant.cost[card // COPIES]
    coins = state.row_coins[state.row.index(card)] if card in state.row else 0
    return Text("exploriana-gives-recruit", {"cost": cost, "coins": coins})
