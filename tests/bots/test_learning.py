"""How the expert learns: every tile in all hands, also against its own judgement, and a network fitted to that."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from elbowroom import new_game
from elbowroom.bots.learning.linear import BOXES, box
from elbowroom.bots.search.eval_network import Network, foretell
from elbowroom.bots.search.features import NUMBERS, Glance
from elbowroom.bots.search.rollout import Budget
from tests.bots.playing import come_to
from tools import learn_eval_network, lessons
from tools.learn_eval_network import PATIENCE, Course, fit, text
from tools.lessons import Orders, Pupil, one_game, play, rarest

UNDERGROUND = 2 * NUMBERS + 3  # the number that says whether the box is there


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short thought, and everybody is made to do something."""
    monkeypatch.setattr(lessons, "NODES", (8,))
    monkeypatch.setattr(lessons, "FORCED", 1.0)
    monkeypatch.setattr(lessons, "MADE", 1.0)
    monkeypatch.setattr(lessons, "BOXES", (["base"],))


def test_what_was_taken_least_is_taken() -> None:
    s = new_game(2, seed=3).state
    found = Pupil(1).candidates(s, Budget(0.0, 1000))
    tried: Counter[str] = Counter()
    for at in range(len(s.legal)):
        rare = at == 2
        tried[lessons.key(s, s.table.race_ids[s.offer_races[at]])] = 1 if rare else 5
        tried[lessons.key(s, s.table.power_ids[s.offer_powers[at]])] = 9
    assert {one.log[0][1].text for one in rarest(s, found, tried)} == {"pick 3"}


def test_a_race_is_declined_when_it_was_laid_down() -> None:
    """After so many turns and not before, whatever the expert thinks."""
    orders = Orders(random.Random(1))
    orders.pick, orders.mode, orders.turns, orders.picks = 1, "decline", 2, 1
    s = come_to("mode", 3).state
    found = Pupil(1).candidates(s, Budget(0.0, 1000))
    begins = [{one.log[0][1].verb for one in orders.filter(s, found, Counter())} for _ in range(3)]
    assert begins == [{"expand"}, {"decline"}, {"expand", "decline"}]


def test_what_was_in_view_before_an_order_teaches_nothing() -> None:
    lines = one_game(2, ["base"], 5, Counter())
    assert len(lines) == 20
    told = [[glimpse[6] for glimpse in line["seats"]] for line in lines]  # type: ignore[attr-defined]
    assert not any(told[0])
    assert all(told[-1])
    for player in (0, 1):
        teaches = [row[player] for row in told]
        assert teaches == sorted(teaches)


@pytest.mark.parametrize("players", [2, 4])
def test_the_network_that_plays_is_the_one_that_was_fitted(players: int) -> None:
    """Scaled numbers, shares of rivals' tiles and all: what is written down foretells the same coins."""
    games = json.loads(json.dumps(one_game(players, ["base"], 3, Counter())))
    course = Course(games, 2 if players == 2 else 3)
    course.teach(2)
    network = Network(course.as_data())
    glimpses = [glimpse for position in games for glimpse in position["seats"]]
    fitted = course.forward(np.arange(len(glimpses)))[2]
    for at in range(0, len(glimpses), 5):
        turns, tiles, declined, rivals, numbers = glimpses[at][:5]
        own, *others = [Glance() for _ in range(players)]
        own.race, own.power = tiles
        own.declined = declined
        for rival, other in enumerate(others):
            other.race, other.power = rivals[2 * rival : 2 * rival + 2]
        assert turns <= 0 or abs(network.value(turns, own, others, numbers) - fitted[at]) < 0.1


def test_a_network_is_fitted_to_games(tmp_path: Path) -> None:
    assert play(tmp_path, 2, 2, 1, 0.0) == 2
    data = fit(tmp_path, 2, passes=1, epochs=2)
    network = Network(json.loads(text({"2": data}))["2"])
    assert all(part > 0.0 for part in network.doubt[:1])
    assert network.doubt == tuple(data["doubt"])
    ends = foretell(new_game(2, seed=1).state, network)
    assert all(-200.0 < end < 300.0 for end in ends)


def test_games_of_some_boxes_only(tmp_path: Path) -> None:
    assert play(tmp_path, 2, 1, 4, 0.0, [["underground"]]) == 1
    lines = [json.loads(line) for line in (tmp_path / "2-4.jsonl").read_text(encoding="utf-8").splitlines()]
    assert lines
    assert all(glimpse[4][UNDERGROUND] == 1.0 for line in lines for glimpse in line["seats"])


def test_learning_goes_on_from_what_was_learnt() -> None:
    """The weights that were written down are the ones that the next pass begins with, numbers that are new aside."""
    games = json.loads(json.dumps(one_game(2, ["base"], 3, Counter())))
    course = Course(games, 2)
    course.teach(2)
    known = course.as_data()
    at = np.arange(len(course.came))
    before = course.forward(at)[2]
    again = Course(games, 2)
    again.begin_with(known)
    assert np.abs(again.forward(at)[2] - before).max() < 0.1
    known["first"] = [row[:-4] for row in known["first"]]
    again.begin_with(known)
    assert not again.net["first"][len(again.mean) - 4 : len(again.mean)].any()


def test_what_a_position_should_bring_is_partly_what_is_thought_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [one_game(2, ["base"], seed, Counter()) for seed in (3, 4)]
    course = Course(json.loads(json.dumps([*games[0], *games[1]])), 2)
    size = 2 * len(games[0])
    later = course.later()
    assert later[: size - 2] == list(range(2, size))
    assert later[size - 2 : size] == [-1, -1]  # the next game is another one
    course.reconsider()
    thought = course.forward(np.arange(size))[2]
    thought[course.turns[:size] <= 0] = 0.0
    assert course.goal[size - 1] == course.came[size - 1]
    for at in (0, 7, size - 4):
        rest = (1.0 - PATIENCE) * thought[at + 2] + PATIENCE * course.goal[at + 2]
        assert abs(course.goal[at] - (course.had[at + 2] - course.had[at] + rest)) < 1e-3
    monkeypatch.setattr(learn_eval_network, "PATIENCE", 1.0)
    course.reconsider()
    assert np.abs(course.goal - course.came).max() < 1e-3


@pytest.mark.parametrize("seats", [(2,), (3, 4, 5)])
def test_the_planner_learns_every_box_with_every_number_of_players(seats: tuple[int, ...]) -> None:
    met = {(seats[number % len(seats)], *box(number, seats)) for number in range(len(seats) * len(BOXES))}
    assert met == {(players, *boxes) for players in seats for boxes in BOXES}
