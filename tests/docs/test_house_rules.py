"""docs/house-rules.md lists what there is to choose."""

from __future__ import annotations

from tools import make_house_rules


def test_the_list_is_made_from_the_rows() -> None:
    assert make_house_rules.DOCUMENT.read_text("utf-8") == make_house_rules.text(), "run tools/make_house_rules.py"
