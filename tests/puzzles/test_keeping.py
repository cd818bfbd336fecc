"""Files of puzzles: what is wrong with a line is told, and the others still work."""

from __future__ import annotations

import msgspec
import pytest

from elbowroom import boxes
from elbowroom.puzzles import Puzzle, PuzzleError, read_library, write_library
from elbowroom.rules.setup import Box

from .samples import puzzle


def lines() -> list[str]:
    """A file with one puzzle: head, game, puzzle."""
    return write_library([puzzle()]).splitlines()


def test_a_file_is_read_as_it_was_written() -> None:
    found = read_library(write_library([puzzle()]))
    assert found.problems == []
    assert write_library(found.puzzles.values()) == write_library([puzzle()])
    assert found.puzzles["b2-1-3"].position().digest() == puzzle().position().digest()


@pytest.mark.parametrize("head", ["", "{}", "elbowroom record 1", '{"title":"atlas","version":1}'])
def test_another_file_is_refused(head: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        read_library("\n".join([head, *lines()[1:]]))
    assert refused.value.why == "no-file"


def test_a_file_of_another_version_is_refused() -> None:
    with pytest.raises(PuzzleError) as refused:
        read_library('{"title":"elbowroom puzzles","version":2}\n')
    assert (refused.value.why, refused.value.details) == ("version", {"version": 2, "known": 1})


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "line"),
        ("{", "line"),
        ('{"kind":"puzzle"}', "line"),
        ('{"kind":"song"}', "line"),
        (lines()[1], "twice"),
        (lines()[2], "twice"),
        (lines()[2].replace("b2-1-3", "b2-1-4").replace('"b2-1"', '"b2-7"'), "no-game"),
        (lines()[2].replace("b2-1-3", "b2-1-4").replace('"attack"', '"music"'), "line"),
        (msgspec.json.encode(msgspec.structs.replace(puzzle().idea, id="b2-1-4", plan=[])).decode(), "no-plan"),
    ],
)
def test_a_broken_line_costs_that_line_alone(line: str, why: str) -> None:
    found = read_library("\n".join([*lines(), line, lines()[2].replace("b2-1-3", "b2-1-9")]))
    assert [(each.line, each.why) for each in found.problems] == [(4, why)]
    assert list(found.puzzles) == ["b2-1-3", "b2-1-9"]


def changed(**game: object) -> Puzzle:
    """The puzzle in another game."""
    return Puzzle(puzzle().idea, msgspec.structs.replace(puzzle().game, **game))


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (changed(boxes=["cellar"]), "start"),
        (changed(map="base-9p"), "start"),
        (changed(start="race nobody"), "start"),
        (changed(moves="conquer 1"), "short"),
        (changed(moves=puzzle().game.moves.replace("conquer", "convert")), "move"),
        (changed(moves=puzzle().game.moves.replace(" = race", " = power")), "chance"),
        (Puzzle(msgspec.structs.replace(puzzle().idea, mark="000000000000"), puzzle().game), "position"),
    ],
)
def test_a_puzzle_that_no_longer_holds_says_why(other: Puzzle, why: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        other.position()
    assert refused.value.why == why


def test_a_tile_that_is_switched_off_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert puzzle().game.missing() == []
    base = boxes.box("base")
    gone = puzzle().game.start.split("race ")[1].split(",")[0]
    races = [race for race in base.races if race.id != gone]
    less = Box(base.id, races, base.powers, base.finds, base.maps)
    monkeypatch.setattr("elbowroom.puzzles.puzzle.box", lambda _: less)
    assert puzzle().game.missing() == [gone]
    monkeypatch.setattr("elbowroom.puzzles.puzzle.box_names", lambda: ("underground",))
    assert puzzle().game.missing() == ["base"]
