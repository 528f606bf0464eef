"""What people read, in four languages: the `Text` objects of the rules become sentences here."""

from fourwinds.texts.files import LANGUAGES, rules, sources
from fourwinds.texts.texts import MissingText, Texts

__all__ = ["LANGUAGES", "MissingText", "Texts", "rules", "sources"]
