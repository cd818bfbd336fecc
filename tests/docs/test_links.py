"""Links lead somewhere: between documents, into them, and from the code to them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.markdown import LINK, anchors, documents, prose
from tests.support import ROOT

DOCUMENT = re.compile(r"(?<![\w/.])(?:[\w-]+/)*[\w-]+\.md(?:#[\w-]+)?")
SOURCES = ("src", "tests", "tools", "web/src", "benchmarks", "examples", "scenarios")
KINDS = {".py", ".ts", ".svelte", ".toml", ".ftl", ".css", ".json"}


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_of_a_document_lead_somewhere(path: Path) -> None:
    lost = []
    for link in LINK.findall(prose(path)):
        if re.match(r"\w+:", link):
            continue  # another site
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        there = target.exists() and target.is_relative_to(ROOT)
        if not there or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []


def sources() -> list[Path]:
    """Every text file that could cite a document or a rule."""
    found = [path for folder in SOURCES for path in sorted((ROOT / folder).rglob("*")) if path.suffix in KINDS]
    return [path for path in found if not path.is_relative_to(ROOT / "src" / "elbowroom" / "server" / "page")]


def test_documents_that_the_code_cites_are_there() -> None:
    """A document is cited by its path, or by its name alone where the code puts the path together."""
    names = {path.name for path in documents()}
    lost = []
    for path in sources():
        for cited in DOCUMENT.findall(path.read_text("utf-8")):
            file, _, anchor = cited.partition("#")
            there = (ROOT / file).is_file() if "/" in file else file in names
            if not there or (anchor and anchor not in anchors(ROOT / file)):
                lost.append(f"{path.relative_to(ROOT)}: {cited}")
    assert lost == []


def test_nothing_cites_papers_that_are_not_here() -> None:
    """What once stood outside the project is cited by the document that it has become."""
    found = []
    for path in sources():
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if re.search(r"\bcontract(?:\.md|, section| section)|\bdesign(?:\.md|:)", line) and path != Path(__file__):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert found == []
