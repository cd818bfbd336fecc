"""Maps of one's own (docs/maps.md): the schema, what is derived, and every fault in its sentence."""

from __future__ import annotations

import json
import string
from collections.abc import Callable
from copy import deepcopy
from importlib import resources
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from elbowroom.boxes import map_data, map_names
from elbowroom.cli.maps import told
from elbowroom.locale import languages, texts_in
from elbowroom.notation.maps import SENTENCES, Fault, MapError, check, completed, make_map, parse, read_map
from elbowroom.notation.maps.checking import MAP_KEYS, REGION_KEYS
from elbowroom.notation.maps.faults import FILE_BYTES, MOST_POINTS, MOST_REGIONS
from elbowroom.rules.board import SYMBOLS, TERRAINS

Map = dict[str, Any]
SCHEMA = json.loads((resources.files("elbowroom") / "notation/maps/map.schema.json").read_text("utf-8"))
LANDS = ("farmland", "forest", "hill", "swamp", "mountain")


def grid(columns: int = 4, rows: int = 3) -> Map:
    """Squares of 100; neighbours and edges are left to be worked out. Region 1 is a sea."""
    regions = [
        {
            "id": str(1 + column + columns * row),
            "terrain": LANDS[(column + row) % 5],
            "outline": [[100 * (column + x), 100 * (row + y)] for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))],
        }
        for row in range(rows)
        for column in range(columns)
    ]
    regions[0]["terrain"] = "sea"
    return {"id": "squares", "players": 2, "width": 100 * columns, "height": 100 * rows, "regions": regions}


def spelt_out() -> Map:
    """The same with its neighbours named."""
    return completed(grid())


def undrawn() -> Map:
    """The same without a drawing."""
    data = spelt_out()
    for region in data["regions"]:
        del region["outline"], region["label"]
    return data


def without_most_points(data: Map) -> Map:
    """A map for the slow validator: it looks at each point for long, and one is like the other."""
    return {**data, "regions": [{**region, "outline": region["outline"][:4]} for region in data["regions"]]}


# --- the format -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", map_names())
def test_shipped_maps_are_maps(name: str) -> None:
    data = map_data(name)
    assert check(data) == []
    jsonschema.validate(data if name == "base-2p" else without_most_points(data), SCHEMA)


def test_the_schema_knows_what_the_game_knows() -> None:
    region = SCHEMA["$defs"]["region"]["properties"]
    assert tuple(SCHEMA["properties"]) == MAP_KEYS
    assert tuple(region) == REGION_KEYS
    assert tuple(dict.fromkeys(region["terrain"]["enum"])) == TERRAINS
    assert tuple(region["symbols"]["items"]["enum"]) == SYMBOLS
    assert SCHEMA["properties"]["regions"]["maxItems"] == MOST_REGIONS
    assert region["outline"]["maxItems"] == MOST_POINTS
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for data in (grid(), spelt_out(), undrawn()):
        jsonschema.validate(data, SCHEMA)


@pytest.mark.parametrize("name", ["base-3p", "underground-5p"])
def test_borders_edges_and_labels_follow_from_the_outlines(name: str) -> None:
    """DEF-6, CONQ-2: what is left out comes back as it was."""
    data = map_data(name)
    bare = {**deepcopy(data), "id": "bare"}
    del bare["rounds"], bare["box"]
    for region in bare["regions"]:
        del region["edge"], region["neighbors"], region["label"]
    found = completed(bare)
    assert (found["rounds"], found["box"]) == (data["rounds"], data["box"])
    for region, old in zip(found["regions"], data["regions"], strict=True):
        assert (region["edge"], set(region["neighbors"])) == (old["edge"], set(old["neighbors"]))


def test_outlines_touch_along_a_side_without_common_points() -> None:
    """Two squares on one side of a wide region: its side is longer than theirs."""
    data = grid()
    wide, gone = data["regions"][4], data["regions"].pop(5)
    wide["outline"] = [[0, 100], [200, 100], [200, 200], [0, 200]]
    near = {region["id"]: region["neighbors"] for region in completed(data)["regions"]}
    assert near["5"] == ["1", "2", "7", "9", "10"]
    assert gone["id"] not in near


