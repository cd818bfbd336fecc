"""The vocabulary as the page's forms have it: every word has a text in every language, and nothing is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from elbowroom.notation.own import vocabulary
from elbowroom.notation.own.words import EFFECTS
from tests.support import ROOT


def _texts(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("text"), str):
            yield part["text"]
        for value in part.values():
            yield from _texts(value)
    elif isinstance(part, list):
        for value in part:
            yield from _texts(value)


@pytest.mark.parametrize("language", ["en", "pl", "cs", "uk"])
def test_every_word_has_a_text(language: str) -> None:
    text = (ROOT / "src" / "elbowroom" / "locale" / language / "workshop.ftl").read_text("utf-8")
    written = set(re.findall(r"^(own-[\w-]+) =", text, re.MULTILINE))
    assert written == set(_texts(vocabulary()))


def test_a_key_with_another_meaning_has_another_text() -> None:
    keys = {effect["id"]: {key["id"]: key["text"] for key in effect["keys"]} for effect in vocabulary()["effects"]}
    for one, told in EFFECTS.items():
        for other, also in EFFECTS.items():
            for name in told.keys.keys() & also.keys.keys():
                same = told.keys[name].about == also.keys[name].about
                assert (keys[one][name] == keys[other][name]) == same, (one, other, name)
