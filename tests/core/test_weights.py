"""Weights as data: what is read, and what is refused."""

from __future__ import annotations

import pytest

from fourwinds import Unusable
from fourwinds.core import registry
from fourwinds.core.weights import packaged, read, write


@pytest.mark.parametrize("game", registry.games())
def test_every_game_comes_with_its_weights(game: str) -> None:
    assert packaged(game) == registry.find(game).weights()


def test_what_is_written_is_read_again() -> None:
    weights = {"near": 0.1, "far.1": -2.5e-07, "win": 100.0}
    assert read(write(weights)) == weights


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not JSON"),
        ("[1, 2]", "not an object"),
        ('{"near": "0.1"}', "'near' is not a number"),
        ('{"near": true}', "'near' is not a number"),
        ('{"near": NaN}', "'near' is not a number"),
        ('{"near": [0.1]}', "'near' is not a number"),
    ],
)
def test_bad_weights_are_refused(text: str, words: str) -> None:
    with pytest.raises(Unusable, match=words):
        read(text)
