"""A docstring says what no other docstring of its file says."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.support import ROOT

SOURCES = ROOT / "src" / "elbowroom"
FILES = sorted(SOURCES.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=[str(path.relative_to(SOURCES)) for path in FILES])
def test_a_file_does_not_repeat_its_class(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    inside = {ast.get_docstring(node) for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    assert ast.get_docstring(tree) is None or ast.get_docstring(tree) not in inside
