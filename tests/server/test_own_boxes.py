"""Tables with boxes of one's own: brought to a new table, seen by everybody, in the record (docs/workshop.md)."""

from __future__ import annotations

import asyncio
import base64
import http.client
import io
import json
import zipfile
from typing import Any

import pytest

import elbowroom
from elbowroom.client import Json, Seat, create_table, get
from elbowroom.notation.maps import make_map
from elbowroom.notation.own import box_from
from tests.notation.test_maps import grid
from tests.own.boxes import pond, with_effect, with_tile
from tests.own.test_bad_boxes import BOX

from .support import RunningServer, links, refusal

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def _check(server: RunningServer, body: bytes, path: str = "/api/boxes/check") -> tuple[int, Json]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        connection.request("POST", path, body)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def test_a_game_with_a_box_of_ones_own(server: RunningServer) -> None:
    """A bot in another process plays with it, everybody is told its texts, and the record replays anywhere."""
    box = with_tile(icon=SVG.format('<circle cx="4" cy="4" r="3"/>'))
    made = asyncio.run(create_table(server.url, links("here", "bot", rounds=3, bring=[box])))

    async def play() -> None:
        path = f"/api/tables/{made['table']}"
        assert (await refusal(get(server.url, f"{path}/boxes"))).code == "wrong-secret"
        async with Seat(server.url, made["table"], made["host"]) as seat:
            async for position in seat.decisions():
                assert position.view["boxes"] == ["base", "pond"]
                assert position.view["own"] == ["pond"]
                await seat.play(position.legal[0])
        (told,) = await get(server.url, f"{path}/boxes", made["watch"])
        assert [tile["id"] for tile in told["races"]] == ["beavers", "herons"]
        assert told["texts"]["pl"]["race-beavers"] == "Bobry"
        assert told["texts"]["cs"]["race-beavers"] == "Beavers"  # one language is enough
        assert list(told["icons"]) == [told["races"][0]["icon"]]
        record = await get(server.url, f"{path}/record")
        assert elbowroom.replay(record).over
        moment = await get(server.url, f"{path}/replay/1")
        assert moment["view"]["own"] == ["pond"]

    asyncio.run(play())


def test_a_tile_to_be_shown_lies_in_the_first_offer(server: RunningServer) -> None:
    """Who has just made one wants to play with it."""

    async def offers(tile: str) -> None:
        for _ in range(4):
            made = await create_table(server.url, links("here", "bot", first=1, bring=[pond()], show=tile))
            async with Seat(server.url, made["table"], made["host"]) as seat:
                await seat.until(lambda: seat.decides)
                assert tile in {combo[kind] for combo in seat.view["offer"] for kind in ("race", "power")}

    for tile in ("beavers", "muddled"):
        asyncio.run(offers(tile))


def test_single_tiles_come_as_the_blank_ones(server: RunningServer) -> None:
    """CUSTOM-1 to CUSTOM-3: the race takes the place of the one whose tokens it uses."""
    box = with_tile(supply=11)
    wish = links("here", "bot", boxes=["base", "pond:beavers", "pond:muddled"], bring=[box])

    async def play() -> None:
        made = await create_table(server.url, wish)
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            view = seat.view
            assert (view["boxes"], view["own"]) == (["base"], ["pond"])
            races = {*view["stack"], *(combo["race"] for combo in view["offer"])}
            assert "beavers" in races
            assert "tritons" not in races
            assert "herons" not in races

    asyncio.run(play())


def test_the_next_game_has_the_box_and_another_deal(server: RunningServer) -> None:
    wish = links("here", "bot", rounds=1, first=1, bring=[pond()])

    async def play() -> None:
        made = await create_table(server.url, wish)
        offers = []
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            offers.append(seat.view["offer"])
            async for position in seat.decisions():
                await seat.play(position.legal[0])
            table = (await seat.ask({"type": "rematch"}))["table"]
        async with Seat(server.url, table, made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            offers.append(seat.view["offer"])
            assert seat.view["own"] == ["pond"]
            assert seat.table["settings"]["first"] == 2
        assert offers[0] != offers[1]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("box", "fault", "where"),
    [
        (with_tile(name={"en": "<b>Beavers</b>"}), "markup", "race.beavers.name.en"),
        (with_tile(ability={"en": "{ $a }"}), "markup", "race.beavers.ability.en"),
        (with_tile(tokens=10**6), "range", "race.beavers.tokens"),
        (with_tile(icon=SVG.format("<script>alert(1)</script>")), "svg-part", "race.beavers.icon"),
        (with_tile(icon=SVG.format('<path onload="alert(1)"/>')), "svg-part", "race.beavers.icon"),
        (with_tile(icon='<!DOCTYPE x [<!ENTITY a "aaaa">]>' + SVG.format("&a;")), "svg-part", "race.beavers.icon"),
        (with_effect(do="immune", where="any"), "immune-all", "race.herons.effect.1"),
        (pond(id="base"), "id-taken", "id"),
        ({}, "missing", ""),
    ],
)
def test_a_box_that_cannot_be_used(server: RunningServer, box: dict[str, Any], fault: str, where: str) -> None:
    """The check tells all that is wrong, with its place; a table with it is not made."""
    status, told = _check(server, json.dumps(box).encode())
    assert status == 200
    assert (told["faults"][0]["code"], told["faults"][0]["where"]) == (fault, where)
    assert "box" not in told
    wrong = asyncio.run(refusal(create_table(server.url, links("here", "bot", bring=[box]))))
    assert (wrong.code, wrong.args_["fault"], wrong.args_["where"]) == ("bad-box", fault, where)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 100_000, b'"\\ud800"', b"7", b'{"id": 1e999}'])
