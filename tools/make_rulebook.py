"""Make what the page's rulebook needs beside its texts, in web/src/rulebook/made: the chapters, which scenario shows
each rule and what happens in it, and what the atlas says of each tile.

    python -m tools.make_rulebook [--check]

The texts themselves are src/elbowroom/locale/*/rulebook.ftl. Run it again when rules, scenarios, tiles, the view or the
atlas change.
"""

from __future__ import annotations

import csv
import json
import re
import sys
from pathlib import Path
from typing import Any

from elbowroom.boxes import PRINTED, box
from elbowroom.locale import texts_in
from elbowroom.rules.ability import Tile

from . import make_rulings
from .rulebook_showings import Candidate, read_all, showing

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "src" / "rulebook" / "made"
ATLAS = ROOT / "docs" / "atlas"
# By chapter, in the order in which one reads: the families of rules, those of Underground with U- before them.
CHAPTERS = {
    "setup": ("SETUP",),
    "turn": ("TURN", "DEF", "READY", "ABANDON"),
    "pick": ("PICK",),
    "conquer": ("CONQ", "TERRAIN", "MONSTER", "IMMUNE"),
    "redeploy": ("REDEP",),
    "score": ("SCORE",),
    "decline": ("DECLINE",),
    "end": ("END",),
    "races": ("RACE",),
    "powers": ("POWER",),
    "finds": ("MARK", "RELIC", "PLACE"),
    "questions": ("INT",),
    "examples": ("EX",),
    "mixing": ("MIX", "CUSTOM"),
    "contents": ("COMP",),
    "editions": ("ED",),
}
# Where several scenarios are as short, the one that shows just the rule.
CLEAREST = {
    "CONQ-6": "conq-6-lost-tribe-on-a-mountain",
    "CONQ-14": "conq-14-only-adjacent-regions",
    "CONQ-17": "conq-17-one-lost-the-others-in-hand",
    "DECLINE-1": "decline-1-only-before-anything-else-in-the-turn",
}
ASKED = ("INT", "EX")  # the families that tell of several tiles together
FAMILY = re.compile(r"(?:U-)?([A-Z]+)-")
LAW = re.compile(r"\*\*([^*]+)\*\*<a id=\"[^\"]+\"></a>(.*?)(?=\n(?:- |\| )?\*\*[^*]+\*\*<a id=|\n#|\Z)", re.DOTALL)
Data = dict[str, Any]


def rules() -> list[tuple[str, str]]:
    """Every rule with its box, in the order of the law."""
    return [
        (name, rule)
        for name, book in make_rulings.BOOKS.items()
        for _, found in make_rulings.sections(book)
        for rule in found
    ]


def tiles() -> list[Tile]:
    """Every race, power, relic and place."""
    found: list[Tile] = []
    for name in PRINTED:
        here = box(name)
        found += [*here.races, *here.powers, *here.finds]
    return found


def tile_of(rule: str) -> str:
    """The tile that a rule is about, as `race-orcs`; empty for the others."""
    return next((key(tile) for tile in tiles() if rule.startswith(f"{tile.rule}-")), "")


def key(tile: Tile) -> str:
    """How a tile is called where all kinds are together."""
    return f"{tile.kind}-{tile.id}"


def chapters() -> list[Data]:
    """The chapters with their parts: a tile's rules, or those of a box."""
    parts: dict[str, dict[tuple[str, str], list[str]]] = {chapter: {} for chapter in CHAPTERS}
    chapter_of = {family: chapter for chapter, families in CHAPTERS.items() for family in families}
    for name, rule in rules():
        match = FAMILY.match(rule)
        assert match, rule
        parts[chapter_of[match[1]]].setdefault((name, tile_of(rule)), []).append(rule.lower())
    return [
        {"id": chapter, "parts": [_part(name, tile, each) for (name, tile), each in found.items()]}
        for chapter, found in parts.items()
    ]


def _part(name: str, tile: str, found: list[str]) -> Data:
    return {"box": name, **({"tile": tile} if tile else {}), "rules": found}


# --- tiles ----------------------------------------------------------------------------------------------------------


