"""The page about the committed atlas says what its tables say, and its games are those of its data card."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
import yaml

import elbowroom
from elbowroom.atlas import read

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGE = (DOCS / "atlas.md").read_text("utf-8")
NOTE = PAGE.split("<!-- made: shows -->")[1].split("<!-- end -->")[0]
INDEX = (DOCS / "atlas" / "README.md").read_text("utf-8")
CARD = (DOCS / "atlas" / "DATA.md").read_text("utf-8")


def intervals() -> list[tuple[str, str, str]]:
    """Values with their intervals, as the page gives them."""
    return re.findall(r"(-?\d+\.\d+) \((-?\d+\.\d+) to (-?\d+\.\d+)\)", PAGE)


def triples() -> list[tuple[float, float, float]]:
    """Values with their intervals in all tables."""
    found = []
    for path in sorted((DOCS / "atlas").glob("*.csv")):
        with path.open(encoding="utf-8") as file:
            for row in list(csv.reader(file))[1:]:
                numbers = [float(cell) if re.fullmatch(r"-?\d+(\.\d+)?", cell) else float("nan") for cell in row]
                found += list(zip(numbers, numbers[1:], numbers[2:], strict=False))
    return found


def test_every_interval_of_the_page_is_in_a_table() -> None:
    known = triples()
    assert len(intervals()) >= 100
    for said in intervals():
        wanted = tuple(float(number) for number in said)
        reach = 0.5 * 10 ** -len(said[0].split(".")[1]) + 1e-9
        assert any(
            all(abs(one - other) <= reach for one, other in zip(found, wanted, strict=True)) for found in known
        ), said


def test_page_tables_and_card_are_of_one_version() -> None:
    version = re.search(r"version (\S+)\. Made by", INDEX)
    assert version is not None
    assert f"Made by version {version[1]};" in NOTE
    assert f"version {version[1]} of rules" in " ".join(CARD.split())
    for folder in (DOCS / "atlas" / "data").glob("*"):
        atlas = read(folder)
        assert atlas.terms.made_by == version[1]
        assert not atlas.problems


def test_the_card_counts_the_games_that_are_there() -> None:
    listed = set(re.findall(r"^\| (\S+) \| (\w+) \| \d+ \| (\S+) \| ([\d,]+) \|", CARD, re.M))
    names = set(re.findall(r"\(data/([\w-]+)/games\.parquet\)", CARD))
    assert names == {folder.name for folder in (DOCS / "atlas" / "data").glob("*")}
    for name in names:
        atlas = read(DOCS / "atlas" / "data" / name)
        for (boxes,), games in atlas.games.group_by(["boxes"]):
            assert (atlas.terms.bot_name, atlas.terms.picks, boxes, f"{games['seed'].n_unique():,}") in listed
    assert sum(path.stat().st_size for path in (DOCS / "atlas" / "data").rglob("*.parquet")) <= 3_000_000


def test_the_index_and_the_files_agree() -> None:
    named = set(re.findall(r"\]\(([\w-]+)\.(?:csv|svg)\)", INDEX))
    there = {path.stem for path in (DOCS / "atlas").glob("*.svg")}
    assert named == there
    assert {path.stem for path in (DOCS / "atlas").glob("*.csv")} - there == {
        "agreement",
        "before-power-base",
        "before-race-base",
    }
    linked = set(re.findall(r"\((atlas/[\w./-]+)\)", PAGE))
    assert [link for link in linked if not (DOCS / link).exists()] == []


def test_the_citation_has_its_form() -> None:
    """What the Citation File Format 1.2.0 asks for, and the version that this is."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= set(cited)
    assert cited["type"] in ("software", "dataset")
    assert all(set(author) <= {"name", "website"} and author["name"] for author in cited["authors"])
    assert cited["version"] == elbowroom.__version__
    assert cited["license"] == "MIT"
    assert all(isinstance(word, str) for word in cited["keywords"])


@pytest.mark.parametrize("name", ["shows", "agreement", "before"])
def test_the_parts_that_are_made_are_there(name: str) -> None:
    assert PAGE.count(f"<!-- made: {name} -->\n") == 1
