"""The words of the page, read straight from the files of the languages."""

from __future__ import annotations

import re
from functools import cache

from .browsing import ROOT

LANGUAGES = {"en": "English", "pl": "Polski", "cs": "Čeština", "uk": "Українська"}


@cache
def _lines(language: str) -> str:
    return (ROOT / "src" / "elbowroom" / "locale" / language / "page.ftl").read_text(encoding="utf-8")


def word(language: str, message: str) -> str:
    """A message without variables."""
    found = re.search(rf"^{message} = (.+)$", _lines(language), re.MULTILINE)
    assert found, f"{message} is not in {language}"
    return found[1]


def gaps(text: str) -> list[str]:
    """Ids of messages that show through where a text is missing."""
    ids = set(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", _lines("en"), re.MULTILINE))
    return [each for each in re.findall(r"[a-z]+(?:-[a-z]+)+", text) if each in ids]
