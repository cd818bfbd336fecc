"""A table in a tab does what a table on a server does, with the browser's storage behind it."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest

import elbowroom
from elbowroom.notation.maps import make_map
from elbowroom.table import new_table, requests, room
from tests.own.boxes import pond, with_tile
from tests.tab.browser import Drawer, Tab, in_a_tab, replayed


def test_a_whole_game_against_bots() -> None:
    async def play() -> None:
        tab = Tab()
        made = await tab.table("normal", "easy", rounds=4)
        assert made["table"].startswith("tab-")
        screen = await tab.sit(made)
        await screen.play_on()
        await screen.until(lambda: screen.of_type("table")[-1]["table"]["status"] == "over")
        kept = tab.drawer.tables[made["table"]]
        assert kept["table"]["status"] == "over"
        assert [row["number"] for row in kept["log"]] == list(range(1, len(kept["log"]) + 1))
        status, record = await tab.ask("GET", f"/api/tables/{made['table']}/record", secret=made["host"])
        assert status == 200
        assert replayed(record).over
        assert {question["kind"] for question in tab.questions} == {"move"}
        address = f"/api/tables/{made['table']}/review"
        status, head = await tab.ask("GET", address)
        assert (status, head["turns"]) == (200, 12)
        status, turn = await tab.ask("GET", f"{address}/2?closer=1")
        assert (status, turn["player"], turn["closer"]) == (200, 2, True)
        assert {question["kind"] for question in tab.questions} == {"move", "judge", "rejudge"}

    in_a_tab(play())


def test_every_move_is_kept_before_it_is_shown() -> None:
    async def play() -> None:
        tab = Tab()
        made = await tab.table("normal")
        screen = await tab.sit(made)
        legal = await screen.my_turn()
        tab.drawer.full = True
        assert (await screen.move(legal[0]))["code"] == "storage"
        tab.drawer.full = False
        kept = json.dumps(tab.drawer.tables[made["table"]])
        again = await Tab(tab.drawer).sit(made)
        assert await again.my_turn() == legal
        assert json.dumps(tab.drawer.tables[made["table"]]["log"]) == json.dumps(json.loads(kept)["log"])
        await screen.until(lambda: len(screen.of_type("view")) > 1)  # the first page has mended itself meanwhile
        assert (await screen.move(legal[0]))["type"] == "update"

    in_a_tab(play())


class Stuffed(Drawer):
    """Has no room for a while: the game begins, and then so many times nothing more is taken."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    async def append(self, table: str, rows: str, change: str) -> None:
        """More rows, if there is room."""
        self.full = bool(self.tables[table]["log"]) and self.times > 0
        self.times -= self.full
        await super().append(table, rows, change)


