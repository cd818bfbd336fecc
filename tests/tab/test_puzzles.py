"""A puzzle at a table in a tab: one turn is played, nobody goes on, and the turn is judged."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from elbowroom.puzzles import Puzzle, index, shipped
from tests.tab.browser import Screen, Tab, in_a_tab


def wish(entry: dict[str, Any], **more: object) -> dict[str, object]:
    """A table for a puzzle."""
    here, bot = {"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random"}
    seats = [here if seat == entry["player"] else bot for seat in range(1, entry["players"] + 1)]
    return {"puzzle": entry["id"], "seats": seats, "pace": "instant", **more}


async def finish_turn(screen: Screen, player: int) -> None:
    """Play the turn of this player to its end, whatever comes."""
    while True:
        await screen.until(lambda: screen.view and (screen.view.get("legal") or screen.view["turn"] != player))
        assert screen.view is not None
        if screen.view["turn"] != player:
            return
        await screen.move(screen.view["legal"][-1])


def test_a_turn_is_played_and_judged_and_nobody_goes_on() -> None:
    async def play() -> None:
        tab = Tab()
        status, found = await tab.ask("GET", "/api/puzzles")
        assert status == 200
        assert found["left_out"] == 0
        entry = next(each for each in found["puzzles"] if each["players"] == 2 and each["round"] < each["rounds"])
        status, made = await tab.ask("POST", "/api/tables", wish(entry))
        assert status == 201, made
        address = f"/api/tables/{made['table']}/puzzle"
        screen = await tab.sit(made)
        status, refused = await tab.ask("GET", address, secret=made["host"])
        assert (status, refused["error"]["code"]) == (409, "puzzle-unfinished")
        status, given_up = await tab.ask("GET", f"{address}?give-up=1", secret=made["host"])
        assert (status, given_up["solved"], given_up["played"]) == (200, False, [])
        assert screen.view is not None
        assert (screen.view["turn"], screen.view["round"]) == (entry["player"], entry["round"])
        for move in given_up["plan"]:
            assert (await screen.move(move))["type"] == "update"
        status, verdict = await tab.ask("GET", address, secret=made["host"])
        assert (status, verdict["grade"], verdict["played"]) == (200, "best", given_up["plan"])
        await finish_turn(screen, entry["player"])
        assert (await tab.ask("GET", address, secret=made["host"]))[1] == verdict
        asked = len(tab.questions)
        await screen.ask(type="view")  # bots would have moved by now
        assert [question["kind"] for question in tab.questions[asked:]] == []

    in_a_tab(play())


def test_a_puzzle_whose_tile_is_switched_off_is_refused_and_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = next(vars(each) for each in index().puzzles if each.boxes == ["base"])
    known = shipped().puzzles[entry["id"]]
    gone = structs.replace(known.game, start=known.game.start.replace("race ", "race no-", 1))
    monkeypatch.setitem(shipped().puzzles, entry["id"], Puzzle(known.idea, gone))

    async def play() -> None:
        tab = Tab()
        status, refused = await tab.ask("POST", "/api/tables", wish(entry))
        assert (status, refused["error"]["code"]) == (422, "bad-puzzle")
        assert not tab.drawer.tables

    in_a_tab(play())


def test_what_a_puzzle_lays_down_is_not_chosen() -> None:
    async def play() -> None:
        tab = Tab()
        entry = vars(index().puzzles[0])
        status, refused = await tab.ask("POST", "/api/tables", wish(entry, map="base-2p"))
        assert (status, refused["error"]["args"]["field"]) == (422, "map")
        status, refused = await tab.ask("POST", "/api/tables", wish(entry, deal="first-game"))
        assert (status, refused["error"]["args"]["field"]) == (422, "puzzle")
        bots = [{"kind": "bot", "level": "random"}] * entry["players"]
        status, refused = await tab.ask("POST", "/api/tables", {**wish(entry), "seats": bots})
        assert (status, refused["error"]["args"]["field"]) == (422, "seats")
        status, refused = await tab.ask("POST", "/api/tables", {**wish(entry), "puzzle": "b9-9-9"})
        assert (status, refused["error"]["code"]) == (422, "bad-puzzle")
        made = await tab.table("random")
        status, refused = await tab.ask("GET", f"/api/tables/{made['table']}/puzzle", secret=made["host"])
        assert (status, refused["error"]["code"]) == (404, "not-found")

    in_a_tab(play())
