"""What goes over the wire has the types that are written down: views, events, maps, refusals."""

from __future__ import annotations

import random
import re
from typing import Any, get_args

import msgspec
import pytest

from elbowroom import new_game
from elbowroom.boxes import map_data, map_names
from elbowroom.rules import events
from elbowroom.rules.board import SYMBOLS, TERRAINS
from elbowroom.table.codec import client_messages, encode, without_limits
from elbowroom.table.protocol.codes import CODES
from elbowroom.table.protocol.http_answers import MapData
from elbowroom.table.protocol.table import NewTable
from elbowroom.table.protocol.values import Symbol, Terrain
from elbowroom.table.protocol.view import View
from elbowroom.table.refusal import Refusal
from elbowroom.table.wire import wire_view
from tests.support import ROOT
from tools.protocol_types import EventType, engine_events, table_events

SERVER, TABLE = (ROOT / "src" / "elbowroom" / name for name in ("server", "table"))
TOLD = {event.kind: event for event in engine_events()}


def _checked(event: EventType) -> type[msgspec.Struct]:
    """A type that nothing but such an event fits."""
    fields: list[tuple[str, Any]] = [*event.types.items()]
    return msgspec.defstruct(event.kind, [("kind", str), *fields], forbid_unknown_fields=True)


@pytest.mark.parametrize("boxes", [["base"], ["underground"], ["base", "underground"]])
def test_views_and_events_have_the_types_that_are_written_down(boxes: list[str]) -> None:
    """Random games: every event and every view, for the one who decides and for a spectator."""
    checked = {kind: _checked(event) for kind, event in TOLD.items()}
    chance = random.Random(3)
    for seed in range(4):
        game = new_game(players=2 + seed, boxes=boxes, seed=seed)
        while not game.over:
            for event in game.play(chance.choice(game.legal_moves())):
                msgspec.json.decode(encode(event.as_dict()), type=checked[event.kind])
            for player in (game.to_move, 0):
                sent = encode(wire_view(game, player))
                assert encode(msgspec.json.decode(sent, type=View)) == sent
                assert b"null" not in sent


def test_every_event_is_written_down_with_its_fields() -> None:
    """The constructor, the fields that are told and the generated types are the same."""
    kinds = {kind.kind: kind for kind in events.Event.__subclasses__()}
    assert kinds.keys() == TOLD.keys()
    for name, kind in kinds.items():
        assert tuple(TOLD[name].types) == kind.fields, name
        assert TOLD[name].silent == kind.silent, name
        assert TOLD[name].doc, name
    assert not {event.kind for event in table_events()} & kinds.keys()


def test_maps_have_the_types_that_are_written_down() -> None:
    """Every shipped map; the words for terrains and symbols are the engine's."""
    assert get_args(Terrain) == TERRAINS
    assert get_args(Symbol) == SYMBOLS
    for name in map_names():
        assert msgspec.convert(map_data(name), MapData).id == name


def test_every_code_is_written_down_and_used() -> None:
    """A refusal has no other codes than those of the document."""
    sources = "".join(path.read_text("utf-8") for path in (*SERVER.glob("*.py"), *TABLE.glob("*.py")))
    said = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', sources))
    assert said <= CODES.keys()
    assert [code for code in CODES if f'"{code}"' not in sources] == []
    with pytest.raises(KeyError):
        Refusal("no-such-code")


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad-message"),
        ("{", "bad-message"),
        ('{"type": "chat", "text": ""}', "bad-message"),
        ('{"type": "take", "seat": 9}', "bad-message"),
        ('{"type": "undo", "version": -1}', "bad-message"),
        ("[]", "wrong-protocol"),
        ('{"seat": 1}', "wrong-protocol"),
        ('{"type": "dance"}', "wrong-protocol"),
        ('{"type": "take"}', "wrong-protocol"),
        ('{"type": "take", "seat": "one"}', "wrong-protocol"),
        ('{"type": "take", "seat": 1, "gently": true}', "wrong-protocol"),
        ('{"type": "seat", "seat": 1, "kind": "throne"}', "wrong-protocol"),
    ],
)
def test_what_does_not_fit_is_told_from_what_is_too_much(message: str, code: str) -> None:
    """A form that this version does not have is another version's; a value beyond its limits is not."""
    with pytest.raises(Refusal) as refused:
        client_messages.read(message)
    assert refused.value.code == code
    assert refused.value.args_["detail"]


def test_types_without_limits_take_all_that_the_strict_ones_take() -> None:
    """The form alone: renamed fields, unions and lists of structs among it."""
    loose = without_limits(NewTable)
    wish = {"seats": [{"kind": "here", "name": "x" * 99}], "from": {"table": "t", "ply": -3}, "clock": {"seconds": 1}}
    assert msgspec.convert(wish, loose)
    with pytest.raises(msgspec.ValidationError, match="first"):
        msgspec.convert({**wish, "first": "99"}, loose)
