"""Another device with the same keys, which plays by lot, much faster than a person."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from .player import PATIENCE, Player

Message = dict[str, Any]
KEYS: Final = "() => JSON.parse(localStorage.fourwinds).tables[location.hash.split('/')[2]]"
BURST: Final = 150
PAUSE: Final = 0.02
"""The server allows a connection so many messages at once, and then one in so many seconds."""


def keys(player: Player) -> Message:
    """What the player's device keeps of the table it is at."""
    kept: Message = player.page.evaluate(KEYS)
    return kept


def finish(player: Player, *others: Player) -> None:
    """Takes the seats of the players' devices and plays to the end; the players' pages follow."""
    table = keys(player)["table"]
    secrets = [secret for one in (player, *others) for secret in keys(one)["mine"]]
    address = f"{player.url.replace('http', 'ws')}api/tables/{table}/play"
    with connect(address, max_size=None, compression=None, proxy=None) as socket:
        Device(socket, secrets, player.rng).finish()
    for one in (player, *others):
        one.wait(lambda seen: seen["over"])


class Device:
    """One socket, and the table as it was last told."""

    def __init__(self, socket: ClientConnection, secrets: list[str], rng: Random) -> None:
        self._socket = socket
        self._rng = rng
        self._sent = 0
        self._send({"type": "hello", "secrets": secrets})
        self._table = self._hear()

    def finish(self) -> None:
        while not self._table["over"]:
            move = self._move()
            if move:
                self._play(move)
            else:
                self._hear()

    def _move(self) -> Message | None:
        """A move by lot, but rather one that brings something, for the first seat that may move."""
        for view in self._table["seats"]:
            name = f"elsewhere-{self._sent:06}"
            move = {"id": name, "seat": view["seat"], "v": self._table["v"], "step": view["step"]}
            if view["complete"]:
                return {"type": "commit", **move}
            if view["choices"]:
                rich = [choice for choice in view["choices"] if choice["gain"]]
                return {"type": "act", "action": self._rng.choice(rich or view["choices"])["action"], **move}
        return None

    def _play(self, move: Message) -> None:
        """A move and its answer; one that came too late is refused, and the table is told again."""
        self._send(move)
        answer = self._hear()
        while answer.get("id") != move["id"]:
            answer = self._hear()
        while not self._told(answer, move["seat"]):
            self._hear()

    def _told(self, answer: Message, seat: int) -> bool:
        """Whether the table that goes with an answer is here."""
        if answer["type"] == "no":
            return bool(self._table["fresh"])
        step = next(view["step"] for view in self._table["seats"] if view["seat"] == seat)
        return bool(self._table["v"] >= answer["v"] and step == answer["step"])

    def _send(self, message: Message) -> None:
        self._sent += 1
        time.sleep(PAUSE if self._sent > BURST else 0)
        self._socket.send(json.dumps(message))

    def _hear(self) -> Message:
        message: Message = json.loads(self._socket.recv(PATIENCE))
        assert message["type"] != "fault", message
        if message["type"] == "table":
            self._table = message
        return message
