"""Exploriana as the rest of the program sees it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fourwinds.core.messages import Config, Finding, Option, Preset, Refusal, Text
from fourwinds.core.protocol import Advisor, Game, State
from fourwinds.core.weights import packaged
from fourwinds.games.exploriana import actions as act
from fourwinds.games.exploriana.edition import editions
from fourwinds.games.exploriana.gains import gives
from fourwinds.games.exploriana.imagine import imagine
from fourwinds.games.exploriana.refusals import explain
from fourwinds.games.exploriana.rules import Exploriana
from fourwinds.games.exploriana.terms import LEVELS
from fourwinds.games.exploriana.variants import Variant
from fourwinds.games.exploriana.view import screen

FLAG: Final = ("true", "false")
OPTIONS: Final = (
    Option("relics", FLAG, "false"),
    Option("draft", FLAG, "false"),
    Option("first_game_deal", FLAG, "false"),
    Option("mission_reveal", ("auto", "manual"), "auto"),
    Option("table_memory", FLAG, "true"),
    Option("society", LEVELS, "standard"),
    Option("first_player", ("random", "0", "1", "2", "3", "4"), "random"),
    Option("x_marks", ("map", "treasure"), "map"),
    Option("rival_final_bonus", FLAG, "false"),
    Option("detective_overflow", ("skip", "remove"), "remove"),
    Option("edge_when_lost", FLAG, "false"),
)
PRESETS: Final = (
    Preset("first", 3, {"first_game_deal": "true", "table_memory": "false"}),
    Preset("relics", 4, {"relics": "true"}),
    Preset("draft", 4, {"relics": "true", "draft": "true"}),
    Preset("solo", 1, {}),
)


class ExplorianaGame(Game):
    """The contract's view of Exploriana; every action is its own index."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.id = "exploriana"
        self.rules = 2
        self.players = (1, 2, 3, 4, 5)
        self.options = OPTIONS
        self.presets = PRESETS
        self.actions = act.ACTIONS
        self.bound = 5000
        options = {option.id: option.default for option in OPTIONS}
        # The variant of the latest configuration, since many games of one are often begun in a row.
        self._variant = Variant(Config(1, options, self.editions()[0], self.rules), editions()[self.editions()[0]])
        self._weights = weights

    def editions(self) -> tuple[str, ...]:
        return tuple(editions())

    def edition_hash(self, edition: str) -> str:
        return editions()[edition].digest

    def check_edition(self, data: object) -> list[Finding]:
        from fourwinds.games.exploriana.edition_check import check

        return check(data)

    def usual(self, option: Option, rules: int) -> str:
        return "skip" if option.id == "detective_overflow" and rules < 2 else option.default

    def config_fault(self, config: Config) -> str:
        options = config.options
        fault = self.seat_fault(config, "first_player")
        if fault:
            return fault
        if config.players == 1:
            for name in ("draft", "first_game_deal"):
                if options[name] == "true":
                    return f"{name}=true: not in the solo game"
        if options["draft"] == "true" and options["first_game_deal"] == "true":
            return "first_game_deal=true: nothing is dealt when explorer cards are drafted"
        return ""

    def new(self, config: Config) -> State:
        if config is not self._variant.config:
            self._variant = Variant(config, editions()[config.edition])
        state = Exploriana(self._variant)
        state.begin()
        return state

    def imagine(self, view: Any, rng: Random) -> State:
        return imagine(view, rng)

    def screen(self, view: Any) -> Any:
        return screen(view)

    def notate(self, action: int) -> str:
        return act.NOTATION.notate(action)

    def parse(self, text: str) -> int:
        return act.NOTATION.parse(text)

    def explain(self, state: State, seat: int, action: int) -> Refusal | None:
        assert isinstance(state, Exploriana)
        return explain(state, seat, action)

    def describe(self, action: int) -> Text:
        return act.describe(action)

    def group(self, action: int) -> Text | None:
        return act.group(action)

    def gives(self, state: State, seat: int, action: int) -> Text | None:
        assert isinstance(state, Exploriana)
        return gives(state, seat, action)

    def place(self, action: int) -> str:
        return act.place(action)

    def advisor(self) -> Advisor:
        from fourwinds.games.exploriana.bot import Patron
        from fourwinds.games.exploriana.worth import Weights

        return Patron(Weights(self._weights))

    def weights(self) -> dict[str, float]:
        return self._weights

    def tuned(self, weights: dict[str, float]) -> Game:
        other = ExplorianaGame(weights)
        other.advisor()
        return other


GAME: Final = ExplorianaGame(packaged("exploriana"))
