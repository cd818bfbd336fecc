"""The law in docs/rules: every id that is cited stands there, and every id there is shown by something."""

from __future__ import annotations

import json
import re
from collections import Counter

from elbowroom.boxes import BOXES, PRINTED, box
from elbowroom.rules.chance import DIE
from elbowroom.rules.setup import ROUNDS
from tests.docs.markdown import ANCHOR, documents
from tests.docs.test_links import sources
from tests.support import ROOT, RULE_BOOKS, rule_ids
from tools import make_rulings

LIKE_A_RULE = re.compile(r"(?<![A-Za-z0-9-])((?:U-)?[A-Z]{2,}(?:-[A-Za-z']+)*)-(\d+)(?![\d-])")
NO_FAMILIES = {"UTF", "SHA"}
MADE_UP = {
    "RACE-Beavers",
    "RACE-Goblins",
    "RACE-Pixies",
    "RACE-Robbers",
    "RACE-Hedgehogs",
    "RACE-Vultures",
    "RACE-Heirs",
    "POWER-Ancestral",
    "OWN-lodge-beavers",
    "POWER-Lucky",
    "POWER-X",
}  # tiles that only tests and recipes have
NO_RULES = {"DEF-0", "CONQ-30", "U-TURN-4", "U-CONQ-1"}  # a test says that these do not exist
TABLES = json.loads((ROOT / "docs" / "rules" / "tiles.json").read_text("utf-8"))


def test_every_rule_has_one_anchor_of_its_name() -> None:
    for book in RULE_BOOKS:
        text = book.read_text("utf-8")
        found = re.findall(r"\*\*([^*]+)\*\*<a id=\"([^\"]+)\"></a>", text)
        assert [anchor for _, anchor in found] == [rule.lower() for rule, _ in found] == ANCHOR.findall(text)
        assert [rule for rule, count in Counter(rule for rule, _ in found).items() if count > 1] == []
        assert all(rule.startswith("U-") == (book.stem == "underground") for rule, _ in found)
        # a line that begins with an id in bold is a rule, and must have its anchor
        assert re.findall(r"^\s*(?:- |\| )\*\*(?:U-)?[A-Z]+[\w'-]*-\d+\b[^*]*\*\*(?!<a id=)", text, re.M) == []


def test_every_rule_that_is_cited_exists() -> None:
    lost = []
    for path in [*sources(), *documents(), *sorted((ROOT / "docs").glob("*.toml"))]:
        text = path.read_text("utf-8")
        for family, number in sorted(set(LIKE_A_RULE.findall(text))):
            rule = f"{family}-{number}"
            if rule not in rule_ids() | NO_RULES and family not in NO_FAMILIES | MADE_UP:
                lost.append(f"{path.relative_to(ROOT)}: {rule}")
    assert lost == []


def test_every_family_that_a_tile_names_exists() -> None:
    """A tile gives its rules' family, and the engine adds the number."""
    for name in BOXES:
        tiles = box(name)
        for tile in (*tiles.races, *tiles.powers, *tiles.finds):
            for number in {"1", tile.coin_rule, tile.discount_rule, tile.ban_rule}:
                assert f"{tile.rule}-{number}" in rule_ids(), tile.id
            for piece in tile.pieces:
                assert piece.rule in rule_ids(), piece.id


def test_every_rule_is_shown_by_a_scenario_or_test() -> None:
    shows = make_rulings.evidence()
    assert [rule for rule in sorted(rule_ids()) if not shows.get(rule)] == []


def test_the_readme_counts_the_rules() -> None:
    base, underground = (len(ANCHOR.findall(book.read_text("utf-8"))) for book in RULE_BOOKS[: len(PRINTED)])
    count = f"{base} of the base game and {underground} of Underground"
    assert count in (ROOT / "README.md").read_text("utf-8")


def test_the_numbers_on_the_tiles_are_those_of_the_classes() -> None:
    """PICK-6, COMP-4, U-COMP-05: docs/rules/tiles.json has the numbers that are printed on banners and badges."""
    for name in PRINTED:
        tiles = box(name)
        assert {race.id: _race(race.tokens, race.supply, race.extra_tokens) for race in tiles.races} == TABLES[name][
            "races"
        ]
        assert {power.id: {"tokens": power.tokens} for power in tiles.powers} == TABLES[name]["powers"]


def _race(tokens: int, tray: int, extra: int) -> dict[str, int]:
    return {"tokens": tokens, "tray": tray, **({"conquest_only": extra} if extra else {})}


def test_the_die_and_the_rounds_are_those_of_the_engine() -> None:
    """COMP-7, SETUP-2."""
    assert TABLES["die"] == list(DIE)
    assert TABLES["rounds"] == {str(players): rounds for players, rounds in ROUNDS.items()}


def test_the_tables_of_the_base_rules_have_the_same_numbers() -> None:
    """COMP-4."""
    text = RULE_BOOKS[0].read_text("utf-8")
    found = {}
    for name, tokens, extra, supply in re.findall(r"\| ([A-Z]\w+) \| (\d+)(?: \(\+(\d+)\))? \| (\d+) (?=\|)", text):
        found[name.lower()] = _race(int(tokens), int(supply), int(extra or 0))
    assert found == TABLES["base"]["races"]
    badges = {}
    for name, tokens in re.findall(r"(?<=\| )([A-Z][A-Za-z ]+) \| (\d) (?=\|)", text.partition("| badge")[2]):
        badges[name.lower().replace(" ", "-")] = {"tokens": int(tokens)}
    assert badges == TABLES["base"]["powers"]


def test_the_text_of_the_underground_rules_has_the_same_supplies() -> None:
    """U-COMP-05."""
    paragraph = RULE_BOOKS[1].read_text("utf-8").partition("**U-COMP-05**")[2].partition("\n- ")[0]
    numbers = sorted(int(number) for number in re.findall(r"(\d+)\s+(?=[A-Z])", paragraph))
    assert numbers == sorted(race["tray"] for race in TABLES["underground"]["races"].values())
