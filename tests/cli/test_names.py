"""The command line names no race, power, relic, place or piece: what there is, it asks the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.test_names import CLASSES, EVERYDAY, IDS, ON_THE_BOARD, named
from tests.support import ROOT

OTHERWISE = {"pipe"}  # a pipe of the system's, in the name of a method that Rich calls
FILES = sorted((ROOT / "src" / "elbowroom" / "cli").glob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_tile_is_named(path: Path) -> None:
    found = [
        f"{path.name}:{line}: {word}"
        for line, word, prose in named(path.read_text("utf-8"))
        if (word.lower() in IDS - OTHERWISE or word in CLASSES)
        and not (prose and word.lower() in EVERYDAY | ON_THE_BOARD)
    ]
    assert found == []
