"""`elbowroom puzzles`: what it prints, what it refuses, and that what was stopped goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import pytest

from elbowroom.cli.command import main
from elbowroom.cli.puzzles_solve import solve
from elbowroom.cli.terminal_session import PROMPT
from elbowroom.locale import texts_in
from elbowroom.puzzles import Puzzle, finding, making, shipped, write_library
from elbowroom.rules.game import Game
from tests.cli.keyboard import Answering
from tests.puzzles.samples import puzzle


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with one puzzle."""
    path = tmp_path / "puzzles.jsonl"
    path.write_text(write_library([puzzle()]), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "pl", "cs", "uk"])
def test_the_list_and_its_counts(file: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", str(file), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "b2-1-3" in out
    assert texts_in(language).get("puzzle-theme-attack") in out
    assert main(["puzzles", "list", str(file), "--theme", "combo", "--lang", language]) == 0
    assert "b2-1-3" not in capsys.readouterr().out
    assert main(["puzzles", "list", str(file), "--json"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)
    assert (entry["id"], entry["player"], entry["theme"]) == ("b2-1-3", 1, "attack")
    assert "plan" not in entry


def test_a_puzzle_is_shown_with_its_plan_only_if_asked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "show", "b2-1-3", str(file), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Puzzle b2-1-3 · What to attack · easier" in out
    assert "The best plan" not in out
    assert main(["puzzles", "show", "b2-1-3", str(file), "--solution", "--lang", "en"]) == 0
    assert "The best plan" in capsys.readouterr().out


def test_a_turn_is_played_at_the_keyboard_and_judged() -> None:
    typed = iter([*puzzle().idea.plan, "stop"])
    texts = texts_in("en")
    keyboard = Answering(lambda prompt: next(typed) if prompt == PROMPT else "")
    assert solve(puzzle(), texts, keyboard.console, keyboard) == 0
    assert texts.get("puzzles-best") in keyboard.text
    assert "The best plan: " in keyboard.text
    assert "Chance to win: " in keyboard.text


def test_check_names_what_no_longer_holds_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = msgspec.structs.replace(puzzle().idea, id="b2-1-5", mark="0" * 12)
    third = msgspec.structs.replace(puzzle().idea, id="b2-1-7", plan=["expand", "conquer 99"])
    file = tmp_path / "some.jsonl"
    text = write_library([puzzle(), Puzzle(other, puzzle().game), Puzzle(third, puzzle().game)])
    file.write_text(text + "{]\n", encoding="utf-8")
    assert main(["puzzles", "check", str(file), "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["line 6", "b2-1-5", "b2-1-7", "1 puzzle holds"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["puzzles", "show", "b9-9-9"], "there is no puzzle b9-9-9"),
        (["puzzles", "list", "no-such-file"], "no-such-file"),
        (["puzzles", "list", "--theme", "music"], "there is no music"),
        (["puzzles", "make", "x.jsonl", "--boxes", "cellar"], "cellar"),
        (["puzzles", "make", "x.jsonl", "--games", "0"], "0"),
        (["puzzles"], "ACTION"),
    ],
)
def test_mistakes_are_one_line(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--lang", "en"] if len(words) > 1 else words) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", "elbowroom record 1\n", '{"title":"elbowroom puzzles","version":9}\n', "\xff"])
def test_other_files_are_refused_in_one_line(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "other"
    file.write_bytes(text.encode("latin-1"))
    assert main(["puzzles", "check", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_what_was_stopped_goes_on_and_ends_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(finding, "QUICK", 8)
    monkeypatch.setattr(finding, "CLEAR", 0.3)
    monkeypatch.setattr(finding, "SURE", 0.5)
    monkeypatch.setattr(making, "SEATS", ("easy", "normal"))
    monkeypatch.setattr(making, "_decisions", _early(making._decisions))
    at_once, in_parts = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    command = ["--boxes", "base", "--seed", "3", "--lang", "en"]
    assert main(["puzzles", "make", str(at_once), "--games", "2", *command]) == 0
    assert main(["puzzles", "make", str(in_parts), "--games", "1", *command]) == 0
    with (tmp_path / "b.jsonl.progress").open("ab") as ledger:
        ledger.write(b'{"task":"b3-')  # the machine was switched off just then
    assert main(["puzzles", "make", str(in_parts), "--games", "2", *command]) == 0
    assert in_parts.read_bytes() == at_once.read_bytes()
    capsys.readouterr()
    assert main(["puzzles", "make", str(in_parts), "--games", "2", *command[:2], "--seed", "4", "--lang", "en"]) == 2
    assert "another seed" in capsys.readouterr().err
    assert main(["puzzles", "check", str(at_once)]) == 0


Decisions = Callable[[Game], Iterable[tuple[str, int, Game]]]


def _early(decisions: Decisions) -> Decisions:
    """The first few decisions of a game alone."""
    return lambda game: list(decisions(game))[:6]


def test_the_shipped_ones_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == len(shipped().puzzles)
