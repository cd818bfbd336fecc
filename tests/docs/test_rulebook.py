"""What the page's rulebook is made of: chapters with every rule, boards that show them, tiles with their figures."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from tests.support import rule_ids
from tools import make_rulebook
from tools.rulebook_boards import drawn, lay_out
from tools.rulebook_showings import read_all

CONTENTS = json.loads((make_rulebook.OUT / "contents.json").read_text("utf-8"))
STAR = {"a": "bcdef", "b": "a", "c": "a", "d": "a", "e": "a", "f": "a"}
MAPS = {
    "a lone region": {"a": ""},
    "a row": {"a": "b", "b": "ac", "c": "b"},
    "a ring": {"a": "bd", "b": "ac", "c": "bd", "d": "ac"},
    "a star": STAR,
    "two islands": {"a": "b", "b": "a", "c": "d", "d": "c"},
    "everybody's neighbour": {"a": "bcd", "b": "acd", "c": "abd", "d": "abc"},
}


def test_the_files_are_up_to_date() -> None:
    stale = [
        name for name, text in make_rulebook.files().items() if (make_rulebook.OUT / name).read_text("utf-8") != text
    ]
    assert stale == [], "run python -m tools.make_rulebook"


def test_every_rule_stands_in_one_chapter() -> None:
    found = [rule for chapter in CONTENTS["chapters"] for part in chapter["parts"] for rule in part["rules"]]
    assert sorted(found) == sorted(rule.lower() for rule in rule_ids())


def test_nearly_every_rule_can_be_shown() -> None:
    """Only what no position shows (the components' number, what a table must not do) is without a board."""
    assert len(CONTENTS["shown"]) > 0.95 * len(rule_ids())


def test_every_tile_has_rules_and_races_and_powers_have_figures() -> None:
    for tile in make_rulebook.tiles():
        told = CONTENTS["tiles"][make_rulebook.key(tile)]
        assert f"{told['rule']}-1" in rule_ids()
        assert all(each["from"] <= each["wins"] <= each["to"] for each in told["atlas"])
        assert not told["atlas"] or tile.kind in ("race", "power"), tile.id
    without = [id for id, told in CONTENTS["tiles"].items() if id.startswith(("race-", "power-")) and not told["atlas"]]
    assert len(without) < 5, "of so few tiles the atlas has too few games"


def test_a_scenario_that_no_longer_holds_is_told_and_the_next_one_shows_the_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = (make_rulebook.ROOT / "scenarios/base/conq-14-only-adjacent-regions.toml").read_text("utf-8")
    for name, text in {
        "conq-14-a-wrong": good.replace('"illegal conquer c"', '"legal conquer c"'),
        "conq-14-b-broken": good.replace('stage = "conquest"', 'stage = "tea"'),
        "conq-14-c-good": good,
    }.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    chosen = make_rulebook.choices(read_all(sorted(tmp_path.glob("*.toml"))))
    assert chosen["CONQ-14"].path.stem == "conq-14-c-good"
    told = capsys.readouterr().err.splitlines()
    assert [line.split(":")[0].partition(" ")[0] for line in told] == ["BAD", "FAIL"]
    assert all(line.endswith("the rulebook does without it") for line in told)


@pytest.mark.parametrize("name", MAPS)
def test_regions_touch_just_where_they_border(name: str) -> None:
    borders = {region: frozenset(others) for region, others in MAPS[name].items()}
    patches = lay_out(borders)
    assert patches is not None
    outlines = {region: place["outline"] for region, place in drawn(borders, patches)["regions"].items()}
    for one, other in combinations(borders, 2):
        shared = [point for point in outlines[one] if point in outlines[other]]
        assert (len(shared) > 1) == (other in borders[one]), f"{one} {other}"


def test_what_no_plane_has_is_not_drawn() -> None:
    five = {region: frozenset("abcde") - {region} for region in "abcde"}
    assert lay_out(five) is None
