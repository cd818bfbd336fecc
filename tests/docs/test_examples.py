"""The code in README and CONTRIBUTING runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elbowroom.rules.game import Game

ROOT = Path(__file__).parents[2]


def blocks(name: str) -> list[str]:
    """The Python blocks of a document, with their indentation taken off."""
    text = (ROOT / name).read_text("utf-8")
    found = []
    for block in re.finditer(r"^( *)```python\n(.*?)^ *```", text, re.M | re.S):
        indent = len(block.group(1))
        found.append("\n".join(line[indent:] for line in block.group(2).splitlines()))
    return found


def test_readme_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in blocks("README.md"):
        exec(compile(block, "README.md", "exec"), names)
    game = names["game"]
    assert isinstance(game, Game)
    assert game.over
    assert capsys.readouterr().out.strip()


def test_contributing_example_is_a_race_that_can_be_played() -> None:
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks("CONTRIBUTING.md"):
        exec(compile(block, "CONTRIBUTING.md", "exec"), names)
    game = names["game"]
    assert isinstance(game, Game)
    assert "house-goblins" in game.table.race_ids
    assert "ratmen" not in game.table.race_ids
    while not game.over:
        game.play(game.legal_moves()[-1])
    assert game.winners
