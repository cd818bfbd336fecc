"""`elbowroom replay`: a record as a story or as data."""

from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path

import pytest

from elbowroom import Game, new_game, replay
from elbowroom.cli import main
from elbowroom.locale import languages
from tests.support import play_on, position, seat


@pytest.fixture(scope="module")
def game() -> Game:
    """A whole game."""
    return play_on(new_game(3, seed=6, open_coins=True, first=2), random.Random(6))


@pytest.fixture
def file(game: Game, tmp_path: Path) -> str:
    """The record of the whole game."""
    path = tmp_path / "game.txt"
    path.write_text(game.record(), "utf-8")
    return str(path)


def test_every_move_is_a_line(game: Game, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", file, "--lang", "en"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "Map base-3p · boxes: base · 3 players · 10 rounds"
    moves, ending = lines[:-4], lines[-4:]
    for entry, line in zip(game.moves(), moves, strict=True):
        assert f" · Player {entry.player + 1} · {entry.move}" in line
        assert line.startswith("Round ")
    assert moves[0].startswith("Round 1 · Player 2 · pick ")
    assert "takes" in moves[0]
    assert moves[-1].startswith("Round 10 ")
    assert ending[:3] == [f"Player {player}: {coins} coins" for player, coins in game.coins.items()]
    assert ending[3] == "Winner: " + ", ".join(f"Player {player}" for player in game.winners)


@pytest.mark.parametrize("language", languages())
def test_the_story_is_told_in_every_language(
    language: str, game: Game, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", file, "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(game.moves()) + 5
    assert (lines[1].startswith("Round")) == (language == "en")


def test_the_environment_gives_the_language(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    main(["replay", file])
    assert capsys.readouterr().out.splitlines()[1].startswith("Kolo 1 ")


def test_json_has_moves_and_events(game: Game, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", file, "--json", "--lang", "pl"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {key: data[key] for key in ("boxes", "map", "players", "first", "rounds", "over", "winners")} == {
        "boxes": ["base"],
        "map": "base-3p",
        "players": 3,
        "first": 2,
        "rounds": 10,
        "over": True,
        "winners": game.winners,
    }
    assert data["coins"] == {str(player): coins for player, coins in game.coins.items()}
    assert data["opening"] == [list(given) for given in game.opening]
    assert [step["move"] for step in data["moves"]] == [entry.move.text for entry in game.moves()]
    first = data["moves"][0]
    assert set(first) == {"number", "round", "stage", "player", "move", "chance", "events"}
    assert (first["number"], first["round"], first["stage"], first["player"]) == (1, 1, "pick", 2)
    assert first["events"][0]["kind"] == "picked"
    assert data["moves"][-1]["events"][-1]["kind"] == "over"
    assert {event["kind"] for step in data["moves"] for event in step["events"]} > {"conquered", "placed", "scored"}


def test_standard_input(game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(game.record().encode())))
    assert main(["replay", "-", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Map base-3p")


def test_an_unfinished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = play_on(new_game(2, seed=1), random.Random(1), 20)
    path = tmp_path / "unfinished"
    path.write_text("\ufeff" + game.record(), "utf-8")
    assert main(["replay", str(path), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[21] == f"The record ends in round {game.round}; the game is not over."
    assert not lines[-1].startswith("Winner")


def test_a_game_that_began_in_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = position(
        "a farmland edge : b\nb hill edge tribe",
        seat("hill orcs", {"a": 1}, hand=3),
        seat(),
        stage="conquest",
    )
    game.play("conquer b")
    path = tmp_path / "position"
    path.write_text(game.record(), "utf-8")
    assert replay(game.record()).digest() == game.digest()
    assert main(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"][0]["move"] == "conquer b"


def damaged(record: str) -> dict[str, bytes]:
    """Records that nobody can replay."""
    lines = record.splitlines(keepends=True)
    return {
        "is not UTF-8 text (byte 0)": b"\xff\xfe" + record.encode("utf-16-le"),
        "line 1: a record begins with": b"",
        "line 1:": b"PK\x03\x04 something else",
        "line 2:": record.replace("boxes:", "crates").encode(),
        "there is no map": record.replace("base-3p", "moon").encode(),
        "there is no box": record.replace("boxes: base", "boxes: attic").encode(),
        "is cut off": "".join(lines[:-1]).encode(),
        "fingerprint": ("".join(lines[:-1]) + lines[-1].strip()[:-1] + "?\n").encode(),
        "nothing may follow": record.encode() + b"more\n",
        "is too long": b"x" * 4_000_001,
        "characters": b"x" * 3_000_000,
    }


def test_damaged_records_are_one_line(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, (reason, data) in enumerate(damaged(game.record()).items()):
        path = tmp_path / f"damaged-{number}"
        path.write_bytes(data)
        assert main(["replay", str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"elbowroom: {path}: ")
        assert reason in err
        assert err.count("\n") == 1


def test_every_line_can_go_wrong(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = game.record().splitlines(keepends=True)
    path = tmp_path / "record"
    for at in range(0, len(lines), 5):
        for wrong in ("\n", "nonsense\n", lines[at].replace(" ", " 9", 1)):
            path.write_text("".join([*lines[:at], wrong, *lines[at + 1 :]]), "utf-8")
            status = main(["replay", str(path)])
            out, err = capsys.readouterr()
            assert status == 0 or (status == 2 and out == "" and err.count("\n") == 1)
            assert "went wrong inside" not in err


@pytest.mark.parametrize("name", ["missing", ".", "a\nb", "a\0b", "x" * 5000])
def test_files_that_cannot_be_read(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("elbowroom: ")
    assert err.count("\n") == 1
    assert "went wrong inside" not in err


@pytest.mark.parametrize(
    ("language", "said"), [("en", "you have to choose one first"), ("pl", "trzeba najpierw wybrać nową")]
)
def test_a_move_that_the_rules_refuse_is_told_in_the_language(
    language: str, said: str, game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = game.record().splitlines(keepends=True)
    first = next(at for at, line in enumerate(lines) if " pick " in line)
    path = tmp_path / "record"
    path.write_text("".join([*lines[:first], f"{lines[first].split()[0]} expand\n", *lines[first + 1 :]]), "utf-8")
    assert main(["replay", "--lang", language, str(path)]) == 2
    err = capsys.readouterr().err
    assert f"expand: {'Without' if language == 'en' else 'Bez'}" in err
    assert said in err
