"""Nothing that is read may fail in an unclear way: records, messages and edition files, changed by lot.

The same is tried much longer by `python -m bench.fuzz`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bench.fuzz import editions, records, wire
from bench.fuzz.lot import Lot
from fourwinds.core import record, registry
from fourwinds.core.messages import Unusable

bounded = settings(
    max_examples=150,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
)


@st.composite
def made(draw: Callable[[st.SearchStrategy[int]], int], kind: Callable[[Lot], object]) -> object:
    """Something made by Hypothesis' choices."""
    return kind(lambda below: draw(st.integers(0, below - 1)))


@bounded
@given(made(records.made))
def test_a_changed_record_is_loaded_or_refused(text: str) -> None:
    records.tried(text)


@bounded
@given(st.text())
def test_any_text_is_refused_as_a_record(text: str) -> None:
    with pytest.raises(Unusable, match=r"^line "):
        record.loads(text)


@bounded
@given(made(editions.made))
def test_a_changed_edition_is_checked_and_the_check_is_right(case: tuple[str, str]) -> None:
    editions.tried(case)


@pytest.mark.parametrize("game", registry.games())
def test_an_edition_may_be_as_deep_as_it_likes(game: str) -> None:
    assert not editions.tried((game, "[" * 100_000))


@pytest.fixture(scope="module")
def server() -> Iterator[wire.Server]:
    server = wire.Server()
    yield server
    server.close()


@settings(bounded, max_examples=60)
@given(st.integers(0, 2**32))
def test_a_table_outlives_whatever_is_sent(server: wire.Server, seed: int) -> None:
    assert server.visit(Random(seed).randrange)