def test_a_bot_whose_move_cannot_be_kept_is_told_of_once_and_plays_it_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has asked, so everybody is told; what the bot plays in the end is what it wanted to play."""
    monkeypatch.setattr(new_table, "new_seed", lambda: "the same deal")

    async def play(times: int) -> tuple[list[dict[str, Any]], list[str]]:
        tab = Tab(Stuffed(times))
        made = await tab.table("normal", first=2, rounds=2)
        screen = await tab.sit(made)
        await screen.my_turn()
        log = tab.drawer.tables[made["table"]]["log"]
        return screen.of_type("error"), [row["text"] for row in log if row["kind"] == "move"]

    async def both() -> None:
        told, moves = await play(2)
        assert told == [{"type": "error", "code": "storage", "args": {"why": "bot"}}]
        assert await play(0) == ([], moves)

    in_a_tab(both())


def test_a_closed_tab_goes_on_where_it_was() -> None:
    async def play() -> None:
        drawer = Drawer()
        tab = Tab(drawer)
        made = await tab.table("normal", "normal")
        screen = await tab.sit(made)
        await screen.play_on(6)
        legal = await screen.my_turn()
        seen = screen.view
        again = await Tab(drawer).sit(made)
        assert await again.my_turn() == legal
        assert again.view == seen

    in_a_tab(play())


def test_two_tabs_with_the_same_game_never_lose_a_move() -> None:
    async def play() -> None:
        drawer = Drawer()
        made = await Tab(drawer).table("easy")
        one, two = await Tab(drawer).sit(made), await Tab(drawer).sit(made)
        legal = await one.my_turn()
        assert await two.my_turn() == legal
        assert (await one.move(legal[0]))["type"] == "update"
        assert (await two.move(legal[-1]))["code"] == "storage"
        await two.until(lambda: two.version >= 1)  # it shows what the other has done
        moves = [row["text"] for row in drawer.tables[made["table"]]["log"] if row["kind"] == "move"]
        assert moves[0] == legal[0]

    in_a_tab(play())


def test_a_move_is_taken_back() -> None:
    async def play() -> None:
        tab = Tab()
        screen = await tab.sit(await tab.table("easy", rounds=4))
        await screen.play_on(1)
        before = await screen.my_turn()
        await screen.move(next(move for move in before if move.startswith("conquer")))
        assert screen.view is not None
        assert screen.view["undo"] == 1
        assert (await screen.ask(type="undo", version=screen.version))["type"] == "update"
        assert screen.view["legal"] == before

    in_a_tab(play())


def test_hints() -> None:
    async def play() -> None:
        tab = Tab()
        made = await tab.table("easy")
        screen = await tab.sit(made)
        legal = await screen.my_turn()
        answer = await screen.ask(type="hint")
        assert answer["type"] == "hints"
        assert answer["hints"][0]["moves"][0] in legal

    in_a_tab(play())


def test_replay_and_playing_on_from_a_position() -> None:
    async def play() -> None:
        tab = Tab()
        made = await tab.table("easy", rounds=3)
        screen = await tab.sit(made)
        await screen.play_on()
        path = f"/api/tables/{made['table']}"
        _, replay = await tab.ask("GET", f"{path}/replay")
        assert replay["over"]
        assert replay["plies"] == len(replay["moves"]) > 5
        _, moment = await tab.ask("GET", f"{path}/replay/5?player=1")
        assert moment["ply"] == 5
        assert moment["view"]["player"] == 1
        branch = {"seats": [{"kind": "here"}, {"kind": "bot", "level": "easy"}], "pace": "instant"}
        status, next_made = await tab.ask("POST", "/api/tables", {**branch, "from": {"table": made["table"], "ply": 5}})
        assert status == 201
        other = await tab.sit(next_made)
        await other.play_on()
        _, record = await tab.ask("GET", f"/api/tables/{next_made['table']}/record")
        assert replayed(record).over

    in_a_tab(play())


def test_a_rematch_is_a_table_in_the_tab() -> None:
    async def play() -> None:
        tab = Tab()
        made = await tab.table("easy", rounds=2)
        screen = await tab.sit(made)
        await screen.play_on()
        answer = await screen.ask(type="rematch")
        assert answer["table"].startswith("tab-")
        assert (await tab.sit(made, answer["table"])).view is not None

    in_a_tab(play())


def test_the_record_of_a_running_game_is_the_players_own() -> None:
    async def play() -> None:
        tab = Tab()
        made = await tab.table("easy")
        screen = await tab.sit(made)
        await screen.play_on(3)
        status, record = await tab.ask("GET", f"/api/tables/{made['table']}/record", secret=made["host"])
        assert status == 200
        assert not replayed(record).over
        status, refused = await tab.ask("GET", f"/api/tables/{made['table']}/record")
        assert (status, refused["error"]["code"]) == (401, "wrong-secret")

    in_a_tab(play())


def test_what_there_is_to_play_with() -> None:
    async def play() -> None:
        tab = Tab()
        _, info = await tab.ask("GET", "/api/info")
        assert info["version"] == elbowroom.__version__
        for box in info["boxes"]:
            assert (await tab.ask("GET", f"/api/boxes/{box}"))[0] == 200
        _, drawn = await tab.ask("GET", f"/api/maps/{info['maps'][0]}")
        assert drawn["regions"]

    in_a_tab(play())


def test_bad_input_is_refused_as_on_a_server() -> None:
    async def play() -> None:
        tab = Tab()
        asked: list[tuple[str, str, object, str]] = [
            ("GET", "/api/tables/tab-0000000000000000", None, "unknown-table"),
            ("GET", "/api/boxes/none", None, "not-found"),
            ("GET", "/nowhere", None, "not-found"),
            ("POST", "/api/tables", {"seats": []}, "bad-message"),
            ("POST", "/api/tables", {"seats": [{"kind": "here"}, {"kind": "bot", "level": "oracle"}]}, "bad-settings"),
        ]
        for method, path, body, code in asked:
            status, answer = await tab.ask(method, path, body)
            assert status >= 400
            assert answer["error"]["code"] == code
        made = await tab.table("easy")
        stranger = await tab.sit({"table": made["table"], "host": "no"})
        assert (stranger.errors, stranger.closed) == (["wrong-secret"], 4001)
        screen = await tab.sit(made)
        assert (await screen.ask(type="dance"))["code"] == "wrong-protocol"
        assert (await screen.move("fly 99"))["code"] == "illegal-move"

    in_a_tab(play())


def test_what_is_kept_and_cannot_be_read_is_told() -> None:
    async def play() -> None:
        tab = Tab()
        made = await tab.table("easy")
        screen = await tab.sit(made)
        await screen.play_on(2)
        tab.drawer.tables[made["table"]]["log"][1]["text"] = "pick 99"
        assert (await Tab(tab.drawer).sit(made)).errors == ["unreadable"]
        tab.drawer.tables[made["table"]]["table"]["rules"] = "0.0.1+00000000"
        assert (await Tab(tab.drawer).sit(made)).errors == ["other-rules"]
        del tab.drawer.tables[made["table"]]["table"]["seats"]
        assert (await Tab(tab.drawer).sit(made)).errors == ["storage"]

    in_a_tab(play())


def test_a_clock_that_is_set_back_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in the middle of a game nor between two visits; nobody is said to have thought for less than no time."""

    async def play() -> None:
        tab = Tab()
        made = await tab.table("easy", rounds=4)
        screen = await tab.sit(made)
        await screen.play_on(3)
        for module in (new_table, requests, room):
            monkeypatch.setattr(module, "now", lambda: 86_400_000)  # the second of January 1970
        await screen.play_on(3)
        kept = tab.drawer.tables[made["table"]]
        assert [row["number"] for row in kept["log"]] == list(range(1, len(kept["log"]) + 1))
        assert min(row["spent"] for row in kept["log"]) >= 0
        assert {row["at"] == 86_400_000 for row in kept["log"]} == {False, True}
        again = await Tab(tab.drawer).sit(made)
        assert again.errors == []
        await again.play_on()
        assert kept["table"]["status"] == "over"

    in_a_tab(play())


