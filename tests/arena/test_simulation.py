"""Games between bots: balanced seats, the same games from the same seed, honest sums."""

from __future__ import annotations

import json
import pickle
from collections import Counter

import pytest

from elbowroom.arena.simulation import Outcome, Report, SimulationError, Tally, play_game, simulate
from elbowroom.bots import UnknownBot
from elbowroom.boxes import UnknownBox
from elbowroom.rules.setup import SetupError


def test_everybody_sits_in_every_seat_equally_often() -> None:
    players = ["greedy", "random", "random"]
    seats: Counter[tuple[str, int]] = Counter()
    for number in range(3):
        seats.update((name, seat) for seat, name in enumerate(play_game(players, number).seats))
    assert seats == {(name, seat): players.count(name) for name in set(players) for seat in range(3)}


def test_the_same_arguments_give_the_same_games() -> None:
    one, two = (simulate(["random", "random"], 8, seed=4) for _ in range(2))
    one.seconds = two.seconds = 1.0
    assert one == two


def test_another_seed_gives_other_games() -> None:
    assert play_game(["random", "random"], 0, seed=1) != play_game(["random", "random"], 0, seed=2)


def test_games_of_one_simulation_differ() -> None:
    assert len({play_game(["random", "random"], number, seed=1) for number in range(10)}) == 10


def test_the_report_adds_up() -> None:
    report = simulate(["random", "random", "random"], 9, seed=2)
    assert report.games == 9
    assert sum(tally.wins for tally in report.seats) == pytest.approx(9)
    assert report.bots["random"].games == 27
    assert report.bots["random"].wins == pytest.approx(9)
    assert sum(tally.coins for tally in report.seats) == report.bots["random"].coins
    assert report.moves_per_game == report.moves / 9
    assert report.games_per_second > 0
    assert report.moves_per_second > 0


def test_shared_wins_are_fractions() -> None:
    report = Report(["a", "b", "c"], ["base"], "m", 1)
    report.bots = {name: Tally(name) for name in "abc"}
    report.seats = [Tally(str(seat)) for seat in (1, 2, 3)]
    report.add(Outcome(("a", "b", "c"), (50, 50, 10), (0, 1), 100))
    report.add(Outcome(("b", "c", "a"), (50, 40, 30), (0,), 120))
    assert {name: tally.wins for name, tally in report.bots.items()} == {"a": 0.5, "b": 1.5, "c": 0.0}
    assert [tally.win_share for tally in report.seats] == [0.75, 0.25, 0.0]
    assert report.bots["a"].mean_coins == 40
    assert report.moves_per_game == 110


def test_nothing_played_is_no_division_by_zero() -> None:
    report = Report(["a"], ["base"], "m", 1)
    assert (report.moves_per_game, report.games_per_second, report.moves_per_second) == (0, 0, 0)
    assert Tally("a").as_dict()["win_share_95"] == [0.0, 1.0]


def test_the_report_is_plain_data() -> None:
    data = json.loads(json.dumps(simulate(["greedy", "random"], 2, seed=3).as_dict()))
    assert data["map"] == "base-2p"
    assert data["players"] == ["greedy", "random"]
    assert set(data["bots"]) == {"greedy", "random"}
    assert [seat["seat"] for seat in data["seats"]] == [1, 2]
    assert set(data["bots"]["greedy"]) == {"games", "wins", "win_share", "win_share_95", "mean_coins"}


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    simulate(["random", "random"], 3, progress=told.append)
    assert told == [1, 2, 3]


def test_it_can_be_sent_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(simulate)) is simulate
    outcome = play_game(["random", "random"], 1)
    assert pickle.loads(pickle.dumps(outcome)) == outcome
    report = simulate(["random", "random"], 1)
    assert pickle.loads(pickle.dumps(report)) == report


@pytest.mark.parametrize(
    ("players", "games", "boxes", "map", "error", "reason"),
    [
        (["random", "random"], 0, ["base"], None, SimulationError, "at least one game"),
        (["random", "fool"], 1, ["base"], None, UnknownBot, "no bot fool"),
        (["random"], 1, ["base"], None, SetupError, "2 to 5 players"),
        (["random"] * 6, 1, ["base"], None, SetupError, "2 to 5 players"),
        (["random"] * 2, 1, ["attic"], None, UnknownBox, "no box attic"),
        (["random"] * 2, 1, ["base"], "moon", UnknownBox, "no map moon"),
    ],
)
def test_what_makes_no_sense_is_refused_at_once(
    players: list[str], games: int, boxes: list[str], map: str | None, error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        simulate(players, games, boxes, 1, map)


def test_another_map_can_be_played() -> None:
    assert simulate(["random", "random"], 1, map="underground-2p").map == "underground-2p"
