"""Every tile has its test file, and every test file its tile."""

from __future__ import annotations

import pytest

from elbowroom.boxes import box
from tests.support import ROOT, TESTS

BOX = ROOT / "src" / "elbowroom" / "boxes" / "base"


@pytest.mark.parametrize(("folder", "count"), [("races", 14), ("powers", 20)])
def test_a_file_for_every_tile(folder: str, count: int) -> None:
    """COMP-2, COMP-3."""
    modules = {path.stem for path in (BOX / folder).glob("*.py")} - {"__init__"}
    tests = {path.stem.removeprefix("test_") for path in (TESTS / "boxes" / "base" / folder).glob("test_*.py")}
    assert len(modules) == count
    assert tests == modules


def test_files_are_named_after_their_tiles() -> None:
    found = {tile.id.replace("-", "_") for tile in (*box("base").races, *box("base").powers)}
    assert found == {path.stem for folder in ("races", "powers") for path in (BOX / folder).glob("*.py")} - {"__init__"}
