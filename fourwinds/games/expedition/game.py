"""Expedition as the rest of the program sees it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fourwinds.core.estimate import names
from fourwinds.core.messages import Config, Finding, Option, Preset, Refusal, Text
from fourwinds.core.protocol import Advisor, Game, State
from fourwinds.core.weights import packaged
from fourwinds.games.expedition import actions as act
from fourwinds.games.expedition.edition import editions
from fourwinds.games.expedition.gains import gives
from fourwinds.games.expedition.imagine import imagine
from fourwinds.games.expedition.refusals import explain
from fourwinds.games.expedition.rules import Expedition
from fourwinds.games.expedition.variants import Variant

FLAG: Final = ("true", "false")
OPTIONS: Final = (
    Option("first_player", ("random", "0", "1", "2", "3", "4", "5"), "random"),
    Option("new_rule_1", FLAG, "false"),
    Option("new_rule_2", FLAG, "false"),
    Option("market", FLAG, "false"),
    Option("secret", FLAG, "false"),
    Option("branch_from", ("loop", "expedition"), "loop"),
    Option("token_adjacency", ("one_dot", "dot_chain"), "one_dot"),
    Option("token_order", ("first", "last"), "first"),
    Option("reshuffle_discards", FLAG, "false"),
    Option("remove_when_over", FLAG, "false"),
    Option("turn_cap", ("600", "300", "100"), "600"),
)
ADVANCED: Final = {"new_rule_1": "true", "new_rule_2": "true", "market": "true", "secret": "true"}
PRESETS: Final = (Preset("basic", 4, {}), Preset("advanced", 4, ADVANCED), Preset("duel", 2, {}))


class ExpeditionGame(Game):
    """The contract's view of Expedition; every action is its own index."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.id = "expedition"
        self.rules = 1
        self.players = (2, 3, 4, 5, 6)
        self.options = OPTIONS
        self.presets = PRESETS
        self.actions = act.ACTIONS
        self.bound = 50000
        options = {option.id: option.default for option in OPTIONS}
        # The variant of the latest configuration, since many games of one are often begun in a row.
        self._variant = Variant(Config(2, options, self.editions()[0], self.rules), editions()[self.editions()[0]])
        self._weights = weights

    def editions(self) -> tuple[str, ...]:
        return tuple(editions())

    def edition_hash(self, edition: str) -> str:
        return editions()[edition].digest

    def check_edition(self, data: object) -> list[Finding]:
        from fourwinds.games.expedition.edition_check import check

        return check(data)

    def config_fault(self, config: Config) -> str:
        return self.seat_fault(config, "first_player")

    def new(self, config: Config) -> State:
        if config is not self._variant.config:
            self._variant = Variant(config, editions()[config.edition])
        state = Expedition(self._variant)
        state.begin()
        return state

    def imagine(self, view: Any, rng: Random) -> State:
        return imagine(view, rng)

    def notate(self, action: int) -> str:
        return act.NOTATION.notate(action)

    def parse(self, text: str) -> int:
        return act.NOTATION.parse(text)

    def explain(self, state: State, seat: int, action: int) -> Refusal | None:
        assert isinstance(state, Expedition)
        return explain(state, seat, action)

    def describe(self, action: int) -> Text:
        return act.describe(action)

    def group(self, action: int) -> Text | None:
        return act.group(action)

    def gives(self, state: State, seat: int, action: int) -> Text | None:
        assert isinstance(state, Expedition)
        return gives(state, seat, action)

    def place(self, action: int) -> str:
        return act.place(action)

    def advisor(self) -> Advisor:
        from fourwinds.games.expedition.bot import Navigator, Weights

        return Navigator(Weights(self._weights))

    def weights(self) -> dict[str, float]:
        return self._weights

    def estimated(self, config: Config) -> list[str]:
        from fourwinds.games.expedition.estimate import SETTINGS, TRAITS, setting_of

        return names(SETTINGS[setting_of(Variant(config, editions()[config.edition]))], TRAITS)

    def tuned(self, weights: dict[str, float]) -> Game:
        other = ExpeditionGame(weights)
        other.advisor()
        return other


GAME: Final = ExpeditionGame(packaged("expedition"))
