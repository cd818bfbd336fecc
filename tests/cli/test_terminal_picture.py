"""The picture of the terminal game in the documentation can be drawn again, and needs nothing from elsewhere."""

from __future__ import annotations

from tools import make_pictures


def test_the_picture_is_drawn_the_same_every_time() -> None:
    drawn = make_pictures.terminal()
    assert drawn == make_pictures.terminal()
    assert drawn.startswith("<svg")
    assert "@font-face" not in drawn
    assert "in&#160;hand." in drawn
