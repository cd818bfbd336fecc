"""The note about the committed atlas says what its tables say."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
NOTE = (DOCS / "atlas.md").read_text("utf-8").split("## What the atlas shows")[1].split("\n## ")[0]
INDEX = (DOCS / "atlas" / "README.md").read_text("utf-8")


def intervals() -> list[tuple[str, str, str]]:
    """Values with their intervals, as the note gives them."""
    return [found[:3] for found in re.findall(r"(-?\d+\.\d+)\s\((-?\d+\.\d+)\sto\s(-?\d+\.\d+)\)", NOTE)]


def triples() -> list[tuple[float, float, float]]:
    """Values with their intervals in all tables."""
    found = []
    for path in sorted((DOCS / "atlas").glob("*.csv")):
        with path.open(encoding="utf-8") as file:
            for row in list(csv.reader(file))[1:]:
                numbers = [float(cell) if re.fullmatch(r"-?\d+(\.\d+)?", cell) else float("nan") for cell in row]
                found += list(zip(numbers, numbers[1:], numbers[2:], strict=False))
    return found


def test_the_note_has_five_sentences_with_intervals() -> None:
    assert re.findall(r"^(\d)\. ", NOTE, re.M) == ["1", "2", "3", "4", "5"]
    assert len(intervals()) >= 10


@pytest.mark.parametrize("said", intervals(), ids=" ".join)
def test_every_interval_of_the_note_is_in_a_table(said: tuple[str, str, str]) -> None:
    digits = len(said[0].split(".")[1])
    wanted = tuple(float(number) for number in said)
    reach = 0.5 * 10**-digits + 1e-9
    assert any(
        all(abs(one - other) <= reach for one, other in zip(found, wanted, strict=True)) for found in triples()
    ), said


def test_the_note_names_the_version_that_played() -> None:
    version = re.search(r"version (\S+)\. Made by", INDEX)
    assert version is not None
    assert f"all by version {version[1]}" in " ".join(NOTE.split())


def test_the_index_and_the_files_agree() -> None:
    named = set(re.findall(r"\]\(([\w-]+)\.(?:csv|svg)\)", INDEX))
    there = {path.stem for path in (DOCS / "atlas").glob("*.csv")}
    assert there == {path.stem for path in (DOCS / "atlas").glob("*.svg")}
    assert named <= there
    games = {boxes: int(count) for count, boxes in re.findall(r"run data --games (\d+) --boxes (\S+)", INDEX)}
    assert games["base"] >= 20_000
    assert games["underground"] >= 5_000
