"""The command as a whole: what it understands, and that every mistake is one line and status 2."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import elbowroom
from elbowroom.cli import command, main, terminal
from elbowroom.cli.options import PlayOptions

COMMANDS = ["play", "serve", "simulate", "check", "replay", "bench"]


def complaint(capsys: pytest.CaptureFixture[str], *words: str, status: int = 2) -> str:
    """The one line that a wrong call leaves."""
    assert main(words) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("elbowroom: ")
    assert err.count("\n") == 1
    assert err.endswith("\n")
    return err.strip()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[PlayOptions]:
    """What the terminal game is called with; it is not played."""
    calls: list[PlayOptions] = []

    def play(options: PlayOptions) -> int:
        calls.append(options)
        return 0

    monkeypatch.setattr(terminal, "play", play)
    return calls


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"elbowroom {elbowroom.__version__}\n"


@pytest.mark.parametrize("words", [["--help"], *([name, "--help"] for name in COMMANDS)])
def test_help(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: elbowroom")
    assert err == ""


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--help"])
    out = capsys.readouterr().out
    assert all(name in out for name in COMMANDS)


def test_the_keys_of_the_benchmark_are_documented(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "--help"])
    out = " ".join(capsys.readouterr().out.split())
    for key in ("microseconds_per_move", "n_per_move", "microseconds_per_copy", "n_per_copy", "calibration_seconds"):
        assert key in out


@pytest.mark.parametrize("words", [[], ["--"], ["play"]])
def test_a_bare_call_serves_the_table_at_home(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    calls = iter([0])
    monkeypatch.setattr("elbowroom.server.launch.play_at_home", lambda **_: next(calls))
    assert main(words) == 0
    assert list(calls) == []


def test_serve_hands_its_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "elbowroom.server.launch.run", lambda options: 0 if options.host == "127.0.0.2" else options.port
    )
    assert main(["serve", "--host", "127.0.0.2"]) == 0
    assert main(["serve", "--port", "9000"]) == 9000


def test_the_words_of_the_process_are_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["elbowroom", "--version"])
    assert main() == 0
    assert capsys.readouterr().out.startswith("elbowroom ")


def test_play_hands_its_options_on(played: list[PlayOptions]) -> None:
    words = "play --terminal --players human,random --boxes base,underground --map base-2p --seed 5 --lang pl-PL"
    assert main([*words.split(), "--open-coins"]) == 0
    assert main(["play", "--terminal"]) == 0
    assert played == [
        PlayOptions(["human", "random"], ["base", "underground"], "base-2p", 5, "pl", True),
        PlayOptions(["human", "normal", "normal"], ["base"], None, None, None, False),
    ]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("nonsense", "invalid choice: 'nonsense'"),
        ("--nonsense", "--nonsense"),
        ("simulate --nonsense", "--nonsense"),
        ("simulate --gam 3", "--gam"),
        ("simulate --games", "expected one argument"),
        ("simulate --games x", "'x' is not a whole number"),
        ("simulate --games 1.5", "'1.5' is not a whole number"),
        ("simulate --games 0", "less than 1"),
        ("simulate --games -3", "less than 1"),
        ("simulate --seed one", "'one' is not a whole number"),
        ("simulate --players greedy,fool", "there is no bot fool; there are"),
        ("simulate --players human,greedy", "there is no bot human; there are"),
        ("simulate --players greedy,,random", "is not a list of names"),
        ("simulate --players greedy", "2 to 5 players, not 1"),
        ("simulate --players random,random,random,random,random,random", "2 to 5 players, not 6"),
        ("simulate --boxes attic", "there is no box attic; there are base, underground"),
        ("simulate --boxes base,base", "only once"),
        ("simulate --map moon", "there is no map moon; there are base-2p"),
        ("simulate --lang xx", "there are no texts in 'xx'; there are en, pl, cs, uk"),
        ("bench --players 2,x", "'x' is not a whole number"),
        ("bench --players 9", "2 to 5 players, not 9"),
        ("bench --seconds soon", "'soon' is not a number of seconds"),
        ("bench --seconds 0", "is not between"),
        ("bench --seconds nan", "is not between"),
        ("bench --boxes attic", "there is no box attic"),
        ("bench --map moon", "there is no map moon"),
        ("play --terminal --players human,fool", "not by fool"),
        ("play --terminal --seed x", "'x' is not a whole number"),
        ("play --terminal --boxes attic", "there is no box attic"),
        ("play --terminal --map moon", "there is no map moon"),
        ("play --terminal --players human", "2 to 5 players, not 1"),
        ("check", "required: FILE"),
        ("replay", "required: FILE"),
        ("replay a b", "unrecognized arguments: b"),
    ],
)
def test_a_wrong_call_is_one_line(words: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert reason in complaint(capsys, *words.split())


@pytest.mark.parametrize("word", ["a\nb", "a\r\nb", "a\x1b[31m", "\udcff", "a\u2028b", ""])
@pytest.mark.parametrize("start", [[], ["simulate", "--games"], ["simulate", "--map"], ["simulate", "--players"]])
def test_odd_characters_do_not_break_the_line(start: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, *start, word).isprintable()


def test_a_huge_number_is_not_repeated_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(complaint(capsys, "simulate", "--games", "9" * 6000)) < 200


def test_ctrl_c_is_status_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "_check", interrupt)
    assert complaint(capsys, "check", "x", status=130) == "elbowroom: interrupted"


@pytest.mark.parametrize("error", [RuntimeError("bad\nluck"), KeyError("x"), RecursionError(), AssertionError()])
def test_even_a_bug_is_one_line(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> int:
        raise error

    monkeypatch.setattr(command, "_check", fail)
    assert type(error).__name__ in complaint(capsys, "check", "x")


def test_an_unwritable_output_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def full(_: object) -> int:
        raise OSError(28, "No space left on device")

    with (tmp_path / "out").open("w") as out:  # its descriptor is given up, so it must not be pytest's
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(command, "_check", full)
        assert "No space left" in complaint(capsys, "check", "x")


def test_a_closed_pipe_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def closed(_: object) -> int:
        raise BrokenPipeError

    with (tmp_path / "out").open("w") as out:
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(command, "_check", closed)
        assert "nobody reads" in complaint(capsys, "check", "x")
