"""Many games at once as NumPy arrays, for training.

    with Batch("explorers", 256, players=1, layout="intro", workers=2) as batch:
        while training:
            rewards, ended = batch.step(choose(batch.observations, batch.masks))

Every row is one game. A game that ends begins anew in the same call. Observations are bytes: multiply them
by `scale` for numbers from 0 to 1. The same seed plays the same games with any number of workers.
"""

from __future__ import annotations

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fourwinds.adapters.arrays import ArrayTable
from fourwinds.core import registry
from fourwinds.core.learning import REWARDS, Lanes
from fourwinds.core.messages import Config, Unusable


class Block:
    """Some of the games, played in this process."""

    def __init__(self, lanes: range, game: str, config: Config, seed: int, reward: str) -> None:
        self.lanes = Lanes(registry.find(game), config, lanes.start, len(lanes), seed, reward)
        count = len(lanes)
        self._observations = bytearray(count * self.lanes.size)
        self._masks = bytearray(count * self.lanes.actions)
        self._ended = bytearray(count)
        self.observations: NDArray[np.uint8] = np.frombuffer(self._observations, np.uint8).reshape(count, -1)
        self.masks: NDArray[np.bool_] = np.frombuffer(self._masks, np.bool_).reshape(count, -1)
        self.ended: NDArray[np.bool_] = np.frombuffer(self._ended, np.bool_)
        self.seats: NDArray[np.int8] = np.zeros(count, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((count, config.players), np.float32)
        self.look()

    def step(self, actions: list[int]) -> None:
        """Plays one action in every game."""
        self.rewards[:] = self.lanes.step(actions, self._ended)
        self.look()

    def look(self) -> None:
        """Brings the arrays up to date."""
        self.lanes.look(self._observations, self._masks)
        self.seats[:] = self.lanes.seats

    def close(self) -> None:
        """Nothing is held open."""


FIELDS: Final = ("observations", "masks", "seats", "rewards", "ended")
"""The arrays of a block."""


Games: TypeAlias = tuple[str, Config, int, str]
"""Which games are played: the game, its configuration, the seed and the kind of rewards."""


def serve(pipe: Connection, names: dict[str, str], total: int, lanes: range, games: Games) -> None:
    """The life of a worker process: it plays its games and copies its arrays to where all see them."""
    block = Block(lanes, *games)
    memories = {field: SharedMemory(names[field]) for field in FIELDS}
    shared = {field: rows(memories[field], getattr(block, field), total)[lanes.start : lanes.stop] for field in FIELDS}
    while True:
        for field in FIELDS:
            shared[field][:] = getattr(block, field)
        pipe.send(True)
        actions = pipe.recv()
        if actions is None:
            break
        block.step(actions)
    shared.clear()
    for memory in memories.values():
        memory.close()


def rows(memory: SharedMemory, like: NDArray[Any], total: int) -> NDArray[Any]:
    """A shared array of so many rows like those of another."""
    return np.ndarray((total, *like.shape[1:]), like.dtype, memory.buf)


class Workers:
    """All of the games, played by other processes; to the outside the same as a block."""

    def __init__(self, workers: int, total: int, games: Games) -> None:
        like = Block(range(1), *games)
        self._memories = {f: SharedMemory(create=True, size=total * getattr(like, f).nbytes) for f in FIELDS}
        for field, memory in self._memories.items():
            setattr(self, field, rows(memory, getattr(like, field), total))
        names = {field: memory.name for field, memory in self._memories.items()}
        edges = [total * worker // workers for worker in range(workers + 1)]
        self._parts = [range(first, end) for first, end in pairwise(edges)]
        self._pipes: list[Connection] = []
        self._processes: list[multiprocessing.Process] = []
        for part in self._parts:
            pipe, end = multiprocessing.Pipe()
            process = multiprocessing.Process(target=serve, args=(end, names, total, part, games), daemon=True)
            process.start()
            self._pipes.append(pipe)
            self._processes.append(process)
        self._wait()

    def _wait(self) -> None:
        for pipe in self._pipes:
            pipe.recv()

    def step(self, actions: list[int]) -> None:
        """Plays one action in every game."""
        for pipe, part in zip(self._pipes, self._parts, strict=True):
            pipe.send(actions[part.start : part.stop])
        self._wait()

    def close(self) -> None:
        """Ends the processes and frees what they shared."""
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.send(None)
            process.join()
        for field, memory in self._memories.items():
            delattr(self, field)
            memory.close()
            memory.unlink()
        self._memories = {}
        self._pipes = []
        self._processes = []


class Batch:
    """Games side by side. `observations`, `masks` and `seats` say for each what the asked seat knows and may do.

    Without workers the games are played in this process.
    """

    def __init__(
        self,
        game: str,
        lanes: int,
        players: int | None = None,
        *,
        seed: int = 0,
        reward: str = "rank",
        workers: int = 0,
        edition: str = "",
        rules: int | None = None,
        **options: str,
    ) -> None:
        if reward not in REWARDS:
            raise Unusable(f"unknown reward '{reward}'; known: {', '.join(REWARDS)}")
        if not 0 <= workers <= lanes or not lanes:
            raise Unusable(f"{workers} workers for {lanes} games")
        self.table = ArrayTable(registry.find(game), players, options, edition, rules)
        self.scale = self.table.scale
        games = (game, self.table.config, seed, reward)
        self._games: Any = Workers(workers, lanes, games) if workers else Block(range(lanes), *games)

    @property
    def observations(self) -> NDArray[np.uint8]:
        """A row for each game, to be multiplied by `scale`; overwritten by the next step."""
        seen: NDArray[np.uint8] = self._games.observations
        return seen

    @property
    def masks(self) -> NDArray[np.bool_]:
        """For each game which actions are legal; overwritten by the next step."""
        masks: NDArray[np.bool_] = self._games.masks
        return masks

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat that is asked in each game; overwritten by the next step."""
        seats: NDArray[np.int8] = self._games.seats
        return seats

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Plays one action in every game; the rewards by game and seat, and which games have ended.

        If one of them is not legal, `ValueError` is raised and nothing is played.
        """
        self._check(actions)
        self._games.step(actions.tolist())
        return self._games.rewards.copy(), self._games.ended.copy()

    def _check(self, actions: NDArray[Any]) -> None:
        if len(actions) != len(self.masks):
            raise ValueError(f"{len(actions)} actions for {len(self.masks)} games")
        legal = self.masks[np.arange(len(actions)), actions]
        if not legal.all():
            lane = int(np.argmin(legal))
            words = self.table.game.notate(self.table.game.action(int(actions[lane])))
            raise ValueError(f"game {lane}: seat {self.seats[lane]} may not {words} now")

    def close(self) -> None:
        """Ends the workers; what they shared must not be used afterwards."""
        self._games.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
