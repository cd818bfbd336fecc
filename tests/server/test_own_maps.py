"""Tables on maps of one's own: bots, replays and the page know them (docs/maps.md)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom import boxes
from elbowroom.boxes import map_names
from elbowroom.cli import main
from elbowroom.client import Seat, create_table, get
from elbowroom.notation.maps import make_map, map_of
from tests.notation.test_maps import Map, grid, undrawn

from .support import RunningServer, links


@pytest.fixture(autouse=True)
def nothing_added(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Maps that a test adds are gone after it."""
    monkeypatch.setattr(boxes, "_added", {})
    yield
    boxes.load_map.cache_clear()


def write(folder: Path, data: Map) -> str:
    path = folder / "own.json"
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


def test_a_table_on_a_map_of_ones_own(server: RunningServer, tmp_path: Path) -> None:
    """A bot in another process plays on it, the drawing is told, and the replay needs no file any more."""
    data = make_map(2, 3)
    data["rounds"] = 2
    boxes.add_map(map_of(write(tmp_path, data)))
    name = data["id"]
    made = asyncio.run(create_table(server.url, links("here", "bot", map=name)))

    async def play() -> None:
        assert name in (await get(server.url, "/api/info"))["maps"]
        drawn = await get(server.url, f"/api/maps/{name}")
        assert [region["outline"] for region in drawn["regions"]] == [each["outline"] for each in data["regions"]]
        async with Seat(server.url, made["table"], made["host"]) as seat:
            async for position in seat.decisions():
                assert seat.view["map"] == name
                assert seat.view["rounds"] == 2
                await seat.play(position.legal[0])
            assert seat.over
        boxes._added.clear()
        boxes.load_map.cache_clear()
        plies = (await get(server.url, f"/api/tables/{made['table']}/replay"))["plies"]
        moment = await get(server.url, f"/api/tables/{made['table']}/replay/{plies}")
        assert moment["view"]["map"] == name
        assert len(moment["view"]["regions"]) == len(data["regions"])

    asyncio.run(play())


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({**undrawn(), "id": "plain-2p"}, "the page cannot show a map without outlines"),
        (grid(), "at a table the id must end in -2p, as in squares-2p"),
        ({**grid(), "players": 9}, "players is 9, but must be from 2 to 5"),
    ],
)
def test_a_map_that_cannot_be_offered(
    data: Map, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    path = write(tmp_path, data)
    for words in (["serve", "--map", path], ["play", "--map", path, "--players", "human,normal"]):
        assert main(words) == 2
        assert said in capsys.readouterr().err
    assert set(map_names()) <= {*map_names(own=False), "plain-2p", "squares"}