def test_what_touches_may_be_apart() -> None:
    data = grid()
    data["regions"][5]["apart"] = ["7"]
    near = {region["id"]: region["neighbors"] for region in completed(data)["regions"]}
    assert "7" not in near["6"]
    assert "6" not in near["7"]
    full = completed(data)
    full["regions"][6]["apart"] = ["6"]
    assert check(full) == []


def test_a_map_needs_no_drawing() -> None:
    assert check(undrawn()) == []


# --- faults ---------------------------------------------------------------------------------------------------------


def region(at: int, **values: Any) -> Callable[[Map], object]:
    """A change of one region."""
    return lambda data: data["regions"][at].update(values)


def without(key: str) -> Callable[[Map], object]:
    """The map without one of its keys."""
    return lambda data: data.pop(key)


FAULTS: list[tuple[str, Callable[[], Map], Callable[[Map], object], str]] = [
    ("key-like", grid, lambda m: m.update(round=3), "there is no key round; did you mean rounds?"),
    ("key-like", grid, region(3, neighbours=[]), "region 4: there is no key neighbours; did you mean neighbors?"),
    ("key", grid, lambda m: m.update(weather="rain"), "there is no key weather; there are id, box"),
    ("missing", grid, without("players"), "key players is missing"),
    ("missing", grid, without("width"), "key width is missing"),
    ("missing", grid, lambda m: m["regions"][2].pop("id"), "entry 3 of regions: key id is missing"),
    ("kind-text", grid, region(2, id=7), "entry 3 of regions: id must be a text"),
    ("kind-flag", grid, region(2, edge="yes"), "region 3: edge must be true or false"),
    ("kind-number", grid, lambda m: m.update(height="3"), "height must be a number"),
    ("kind-whole", grid, lambda m: m.update(players=2.5), "players must be a whole number"),
    ("kind-whole", grid, lambda m: m.update(players=True), "players must be a whole number"),
    ("kind-list", grid, lambda m: m.update(regions={}), "regions must be a list"),
    ("kind-texts", grid, region(2, neighbors=[4]), "region 3: neighbors must be a list of texts"),
    ("kind-point", grid, region(2, outline=[[1, 2], [3], [4, 5]]), "region 3: outline must be made of points"),
    ("kind-object", grid, lambda m: m["regions"].append(3), "entry 13 of regions: a region must be a JSON object"),
    ("range", grid, lambda m: m.update(players=6), "players is 6, but must be from 2 to 5"),
    ("range", grid, lambda m: m.update(rounds=0), "rounds is 0, but must be from 1 to 100"),
    ("map-id", grid, lambda m: m.update(id="My map"), "My map cannot be the id of a map"),
    ("map-id-taken", grid, lambda m: m.update(id="base-2p"), "base-2p is the id of a map that comes with the game"),
    ("region-id", grid, region(2, id=""), "entry 3 of regions: '' cannot be the id of a region"),
    ("region-id", grid, region(2, id="a b"), "entry 3 of regions: a b cannot be the id of a region"),
    ("region-id", grid, region(2, id="with"), "entry 3 of regions: with cannot be the id of a region"),
    ("region-id-twice", grid, region(2, id="4"), "more than one region is called 4"),
    (
        "terrain-like",
        grid,
        region(2, terrain="farmlnd"),
        "region 3: there is no terrain farmlnd; did you mean farmland?",
    ),
    ("terrain", grid, region(2, terrain="xyz"), "region 3: there is no terrain xyz; there are farmland, forest"),
    ("symbol-like", grid, region(2, symbols=["caverns"]), "region 3: there is no symbol caverns; did you mean cavern?"),
    ("symbol", grid, region(2, symbols=["q"]), "region 3: there is no symbol q; there are mine, magic"),
    ("symbol-twice", grid, region(2, symbols=["mine", "mine"]), "region 3: symbol mine stands there twice"),
    ("box", grid, lambda m: m.update(box="sky"), "sky is no kind of map; it is base, underground"),
    (
        "box-wrong",
        grid,
        lambda m: m.update(box="underground"),
        "box says underground, but the terrains are those of base",
    ),
    ("tribe-place", grid, region(0, tribe=True), "region 1: a tribe cannot live here: the terrain is sea"),
    ("monsters-place", grid, region(0, monsters=True), "region 1: monsters cannot live here: the terrain is sea"),
    ("symbol-place", grid, region(0, symbols=["mine"]), "region 1: symbol mine cannot lie here: the terrain is sea"),
    ("volcano-place", grid, region(1, symbols=["volcano"]), "region 2: a volcano lies in a chasm, but the terrain is"),
    (
        "monsters-many",
        grid,
        lambda m: [r.update(monsters=True) for r in m["regions"][1:9]],
        "monsters live in 8 regions",
    ),
    ("regions-few", grid, lambda m: m.update(players=3), "regions that can be conquered: 11; players: 3"),
    ("regions-few", grid, lambda m: m.update(regions=[]), "regions that can be conquered: 0; players: 2"),
    ("regions-many", grid, lambda m: m.update(regions=[{}] * 1000), "the map has 1000 regions"),
    (
        "borders-missing",
        undrawn,
        lambda m: m["regions"].append({"id": "x", "terrain": "hill"}),
        "region x: there are neither",
    ),
    (
        "neighbor-unknown",
        spelt_out,
        lambda m: m["regions"][1]["neighbors"].append("99"),
        "region 2: its neighbor 99 is not",
    ),
    ("neighbor-self", spelt_out, lambda m: m["regions"][1]["neighbors"].append("2"), "region 2: it cannot be its own"),
    (
        "neighbor-twice",
        spelt_out,
        lambda m: m["regions"][1]["neighbors"].append("3"),
        "region 2: it names its neighbor 3",
    ),
    ("neighbor-one-way", spelt_out, lambda m: m["regions"][1]["neighbors"].remove("3"), "region 3: it names 2 as its"),
    ("neighbor-apart", spelt_out, region(1, apart=["3"]), "region 2: 3 is in `neighbors` and in `apart`"),
    (
        "neighbor-far",
        grid,
        region(1, neighbors=["1", "3", "6", "12"]),
        "region 2: it names 12 as its neighbor, but in the",
    ),
    (
        "neighbor-unnamed",
        spelt_out,
        lambda m: (m["regions"][1]["neighbors"].remove("3"), m["regions"][2]["neighbors"].remove("2")),
        "region 2: it touches 3 in the drawing, but the two are not neighbors",
    ),
    ("edge-inside", grid, region(5, edge=True), "region 6: it is said to be on the edge"),
    ("edge-none", grid, lambda m: [r.update(edge=False) for r in m["regions"]], "there is no land at the edge"),
    (
        "parts",
        grid,
        region(3, apart=["3", "8"]),
        "the map falls apart: nothing leads from 1, 2, 3, 5, 6, 7, 8, 9, … to 4",
    ),
    (
        "unreachable",
        grid,
        lambda m: [m["regions"][at].update(terrain="lake") for at in (1, 4, 6, 9)],
        "nobody can get to these regions over land: 6",
    ),
    ("outline-missing", spelt_out, lambda m: m["regions"][4].pop("outline"), "region 5: it has no outline"),
    (
        "outline-short",
        grid,
        region(4, outline=[[0, 0], [1, 1], [0, 0]]),
        "region 5: an outline has at least three points",
    ),
    (
        "outline-long",
        grid,
        region(4, outline=[[0, n] for n in range(201)]),
        "region 5: an outline has at most 200 points",
    ),
    (
        "outline-thin",
        grid,
        region(4, outline=[[0, 100], [50, 100], [100, 100]]),
        "region 5: its outline encloses nothing",
    ),
    (
        "outline-crosses",
        grid,
        region(4, outline=[[0, 100], [100, 200], [100, 100], [0, 180]]),
        "region 5: its outline crosses itself near 44, 144",
    ),
    (
        "outline-overlaps",
        grid,
        region(4, outline=[[0, 100], [150, 100], [150, 200], [0, 200]]),
        "region 5: its outline overlaps that of 6 near",
    ),
    ("outline-overlaps", grid, region(4, outline=[[100, 100], [200, 100], [200, 200], [100, 200]]), "region 5: its"),
    (
        "point-outside",
        grid,
        region(3, outline=[[300, 0], [401, 0], [400, 100], [300, 100]]),
        "region 4: the point 401, 0",
    ),
    ("label-outside", grid, region(3, label=[5, 5]), "region 4: its label lies outside its outline"),
]


