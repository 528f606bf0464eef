"""The ASGI application: its routes, and how refusals look over HTTP."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial, wraps
from random import Random, SystemRandom
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from fourwinds.bots import HINT_BOT
from fourwinds.server import openapi, pages
from fourwinds.server.api import ENDPOINTS
from fourwinds.server.bots import BotPool
from fourwinds.server.connection import Connection
from fourwinds.server.endpoint import Endpoint, Handler, answer
from fourwinds.server.guard import HEADERS, Door, Hosts, SecurityHeaders, same_origin
from fourwinds.server.limits import Gate, Limits
from fourwinds.server.lobby import IDLE_SECONDS, Lobby
from fourwinds.server.problems import Refuse
from fourwinds.server.pruner import prune
from fourwinds.server.room import GRACE, Services
from fourwinds.server.store.base import Store, TableRow, Unwritable
from fourwinds.server.wire import Problem

LOG: Final = logging.getLogger(__name__)


def create_app(
    store: Store,
    pool: BotPool | None = None,
    limits: Limits | None = None,
    rng: Random | None = None,
    seed: int | None = None,
    clock: Callable[[], float] = time.time,
    idle_seconds: float = IDLE_SECONDS,
    hint_bot: str = HINT_BOT,
    hosts: Hosts | None = None,
    prune_days: float = 0.0,
    grace: float = GRACE,
) -> Starlette:
    """The server as an application. It closes the store and the bots' workers when it ends.

    With a seed, tables that are set up alike are dealt alike. Without hosts it is there for this machine only.
    Tables that nobody has touched for `prune_days` are removed, if there are any.
    """
    gate = Gate(limits or Limits(), time.monotonic)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        lot = rng or SystemRandom()
        services = Services(store, pool or BotPool(), lot, partial(_chance, lot, seed), clock, hint_bot, grace, gate)
        app.state.lobby = Lobby(services, idle_seconds)
        pruner = asyncio.create_task(prune(app.state.lobby, prune_days)) if prune_days else None
        yield
        if pruner is not None:
            pruner.cancel()
        await app.state.lobby.close()
        await services.pool.close()
        await store.close()

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders), Middleware(Door, hosts or Hosts(), gate)],
        exception_handlers={
            Refuse: _refused,
            Unwritable: _unwritable,
            HTTPException: _http_refused,
            Exception: _failed,
        },
    )
    app.state.gate = gate
    return app


def _chance(lot: Random, seed: int | None, row: TableRow) -> Random:
    return lot if seed is None else Random(f"{seed} {row.game} {len(row.seats)} {row.options} {row.id == row.root}")


def _routes() -> list[Route | Mount]:
    api: list[Any] = [Route(e.path, _guarded(e), methods=[e.method]) for e in ENDPOINTS]
    api.append(Route("/openapi.json", _describe))
    api.append(WebSocketRoute("/tables/{table}/play", _play))
    return [
        Mount("/api", routes=api),
        Route("/healthz", _health),
        Route("/{path:path}", pages.client),
    ]


def _guarded(endpoint: Endpoint) -> Handler:
    """The endpoint, closed to foreign pages where it changes something."""

    @wraps(endpoint.handler)
    async def handler(request: Request) -> Response:
        if endpoint.method == "POST" and not same_origin(request.headers):
            raise Refuse(403, "problem-origin", "this request comes from a page of another server")
        return await endpoint.handler(request)

    return handler


async def _play(socket: WebSocket) -> None:
    await Connection(socket, socket.app.state.lobby, socket.app.state.gate).serve()


async def _describe(request: Request) -> Response:
    return pages.packed(request, _document(), "application/json")


@cache
def _document() -> bytes:
    return msgspec.json.encode(openapi.document(ENDPOINTS))


async def _health(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refuse)
    return answer(error.problem, error.status)


async def _unwritable(request: Request, error: Exception) -> Response:
    LOG.error("nothing can be written: %s", error)
    return answer(Problem("problem-unwritable", "the server cannot write now; try again later"), 503)


async def _http_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = answer(Problem(f"problem-{error.status_code}", error.detail), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, error: Exception) -> Response:
    response = answer(Problem("problem-internal", "something went wrong on the server"), 500)
    response.headers.update(HEADERS)
    return response