def test_maps_are_made_and_checked_as_on_a_server() -> None:
    async def ask() -> None:
        tab = Tab()
        status, made = await tab.ask("POST", "/api/maps/new", {"players": 2, "seed": 7})
        assert (status, made) == (200, make_map(2, 7))
        made["players"] = 5
        status, told = await tab.ask("POST", "/api/maps/check", made)
        assert (status, [fault["code"] for fault in told["faults"]]) == (200, ["regions-few"])
        status, told = await tab.ask("POST", "/api/maps/new", {"players": 9, "seed": 7})
        assert (status, told["error"]["code"]) == (400, "bad-message")

    in_a_tab(ask())


def test_a_box_of_ones_own_is_checked_and_played_with() -> None:
    async def play() -> None:
        tab = Tab()
        assert (await tab.ask("GET", "/api/workshop"))[1]["icons"]
        file = {"name": "x.toml", "data": base64.b64encode(b'id = "x"').decode()}
        assert (await tab.ask("POST", "/api/boxes/open", file))[1] == {"faults": [], "box": '{"id": "x"}'}
        status, told = await tab.ask("POST", "/api/boxes/check", with_tile(tokens=10**6))
        assert (status, [fault["where"] for fault in told["faults"]]) == (200, ["race.beavers.tokens"])
        made = await tab.table("easy", rounds=1, bring=[pond()])
        status, boxes = await tab.ask("GET", f"/api/tables/{made['table']}/boxes", secret=made["host"])
        assert (status, boxes[0]["texts"]["pl"]["race-beavers"]) == (200, "Bobry")
        screen = await tab.sit(made)
        await screen.play_on()
        await screen.until(lambda: screen.of_type("table")[-1]["table"]["status"] == "over")
        _, record = await tab.ask("GET", f"/api/tables/{made['table']}/record", secret=made["host"])
        assert "beavers" in record
        assert replayed(record).over

    in_a_tab(play())


def test_long_work_of_the_workshop_is_done_where_bots_think() -> None:
    """The tables' worker answers meanwhile; what is wrong with a question is said without bothering anybody."""

    async def play() -> None:
        tab = Tab()
        status, told = await tab.ask("POST", "/api/boxes/fair", {"box": with_tile(tokens=10**6), "tile": "beavers"})
        assert (status, told["error"]["code"]) == (422, "bad-box")
        assert not tab.questions
        status, told = await tab.ask("POST", "/api/boxes/fair", {"box": pond(), "tile": "beavers"})
        assert (status, told["games"]) == (200, 3)
        status, told = await tab.ask("POST", "/api/maps/new", {"players": 2, "seed": 3, "box": "base"})
        assert (status, told["players"]) == (200, 2)
        assert [question["kind"] for question in tab.questions] == ["weigh", "map"]

    in_a_tab(play())
