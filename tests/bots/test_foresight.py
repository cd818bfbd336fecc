"""How far off the expert's foresight is: plans that are played out, and a table of it."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from elbowroom import new_game
from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.search.rollout import SIGHT, Budget
from tests.bots.playing import come_to
from tools import foresight


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "NODES", 60)
    monkeypatch.setattr(foresight, "AFTER", 4)
    monkeypatch.setattr(foresight, "TIMES", 2)


def pair(kind: str, foreseen: float, came: list[float]) -> foresight.Line:
    return {
        "version": "1+a",
        "seats": 2,
        "boxes": ["base"],
        "game": 1,
        "kind": kind,
        "round": 3,
        "foreseen": foreseen,
        "came": came,
    }


def test_a_plan_is_played_out_the_same_in_the_same_world() -> None:
    view = new_game(2, variants={"rounds": 2}, seed=3).view(1)
    found = ExpertBot(1, nodes=60).ponder(view, Budget(0.0, 60))
    endings = [foresight.played_out(view, found[0], 5) for _ in range(2)]
    assert endings[0] == endings[1]
    assert len({foresight.played_out(view, found[0], world) for world in range(4)}) > 1


def test_the_best_combo_meets_another_one() -> None:
    view = new_game(2, seed=3).view(1)
    found = ExpertBot(1, nodes=200).ponder(view, Budget(0.0, 200))
    ((other, elsewhere),) = foresight.rivals(found, random.Random(1))
    assert other
    assert found[0].log[0][1] is not elsewhere.log[0][1]


def test_the_best_plan_meets_one_of_another_kind_and_one_like_it() -> None:
    game = come_to("mode", 4)
    found = ExpertBot(1, nodes=200).ponder(game.view(game.to_move), Budget(0.0, 200))
    (other, elsewhere), (alike, here) = foresight.rivals(found, random.Random(1))
    assert other
    assert not alike
    begun = [one.log[0][1].text for one in (found[0], elsewhere, here)]
    assert begun[0] == begun[2] != begun[1]


def test_what_is_foreseen_is_said_of_the_worlds_that_both_have_met() -> None:
    view = new_game(2, seed=3).view(1)
    found = ExpertBot(1, nodes=200).ponder(view, Budget(0.0, 200))
    best, one = found[0], found[1]
    best.leads, one.leads = [9.0, 7.0, 30.0], [4.0, 4.0]
    best.prior, one.prior = 0.5, 0.0
    best.sight = one.sight = None
    assert foresight.foreseen(best, one) == 4.5
    best.sight, one.sight = 3.0, -1.0
    assert foresight.foreseen(best, one) == 0.5 + (8.0 + SIGHT * 4.0) / (2 + SIGHT)


def test_luck_is_no_error() -> None:
    """Play-outs that differ by luck alone are off by nothing; what is left is how far their mean is from the word."""
    assert foresight.error([pair("another plan", 0.0, [-3.0, 3.0])] * 2) == (0.0, 0.0, 0.0)
    low, middle, high = foresight.error([pair("another plan", 0.0, [4.0, 4.0]), pair("another plan", 6.0, [2.0, 2.0])])
    assert low == middle == high == 4.0


def test_a_row_for_every_kind_of_decision() -> None:
    lines = [pair("first pick", 1.0, [4.0, 6.0]), pair("first pick", 3.0, [0.0, 2.0]), pair("", 0.0, [])]
    assert foresight.table(lines)[2:] == ["| first pick | 2 | base | 2 | +3.0 | +2.0 | 3.0 | 0.0 to 4.6 |"]


def test_games_are_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "SHARE", 0.03)
    monkeypatch.setattr(foresight, "worker_pool", ThreadPoolExecutor)  # which sees what is changed here
    file = tmp_path / "foresight.jsonl"
    match: foresight.Line = {"version": "1+a", "seats": 2, "boxes": ["base"]}
    foresight.play_all(file, match, 1, 1)
    kept = foresight.read(file)
    assert {line["game"] for line in kept} == {0}
    foresight.play_all(file, match, 1, 1)
    assert foresight.read(file) == kept


def test_decisions_of_two_versions_are_not_put_together(tmp_path: Path) -> None:
    file = tmp_path / "foresight.jsonl"
    file.write_text('{"version": "1+a"}\n{"version": "1+b"}\n')
    with pytest.raises(SystemExit, match=r"1\+a and 1\+b: name another file"):
        foresight.read(file)


def test_a_file_of_another_version_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "foresight.jsonl"
    file.write_text('{"version": "1+a"}\n')
    with pytest.raises(SystemExit, match="name another file"):
        foresight.play_all(file, {"version": "1+b", "seats": 2, "boxes": ["base"]}, 1, 1)
    assert file.read_text() == '{"version": "1+a"}\n'
