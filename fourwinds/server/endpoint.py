"""How an HTTP endpoint is described; its route and its part of the OpenAPI document both come from this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from fourwinds.server.problems import Refuse, wrong_secret
from fourwinds.server.wire import Secret

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
BODY = 16 * 1024
"""Bytes that a request's body may have."""


@dataclass
class Endpoint:
    """A path below /api with one method, what it takes and what it answers."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any
    status: int = 200
    media: str = "application/json"
    body: Any = None
    example: Any = None
    query: dict[str, Any] = field(default_factory=dict)
    secret: bool = False
    refusals: tuple[int, ...] = ()


async def body(request: Request, kind: type[T]) -> T:
    """The request's body, or a refusal that says what is wrong with it."""
    raw = await _raw(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refuse(415, "problem-not-json", "the body must be application/json")
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse(400, "problem-body", str(error)[:200]) from error


async def _raw(request: Request) -> bytes:
    raw = b""
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > BODY:
                raise Refuse(413, "problem-too-big", f"a body may have {BODY} bytes")
    except ClientDisconnect as error:
        raise Refuse(400, "problem-body", "the body ended before it was complete") from error
    return raw


def secret(request: Request) -> str:
    """The secret in the Authorization header."""
    scheme, _, value = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Refuse(401, "problem-no-secret", "Authorization: Bearer with a secret of the table is needed")
    try:
        return msgspec.convert(value.strip(), Secret)
    except msgspec.ValidationError as error:
        raise wrong_secret() from error


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")
