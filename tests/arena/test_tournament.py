"""Tournaments: balanced seats, shared seeds, files that are taken up again, and what is told of them."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from elbowroom.arena.tournament import (
    Terms,
    TournamentError,
    add_parser,
    fixtures,
    pairings,
    read_results,
    run_tournament,
    still_to_play,
)
from elbowroom.arena.tournament_report import ladder_page, matches, quantile, ratings, times

ROOT = Path(__file__).parents[2]
TWO = Terms(("random", "normal"), games=4)


def test_everybody_sits_everywhere_on_the_same_seeds() -> None:
    found = fixtures(Terms(("hard", "normal"), games=8, seats=4))
    assert [one.names.index("hard") for one in found] == [0, 1, 2, 3] * 2
    assert all(one.names.count("normal") == 3 for one in found)
    assert len({one.seed for one in found[:4]}) == 1
    assert found[0].seed != found[4].seed


def test_who_meets_whom() -> None:
    assert pairings(["a", "b", "c"], 3) == [("a", "b", "c")]
    assert pairings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    for wrong in (["a"], ["a", "a"]):
        with pytest.raises(TournamentError):
            pairings(wrong, 2)


def test_a_stopped_tournament_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = run_tournament(TWO, path)
    lines = path.read_text().splitlines(keepends=True)
    assert len(whole) == len(lines) == 4
    path.write_text("".join(lines[:2]) + lines[2][:40])  # stopped in the middle of a line
    assert [one.number for one in still_to_play(TWO, read_results(path))] == [2, 3]
    again = run_tournament(TWO, path)
    assert [game["coins"] for game in again] == [game["coins"] for game in whole]
    assert still_to_play(TWO, read_results(path)) == []


def test_what_is_told_of_the_games(tmp_path: Path) -> None:
    games = run_tournament(TWO, tmp_path / "games.jsonl")
    (match,) = matches(games)
    assert (match.name, match.against, match.games) == ("random", "normal", 4)
    low, high = match.interval
    assert low <= match.share <= high
    rated = ratings(games)
    assert rated["normal"][0] > rated["random"][0]
    count, half, most, nearly_all = times(games)["normal"]
    assert count > 20
    assert half <= most <= nearly_all
    page = ladder_page(games, ["| positions |"], "elbowroom ladder games.jsonl")
    assert "| random | normal | 2 | base | default | 4 |" in page
    assert "## Test positions" in page


def test_quantiles_of_a_clock() -> None:
    clock = {0: 90, 60: 10}  # a microsecond, and a millisecond
    assert quantile(clock, 0.5) < 0.01
    assert 1.0 <= quantile(clock, 0.95) < 1.3


def test_an_unknown_bot_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no bot nobody"):
        run_tournament(Terms(("nobody", "normal"), games=2), tmp_path / "games.jsonl")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    path = tmp_path / "games.jsonl"
    said = f"tournament --players normal,random --games 2 --file {path} --json"
    options = parser.parse_args(said.split())
    assert options.run(options) == 0
    assert json.loads(capsys.readouterr().out)["matches"][0]["games"] == 2
    options = parser.parse_args(["ladder", str(path)])
    assert options.run(options) == 0
    assert "# The ladder" in capsys.readouterr().out
