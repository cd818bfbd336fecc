"""Games on maps of one's own: rounds, players, records that need no file."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import elbowroom
from elbowroom import boxes
from elbowroom.cli import main
from elbowroom.notation.maps import check, data_of, make_map
from elbowroom.notation.own import MAPS
from elbowroom.rules.board import Board, Region
from tests.notation.test_maps import Map, grid
from tests.support import play_on


@pytest.fixture(autouse=True)
def nothing_added(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Maps that a test adds are gone after it."""
    monkeypatch.setattr(boxes, "_added", {})
    monkeypatch.setenv(MAPS, "")  # where the command line writes them down for other processes
    yield
    boxes.load_map.cache_clear()


@pytest.fixture
def squares(tmp_path: Path) -> Path:
    """A file with a map for two that takes seven rounds."""
    return write(tmp_path, {**grid(), "rounds": 7})


def write(folder: Path, data: Map) -> Path:
    path = folder / f"{data['id']}.json"
    path.write_text(json.dumps(data), "utf-8")
    return path


def test_the_rounds_of_a_map_count(squares: Path) -> None:
    """SETUP-2: as many as the map says, unless somebody says something else."""
    board = elbowroom.read_map(squares)
    assert elbowroom.new_game(map=board).table.rounds == 7
    assert elbowroom.new_game(map=board, rounds=3).table.rounds == 3


def test_a_map_is_for_its_number_of_players(squares: Path) -> None:
    """SETUP-1."""
    with pytest.raises(elbowroom.SetupError, match="map squares is for 2 players, not 3"):
        elbowroom.new_game(3, map=elbowroom.read_map(squares))


def test_a_record_replays_in_another_process_without_the_file(squares: Path, tmp_path: Path) -> None:
    game = play_on(elbowroom.new_game(map=elbowroom.read_map(squares), seed=5), random.Random(5))
    squares.unlink()
    record = tmp_path / "game.record"
    record.write_text(game.record(), "utf-8")
    replayed = [sys.executable, "-m", "elbowroom", "replay", str(record), "--json", "--lang", "en"]
    answer = subprocess.run(replayed, capture_output=True, text=True, check=True, cwd=tmp_path)
    told = json.loads(answer.stdout)
    assert told["map"] == "squares"
    assert told["rounds"] == 7
    assert game.over


# --- the command line -----------------------------------------------------------------------------------------------


def test_simulate_plays_on_a_file(squares: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"simulate --players random,random --games 2 --map {squares} --json".split()) == 0
    assert json.loads(capsys.readouterr().out)["map"] == "squares"


def test_a_map_with_faults_is_not_played_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, {**grid(), "id": "bad", "rounds": 0, "players": 7})
    assert main(f"simulate --players random,random --games 2 --map {path} --lang en".split()) == 2
    said = capsys.readouterr().err
    assert said.endswith(
        "bad.json: players is 7, but must be from 2 to 5 (and 1 more fault; `elbowroom map check` names all)\n"
    )


def test_two_maps_of_one_id(squares: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.json"
    other.write_text(json.dumps({**grid(), "rounds": 3}), "utf-8")
    words = "simulate --players random,random --games 1 --json --map"
    assert main([*words.split(), str(squares)]) == 0
    assert main([*words.split(), str(other), "--lang", "en"]) == 2
    assert "other.json: another map is called squares, too" in capsys.readouterr().err


def test_map_check_tells_of_every_file(squares: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = write(tmp_path, {**grid(), "id": "bad", "rounds": 0, "players": 7})
    assert main(["map", "check", str(squares), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"ok {squares}: 12 regions, players: 2\n"
    assert main(["map", "check", str(bad), str(squares), "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in lines] == ["BAD", "BAD", "ok"]
    assert lines[1] == f"BAD {bad}: rounds is 0, but must be from 1 to 100"
    assert main(["map", "check", str(tmp_path / "none.json"), "a\0b", str(bad), "--lang", "en"]) == 2
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("none.json: No such file or directory")
    assert said[1] == "BAD a\\x00b: a file's name has no zero byte in it"
    assert len(said) == 4


def test_map_check_in_ukrainian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = grid()
    data["regions"][3]["terrain"] = "forset"
    assert main(["map", "check", str(write(tmp_path, data)), "--lang", "uk"]) == 1
    assert "регіон 4: немає місцевості forset; можливо, forest?" in capsys.readouterr().out


def test_a_record_carries_the_drawing() -> None:
    """Any other copy of the program can draw the map: outlines, labels and the sheet are in the record."""
    board = boxes.board_from(make_map(2, 3), shipped=False)
    again = elbowroom.replay(play_on(elbowroom.new_game(map=board, seed=5), random.Random(5), 20).record()).board
    assert data_of(again)["regions"] == data_of(board)["regions"]
    assert (again.width, again.height) == (board.width, board.height)
    drawn = {**data_of(again), "players": 2}
    assert check(drawn) == []


def test_a_record_without_a_drawing_replays() -> None:
    """As records were written before they had drawings."""
    board = elbowroom.new_game(map=boxes.board_from(make_map(2, 3), shipped=False)).board
    bare = Board(
        board.id, [Region(one.id, one.terrain, edge=one.edge, neighbours=one.neighbours) for one in board.regions]
    )
    game = play_on(elbowroom.new_game(2, map=bare, seed=5), random.Random(5), 20)
    assert "outline" not in game.record()
    assert elbowroom.replay(game.record()).digest() == game.digest()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("sheet: 400 300", "sheet: 400", "is not the size of a sheet"),
        ("sheet: 400 300", "sheet: 400 99999", "is not the size of a sheet"),
        ("sheet: 400 300\n", "", "says nothing about its sheet"),
        ("outline 1 50,50 : 0,0 100,0 100,100 0,100\n", "", "not every region has its outline"),
        ("outline 1 50,50 : 0,0 100,0", "outline 1 50,50 : 0,0 100,1e9", "is not a point of a drawing"),
        ("outline 1 50,50 : 0,0 100,0", "outline 1 50,50 : 0,0 100,301", "region 1 is not on the sheet"),
        ("outline 1 50,50 : 0,0 100,0 100,100 0,100", "outline 1 50,50 : 0,0 100,0", "is not the outline of a region"),
        ("outline 1 ", "outline 99 ", "is not the outline of a region"),
        ("outline 1 50,50 : 0,0", "outline 1 50,50 :" + 201 * " 0,0", "is not the outline of a region"),
        ("region 2 ", "region 1 ", "region 1 is there twice"),
    ],
)
def test_a_drawing_that_is_damaged(squares: Path, old: str, new: str, said: str) -> None:
    record = elbowroom.new_game(map=elbowroom.read_map(squares), seed=5).record()
    assert old in record
    with pytest.raises(elbowroom.RecordError, match=said):
        elbowroom.replay(record.replace(old, new, 1))
