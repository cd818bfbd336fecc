"""Every scenario file holds, and says what it shows."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from elbowroom.notation.check import OK, check_file
from tests.support import ROOT, rule_ids

SCENARIOS = ROOT / "scenarios"
BOXES = ("base", "underground")
FILES = sorted(path.relative_to(SCENARIOS).as_posix() for box in BOXES for path in (SCENARIOS / box).rglob("*.toml"))


@pytest.mark.parametrize("file", FILES)
def test_scenario_holds(file: str) -> None:
    assert check_file(SCENARIOS / file) == (OK, f"ok {SCENARIOS / file}")


@pytest.mark.parametrize("file", FILES)
def test_scenario_says_what_it_shows(file: str) -> None:
    data = tomllib.loads((SCENARIOS / file).read_text("utf-8"))
    assert data.get("title", "").strip()
    assert data.get("rules")
    assert set(data["rules"]) <= rule_ids()


def test_every_box_has_scenarios() -> None:
    assert {file.split("/")[0] for file in FILES} == set(BOXES)


def test_file_names_are_unique() -> None:
    assert [name for name, count in Counter(Path(file).name for file in FILES).items() if count > 1] == []


def test_titles_are_unique() -> None:
    titles = Counter(tomllib.loads((SCENARIOS / file).read_text("utf-8"))["title"] for file in FILES)
    assert [title for title, count in titles.items() if count > 1] == []


def test_rule_ids_are_those_of_both_books() -> None:
    assert {
        "DEF-1",
        "CONQ-29",
        "RACE-Ghouls-2",
        "POWER-DragonMaster-4",
        "EX-4",
        "U-TURN-04",
        "U-PLACE-PENTACLE-9",
    } <= rule_ids()
    assert not {"DEF-0", "CONQ-30", "U-TURN-4", "U-CONQ-1"} & rule_ids()
