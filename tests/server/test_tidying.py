"""Garbage collection without long pauses, and without garbage that stays."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from elbowroom.server import tidying
from elbowroom.server.tidying import Tidying

from .test_match import new_match, play


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """The collector belongs to all tests."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


class _Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize("boxes", [("base",), ("underground",)])
def test_a_game_has_no_cycles(boxes: tuple[str, ...]) -> None:
    """Position, log, views: all is gone at once when nobody holds it."""
    for warm in (True, False):
        match = new_match(boxes=boxes)
        play(match, 2)
        for player in range(4):
            match.view(player)
        gc.collect()
        gc.disable()
        try:
            del match
            assert warm or gc.collect() == 0
        finally:
            gc.enable()


def test_what_is_old_is_set_aside_and_looked_through_when_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a full collection has little to do, and yet nothing stays for good."""
    there = True
    keeper = Tidying(lambda: not there)
    keeper.begin()
    assert gc.get_threshold() == tidying._THRESHOLDS
    before = gc.get_freeze_count()
    assert before > 10_000
    ring = _Ring()
    gone = weakref.ref(ring)
    keeper.tidy()
    assert gc.get_freeze_count() > 10_000
    del ring
    keeper.tidy()
    assert gone() is not None  # it was set aside while it lived
    monkeypatch.setattr(tidying, "_THAW_QUIET", -1.0)
    keeper.tidy()
    assert gone() is not None  # somebody is there
    there = False
    keeper.tidy()
    assert gone() is None
