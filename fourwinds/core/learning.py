"""Many games at once for learners: observations, masks and steps, all from the compiled part.

Rows of all games lie one after the other in byte arrays, which an adapter shows as arrays of numbers.
"""

from __future__ import annotations

from random import Random
from typing import Final

from fourwinds.core.messages import Config, Feature, Outcome
from fourwinds.core.observation import Observation
from fourwinds.core.playout import settle
from fourwinds.core.protocol import Game, State

REWARDS: Final = ("rank", "win", "score")
"""What a game is worth to a seat at its end: see `rewards`."""


def observation(state: State, seat: int) -> bytes:
    """What the seat may know, one byte for each number of `features`."""
    row = Observation()
    state.observe(seat, row)
    return row.row()


def features(game: Game, config: Config) -> list[Feature]:
    """The blocks of every observation at such a table, in their order."""
    row = Observation(listing=True)
    game.new(config).observe(0, row)
    return row.features


def rewards(outcome: Outcome, mode: str) -> list[float]:
    """A reward for each seat.

    `rank`: from 1 for the first place to -1 for the last, ties in between, 0 in all; alone 1 for a victory, else -1.
    `win`: 1 shared by the winners and 0 for all others. `score`: the points.
    """
    if mode == "score":
        return [float(score) for score in outcome.scores]
    if mode == "win":
        winners = outcome.ranks.count(1) if outcome.won else 0
        return [1.0 / winners if winners and rank == 1 else 0.0 for rank in outcome.ranks]
    if len(outcome.ranks) == 1:
        return [1.0 if outcome.won else -1.0]
    return [_standing(outcome.ranks, rank) for rank in outcome.ranks]


def _standing(ranks: list[int], own: int) -> float:
    below = len([rank for rank in ranks if rank > own])
    above = len([rank for rank in ranks if rank < own])
    return (below - above) / (len(ranks) - 1)


class Lanes:
    """Games played side by side, each begun anew when it ends. Chance is drawn; one seat is asked at a time.

    Where several seats are waited for they are asked in turn, none of them seeing what the others chose.
    The luck of a game depends only on the seed and its number, counted from `first`.
    """

    def __init__(self, game: Game, config: Config, first: int, lanes: int, seed: int, reward: str) -> None:
        self.game = game
        self.config = config
        self.lanes = lanes
        self.reward = reward
        self.actions = game.actions
        self.size = len(observation(game.new(config), 0))
        self.rngs: list[Random] = [Random(f"{seed}/{first + lane}") for lane in range(lanes)]
        self.states: list[State] = [self._begun(rng) for rng in self.rngs]
        self.seats: list[int] = [state.turn().waiting[0] for state in self.states]

    def _begun(self, rng: Random) -> State:
        state = self.game.new(self.config)
        settle(state, rng)
        return state

    def step(self, indices: list[int], ended: bytearray) -> list[list[float]]:
        """Plays one legal action in every game; returns the rewards by game, and flags the games that have ended."""
        given: list[list[float]] = []
        nothing = [0.0] * self.config.players
        for lane in range(self.lanes):
            state, rng = self.states[lane], self.rngs[lane]
            state.apply(self.seats[lane], self.game.action(indices[lane]))
            settle(state, rng)
            outcome = state.outcome()
            ended[lane] = 1 if outcome is not None else 0
            given.append(nothing if outcome is None else rewards(outcome, self.reward))
            if outcome is not None:
                state = self._begun(rng)
                self.states[lane] = state
            self.seats[lane] = state.turn().waiting[0]
        return given

    def look(self, observations: bytearray, masks: bytearray) -> None:
        """Writes for each game what the asked seat may know and do."""
        size, actions, game = self.size, self.actions, self.game
        masks[:] = bytes(self.lanes * actions)
        for lane in range(self.lanes):
            state, seat = self.states[lane], self.seats[lane]
            observations[lane * size : lane * size + size] = observation(state, seat)
            first = lane * actions
            for action in state.legal(seat):
                masks[first + game.index(action)] = 1
