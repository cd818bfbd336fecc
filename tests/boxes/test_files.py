"""Every tile has its test file, and every test file its tile, in whatever box."""

from __future__ import annotations

import pytest

from elbowroom.boxes import BOXES, box
from tests.support import ROOT, TESTS

FOLDERS = ("races", "powers", "relics", "places")
# What is in the boxes one can buy (COMP-2, COMP-3, U-COMP-02, U-COMP-03, U-COMP-07).
PRINTED = {"base": (14, 20, 0, 0), "underground": (15, 21, 6, 9)}


def modules(name: str, folder: str) -> set[str]:
    """The tiles' modules in a folder of a box."""
    return {path.stem for path in (ROOT / "src" / "elbowroom" / "boxes" / name / folder).glob("*.py")} - {"__init__"}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("name", BOXES)
def test_a_file_for_every_tile(name: str, folder: str) -> None:
    tests = {path.stem.removeprefix("test_") for path in (TESTS / "boxes" / name / folder).glob("test_*.py")}
    assert tests == modules(name, folder)


@pytest.mark.parametrize("name", BOXES)
def test_files_are_named_after_their_tiles(name: str) -> None:
    tiles = box(name)
    found = {tile.id.replace("-", "_") for tile in (*tiles.races, *tiles.powers, *tiles.finds)}
    assert found == {module for folder in FOLDERS for module in modules(name, folder)}


@pytest.mark.parametrize("name", PRINTED)
def test_nothing_is_added_to_a_printed_box(name: str) -> None:
    """COMP-2, COMP-3, U-COMP-02, U-COMP-03, U-COMP-07: what one adds goes into a box of its own (CONTRIBUTING.md)."""
    assert tuple(len(modules(name, folder)) for folder in FOLDERS) == PRINTED[name]


def test_no_id_stands_for_two_things() -> None:
    tiles = [tile for name in BOXES for tile in (*box(name).races, *box(name).powers, *box(name).finds)]
    ids = [f"{tile.kind} {tile.id}" for tile in tiles]
    assert len(set(ids)) == len(ids)
