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


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("Crashes", " failed: StopIteration (--debug shows where)"),
        ("Leaves", " failed: SystemExit: enough (--debug shows where)"),
        ("Asks", " failed: EOFError: EOF when reading a line (--debug shows where)"),
        ("Nonsense", " failed: int is no move (--debug shows where)"),
        ("Dies", " ended the process in which it played: exit status 3"),
        ("TakesAll", " failed: MemoryError (--debug shows where)"),
        ("Hangs", " thought for "),
    ],
)
def test_a_simulation_ends_with_a_sentence_whatever_a_guest_does(
    kind: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if kind == "Hangs":
        monkeypatch.setattr("elbowroom.arena.referee.DECISION", 0.2)
    if kind == "TakesAll":
        monkeypatch.setattr("elbowroom.arena.hall._SHARE", 0.0)
    assert main(["simulate", "--games", "2", "--players", f"random,{BAD}:{kind}"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"elbowroom: {BAD}:{kind}{said}")
    assert err.count("\n") == 1


def test_a_simulation_counts_every_game_once_though_a_guest_forks_and_prints(
    capfd: pytest.CaptureFixture[str],
) -> None:
    for kind in ("Forks", "Prints"):
        assert main(["simulate", "--games", "2", "--json", "--players", f"random,{BAD}:{kind}"]) == 0
        assert json.loads(capfd.readouterr().out)["games"] == 2


def test_a_guest_may_answer_with_the_text_of_a_move_and_nothing_else(tmp_path: Path) -> None:
    for kind, why in (("Speaks", ""), ("Shrugs", "illegal"), ("MakesUp", "illegal"), ("Babbles", "illegal")):
        (tmp_path / kind).mkdir()
        games = play(tmp_path / kind, kind)
        assert {game.get("forfeit", {}).get("why", "") for game in games} == {why}


def test_a_guest_that_hangs_before_its_first_decision_is_not_waited_for(tmp_path: Path) -> None:
    games = play(tmp_path, "NeverReady", decision_limit=0.3)
    assert {game["forfeit"]["why"] for game in games} == {"decision-limit"}


def test_a_guest_that_takes_memory_bit_by_bit_or_in_copies_of_itself_is_stopped(tmp_path: Path) -> None:
    for kind in ("Hoards", "Breeds"):
        (tmp_path / kind).mkdir()
        games = play(tmp_path / kind, kind, games=2, memory=700, decision_limit=5)
        assert len(games) == 2
        assert all("forfeit" in game for game in games) == (kind == "Hoards")


def test_our_own_alone_have_no_limits_and_the_same_lines_as_ever() -> None:
    terms = Terms(("random", "easy"), games=1)
    assert terms.limits() == {}
    line = play_fixture(terms, fixtures(terms)[0])
    assert set(line) == {"number", "coins", "winners", "moves", "seconds", "clocks"}


def test_a_bot_hears_that_a_game_begins(tmp_path: Path) -> None:
    assert not any("forfeit" in game for game in play(tmp_path, "Told"))
