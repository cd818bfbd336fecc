"""Tables on maps of one's own: bots, replays and the page know them (docs/maps.md)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import elbowroom
from elbowroom import boxes
from elbowroom.boxes import map_names
from elbowroom.cli import main
from elbowroom.client import Seat, create_table, get
from elbowroom.notation.maps import completed, make_map, map_of
from elbowroom.table.records import read_record
from tests.notation.test_maps import Map, grid, undrawn
from tests.own.boxes import pond

from .support import RunningServer, links, refusal


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


def test_a_map_that_somebody_brings(server: RunningServer) -> None:
    """Nobody but the table has it: guests, watchers and replays get its drawing there, and the record carries it."""
    data = grid()
    made = asyncio.run(create_table(server.url, links("here", "link", rounds=1, own_map=data, auto_start=False)))
    path = f"/api/tables/{made['table']}"

    async def play() -> None:
        assert (await refusal(get(server.url, f"{path}/map"))).code == "wrong-secret"
        waiting = await get(server.url, path, made["watch"])
        assert (waiting["own_map"], waiting["settings"]["map"]) == (True, "squares")
        drawn = await get(server.url, f"{path}/map", made["watch"])
        assert [region["outline"] for region in drawn["regions"]] == [region["outline"] for region in data["regions"]]
        assert drawn["regions"][4]["neighbors"] == ["1", "6", "9"]
        assert (drawn["players"], drawn["box"], drawn["width"], drawn["height"]) == (2, "base", 400, 300)
        secret = next(seat["secret"] for seat in made["seats"] if seat["secret"])
        assert await get(server.url, f"{path}/map", secret) == drawn
        assert "squares" not in (await get(server.url, "/api/info"))["maps"]

    asyncio.run(play())


def test_a_game_on_a_map_that_somebody_brings_goes_on_elsewhere(server: RunningServer) -> None:
    """Its record opens another table with the same map, box and position; the next game is on it, too."""
    box = {**pond(), "map": [grid()]}
    made = asyncio.run(create_table(server.url, links("here", "bot", rounds=2, map="squares", bring=[box])))

    async def play() -> None:
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            await seat.play(seat.view["legal"][0])
            await seat.until(lambda: seat.decides)
            view = seat.view
            record = await get(server.url, f"/api/tables/{made['table']}/record", made["host"])
        again = await create_table(server.url, links("here", "bot", record=record))
        async with Seat(server.url, again["table"], again["host"]) as seat:
            await seat.until(lambda: seat.decides)
            assert (seat.view["map"], seat.view["own"]) == ("squares", ["pond"])
            assert (seat.view["regions"], seat.view["offer"]) == (view["regions"], view["offer"])
            assert seat.table["own_map"]
        drawn = await get(server.url, f"/api/tables/{again['table']}/map", again["watch"])
        assert len(drawn["regions"]) == 12

    asyncio.run(play())


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (undrawn(), "undrawn"),
        ({**grid(), "regions": grid()["regions"] * 84}, "regions-many"),
        ({**grid(), "id": "base-2p"}, "map-id-taken"),
        ({**grid(), "roundz": 3}, "key-like"),
        ({}, "missing"),
    ],
)
def test_a_map_that_no_table_can_be_on(server: RunningServer, data: Map, fault: str) -> None:
    wrong = asyncio.run(refusal(create_table(server.url, links("here", "bot", own_map=data))))
    assert (wrong.code, wrong.args_["fault"]) == ("bad-map", fault)


def test_a_map_is_brought_or_named_not_both(server: RunningServer) -> None:
    wrong = asyncio.run(refusal(create_table(server.url, links("here", "bot", own_map=grid(), map="base-2p"))))
    assert (wrong.code, wrong.args_["field"]) == ("bad-settings", "map")
    wrong = asyncio.run(refusal(create_table(server.url, links("here", "here", "bot", own_map=grid()))))
    assert (wrong.code, wrong.args_["detail"]) == (
        "bad-settings",
        "map squares is for 2 players, not 3 (SETUP-1)",
    )


def test_a_record_with_a_map_that_no_table_can_be_on() -> None:
    """What a record carries is looked at like what a stranger brings."""
    for data, said in ((undrawn(), "no outlines"), (_monstrous(), "monsters cannot live here")):
        game = elbowroom.new_game(2, map=boxes.board_from({**data, "rounds": 3}, shipped=False), seed=1)
        assert said in read_record("", game.record()).why_not


def _monstrous() -> Map:
    data = completed(grid())
    return {**data, "regions": [{**region, "monsters": True} for region in data["regions"]]}
