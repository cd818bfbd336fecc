"""The words of the page, read straight from the files of the languages."""

from __future__ import annotations

import re
from functools import cache

from .browsing import ROOT

LANGUAGES = {"en": "English", "pl": "Polski", "cs": "Čeština", "uk": "Українська"}
FILES = ("page.ftl", "workshop.ftl", "tiles.ftl")


@cache
def _lines(language: str) -> str:
    folder = ROOT / "src" / "elbowroom" / "locale" / language
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in FILES)


def word(language: str, message: str) -> str:
    """A message without variables."""
    found = re.search(rf"^{message} = (.+)$", _lines(language), re.MULTILINE)
    assert found, f"{message} is not in {language}"
    return found[1]


def pattern(language: str, message: str) -> str:
    """A message as a regular expression, where each variable may be anything but a comma."""
    return "[^,]+".join(re.escape(part) for part in re.split(r"\{ \$\w+ \}", word(language, message)))


def beginning(language: str, message: str) -> str:
    """What a message begins with, before its first variable."""
    return word(language, message).partition("{")[0]


def gaps(text: str) -> list[str]:
    """Ids of messages that show through where a text is missing."""
    ids = set(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", _lines("en"), re.MULTILINE))
    return [each for each in re.findall(r"[a-z]+(?:-[a-z]+)+", text) if each in ids]
