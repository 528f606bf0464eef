"""Prints the JSON Schema of everything that crosses the wire; the client's TypeScript types come from it.

`python -m fourwinds.server.schema` gives one object: `wire` for the messages, and each game's id for its view.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any, Final, get_args

import msgspec

from fourwinds.core import registry
from fourwinds.server import wire

FROM_CLIENT: Final[tuple[type, ...]] = get_args(wire.ClientMessage)
FROM_SERVER: Final[tuple[type, ...]] = get_args(wire.ServerMessage)
ASKED: Final = (wire.NewTable, wire.SeatWish, wire.MyTables, wire.Again, wire.Sit)
ANSWERED: Final = (wire.GameInfo, wire.OpenedTable, wire.Problem, wire.TableLine, wire.SeatKey, wire.Parted)
REF: Final = "#/definitions/{name}"


def schemas() -> dict[str, dict[str, Any]]:
    """The schemas by their owner."""
    return {"wire": _wire(), **{game: _view(game) for game in registry.games()}}


def _wire() -> dict[str, Any]:
    definitions = _definitions((*FROM_CLIENT, *FROM_SERVER, *ASKED, *ANSWERED))
    given = {kind.__name__ for kind in (*FROM_CLIENT, *ASKED)}
    for name, definition in definitions.items():
        if name not in given:
            _complete(definition)
    definitions["ClientMessage"] = _union(FROM_CLIENT)
    definitions["ServerMessage"] = _union(FROM_SERVER)
    return {"definitions": definitions}


def _view(game: str) -> dict[str, Any]:
    seen = import_module(f"fourwinds.games.{game}.seen")
    definitions = _definitions((getattr(seen, f"{game.capitalize()}View"),))
    for definition in definitions.values():
        _complete(definition)
    return {"definitions": definitions}


def _definitions(kinds: tuple[type, ...]) -> dict[str, Any]:
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    for definition in components.values():
        for name, field in definition.get("properties", {}).items():
            if not field:
                definition["properties"][name] = {"tsType": "unknown"}
    return dict(sorted(components.items()))


def _complete(definition: dict[str, Any]) -> None:
    """What the server writes has all its fields, also those with a default."""
    if "properties" in definition:
        definition["required"] = list(definition["properties"])
        for field in definition["properties"].values():
            field.pop("default", None)


def _union(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REF.format(name=kind.__name__)} for kind in kinds]}


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout, indent=2)
