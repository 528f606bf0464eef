"""The OpenAPI description, made from the endpoints and the wire types."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

import fourwinds
from fourwinds import bots
from fourwinds.core import registry
from fourwinds.server.endpoint import Endpoint
from fourwinds.server.wire import Problem, TableId
from fourwinds.texts.files import LANGUAGES

REF: Final = "#/components/schemas/{name}"
MEANING: Final = {
    400: "The request cannot be understood",
    401: "A secret is missing",
    403: "The secret does not allow that, or the request comes from a foreign page",
    404: "There is no such thing",
    409: "Not in this state of the game",
    413: "The body is too big",
    415: "The body is not JSON",
    421: "The server does not go by this name",
    422: "Understood, but the game cannot be set up like that",
    429: "Too many requests",
    503: "Nothing can be written now",
}


def document(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for e in endpoints for kind in (e.answer, e.body) if kind is not None]
    schemas, components = msgspec.json.schema_components([Problem, *kinds], ref_template=REF)
    components["NewTable"]["properties"]["game"]["enum"] = list(registry.games())
    components["SeatWish"]["properties"]["bot"]["enum"] = ["", *bots.NAMES]
    known = {repr(kind): schema for kind, schema in zip([Problem, *kinds], schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(f"/api{endpoint.path}", {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fourwinds", "version": fourwinds.__version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    statuses = {*endpoint.refusals, 421, 429}
    statuses |= {400, 413, 415} if endpoint.body else set()
    statuses |= {401, 403} if endpoint.secret else set()
    statuses |= {403, 503} if endpoint.method == "POST" else set()
    content = {endpoint.media: {"schema": known[repr(endpoint.answer)]}}
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": {str(endpoint.status): {"description": "Done", "content": content}},
    }
    for status in sorted(statuses):
        problem = {"application/json": {"schema": known[repr(Problem)]}}
        operation["responses"][str(status)] = {"description": MEANING[status], "content": problem}
    if endpoint.body:
        content = {"schema": known[repr(endpoint.body)], "examples": {"usual": {"value": endpoint.example}}}
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    if endpoint.secret:
        operation["security"] = [{"secret": []}]
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    named = re.findall(r"{(\w+)}", endpoint.path)
    path = [{"name": name, "in": "path", "required": True, "schema": _path_schema(name)} for name in named]
    query = [{"name": name, "in": "query", "schema": schema} for name, schema in endpoint.query.items()]
    return path + query


def _path_schema(name: str) -> dict[str, Any]:
    if name == "table":
        return msgspec.json.schema(TableId)
    if name == "seat":
        return {"type": "integer", "minimum": 0, "maximum": 5}
    return {"type": "string", "enum": list(LANGUAGES) if name == "language" else list(registry.games())}
