"""The numbering of moves: complete, reversible, and the same in every version."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from elbowroom import new_game
from elbowroom.envs import small_world_v0
from elbowroom.envs.actions import VERSION, ActionTable
from elbowroom.envs.observation import Encoder
from elbowroom.envs.registration import ID

from .kinds import KINDS, every_kind, positions

NUMBERS = Path(__file__).with_name("numbering.json")
DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


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
    assert ID.endswith(f"-v{VERSION}")
    assert small_world_v0.__name__.endswith(f"_v{VERSION}")
    assert small_world_v0.raw_env.metadata["name"] == f"small_world_v{VERSION}"
    now = {f"{map} {'+'.join(boxes)}": numbering(map, boxes) for map, boxes in KINDS}
    assert json.loads(NUMBERS.read_text("utf-8")) == {"version": VERSION, **now}


def test_every_kind_of_move_is_documented() -> None:
    """The two tables of moves name all verbs, and stages are listed as they are numbered."""
    text = DOCS.read_text("utf-8").split("## Actions")[1].split("## Observations")[0]
    for map, boxes in KINDS:
        for move in ActionTable(new_game(boxes=boxes, map=map).table).moves:
            assert re.search(rf"`{move.verb}[ `]", text), move
    every = sorted({name for map, boxes in KINDS for name in new_game(boxes=boxes, map=map).table.stages})
    assert ", ".join(f"`{name}`" for name in every) in DOCS.read_text("utf-8")


def test_the_documented_ids_are_the_ids() -> None:
    """Rows like `92 + 23 (K − 1) + R` and `762 … 767` of the table for `base-2p`, read and compared."""
    text = DOCS.read_text("utf-8").split("| id | move | id | move |\n")[1].split("\n\n")[0]
    cells = [cell.strip() for row in text.splitlines()[1:] for cell in row.strip("|").split("|")]
    actions = ActionTable(new_game(map="base-2p").table)
    regions, names = actions.regions, actions.names()
    told: dict[int, str] = {}
    for ids, move in zip(cells[::2], cells[1::2], strict=True):
        first, *rest = (int(number) for number in re.findall(r"\d+", ids))
        verb, *_ = re.findall(r"`(\w+)", move)
        if "(K" in ids:
            assert rest == [regions, 1]
            most = int(move.split()[-1])
            for count in range(1, most + 1):
                for at in range(regions):
                    told[first + regions * (count - 1) + at] = f"{verb} {at + 1} {count}"
        elif "R" in ids:
            told.update({first + at: f"{verb} {at + 1}" for at in range(regions)})
        elif rest:
            told.update({at: f"{verb} {at - first + 1}" for at in range(first, rest[-1] + 1)})
        else:
            told[first] = verb
    assert [told[at] for at in sorted(told)] == names
    assert sorted(told) == list(range(len(names)))
