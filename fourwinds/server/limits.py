"""Limits: how much one connection, one seat and one address may ask for."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from fourwinds.server.problems import Refuse

ADDRESSES: Final = 10_000
"""Addresses that are remembered."""
DAY: Final = 86_400.0
QUIET: Final = 60.0
"""Seconds between two warnings of the same kind."""
LOG: Final = logging.getLogger(__name__)


@dataclass
class Limits:
    """Messages a second that are allowed for long, and how many at once. A new table costs `opening` of them.

    What everybody at a table is told, names and chat, is limited for each seat. `sockets` are connections of
    devices at tables; `spare` ones are left for requests.
    """

    connection_rate: float = 60.0
    connection_burst: float = 200.0
    address_rate: float = 200.0
    address_burst: float = 3000.0
    opening: float = 20.0
    mistake: float = 5.0
    telling_rate: float = 1.0
    telling_burst: float = 10.0
    sockets: int = 1500
    sockets_address: int = 200
    spare: int = 500
    spare_address: int = 200
    request_seconds: float = 20.0
    """For the headers and the body of a request together."""
    tables_a_day: int = 500
    """New tables of one address: so many at once, and as many more in a day."""

    @property
    def connections(self) -> int:
        """All connections that may be open."""
        return self.sockets + self.spare

    @property
    def connections_address(self) -> int:
        """Those of one address."""
        return self.sockets_address + self.spare_address


UNLIMITED: Final = Limits(
    connection_rate=1e9,
    connection_burst=1e9,
    address_rate=1e9,
    address_burst=1e9,
    telling_rate=1e9,
    telling_burst=1e9,
    sockets=10_000,
    sockets_address=10_000,
    tables_a_day=10**9,
)
"""For measurements."""


class Notices:
    """Tells the operator that a limit cut in, but does not fill the log."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._clock = clock
        self._told: dict[str, float] = {}

    def warn(self, message: str, *args: object) -> None:
        """A warning, once a minute at most."""
        now = self._clock()
        if now - self._told.get(message, -QUIET) >= QUIET:
            self._told[message] = now
            self._log.warning(message, *args)


class Tally:
    """How many of something there are of each address, and in all."""

    def __init__(self) -> None:
        self.total = 0
        self._numbers: dict[str, int] = {}

    def of(self, address: str) -> int:
        """Those of one address."""
        return self._numbers.get(address, 0)

    def more(self, address: str) -> None:
        """One more."""
        self.total += 1
        self._numbers[address] = self.of(address) + 1

    def less(self, address: str) -> None:
        """One less; an address that has none is forgotten."""
        self.total -= 1
        self._numbers[address] -= 1
        if not self._numbers[address]:
            del self._numbers[address]


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


class Buckets:
    """A bucket for each address; the one that was quiet longest is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float, tokens: float = 1.0) -> bool:
        """Takes tokens of the address if they are there."""
        known = network(address)
        bucket = self._buckets.pop(known, None) or Bucket(self._rate, self._burst, now)
        self._buckets[known] = bucket
        if len(self._buckets) > ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now, tokens)


class Gate:
    """Knows how much every connection, seat and address has asked for."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self._clock = clock
        self._asking = Buckets(limits.address_rate, limits.address_burst)
        self._opening = Buckets(limits.tables_a_day / DAY, limits.tables_a_day)
        self._sockets = Tally()
        self._notices = Notices(LOG, clock)

    def connection(self) -> Bucket:
        """The bucket of a new connection."""
        return Bucket(self.limits.connection_rate, self.limits.connection_burst, self._clock())

    def seat(self) -> Callable[[], bool]:
        """Whether a seat may tell the whole table something now; it counts when it is asked."""
        bucket = Bucket(self.limits.telling_rate, self.limits.telling_burst, self._clock())
        return lambda: bucket.take(self._clock())

    def allows(self, address: str, tokens: float = 1.0, connection: Bucket | None = None) -> bool:
        """Whether the address, and the connection if there is one, may ask for more."""
        now = self._clock()
        own = connection is None or connection.take(now, tokens)
        return self._asking.take(address, now, tokens) and own

    def opens(self, address: str) -> None:
        """Counts a new table of the address, or refuses it."""
        if not self.allows(address, self.limits.opening):
            raise Refuse(429, "problem-too-often", "too many tables in a short time; try again in a minute")
        if not self._opening.take(address, self._clock()):
            self._notices.warn("more than %d tables a day from %s", self.limits.tables_a_day, network(address))
            raise Refuse(429, "problem-tables-a-day", "too many tables were opened at this address today")

    def enter(self, address: str) -> Refuse | None:
        """Counts a socket of the address, or says why there may be no more."""
        known = network(address)
        if self._sockets.of(known) >= self.limits.sockets_address:
            self._notices.warn("more than %d sockets from %s", self.limits.sockets_address, known)
            return Refuse(429, "problem-sockets", "too many tables are open at this address")
        if self._sockets.total >= self.limits.sockets:
            self._notices.warn("more than %d sockets", self.limits.sockets)
            return Refuse(503, "problem-full", "the server is full; try again later")
        self._sockets.more(known)
        return None

    def leave(self, address: str) -> None:
        """A socket that was counted is closed."""
        self._sockets.less(network(address))


def network(address: str) -> str:
    """What counts as one address: whoever has one of IPv6 has all of its /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
