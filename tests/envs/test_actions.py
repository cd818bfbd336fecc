"""The numbering of moves: complete, reversible, and the same in every version."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from elbowroom import new_game
from elbowroom.envs.actions import VERSION, ActionTable
from elbowroom.envs.observation import Encoder

from .kinds import KINDS, every_kind, positions

NUMBERS = Path(__file__).with_name("numbering.json")


@every_kind
def test_every_legal_move_has_an_id(map: str, boxes: tuple[str, ...]) -> None:
    actions = ActionTable(new_game(boxes=boxes, map=map).table)
    for game in positions(map, boxes, games=2):
        legal = game.legal_moves()
        mask = actions.mask(legal)
        assert [actions.moves[at] for at, byte in enumerate(mask) if byte] == sorted(legal, key=actions.ids.__getitem__)


@every_kind
def test_ids_and_moves_are_one_to_one(map: str, boxes: tuple[str, ...]) -> None:
    actions = ActionTable(new_game(boxes=boxes, map=map).table)
    assert len(set(actions.names())) == len(actions) == len(actions.ids)
    assert all(actions.ids[move] == at for at, move in enumerate(actions.moves))


def test_the_id_of_a_move_in_a_region_follows_from_its_plane() -> None:
    game = new_game(3)
    actions = ActionTable(game.table)
    for number, plane in enumerate(actions.planes):
        for region, name in enumerate(game.board.ids):
            text = actions.moves[number * actions.regions + region].text
            assert text == " ".join(name if word == "R" else word for word in plane.name.split())


def numbering(map: str, boxes: tuple[str, ...]) -> str:
    """A fingerprint of all that a trained player relies on."""
    table = new_game(boxes=boxes, map=map).table
    encoder = Encoder(table)
    fields = [f"{field.name} {field.start} {field.size}" for field in encoder.fields]
    text = "\n".join([*ActionTable(table).names(), *encoder.features, *fields])
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def test_nothing_has_changed_its_number() -> None:
    """Trained players rely on it: who changes a number counts VERSION up and writes `numbering.json` anew."""
    now = {f"{map} {'+'.join(boxes)}": numbering(map, boxes) for map, boxes in KINDS}
    assert json.loads(NUMBERS.read_text("utf-8")) == {"version": VERSION, **now}
