"""What the options decide (R 3), worked out once before the first action."""

from __future__ import annotations

from functools import lru_cache

from fourwinds.core.cells import Cells, cells_of
from fourwinds.core.messages import Config
from fourwinds.games.expedition.edition import Edition
from fourwinds.games.expedition.world import CARDS, DOT_CHAIN, ONE_DOT


class Variant:
    """All that the options decide, ready to be used by the rules. Never changed."""

    def __init__(self, config: Config, edition: Edition) -> None:
        options = config.options
        self.config = config
        self.edition = edition
        self.players = config.players
        self.rules = config.rules
        self.hand: int = edition.hand[config.players]
        self.first_player = options["first_player"]
        self.rule_1 = options["new_rule_1"] == "true"
        self.rule_2 = options["new_rule_2"] == "true"
        self.market = options["market"] == "true"
        self.secret = options["secret"] == "true"
        self.row: int = 4 if self.secret else 6
        """How many public cards lie face up; the others of the six are secret (R 12.4)."""
        self.whole_branch = options["branch_from"] == "expedition"
        self.neighbours: list[Cells] = _neighbours(options["token_adjacency"] == "dot_chain")
        self.last_begins = options["token_order"] == "last"
        self.reshuffle = options["reshuffle_discards"] == "true"
        self.remove_over = options["remove_when_over"] == "true"
        self.turn_cap = int(options["turn_cap"])


@lru_cache(maxsize=2)
def _neighbours(chain: bool) -> list[Cells]:
    """The token neighbours of each location (R 2.5, R 3.8)."""
    table = DOT_CHAIN if chain else ONE_DOT
    return [cells_of(table[card]) for card in range(CARDS)]
