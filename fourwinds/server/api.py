"""The HTTP endpoints."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fourwinds.server import pages
from fourwinds.server.endpoint import Endpoint, answer, body, secret
from fourwinds.server.guard import address
from fourwinds.server.limits import Gate
from fourwinds.server.lobby import Lobby, offered
from fourwinds.server.problems import Refuse, unknown_table
from fourwinds.server.wire import Again, GameInfo, MyTables, NewTable, OpenedTable, Parted, SeatKey, TableId, TableLine
from fourwinds.texts.files import LANGUAGES


async def games(request: Request) -> Response:
    """What can be played."""
    return pages.packed(request, msgspec.json.encode(offered()), "application/json")


async def open_table(request: Request) -> Response:
    """Opens a table."""
    wish = await body(request, NewTable)
    gate(request).opens(address(request.scope))
    return answer(await lobby(request).open(wish), 201)


async def free(request: Request) -> Response:
    """Frees a seat."""
    number = request.path_params["seat"]
    if not (number.isascii() and number.isdecimal() and len(number) < 4):
        raise Refuse(404, "problem-unknown-seat", f"there is no seat {number[:20]}")
    return answer(await lobby(request).free(table(request), secret(request), int(number)))


async def leave(request: Request) -> Response:
    """Gives up a seat."""
    return answer(await lobby(request).leave(table(request), secret(request)))


async def close(request: Request) -> Response:
    """Closes a table."""
    return answer(await lobby(request).end(table(request), secret(request)))


async def again(request: Request) -> Response:
    """The same people at a new table."""
    wish = await body(request, Again)
    gate(request).opens(address(request.scope))
    return answer(await lobby(request).again(table(request), secret(request), wish.same_deal), 201)


async def record(request: Request) -> Response:
    """The record of a finished game."""
    name, names = table(request), request.query_params.get("names", "yes")
    if names not in ("yes", "no"):
        raise Refuse(400, "problem-body", "names is yes or no")
    text = await lobby(request).record(name, secret(request), names == "yes")
    disposition = f'attachment; filename="fourwinds-{name}.record"'
    return PlainTextResponse(text, headers={"Content-Disposition": disposition, "Cache-Control": "no-store"})


async def mine(request: Request) -> Response:
    """The tables of some secrets."""
    return answer(await lobby(request).mine((await body(request, MyTables)).secrets))


async def rules(request: Request) -> Response:
    """The rules of a game."""
    return pages.rules(request)


async def texts(request: Request) -> Response:
    """The texts of a language."""
    return pages.texts(request)


def lobby(request: Request) -> Lobby:
    """The server's lobby."""
    found: Lobby = request.app.state.lobby
    return found


def gate(request: Request) -> Gate:
    """What knows the limits."""
    found: Gate = request.app.state.gate
    return found


def table(request: Request) -> str:
    """The table named in the path."""
    name: str = request.path_params["table"]
    try:
        return msgspec.convert(name, TableId)
    except msgspec.ValidationError as error:
        raise unknown_table(name[:20]) from error


ENDPOINTS = (
    Endpoint("GET", "/games", games, "All games with their options", list[GameInfo]),
    Endpoint(
        "POST",
        "/tables",
        open_table,
        "Open a table",
        OpenedTable,
        201,
        body=NewTable,
        example={"game": "explorers", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]},
        refusals=(422,),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/seats/{seat}/free",
        free,
        "Free a seat, for all to see, and get a new invitation to it; the host's secret is needed",
        SeatKey,
        secret=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/leave",
        leave,
        "Give up a seat, for all to see; its key is needed",
        Parted,
        secret=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/close",
        close,
        "Close a table before its game is over, for all to see; the host's secret is needed",
        Parted,
        secret=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{table}/again",
        again,
        "Play again with the same people; the host's secret is needed",
        OpenedTable,
        201,
        body=Again,
        example={"same_deal": True},
        secret=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/record",
        record,
        "The record of a finished game, with people's names or without; any secret of the table is needed",
        str,
        media="text/plain",
        query={"names": {"type": "string", "enum": ["yes", "no"]}},
        secret=True,
        refusals=(400, 404, 409),
    ),
    Endpoint(
        "POST",
        "/mine",
        mine,
        "The tables that these secrets open",
        list[TableLine],
        body=MyTables,
        example={"secrets": ["0123456789abcdefghij_-"]},
    ),
    Endpoint(
        "GET",
        "/rules/{game}",
        rules,
        "The rules of a game, numbered, as Markdown",
        str,
        media="text/markdown",
        query={"language": {"type": "string", "enum": list(LANGUAGES)}},
        refusals=(400, 404),
    ),
    Endpoint("GET", "/texts/{language}", texts, "All texts as Fluent", str, media="text/plain", refusals=(404,)),
)
