"""What the tests of the tab share."""

from __future__ import annotations

import itertools
import random

import pytest

from elbowroom.table import new_table, requests


@pytest.fixture(autouse=True)
def the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has its games dealt as in the run before."""
    numbers = itertools.count()
    for module in (new_table, requests):
        monkeypatch.setattr(module, "new_seed", lambda: random.Random(next(numbers)).randbytes(16).hex())
