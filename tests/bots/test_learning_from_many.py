"""What many networks think on average is what the one that plays learns."""

from __future__ import annotations

import json
from collections import Counter

import numpy as np
import pytest

from elbowroom import new_game
from elbowroom.bots.search.eval_network import FILE, Network, foretell
from tools import learn_from_many, lessons
from tools.learn_eval_network import Course
from tools.learn_from_many import games, lead_off, learn, taught
from tools.lessons import one_game


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "NODES", (8,))
    monkeypatch.setattr(lessons, "BOXES", (["base"],))
    monkeypatch.setattr(learn_from_many, "EPOCHS", 2)
    monkeypatch.setattr(learn_from_many, "LATER_EPOCHS", 1)


def some(count: int, players: int = 2) -> Course:
    """So many games as a course."""
    played = [one_game(players, ["base"], seed, Counter()) for seed in range(3, 3 + count)]
    return Course(json.loads(json.dumps([line for game in played for line in game])), 2 if players == 2 else 3)


@pytest.mark.parametrize("players", [2, 3])
def test_examples_belong_to_games(players: int) -> None:
    course = some(3, players)
    number = games(course)
    assert len(number) == len(course.came)
    ends = [tuple(one["ends"]) for one in course.positions for _ in range(players)]
    assert len(set(zip(number.tolist(), ends, strict=True))) == len(set(number.tolist())) == 3


def test_teachers_differ_and_think_on_average() -> None:
    course = some(3)
    one, two = taught(course, 1), taught(course, 2)
    assert one.shape == two.shape == course.came.shape
    assert np.abs(one - two).max() > 0.1
    assert np.allclose(taught(course, 1), one)  # the same seed, the same teacher


def test_what_is_held_back_says_how_far_leads_are_off() -> None:
    course = some(4)
    course.border = 0
    course.held = course.positions
    assert lead_off(course, course.came) == 0.0
    wrong = course.came.copy()
    wrong[::2] += 4.0  # one of two players ends four coins better than was thought
    fair = all(glimpse[6] for one in course.positions for glimpse in one["seats"])
    assert not fair or lead_off(course, wrong) == pytest.approx(np.sqrt(8.0))
    more = course.came + 7.0  # everybody does
    assert lead_off(course, more) == pytest.approx(0.0, abs=1e-4)


def test_a_network_of_another_size_learns_from_them(capsys: pytest.CaptureFixture[str]) -> None:
    course = some(2)
    before = json.loads(FILE.read_text(encoding="utf-8"))["2"]
    network = Network(learn(course.positions, 2, before, teachers=1, layers=(12, 6), epochs=2))
    ends = foretell(new_game(2, seed=1).state, network)
    assert all(-200.0 < end < 300.0 for end in ends)
    assert network.width == len(before["first"][0])
    assert "by the one that learnt from them" in capsys.readouterr().out
