"""Secrets: who holds one may act. The store knows only their digests.

The host's secret is drawn by lot. The spectators' secret, the keys of the seats on the host's own
device and the invitations to all others follow from it, so that the server can name them to the host
again, and only to the host. Whoever sits down with an invitation brings a key of their own, which
nobody else can know. Tables of a chain of "again" share their secrets: a key works at the next table too.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from random import Random
from typing import Final

from fourwinds.server.store.base import Key, SeatRow, inviting
from fourwinds.server.wire import OpenedTable, SeatKey

WATCH: Final = -1
HOST: Final = -2
BY_LINK: Final = "link"
"""The kind of a seat that belongs to whoever sits down there with an invitation."""
ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz0123456789"


def new_table_id(rng: Random) -> str:
    """Ten letters and digits."""
    return "".join(rng.choice(ALPHABET) for _ in range(10))


def new_secret(rng: Random) -> str:
    """128 bits in 22 characters that fit into an address."""
    return _text(rng.randbytes(16))


def derived(host: str, root: str, role: int, issue: int) -> str:
    """A secret that the host may know, of the same form."""
    return _text(hmac.digest(host.encode(), f"{root} {role} {issue}".encode(), sha256)[:16])


def digest(secret: str) -> str:
    """What is kept of a secret. It has 128 bits of chance, so a plain hash cannot be undone."""
    return sha256(secret.encode()).hexdigest()


def opened(host: str, table: str, root: str, seats: list[SeatRow]) -> OpenedTable:
    """All secrets of a table that are its host's."""
    people = [(seat, row) for seat, row in enumerate(seats) if not row.bot]
    keys = [SeatKey(seat, derived(host, root, seat, row.issue), row.kind == BY_LINK) for seat, row in people]
    return OpenedTable(table, host, derived(host, root, WATCH, 0), keys)


def keys(table: OpenedTable) -> list[Key]:
    """The same secrets as the store keeps them."""
    seats = [(inviting(key.seat) if key.invitation else key.seat, key.secret) for key in table.seats]
    pairs = [(HOST, table.host), (WATCH, table.watch), *seats]
    return [Key(digest(secret), table.table, role) for role, secret in pairs]


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