def test_what_is_no_box_at_all(server: RunningServer, body: bytes) -> None:
    status, told = _check(server, body)
    assert status == 200
    assert len(told["faults"]) >= 1


def test_a_box_beyond_all_measure_is_not_even_read(server: RunningServer) -> None:
    assert _check(server, b" " * 300_000)[1]["error"]["code"] == "too-big"
    crowd = [{"id": f"t{at}", "name": "Tile", "tokens": 5} for at in range(2000)]
    assert _check(server, json.dumps(pond(race=crowd)).encode())[1]["faults"][0]["code"] == "many"


def test_a_good_box_is_told_as_it_will_look(server: RunningServer) -> None:
    status, told = _check(server, json.dumps(pond()).encode())
    assert (status, told["faults"]) == (200, [])
    assert told["box"]["texts"]["en"]["race-beavers.ability"] == "A dam a turn defends one of your regions."


def test_a_record_with_a_broken_box_opens_no_table(server: RunningServer) -> None:
    """Nor one with a box that holds something else than the game was played with."""
    record = elbowroom.new_game(boxes=["base", box_from(pond()).box()], seed=1).record()
    for old, new in (
        ('"tokens":6', '"tokens":1000000'),
        ('"tokens":6', '"tokens":5'),
        ('{"id":"pond"', '{"id":"base"'),
    ):
        assert old in record
        wish = links("here", "bot", record=record.replace(old, new))
        assert asyncio.run(refusal(create_table(server.url, wish))).code == "bad-record"


@pytest.mark.parametrize(
    "wish",
    [
        {"deal": "first-game", "bring": [pond()]},
        {"from": {"table": "x", "ply": 1}, "bring": [pond()]},
        {"bring": [pond(), pond()]},
        {"boxes": ["base", "pond:nobody"], "bring": [pond()]},
        {"show": "nobody", "bring": [pond()]},
        {"show": "orcs"},
    ],
)
def test_boxes_that_cannot_be_brought(server: RunningServer, wish: Json) -> None:
    assert asyncio.run(refusal(create_table(server.url, links("here", "bot", **wish)))).code == "bad-settings"


def test_checking_keeps_nobody_waiting(server: RunningServer) -> None:
    """While one address has the largest boxes checked over and over, others are answered in between."""
    effects = [{"do": "immune", "where": {"all": ["chasm", {"beside": "magic"}]}}] * 12
    large = pond(race=[{"id": f"t{at}", "name": "Tile", "tokens": 5, "effect": effects} for at in range(60)])
    body = json.dumps({**large, "power": []}).encode()

    async def run() -> None:
        checks = [asyncio.to_thread(_check, server, body) for _ in range(6)]
        waiting = asyncio.gather(*checks)
        answered = 0
        while not waiting.done():
            await get(server.url, "/api/info")
            answered += 1
            await asyncio.sleep(0)
        assert all(status == 200 and not told["faults"] for status, told in await waiting)
        assert answered > 1

    asyncio.run(run())


