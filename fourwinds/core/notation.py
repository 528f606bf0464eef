"""Actions in words, for records: a game lists the words of all its actions, each at the action's number."""

from __future__ import annotations

from fourwinds.core.messages import Unusable


class Notation:
    """The words of a game's actions, and a few of them to show somebody who wrote others."""

    def __init__(self, words: list[str], examples: str) -> None:
        self.words = words
        self._examples = examples
        self._actions = {words: action for action, words in enumerate(words)}

    def notate(self, action: int) -> str:
        """The action in words."""
        return self.words[action]

    def parse(self, text: str) -> int:
        """The action of such words."""
        action = self._actions.get(text)
        if action is None:
            raise Unusable(f"unknown action '{text[:60]}'; for example: {self._examples}")
        return action