@pytest.mark.parametrize(("code", "make", "spoil", "said"), FAULTS)
def test_a_fault_is_found_and_told(
    code: str, make: Callable[[], Map], spoil: Callable[[Map], object], said: str
) -> None:
    data = make()
    spoil(data)
    found = [fault for fault in check(data) if fault.code == code]
    assert found, check(data)
    assert any(str(fault).startswith(said) for fault in found), found
    with pytest.raises(MapError):
        completed(data)


def test_all_faults_are_told_at_once() -> None:
    data = grid()
    data.update(players=9, colour="red")
    data["regions"][0]["tribe"] = True
    data["regions"][3]["terrain"] = "hil"
    data["regions"][5]["label"] = [0, 0]
    assert [fault.code for fault in check(data)] == ["key", "range", "tribe-place", "terrain-like", "label-outside"]


def test_numbers_beyond_all_measure_are_only_told() -> None:
    """No sheet is so large that looking at its drawing would never end."""
    data = grid()
    data["width"] = 1e300
    data["regions"][3]["outline"] = [[300, 0], [1e299, 0], [1e299, 100], [300, 100]]
    assert [fault.code for fault in check(data)] == ["range"]
    large = grid()
    large.update(width=10_000, height=10_000)
    for region in large["regions"]:
        region["outline"] = [[25 * x, 33 * y] for x, y in region["outline"]]
    assert not {fault.code for fault in check(large)} - {"edge-inside"}


