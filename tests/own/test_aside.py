"""Tiles beside the map: page, terminal and check know them by what they declare, and no list names them."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom import new_game
from elbowroom.cli import main
from elbowroom.locale import add_texts
from elbowroom.notation.own import find_own, use_box
from elbowroom.table.own_boxes import own_data
from tests.cli.keyboard import typed

SEASONS = """
from typing import ClassVar
from elbowroom.rules.ability import TableTile
from elbowroom.rules.scoring import pay_coins


class Harvest(TableTile):
    id = "harvest"
    rule = "OWN-harvest"
    icon = "sprout"
    names: ClassVar = {"en": "Harvest", "pl": "Żniwa"}
    abilities: ClassVar = {"en": "A coin for everybody as a round begins."}

    def round_starts(self, s, race):
        for player in range(s.table.players):
            pay_coins(s, player, 1, self.rule)
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A box with nothing else in it."""
    path = tmp_path / "seasons.py"
    path.write_text(SEASONS, "utf-8")
    return str(path)


def test_everybody_at_a_table_is_told(file: str) -> None:
    use_box(find_own(file))
    (told,) = own_data(new_game(2, ["base", "seasons"], seed=1).table)
    (tile,) = told.aside
    assert (tile.kind, tile.text, tile.icon) == ("aside", "aside-harvest", "sprout")
    assert told.texts["pl"]["aside-harvest"] == "Żniwa"
    assert told.texts["uk"]["aside-harvest.ability"] == "A coin for everybody as a round begins."


def test_the_terminal_tells_of_it(file: str) -> None:
    own = find_own(file)
    use_box(own)
    add_texts(own.texts)
    screens, _ = typed(new_game(2, ["base", "seasons"], seed=1), "a")
    assert "Harvest\n" in screens[0]
    assert "A coin for everybody as a round begins." in screens[0]


def test_it_is_checked_and_played(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["own", "check", file, "--games", "2"]) == 0
    assert "1 tile, 2 games" in capsys.readouterr().out
