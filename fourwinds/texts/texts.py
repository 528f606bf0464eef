"""Formats texts in one language."""

from __future__ import annotations

from fourwinds.core.messages import Refusal, Text
from fourwinds.texts.files import bundle


class MissingText(KeyError):
    """A text, or an argument that it needs, that is not there."""

    def __str__(self) -> str:
        """The reason as it was given; a plain KeyError would quote it."""
        return str(self.args[0])


class Texts:
    """All texts in one language.

    An argument named `seat` is a seat's number and `seats` a comma list of them; both are said as names.
    """

    def __init__(self, language: str) -> None:
        """Takes one of `LANGUAGES`; raises `Unusable` for others."""
        self.language = language
        self._bundle = bundle(language)

    def say(self, text: Text, names: list[str] | None = None) -> str:
        """The text in words; raises `MissingText`. Without names the seats are called Player 1, Player 2, ..."""
        values = {name: self._value(name, value, names or []) for name, value in text.args.items()}
        return self._format(text.key, values)

    def refusal(self, refusal: Refusal, names: list[str] | None = None) -> str:
        """The reason of a refusal with the number of its rule: "R 7.4: The temple needs an unused key."."""
        reason = self.say(refusal.text, names)
        return self.word("refusal", rule=refusal.rule, reason=reason) if refusal.rule else reason

    def word(self, key: str, /, **args: int | str | Text) -> str:
        """The text of a key, or of an attribute as in `explorers-option-layout.help`."""
        return self.say(Text(key, args))

    def join(self, items: list[str]) -> str:
        """A list as people say it: "Ann, Bob and Cem"."""
        if not items:
            return ""
        head, *rest = items
        for item in rest[:-1]:
            head = self.word("list-comma", head=head, next=item)
        return self.word("list-and", head=head, last=rest[-1]) if rest else head

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def _value(self, name: str, value: int | str | Text, names: list[str]) -> int | str:
        if isinstance(value, Text):
            return self.say(value, names)
        if name == "seat":
            return self._seat(int(value), names)
        if name == "seats":
            return self.join([self._seat(int(seat), names) for seat in str(value).split(",") if seat])
        return value

    def _seat(self, seat: int, names: list[str]) -> str:
        return names[seat] if 0 <= seat < len(names) else self.word("seat-name", number=seat + 1)

    def _format(self, key: str, values: dict[str, int | str]) -> str:
        if not self.has(key):
            raise MissingText(f"no text '{key}' in '{self.language}'")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"text '{key}' in '{self.language}': {errors[0]}")
        return str(said)