@pytest.mark.parametrize("value", [None, 3, "text", [], [[]], True])
def test_what_is_no_object_is_no_map(value: object) -> None:
    assert [fault.code for fault in check(value)] == ["object"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "the file is not JSON: line 1, column 1 cannot be read"),
        (b'{"id": "x",\n "players" 2}', "the file is not JSON: line 2, column 12 cannot be read"),
        (b'{"id": NaN}', "the file is not JSON: line 1, column 1 cannot be read"),
        (b'{"id": ' + b"9" * 5000 + b"}", "the file is not JSON: line 1, column 1 cannot be read"),
        (b"\xff\xfe", "the file is not UTF-8 text (byte 1)"),
        (b"[" * 200_000, "the file is no map: its lists lie too deep in one another"),
        (b'{"id": "a", "id": "b", "regions": []}', "key id stands twice in the same place"),
        (b" " * 10_000_000, f"the file has more than {FILE_BYTES} bytes, which is too much for a map"),
    ],
    ids=["nothing", "no-colon", "nan", "digits", "bytes", "deep", "twice", "ten-megabytes"],
)
def test_a_file_that_holds_no_map(content: bytes, said: str) -> None:
    with pytest.raises(MapError) as caught:
        parse(content)
    assert str(caught.value) == said


def test_a_large_file_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(10**12)  # a hole: it takes no room
    with pytest.raises(MapError, match="more than 1000000 bytes"):
        read_map(path)


@pytest.mark.parametrize("language", languages())
def test_every_fault_has_its_sentence_in_every_language(language: str) -> None:
    texts = texts_in(language)
    for code, sentence in SENTENCES.items():
        names = [name for _, name, _, _ in string.Formatter().parse(sentence) if name]
        details: dict[str, str | int] = dict.fromkeys(names, "7")
        said = told(Fault(code, "3", 3, **details), texts)
        assert said.count("7") >= len(set(names)), code
        if language == "en":
            assert said == str(Fault(code, "3", 3, **details))


def test_every_fault_is_shown_by_a_test() -> None:
    others = {"big", "letters", "json", "deep", "key-twice", "object", "undrawn"}  # of files, and of tables
    assert {code for code, *_ in FAULTS} | others == set(SENTENCES)


@pytest.mark.parametrize("box", ["base", "underground"])
def test_a_map_that_was_made_has_no_fault(box: str) -> None:
    """The rest of what is asked of such maps is in tests/maps: tracing makes it too slow for here."""
    assert check(make_map(2, 3, box)) == []