def told_tiles() -> Data:
    """By tile: the questions and examples that it comes up in, and what the atlas says."""
    law = {rule: text for book in make_rulings.BOOKS.values() for rule, text in LAW.findall(book.read_text("utf-8"))}
    asked = {rule: text for rule, text in law.items() if (match := FAMILY.match(rule)) and match[1] in ASKED}
    figures = atlas()
    found: Data = {}
    for tile in tiles():
        names = {texts_in("en").get(key(tile)).removesuffix("s"), tile.id.replace("-", " ").title().removesuffix("s")}
        either = "|".join(re.escape(name) + "s?" for name in sorted(names))
        named = re.compile(rf"(?<![-\w])(?:{either}|{re.escape(tile.rule)}-\d+)(?!\w)")
        about = [rule.lower() for rule, text in asked.items() if named.search(text)]
        found[key(tile)] = {"rule": tile.rule, "asked": about, "atlas": figures.get(key(tile), [])}
    return found


def atlas() -> dict[str, list[Data]]:
    """What the atlas says of races and powers: victories against a fair share with their interval, and whose games."""
    bot = re.search(r"^\| (\S+) \| chosen \|", (ATLAS / "DATA.md").read_text("utf-8"), re.MULTILINE)
    assert bot, "the atlas does not say whose games it has"
    named = {(tile.kind, texts_in("en").get(key(tile))): key(tile) for tile in tiles()}
    found: dict[str, list[Data]] = {}
    for kind in ("race", "power"):
        for name in PRINTED:
            with (ATLAS / f"{kind}-{name}.csv").open(encoding="utf-8", newline="") as file:
                for row in csv.DictReader(file):
                    figure = {column: float(row[head]) for column, head in _COLUMNS.items()}
                    whose = {"box": name, "bot": bot[1], "games": int(row["games"]), "differs": row["differs"] == "yes"}
                    found.setdefault(named[kind, row[kind]], []).append({**whose, **figure})
    return found


_COLUMNS = {"wins": "wins / fair", "from": "from", "to": "to"}


# --- what is shown --------------------------------------------------------------------------------------------------


def choices(read: list[Candidate]) -> dict[str, Candidate]:
    """For every rule that a scenario can show the clearest one."""
    by_rule: dict[str, list[Candidate]] = {}
    for each in read:
        for rule in each.rules if each.scenario.game is not None else ():
            by_rule.setdefault(rule, []).append(each)
    chosen = {}
    for _, rule in rules():
        shows = sorted(by_rule.get(rule, []), key=lambda one: one.dullness(rule))
        shows.sort(key=lambda one: one.path.stem != CLEAREST.get(rule))
        drawable = next((each for each in shows if each.board() is not None and each.holds()), None)
        if drawable is not None:
            chosen[rule] = drawable
    return chosen


def files() -> dict[str, str]:
    """Every file by its name."""
    read = read_all(sorted((ROOT / "scenarios").rglob("*.toml")))
    chosen = choices(read)
    book = chapters()
    shown: dict[str, str] = {}  # by rule: the file and the number in it
    bundles: dict[str, list[Data]] = {}
    where: dict[Path, str] = {}
    for chapter in book:
        for part in chapter["parts"]:
            for anchor in part["rules"]:
                one = next((each for rule, each in chosen.items() if rule.lower() == anchor), None)
                if one is None:
                    continue
                if one.path not in where:
                    bundle = bundles.setdefault(chapter["id"], [])
                    where[one.path] = f"{chapter['id']}/{len(bundle)}"
                    bundle.append(showing(one))
                shown[anchor] = where[one.path]
    contents = {"chapters": book, "tiles": told_tiles(), "shown": shown}
    return {
        "contents.json": _json(contents),
        **{f"shown/{chapter}.json": _lines(bundle) for chapter, bundle in bundles.items()},
    }


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _lines(bundle: list[Data]) -> str:
    """A list with a line for each, so that a change of one shows as one."""
    return "[\n" + ",\n".join(_json(each).rstrip() for each in bundle) + "\n]\n"


def main() -> int:
    """Write the files, or say which are out of date."""
    stale = []
    for name, text in files().items():
        path = OUT / name
        if "--check" in sys.argv[1:]:
            if not path.is_file() or path.read_text("utf-8") != text:
                stale.append(name)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{name} is out of date: run python -m tools.make_rulebook")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
