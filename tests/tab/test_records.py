"""A game goes on elsewhere by its record, from the tab to a table and the other way round; a finished one opens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import elbowroom
from elbowroom.table.records import read_record
from tests.notation.test_maps import grid
from tests.own.boxes import pond
from tests.tab.browser import Tab, in_a_tab


def _begun(moves: int, **settings: object) -> elbowroom.Game:
    """A game after some moves."""
    game = elbowroom.new_game(players=2, seed=7, **settings)  # type: ignore[arg-type]
    for _ in range(moves):
        game.play(game.legal_moves()[0])
    return game


def test_a_game_goes_on_at_another_table_with_its_record() -> None:
    async def play() -> None:
        tab = Tab()
        made = await tab.table("normal")
        screen = await tab.sit(made)
        await screen.play_on(4)
        legal = await screen.my_turn()
        status, record = await tab.ask("GET", f"/api/tables/{made['table']}/record", secret=made["host"])
        assert status == 200
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "normal"}]
        status, again = await tab.ask("POST", "/api/tables", {"seats": seats, "record": record, "pace": "instant"})
        assert status == 201
        there = await tab.sit(again)
        assert await there.my_turn() == legal
        assert there.view is not None
        assert screen.view is not None
        for part in ("regions", "offer", "round", "map"):
            assert there.view[part] == screen.view[part]

    in_a_tab(play())


DAMAGES: dict[str, Callable[[str], str]] = {
    "cut off": lambda record: record[: len(record) // 2],
    "fingerprint": lambda record: record[:-3] + "xyz",
    "not a record": lambda _: "hello",
    "map of one's own": lambda record: record.replace("players:", "region 1 hill edge\nplayers:"),
    "position": lambda record: record.replace("players:", "| [map]\nplayers:"),
    "tiles of one's own": lambda record: record.replace("players:", "own: x\nplayers:"),
    "no start": lambda record: record.replace("start:", "begin:"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_record_that_no_table_can_go_on_with_is_refused_in_one_sentence(damage: str) -> None:
    async def play() -> None:
        tab = Tab()
        seats = [{"kind": "here"}, {"kind": "bot"}]
        wish = {"seats": seats, "record": DAMAGES[damage](_begun(5).record())}
        status, told = await tab.ask("POST", "/api/tables", wish)
        assert (status, told["error"]["code"]) == (422, "bad-record")
        assert told["error"]["args"]["detail"]
        assert not tab.drawer.tables

    in_a_tab(play())


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"seats": [{"kind": "here"}] * 3}, "seats"),
        ({"map": "base-2p"}, "map"),
        ({"deal": "first-game"}, "record"),
        ({"from": {"table": "tab-x", "ply": 1}}, "record"),
        ({"stand_in": "nobody"}, "stand_in"),
    ],
)
def test_what_the_record_lays_down_is_not_wished_for(more: dict[str, object], field: str) -> None:
    async def play() -> None:
        tab = Tab()
        wish = {"seats": [{"kind": "here"}, {"kind": "bot"}], "record": _begun(5).record(), **more}
        status, told = await tab.ask("POST", "/api/tables", wish)
        assert (status, told["error"]["code"], told["error"]["args"]["field"]) == (422, "bad-settings", field)

    in_a_tab(play())


def test_what_a_record_lays_down() -> None:
    game = _begun(3, open_coins=True, first=2, rounds=4, boxes=["underground", "base"])
    found = read_record("", game.record())
    assert (found.players, found.record, found.why_not) == (2, game.record(), "")
    assert found.settings["map"] == "underground-2p"
    assert (found.settings["first"], found.settings["rounds"], found.settings["open_coins"]) == (2, 4, True)


def test_a_game_with_a_box_and_a_map_of_ones_own_goes_on_in_the_tab() -> None:
    """The record carries both; the tab's table has the drawing."""

    async def play() -> None:
        tab = Tab()
        made = await tab.table("normal", bring=[pond()], own_map=grid())
        screen = await tab.sit(made)
        await screen.play_on(4)
        _, record = await tab.ask("GET", f"/api/tables/{made['table']}/record", secret=made["host"])
        there = Tab()
        wish = {"seats": [{"kind": "here"}, {"kind": "bot", "level": "normal"}], "record": record, "pace": "instant"}
        status, again = await there.ask("POST", "/api/tables", wish)
        assert status == 201
        assert (await there.sit(again)).view
        status, drawn = await there.ask("GET", f"/api/tables/{again['table']}/map", secret=again["host"])
        assert (status, drawn["id"], drawn["width"]) == (200, "squares", 400)
        _, table = await there.ask("GET", f"/api/tables/{again['table']}", secret=again["host"])
        assert table["own_map"]

    in_a_tab(play())