def _zip(**files: bytes) -> bytes:
    """Files by their names: `__` is a slash in them, `_` a dot."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as into:
        for name, content in files.items():
            into.writestr(name.replace("__", "/").replace("_", "."), content)
    return packed.getvalue()


def _open(server: RunningServer, name: str, content: bytes) -> tuple[int, Json]:
    file = {"name": name, "data": base64.b64encode(content).decode()}
    return _check(server, json.dumps(file).encode(), "/api/boxes/open")


@pytest.mark.parametrize(
    ("name", "content"),
    [("wet.toml", BOX), ("Wet.ZIP", _zip(box_toml=BOX)), ("wet.zip", _zip(wet__box_toml=BOX, wet__notes_txt=b"x"))],
)
def test_a_file_is_opened(server: RunningServer, name: str, content: bytes) -> None:
    """What `--own` takes a page takes, too."""
    status, told = _open(server, name, content)
    assert (status, told["faults"]) == (200, [])
    assert json.loads(told["box"])["power"] == [{"id": "damp", "name": "Damp", "tokens": 3}]


@pytest.mark.parametrize(
    ("name", "content", "fault", "where"),
    [
        ("a.zip", _zip(box_toml=BOX, big_toml=b"#" * 5_000_000), "big", "big.toml"),
        ("a.zip", _zip(box_toml=BOX, **{"..__x_txt": b"x"}), "outside", "../x.txt"),
        ("a.zip", _zip(box_toml=BOX, **{f"n{at}_txt": b"" for at in range(300)}), "files", ""),
        ("a.zip", _zip(box_toml=BOX, tile_py=b"raise SystemExit(1)"), "code", "tile.py"),
        ("a.zip", b"PK nothing", "zip", "a.zip"),
        ("a.py", b"raise SystemExit(1)", "code", "a.py"),
        ("a.exe", b"MZ", "kind", "a.exe"),
        ("a.toml", b"id = ", "toml", "a.toml"),
        ("a.toml", b"id = " + b"9" * 5000, "toml", "a.toml"),
        ("a.toml", b"id = nan", "toml", "a.toml"),
    ],
    ids=["bomb", "outside", "many", "code in a zip", "no zip", "code", "kind", "no toml", "digits", "no number"],
)
def test_a_file_with_no_box(server: RunningServer, name: str, content: bytes, fault: str, where: str) -> None:
    status, told = _open(server, name, content)
    assert (status, told["faults"][0]["code"], told["faults"][0]["where"]) == (200, fault, where)
    assert "box" not in told


def test_files_beyond_all_measure_are_not_even_read(server: RunningServer) -> None:
    assert _open(server, "a.zip", b"x" * 10_000_000)[1]["error"]["code"] == "too-big"
    status, told = _check(server, b'{"name": "a.zip", "data": "%%%"}', "/api/boxes/open")
    assert (status, told["faults"][0]["code"]) == (200, "zip")


def test_the_vocabulary_has_every_word(server: RunningServer) -> None:
    told = asyncio.run(get(server.url, "/api/workshop"))
    assert {effect["id"] for effect in told["effects"]} > {"coins", "discount", "place"}
    assert told["limits"]["race_most"] == 15


def test_is_a_tile_fair(server: RunningServer) -> None:
    """A few games for each question; what they said comes along with the next one."""
    asked: Json = {"box": pond(), "tile": "beavers"}
    status, first = _check(server, json.dumps(asked).encode(), "/api/boxes/fair")
    assert (status, first["games"]) == (200, 3)
    assert 0 <= first["share"] <= 3
    assert first["reach"] > 0.25
    so_far = {name: first[name] for name in ("games", "won", "squares")}
    status, second = _check(server, json.dumps({**asked, **so_far}).encode(), "/api/boxes/fair")
    assert (status, second["games"]) == (200, 6)
    assert second["won"] >= first["won"]


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"box": pond(), "tile": "nobody"}, 422, "bad-settings"),
        ({"box": with_tile(tokens=10**6), "tile": "beavers"}, 422, "bad-box"),
        ({"box": pond(), "tile": "beavers", "games": 10**9}, 400, "bad-message"),
        ({"box": [], "tile": "beavers"}, 400, "wrong-protocol"),
    ],
)
def test_questions_about_fairness_that_make_no_sense(
    server: RunningServer, asked: Json, status: int, code: str
) -> None:
    answered, told = _check(server, json.dumps(asked).encode(), "/api/boxes/fair")
    assert (answered, told["error"]["code"]) == (status, code)


def test_maps_are_made_and_checked(server: RunningServer) -> None:
    """The generator and the check of `elbowroom map`, in another process; what is wrong is said with its region."""
    status, made = _check(server, b'{"players": 2, "seed": 7}', "/api/maps/new")
    assert (status, made) == (200, make_map(2, 7))
    assert _check(server, json.dumps(made).encode(), "/api/maps/check") == (200, {"faults": []})
    sea = next(region for region in made["regions"] if region["terrain"] == "sea")
    sea["tribe"] = True
    told = {"code": "tribe-place", "region": sea["id"], "args": {"terrain": "sea"}}
    status, found = _check(server, json.dumps(made).encode(), "/api/maps/check")
    assert [{key: fault[key] for key in told} for fault in found["faults"]] == [told]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("check", b"{", 200, "json"),
        ("check", b"[" * 100_000, 200, "deep"),
        ("check", json.dumps({**grid(), "regions": [{"id": "x"}] * 1000}).encode(), 200, "regions-many"),
        ("check", b" " * 300_000, 413, "too-big"),
        ("new", b'{"players": 9, "seed": 7}', 400, "bad-message"),
        ("new", b'{"players": 2, "seed": 7, "box": "attic"}', 400, "wrong-protocol"),
    ],
)
def test_what_is_no_map(server: RunningServer, path: str, body: bytes, status: int, code: str) -> None:
    answered, told = _check(server, body, f"/api/maps/{path}")
    assert (answered, told["faults"][0]["code"] if status == 200 else told["error"]["code"]) == (status, code)
