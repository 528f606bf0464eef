"""Explorers as the rest of the program sees it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fourwinds.core.estimate import names
from fourwinds.core.messages import Config, Finding, Option, Preset, Refusal, Text
from fourwinds.core.protocol import Advisor, Game, State
from fourwinds.core.weights import packaged
from fourwinds.games.explorers import actions as act
from fourwinds.games.explorers.edition import editions
from fourwinds.games.explorers.gains import gives
from fourwinds.games.explorers.refusals import explain
from fourwinds.games.explorers.rules import Explorers
from fourwinds.games.explorers.scoring import goal_help
from fourwinds.games.explorers.terms import GOALS
from fourwinds.games.explorers.variants import Variant
from fourwinds.games.explorers.view import imagine

SIDE: Final = ("base", "expert")
FLAG: Final = ("true", "false")


def _helps() -> tuple[Text, ...]:
    """What each achievement asks for and is worth in the usual edition."""
    goals = next(iter(editions().values())).goals
    return tuple(goal_help(goal, goals[goal].values()) for goal in range(len(GOALS)))


OPTIONS: Final = (
    Option("provisions", SIDE, "base"),
    Option("gemstones", SIDE, "base"),
    Option("villages", SIDE, "base"),
    Option("temples", SIDE, "base"),
    Option("achievements", ("0", "1", "2", "3"), "0", items=GOALS, most=3, helps=_helps()),
    Option("achievement_pool", ("leftover", "all"), "leftover"),
    Option("layout", ("choose", "random", "intro"), "choose", solo="random"),
    Option("first_player", ("random", "0", "1", "2", "3"), "random"),
    Option("forced_placement", FLAG, "true"),
    Option("setup_objects", FLAG, "true"),
    Option("achievement_strike", FLAG, "false"),
)
EXPERT: Final = {"provisions": "expert", "gemstones": "expert", "villages": "expert", "temples": "expert"}
PRESETS: Final = (
    Preset("first", 2, {"layout": "intro"}),
    Preset("expert", 2, {**EXPERT, "achievements": "2", "achievement_strike": "true", "layout": "random"}),
    Preset("solo", 1, {"layout": "random"}),
)


class ExplorersGame(Game):
    """The contract's view of Explorers; every action is its own index."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.id = "explorers"
        self.rules = 1
        self.players = (1, 2, 3, 4)
        self.options = OPTIONS
        self.presets = PRESETS
        self.actions = act.ACTIONS
        self.bound = 2000
        options = {option.id: option.default for option in OPTIONS}
        # The variant of the latest configuration, since many games of one are often begun in a row.
        self._variant = Variant(Config(1, options, self.editions()[0], self.rules), editions()[self.editions()[0]])
        self._weights = weights

    def editions(self) -> tuple[str, ...]:
        return tuple(editions())

    def edition_hash(self, edition: str) -> str:
        return editions()[edition].digest

    def check_edition(self, data: object) -> list[Finding]:
        from fourwinds.games.explorers.edition_check import check

        return check(data)

    def config_fault(self, config: Config) -> str:
        return self.seat_fault(config, "first_player")

    def new(self, config: Config) -> State:
        if config is not self._variant.config:
            self._variant = Variant(config, editions()[config.edition])
        state = Explorers(self._variant)
        state.begin()
        return state

    def imagine(self, view: Any, rng: Random) -> State:
        return imagine(view, rng)

    def notate(self, action: int) -> str:
        return act.NOTATION.notate(action)

    def parse(self, text: str) -> int:
        return act.NOTATION.parse(text)

    def explain(self, state: State, seat: int, action: int) -> Refusal | None:
        assert isinstance(state, Explorers)
        return explain(state, seat, action)

    def describe(self, action: int) -> Text:
        return act.describe(action)

    def group(self, action: int) -> Text | None:
        return act.group(action)

    def gives(self, state: State, seat: int, action: int) -> Text | None:
        assert isinstance(state, Explorers)
        return gives(state, seat, action)

    def place(self, action: int) -> str:
        return act.place(action)

    def advisor(self) -> Advisor:
        from fourwinds.games.explorers.bot import Scout, Weights

        return Scout(Weights(self._weights))

    def efforts(self) -> tuple[int, int, int]:
        # Few games already tell most here: with 60 nearly all is reached that 1,000 can find.
        return (6, 24, 1000)

    def weights(self) -> dict[str, float]:
        return self._weights

    def estimated(self, config: Config) -> list[str]:
        from fourwinds.games.explorers.estimate import NO_SETTING, SETTINGS, TRAITS, setting_of

        setting = setting_of(Variant(config, editions()[config.edition]))
        return [] if setting == NO_SETTING else names(SETTINGS[setting], TRAITS)

    def tuned(self, weights: dict[str, float]) -> Game:
        other = ExplorersGame(weights)
        other.advisor()
        return other


GAME: Final = ExplorersGame(packaged("explorers"))
