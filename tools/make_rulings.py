"""Make docs/rulings.md and docs/rules/examples.md: what was decided, and which scenarios and tests show each rule.

Run from anywhere: python tools/make_rulings.py [--check]
"""

from __future__ import annotations

import re
import sys
import tomllib
from os.path import relpath
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "docs" / "rulings.toml"
RULINGS = ROOT / "docs" / "rulings.md"
EXAMPLES = ROOT / "docs" / "rules" / "examples.md"
BOOKS = {"base": ROOT / "docs" / "rules" / "base.md", "underground": ROOT / "docs" / "rules" / "underground.md"}
SHOWN = 2  # so many scenarios or tests are named for each rule
HEADING = re.compile(r"^(#{2,3}) (?:[\d.]+ )?(.+)$")
ANCHORED = re.compile(r"\*\*([^*]+)\*\*<a id=")  # a rule as it stands in its book
RULE = re.compile(r"(?:U-)?[A-Z][A-Za-z]*(?:-[A-Za-z']+)*-\d+")
TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
RULINGS_HEAD = """# Rulings

Where the rulebooks say nothing, or can be read in two ways, Elbowroom decides as follows. Every ruling has the id by
which the engine cites it, a link to the rule in full, and something that shows it: a scenario to replay or a test to
run. This page is made by `tools/make_rulings.py` from [rulings.toml](rulings.toml).
"""
EXAMPLES_HEAD = """# What shows each rule

For every rule of [base.md](base.md) and [underground.md](underground.md) the scenarios to replay or the tests to run
that show it, {shown} at most. `grep -r CONQ-6 scenarios tests` finds the others. This page is made by
`tools/make_rulings.py`.
"""
Evidence = dict[str, list[tuple[str, Path]]]


class Part:
    """A group of rulings."""

    def __init__(self, book: str, title: str, rulings: dict[str, str]) -> None:
        self.book = book
        self.title = title
        self.rulings = rulings


def read() -> list[Part]:
    """The rulings."""
    data = tomllib.loads(SOURCE.read_text("utf-8"))
    return [Part(part["book"], part["title"], part["rulings"]) for part in data["part"]]


def sections(book: Path) -> list[tuple[str, list[str]]]:
    """The headings of a rule book that have rules below them, each with its rules' ids."""
    found: list[tuple[str, list[str]]] = [("", [])]
    for line in book.read_text("utf-8").splitlines():
        if heading := HEADING.match(line):
            found.append((heading[2], []))
        found[-1][1].extend(ANCHORED.findall(line))
    return [(title, rules) for title, rules in found if rules]


def evidence() -> Evidence:
    """For every rule id what shows it: (label, file), scenarios first."""
    found: Evidence = {}
    for path in sorted((ROOT / "scenarios").rglob("*.toml")):
        for rule in tomllib.loads(path.read_text("utf-8")).get("rules", []):
            found.setdefault(rule, []).append((path.stem, path))
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        starts = [*TEST.finditer(text)]
        ends = [*(match.start() for match in starts[1:]), len(text)]
        for match, end in zip(starts, ends, strict=True):
            for rule in sorted(set(RULE.findall(text[match.start() : end]))):
                found.setdefault(rule, []).append((f"{path.stem}::{match[1]}", path))
    return found


def best(rule: str, shows: list[tuple[str, Path]]) -> list[tuple[str, Path]]:
    """The scenarios named after the rule; without any of those, whatever shows it."""
    named = [item for item in shows if item[0].startswith(f"{rule.lower()}-")]
    return (named or shows)[:SHOWN]


def _path(target: Path, page: Path) -> str:
    """The way from one page to a file, as a link has it."""
    return Path(relpath(target, page.parent)).as_posix()


def _rule(rule: str, page: Path) -> str:
    """A link to a rule in its book."""
    book = BOOKS["underground" if rule.startswith("U-") else "base"]
    return f"**[{rule}]({_path(book, page)}#{rule.lower()})**"


def _shown(rule: str, shows: Evidence, page: Path) -> str:
    links = [f"[{label}]({_path(file, page)})" for label, file in best(rule, shows.get(rule, []))]
    return ", ".join(links) or "nothing yet"


def rulings(shows: Evidence) -> str:
    """The page of rulings."""
    lines = [RULINGS_HEAD]
    for part in read():
        lines.append(f"## {part.title}\n")
        for rule, statement in part.rulings.items():
            lines.append(f"- {_rule(rule, RULINGS)} {statement}\n  Shown by {_shown(rule, shows, RULINGS)}.")
        lines.append("")
    return "\n".join(lines)


def examples(shows: Evidence) -> str:
    """The page that says what shows each rule."""
    lines = [EXAMPLES_HEAD.format(shown=("none", "one", "two", "three")[SHOWN])]
    for book, title in (("base", "The base game"), ("underground", "Underground")):
        lines.append(f"## {title}\n")
        for heading, rules in sections(BOOKS[book]):
            lines.append(f"### {heading}\n")
            for rule in rules:
                anchor = f'<a id="{rule.lower()}"></a>'
                lines.append(f"- {_rule(rule, EXAMPLES)}{anchor} {_shown(rule, shows, EXAMPLES)}")
            lines.append("")
    return "\n".join(lines)


def pages() -> dict[Path, str]:
    """Both documents."""
    shows = evidence()
    return {RULINGS: rulings(shows), EXAMPLES: examples(shows)}


def main(arguments: list[str]) -> int:
    """Write the documents, or with --check say whether they are up to date."""
    late = 0
    for target, text in pages().items():
        if "--check" not in arguments:
            target.write_text(text, "utf-8", newline="\n")
        elif not target.exists() or target.read_text("utf-8") != text:
            print(f"{target.relative_to(ROOT)} is out of date: run tools/make_rulings.py", file=sys.stderr)
            late = 1
    return late


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
