"""What docs/workshop.md says, and its example box."""

from __future__ import annotations

import random
import re
import tomllib

from elbowroom import new_game, replay
from elbowroom.notation.own import box_from, read_box, use_box
from tests.support import ROOT, play_on
from tools import make_workshop

MARSH = ROOT / "examples" / "marsh"


def test_the_tables_are_those_of_the_vocabulary() -> None:
    """Else: python -m tools.make_workshop."""
    assert make_workshop.text() == make_workshop.DOCUMENT.read_text("utf-8")


def test_the_pieces_of_toml_are_boxes() -> None:
    """Each alone, with an id where it has none."""
    pieces = re.findall(r"```toml\n(.*?)```", make_workshop.DOCUMENT.read_text("utf-8"), re.DOTALL)
    boxes = [piece for piece in pieces if "entry-points" not in piece]  # that one is a package's
    assert len(boxes) == 4
    for piece in boxes:
        said = tomllib.loads(piece.replace('icon = "icons/dam.svg"\n', ""))
        box_from({"id": "piece", **said})


def test_the_marsh_is_played_and_replayed() -> None:
    """Five tiles and a map; its games carry it."""
    own = read_box(MARSH)
    assert len([*own.races, *own.powers]) == 5
    assert list(own.icons) == [own.races[0].icon]
    use_box(own)
    for seed in range(3):
        game = play_on(new_game(2, ["base", "marsh"], seed, map="marsh-2p"), random.Random(seed))
        assert replay(game.record()).record() == game.record()


def test_its_texts_fall_back() -> None:
    """A name in four languages, an ability in one."""
    texts = read_box(MARSH).texts
    assert (texts["pl"]["race-beavers"], texts["uk"]["marker-dam"]) == ("Bobry", "Гребля")
    assert texts["cs"]["race-beavers.ability"] == texts["en"]["race-beavers.ability"]
