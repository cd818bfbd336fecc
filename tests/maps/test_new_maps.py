"""`elbowroom map new`: maps like the printed ones, fair, the same everywhere, and played on."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

import elbowroom
from elbowroom.boxes import board_from, map_data
from elbowroom.cli import main
from elbowroom.notation.maps import check, completed, make_map, written
from elbowroom.notation.maps.shapes import area, on_frame
from elbowroom.rules.board import Board
from tests.notation.test_maps import SCHEMA, without_most_points
from tests.support import play_on

KINDS = [(box, players) for box in ("base", "underground") for players in (2, 3, 4, 5)]
WATER = ("sea", "lake", "river", "chasm")


@cache
def new_map(box: str, players: int, seed: int = 7) -> dict[str, Any]:
    return make_map(players, seed, box)


def board_of(data: dict[str, Any]) -> Board:
    return board_from(data, shipped=False)


@pytest.mark.parametrize(("box", "players"), KINDS)
def test_a_new_map_has_as_much_of_everything_as_the_printed_one(box: str, players: int) -> None:
    """COMP-4, COMP-5, COMP-9, SETUP-2; U-COMP-06, U-TERRAIN-01, U-SETUP-04."""
    data, printed = new_map(box, players), map_data(f"{box}-{players}p")
    assert check(data) == []
    jsonschema.validate(without_most_points(data), SCHEMA)
    for key in ("players", "rounds", "box", "width", "height"):
        assert data[key] == printed[key]
    for count in (
        lambda regions: Counter(region["terrain"] for region in regions),
        lambda regions: Counter(symbol for region in regions for symbol in region["symbols"]),
        lambda regions: sum(region.get("tribe", False) for region in regions),
        lambda regions: sum(region.get("monsters", False) for region in regions),
    ):
        assert count(data["regions"]) == count(printed["regions"])


@pytest.mark.parametrize(("box", "players"), KINDS)
def test_a_new_map_is_drawn_like_a_printed_one(box: str, players: int) -> None:
    """DEF-6, CONQ-2: neighbours share whole sides, edges lie on the frame, and the sheet is covered once."""
    data = new_map(box, players)
    owners: dict[frozenset[tuple[float, ...]], list[str]] = {}
    covered = filled = 0.0
    for region in data["regions"]:
        outline = [tuple(point) for point in region["outline"]]
        for side in zip(outline, [*outline[1:], outline[0]], strict=True):
            owners.setdefault(frozenset(side), []).append(region["id"])
        along = on_frame(outline, data["width"], data["height"])
        assert bool(along) == region["edge"]
        covered += along
        filled += area(outline)
    named = {frozenset((region["id"], other)) for region in data["regions"] for other in region["neighbors"]}
    assert {frozenset(found) for found in owners.values() if len(found) == 2} == named
    assert covered == pytest.approx(2 * (data["width"] + data["height"]), abs=0.5)
    assert filled == pytest.approx(data["width"] * data["height"], rel=1e-4)
    bare = json.loads(json.dumps(data))
    for region in bare["regions"]:
        del region["neighbors"], region["edge"], region["label"]
    again = completed(bare)["regions"]
    for region, other in zip(data["regions"], again, strict=True):
        assert (region["edge"], sorted(region["neighbors"])) == (other["edge"], sorted(other["neighbors"]))


@pytest.mark.parametrize(("box", "players"), KINDS)
def test_a_new_map_can_be_walked_and_its_mountains_stand_in_ranges(box: str, players: int) -> None:
    """CONQ-2, U-TERRAIN-06, U-TERRAIN-10, U-RACE-FLAMES-1."""
    board = board_of(new_map(box, players))
    land = board.everything & ~board.closed & ~board.void
    found = board.border & land
    while (more := found | board.around(found) & land) != found:
        found = more
    assert found == land
    mountains = board.features["mountain"]
    assert (mountains & board.around(mountains)).bit_count() >= mountains.bit_count() / 2
    for vent in board.each(board.features["vent"]):
        assert (board.near[vent] & ~board.void).bit_count() >= 2
    if box == "underground":
        ends = board.rivers & board.edge
        assert ends.bit_count() == 2
        reached = ends & -ends
        while (more := reached | board.around(reached) & board.rivers) != reached:
            reached = more
        assert reached == board.rivers


@pytest.mark.parametrize(("box", "players"), KINDS)
def test_no_quarter_of_a_new_map_is_much_better(box: str, players: int) -> None:
    """Land by quarters of the sheet: none has twice as much as another; symbols and tribes are in all of them."""
    data = new_map(box, players)
    land = [region for region in data["regions"] if region["terrain"] not in WATER]

    def quarter(region: dict[str, Any]) -> tuple[bool, bool]:
        x, y = region["label"]
        return x > data["width"] / 2, y > data["height"] / 2

    counts = Counter(quarter(region) for region in land)
    assert len(counts) == 4
    assert max(counts.values()) <= 2 * min(counts.values()) + 1
    assert len({quarter(region) for region in land if region.get("tribe") or region.get("monsters")}) == 4
    if box == "base":
        assert len({quarter(region) for region in land if region["symbols"]}) == 4


def test_a_seed_gives_the_same_map_everywhere() -> None:
    """The texts' fingerprints, as every Python on every computer must find them."""
    found = [
        hashlib.blake2b(written(new_map(box, players)).encode(), digest_size=8).hexdigest()
        for box, players in (("base", 4), ("underground", 2))
    ]
    assert found == ["682be69ed560bbcf", "b9f06ae8ccedc2c9"]
    assert make_map(2, 8) != make_map(2, 9)


def play(number: int) -> None:
    """Make a map, play a game of random moves on it, and replay the record."""
    box, players = KINDS[number % 8]
    board = board_of(make_map(players, number, box))
    game = elbowroom.new_game(boxes=[box], seed=number, map=board)
    play_on(game, random.Random(number))
    assert game.over
    assert elbowroom.replay(game.record()).coins == game.coins


@pytest.mark.parametrize("number", range(8))
def test_seeds_are_played(number: int) -> None:
    play(number)


@pytest.mark.slow
def test_a_thousand_seeds_are_played() -> None:
    for number in range(8, 1008):
        play(number)


# --- the command line -----------------------------------------------------------------------------------------------


def test_map_new_writes_a_map_that_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.json"
    assert main(f"map new --players 4 --seed 7 -o {path}".split()) == 0
    assert capsys.readouterr().out == ""
    assert main(["map", "check", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"ok {path}: 39 regions, players: 4\n"
    assert main("map new --players 4 --seed 7".split()) == 0
    assert capsys.readouterr().out == path.read_text("utf-8") == written(new_map("base", 4))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--players 6", "6"),
        ("--seed -1", "a seed of a map is a whole number from 0 to"),
        ("--seed 99999999999999", "a seed of a map is a whole number from 0 to"),
        ("--seed x", "x"),
        ("--box sky", "sky"),
        ("-o /nowhere/at/all.json", "/nowhere/at/all.json"),
    ],
)
def test_map_new_refuses_in_a_sentence(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "new", *words.split(), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
