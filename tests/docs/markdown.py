"""Reading the project's documents: headings, anchors, links, code."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.support import ROOT

FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```", re.M | re.S)
HEADING = re.compile(r"^#+ +(.+?)\s*$", re.M)
ANCHOR = re.compile(r"<a id=\"([^\"]+)\"></a>")
LINK = re.compile(r"\]\(([^()\s]+)\)")


def documents() -> list[Path]:
    """Every Markdown file of the project that people write or tools make."""
    found = [*ROOT.glob("*.md")]
    for folder in ("docs", "scenarios", "ladder", "examples", "benchmarks", "web/src"):
        found.extend((ROOT / folder).rglob("*.md"))
    return sorted(found)


def code(path: Path, language: str) -> list[str]:
    """The blocks of a document in one language, with their indentation taken off."""
    found = []
    for indent, name, block in FENCE.findall(path.read_text("utf-8")):
        if name == language:
            found.append("".join(line[len(indent) :] for line in block.splitlines(keepends=True)))
    return found


def prose(path: Path) -> str:
    """A document without its code."""
    return re.sub(r"`[^`\n]*`", "", FENCE.sub("", path.read_text("utf-8")))


@cache
def anchors(path: Path) -> frozenset[str]:
    """What a link into this document may name: its headings, as a forge turns them into ids, and its own anchors."""
    text = FENCE.sub("", path.read_text("utf-8"))
    found = set(ANCHOR.findall(text))
    for heading in HEADING.findall(text):
        words = re.sub(r"\]\([^)]*\)|[^\w\- ]", "", heading.lower())
        slug = words.replace(" ", "-")
        number = 0
        while (name := slug if not number else f"{slug}-{number}") in found:
            number += 1
        found.add(name)
    return frozenset(found)
