"""Make docs/rulings.md: every ruling of docs/rulings.toml with the scenarios and tests that show it.

Run from anywhere: python tools/make_rulings.py [--check]
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "docs" / "rulings.toml"
TARGET = ROOT / "docs" / "rulings.md"
SHOWN = 2  # so many scenarios or tests are named for each ruling
RULE = re.compile(r"(?:U-)?[A-Z][A-Za-z]*(?:-[A-Za-z']+)*-\d+")
TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
HEAD = """# Rulings

Where the rulebooks say nothing, or can be read in two ways, Elbowroom decides as follows. Every ruling has the id by
which the engine cites it, and something that shows it: a scenario to replay or a test to run. This page is made by
`tools/make_rulings.py` from [rulings.toml](rulings.toml).
"""


class Part:
    """A group of rulings."""

    def __init__(self, book: str, title: str, rulings: dict[str, str]) -> None:
        self.book = book
        self.title = title
        self.rulings = rulings


def read() -> tuple[dict[str, int], list[Part]]:
    """How many rulings each book needs, and the rulings."""
    data = tomllib.loads(SOURCE.read_text("utf-8"))
    return data["count"], [Part(part["book"], part["title"], part["rulings"]) for part in data["part"]]


def evidence() -> dict[str, list[tuple[str, str]]]:
    """For every rule id what shows it: (label, path from docs/), scenarios first."""
    found: dict[str, list[tuple[str, str]]] = {}
    for path in sorted((ROOT / "scenarios").rglob("*.toml")):
        for rule in tomllib.loads(path.read_text("utf-8")).get("rules", []):
            found.setdefault(rule, []).append((path.stem, _link(path)))
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        starts = [*TEST.finditer(text)]
        ends = [*(match.start() for match in starts[1:]), len(text)]
        for match, end in zip(starts, ends, strict=True):
            for rule in sorted(set(RULE.findall(text[match.start() : end]))):
                found.setdefault(rule, []).append((f"{path.stem}::{match[1]}", _link(path)))
    return found


def _link(path: Path) -> str:
    return f"../{path.relative_to(ROOT).as_posix()}"


def best(rule: str, shows: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The scenarios named after the rule; without any of those, whatever shows it."""
    named = [item for item in shows if item[0].startswith(f"{rule.lower()}-")]
    return (named or shows)[:SHOWN]


def page() -> str:
    """The whole document."""
    shows = evidence()
    lines = [HEAD]
    for part in read()[1]:
        lines.append(f"## {part.title}\n")
        for rule, statement in part.rulings.items():
            links = ", ".join(f"[{label}]({where})" for label, where in best(rule, shows.get(rule, [])))
            lines.append(f"- **{rule}** {statement}\n  Shown by {links or 'nothing yet'}.")
        lines.append("")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Write the document, or with --check say whether it is up to date."""
    text = page()
    if "--check" in arguments:
        current = TARGET.read_text("utf-8") if TARGET.exists() else ""
        if current != text:
            print("docs/rulings.md is out of date: run tools/make_rulings.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
