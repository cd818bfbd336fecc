"""What arena, atlas and command line say to their user: texts by id, numbers as his language writes them, mistakes."""

from __future__ import annotations

from functools import cache

from elbowroom.locale import Texts

_COMMA = ("pl", "cs", "uk")


@cache
def texts_in(language: str) -> Texts:
    """The texts of a language; reading them takes a tenth of a second, so it is done once."""
    return Texts(language)


def decimal(value: float, places: int, language: str) -> str:
    """A number as it is written in a language; never a negative nothing."""
    text = f"{value:.{places}f}"
    if not float(text):
        text = text.lstrip("-")
    return text.replace(".", ",") if language in _COMMA else text


class Mistake(ValueError):
    """Something that cannot be done and that the user is told in his language: a text's id and what it needs.

    As a string it is English, for whoever calls from Python.
    """

    def __init__(self, id: str, /, **details: str | int) -> None:
        super().__init__(id, details)
        self.id = id
        self.details = details

    def told(self, texts: Texts) -> str:
        """The sentence."""
        return texts.get(self.id, **self.details)

    def __str__(self) -> str:
        return self.told(texts_in("en"))

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.id, self.details)


def _again(kind: type[Mistake], id: str, details: dict[str, str | int]) -> Mistake:
    """A mistake that came from another process."""
    return kind(id, **details)
