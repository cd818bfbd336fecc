"""Boxes and maps that a test adds are gone after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elbowroom import boxes, locale
from elbowroom.notation import own
from elbowroom.notation.own import ENVIRONMENT


@pytest.fixture(autouse=True)
def nothing_added(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test begins with the shipped boxes alone."""
    monkeypatch.setattr(boxes, "_own", {})
    monkeypatch.setattr(own, "_used", {})
    monkeypatch.setattr(boxes, "_added", {})
    monkeypatch.setattr(locale, "_added", {language: {} for language in locale.languages()})
    monkeypatch.setenv(ENVIRONMENT, "")
    yield
    boxes.load_map.cache_clear()
