"""Tournaments: balanced seats, shared seeds, files that are taken up again, and what is told of them."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from elbowroom.arena.tournament import (
    Progress,
    Terms,
    TournamentError,
    fixtures,
    pairings,
    read_results,
    run_tournament,
    still_to_play,
)
from elbowroom.arena.tournament_positions import read_positions, solve
from elbowroom.arena.tournament_report import ladder_page, matches, quantile, ratings, times
from elbowroom.arena.version import made_by
from elbowroom.cli.command import main
from elbowroom.locale import texts_in

POSITIONS = Path(__file__).parents[2] / "scenarios" / "positions"
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
    assert len(whole) == 4
    assert len(lines) == 5  # a line for the match, and one for every game
    path.write_text("".join(lines[:3]) + lines[3][:40])  # stopped in the middle of a line
    assert [one.number for one in still_to_play(TWO, read_results(path))] == [2, 3]
    again = run_tournament(TWO, path)
    assert [game["coins"] for game in again] == [game["coins"] for game in whole]
    assert still_to_play(TWO, read_results(path)) == []


def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    alone = run_tournament(TWO, tmp_path / "alone.jsonl")
    together = run_tournament(TWO, tmp_path / "together.jsonl", processes=2)
    assert [game["coins"] for game in together] == [game["coins"] for game in alone]


def test_versions_are_never_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, old = tmp_path / "games.jsonl", tmp_path / "old.jsonl"
    (game, *_) = run_tournament(TWO, path)
    assert game["version"] == made_by()
    old.write_text(path.read_text().replace(made_by(), "0.0.1+0123456789ab"))
    with pytest.raises(TournamentError, match=r"games of version 0\.0\.1\+0123456789ab, and this is"):
        run_tournament(TWO, old)
    assert main(["ladder", str(path), str(old)]) == 2
    assert "games of different versions cannot be put together" in capsys.readouterr().err


def test_progress_says_how_long_it_will_take() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    progress = Progress(4, stream=stream)
    progress.show(1)
    progress.show(4)
    assert "1/4 games, 0:00:0" in stream.getvalue()
    assert stream.getvalue().endswith("4/4 games, 0:00:00 left \n")


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
    page = ladder_page(games, ["| positions |"], "elbowroom ladder games.jsonl", texts_in("en"))
    assert "| random | normal | 2 | base | default | 4 |" in page
    assert "## Test positions" in page


def test_quantiles_of_a_clock() -> None:
    clock = {0: 90, 50: 10}  # up to a millisecond, and up to ten
    assert quantile(clock, 0.5) == 1.0
    assert quantile(clock, 0.95) == 10.0


def test_an_unknown_bot_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no bot nobody"):
        run_tournament(Terms(("nobody", "normal"), games=2), tmp_path / "games.jsonl")


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    assert main(f"tournament --players normal,random --games 2 --file {path} --json".split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["matches"][0]["games"] == 2
    assert found["version"] == made_by()
    assert main(["ladder", str(path)]) == 0
    assert "# The ladder" in capsys.readouterr().out
    assert main(["positions", str(POSITIONS), "--players", "random"]) == 0
    assert "| all (" in capsys.readouterr().out


@pytest.mark.parametrize(
    "said",
    [
        "tournament --players normal",
        "tournament --players normal,nobody",
        "tournament --players normal,nowhere_at_all:MyBot",
        "tournament --budget fast",
        "tournament --seats 9",
        "tournament --boxes attic",
        "tournament --games none",
        "ladder nowhere.jsonl",
        "positions nowhere",
    ],
)
def test_a_mistake_is_one_sentence(
    said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(said.split()) == 2
    error = capsys.readouterr().err
    assert error.startswith("elbowroom: ")
    assert error.count("\n") == 1


BOT = """
from elbowroom.bots import Bot

class Last(Bot):
    name = "last"
    def choose(self, view):
        return view.legal_moves()[-1]

class Wrong(Bot):
    name = "wrong"
    def choose(self, view):
        return "pick 99"
"""


def test_anyones_bot_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bots_of_mine.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    assert main("tournament --players bots_of_mine:Last,random --games 2 --file a.jsonl --json".split()) == 0
    assert json.loads(capsys.readouterr().out)["matches"][0]["name"] == "bots_of_mine:Last"
    assert main("tournament --players bots_of_mine:Wrong,random --games 2 --file b.jsonl".split()) == 0
    said = capsys.readouterr().out
    assert "bots_of_mine:Wrong forfeited 2 games (no legal move: 2); the first: pick 99: There are 6 combos" in said
    (match,) = matches(read_results(Path("b.jsonl")))
    assert (match.share, match.games, match.coins) == (0.0, 2, [])


def test_the_positions_can_be_solved() -> None:
    positions = read_positions(POSITIONS)
    for group in ("pick", "decline", "entry", "immune"):
        assert sum(position.group == group for position in positions) >= 10
    solutions = solve(POSITIONS, ["normal"])
    assert sum(solution.right("normal") for solution in solutions) > len(solutions) / 3
