"""What stands around every request: whom it is for, how often it comes, foreign pages, headers for browsers."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourwinds.core.messages import Unusable
from fourwinds.server.endpoint import answer
from fourwinds.server.limits import Gate
from fourwinds.server.problems import Refuse

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

HOST: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([^\s:@/\[\]]+))(?::[0-9]{1,5})?")
"""An address in brackets or a name, and perhaps a port."""
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True)
class Hosts:
    """By which names the server may be asked for.

    A page of any name can have that name point here later and would then pass for one of ours.
    An address cannot be made to point elsewhere.
    """

    names: frozenset[str] = LOOPBACK
    addresses: bool = False
    """Whether any address will do: the server listens on all."""

    def known(self, host: str) -> bool:
        """Whether a `Host` names this server."""
        name = host_name(host)
        return name in self.names or (self.addresses and _is_address(name))


def host_name(host: str) -> str:
    """The name or address in a `Host`, spelled in one way, or nothing."""
    found = HOST.fullmatch(host)
    name = (found[1] or found[2]).lower().removesuffix(".") if found else ""
    return str(ip_address(name)) if _is_address(name) else name


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def hosts_of(host: str, bound: str, allowed: Iterable[str] = ()) -> Hosts:
    """What a server goes by that was started for a host, got an address, and is allowed further names."""
    everywhere = bound in {"0.0.0.0", "::"}
    names = set(LOOPBACK) if bound in LOOPBACK else {*LOOPBACK, *_own_names()}
    address = host.partition("%")[0]
    for name in (f"[{address}]" if ":" in address else address, *allowed):
        if not host_name(name):
            raise Unusable(f"'{name}' is not the name of a host")
        names.add(host_name(name))
    return Hosts(frozenset({*names, bound.partition("%")[0]}), everywhere)


def _own_names() -> set[str]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower()
    return {name, name.partition(".")[0], f"{name.partition('.')[0]}.local"}


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


class Door:
    """Lets nobody in who asks for another server, or too often."""

    def __init__(self, app: ASGIApp, hosts: Hosts, gate: Gate) -> None:
        self._app = app
        self._hosts = hosts
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one socket."""
        refusal = None if scope["type"] == "lifespan" else self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await answer(refusal.problem, refusal.status)(scope, receive, send)

    def _refusal(self, scope: Scope) -> Refuse | None:
        host = Headers(scope=scope).get("host", "")
        if not self._hosts.known(host):
            name = host_name(host)[:60]
            return Refuse(421, "problem-host", f"this server does not go by the name '{name}'; see --allowed-host")
        if not self._gate.allows(address(scope)):
            return Refuse(429, "problem-too-often", "too many requests in a short time")
        return None


def address(scope: Scope) -> str:
    """Where a request or a socket comes from."""
    client = scope.get("client")
    return client[0] if client else "unknown"
