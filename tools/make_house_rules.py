"""Writes the table of docs/house-rules.md from rules/house.py and the tiles: python -m tools.make_house_rules"""

from __future__ import annotations

import re
from pathlib import Path

from elbowroom.boxes import PRINTED, box
from elbowroom.locale import texts_in
from elbowroom.rules.house import NUMBER, HouseRule
from elbowroom.rules.setup import known_variants

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "house-rules.md"
_BETWEEN = re.compile(r"(<!-- made by tools/make_house_rules.py -->\n).*?(\n<!-- end -->)", re.S)


def text() -> str:
    """The document with the table as it should be."""
    lines = ["", "| name | what | can be | usual | changes |", "|---|---|---|---|---|"]
    texts = texts_in("en")
    for rule in known_variants([box(name) for name in PRINTED]):
        about = texts.get(f"variant-{rule.name}")
        lines.append(f"| `{rule.name}` | {about} | {_allowed(rule)} | {_said(rule.usual)} | {rule.rule} |")
    return _BETWEEN.sub(lambda found: found[1] + "\n".join(lines) + "\n" + found[2], DOCUMENT.read_text("utf-8"))


def _allowed(rule: HouseRule) -> str:
    if rule.kind == NUMBER:
        return f"{rule.least} to {rule.most}"
    return ", ".join(_said(value) for value in rule.values)


def _said(value: object) -> str:
    return f"`{str(value).lower()}`"


if __name__ == "__main__":
    DOCUMENT.write_text(text(), "utf-8")
