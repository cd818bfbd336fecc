"""docs/hooks.md tells of every hook, and its examples are there."""

from __future__ import annotations

import re

from elbowroom.rules.ability import Tile
from examples import hook_tiles
from tests.support import ROOT

TEXT = (ROOT / "docs" / "hooks.md").read_text("utf-8")


def hooks() -> set[str]:
    """Everything that a tile may override."""
    return {name for name, value in vars(Tile).items() if callable(value) and not name.startswith("_")}


def test_every_hook_is_told_with_what_it_is_given() -> None:
    told = dict(re.findall(r"`(\w+)\(([\w, ]*)\)`", TEXT))
    assert set(told) == hooks()
    for name, given in told.items():
        code = getattr(Tile, name).__code__
        assert code.co_varnames[: code.co_argcount][1:] in (
            ("s", "race", *filter(None, given.split(", "))),
            ("s", *filter(None, given.split(", "))),  # of a piece that stands for a relic
        ), name


def test_every_hook_has_a_docstring() -> None:
    assert all(getattr(Tile, name).__doc__ for name in hooks())


def test_every_example_is_named_and_shows_what_is_said() -> None:
    rows = re.findall(r"^\| `(.+?)` \|.*\| ([\w, ]+) \|$", TEXT, re.M)
    shown = [(re.findall(r"(\w+)\(", hook), classes.split(", ")) for hook, classes in rows if classes[0].isupper()]
    assert len(shown) >= 14
    for names, classes in shown:
        for example in classes:
            tile = getattr(hook_tiles, example)
            assert any(name in vars(tile) for name in names), (example, names)
    named = {one for _, classes in shown for one in classes}
    tiles = [value for value in vars(hook_tiles).values() if isinstance(value, type) and issubclass(value, Tile)]
    assert named == {tile.__name__ for tile in tiles if tile.__module__ == hook_tiles.__name__}
