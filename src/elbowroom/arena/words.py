"""Mistakes of arena, atlas and command line, told to the user in his language."""

from __future__ import annotations

from elbowroom.locale import Texts, texts_in


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
