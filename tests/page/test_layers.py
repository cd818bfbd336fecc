"""The page's folders build on one another in one direction: the screens are on top, and nothing below knows them."""

from __future__ import annotations

import re

import pytest

from tests.support import ROOT

SOURCES = ROOT / "web" / "src"
BELOW = ("board", "browser", "look", "net", "play", "rulebook", "sound", "texts")
IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*['"]((?:\.\./)+screens/[^'"]+)""")


@pytest.mark.parametrize("folder", BELOW)
def test_nothing_below_the_screens_imports_one(folder: str) -> None:
    files = [path for path in sorted((SOURCES / folder).rglob("*")) if path.suffix in (".ts", ".svelte")]
    assert files
    found = {str(path.relative_to(SOURCES)): IMPORTED.findall(path.read_text("utf-8")) for path in files}
    assert {path: names for path, names in found.items() if names} == {}
