"""How it is learnt when experts decline and what they pick: games with picks by lot, and weights fitted to them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elbowroom import new_game
from elbowroom.bots.planner.renewal import Renewal
from elbowroom.bots.planner.weights import rated_picks
from tests.bots.playing import come_to
from tools import ways


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "NODES", 8)


def taken(race: str, power: str, lead: int, at: int = 0) -> ways.Line:
    """A game in which the first player picks one combo, and ends so far ahead."""
    one = {"tiles": (race, power), "coins": 0, "before": 0.0, "round": 1, "phase": at, "player": 0}
    return {"seats": 2, "coins": [100 + lead, 100], "picks": [one], "choices": []}


def asked(name: str, spare: float, declines: bool) -> ways.Line:
    """A game in which one race with so many tokens to spare declined, or did not."""
    numbers = [1.0, 0.0, 0.0, 5, 0.0, 0.0, spare, 4, 4, 0, 4]
    return {"seats": 2, "choices": [{"tiles": (name, ""), "numbers": numbers, "declines": declines}]}


def test_a_game_tells_what_was_picked_and_who_declined() -> None:
    game = ways.one_game((2, ["base"], 3))
    assert game == ways.one_game((2, ["base"], 3))
    assert [one["player"] for one in game["picks"][:2]] == [0, 1]
    assert {one["phase"] for one in game["picks"]} <= {0, 1, 2}
    assert len(game["coins"]) == 2
    assert all(len(one["numbers"]) == 11 for one in game["choices"])
    assert {one["declines"] for one in game["choices"]} == {True, False}


def test_a_combo_is_written_down_with_what_it_costs() -> None:
    s = new_game(2, seed=3).state
    assert [ways.pick(s, at)["coins"] for at in range(3)] == [0, -1, -2]
    assert ways.pick(s, 0)["round"] == 1


def test_the_planner_is_asked_without_touching_the_position() -> None:
    game = come_to("mode", 4)
    before = game.digest()
    found = ways.choice(game.state)
    assert found["numbers"][3] > 0
    assert game.digest() == before


def test_what_a_tile_brings_is_found_again() -> None:
    games = [taken(race, "hill", lead, at) for race, lead in (("elves", 9), ("orcs", -9)) * 60 for at in (0, 1, 2)]
    worth = ways.rated(games, {})
    assert worth["elves"][0] - worth["orcs"][0] == pytest.approx(18, abs=2)
    assert rated_picks({"2": worth})[2] == worth


def test_where_no_games_are_there_it_is_as_before() -> None:
    before = {"elves": [3.0, 3.0, 3.0], "kobolds": [7.0, 6.0, 5.0]}
    worth = ways.rated([taken("elves", "hill", 0, at) for at in (0, 1, 2)], before)
    assert worth["kobolds"] == before["kobolds"]
    assert 0.0 < worth["elves"][0] <= 3.0
    assert before["elves"] == [3.0, 3.0, 3.0]


def test_who_declines_is_found_again() -> None:
    games = [asked("orcs", spare, spare < 3) for spare in range(6)] * 20
    games += [asked("elves", spare, spare < 1) for spare in range(6)] * 20
    found, agreed = ways.inclination(games, None)
    assert agreed == 1.0
    learnt = Renewal({"2": found})
    assert learnt.by_tile("orcs", 2, 5) > learnt.by_tile("elves", 2, 5)
    again, _ = ways.inclination([asked("orcs", 1, True)], found)
    assert again["tiles"]["elves"] == found["tiles"]["elves"]


def test_both_files_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PICKS", "RENEWAL"):
        copy = tmp_path / getattr(ways, name).name
        copy.write_text(getattr(ways, name).read_text("utf-8"), "utf-8")
        monkeypatch.setattr(ways, name, copy)
    untouched = ways.RENEWAL.read_text("utf-8")
    assert ways.text(json.loads(untouched)) == untouched
    games = tmp_path / "games.jsonl"
    ways.play(games, 2, ["base"], range(1, 3), 1)
    ways.fit([games], write=False)
    assert ways.RENEWAL.read_text("utf-8") == untouched
    ways.fit([games], write=True)
    assert ways.RENEWAL.read_text("utf-8") != untouched
    Renewal(json.loads(ways.RENEWAL.read_text("utf-8")))
    assert set(rated_picks(json.loads(ways.PICKS.read_text("utf-8")))) == {2, 3}
