"""docs/architecture.md is true to the code: its drawing to the imports, its files to the tree."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.docs.markdown import code
from tests.support import ROOT

DOCUMENT = ROOT / "docs" / "architecture.md"
SOURCES = ROOT / "src" / "elbowroom"
PACKAGES = {path.stem for path in SOURCES.iterdir() if not path.name.startswith("_")} & {
    path.stem for path in (*SOURCES.glob("*.py"), *(init.parent for init in SOURCES.glob("*/__init__.py")))
}


def imported(path: Path) -> set[str]:
    """The packages that a file imports, but for its own."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.split(".")[1] for name in names if name.startswith("elbowroom.")}
    return found - {path.relative_to(SOURCES).parts[0].removesuffix(".py")}


def arrows() -> dict[str, set[str]]:
    """The arrows of the drawing, from a package to those it imports."""
    drawing = code(DOCUMENT, "mermaid")[0]
    found: dict[str, set[str]] = {name: set() for name in re.findall(r"^ +(\w+)\[", drawing, re.M)}
    for above, below in re.findall(r"^ +(\w+) --> (\w+)$", drawing, re.M):
        found[above].add(below)
    return found


def below(drawn: dict[str, set[str]], package: str) -> set[str]:
    """All that can be reached from a package along the arrows."""
    found = set(drawn[package])
    for other in drawn[package]:
        found |= below(drawn, other)
    return found


def test_the_drawing_has_every_package() -> None:
    assert set(arrows()) == PACKAGES | {"web"}


def test_every_import_goes_along_the_arrows_and_every_arrow_is_an_import() -> None:
    drawn = arrows()
    real: dict[str, set[str]] = {}
    for path in SOURCES.rglob("*.py"):
        package = path.relative_to(SOURCES).parts[0].removesuffix(".py")
        real[package] = real.get(package, set()) | imported(path)
    for package in PACKAGES:
        assert real[package] <= below(drawn, package), package
        assert drawn[package] <= real[package], package


def test_every_file_that_it_names_is_there() -> None:
    text = DOCUMENT.read_text("utf-8")
    files = re.findall(r"`((?:src|web)/[\w/.-]+)`", text)
    assert len(files) > 15
    assert [file for file in files if not (ROOT / file).is_file()] == []
    inside = text.partition("Inside `rules`")[2].partition("\n\n")[0]
    names = set(re.findall(r"`(\w+)`", inside))
    assert names > {"board", "turn", "conquest", "cost", "ability"}
    assert [name for name in sorted(names) if not (SOURCES / "rules" / f"{name}.py").is_file()] == []
