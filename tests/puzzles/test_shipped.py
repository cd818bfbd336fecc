"""The puzzles that come with the package: all of them hold, and they are what they are said to be."""

from __future__ import annotations

from collections import Counter

import pytest

from elbowroom.bots import make_bot
from elbowroom.boxes import box
from elbowroom.puzzles import DIFFICULTIES, THEMES, Puzzle, index, judge, shipped
from elbowroom.puzzles.checking import check
from elbowroom.puzzles.deciding import of_bot
from elbowroom.rules.setup import Box


def test_every_shipped_puzzle_holds() -> None:
    library = shipped()
    assert library.problems == []
    for puzzle in library.puzzles.values():
        check(puzzle)


def test_every_shipped_puzzle_keeps_to_the_criteria() -> None:
    for puzzle in shipped().puzzles.values():
        idea = puzzle.idea
        assert idea.gap >= 0.8
        assert idea.gap >= 2 * idea.doubt
        assert idea.usual >= 0.8
        assert 0.4 <= idea.within < min(idea.gap, idea.usual)


def test_there_are_puzzles_of_both_boxes_and_mixed_of_every_theme_and_difficulty() -> None:
    entries = index().puzzles
    assert len(entries) == len({entry.id for entry in entries}) == len(shipped().puzzles)
    assert index().left_out == 0
    assert len(entries) >= 400
    for count in (
        Counter("+".join(entry.boxes) for entry in entries),
        Counter(entry.difficulty for entry in entries),
    ):
        assert len(count) == 3
        assert min(count.values()) >= len(entries) // 20
    assert {entry.theme for entry in entries} == set(THEMES)
    assert {entry.difficulty for entry in entries} == set(DIFFICULTIES)
    assert {entry.players for entry in entries} == {2, 3, 4, 5}


def test_the_list_is_mixed_and_a_new_puzzle_does_not_change_the_order_of_the_others() -> None:
    ids = [entry.id for entry in index().puzzles]
    assert ids != sorted(ids)
    boxes = [entry.boxes for entry in index().puzzles]
    assert max(len(list(run)) for run in _runs(boxes)) < 12


def _runs(values: list[list[str]]) -> list[list[list[str]]]:
    runs: list[list[list[str]]] = []
    for value in values:
        if runs and runs[-1][-1] == value:
            runs[-1].append(value)
        else:
            runs.append([value])
    return runs


def test_puzzles_whose_tile_is_switched_off_are_left_out_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are played as before, in the same order."""
    base = box("base")
    races = [race for race in base.races if race.id != "orcs"]
    less = Box(base.id, races, base.powers, base.finds, base.maps)
    monkeypatch.setattr("elbowroom.puzzles.puzzle.box", lambda name: less if name == "base" else box(name))
    found = index.__wrapped__()
    assert 0 < found.left_out < len(shipped().puzzles) / 2
    rest = [entry.id for entry in found.puzzles]
    assert found.left_out + len(rest) == len(shipped().puzzles)
    assert rest == [entry.id for entry in index().puzzles if entry.id in rest]


def some(count: int) -> list[Puzzle]:
    """Some of them, of all kinds."""
    return [shipped().puzzles[entry.id] for entry in index().puzzles[:count]]


@pytest.mark.parametrize("puzzle", some(2), ids=lambda puzzle: puzzle.idea.id)
def test_the_plan_solves_it_and_what_normal_plays_does_not(puzzle: Puzzle) -> None:
    assert judge(puzzle, [(text, ()) for text in puzzle.idea.plan]).grade == "best"
    usual = of_bot(puzzle.position(), puzzle.idea.ply, make_bot("normal", 1))
    assert usual is not None
    assert not judge(puzzle, [(move.text, ()) for move in usual.moves]).solved


@pytest.mark.slow
def test_a_long_search_with_another_seed_solves_nearly_all() -> None:
    puzzles = some(40)
    solved = 0
    for puzzle in puzzles:
        nodes = 1500 * (puzzle.game.players - 1)
        answer = of_bot(puzzle.position(), puzzle.idea.ply, make_bot(f"expert@{nodes}n", 77))
        assert answer is not None
        solved += judge(puzzle, [(move.text, ()) for move in answer.moves]).solved
    assert solved >= 0.9 * len(puzzles)
