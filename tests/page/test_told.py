"""The positions in which the page's sentences are tested are what the server tells today."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import make_page_fixtures


@pytest.mark.parametrize("position", make_page_fixtures.told_positions(), ids=lambda path: path.stem)
def test_a_told_position_is_fresh(position: Path) -> None:
    stored = (make_page_fixtures.TOLD / f"{position.stem}.json").read_text("utf-8")
    assert stored == make_page_fixtures.told_text(position), "run tools/make_page_fixtures.py told"
