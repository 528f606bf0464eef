"""Where chance comes from: a fuzzer's bytes, Hypothesis, or plain luck; and what is done to texts and trees with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")
Lot: TypeAlias = Callable[[int], int]
"""A number from 0 to below another."""

ODD_WORDS: Final = (
    *("", " ", "*", "-", "-1", "0", "1", "7", "99", "+1", "1.5", "1e9", "NaN", "end", "end 0", "#", "|", ":", "=", ","),
    *("0" * 30, "9" * 5000, "\u0661", "\u00b2", "\u2028", "\ufeff", "\x00", "\x1c", "\ud800", "\U0001f9ed", "e\u0301"),
    *("x" * 300, "bot:", "bot:greedy", "guest", "true", "null", "[[", "{}", "[" * 5000, "../..", "%s", "\\", '"'),
)
ODD_VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 7, 10**30, -(2**63), 0.5, 1e400, float("nan")),
    *("", "0", "x", "\ud800", [], [[]], [None], {}, {"": None}, {"0": 0}, [0] * 300),
)


def one(lot: Lot, things: Sequence[T]) -> T:
    """One of several."""
    return things[lot(len(things))]


def changed_text(lot: Lot, text: str) -> str:
    """A text with something cut out, put in, or cut off."""
    at = lot(len(text) + 1)
    until = min(len(text), at + lot(4))
    return one(lot, (text[:at] + text[until:], text[:at] + one(lot, ODD_WORDS) + text[until:], text[:at]))


def changed_tree(lot: Lot, tree: Any) -> Any:
    """A copy of some JSON in which one thing, somewhere, is another or gone."""
    if isinstance(tree, dict) and tree and lot(8):
        key = one(lot, list(tree))
        rest = {name: value for name, value in tree.items() if name != key}
        kind = lot(6)
        if kind == 0:
            return rest
        return {**rest, one(lot, ODD_WORDS): tree[key]} if kind == 1 else {**tree, key: changed_tree(lot, tree[key])}
    if isinstance(tree, list) and tree and lot(8):
        at = lot(len(tree))
        kind = lot(6)
        if kind == 0:
            return tree[:at] + tree[at + 1 :]
        if kind == 1:
            return [*tree, tree[at]]
        return [*tree[:at], changed_tree(lot, tree[at]), *tree[at + 1 :]]
    if isinstance(tree, str) and not lot(3):
        return changed_text(lot, tree)
    if isinstance(tree, int) and not isinstance(tree, bool) and lot(2):
        return tree + one(lot, (-1, 1))
    return one(lot, ODD_VALUES)
