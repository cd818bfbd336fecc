"""Boxes of one's own that a server offers: bots, restarts and replays need no file (docs/workshop.md)."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from elbowroom import boxes
from elbowroom.cli import main
from elbowroom.client import Seat, create_table, get
from elbowroom.notation.own import box_from, find_own, use_box
from tests.notation.test_maps import undrawn
from tests.own.boxes import pond, with_tile
from tests.own.conftest import nothing_added
from tests.own.test_own_option import TILE

from .support import RunningServer, links

__all__ = ["nothing_added"]


def test_a_table_with_a_box_of_ones_own(server: RunningServer) -> None:
    """A bot in another process plays with it; when the box is gone, the table still knows it."""
    use_box(box_from(pond()))
    made = asyncio.run(create_table(server.url, links("here", "bot", boxes=["base", "pond"], rounds=2)))

    async def play() -> None:
        assert "pond" in (await get(server.url, "/api/info"))["boxes"]
        contents = await get(server.url, "/api/boxes/pond")
        assert [race["id"] for race in contents["races"]] == ["beavers", "herons"]
        assert contents["races"][0]["verbs"][0]["when"] == ["deals"]
        async with Seat(server.url, made["table"], made["host"]) as seat:
            async for position in seat.decisions():
                assert seat.view["boxes"] == ["base", "pond"]
                await seat.play(position.legal[0])
                boxes._own.clear()
            assert seat.over
        plies = (await get(server.url, f"/api/tables/{made['table']}/replay"))["plies"]
        moment = await get(server.url, f"/api/tables/{made['table']}/replay/{plies}")
        assert moment["view"]["boxes"] == ["base", "pond"]

    asyncio.run(play())


def test_a_broken_box_is_not_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    path = tmp_path / "pond.json"
    path.write_text(json.dumps(with_tile(tokens=10**6)), "utf-8")
    for words in (["serve", "--own", str(path)], ["play", "--own", str(path)], ["bot-worker", "--own", str(path)]):
        assert main(words) == 2
        assert "race.beavers.tokens: 1000000 is not from 1 to 15" in capsys.readouterr().err


def test_a_box_whose_map_the_page_cannot_show_is_not_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    path = tmp_path / "pond.json"
    path.write_text(json.dumps(pond(map=[{**undrawn(), "id": "plain-2p"}])), "utf-8")
    for words in (["serve", "--own", str(path)], ["play", "--own", str(path)]):
        assert main(words) == 2
        assert "pond: the page cannot show a map without outlines" in capsys.readouterr().err


def test_the_texts_of_a_hosts_python_box_are_told(server: RunningServer, tmp_path: Path) -> None:
    """Records do not carry it, the page knows it all the same."""
    (tmp_path / "goblins.py").write_text(TILE, "utf-8")
    use_box(find_own(str(tmp_path / "goblins.py")))
    made = asyncio.run(create_table(server.url, links("here", "link", boxes=["base", "goblins"])))

    async def look() -> None:
        (told,) = await get(server.url, f"/api/tables/{made['table']}/boxes", made["watch"])
        assert told["texts"]["pl"]["race-goblins"] == "Gobliny"
        assert (await get(server.url, "/api/boxes/goblins"))["texts"]["en"]["race-goblins"] == "Goblins"

    asyncio.run(look())
