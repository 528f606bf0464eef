"""Limits: how much one connection, one seat and one address may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

ADDRESSES: Final = 10_000
"""Addresses that are remembered; the one that was quiet longest is forgotten first."""


@dataclass
class Limits:
    """Messages a second that are allowed for long, and how many at once. A new table costs `opening` of them.

    What everybody at a table is told, names and chat, is limited for each seat.
    """

    connection_rate: float = 60.0
    connection_burst: float = 200.0
    address_rate: float = 200.0
    address_burst: float = 1000.0
    opening: float = 20.0
    mistake: float = 5.0
    telling_rate: float = 1.0
    telling_burst: float = 10.0


class Bucket:
    """Tokens that come back with time."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._then = now

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Takes tokens if they are there."""
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class Gate:
    """Makes buckets for connections and keeps those of the addresses."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self._clock = clock
        self._addresses: OrderedDict[str, Bucket] = OrderedDict()

    def connection(self) -> Bucket:
        """The bucket of a new connection."""
        return Bucket(self.limits.connection_rate, self.limits.connection_burst, self._clock())

    def seat(self) -> Callable[[], bool]:
        """Whether a seat may tell the whole table something now; it counts when it is asked."""
        bucket = Bucket(self.limits.telling_rate, self.limits.telling_burst, self._clock())
        return lambda: bucket.take(self._clock())

    def allows(self, address: str, tokens: float = 1.0, connection: Bucket | None = None) -> bool:
        """Whether the address, and the connection if there is one, may ask for more."""
        now, known = self._clock(), network(address)
        bucket = self._addresses.pop(known, None)
        if bucket is None:
            bucket = Bucket(self.limits.address_rate, self.limits.address_burst, now)
        self._addresses[known] = bucket
        if len(self._addresses) > ADDRESSES:
            self._addresses.popitem(last=False)
        own = connection is None or connection.take(now, tokens)
        return bucket.take(now, tokens) and own


def network(address: str) -> str:
    """What counts as one address: whoever has one of IPv6 has all of its /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
