"""Secrets: who holds one may act. The store knows only their digests.

The host's secret is drawn by lot. The secrets of the seats and of the spectators follow from it,
so that the server can name them to the host again, and only to the host. Tables of a chain of
"again" share one root and with it their secrets: a link once given works at the next table too.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from random import Random
from typing import Final

from fourwinds.server.store.base import Key, SeatRow
from fourwinds.server.wire import OpenedTable, SeatKey

WATCH: Final = -1
HOST: Final = -2
ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz0123456789"


def new_table_id(rng: Random) -> str:
    """Ten letters and digits."""
    return "".join(rng.choice(ALPHABET) for _ in range(10))


def new_secret(rng: Random) -> str:
    """128 bits in 22 characters that fit into an address."""
    return _text(rng.randbytes(16))


def derived(host: str, root: str, role: int, issue: int) -> str:
    """The secret of a seat or of the spectators, of the same form."""
    return _text(hmac.digest(host.encode(), f"{root} {role} {issue}".encode(), sha256)[:16])


def digest(secret: str) -> str:
    """What is kept of a secret. It has 128 bits of chance, so a plain hash cannot be undone."""
    return sha256(secret.encode()).hexdigest()


def opened(host: str, table: str, root: str, seats: list[SeatRow]) -> OpenedTable:
    """All secrets of a table, for its host."""
    people = [seat for seat, row in enumerate(seats) if not row.bot]
    keys = [SeatKey(seat, derived(host, root, seat, seats[seat].issue)) for seat in people]
    return OpenedTable(table, host, derived(host, root, WATCH, 0), keys)


def keys(table: OpenedTable) -> list[Key]:
    """The same secrets as the store keeps them."""
    pairs = [(HOST, table.host), (WATCH, table.watch), *((key.seat, key.secret) for key in table.seats)]
    return [Key(digest(secret), table.table, role) for role, secret in pairs]


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