def _finished(**settings: object) -> elbowroom.Game:
    """A short game to its end."""
    game = _begun(0, rounds=1, **settings)
    while not game.over:
        game.play(game.legal_moves()[0])
    return game


@pytest.mark.parametrize("settings", [{}, {"boxes": ["underground"], "first": 2, "open_coins": True}])
def test_the_record_of_a_game_that_is_over_is_looked_back_on_and_reviewed(settings: dict[str, object]) -> None:
    game = _finished(**settings)

    async def look() -> None:
        tab = Tab()
        wish = {"seats": [{"kind": "here"}] * 2, "record": game.record(), "look_back": True}
        status, made = await tab.ask("POST", "/api/tables", wish)
        assert status == 201, made
        path = f"/api/tables/{made['table']}"
        other = Tab(tab.drawer)  # as after a reload: what is kept is whole
        status, replay = await other.ask("GET", f"{path}/replay")
        assert (status, replay["over"], replay["plies"]) == (200, True, len(game.moves()))
        assert [move["move"] for move in replay["moves"]] == [entry.move.text for entry in game.moves()]
        _, last = await other.ask("GET", f"{path}/replay/{replay['plies']}")
        assert last["coins"] == {str(player): coins for player, coins in game.coins.items()}
        assert (await other.ask("GET", f"{path}/record"))[1] == game.record()
        status, head = await other.ask("GET", f"{path}/review")
        assert (status, head["turns"]) == (200, 2)
        seats = [{"kind": "here"}, {"kind": "bot"}]
        branch = {"seats": seats, "from": {"table": made["table"], "ply": 1}}
        assert (await other.ask("POST", "/api/tables", branch))[0] == 201

    in_a_tab(look())


def test_only_a_game_that_is_over_is_looked_back_on() -> None:
    async def look() -> None:
        tab = Tab()
        wish = {"seats": [{"kind": "here"}] * 2, "record": _begun(5).record(), "look_back": True}
        status, told = await tab.ask("POST", "/api/tables", wish)
        assert (status, told["error"]["code"]) == (409, "not-over")
        status, told = await tab.ask("POST", "/api/tables", {**wish, "record": ""})
        assert (status, told["error"]["args"]["field"]) == (422, "look_back")
        assert not tab.drawer.tables

    in_a_tab(look())


def test_a_record_that_could_not_be_kept_whole_is_not_there() -> None:
    async def look() -> None:
        tab = Tab()
        tab.drawer.full = True
        wish = {"seats": [{"kind": "here"}] * 2, "record": _finished().record()}
        status, told = await tab.ask("POST", "/api/tables", wish)
        assert (status, told["error"]["code"]) == (503, "storage")
        assert not tab.drawer.tables

    in_a_tab(look())


@pytest.mark.parametrize(
    ("damage", "why", "line"),
    [
        (("record 1", "record 9"), "version", 1),
        (("elbowroom record", "another record"), "line", 1),
        (("map: base-2p", "map: moon-2p"), "", 7),
        (("boxes: base", "boxes: cellar"), "", 7),
        (("pick 1", "pick 9"), "line", 8),
    ],
)
def test_what_is_wrong_with_a_record_is_told_for_a_sentence(damage: tuple[str, str], why: str, line: int) -> None:
    found = read_record("", _begun(5).record().replace(*damage, 1))
    assert (found.why, found.line) == (why, line)
    assert found.why_not
