"""A bot that fails forfeits its game, in words that say why, and the tournament goes on."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from elbowroom.arena.referee import Terms, play_fixture
from elbowroom.arena.tournament import fixtures, run_tournament
from elbowroom.arena.tournament_report import matches, ratings
from elbowroom.cli.command import main

BAD = "tests.arena.bad_bots"


def play(path: Path, kind: str, games: int = 2, **said: Any) -> list[dict[str, Any]]:
    """A short tournament of a bad bot."""
    options = {name: said.pop(name) for name in ("processes", "memory", "debug") if name in said}
    terms = Terms((f"{BAD}:{kind}", "random"), games=games, **said)
    return run_tournament(terms, path / "games.jsonl", **options)


@pytest.mark.parametrize(
    ("kind", "why", "text"),
    [
        ("Crashes", "crash", "StopIteration"),
        ("Leaves", "crash", "SystemExit: enough"),
        ("Interrupts", "crash", "KeyboardInterrupt"),
        ("Asks", "crash", "EOFError"),
        ("Stillborn", "crash", "RuntimeError: not in a game"),
        ("Nonsense", "illegal", "int is no move"),
        ("Dies", "died", "exit status 3"),
    ],
)
def test_a_failure_is_a_forfeit_and_the_rest_goes_on(tmp_path: Path, kind: str, why: str, text: str) -> None:
    games = play(tmp_path, kind)
    assert len(games) == 2
    for game in games:
        seat = game["names"].index(f"{BAD}:{kind}")
        assert (game["forfeit"]["seat"], game["forfeit"]["why"]) == (seat, why)
        assert text in game["forfeit"]["text"]
        assert game["winners"] == [1 - seat]
    (match,) = matches(games)
    assert (match.wins, match.games, match.coins) == (0.0, 2, [])
    rated = ratings(games)
    assert rated["random"][0] > rated[f"{BAD}:{kind}"][0]


def test_the_traceback_is_in_the_file_and_shown_if_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = f"tournament --players {BAD}:Crashes,random --games 2 --file {tmp_path / 'a.jsonl'}"
    assert main([*said.split(), "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["forfeits"] == {f"{BAD}:Crashes": {"crash": 2}}
    assert "Traceback" not in err
    assert "bad_bots.py" in (tmp_path / "a.jsonl").read_text()
    assert main([*said.replace("a.jsonl", "b.jsonl").split(), "--debug"]) == 0
    out, err = capsys.readouterr()
    assert "raise StopIteration" in err
    assert f"{BAD}:Crashes forfeited 2 games (crash: 2); the first: StopIteration" in out


def test_a_bot_that_hangs_does_not_hang_the_tournament(tmp_path: Path) -> None:
    start = time.monotonic()
    games = play(tmp_path, "Hangs", games=4, decision_limit=0.3, processes=2)
    assert [game["forfeit"]["why"] for game in games] == ["decision-limit"] * 4
    assert time.monotonic() - start < 60


def test_a_bot_may_think_only_so_long_in_a_game(tmp_path: Path) -> None:
    games = play(tmp_path, "Dawdles", game_limit=0.5)
    assert {game["forfeit"]["why"] for game in games} == {"game-limit"}


def test_overdrawn_decisions_are_counted_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"tournament --players {BAD}:Dawdles,random --games 2 --decision-limit 0.05 --file {tmp_path / 'a.jsonl'}"
    assert main(words.split()) == 0
    out = capsys.readouterr().out
    assert f"{BAD}:Dawdles overdrew " in out
    assert "(more than 0.05 s)" in out


def test_a_bot_that_takes_all_memory_takes_only_its_own_game(tmp_path: Path) -> None:
    games = play(tmp_path, "TakesAll", memory=1500)
    assert all("MemoryError" in game["forfeit"]["text"] for game in games)


def test_what_a_bot_prints_goes_nowhere(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    words = f"tournament --players {BAD}:Prints,random --games 2 --json --file {tmp_path / 'a.jsonl'}"
    assert main(words.split()) == 0
    out = capfd.readouterr().out
    found = json.loads(out)  # nothing else is in it
    assert found["printed"][f"{BAD}:Prints"] > 0
    assert found["forfeits"] == {}


def test_a_bot_that_forks_plays_its_game_once(tmp_path: Path) -> None:
    games = play(tmp_path, "Forks")
    assert [game["number"] for game in games] == [0, 1]
    assert all(game["forked"][f"{BAD}:Forks"] > 0 for game in games)
    assert not any("forfeit" in game for game in games)


def test_our_own_alone_have_no_limits_and_the_same_lines_as_ever() -> None:
    terms = Terms(("random", "easy"), games=1)
    assert terms.limits() == {}
    line = play_fixture(terms, fixtures(terms)[0])
    assert set(line) == {"number", "coins", "winners", "moves", "seconds", "clocks"}


def test_a_bot_hears_that_a_game_begins(tmp_path: Path) -> None:
    assert not any("forfeit" in game for game in play(tmp_path, "Told"))
